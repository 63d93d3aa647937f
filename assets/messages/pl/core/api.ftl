# Teksty modułu `api`. Szkic tłumaczenia, którego nie sprawdził jeszcze nikt, dla kogo polski jest językiem ojczystym.
# Polecenia okna.
api-no-command = Nie ma polecenia { $name }. Uruchom program ponownie.
api-response-invalid = Nie można wysłać odpowiedzi ({ $error }). Uruchom program ponownie.
api-text-too-long = Tekst jest za długi: ma więcej niż { $longest } bajtów. Skróć go.
api-not-for-the-hall = Ekran sali nie może użyć polecenia { $name }. Pokazuje tylko to, co opublikowano.
api-no-tour-book = Żadna księga cyklu nie jest otwarta. Otwórz księgę albo utwórz nową.

demo-folder = Nie można utworzyć folderu { $folder } ({ $error }). Wybierz inny folder.
demo-registered = { $event }: { $players ->
        [one] zarejestrowano 1 gracza
        [few] zarejestrowano { $players } graczy
        [many] zarejestrowano { $players } graczy
       *[other] zarejestrowano { $players } gracza
    }.
demo-closed = Zapisy są zamknięte. Numery: od 1 do { $last }.
demo-drawn = KO{ $category } wylosowano z entropią { $entropy }: { $lines ->
        [one] 1 linia
        [few] { $lines } linie
        [many] { $lines } linii
       *[other] { $lines } linii
    }.
demo-round = Runda { $round } jest sparowana, rozegrana i zatwierdzona.

host-folder = Nie można utworzyć folderu { $folder } ({ $error }). Zwolnij miejsce albo sprawdź uprawnienia.
host-no-data-folder = System nie ma folderu na dane programu ({ $error }). Zamiast tego utwórz wydarzenie w wybranym folderze.
host-no-free-name = W folderze { $folder } jest za dużo przykładów. Usuń część z nich.
host-cannot-open = Nie można otworzyć { $path } ({ $error }). Otwórz go w menedżerze plików.
host-second-window = Ekran sali nie odpowiada ({ $error }). Uruchom program ponownie.
demo-played = { $name }: { $players ->
    [one] grał jeden gracz
    [few] grało { $players } graczy
    [many] grało { $players } graczy
   *[other] grało { $players } gracza
}, { $games ->
    [one] jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}.
