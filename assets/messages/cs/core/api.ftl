# Texty modulu `api`. Návrh překladu, který zatím nezkontroloval žádný rodilý mluvčí.
# Příkazy okna.
api-no-command = Příkaz { $name } neexistuje. Spusťte program znovu.
api-response-invalid = Odpověď nelze odeslat ({ $error }). Spusťte program znovu.
api-text-too-long = Text je příliš dlouhý: má víc než { $longest } bajtů. Zkraťte ho.
api-not-for-the-hall = Obrazovka v sále nemůže použít příkaz { $name }. Ukazuje jen to, co je zveřejněno.
api-no-tour-book = Není otevřena žádná kniha série. Otevřete ji, nebo založte novou.

demo-folder = Složku { $folder } nelze vytvořit ({ $error }). Zvolte jinou složku.
demo-registered = { $event }: { $players ->
        [one] zaregistrován 1 hráč
        [few] zaregistrováni { $players } hráči
       *[other] zaregistrováno { $players } hráčů
    }.
demo-closed = Registrace je uzavřena. Čísla jsou 1 až { $last }.
demo-drawn = KO{ $category } je vylosováno s entropií { $entropy }: { $lines ->
        [one] 1 řádek
        [few] { $lines } řádky
       *[other] { $lines } řádků
    }.
demo-round = Kolo { $round } je spárováno, odehráno a potvrzeno.

host-folder = Složku { $folder } nelze vytvořit ({ $error }). Uvolněte místo, nebo zkontrolujte oprávnění.
host-no-data-folder = Systém nemá složku pro data programu ({ $error }). Založte akci ve složce podle svého výběru.
host-no-free-name = Ve složce { $folder } je příliš mnoho ukázek. Některé smažte.
host-cannot-open = { $path } nelze otevřít ({ $error }). Otevřete ho ve správci souborů.
host-second-window = Obrazovka v sále neodpovídá ({ $error }). Spusťte program znovu.
demo-played = { $name }: { $players ->
    [one] hrál jeden hráč
    [few] hráli { $players } hráči
   *[other] hrálo { $players } hráčů
}, { $games ->
    [one] jedna partie
    [few] { $games } partie
   *[other] { $games } partií
}.
