# Textele din crate-ul `api`.
# Comenzile ferestrei.
api-no-command = Nu există comanda { $name }. Reporniți programul.
api-response-invalid = Răspunsul nu poate fi trimis ({ $error }). Reporniți programul.
api-text-too-long = Un text este prea lung: are mai mult de { $longest } de octeți. Scurtați-l.
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

# Gazda ferestrei.
host-folder = Dosarul { $folder } nu poate fi creat ({ $error }). Eliberați spațiu sau verificați permisiunile.
host-no-data-folder = Sistemul nu are un dosar pentru datele programului ({ $error }). Creați în schimb un turneu într-un dosar ales de dumneavoastră.
host-no-free-name = Dosarul { $folder } conține prea multe exemple. Ștergeți câteva.
host-cannot-open = { $path } nu poate fi deschis ({ $error }). Deschideți-l din managerul de fișiere.
host-second-window = Ecranul din sală nu răspunde ({ $error }). Reporniți programul.
demo-played = { $name }: { $players ->
    [one] un jucător a jucat
    [few] { $players } jucători au jucat
   *[other] { $players } de jucători au jucat
} { $games ->
    [one] o partidă
    [few] { $games } partide
   *[other] { $games } de partide
}.
