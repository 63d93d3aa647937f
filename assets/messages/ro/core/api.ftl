# Textele din crate-ul `api`.
# Comenzile ferestrei.
api-no-command = Nu există comanda { $name }. Reporniți programul.
api-request-invalid = Cererea comenzii { $name } nu este validă ({ $error }). Reporniți programul.
api-response-invalid = Răspunsul nu poate fi trimis ({ $error }). Reporniți programul.
api-text-too-long = Un text are mai mult de { $longest } de octeți. Scurtați-l.
api-not-for-the-hall = Ecranul din sală nu poate folosi comanda { $name }: arată numai ce este publicat.
api-no-tour-book = Niciun registru al circuitului nu este deschis. Deschideți unul sau creați unul nou.

# Demonstrația.
demo-folder = Dosarul { $folder } nu poate fi creat ({ $error }). Alegeți alt dosar.
demo-registered = { $event }: { $players ->
        [one] un jucător confirmat
        [few] { $players } jucători confirmați
       *[other] { $players } de jucători confirmați
    }.
demo-closed = Înscrierile sunt închise. Numerele sunt de la 1 la { $last }.
demo-drawn = KO{ $category } este tras la sorți cu entropia { $entropy }: { $lines ->
        [one] o linie
        [few] { $lines } linii
       *[other] { $lines } de linii
    }.
demo-round = Runda { $round } este împerecheată, jucată și confirmată.
