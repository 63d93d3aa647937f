# Teksty modułu `tour`. Szkic tłumaczenia, którego nie sprawdził jeszcze nikt, dla kogo polski jest językiem ojczystym.
# Pakiety.
tourbook-bundle-differs = { $event } jest już w księdze cyklu, a ten pakiet się różni. Sprawdź różnice, a potem je przyjmij.
tourbook-bundle-key-unknown = Pakiet podpisano kluczem, którego cykl nie zna. Poproś organizatora o klucz i najpierw go dodaj.
tourbook-bundle-key = Klucz: { $key }
tourbook-bundle-key-revoked = Pakiet podpisano kluczem, którego właścicielem jest { $holder } i który unieważniono { $day }. Poproś o pakiet podpisany nowym kluczem.
tourbook-bundle-older = Pakiet { $sequence } wydarzenia { $event } jest starszy niż pakiet { $newest } w księdze cyklu. Poproś organizatora o najnowszy pakiet.
tourbook-bundle-fork = Pakiet { $sequence } wydarzenia { $event } nie jest dalszym ciągiem pakietu { $newest } w księdze cyklu: wydarzenie ma dwie różne historie. Zapytaj organizatora, która jest właściwa.
tourbook-bundle-gap = Pakiet { $sequence } wydarzenia { $event } jest za daleko od pakietu { $newest } w księdze cyklu: pomiędzy może brakować najwyżej { $most }. Poproś organizatora o pakiety pośrednie.
tourbook-bundle-other-signer = Wydarzenie { $event } dotąd podpisuje { $holder }, a ten pakiet { $organiser }. Zapytaj obie strony; jeśli wydarzenie przekazano, dodaj pakiet z tą decyzją.
tourbook-difference-signer = Podpis: { $new } zamiast { $old }.
tourbook-handed-over = Teraz to wydarzenie podpisuje { $organiser }; przekazuje je { $old }.
tourbook-difference-gap = { $count ->
        [one] Po pakiecie { $newest } brakuje jednego pakietu.
        [few] Po pakiecie { $newest } brakuje { $count } pakietów.
        [many] Po pakiecie { $newest } brakuje { $count } pakietów.
       *[other] Po pakiecie { $newest } brakuje { $count } pakietu.
    }
tourbook-difference-event = Zmieniły się nazwa, dni, miejsce, mistrzostwa lub współczynnik wydarzenia.
tourbook-difference-table = Zmieniła się tabela punktów.
tourbook-difference-player-gone = W wydarzeniu nie ma już gracza: { $player }.
tourbook-difference-player-new = W wydarzeniu jest nowy gracz: { $player }.
tourbook-difference-player-data = Zmieniły się dane osobowe gracza: { $player }.
tourbook-difference-games = { $count ->
        [one] Zmieniła się jedna partia.
        [few] Zmieniły się { $count } partie.
        [many] Zmieniło się { $count } partii.
       *[other] Zmieniło się { $count } partii.
    }
tourbook-difference-points = { $player }: punkty { $new } zamiast { $old }.
tourbook-difference-finals = Zmieniły się grupy, miejsca lub losowanie Finału.
tourbook-difference-ladders = Zmieniły się partie dogrywek, eliminacje lub różowe kartki.
tourbook-difference-other = Zmieniły się wolne losy, drabinki pucharowe lub miejsca.
tourbook-consequence = { $player } ma teraz { $new } zamiast { $old }.
tourbook-sp = SP{ $category } { $sp }
tourbook-sp-none = bez SP
tourbook-edition-unreadable = Nie można odczytać zapisanego pakietu wydarzenia { $event } ({ $error }). Dodaj pakiet wydarzenia ponownie.

tourbook-key-no-holder = Klucz nie ma właściciela. Wpisz nazwę organizatora.
tourbook-key-known = Klucz, którego właścicielem jest { $holder }, jest już w księdze cyklu.
tourbook-key-was-revoked = Klucz, którego właścicielem jest { $holder }, unieważniono i nie można go znów dodać. Poproś o nowy klucz.
tourbook-key-missing = Księga cyklu nie ma tego klucza. Sprawdź listę kluczy.
tourbook-key-revoked = Klucz, którego właścicielem jest { $holder }, jest już unieważniony.

tourbook-unnamed = Cykl nie ma nazwy. Wpisz ją.
tourbook-championship-unnamed = Mistrzostwa nie mają nazwy. Wpisz ją.
tourbook-championship-unknown = Nie ma mistrzostw „{ $name }”. Wybierz je z listy wydarzeń.
tourbook-player-unknown = „{ $name }” nie występuje w cyklu. Poszukaj na liście graczy.
tourbook-player-ambiguous = { $name }: tylu graczy tak się nazywa: { $count }. Wpisz numer z listy graczy.
tourbook-confirm-year = Nie można potwierdzić roku { $year }. Wybierz rok od 2000 do { $last }.
tourbook-merge-same = Gracza { $player } nie można połączyć z nim samym. Podaj dwoje graczy.
tourbook-separate-same = To ten sam gracz, { $player }. Podaj dwoje graczy.
tourbook-separate-already = { $one } i { $other } są już zapisani jako różne osoby.
tourbook-no-category = { $date } nikt nie ma punktów w kategorii { $category }. Wybierz inną kategorię lub datę.
tourbook-no-gain = { $player } nie ma punktów zdobytych do { $date }.
tourbook-no-year = W kalendarzu nie ma roku { $year }. Wybierz inny rok.

tourbook-empty = Księga cyklu nie ma wydarzeń. Najpierw dodaj pakiety.
tourbook-no-points = W roku { $year } nikt nie ma punktów, więc nie ma czego drukować.
tourbook-no-sheet = Cykl nie ma arkusza „{ $name }”. Wybierz jeden z: { $known }.
tourbook-pages-cannot-write = Nie można zapisać { $path } ({ $error }). Wybierz inny folder albo zwolnij miejsce.
tourbook-pages-other-files = W folderze { $folder } są inne pliki niż strony cyklu. Wybierz pusty folder.
