# Textele rețelei din sală.
hall-title = Sala
hall-skip = Treci la conținut
hall-menu = Pagini
hall-find = Găsește masa
hall-offline = Fără legătură cu masa de arbitraj. Pagina poate fi veche.
hall-updated = Actualizat
hall-language = Limba
hall-your-name = Numele tău
hall-nobody = Niciun jucător cu acest nume nu are o masă.
hall-colour = Culoare
hall-no-times = Programul nu este încă stabilit.
hall-next-round = Urmează:
hall-minutes = min
hall-choose-address = Alegeți o singură adresă a acestui calculator; rețeaua din sală nu ascultă niciodată pe toate.
hall-address-refused = Rețeaua din sală nu poate asculta la { $address } ({ $error }). Alegeți altă adresă sau alt port.
cli-hall-serving = Rețeaua din sală funcționează la { $url }. Opriți-o cu Ctrl+C.
