# Texty modulu `session`. Návrh překladu, který zatím nezkontroloval žádný rodilý mluvčí.
output-exists = { $path } už existuje a nic nebylo zapsáno. Zvolte jiný název, nebo povolte nahrazení souboru.
output-replaces-database = { $path } je soubor akce, kniha série nebo jiná databáze, kterou výstup nesmí nahradit. Zvolte jiný název.
output-replaces-key = { $path } je klíč pořadatele, který výstup nesmí nahradit. Zvolte jiný název.
output-unreadable = { $path } existuje a nelze ho přečíst ({ $cause }), proto se nenahradí. Zvolte jiný název.

file-name-missing = { $path } není název souboru. Zvolte jiný.
file-not-written = Soubor { $path } nešlo zapsat ({ $reason }). Zvolte jinou složku, nebo uvolněte místo.
file-not-readable = Soubor { $path } nelze přečíst ({ $reason }). Zkontrolujte název a složku.
file-not-regular = { $path } nelze přečíst. Není to běžný soubor. Zvolte jiný.
file-too-large = { $path } je na soubor turnaje příliš velký. Zvolte jiný.
file-exists = { $path } už existuje. Zvolte jiný název.
file-not-picked = Program tento soubor nezná. Vyberte ho znovu.
request-invalid = Požadavek příkazu { $name } je neplatný ({ $error }). Spusťte program znovu.

list-line = Řádek { $line }: { $reason }
list-lines-wrong = Potíže v seznamu: { $mistakes }, { $lines ->
        [one] na { $lines } řádku
        [few] na { $lines } řádcích
       *[other] na { $lines } řádcích
    }. Opravte je a seznam importujte znovu.
list-lines-more = { $count ->
    [one] { $count } další není zobrazena.
    [few] { $count } další nejsou zobrazeny.
   *[other] { $count } dalších není zobrazeno.
}

event-not-open = Není otevřena žádná akce. Otevřete akci, nebo založte novou.
competition-missing = Akce nemá soutěž. Založte novou akci.
request-not-json = Požadavek nelze uložit do deníku ({ $reason }). Nahlaste tuto chybu.
final-game-invalidated = Změna by zneplatnila partii Finále u stolu { $board } v kole { $round }. Nejdříve zrušte párování kola { $round }. Pokud jeho partie už začaly, opravte výsledek, na kterém závisí, a anulujte pozdější partie.
copy-failed = V { $folder } nešlo vytvořit kopii. { $reason } Zkontrolujte složku a volné místo.
copy-folder-failed = Složku nelze vytvořit ({ $reason }).

date-unknown = „{ $text }“ není datum. Napište ho jako 2026-11-20.
rating-unknown = „{ $text }“ není rating. Napište celé číslo od -900 do 3500.
pin-unknown = „{ $text }“ není PIN v EGD. Má osm číslic.
register-number-unknown = „{ $text }“ není číslo licence ani členství. Napište nejvýše deset číslic, nebo nechte pole prázdné.
licence-status-unknown = „{ $text }“ není stav licence. Napište písmeno nebo pomlčku, nebo nechte pole prázdné.
birth-unknown = „{ $text }“ není rok narození. Napište ho jako { $example }.
missed-round-unknown = Kolo { $round } neexistuje. Kola mají čísla 1 až { $last }.
fixed-board-out-of-range = { $board } není stůl. Napište číslo od 1 do 9999, nebo nic.

season-unknown = Sezóna „{ $name }“ není známa. Zvolte jednu z: { $known }.
season-misnamed = Vestavěná sezóna „{ $name }“ má ve svém souboru jiný název.
season-file-wrong = V { $path }: { $reason }

key-damaged = { $file } už není platný klíč. Obnovte ho z kopie, nebo ho přesuňte pryč, aby se vytvořil nový.
key-readable-by-others = Klíč { $file } mohou číst jiní uživatelé tohoto počítače. Povolte čtení jen sobě (chmod 600) a zkuste to znovu.
key-unusable = Klíč { $file } nelze použít ({ $reason }). Zkontrolujte složku a její oprávnění.
key-no-folder = Není tu složka pro váš klíč. Nastavte složku v DRAWMASTER_DATA.

printer-no-service = Tento počítač nemá tiskovou službu (program lp). Uložte PDF a vytiskněte je z programu pro PDF.
printer-none = Na tomto počítači není tiskárna. Nastavte ji v nastavení systému, nebo uložte PDF.
printer-refused = Tiskárna { $printer } list nepřijala: { $reason }.
printer-refused-hint = Zkontrolujte její název a zda je zapnutá, nebo uložte PDF.
printer-service-failed = Tiskovou službu nelze použít ({ $reason }). Uložte PDF a vytiskněte je z programu pro PDF.
