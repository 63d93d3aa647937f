# Teksty sieci na sali. Szkic tłumaczenia, którego nie sprawdził jeszcze nikt, dla kogo polski jest językiem ojczystym.
hall-title = Sala
hall-skip = Przejdź do treści
hall-menu = Strony
hall-find = Znajdź swój stół
hall-offline = Brak połączenia ze stolikiem sędziowskim. Strona może być nieaktualna.
hall-updated = Zaktualizowano
hall-language = Język
hall-your-name = Twoje nazwisko
hall-nobody = Żaden gracz o tym nazwisku nie ma stołu.
hall-colour = Kolor
hall-no-times = Harmonogram nie jest jeszcze ustalony.
hall-next-round = Następnie:
hall-minutes = min
hall-choose-address = Wybierz jeden adres tego komputera; sieć na sali nigdy nie nasłuchuje na wszystkich.
hall-address-refused = Sieć na sali nie może nasłuchiwać na { $address } ({ $error }). Wybierz inny adres lub port.
cli-hall-serving = Sieć na sali działa pod adresem { $url }. Zatrzymaj ją klawiszami Ctrl+C.
