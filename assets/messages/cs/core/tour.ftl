# Texty modulu `tour`. Návrh překladu, který zatím nezkontroloval žádný rodilý mluvčí.
# Balíčky.
tourbook-bundle-differs = { $event } už v knize série je a tento balíček se liší. Zkontrolujte rozdíly a pak je přijměte.
tourbook-bundle-key-unknown = Balíček je podepsán klíčem, který série nezná. Požádejte pořadatele o klíč a nejdříve ho přidejte.
tourbook-bundle-key = Klíč je { $key }
tourbook-bundle-key-revoked = Balíček je podepsán klíčem, jehož vlastníkem je { $holder } a který byl zneplatněn { $day }. Požádejte o balíček podepsaný novým klíčem.
tourbook-bundle-older = Balíček { $sequence } akce { $event } je starší než balíček { $newest } v knize série. Požádejte pořadatele o nejnovější balíček.
tourbook-bundle-fork = Balíček { $sequence } akce { $event } nenavazuje na balíček { $newest } v knize série: akce má dvě různé historie. Zeptejte se pořadatele, která je správná.
tourbook-bundle-gap = Balíček { $sequence } akce { $event } je příliš daleko od balíčku { $newest } v knize série: mezi nimi smí chybět nejvýše { $most }. Požádejte pořadatele o balíčky mezi nimi.
tourbook-bundle-other-signer = Akci { $event } dosud podepisuje { $holder } a tento balíček { $organiser }. Zeptejte se obou; je-li akce předána, přidejte balíček s tímto rozhodnutím.
tourbook-difference-signer = Podpis: { $new } místo { $old }.
tourbook-handed-over = Tuto akci nyní podepisuje { $organiser }; předává ji { $old }.
tourbook-difference-gap = { $count ->
        [one] Chybí jeden balíček po balíčku { $newest }.
        [few] Chybí { $count } balíčky po balíčku { $newest }.
       *[other] Chybí { $count } balíčků po balíčku { $newest }.
    }
tourbook-difference-event = Změnil se název, dny, místo, mistrovství nebo koeficient akce.
tourbook-difference-table = Změnila se tabulka bodů.
tourbook-difference-player-gone = V akci už není hráč: { $player }.
tourbook-difference-player-new = V akci je nový hráč: { $player }.
tourbook-difference-player-data = Změnily se osobní údaje hráče: { $player }.
tourbook-difference-games = { $count ->
        [one] Změnila se jedna partie.
        [few] Změnily se { $count } partie.
       *[other] Změnilo se { $count } partií.
    }
tourbook-difference-points = { $player }: body { $new } místo { $old }.
tourbook-difference-finals = Změnily se skupiny, místa nebo losování Finále.
tourbook-difference-ladders = Změnily se partie rozstřelů, kvalifikace nebo růžové lístky.
tourbook-difference-other = Změnily se volné losy, pavouky nebo místa.
tourbook-consequence = { $player } má nyní { $new } místo { $old }.
tourbook-sp = SP{ $category } { $sp }
tourbook-sp-none = bez SP
tourbook-edition-unreadable = Uložený balíček akce { $event } nelze přečíst ({ $error }). Přidejte balíček akce znovu.

tourbook-key-no-holder = Klíč nemá vlastníka. Zadejte jméno pořadatele.
tourbook-key-known = Klíč, jehož vlastníkem je { $holder }, už v knize série je.
tourbook-key-was-revoked = Klíč, jehož vlastníkem je { $holder }, byl zneplatněn a nelze ho přidat znovu. Požádejte o nový klíč.
tourbook-key-missing = Kniha série tento klíč nemá. Podívejte se na seznam klíčů.
tourbook-key-revoked = Klíč, jehož vlastníkem je { $holder }, je už zneplatněn.

tourbook-unnamed = Série nemá název. Zadejte ho.
tourbook-championship-unnamed = Mistrovství nemá název. Zadejte ho.
tourbook-championship-unknown = Mistrovství „{ $name }“ neexistuje. Vyberte ho ze seznamu akcí.
tourbook-player-unknown = „{ $name }“ není v sérii. Podívejte se do seznamu hráčů.
tourbook-player-ambiguous = { $name }: tolik hráčů se tak jmenuje: { $count }. Zadejte číslo ze seznamu hráčů.
tourbook-confirm-year = Rok { $year } nelze potvrdit. Zvolte rok od 2000 do { $last }.
tourbook-merge-same = Hráče { $player } nelze sloučit se sebou samým. Uveďte dva hráče.
tourbook-separate-same = Oba jsou stejný hráč, { $player }. Uveďte dva hráče.
tourbook-separate-already = { $one } a { $other } jsou už zapsáni jako různí lidé.
tourbook-no-category = V kategorii { $category } nemá { $date } nikdo body. Zvolte jinou kategorii nebo datum.
tourbook-no-gain = { $player } nemá do { $date } žádné získané body.
tourbook-no-year = Kalendář nemá rok { $year }. Zvolte jiný rok.

tourbook-empty = Kniha série nemá akce. Nejdříve přidejte balíčky.
tourbook-no-points = V roce { $year } nemá nikdo body, není tedy co tisknout.
tourbook-no-sheet = Série nemá list „{ $name }“. Zvolte jeden z: { $known }.
tourbook-pages-cannot-write = { $path } nelze zapsat ({ $error }). Zvolte jinou složku, nebo uvolněte místo.
tourbook-pages-other-files = Ve složce { $folder } jsou jiné soubory než stránky série. Zvolte prázdnou složku.
