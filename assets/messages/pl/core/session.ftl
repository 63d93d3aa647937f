# Teksty modułu `session`. Szkic tłumaczenia, którego nie sprawdził jeszcze nikt, dla kogo polski jest językiem ojczystym.
output-exists = { $path } już istnieje i nic nie zapisano. Wybierz inną nazwę albo zezwól na zastąpienie pliku.
output-replaces-database = { $path } to plik wydarzenia, księga cyklu lub inna baza danych, której nie wolno zastąpić. Wybierz inną nazwę.
output-replaces-key = { $path } to klucz organizatora, którego nie wolno zastąpić. Wybierz inną nazwę.
output-unreadable = { $path } istnieje i nie można go odczytać ({ $cause }), więc nie zostanie zastąpiony. Wybierz inną nazwę.

file-name-missing = { $path } to nie nazwa pliku. Wybierz inną.
file-not-written = Nie udało się zapisać pliku { $path } ({ $reason }). Wybierz inny folder albo zwolnij miejsce.
file-not-readable = Nie można odczytać pliku { $path } ({ $reason }). Sprawdź nazwę i folder.
file-not-regular = Nie można odczytać { $path }. To nie jest zwykły plik. Wybierz inny.
file-too-large = { $path } jest za duży jak na plik turnieju. Wybierz inny.
file-exists = { $path } już istnieje. Wybierz inną nazwę.
file-not-picked = Program nie zna tego pliku. Wybierz go ponownie.
request-invalid = Żądanie polecenia { $name } jest nieprawidłowe ({ $error }). Uruchom program ponownie.

list-line = Wiersz { $line }: { $reason }
list-lines-wrong = Problemy na liście: { $mistakes }, w { $lines ->
        [one] { $lines } wierszu
        [few] { $lines } wierszach
        [many] { $lines } wierszach
       *[other] { $lines } wiersza
    }. Popraw je i zaimportuj listę ponownie.
list-lines-more = { $count ->
    [one] Nie pokazano jeszcze { $count }.
    [few] Nie pokazano jeszcze { $count }.
    [many] Nie pokazano jeszcze { $count }.
   *[other] Nie pokazano jeszcze { $count }.
}

event-not-open = Żadne wydarzenie nie jest otwarte. Otwórz wydarzenie albo utwórz nowe.
competition-missing = Wydarzenie nie ma konkurencji. Utwórz nowe wydarzenie.
request-not-json = Nie można zapisać żądania w dzienniku ({ $reason }). Zgłoś ten błąd.
final-game-invalidated = Ta zmiana unieważniłaby partię Finału przy stole { $board } w rundzie { $round }. Najpierw usuń pary rundy { $round }. Jeśli jej partie już się zaczęły, popraw wynik, od którego zależy, i unieważnij późniejsze partie.
copy-failed = Nie udało się zrobić kopii w folderze { $folder }. { $reason } Sprawdź folder i wolne miejsce.
copy-folder-failed = Nie można utworzyć folderu ({ $reason }).

date-unknown = „{ $text }” to nie data. Wpisz ją jako 2026-11-20.
rating-unknown = „{ $text }” to nie ranking. Wpisz liczbę całkowitą od -900 do 3500.
pin-unknown = „{ $text }” to nie PIN w EGD. Ma on osiem cyfr.
register-number-unknown = „{ $text }” to nie numer licencji ani członkostwa. Wpisz do dziesięciu cyfr albo zostaw pole puste.
licence-status-unknown = „{ $text }” to nie stan licencji. Wpisz literę lub kreskę albo zostaw pole puste.
birth-unknown = „{ $text }” to nie rok urodzenia. Wpisz go jako { $example }.
missed-round-unknown = Nie ma rundy { $round }. Rundy mają numery od 1 do { $last }.
fixed-board-out-of-range = { $board } to nie stół. Wpisz numer od 1 do 9999 albo nic.

season-unknown = Sezon „{ $name }” jest nieznany. Wybierz jeden z: { $known }.
season-misnamed = Wbudowany sezon „{ $name }” ma w swoim pliku inną nazwę.
season-file-wrong = W { $path }: { $reason }

key-damaged = { $file } nie jest już prawidłowym kluczem. Przywróć go z kopii albo przenieś, aby utworzyć nowy klucz.
key-readable-by-others = Inni użytkownicy tego komputera mogą odczytać klucz { $file }. Zezwól na odczyt tylko sobie (chmod 600) i spróbuj ponownie.
key-unusable = Nie można użyć klucza { $file } ({ $reason }). Sprawdź folder i jego uprawnienia.
key-no-folder = Nie ma folderu na twój klucz. Ustaw folder w DRAWMASTER_DATA.

printer-no-service = Ten komputer nie ma usługi drukowania (programu lp). Zapisz PDF i wydrukuj go z programu do PDF.
printer-none = Na tym komputerze nie ma drukarki. Zainstaluj ją w ustawieniach systemu albo zapisz PDF.
printer-refused = Drukarka { $printer } nie przyjęła arkusza: { $reason }.
printer-refused-hint = Sprawdź jej nazwę i czy jest włączona, albo zapisz PDF.
printer-service-failed = Nie można użyć usługi drukowania ({ $reason }). Zapisz PDF i wydrukuj go z programu do PDF.
