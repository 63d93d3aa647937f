### Messages of the core in Czech: errors and answers of all commands, the command line and the hall network.
### Návrh překladu, který zatím nezkontroloval žádný rodilý mluvčí.

## api: commands of the window

api-no-command = Příkaz { $name } neexistuje. Spusťte program znovu.
api-response-invalid = Odpověď nelze odeslat ({ $error }). Spusťte program znovu.
api-text-too-long = Text je příliš dlouhý: má víc než { $longest } bajtů. Zkraťte ho.
api-not-for-the-hall = Obrazovka v sále nemůže použít příkaz { $name }. Ukazuje jen to, co je zveřejněno.
api-no-tour-book = Není otevřena žádná kniha série. Otevřete ji, nebo založte novou.

## api: the demonstration

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

## api: the window's host

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

## app: knock-outs

ko-category-missing = Tato soutěž nemá vyřazovací část pro všechny. Zvolte jednu z věkových kategorií: { $known }.
ko-source-open = O hráčích tohoto pavouka rozhodují kola před ním. Nejdříve potvrďte kolo { $round }.
ko-category-unknown = Věková kategorie { $category } neexistuje. Zvolte jednu z: { $known }.
ko-register-open = Registrace je ještě otevřená. Před losováním ji uzavřete.
ko-third-place-double = V systému na dvě prohry rozhoduje o třetím místě poslední partie pavouka poražených. Losujte bez partie o třetí místo.
ko-in-round-robin = V systému každý s každým není místo pro vyřazovací část ani Finále, protože všechny partie jsou pevně dané. Zvolte jiný systém.
ko-in-self-pairing = Při vlastním výběru soupeřů není místo pro vyřazovací část ani Finále, protože si hráči soupeře vybírají. Zvolte jiný systém.
ko-of-teams = V této soutěži hrají družstva, takže nemá vyřazovací část ani Finále jednotlivců. Přidejte pro ně vlastní soutěž.
ko-none = Tato soutěž nemá vyřazovací část.
self-pairing-no-rounds = V soutěži { $name } si hráči vybírají soupeře, takže se kola nepárují ani nepotvrzují. Přidávejte místo toho partie.
game-rounds-paired = Soutěž { $name } se páruje po kolech. Jednotlivé partie se přidávají jen tam, kde si hráči vybírají soupeře: při vlastním výběru soupeřů, v lize nebo v klubovém žebříčku.
game-day-future = Den { $day } ještě nenastal. Zadejte den, kdy se partie hrála.
ladder-prizes-other-system = { $name } není klubový žebříček, takže nemá ceny za zlepšení. Zvolte jinou soutěž.
game-conditions-other-system = { $name } není klubový žebříček, takže její partie nemají vlastní podmínky. Zvolte jinou soutěž.
self-pairing-number-unknown = Číslo { $number } nikdo nemá.
self-pairing-withdrawn = Odhlášený hráč: { $name }. Nejdříve ho zaregistrujte.
self-pairing-game-unknown = V této soutěži není partie { $game }.
competition-meetings-none = Stejná dvojice musí smět hrát alespoň jednou.
ko-not-drawn = KO{ $category } není vylosováno. Nejdříve ho vylosujte.
ko-not-eligible = { $name } není v seznamu této kategorie. Vyberte hráče ze seznamu.
ko-final-drawn = Finále kategorie { $category } je vylosováno. Kategorie má vyřazovací část, nebo Finále, ne obojí.
ko-games-paired = Partie KO{ $category } jsou už spárované. Nejdříve vezměte toto párování zpět.
ko-commitment-differs = Toto není seznam, jehož závazek byl zveřejněn. Před losováním zveřejněte nový závazek.
draw-digits-out-of-range = Počet číslic musí být 1 až { $most }.
draw-source-too-long = Popis zdroje číslic je příliš dlouhý. Vejděte se do { $most } znaků.
draw-entropy-missing = Seznam je zmrazený a jeho losování potřebuje vyhlášené číslice. Zadejte je tak, jak zaznějí.
draw-entropy-length = Entropie má { $given ->
        [one] 1 číslici
        [few] { $given } číslice
       *[other] { $given } číslic
    }, ale při zmrazení bylo vyhlášeno { $wanted }. Zadejte přesně tolik.
draw-entropy-before-freeze = Při zmrazení seznamu nesmí být entropie známa. Nejdříve seznam zmrazte, číslice zadejte až při losování.
draw-frozen-player-gone = { $name } je na zmrazeném seznamu, ale už nemůže hrát. Zmrazte seznam znovu.
draw-frozen-differs = Seznam je zmrazený (zmrazení { $number }) a toto losování se od něj liší. Losujte jen s entropií, nebo seznam zmrazte znovu.
setting-draw-seed = Semínko losování není nastavení, protože na něm závisejí vylosované losy. Musí-li se změnit, vylosujte nové a uveďte důvod.
setting-reports = Hlášení hráčů není nastavení. Přijměte ho, nebo odmítněte.
setting-freezes = Zmrazený seznam není nastavení. Místo toho seznam zmrazte znovu.
ko-too-few-players = V KO{ $category } jsou méně než dva zaregistrovaní hráči. Nejdříve zaregistrujte další.
ko-size-out-of-range = Nelze losovat pavouka pro { $size ->
        [one] jednoho hráče
        [few] { $size } hráče
       *[other] { $size } hráčů
    }. Oprávněných v KO{ $category }: { $eligible }; zvolte velikost od 2 do { $eligible }.
ko-too-many-players = Tolik hráčů ({ $players }) se nevejde ani do největšího pavouka (řádků: { $lines }). Zvolte méně hráčů.
ko-first-round-out-of-range = KO{ $category } nemůže začít v kole { $round }: jeho partie musí skončit nejpozději v posledním kole. Zvolte kolo od 1 do { $latest }.
ko-begins-too-early = KO{ $category } s tolika hráči ({ $players }) začíná v kole { $round }, které je už spárované. Zvolte méně hráčů.
ko-nonce-invalid = „{ $text }“ není semínko. Zadejte šestnáctkové číslice, 0-9 a a-f.
ko-order-without-reason = Pořadí seznamu je změněno bez důvodu. Zadejte důvod; uloží se s losováním.
ko-choice-twice = { $name }: výběr dvěma způsoby. Jeden z nich odeberte.
ko-choice-left-out = { $name } vstupuje v pozdějším kole, ale není mezi losovanými hráči. Zvolte větší velikost, nebo jiného hráče.
ko-qualifying-undecided = Kvalifikace KO{ $category } není rozhodnuta o místě { $place }. Nejdříve ji dohrajte.
ko-qualifying-decides = O kvalifikantech a divokých kartách rozhoduje kvalifikace KO{ $category }. Losujte, aniž byste vybírali jiné.
ko-qualifying-too-late = KO{ $category } je už vylosováno, takže není o co kvalifikaci hrát.
ko-qualifying-begun = Kvalifikace KO{ $category } začala. Nejdříve vezměte její párování zpět.
ko-qualifying-round-paired = Kvalifikace by začala v kole { $round }, které je už spárované. Zvolte méně kvalifikačních kol.
ko-player-not-in-round = { $name } nemá v kole { $round } partii KO{ $category }. Vyberte hráče, který ji má.
ko-decision-without-reason = Rozhodnutí potřebuje důvod. Zadejte ho; uloží se s pavoukem.
ko-decision-invalidates = Pozdější partie je už spárována pro druhého hráče této partie. Místo toho opravte výsledek a promítněte ho dál.
ko-replace-begun = Partie KO{ $category } jsou už spárované. Kdo nyní odejde, prohrává a soupeř postupuje bez boje.
ko-player-not-in-table = { $name } není v pavouku KO{ $category }. Vyberte jednoho z jeho hráčů.
ko-alternate-unknown = { $name } nemůže vstoupit do KO{ $category }. Vyberte náhradníka z jeho seznamu.
ko-reason-withdrawn = odhlášení
ko-reason-kept = ponecháno po opravě výsledku
ko-reason-qualifying = výsledek kvalifikace byl opraven
ko-box-replaced = KO{ $category }, pole { $place }: vstupuje { $entering }, odchází { $leaving } ({ $reason }).
ko-box-filled = KO{ $category }, pole { $place }: na prázdné pole vstupuje { $entering } ({ $reason }).
ko-box-emptied = KO{ $category }, pole { $place }: odchází { $leaving } a z pole je volný los ({ $reason }).
ko-box-unchanged = KO{ $category }, pole { $place } zůstává prázdné ({ $reason }).
ko-ruled = KO{ $category }, { $round }: rozhodnutím postupuje { $winner } ({ $reason }).
ko-ruled-third-place = KO{ $category }, třetí místo: rozhodnutím vyhrává { $winner } ({ $reason }).

## app: The Final

year-final-not-drawn = Finále kategorie { $category } není vylosováno. Nejdříve ho vylosujte.
year-final-knockout-drawn = KO{ $category } je vylosováno. Kategorie má vyřazovací část, nebo Finále, ne obojí.
year-final-games-paired = Partie Finále kategorie { $category } jsou už spárované. Nejdříve vezměte toto párování zpět.
year-final-too-small = Kategorie { $category } má méně než čtyři zaregistrované hráče, proto nemá Finále.
year-final-too-few = Kategorie { $category } má { $listed ->
        [one] jednoho zaregistrovaného hráče
        [few] { $listed } zaregistrované hráče
       *[other] { $listed } zaregistrovaných hráčů
    }, na toto Finále málo. Finále potřebuje alespoň čtyři hráče a všichni musí být zaregistrovaní.
year-final-too-long = Finále pro tolik hráčů ({ $players }) potřebuje kol: { $needed }, ale soutěž jich má { $rounds }.
year-final-too-long-hint = Nastavte competition.rounds na { $needed }, nebo losujte osm hráčů, kteří hrají pět kol (R54).
year-final-first-round = Finále pro tolik hráčů ({ $players }) začíná v kole od { $first } do { $last }. Zvolte jedno z těchto kol.
year-final-no-room = Do zbývajících kol se žádné Finále nevejde. Přidejte kola v nastavení.
year-final-round-outside = Kolo { $round } nepatří k Finále, které zabírá kola { $first } až { $last }. Zvolte jedno z těchto kol.
year-final-round-paired = Spárovaná kola nelze měnit. Měňte jen kola, která ještě spárovaná nejsou.
year-final-not-tied = Tito hráči skupiny { $group } nemají shodu. Hráče se shodou najdete v pořadí skupiny.

## app: points of the tour

tour-points-open = Potvrzená kola: { $confirmed } z { $rounds }. Body se ještě mohou změnit.
season-other-ages = Sezóna { $name } má věkové kategorie { $after } místo { $before }, nebo určuje věk k jinému dni; { $players ->
    [0] žádný hráč kategorii nemění
    [one] jeden hráč mění kategorii
    [few] { $players } hráči mění kategorii
   *[other] { $players } hráčů mění kategorii
}. Změnu potvrďte, nebo ponechte sezónu.
season-category-drawn = Sezóna { $name } nemá věkovou kategorii { $category }, která je vylosována. Zvolte jinou sezónu.
season-name-taken = Název { $name } má vestavěná sezóna. Dejte sezóně v souboru jiný název.
tour-points-other-ages = Věkové kategorie akce se liší od kategorií sezóny { $season }.
tour-points-no-stage-points = Sezóna { $season } nemá body za tyto fáze: { $stages }.
tour-points-round-of = kolo { $lines } hráčů
tour-points-quarter-final = čtvrtfinále
tour-points-semi-final = semifinále
tour-points-finalist = finalista
tour-points-winner = vítěz

## app: copies

copies-no-folder = Na tomto počítači není složka pro soubory programu. Nastavte složku v DRAWMASTER_DATA.
copies-not-a-folder = { $path } není složka. Zvolte složku na jiném zařízení.
copies-folder-unusable = Složku { $path } nelze použít ({ $cause }). Zvolte jinou složku.
copies-folder-unreadable = Složku nelze přečíst ({ $cause }).
copies-unknown = Kopie { $name } neexistuje. Vyberte kopii ze seznamu.
copies-choose-damaged = Není vybrán žádný soubor. Vyberte poškozený soubor.

## app: words of requests

word-unknown = „{ $text }“ není známo. Zvolte jedno z: { $known }.

## app: rounds: pairing, releasing, results and confirming

colour-unknown = „{ $text }“ není barva. Napište black nebo white.
profile-unknown = „{ $text }“ není model párování. Zvolte seygo, opengotha nebo literal.
round-unknown = Kolo { $round } neexistuje. Kola mají čísla 1 až { $last }.
round-not-paired = Kolo { $round } není spárováno. Nejdříve ho spárujte.
round-board-missing = Kolo { $round } nemá stůl { $board }. Má stoly { $boards }.
round-without-boards = Kolo { $round } nemá žádné stoly. Nejdříve spárujte jeho hráče.
round-register-open = Registrace je ještě otevřená. Uzavřete ji, než spárujete první kolo.
round-register-open-hint = Uzavřením registrace dostanou hráči čísla.
round-all-paired = { $rounds ->
    [one] Jediné kolo je už spárováno.
    [few] Všechna { $rounds } kola jsou spárována.
   *[other] Všech { $rounds } kol je spárováno.
}
round-not-next = Kolo { $round } není na řadě. Spárujte kolo { $next }.
round-not-next-draft = Kolo { $round } není na řadě: kolo { $current } je návrh. Zveřejněte ho, odehrajte a spárujte kolo { $next }.
round-not-next-open = Kolo { $round } není na řadě: kolo { $current } není potvrzeno. Zadejte jeho výsledky a spárujte kolo { $next }.
round-paired-already = Kolo { $round } je už spárováno.
round-knockout-not-drawn = KO{ $category } začíná v kole { $round } a není vylosováno. Nejdříve ho vylosujte.
round-slips-pending = { $count ->
    [one] Jeden růžový lístek čeká. Proveďte ho, nebo zamítněte
    [few] { $count } růžové lístky čekají. Proveďte je, nebo zamítněte
   *[other] { $count } růžových lístků čeká. Proveďte je, nebo zamítněte
}, než spárujete kolo { $round }.
round-slips-pending-hint = Ředitel může rozhodnout, že se kolo přesto spáruje.
round-already-paired = Kolo { $round } je už spárováno.
round-results-open = { $count ->
    [one] V kole { $round } chybí jeden výsledek.
    [few] V kole { $round } chybí { $count } výsledky.
   *[other] V kole { $round } chybí { $count } výsledků.
} Nejdříve zadejte chybějící výsledky.
round-results-missing = { $count ->
    [one] Bez výsledku v kole { $round }: stůl { $boards }.
    [few] Bez výsledku v kole { $round }: stoly { $boards }.
   *[other] Bez výsledku v kole { $round }: stoly { $boards }.
} Nejdříve zadejte chybějící výsledky.
round-results-missing-hint = Pokud partie nebyla dohrána, zaznamenejte její přerušení. Kolo pak lze potvrdit bez jejího výsledku.
round-passes-disagree = Oba průchody kola { $round } nesouhlasí: { $count ->
    [one] stůl { $boards }
    [few] stoly { $boards }
   *[other] stoly { $boards }
}. Nejdříve to vyřešte.
round-conflicts-open = { $count ->
    [one] Stůl { $boards } v kole { $round }: výsledek pomocníka odporuje zapsanému.
    [few] Stoly { $boards } v kole { $round }: výsledky pomocníků odporují zapsaným.
   *[other] Stoly { $boards } v kole { $round }: výsledky pomocníků odporují zapsaným.
}
round-conflicts-open-hint = Vyřešte je na obrazovce Sál, nebo kolo potvrďte se zapsanými výsledky.
round-qualifying-undecided = Stůl { $board } v kole { $round } je kvalifikační partie KO{ $category } bez vítěze. Nejdříve nechte odehrát rozstřel po jigo.
round-already-released = Kolo { $round } je už zveřejněno.
stale-left = { $name } už nehraje a sedí u stolu { $board }.
stale-left-bye = { $name } už nehraje a má volný los.
stale-came = { $name } nyní hraje kolo { $round } a nemá partii.
stale-came-lost = { $name } nyní hraje kolo { $round }, ale stůl { $board } se kvůli nepřítomnosti počítá jako prohra.
stale-slips = { $count ->
    [one] Po spárování přišel jeden lístek a čeká.
    [few] Po spárování přišly { $count } lístky a čekají.
   *[other] Po spárování přišlo { $count } lístků a čeká.
}
stale-result = Výsledek stolu { $board } v kole { $earlier } se změnil až po spárování kola { $round }.
stale-result-missing = Stůl { $board } v kole { $earlier } nemá výsledek.
stale-attendance = Po spárování kola { $round } se v kole { $earlier } změnil volný los nebo nepřítomnost: { $name }.
stale-rank = VT se změnila až po spárování kola { $round }: { $name }, z { $from } na { $to }.
stale-player = Údaje se změnily až po spárování kola { $round }: { $name }.
stale-line-up = Sestava družstva { $team } se změnila až po spárování kola { $round }: { $names }.
stale-table = Vyřazovací část se losovala podle míst, která se od té doby změnila. Nyní by v ní přibyli: { $joins }; už by v ní nebyli: { $leaves }.
stale-table-order = Vyřazovací část se losovala podle míst, která se od té doby změnila. Byli by v ní stejní hráči v jiném pořadí.
stale-table-hint = Vylosujte ji znovu, nebo potvrďte, že zůstane tak, jak je.
stale-draws = Po spárování kola { $round } se vylosovala nebo změnila vyřazovací část, kvalifikace nebo Finále.
stale-settings = Nastavení se změnilo až po spárování kola { $round }.
stale-pairs-differ = { $count ->
    [0] Kolo { $round } by se nyní spárovalo jinak.
    [one] Stůl { $boards } by se nyní spároval jinak.
    [few] Stoly { $boards } by se nyní spárovaly jinak.
   *[other] Stoly { $boards } by se nyní spárovaly jinak.
}
stale-impossible = Kolo { $round } by nyní nešlo spárovat. { $cause }
round-no-longer-follows = Kolo { $round } je zastaralé.
round-out-of-date-hint = Spárujte kolo znovu, spárujte znovu dotčené stoly, nebo potvrďte, že se zveřejní tak, jak je.
round-paired-from-old-result = Kolo { $round } bylo spárováno před touto změnou a je zastaralé. Spárujte ho znovu, pokud ho nechcete nechat, jak je.
round-players-left = { $count ->
    [one] { $names } nemá
    [few] { $names } nemají
   *[other] { $names } nemají
} v kole { $round } partii ani volný los.
round-players-without-game-hint = Spárujte je, dejte volný los, zadejte, že kolo vynechávají, nebo kolo potvrďte bez nich.
round-players-left-hint = Spárujte je, dejte volný los, nebo potvrďte, že se kolo zveřejní bez nich.
round-table-game-open-hint = Spárujte zbylé hráče kola, rozhodněte, kdo postupuje, nebo kolo potvrďte bez této partie.
round-ladder-open = { $count ->
    [one] Stůl { $boards } v kole { $round }: jigo, které ještě potřebuje rozstřel.
    [few] Stoly { $boards } v kole { $round }: jigo, která ještě potřebují rozstřel.
   *[other] Stoly { $boards } v kole { $round }: jigo, která ještě potřebují rozstřel.
}
round-ladder-open-hint = Zadejte, kdo postupuje, nebo kolo potvrďte bez toho; do té doby nikdo nepostoupí.
round-not-released = Kolo { $round } je návrh. Nejdříve ho zveřejněte.
round-already-begun = Partie kola { $round } už začaly.
round-later-paired = Kolo { $newest } je už spárováno. Nejdříve zrušte jeho párování.
round-unpair-result = Stůl { $board } v kole { $round } má výsledek. Než párování zrušíte, smažte všechny výsledky kola.
round-board-has-result = Stůl { $board } má výsledek. Než změníte párování, smažte ho.
round-board-of-table = Stůl { $board } je vyřazovací nebo kvalifikační partie. Kdo ji hraje, určuje pavouk.
round-renumber-result = Stůl { $board } má výsledek, takže stoly jeho kola si ponechají čísla.
round-move-result = Stůl { $board } má výsledek. Než partii přesunete, smažte ho.
round-board-in-use = Stůl { $board } je v kole { $round } soutěže { $competition } obsazen. Zvolte jiný stůl.
round-board-in-use-hint = Přečíslujte stoly, nebo partii přesuňte.
round-fixed-board-in-use = { $name } má pevný stůl { $board }, který používá kolo { $round } soutěže { $competition }. Přesuňte jednu z obou partií.
round-forfeit-absent = { $name } nehraje v kole { $round } a u stolu { $board } prohrává kontumačně.
round-fixed-board-match = { $name } má pevný stůl { $fixed }, ale hraje u stolu { $at }: stoly zápasu zůstávají pohromadě, takže pevné stoly nemají vliv.
round-fixed-board-opponent = { $name } má pevný stůl { $fixed }, ale hraje u stolu { $at }, což je pevný stůl soupeře: { $opponent }.
round-fixed-board-shared = { $name } a { $other } mají stejný pevný stůl { $fixed }. { $name } hraje u stolu { $at }.
round-fixed-board-missed = { $name } má pevný stůl { $fixed }, ale hraje u stolu { $at }. Přesuňte partii, nebo přečíslujte stoly.
round-boards-outside = { $count ->
    [one] Stůl { $boards } je
    [few] Stoly { $boards } jsou
   *[other] Stoly { $boards } jsou
} mimo sály a stoly soutěže { $competition }. Přidejte jí stoly v nastavení, nebo partie přesuňte.
timetable-conflict = { $count ->
    [one] { $names } má
    [few] { $names } mají
   *[other] { $names } mají
} hrát dvakrát ve stejnou dobu, { $day }: kolo { $round } soutěže { $competition } končí v { $over }, kolo { $other_round } soutěže { $other } začíná v { $start }. Změňte čas začátku, nebo označte jedno z kol za vynechané.
timetable-conflicts = { $count ->
    [one] Jeden člověk má
    [few] { $count } lidé mají
   *[other] { $count } lidí má
} hrát dvakrát ve stejnou dobu: { $competition } a { $other }.
timetable-without = Soutěž { $competition } nemá časy. { $reason }
round-board-number-invalid = { $number } není číslo stolu. Zvolte číslo od 1 do 9999.

## app: manual pairing

pairing-consent-missed = { $name } vynechává kolo { $round }. Potvrďte, že v něm bude hrát, nebo vyberte jiného hráče.
pairing-consent-rematch = { $black } a { $white } už spolu hráli, v kole { $round }. Potvrďte, že mohou hrát znovu, nebo vyberte jiné hráče.
closing-rematches = Při počtu hráčů { $players } lze bez opakování dvojic odehrát kol nejvýše { $possible }, ne { $rounds }. Naplánujte méně kol, nebo dovolte hráčům hrát spolu znovu.
closing-zone-rematches = V zóně { $zone } s počtem hráčů { $players } lze bez opakování dvojic odehrát kol nejvýše { $possible }, ne { $rounds }. Naplánujte méně kol, změňte hranice zón, nebo dovolte hráčům hrát spolu znovu.
round-rematches = Tito hráči hrají spolu znovu: { $pairs }.
pairing-rematches-meet = Tito hráči už spolu hráli a hráli by znovu: { $pairs }. Přesto kolo spárovat?
pairing-families-meet = Tyto hráče z jedné rodiny nelze oddělit: { $pairs }. Potvrďte, že mohou hrát spolu, nebo je ručně spárujte s jinými.
pairing-consent-family = { $black } a { $white } jsou z jedné rodiny. Potvrďte, že mohou hrát spolu, nebo vyberte jiné hráče.
pairing-entry-unknown = Přihláška { $entry } neexistuje. Najděte ji v registraci.
pairing-player-absent = { $name } nehraje kolo { $round }. Nejdříve změňte vynechaná kola.
pairing-games-fixed = { $name } nemá v kole { $round } partii: systém této soutěže určuje všechny partie. Vezměte párování zpět a spárujte kolo znovu.
pairing-player-in-final = { $name } není v kole { $round } v párování, protože kolo patří Finále.
pairing-player-busy = { $name } už hraje u stolu { $board }. Nejdříve tuto dvojici zrušte.
pairing-bye-circle = V systému každý s každým určuje rozpis všech partií, kdo má v kole { $round } volno.
pairing-no-bye = V kole { $round } nemá nikdo volný los.
pairing-bye-without-team = { $name } není v žádném družstvu a volný los mají celá družstva. Vyberte hráče některého družstva.
pairing-bye-without-game = Hráč nemá v kole { $round } partii. Vyberte hráče, který ji má.
pairing-same-player = Nikdo nemůže hrát sám se sebou. Vyberte dva hráče.
pairing-two-without-board = Tito dva hráči nedostali stůl.
pairing-handicap-too-large = Příliš mnoho kamenů handicapu: { $stones }. Zvolte 0 až 9.
pairing-swap-same-board = Obě místa jsou u jednoho stolu. Místo toho prohoďte barvy.
pairing-colours-handicap = Stůl { $board } je partie s handicapem, v níž má černé slabší hráč.
pairing-of-confirmed-round = Kolo { $round } je potvrzeno, takže jeho párování zůstává. Opravit lze jen výsledky.
pairing-again-released = { $count ->
    [one] Kolo { $round } je zveřejněno. Znovu by se spároval jeden stůl. Potvrďte to, pokud se hráči mohou přesadit.
    [few] Kolo { $round } je zveřejněno. Znovu by se spárovaly { $count } stoly. Potvrďte to, pokud se hráči mohou přesadit.
   *[other] Kolo { $round } je zveřejněno. Znovu by se spárovalo { $count } stolů. Potvrďte to, pokud se hráči mohou přesadit.
}
pairing-again-no-draft = Kolo { $round } je zveřejněno. Spárujte znovu jeho nezamčené stoly, nebo změňte jednotlivé stoly.
pairing-round-confirmed = Kolo { $round } je potvrzeno. Další hráče v něm spárovat nelze.
pairing-number-unknown = Hráč { $number } neexistuje. Číslo najdete v registraci.
pairing-chosen-busy = { $name } už má v kole { $round } stůl. Vynechte { $number }.
pairing-nobody-chosen = Výběru neodpovídá žádný hráč bez stolu v kole { $round }.
pairing-score-invalid = „{ $text }“ není počet bodů. Napište ho jako 21 nebo 21.5.

## app: costs of a pairing

cost-difference = { $reason } { $by }
cost-of-pair = { $reason }: { $cost }

## app: pairing report

report-reason-manual = Dvojice byla určena ručně. Nejlepší párování ji neobsahuje.
report-reason-parts = Kolo bylo spárováno po částech. Při párování všech najednou by tito dva spolu nehráli.
report-reason-earlier = Dvojice pochází z párování kola. Po pozdějších ručních změnách by bylo nejlepší jiné párování.
report-reason-corrected = Hráče k tomuto stolu posadil opravený výsledek ve vyřazovací části.
report-reason-procedure = Dvojici určil pevný postup tohoto modelu párování.
report-reason-circle = Každý hraje s každým podle pevného rozpisu partií. V něm tito dva hrají spolu v tomto kole.
report-reason-zone = Oba jsou v zóně { $zone }. V pevném rozpisu jejích partií tito dva hrají spolu v tomto kole.
report-reason-outside-circle = Dvojice byla určena ručně. V pevném rozpisu partií tito dva v tomto kole spolu nehrají.
report-reason-left-over = Dvojice vznikla při párování zbylých hráčů, mimo pevný rozpis partií.
report-reason-free = V této soutěži se partie přidávají po jedné, takže tuto dvojici neurčilo žádné párování.
report-reason-imported = Dvojice byla importována s kolem. Její důvod zde není znám.
changed-rank = VT opravena po tomto kole: z { $from } na { $to } ({ $name }).
changed-player = Údaje opraveny po tomto kole: { $name }.
changed-withdrawn = Odhlášeno po tomto kole: { $name }.
changed-registered = Znovu zaregistrováno po tomto kole: { $name }.
changed-result = Výsledek opraven po spárování tohoto kola: kolo { $round }, stůl { $board }.
changed-attendance = Volný los nebo nepřítomnost v kole { $round }, oprava po spárování tohoto kola: { $name }.
changed-draws = Po spárování tohoto kola se změnila vyřazovací část, kvalifikace nebo Finále.
changed-settings = Nastavení párování se změnilo po spárování tohoto kola.
report-round-circle = Kdo s kým hraje, plyne z pevného rozpisu partií, v němž hraje každý s každým.
report-round-zones = Kdo s kým hraje, plyne z pevného rozpisu partií, v němž v zóně hraje každý s každým.
report-round-free = Partie tohoto kola byly přidány po jedné.
report-round-imported = Kolo bylo importováno. Proč jeho hráči hrají spolu, zde není známo.
report-reason-necessary = Bez této dvojice nelze kolo spárovat.
report-reason-as-good = Jiné párování kola by bylo stejně dobré.
report-reason-worse = Jinak by kolo bylo horší: { $reason }.
otherwise-rematch = Jinak by { $first } a { $second } hráli spolu znovu.
otherwise-family = Jinak by spolu hráli { $first } a { $second }, kteří jsou z jedné rodiny.
otherwise-winless = Jinak by spolu hráli { $first } a { $second }, z nichž má body jen jeden.
otherwise-categories = Jinak by spolu hráli { $first } a { $second }, kteří jsou z různých kategorií.
otherwise-one-point = Jinak by spolu hráli { $first } a { $second } s rozdílem jednoho bodu.
otherwise-score = Jinak by spolu hráli { $first } a { $second } s rozdílem bodů { $points }.
otherwise-knockout = Jinak by spolu hráli { $first } a { $second }, kteří se mohou potkat ve vyřazovací části.
otherwise-floats = Jinak by spolu hráli { $first } a { $second } a jeden z nich by se znovu přesouval.
otherwise-club = Jinak by spolu hráli { $first } a { $second }, kteří jsou z jednoho klubu.
otherwise-country = Jinak by spolu hráli { $first } a { $second }, kteří jsou z jedné země.
otherwise-geography = Jinak by spolu hráli { $first } a { $second }, kteří jsou z jednoho klubu nebo země.
otherwise-colours = Jinak by spolu hráli { $first } a { $second } a měli by méně vyvážené barvy.
otherwise-handicap = Jinak by spolu hráli { $first } a { $second } s větším handicapem.
otherwise-seeding = Jinak by spolu hráli { $first } a { $second }, což méně odpovídá nasazení v jejich bodové skupině.
otherwise-lot = Jiná párování jsou ve všem ostatním stejně dobrá. Rozhodl los.
deciding-rematch = { $first } a { $second } hrají spolu znovu.
deciding-family = Spolu hrají { $first } a { $second }, kteří jsou z jedné rodiny.
deciding-winless = Spolu hrají { $first } a { $second }, z nichž má body jen jeden.
deciding-categories = Spolu hrají { $first } a { $second }, kteří jsou z různých kategorií.
deciding-one-point = { $first } a { $second } hrají spolu s rozdílem jednoho bodu.
deciding-score = { $first } a { $second } hrají spolu s rozdílem bodů { $points }.
deciding-knockout = Spolu hrají { $first } a { $second }, kteří se mohou potkat ve vyřazovací části.
deciding-floats = Spolu hrají { $first } a { $second } a jeden z nich se znovu přesouvá.
deciding-club = Spolu hrají { $first } a { $second }, kteří jsou z jednoho klubu.
deciding-country = Spolu hrají { $first } a { $second }, kteří jsou z jedné země.
deciding-geography = Spolu hrají { $first } a { $second }, kteří jsou z jednoho klubu nebo země.
deciding-colours = Spolu hrají { $first } a { $second } a mají méně vyvážené barvy.
deciding-handicap = { $first } a { $second } hrají spolu s větším handicapem.
deciding-seeding = Spolu hrají { $first } a { $second }, což méně odpovídá nasazení v jejich bodové skupině.
deciding-lot = Pro nejlepší párování mluví jen los.
deciding-other = Rozhoduje: { $reason }.
report-bye-given = { $name } má volný los: přidělil ho ředitel.
report-bye-imported = { $name } má volný los v importovaném kole.
report-bye-first = { $name } má volný los. Z hráčů s nejméně volnými losy to ostatním ponechává nejlepší párování.
report-bye-again = { $name } má volný los znovu, protože všichni ostatní jich měli stejně.
report-bye-circle = { $name } má podle rozpisu v tomto kole volno.
report-bye-team = { $name } nemá soupeře, protože počet družstev je lichý.
report-bye-opengotha = { $name } má volný los podle pravidla OpenGotha: nejníže v pořadí z hráčů s nejméně volnými losy.
report-reason-table = O tom, kdo zde hraje, rozhoduje pavouk.
report-reason-large = U kola s tolika poznámkami zpráva neuvádí důvody. Důvod uvidíte, když si stůl necháte vysvětlit.
report-reason-unknown = Důvod už nelze spočítat. { $cause }

## app: results and corrections

result-unchanged = Stůl { $board } už tento výsledek má. Nic se nezměnilo.
result-reason-missing = Kolo { $round } je potvrzeno. Uveďte důvod opravy.
result-walkover = Stůl { $board } není vyřazovací partie. Místo postupu bez boje zadejte kontumaci.
result-walkover-hint = Pro kontumační výhru černého napište 1-0!.
correction-needs-choice = Na tomto výsledku závisejí pozdější vyřazovací partie. Zvolte, co s nimi bude.
correction-affected = Týká se: { $game }
correction-if-carried = Pokud opravu promítnete dál: { $change }
correction-if-annulled = Pokud anulujete pozdější partie: { $change }
correction-if-kept = Pokud hráče ponecháte: { $change }
correction-nobody-to-keep = Před opravou nikdo nepostoupil, takže není koho ponechat.
correction-round-needed = Kolo { $round } bude potřeba: v pavouku je o jednu partii více.
correction-nothing-else = Nic jiného se nemění.
correction-qualifier = KO{ $category } bylo vylosováno s hráčem, který se kvalifikoval touto partií: { $name }.
correction-kept-alone = { $name } zůstává v pavouku při jakémkoli výsledku.
correction-kept = { $name } zůstává v pavouku. Výsledek se počítá jen v Openu.
correction-game-played = Kolo { $round }, stůl { $board }: { $black } a { $white }, výsledek { $result }.
correction-game-open = Kolo { $round }, stůl { $board }: { $black } a { $white }, ještě neodehráno.
correction-seat = Kolo { $round }, stůl { $board }: hraje { $joins }, nehraje { $leaves }.
correction-ordinary = Kolo { $round }, stůl { $board }: z partie je běžná partie Openu.
correction-void = Kolo { $round }, stůl { $board }: výsledek se smaže a partie se hraje znovu.
correction-walkover = Kolo { $round }: { $name } postupuje bez boje.
correction-vacant = Kolo { $round }: z jedné partie pavouka nikdo nepostupuje.
correction-to-decide = Kolo { $round }: { $one } a { $other } se v pavouku potkají. Spárujte je, nebo rozhodněte, kdo postupuje.
correction-opponent-open = Kolo { $round }: jedna partie pavouka čeká na své hráče.
correction-unpaired = Kolo { $round }, stůl { $board }: stůl se ruší, protože o jeho hráčích se musí rozhodnout znovu.
correction-bye = { $name } má v kole { $round } volný los.
correction-out = { $name } už v kole { $round } nemá partii.
correction-without-game = { $name } nemá v kole { $round } partii. Spárujte ručně.
correction-later-game-of-final = Opravu nelze promítnout dál, protože stůl { $board } v kole { $round } už má výsledek. Anulujte pozdější partie.
correction-later-game-played = Opravu nelze promítnout dál, protože stůl { $board } v kole { $round } už má výsledek. Ponechte hráče, kteří postoupili, nebo anulujte pozdější partie.
correction-player-busy = Opravu nelze promítnout dál, protože hráč, který nyní postupuje, už hrál u stolu { $board } v kole { $round }. Ponechte hráče, kteří postoupili, nebo anulujte pozdější partie.
correction-table-begun = KO{ $category } bylo s tímto výsledkem vylosováno a začalo. Ponechte jeho hráče.
correction-table-drawn = KO{ $category } bylo s tímto výsledkem vylosováno. Promítněte opravu dál, ponechte hráče, nebo pavouka losujte znovu.
correction-box = KO{ $category }: pole získává { $joins }, opouští ho { $leaves }.
correction-qualifier-open = KO{ $category } má prázdné pole, dokud tato partie nerozhodne, kdo se kvalifikuje.
correction-box-filled = KO{ $category }: prázdné pole získává { $joins }.
correction-box-empty = KO{ $category }: pole opouští { $leaves } a zůstává prázdné.

## app: jigo ladder

ladder-none = Stůl { $board } není vyřazovací ani kvalifikační partie, která skončila jigo, takže nemá rozstřel.
ladder-decided = Rozstřel u stolu { $board } je rozhodnut. Nejdříve vezměte zpět jeho poslední partii.
ladder-not-started = Rozstřel u stolu { $board } nebyl spuštěn. Zadejte, kdy bylo jigo uznáno.
ladder-games-entered = Partie rozstřelu u stolu { $board } jsou zadány. Nejdříve je vezměte zpět.
ladder-boards-have-times = Partie na menších deskách mají pevný čas. Zbývající časy vynechte.
ladder-new-game-needs-times = Nová partie se hraje ve zbývajícím čase. Zadejte čas černého a bílého.
ladder-new-game-decides = Tento rozstřel rozhodne nová partie. Zadejte její výsledek bez velikosti desky.
ladder-other-game-next = Další partie tohoto rozstřelu je na { $next } × { $next }, ne na { $lines } × { $lines }.

## app: standings

standings-round-not-paired = Kolo { $round } není spárováno. Pořadí sahá do kola { $newest }.

## app: check of an event and self-check

check-round = { $competition }, kolo { $round }
check-part-of-round = { $competition }, kolo { $round }, část { $part }
check-finding = { $place }: { $problem }
check-board = { $competition }, kolo { $round }, stůl { $board }
check-round-missing = kolo chybí, i když kolo { $last } existuje.
check-rounds-too-many = kolo existuje, ale plánováno je jen kol: { $planned }.
check-confirmed-without-result = { $count ->
    [one] stůl { $boards } je potvrzen
    [few] stoly { $boards } jsou potvrzeny
   *[other] stoly { $boards } jsou potvrzeny
} bez shodného výsledku.
check-closed-without-result = { $count ->
    [one] stůl { $boards } nemá
    [few] stoly { $boards } nemají
   *[other] stoly { $boards } nemají
} shodný výsledek, i když je spárováno pozdější kolo.
check-table-place = partie má místo, které pavouk KO{ $category } nemá.
check-table-place-twice = místo partie v pavouku KO{ $category } má jiná partie.
check-table-players = hráči se na tomto místě pavouka KO{ $category } nepotkají.
check-table-round = podle pavouka KO{ $category } patří partie do kola { $due }.
check-knockout = KO{ $category }: { $problem }
check-final-not-tied = Finále kategorie { $category }: je zadáno pořadí hráčů skupiny { $group }, kteří nemají shodu: { $names }. Dokud ji nemají, nemá to vliv.
check-final = Finále kategorie { $category }: { $problem }
check-certificate-invalid = { $place }: certifikát párování nedokazuje. { $reason }
check-without-proof = { $place }: kolo bylo spárováno bez důkazu, že lepší párování není.
check-no-certificate = { $place }: certifikát není, protože kolo bylo spárováno ručně, jiným programem nebo v jiném souboru akce.
check-seed-drawn = Počet losování semínka: { $count }; { $undone ->
        [0] žádné z nich nebylo vráceno.
        [one] 1 z nich bylo vráceno.
        [few] { $undone } z nich byla vrácena.
       *[other] { $undone } z nich bylo vráceno.
    }
check-other-seed = { $place }: kolo bylo spárováno s jiným semínkem losování.
draw-seed-register-open = Semínko se losuje při uzavření registrace. Nejdříve registraci uzavřete.
draw-seed-no-reason = Zadejte důvod nového semínka losování. Uloží se v historii.
competition-name-taken = Akce už má soutěž „{ $name }“. Zvolte jiný název.
competition-no-name = Další sezóna nemá název. Zadejte ho.
competition-unknown = Akce nemá soutěž „{ $text }“.
competition-names = Její soutěže: { $names }.
competition-last = { $name } je jediná soutěž akce, takže ji nelze odebrat.
competition-played = V soutěži { $name } jsou spárovaná kola nebo vylosované vyřazovací části, takže ji nelze odebrat. Nejdříve to vraťte.
competition-has-entries = Se soutěží { $name } { $entries ->
    [one] se odebere jedna přihláška
    [few] se odeberou { $entries } přihlášky
   *[other] se odebere { $entries } přihlášek
}.
competition-has-cases = Se soutěží { $name } { $cases ->
    [one] se odebere jeden případ rozhodčího
    [few] se odeberou { $cases } případy rozhodčího
   *[other] se odebere { $cases } případů rozhodčího
} a { $entries ->
    [one] jedna přihláška.
    [few] { $entries } přihlášky.
   *[other] { $entries } přihlášek.
}
competition-import-same-file = Tento soubor je otevřená akce. Zvolte soubor jiné akce.
competition-import-drawn = { $name } má zóny, vyřazovací část nebo Finále, jejichž losování lze ověřit jen v jejich vlastní akci. Nechte soutěž v jejím souboru.
competition-import-inconsistent = Soubor uvádí hráče, kteří v jeho soutěži nejsou, takže se nic neimportovalo. Nejdříve zkontrolujte onu akci.
competition-nobody = Nikdo není vybrán. Vyberte lidi, které chcete přihlásit.
draw-seed-drawn = Semínko bylo vylosováno při prvním uzavření registrace akce, takže ho entropie už nemůže změnit. Uzavřete registraci bez entropie.
draw-seed-given = Semínko bylo zadáno při založení akce, takže ho entropie nemůže změnit. Uzavřete registraci bez entropie.
draw-seed-invalid = „{ $text }“ není semínko losování. Zadejte nejvýše 64 šestnáctkových číslic, 0-9 a a-f.
check-absences-differ = { $place }: uložené nepřítomnosti se liší od startovní listiny při potvrzení kola: { $names }.
check-walkover-differs = { $place }: postup bez boje má jiného vítěze než při potvrzení kola: { $now } místo { $then }.
check-stage-differs = { $draw }: na posledních listech, stránkách nebo v balíčku je { $name } { $then }, nyní { $now }. Je-li oprava správná, vytiskněte listy a vydejte balíček znovu.
check-stage-place = na místě { $place }
check-stage-reached = { $stage ->
    [round_of_64] v kole 64 hráčů
    [round_of_32] v kole 32 hráčů
    [round_of_16] v osmifinále
    [quarter_final] ve čtvrtfinále
    [semi_final] v semifinále
    [finalist] jako finalista
   *[winner] jako vítěz
 }
check-stage-none = bez fáze a místa
stages-unwritable = Fáze nelze zaznamenat ({ $cause }). Nahlaste tuto chybu.
check-outside-circle = { $place }: { $count ->
    [one] stůl { $boards } neodpovídá
    [few] stoly { $boards } neodpovídají
   *[other] stoly { $boards } neodpovídají
} partiím, které určuje systém.
check-board-changed-outside = { $place }: { $count ->
    [one] stůl { $boards } se liší od párování
    [few] stoly { $boards } se liší od párování
   *[other] stoly { $boards } se liší od párování
} a deník neukazuje proč.
check-set-manually = { $place }: { $count ->
    [one] stůl { $boards } byl určen ručně
    [few] stoly { $boards } byly určeny ručně
   *[other] stoly { $boards } byly určeny ručně
}; { $cost }
check-set-by-correction = { $place }: { $count ->
    [one] stůl { $boards } má hráče
    [few] stoly { $boards } mají hráče
    [many] stoly { $boards } mají hráče
   *[other] stoly { $boards } mají hráče
} podle opraveného výsledku; { $cost }
check-paired-in-parts = { $place }: kolo bylo spárováno po částech; { $cost }
check-cost-best = kolo je stejně dobré jako nejlepší párování.
check-costs = { $place }: více než nejlepší párování: { $cost }
check-cost-worse = kolo je horší než nejlepší párování. { $reason }
check-cost-unknown = cenu už nelze spočítat.
self-check-event = Akce: { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}, { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}, semínko { $seed }.
law-no-game = { $name } nemá v kole { $round } partii.
law-plays-after-loss = { $name } hraje kolo { $round } vyřazovací části po prohře.
law-winner = Vítěz není jediný hráč bez prohry, nebo není první v pořadí.
law-winless = V kole { $round } hraje víc hráčů bez výhry, než je nutné, s hráči, kteří už vyhráli.
law-division = { $first } a { $second } spolu hráli, i když jsou v různých divizích.
law-match-incomplete = Družstvo { $name } nehraje v kole { $round } na všech stolech zápasu.
law-board-points = Body ze stolů družstva { $name } nejsou součtem jeho stolů.
law-rung = Příčka hráče { $name } neplyne z jeho výher a proher.
law-meets-twice = { $first } a { $second } hrají spolu dvakrát.
law-meets-once = { $first } a { $second } nehrají spolu tolikrát jako všichni ostatní.
law-place = { $first } má s horšími výsledky vyšší místo; níž je { $second }.
law-zones = V kole { $round } hraje víc hráčů, než je nutné, mimo svou zónu.
law-stage-twice = { $name } je ve dvou fázích.
law-stage-place = { $name } je ve fázi bez místa, které do ní postupuje.
law-stage-size = Fáze { $stage } nemá tolik hráčů, kolik bere její pravidlo.
law-stage-points = { $name } přináší do fáze jiné body, než daly odehrané partie.
law-stage-list = { $name } není v konečném pořadí všech fází právě jednou.
self-check-no-proof = Kolo { $round } bylo spárováno bez důkazu.
self-check-other-boards = Nové párování kola { $round } dává jiné stoly.

## app: simulated events

simulation-players = Počet hráčů musí být 2 až 10000, ne { $players }.
simulation-day = První den simulované akce neexistuje.
simulation-player-unknown = Hráč simulované partie není přihlášen.
simulation-ladder-black = Kolo { $round }: u stolu { $board } bylo jigo. Rozstřel vyhrál černý.
simulation-ladder-white = Kolo { $round }: u stolu { $board } bylo jigo. Rozstřel vyhrál bílý.

## app: the register

entry-change-without-reason = Registrace je uzavřena: změna údajů hráče { $name } potřebuje důvod. Uveďte ho, nebo zadejte růžový lístek.
entry-sp-unknown = „{ $text }“ není počet bodů SEYGO. Napište celé číslo, nebo nechte pole prázdné.
entry-no-family-name = Přihláška potřebuje příjmení.
fixed-board-of-team = { $names } { $count ->
    [one] má
    [few] mají
   *[other] mají
} pevný stůl { $board }. Stoly zápasu zůstávají pohromadě, takže pevné stoly zde nemají vliv.
fixed-board-outside = { $names } { $count ->
    [one] má
    [few] mají
   *[other] mají
} pevný stůl { $board }, který soutěž { $competition } nemá.
fixed-board-shared = Více lidí má pevný stůl { $board }: { $names }. Může tam být jen jedna partie.
entry-twice = { $name } už v seznamu je. Změňte tuto přihlášku a nepřidávejte další.
entry-unknown = Přihláška { $id } neexistuje. Najděte ji v registraci.
rated-difference-unknown = Ratingová listina nemá pro toto pole přihlášky { $entry } jinou hodnotu. Porovnejte registraci s listinou znovu.
rating-list-missing = Není tu ratingová listina. Nejdříve ji importujte.
rated-player-unknown = Číslo { $pin } nemá na ratingové listině nikdo. Najděte hráče podle jména.
data-folder-missing = Není tu složka pro data programu. Nastavte složku v DRAWMASTER_DATA.
data-folder-not-created = Složku { $folder } nešlo vytvořit ({ $reason }). Zkontrolujte její umístění a oprávnění.
bar-round-paired = Některé kolo je už spárováno. Než bar změníte, zrušte párování všech kol.
bar-without-mcmahon = Bar má jen turnaj McMahon.
register-closed = Registrace byla uzavřena { $when }. Pozdní přihlášky lze stále přidávat.
register-too-few = Zaregistrováni jsou méně než dva hráči. Nejdříve zaregistrujte hráče.
open-file-unnamed = Soubor Openu není nastaven, takže jeho hráče nešlo zkontrolovat. Nastavte „Soubor Openu vedle Future Stars“.
open-file-missing = Ve složce této akce není jiný soubor akce { $name }. Napište název souboru, nebo ho nechte prázdný.
sleeper-points = Startovní body se snižují o 1 nebo 2, ne o { $points }.
sleeper-not-at-top = { $name } nevynechává kolo v horní skupině. Startovní body mohou zůstat.
sleeper-too-late = Některé kolo je potvrzeno, takže startovní body už nelze snížit.

## app: lists

list-column-unknown = Seznam nemá sloupec „{ $column }“. Napište jeho nadpis, nebo číslo od 1 do { $last }.
list-meaning-unknown = „{ $meaning }“ není význam sloupce. Zvolte { $known }, sp12, sp16 nebo sp20, nebo - pro vynechání sloupce.
list-name-order-asked = Ve sloupci „{ $heading }“ se čte nejdříve příjmení. Pokud je první jméno, zvolte tento význam sloupce; na příkazové řádce --map "{ $heading }=given_first".
list-name-order-given = Ve sloupci „{ $heading }“ se čte nejdříve jméno, { $count ->
    [one] jak ukazuje { $count } hráč z ratingové listiny.
    [few] jak ukazují { $count } hráči z ratingové listiny.
   *[other] jak ukazuje { $count } hráčů z ratingové listiny.
}
seed-list-other-key = Seznam je podepsán jiným klíčem, { $key }. Požádejte sérii o její seznam.
seed-list-by-name = { $name } může být { $seed } ze seznamu.

## app: pink slips

slip-register-open = Registrace je ještě otevřená. Změňte přímo přihlášku.
slip-empty = Lístek o nic nežádá. Uveďte, co se má změnit.
slip-no-family-name = Příjmení nesmí být prázdné.
slip-late-incomplete = Pozdní přihláška potřebuje příjmení a VT.
slip-late-leaves = Pozdní přihláška nemůže odejít. Uveďte hráče, který odchází.
slip-no-reason = Zamítnutí potřebuje důvod do seznamu lístků.
slip-unknown = Lístek { $number } neexistuje. Najděte ho v seznamu lístků.
slip-already-applied = Lístek { $number } byl proveden { $time }. Pro jinou změnu přidejte další lístek.
slip-already-refused = Lístek { $number } byl zamítnut { $time }. Pro jinou změnu přidejte další lístek.
slip-round-closed = Kolo { $round } je potvrzeno, takže do něj nikdo nemůže přibýt ani z něj odejít. Změňte jen pozdější kola, nebo lístek zamítněte.
slip-round-seated = Kolo { $round } je už spárováno a { $name } hraje u stolu { $board }. Zrušte tuto dvojici nebo zadejte kontumaci, pak lístek proveďte.
slip-round-bye = Kolo { $round } je už spárováno a { $name } má volný los. Dejte ho jinému hráči, pak lístek proveďte.

## app: the event

event-no-name = Akce potřebuje název.
event-days-needed = Soutěž { $name } má vlastní den mimo { $first } až { $last }. Nejdříve změňte její dny, nebo ponechte dny akce.
competition-day-outside = { $day } není den akce ({ $first } až { $last }). Změňte jej, nebo dny akce.
event-ends-before-start = Poslední den je před prvním. Jeden z nich změňte.
rounds-below-draft = Počet kol nemůže být { $rounds }, protože kolo { $paired } je spárováno jako návrh. Nejdříve zrušte jeho párování.
rounds-below-paired = Počet kol nemůže být { $rounds }, protože kolo { $paired } je už zveřejněno. Zvolte { $paired } až { $last }.
event-rounds-out-of-range = Počet kol nemůže být { $rounds }. Zvolte { $first } až { $last }.
event-main-time-too-long = Základní čas { $minutes } min je delší než den. Zvolte kratší.
overtime-unknown = „{ $text }“ není dodatečný čas: napište 3x30, 15/300, +20 nebo none.
import-is-tournament = { $file } je { $format }. Obsahuje celý turnaj, ne seznam hráčů. Založte z něj akci přes „Import z jiného programu“, nebo pomocí `drawmaster import`.
import-is-database = { $file } je akce, kniha série nebo ratingová listina tohoto programu. Místo importu soubor otevřete.
import-is-bundle = { $file } je balíček pro sérii. Přidejte ho do knihy série, například pomocí `drawmaster tour add`.
import-is-seed-list = { $file } je seznam série pro nasazení. Importujte ho do akce s jejími hráči pomocí `drawmaster seedlist import`.
import-is-rating-list = { $file } je ratingová listina. Importujte ji v registraci, nebo pomocí `drawmaster egd import`.
import-format-unknown = { $file } má neznámý formát. Zvolte soubor OpenGotha, MacMahon nebo Pairgoth, soubor výsledků EGD (H9), francouzské federace (tou) nebo AGA, zprávu šachové federace (TRF16), nebo seznam CSV, xlsx či ods.
sample-day = Ukázková akce má den, který neexistuje.

## app: settings

setting-unknown = Nastavení { $path } neexistuje. Jeho cestu najdete v seznamu nastavení.
setting-unfit = Hodnota { $value } se k { $path } nehodí ({ $reason }). Tvar hodnoty najdete v seznamu nastavení.
setting-unfit-half = Hodnota { $value } se k { $path } nehodí. Napište počet bodů, například 6.5, nebo půlbody jako celé číslo: 13 je 6.5.
setting-unfit-own = Hodnota { $value } se k { $path } nehodí. { $reason }
settings-not-json = Nastavení nelze zapsat ({ $reason }). Nahlaste tuto chybu.
competition-gone = Akce už svou soutěž nemá.
competition-key-fixed = Klíč soutěže nelze změnit.
room-incomplete = Sál „{ $name }“ potřebuje název a čísla stolů od 1 výš. Opravte ho.
rooms-overlap = Sály { $first } a { $second } mají stejný název nebo společný stůl. Dejte každému vlastní.
room-in-use = Sál { $name } je potřeba; je k němu přiřazeno: { $user }. Nejdříve to změňte, nebo sál i jeho název ponechte.
competition-room-unknown = Akce nemá sál { $name }. Nejdříve ho přidejte v event.halls.
tie-breaks-empty = Pořadí potřebuje alespoň jedno kritérium, například MMS.
main-club-out-of-range = Podíl hlavního klubu je počet procent od 1 do 100. Zadejte ho, nebo nechte prázdné, aby se oddělovaly všechny kluby.
level-twice = Úroveň { $name } je v seznamu dvakrát. Jednu odeberte.
level-unknown = Úroveň { $name } neexistuje. Názvy najdete v seznamu úrovní.
level-place-unknown = V pořadí úrovní není místo { $place }. Zvolte 1 až { $last }.
weight-out-of-range = Váha je mimo rozsah. Váhy jsou 0 až 1000000000000000, koeficienty 0 až 1000, konkávnost 0 až 10000.
main-table-out-of-range = Zvolte { $first } až { $last } hráčů nebo zón.
zones-too-large = Zóny potřebují kol: { $rounds }, víc než { $last }. Nastavte větší počet zón.
zones-round-paired = Zóny jsou vylosované, protože kola jsou spárovaná. Nejdříve vezměte párování zpět.
teams-system = Družstva mohou hrát jen McMahonův systém, švýcarský systém nebo každý s každým. Zvolte jeden z nich.
teams-size = Zápas družstev má { $first } až { $last } stolů. Zvolte počet v tomto rozsahu.
teams-none = Soutěž { $name } nemá družstva. Přidejte soutěž s družstvy, nebo před prvním kolem nastavte počet stolů.
teams-round-paired = Některé kolo je už spárováno. Než změníte počet stolů, zrušte párování všech kol.
teams-whole-matches = Družstva se párují jako celek, takže jednotlivé stoly nelze přesouvat.
teams-whole-matches-hint = Vyměňte dvě družstva, změňte, kdo za družstvo hraje, nebo zrušte párování kola a spárujte ho znovu.
teams-swap-same-match = Oba hráči jsou v jednom zápase. Pro výměnu družstev vyberte hráče ze dvou zápasů.
teams-too-few = Družstev je méně než dvě. Nejdříve přidejte družstva.
teams-without-team = { $count ->
        [one] Jeden hráč je bez družstva: { $names }.
        [few] { $count } hráči jsou bez družstva: { $names }.
       *[other] { $count } hráčů je bez družstva: { $names }.
    } Přidejte je do družstva jako náhradníky, nebo je odhlaste.
team-unknown = Družstvo { $number } neexistuje. Čísla najdete v seznamu družstev.
team-named-unknown = Družstvo „{ $name }“ neexistuje. Názvy vypíše příkaz team list.
team-no-name = Družstvo nemá název. Zadejte ho.
team-name-taken = Družstvo { $name } už existuje. Zvolte jiný název.
team-member-twice = { $name } je v družstvu dvakrát. Uveďte každého hráče jednou.
team-member-elsewhere = { $name } je v družstvu { $team }. Nejdříve hráče z tohoto družstva vyřaďte.
team-member-played = { $name } už má za družstvo partie a zůstává v něm. Místo toho hráče vynechte z pozdějších sestav.
team-too-small = Družstvo potřebuje hráčů: { $size }, ale { $count ->
        [one] uveden je jen jeden
        [few] uvedeni jsou jen { $count }
       *[other] uvedeno je jen { $count }
    }. Uveďte hráče na každý stůl.
team-incomplete = Družstvo { $name } má { $count ->
        [one] jednoho hráče
        [few] { $count } hráče
       *[other] { $count } hráčů
    } a stolů je { $size }. Přidejte do něj hráče, nebo ho odeberte.
line-up-confirmed = Kolo { $round } je potvrzeno, takže jeho sestavy zůstávají. Zvolte pozdější kolo.
line-up-result = Stůl { $board } má výsledek. Než stůl převezme jiný hráč, výsledek smažte.
pairs-none = { $name } není pro dvojice. Přidejte soutěž se šablonou pair-go, nebo zapište osoby jednotlivě.
pairs-in-teams = { $name } nemůže být pro týmy i pro dvojice. Vyberte jedno z toho.
pairs-entered = V { $name } je už někdo zapsán. Jen prázdná soutěž může přejít mezi dvojicemi a jednotlivci.
pairs-strength-closed = Registrace { $name } je uzavřena, takže třídy dvojic zůstávají.
entry-needs-partner = { $competition } je pro dvojice. Zapište { $name } s druhou osobou.
entry-pair-alone = { $name } je dvojice, ale { $competition } je pro jednotlivce. Zapište každou osobu zvlášť.
entry-not-pair = { $name } není dvojice. Změňte samotný zápis.
pair-one-person = { $name } nemůže tvořit dvojici s tímtéž člověkem. Vyberte dvě osoby.
pair-person-twice = { $name } už je ve dvojici { $other }. Nejdřív změňte tu dvojici.
pair-not-mixed = { $name } není potvrzena jako smíšená dvojice. Potvrďte ji, nebo v nastavení smíšené dvojice nevyžadujte.
pair-change-partners = { $name } je dvojice. Změňte osoby v ní; jména a třída z nich plynou.
person-unknown = Žádná osoba nemá klíč { $id }. Vyhledejte klíče v seznamu osob.
bundle-only-pairs = Všechny soutěže jsou pair go, které se do série nepočítá. Zveřejněte tabulku.
export-pairs-not-rated = { $name } je pair go, které žádný ratingový seznam nepřijímá. Exportujte tabulku.
setting-team-list = Družstva nejsou nastavení. Místo toho družstvo přidejte, změňte nebo odeberte.
handicap-ceiling-out-of-range = Handicap má nejvýše devět kamenů. Zvolte 0 až 9.
initial-scores-round-paired = Některé kolo je už spárováno. Než změníte startovní body, zrušte párování všech kol.

## app: fees and the cash desk

setting-fees = Ceny se nastavují v pokladně a pomocí „fees set-price“, ne jako nastavení.
currency-used = V pokladně jsou částky v současné měně a v { $currency } by znamenaly jiné sumy. Ponechte měnu, nebo pro { $currency } založte nový soubor akce.
currency-priced = Ceny jsou nastaveny v současné měně a v { $currency } by znamenaly jiné sumy. Nejdříve ceny odeberte, pak zvolte { $currency } a nastavte je znovu.
amount-unknown = „{ $text }“ není peněžní částka. Napište ji jako { $example }.
amount-negative = „{ $text }“ je záporná částka. Napište ji bez znaménka minus a k vrácení peněz použijte vratku.
amount-decimals = „{ $text }“ má příliš mnoho desetinných míst: měna { $decimals ->
    [0] nemá žádné desetinné místo
    [one] má jedno desetinné místo
    [few] má { $decimals } desetinná místa
    [many] má { $decimals } desetinného místa
   *[other] má { $decimals } desetinných míst
}. Napište méně desetinných míst a neoddělujte tisíce.
amount-too-large = „{ $text }“ je více než { $most }, nejvyšší možná částka. Zkontrolujte počet číslic.
amount-zero = Částka je nula. Napište, kolik to je.
amount-other-currency = Akce počítá v { $currency }, ne v { $named }. Napište částku v { $currency }.
amount-no-currency = Akce ještě nemá měnu, částku v { $named } tedy nelze přijmout. Nastavte měnu (event.levy.currency), nebo napište jen částku.
fees-person-unknown = Nikdo nemá klíč { $person }. Vyberte osobu ze seznamu účtů.
price-name-missing = Cena potřebuje název. Napište, za co se platí, například Startovné nebo Oběd.
price-unknown = Akce nemá cenu „{ $name }“ pro tuto soutěž a kategorii. Vyberte ji ze seznamu cen.
price-chosen = { $count ->
    [one] „{ $name }“ si vybrala jedna osoba
    [few] „{ $name }“ si vybraly { $count } osoby
    [many] „{ $name }“ si vybralo { $count } osoby
   *[other] „{ $name }“ si vybralo { $count } osob
}, cena proto zůstává. Nejdříve tuto položku odeberte z jejich účtů.
price-extra-of-competition = Doplněk platí pro celou akci. Soutěž vynechte.
price-of-free = Přihláška zdarma nemá cenu. Zvolte jinou kategorii.
price-name-taken = „{ $name }“ už je název ceny druhého typu (startovné, nebo doplněk). Zvolte jiný název.
price-too-many = Akce může mít nejvýše tolik cen: { $most }. Nejdříve některé odeberte.
extra-unknown = Akce nemá doplněk „{ $name }“. Nejdříve nastavte jeho cenu.
extra-too-many = Jedna osoba může mít „{ $name }“ nejvýše { $most }krát. Napište menší číslo.
discount-reason-missing = Sleva potřebuje důvod. Napište, proč se poskytuje.
discount-too-large = Sleva { $amount } je vyšší, než kolik má zaplatit { $name }, tedy { $owed }. Poskytněte nejvýše tolik.
discount-too-many = Jedna osoba může mít nejvýše tolik slev: { $most }. Nejdříve jednu odeberte.
discount-unknown = { $name } nemá slevu s číslem { $number }. Vyberte některou ze slev této osoby.
payment-no-price = Akce nemá cenu pro kategorii { $category } ({ $name }), takže není známo, kolik se má zaplatit. Nastavte cenu, zvolte jinou kategorii, nebo napište částku.
payment-nothing-open = { $name } nemá co platit: celá částka { $owed } je zaplacena. Chcete-li přijmout víc, napište částku.
payment-more-than-open = { $amount } je víc, než má ještě zaplatit { $name }, tedy { $open }. Přijměte přesnou částku, nebo potvrďte, že zbytek je přeplatek.
payment-of-withdrawn = { $name } se už neúčastní a nemá co platit. Chcete-li přesto přijmout { $amount }, například poplatek za pozdní odhlášení, potvrďte to.
payment-too-many = Akce může mít nejvýše tolik plateb: { $most }. Založte nový soubor akce.
refund-reason-missing = Vratka potřebuje důvod. Napište, proč se peníze vracejí.
refund-too-large = { $amount } je víc, než kolik je zaplaceno ({ $name }), po dřívějších vratkách { $paid }. Vraťte nejvýše tolik.
refund-no-credit = { $name } nemá přeplatek. Napište částku, kterou vracíte.

## app: the cost of a board per level

level-formula-rematch = 1 za každou dřívější partii těchto dvou
level-formula-family = 1, pokud jsou z jedné rodiny
level-formula-category = druhá mocnina rozdílu kategorií
level-formula-score-difference = druhá mocnina rozdílu bodů v půlbodech
level-formula-knockout-apart = 1, pokud se mohou potkat v nadcházejícím prvním kole vyřazovací části
level-formula-floats = 32krát druhá mocnina dřívějších přesunů každého hráče tímto směrem a 0 až 12 za jejich místa ve skupinách
level-formula-club = 1, pokud jsou z jednoho klubu, pod barem
level-formula-country = 1, pokud jsou z jedné země, pod barem
level-formula-colours = 8 za každou barvu nad rozdíl jedné, 1 za stejnou barvu dvakrát po sobě
level-formula-handicap = druhá mocnina počtu kamenů
level-formula-seeding = druhá mocnina vzdálenosti od soupeře, kterému dává přednost nasazení
level-formula-winless = 1, pokud jen jeden z nich vyhrál nebo hrál jigo
level-formula-lot = náhodné číslo od 0 do 255

## app: the transparency log

audit-log-head-form = Otisk historie má { $fewest } až 64 číslic 0-9 a a-f. Opište ho tak, jak je vytištěn v patě listu.
audit-log-head-ambiguous = Těmito číslicemi začíná několik záznamů historie. Napište jich víc.
audit-log-head-unknown = Žádný záznam této historie nemá otisk { $head }. Buď je v něm překlep, nebo list patří k jiné historii než tento soubor.
referee-time-unknown = „{ $text }“ není čas. Napište hodiny a minuty, například 14:05.
referee-counted-none = { $minutes } min bez dodatečného času: upravený čas { $adjusted } min.
referee-counted-byoyomi = { $minutes } min a { $moves } tahů po { $seconds } s: upravený čas { $adjusted } min.
referee-counted-canadian = { $minutes } min a { $moves } tahů, vždy { $stones } za { $seconds } s: upravený čas { $adjusted } min.
referee-counted-fischer = { $minutes } min a { $seconds } s na každý z { $moves } tahů: upravený čas { $adjusted } min.
referee-class-highest = Oba časy stačí na nejvyšší třídu.
referee-class-main = Rozhoduje základní čas: třída { $class } vyžaduje { $needs_main } min, zde je { $main }.
referee-class-adjusted = Rozhoduje upravený čas: třída { $class } vyžaduje { $needs_adjusted } min, zde je { $adjusted }.
referee-class-both = Rozhodují oba časy: třída { $class } vyžaduje základní čas { $needs_main } min, zde je { $main }, a upravený čas { $needs_adjusted } min, zde je { $adjusted }.
referee-clock-unknown = „{ $text }“ není čas na hodinách. Napište minuty, například 25, nebo 12:30, nebo 1:05:00.
referee-round-unknown = Soutěž nemá kolo { $round }; počet kol: { $rounds }.
referee-seal-order = Hráč musí zapečetit tah dřív, než smí. Prohoďte oba časy.
late-game-decided = Stůl { $board } už má výsledek.
late-not-marked = U stolu { $board } není s touto barvou nikdo označen jako opozdilec.
late-no-resumption = Partie u stolu { $board } nemá čas pokračování. Nejdříve ho zadejte do formuláře.
late-not-lost-yet = Partie u stolu { $board } je prohraná až po { $time }.
late-not-resumed = Partie u stolu { $board } ještě nepokračuje.
late-nobody = Partii u stolu { $board } nikdo neprohrál kvůli pozdnímu příchodu.
late-clocks-set = Nastavte hodiny na spotřebovaný čas: černý { $black } min, bílý { $white } min.
late-clocks-nobody = Nikdo tu není: hodiny černého běží a ukazují { $black } min. Až přijde první hráč, nastavte hodiny bílého stejně.
late-clocks-to-move = Nikdo tu není: běží jen hodiny hráče na tahu. Od pokračování spotřebováno: černý { $black } min, bílý { $white } min.
late-clocks-black-runs = Černý chybí a hodiny černého běží. Spotřebováno: černý { $black } min, bílý { $white } min.
late-clocks-white-runs = Bílý chybí a hodiny bílého běží. Spotřebováno: černý { $black } min, bílý { $white } min.
late-clocks-not-started = Hodiny nebyly spuštěny.
late-clocks-lost = Do { $time } se nedostavil { $who ->
        [black] černý
        [white] bílý
       *[both] oba hráči
    }: prohra pro pozdní příchod.
late-round-ahead = Kolo { $round } ještě nezačalo. Začíná { $date } v { $time }.
late-round-past = Kolo { $round } se hrálo { $date }.
late-round-unrecorded = Kolo { $round } bylo plánováno na { $date } a jeho začátek není zaznamenán. Zadejte, kdy byly spuštěny hodiny černých.
adjourn-game-decided = Stůl { $board } má výsledek, nebo jeden jeho průchod. Chcete-li partii přerušit, smažte ho.
adjourn-number-unknown = Čísla tahů a počty zajatých kamenů jsou celá čísla, nejvýše { $most }.
adjourn-resumption-early = Pokračování je před přerušením. Zadejte jeho den a čas, například 2026-11-21 09:00.
adjourn-used = Kolo { $round } je spárováno podle toho, jak se počítá partie u stolu { $board }. Zadejte místo toho výsledek partie.
adjourn-not = Partie u stolu { $board } není přerušená.
unfinished-as-jigo = Další kolo se páruje, jako by to bylo jigo.
unfinished-as-black = Další kolo se páruje, jako by vyhrál černý.
unfinished-as-white = Další kolo se páruje, jako by vyhrál bílý.
unfinished-held = Dokud není rozhodnuto, oba hráči zůstávají bez párování.
unfinished-of-table = Pavouk čeká na vítěze této partie.
unfinished-game = Kolo { $round }, stůl { $board }, { $black } – { $white }: nedohraná partie. { $effect }
delays-nothing = Žádné kolo nemá nový začátek.

## app: stages

stage-rule-unknown = „{ $text }“ neříká, kdo pokračuje. Zadejte first:8, places:9-16, each:2, others nebo losers:1.
stage-of-teams = { $name } je fáze, takže o tom, zda hrají týmy a na kolika deskách, rozhoduje soutěž před ní. Přidejte jinou fázi nebo samostatnou soutěž.
stage-needs-table = Soutěž { $name } nemá pavouka, ze kterého by poražení vypadávali. Zvolte jiné pravidlo.
stage-zones-drawn = Vyřazovací část zón v soutěži { $name } je už vylosována. Nejdříve losování vraťte.
stage-overlap = Fáze { $stage } bere některé stejné hráče. Zvolte jiné pravidlo, nebo fázi { $stage } odeberte.
stage-none = { $name } není fáze. Vyberte soutěž, která byla přidána jako fáze.
stage-filled = Fáze { $name } už hráče má. Nejdříve to vraťte, nebo změňte její přihlášky.
stage-register-closed = Registrace fáze { $name } je uzavřena. Přidejte novou fázi.
stage-source-free = V soutěži { $name } se může hrát dál. Naplnit fázi podle současného pořadí?
stage-too-large = Fáze { $name } by potřebovala víc kol než { $last }. Zvolte jiný systém, nebo ať pokračuje méně hráčů.
stage-nothing-left = Všichni, kdo pokračují do fáze { $name }, už spolu hráli. Odeberte fázi { $name } a přidejte ji s jiným systémem nebo bez těchto výsledků.
stage-no-stages = { $name } nemá fáze. Nejdříve nějakou přidejte.
stage-brought-changed = Pořadí před fází { $name } se od té doby změnilo a hráči by si nyní přinesli jiné body. Vraťte naplnění, nebo změňte startovní body.
stage-changed = Pořadí před fází { $name } se od té doby změnilo a nyní by pokračovali jiní hráči. Vraťte naplnění, nebo změňte přihlášky.
competition-has-stages = Fáze { $stage } bere hráče ze soutěže { $name }. Nejdříve fázi { $stage } odeberte.

## app: what it would cost to move a player of a draft

move-as-good = Stejně dobré jako nyní.
move-only-seeding = Stejně dobré jako nyní; mění se jen nasazení nebo losy.
move-better = Lepší než nyní.
move-better-but = Lepší než nyní, ale horší v tomto: { $reason }.
move-colours = Oba hráči si prohodí barvy.
move-left-over = Hráče bez partie lze spárovat jen s jiným hráčem bez partie. Nejdříve zrušte dvojici u stolu { $board }, pak vyberte dvojice.
move-rematch = { $black } a { $white } už spolu hráli, v kole { $round }.
move-family = { $black } a { $white } jsou z jedné rodiny.
move-far-apart = { $black } a { $white } jsou daleko od sebe: o { $grades ->
    [one] { $grades } třídu
    [few] { $grades } třídy
   *[other] { $grades } tříd
} a v bodech o { $points }.
move-worse-rematch = Více hráčů hraje spolu znovu.
move-worse-family = Více hráčů z jedné rodiny hraje spolu.
move-worse-winless = Více hráčů bez výhry hraje s těmi, kdo už vyhráli.
move-worse-categories = Hrají spolu hráči ze vzdálenějších kategorií.
move-worse-score-difference = Hrají spolu hráči s větším rozdílem bodů.
move-worse-knockout = Hrají spolu hráči, kteří se mohou znovu potkat ve vyřazovací části.
move-worse-floats = Přesuny jsou méně vyvážené.
move-worse-club = Více hráčů z jednoho klubu hraje spolu.
move-worse-country = Více hráčů z jedné země hraje spolu.
move-worse-colours = Barvy jsou méně vyvážené.
move-worse-handicap = Handicapy jsou větší.
move-worse-geography = Více hráčů z jednoho klubu nebo země hraje spolu.

## The referee's desk: officials, cases, guides, and the articles of the EGF rules in our own words

article-unknown = „{ $text }“ není článek pravidel EGF. Napište například 5j, 8g.3 nebo 10.
article-1a = Turnaj vedou rozhodčí; je-li jich více, jeden je hlavní rozhodčí.
article-1b = Odvolací komise: tři hráči a několik náhradníků za členy, kterých se případ týká.
article-2a = Hráči se chovají čestně.
article-2b = Během partie žádná jiná deska, knihy ani poznámky, kromě zápisu partie.
article-2c = Žádný rozbor partie během přestávky.
article-2d = Žádné rady od jiných; hráči odmítnou ty, které dostanou.
article-2e = Nikdo nesmí rušit hráče ani ovlivňovat partii.
article-2f = Pokračuje-li partie jiný den, může rozhodčí na dobu přestávky zrušit 2c až 2e.
article-2g = Desky a kamenů se dotýkají jen hráči a rozhodčí.
article-2h = Divák, který vidí porušení pravidel, to řekne rozhodčímu, ne hráčům.
article-2i = Přihlášený hráč hraje až do konce, kromě výjimečných důvodů.
article-3a = Každý hráč má časový limit; po něm následuje byo-yomi.
article-3b = Hodiny mají dva ciferníky s praporky; zastavením obou jsou v klidu.
article-3c = Hodiny černého se spustí ve stanovený čas; každý hráč je po svém tahu přepne.
article-3d = Hodiny zastavuje jen rozhodčí nebo tato pravidla; hráči je nikdy nepřestavují.
article-3e = Platí čas na hodinách, pokud nemají zjevnou závadu; námitky se podávají ihned.
article-3f = Byo-yomi: pevný čas na každý tah, časoměřič ho odpočítává nahlas.
article-3g = Kanadský dodatečný čas: počet tahů za pevný čas, bez časoměřiče.
article-4 = Po přerušení odevzdá každý hráč zápis partie.
article-5a = O umístění hráčů a vybavení rozhoduje rozhodčí.
article-5b = Komi se přičítá při počítání partie.
article-5c = Partie začíná ve stanovený čas, který rozhodčí může změnit.
article-5d = Není-li přítomen nikdo, běží hodiny černého; až přijde první hráč, nastaví se hodiny bílého na stejný čas.
article-5e = Kdo přijde o víc než hodinu později nebo po vypršení časového limitu, prohrává; přijdou-li tak pozdě oba, prohrávají oba.
article-5f = Tah je proveden puštěním kamene a nelze ho změnit.
article-5g = Zajatci zůstávají dobře viditelní.
article-5h = Partii ukončují jen pravidla hry nebo vzdání.
article-5i = Před počítáním se střídavě zahrají všechny kameny i dame a oba hráči pasují.
article-5j = Protesty proti výsledku: před dalším kolem, nebo do jednoho celého dne, pokud kolo začíná dříve.
article-6a = Dva časy přerušení: od prvního hráč smí tah zapečetit, ve druhém musí.
article-6b = Jak se tah zapečetí a co se uvádí na formuláři.
article-6c = Tah zahraný na desce se bere jako zapečetěný tah.
article-7a = Pozdní příchod se počítá i při dohrávce, také nad zbývající čas.
article-7b = Před otevřením formuláře se pozice zkontroluje nebo znovu sestaví.
article-7c = Kdo formulář otevře a co se stane, když hráč chybí.
article-7d = Nejasný zapečetěný tah platí jako pas.
article-7e = Hráči se smějí na otevřený formulář podívat.
article-7f = Rozhodčí formulář uschová, dokud jsou možné protesty.
article-8a = Špatné barvy nebo handicap: před čtvrtým tahem se začne znovu, jinak se hraje dál.
article-8b = V pochybnostech může hráč požádat soupeře, aby kámen přesně umístil.
article-8c = Nedovolený tah se vrací, pokud se na něj přijde do tří tahů.
article-8d = Špatně nastavené hodiny se opraví v rozsahu, který lze prokázat.
article-8e = Vadné hodiny se vymění a opraví, ale nikomu tím nezůstane méně než deset minut.
article-8f = Chyby v zápisech přerušené partie a co je nahrazuje.
article-8g = Posunuté kameny: šest návrhů po řadě, od opravy pozice až po komisi.
article-9a = Při sporu se zavolá rozhodčí a počítání se přeruší.
article-9b = Rozhodčí může hodiny zastavit; hráči je smějí zastavit, aby přivolali rozhodčího.
article-9c = Nejdříve platí rozhodnutí rozhodčího; ztracený čas lze vrátit.
article-9d = Hráč se může odvolat ke komisi a jasně řekne, hraje-li pod protestem.
article-9e = Rozhodčí hráčům na požádání ukáže pravidla.
article-10 = O tom, co pravidla neřeší, rozhoduje rozhodčí.

official-committee-full = Odvolací komise už má všechny členy ({ $seats }). Přidejte náhradníka, nebo nejdříve změňte funkci některého člena.
official-committee-incomplete = { $count ->
    [0] Odvolací komise zatím nemá žádné členy; potřebuje { $seats }.
    [one] Odvolací komise má jednoho člena; potřebuje { $seats }.
    [few] Odvolací komise má { $count } členy; potřebuje { $seats }.
   *[other] Odvolací komise má { $count } členů; potřebuje { $seats }.
}
official-entry-unknown = Přihláška s klíčem { $id } neexistuje.
official-head-taken = Hlavní rozhodčí už je určen. Nejdříve změňte jeho funkci.
official-name-missing = Zadejte jméno funkcionáře.
official-no-head = Určete jednoho z rozhodčích jako hlavního.
official-no-replacement = Odvolací komise nemá náhradníka za člena, kterého se případ týká.
official-too-many = Funkcionářů akce může být nejvýše { $most }.
official-turn-zero = Pořadí mezi funkcionáři jedné funkce se počítá od 1.
official-unknown = Funkcionář s klíčem { $number } neexistuje.
committee-involved = { $left ->
    [0] Tento případ se týká všech členů i náhradníků, ale komise potřebuje { $seats }. Přidejte náhradníka.
    [one] Zbývá jen jeden člen, kterého se tento případ netýká, ale komise potřebuje { $seats }. Přidejte náhradníka.
    [few] Zbývají jen { $left } členové, kterých se tento případ netýká, ale komise potřebuje { $seats }. Přidejte náhradníka.
   *[other] Zbývá jen { $left } členů, kterých se tento případ netýká, ale komise potřebuje { $seats }. Přidejte náhradníka.
}

case-before-committee = Případ { $number } je u odvolací komise. Nejdříve zadejte rozhodnutí komise.
case-board-unknown = V kole { $round } není stůl { $board }.
case-closed = Případ { $number } je uzavřený. Znovu ho otevře protest nebo odvolání.
case-committee-final = Odvolací komise v případu { $number } rozhodla a její rozhodnutí je konečné.
case-elsewhere = Případ { $number } patří do soutěže { $competition }. Nejdříve zvolte tuto soutěž.
case-end-missing = Napište, jak případ skončil, protože není žádné rozhodnutí.
case-facts-missing = Napište, co se stalo.
case-no-game = Případ { $number } neuvádí partii. Před výsledkem zadejte její kolo a stůl.
case-no-ruling = V případu { $number } zatím není rozhodnutí. Nejdříve zadejte rozhodnutí rozhodčího.
case-not-a-player = Protest nebo odvolání podává hráč z případu { $number }. Nejdříve hráče do případu přidejte.
case-not-before-committee = Případ { $number } není u odvolací komise. Nejdříve zadejte odvolání.
case-outcome-missing = V případu { $number } čeká protest nebo odvolání. Uveďte, zda mu rozhodnutí vyhovuje, nebo ho zamítá.
case-outcome-without-protest = V případu { $number } není protest ani odvolání, kterému by rozhodnutí mohlo vyhovět nebo které by mohlo zamítnout.
case-player-unknown = V této soutěži není přihláška s klíčem { $number }.
case-protest-late = Protest je podán pozdě: možný byl do { $until }. Uveďte důvod, proč ho přesto přijmout.
case-protest-waits = V případu { $number } čeká protest. Nejdříve o něm rozhodněte.
case-round-missing = Zadejte kolo tohoto stolu.
case-round-unknown = Kolo { $round } neexistuje; kola jsou 1 až { $last }.
case-ruling-missing = Zadejte rozhodnutí.
referee-moment-unknown = „{ $text }“ není čas. Napište například 14:05 nebo 2026-08-14 14:05.
case-unknown = Případ { $number } neexistuje.
case-who-missing = Uveďte, kdo protestuje.
case-words-missing = Zadejte, co hráč říká.

guide-answer-missing = Zadejte odpověď černého nebo bílého.
guide-answered = Tento hráč už na návrh odpověděl. Chcete-li odpověď změnit, vraťte ji.
guide-ended = Postup skončil.
guide-flag-twice = Praporek spadne brzy, nebo pozdě, ne obojí.
guide-other = V tomto případu už běží jiný postup. Pro tento přidejte nový případ.
guide-reason-missing = Uveďte, proč se postup zkracuje.

cli-article-set = Text článku { $article } je nastaven.
cli-case-appealed = { $at }  odvolání, { $player }: { $words }
cli-case-clocks = (hodiny: černý { $black }, bílý { $white })
cli-case-closed = { $at }  případ uzavřen. { $words }
cli-case-committee = Komise: { $members }
cli-case-deadline-day = Protesty proti výsledku jsou možné do { $at }: jeden celý den.
cli-case-deadline-over = Protesty proti výsledku byly možné do { $at }.
cli-case-deadline-round = Protesty proti výsledku jsou možné do { $at }, kdy začíná další kolo.
cli-case-head = Případ { $number }  { $state }  { $at }  { $place }
cli-case-instead = { $name } (zastupuje: { $member })
cli-case-involved = Případ se týká: { $name } ({ $reasons }).
cli-case-late = (po lhůtě, přijato z důvodu: { $reason })
cli-case-protested = { $at }  protest, { $player }: { $words }
cli-case-result = (výsledek, kolo { $round }, stůl { $board }: { $before } -> { $after }, záznam deníku { $entry })
cli-case-ruled = { $at }  rozhodnutí ({ $by }): { $words }
cli-guide-agreed-on = Dohodnuto a konečné: { $proposal }
cli-guide-clock = Na nových hodinách zbývá { $corrected }. { $flag }
cli-guide-clocks = Hodiny ukazují spotřebovaný čas: černý { $black }, bílý { $white }.
cli-guide-committee = Na žádném návrhu se hráči neshodli: rozhodne odvolací komise (8g.6).
cli-guide-answers = Návrh { $number }: { $proposal } Černý: { $black }, bílý: { $white }
cli-guide-proposed = Poslední návrh čeká na odpovědi.
cli-guide-resigned = Vzdání: { $colour }. Zadejte výsledek rozhodnutím v případu.
cli-guide-shortened = Zkráceno: { $reason }
cli-guide-start = Rozhodují pravidla (8a): { $ruling }
cli-no-cases = Žádné takové případy nejsou.
cli-no-officials = Žádní funkcionáři nejsou.
cli-official-added = Přidáno s klíčem { $official }: { $name }.
cli-official-changed = Funkcionář s klíčem { $official } je změněn.
cli-official-removed = Funkcionář s klíčem { $official } je odebrán.
document-no-cases = Kniha případů je prázdná.

## Words of the referee's desk, in the window, on sheets and on the command line

office = { $word ->
    [head-referee] Hlavní rozhodčí
    [referee] Rozhodčí nebo asistent
    [timekeeper] Časoměřič
    [committee] Odvolací komise
   *[replacement] Náhradník
}
case-state = { $word ->
    [open] otevřený
    [ruled] rozhodnutý
    [protested] protest
    [appealed] odvolání
   *[closed] uzavřený
}
ruling-body = { $word ->
    [referee] rozhodčího
   *[committee] komise
}
protest-outcome = { $word ->
    [upheld] vyhověno
   *[rejected] zamítnuto
}
involvement = { $word ->
    [plays] hraje v něm
    [family] rodina, { $player }
    [related] příbuzenství, { $player }
   *[same-club] stejný klub, { $player }
}
guide-proposed = { $word ->
    [correct] Pozice se opraví a partie pokračuje.
    [keep] Pozice zůstane a partie pokračuje.
    [go-back] Partie se vrátí k pozici před nesrovnalostí.
    [resign] Jeden z hráčů partii vzdá.
   *[new-game] Partie se zruší a hráči hrají novou.
}
proposal-answer = { $word ->
    [accept] přijímá
   *[refuse] odmítá
}
start-ruling = { $word ->
    [start-again] Partie začíná znovu: čtvrtý tah nebyl zahrán.
    [play-on] Partie pokračuje a výsledek platí, jak je.
   *[exchange-later] Partie pokračuje. Potkají-li se tito hráči v turnaji znovu, vymění si barvy.
}
flag-ruling = { $word ->
    [when-it-fell] Byo-yomi začíná spadnutím praporku.
    [after-correction] Byo-yomi začíná, až se spotřebuje opravený čas.
   *[when-noticed] Byo-yomi začíná, když se na to přijde.
}

## cli: knock-outs, the Final, seasons, copies and the journal

ko-player-unknown = Hráč { $number } neexistuje. Čísla vypíše příkaz entries.
ko-later-invalid = „{ $text }“ nemá tvar ČÍSLO:KOLO, například 12:3.
ko-verified = KO{ $category }: všechna pole ({ $boxes }) odpovídají zopakovanému losování.
draw-frozen = Seznam kategorie { $category } je zmrazený (zmrazení { $number }, { $at }). Zveřejněte tento závazek, než budou číslice známy: { $commitment }
draw-frozen-digits = Vyhlášeno: { $digits ->
        [one] 1 číslice.
        [few] { $digits } číslice.
       *[other] { $digits } číslic.
    }
draw-frozen-any-digits = Vyhlášeno: libovolný počet číslic.
draw-frozen-source = Zdroj číslic: { $source }
draw-act-freeze = Zmrazení { $number }: { $at }
draw-act-draw = Losování { $number }: { $at }
draw-act-undone = , vráceno
ko-qualifying-taken-back = Plán kvalifikace je smazán.
ko-qualifying-planned = Kola { $first }-{ $last } rozhodují o { $places ->
        [one] jednom místě
        [few] { $places } místech
       *[other] { $places } místech
    }:
final-class-changed = Akce má nyní třídu final a uděluje body Finále.
final-verified = Finále { $category }: všichni hráči ({ $players }) odpovídají zopakovanému losování.
final-rounds-invalid = „{ $text }“ není seznam kol. Zadejte 5, nebo 1,5, nebo none.
season-exported = Zapsáno { $file }. Upravte soubor a pak ho zkontrolujte.
season-used = Akce se řídí sezónou { $name }.
season-valid = Sezóna { $name } je platná.
copies-restored = Akce { $event } je obnovena v { $file }.
copies-second-set = Kopie jdou také do { $folder }.
copies-second-cleared = Kopie jdou jen do vlastní složky programu.
copies-none = Zatím žádné kopie.
copies-salvaged = { $file }: řádků { $rows }, záznamů deníku { $entries }.
copies-doubt = Nejisté: { $doubt }
journal-undone = Vráceno: { $operation }.
journal-redone = Provedeno znovu: { $operation }.
document-written = Zapsáno { $file }, bajtů: { $bytes }.
bundle-handed-over = Akce { $event } je po balíčku { $sequence } předána vlastníku klíče { $to }. Dejte druhému pořadateli kopii tohoto souboru akce: jeho další balíček obsahuje vaše podepsané prohlášení.
document-folder-written = { $folder }: { $sheets ->
        [one] jeden list
        [few] { $sheets } listy
       *[other] { $sheets } listů
    }:
document-left-out = Bez { $name }: { $reason }
document-pages-written = { $folder }: počet stránek { $pages }. Nejdříve otevřete index.html.
cli-site-published = { $place }: { $files ->
        [one] jeden soubor
        [few] { $files } soubory
       *[other] { $files } souborů
    } webu; nových nebo změněných { $written }, odstraněných { $removed }.
cli-site-kept = { $file } už k webu nepatří, ale změnil ho někdo jiný, proto zůstává.

## cli: rounds

cli-competition-added = K akci přidána soutěž { $name }. Vyberte ji pomocí --competition.
cli-competition-imported = K akci přidána soutěž { $name }: { $entries ->
    [one] 1 přihláška
    [few] { $entries } přihlášky
   *[other] { $entries } přihlášek
}, { $rounds ->
    [one] 1 kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
} a { $games ->
    [one] 1 partie
    [few] { $games } partie
   *[other] { $games } partií
}. { $known ->
    [0] Nikdo z nich v akci dosud nebyl.
    [one] 1 člověk už v akci byl.
    [few] { $known } lidé už v akci byli.
   *[other] { $known } lidí už v akci bylo.
} Vyberte ji pomocí --competition.
cli-competition-removed = Soutěž { $name } odebrána.
cli-team-added = { $name } je družstvo { $team }.
cli-team-changed = Družstvo { $team } je změněno.
cli-team-removed = Družstvo { $team } je odebráno.
cli-team-line-up = Sestava družstva { $team } v kole { $round } je určena.
cli-team-round = Družstva, stolů: { $size }, sestavy v kole { $round }
cli-team-plays = hraje u stolu { $board }
cli-board = stůl { $board }
cli-team-substitute = náhradník
cli-team-absent = nehraje
cli-team-none = Bez družstva: { $name }
cli-match = Zápas { $number }: { $first } – { $second } { $points }
cli-competition-entered = { $name }: { $count ->
    [one] přihlášen 1 člověk
    [few] přihlášeni { $count } lidé
   *[other] přihlášeno { $count } lidí
}.
cli-step-register = zaregistrovat hráče
cli-step-close = uzavřít registraci
cli-step-slips = vyřídit růžové lístky
cli-step-decide = rozhodnout znovu otevřenou vyřazovací partii kola { $round }
cli-step-draw = vylosovat pavouky před kolem { $round }
cli-step-pair = spárovat kolo { $round }
cli-step-pair-again = spárovat kolo { $round } znovu: je zastaralé
cli-step-release = zveřejnit kolo { $round }
cli-step-results = zadat výsledky kola { $round }: { $agreed } z { $games }
cli-step-disagreement = vyřešit neshodu v kole { $round }
cli-step-conflicts = vyřešit rozporné výsledky v kole { $round }
cli-step-confirm = potvrdit kolo { $round }
cli-step-add-rounds = přidat kola: některé dvojice spolu nehrály
cli-step-finish = hotovo
cli-step-add-games = přidat partie
cli-game-added = Partie { $game }: kolo { $round }, stůl { $board }.
cli-game-conditions = Černý: { $black }, bílý: { $white }; { $stones ->
    [0] bez kamenů
    [one] jeden kámen
    [few] { $stones } kameny
   *[other] { $stones } kamenů
 }, komi { $komi }.
cli-game-removed = Partie { $game } je odebrána.
cli-ladder-improvement = Největší zlepšení (příčky)
cli-ladder-persistence = Nejvíce odehraných partií
cli-games-none = Zatím žádné partie.
cli-head-game = partie
cli-head-board = stůl
cli-head-round-of-game = kolo
cli-seat-invalid = „{ $text }“ není místo. Napište STŮL:black nebo STŮL:white.
cli-number-unknown = Hráč { $number } neexistuje. Hráče vypíše „entries“.
cli-two-players = Uveďte dva hráče, například --players 4,17.
cli-numbers-invalid = „{ $text }“ není číslo ani rozsah čísel. Napište 7 nebo 7..12.
cli-category-invalid = „{ $text }“ není kategorie. Napište číslo, například 12, nebo senior.
cli-ladder-game-invalid = „{ $text }“ není partie rozstřelu. Napište 9x9, 7x7, 5x5, 1x1 nebo new.
cli-ladder-result-invalid = „{ $text }“ není výsledek partie rozstřelu. Napište black, white, = nebo nr.

## cli: language and clock

cli-one-language = Příkazová řádka používá jeden jazyk. Uveďte jeden kód, například cs.
cli-clock = DRAWMASTER_NOW je „{ $text }“, což není místní čas. Napište ho jako 2026-08-14T09:00:00, nebo proměnnou zrušte.

## cli: the demonstration

cli-demo-written = Soubory v { $folder }:

## cli: the tour book

cli-tour-created = Vytvořeno { $file } pro sérii { $name }.
cli-tour-championship = { $name }: { $count ->
        [one] 1 ročník
        [few] { $count } ročníky
       *[other] { $count } ročníků
    }.
cli-tour-confirmed = { $player }: potvrzeno na rok { $year }.
cli-tour-merged = Oba jsou nyní jeden hráč: { $player }.
cli-tour-separate = Zapsáno jako různí lidé: { $players }.
cli-tour-seeds = Zapsáno { $file }: { $players ->
        [one] 1 hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, podepsáno klíčem { $key }.
cli-tour-published = { $folder }: { $pages ->
        [one] 1 stránka
        [few] { $pages } stránky
       *[other] { $pages } stránek
    }, z toho pro hráče { $players }.
cli-tour-unchanged = Kniha série už tento balíček akce { $event } má. Nic se nezměnilo.
cli-tour-handed-over = { $signed_by } (předává { $old })
cli-tour-added = Akce { $event } (pořadatel: { $organiser }) přidána jako ročník mistrovství { $championship }: { $players ->
        [one] 1 hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, z toho v sérii nových { $new }.
cli-tour-changed = Změněno: { $line }
cli-tour-follows = Důsledek: { $line }
cli-tour-duplicates = { $count ->
        [one] 1 dvojice hráčů může být jeden člověk.
        [few] { $count } dvojice hráčů mohou být jeden člověk.
       *[other] { $count } dvojic hráčů může být jeden člověk.
    } Viz tour merge.

## cli: register, slips, lists and new events

cli-note = Poznámka: { $note }
cli-about = Drawmaster { $version }, licence MIT.
    Vaše data jsou v { $folder }.
cli-about-portable = Drawmaster { $version }, licence MIT.
    Přenosný program: vaše data jsou v { $folder }.
cli-key = Váš klíč je uložen v { $file }. Soubor nikomu nedávejte a udělejte si jeho kopii.
    Předejte sérii svůj veřejný klíč:
    { $public }
cli-key-created = Byl vytvořen nový klíč. Je uložen v { $file }. Soubor nikomu nedávejte a udělejte si jeho kopii.
    Předejte sérii svůj veřejný klíč:
    { $public }
cli-entry-added = Přidáno: { $name }.
cli-partner-unclear = „{ $text }“ není osoba z dvojice. Zadejte klíč nebo "Příjmení, Jméno, Třída", pak klub a zemi.
cli-entry-changed = Změněno: { $name }.
cli-extras-written = Doplňování příkazů a stránky man jsou v { $folder }.
cli-entry-lowered = Startovní body sníženy: { $name }.
cli-entry-withdrawn-here = Zde odhlášeno: { $name }. Přihláška dál platí v soutěžích: { $competitions }.
cli-entry-withdrawn = Odhlášeno: { $name }.
cli-entry-registered = Zaregistrováno: { $name }.
cli-entry-unknown = Přihláška { $number } neexistuje. Viz `drawmaster entries`.
cli-entry-gone = Přihláška { $id } po změně už neexistuje.
cli-entry-sleeps = Hráč vynechává kolo v horní skupině, což zkresluje její párování. Startovní body mu o jeden nebo dva sníží `drawmaster entry lower EVENT { $number } --by 1`.
cli-card-standing = Po kole { $round }: místo { $place }, { $values }
cli-bye-word = volný los
cli-card-absent = nehraje
cli-card-without-game = bez partie
cli-card-float-up = přesun nahoru
cli-card-float-down = přesun dolů
cli-card-points = Body série: { $points }
cli-card-changes = Změny:
cli-entries-added = { $count ->
    [one] Přidána { $count } přihláška.
    [few] Přidány { $count } přihlášky.
   *[other] Přidáno { $count } přihlášek.
}
cli-lines-left = { $count ->
    [one] Vynechán { $count } řádek:
    [few] Vynechány { $count } řádky:
   *[other] Vynecháno { $count } řádků:
}
cli-players-can-be-added = { $count ->
    [one] Lze přidat { $count } hráče.
    [few] Lze přidat { $count } hráče.
   *[other] Lze přidat { $count } hráčů.
}
cli-mapping-unknown = „{ $text }“ není přiřazení sloupce. Napište ho jako Surname=family nebo 3=rank.
cli-level-cap = nejvýše { $cap }
cli-seeds-imported = { $tour }: doplněno přihlášek { $filled }, mimo seznam { $unknown }.
cli-seeds-signed = Seznam je podepsán klíčem { $key }. Porovnejte ho s klíčem, který série zveřejnila, nebo zadejte onen klíč pomocí --key.
cli-seeds-by-name = Tyto přihlášky byly nalezeny jen podle jména. Jsou-li správné, doplňte je pomocí --names.
cli-rated-field = { $field ->
    [rank] VT
    [rating] rating
   *[country] země
}
cli-rated-none = bez hodnoty
cli-rated-same = Všechny přihlášky souhlasí s ratingovými listinami.
cli-rated-unknown = Na ratingových listinách chybí čísla těchto hráčů: { $names }.
cli-rated-taken = { $count ->
    [one] Z ratingových listin je převzata { $count } hodnota.
    [few] Z ratingových listin jsou převzaty { $count } hodnoty.
   *[other] Z ratingových listin je převzato { $count } hodnot.
}
cli-rating-list-missing = Není tu ratingová listina. Importujte ji pomocí `drawmaster egd import LIST`.
cli-nobody-found = Na listině nikdo neodpovídá.
cli-rating-list = Listina je z { $date }. Hráčů: { $count }.
cli-rating-list-stale = Listina je z { $date }, stará dnů: { $days }. Před akcí importujte novou. Hráčů: { $count }.
cli-rating-list-undated = Listina nemá datum. Hráčů: { $count }.
cli-no-import-notes = Žádný import v této akci nezanechal poznámku.
cli-imported = { $name }: přihlášek { $entries }, spárovaných kol { $rounds }, partií { $games }.
cli-export-checked =
    { $count ->
        [0] Soubor lze zapsat tak, jak je.
        [one] Je { $count } poznámka:
        [few] Jsou { $count } poznámky:
       *[other] Je { $count } poznámek:
    }
cli-event-created = { $name }: založeno v { $file }.
cli-register-closed = Registrace je uzavřena. Hráči mají čísla 1 až { $last }.
cli-draw-seed = Semínko losování: { $seed }
cli-register-closed-on = Registrace byla uzavřena { $when }.
cli-register-ready = Registraci lze uzavřít.
cli-checklist-players = Zaregistrováno { $registered }, v 1. kole { $first }.
cli-checklist-ghost = Počet je lichý: hraje záskok.
cli-checklist-bye = Počet je lichý: jeden hráč bude mít volný los.
cli-checklist-pair-bye = Počet dvojic je lichý: jedna dvojice bude mít volný los.
cli-checklist-unseen = Ještě nezaregistrovaní: { $names }.
cli-checklist-no-birth = Rok narození neznámý: { $names }.
cli-checklist-unpaid = Ještě nezaplaceno: { $names }.
cli-checklist-slips = { $count ->
    [one] { $count } růžový lístek čeká. Viz `drawmaster slip list`.
    [few] { $count } růžové lístky čekají. Viz `drawmaster slip list`.
   *[other] { $count } růžových lístků čeká. Viz `drawmaster slip list`.
}
cli-checklist-admitted = Připuštěni ředitelem proti pravidlům: { $names }.
cli-checklist-not-mixed = Nepotvrzené jako smíšené dvojice: { $names }. Potvrďte je pomocí `entry set-pair`.
cli-checklist-double = Možná jeden člověk: { $first } a { $second }.
cli-checklist-teams = { $count ->
    [one] { $count } družstvo
    [few] { $count } družstva
   *[other] { $count } družstev
} v 1. kole.
cli-checklist-team-bye = Počet družstev je lichý: jedno družstvo bude mít volný los.
cli-checklist-bar = Bar { $bar }: na něm nebo nad ním { $count }.
cli-checklist-proposed-bar = Bar { $bar }: na něm nebo nad ním { $count }; navržený bar { $proposed }: na něm nebo nad ním { $proposed_count }; doporučeno { $from } až { $to }.
cli-checklist-strengths = Síla: { $strengths }.
cli-rounds-unknown = „{ $text }“ není kolo. Napište kola jako 1,3.
cli-no-slips = Žádné lístky nejsou.
cli-slip-gone = Lístek { $number } po změně už neexistuje.
cli-slip-pending = Lístek { $number } ({ $name }) čeká: { $changes }.
cli-slip-applied = Lístek { $number } ({ $name }) je proveden: { $changes }.
cli-slip-refused = Lístek { $number } ({ $name }) je zamítnut: { $changes }.
cli-slip-seat = stále u stolu { $board } v kole { $round }
cli-slip-answer = zamítnuto: { $reason }
cli-slip-no-change = nic se nemění

## cli: answers and headings of tables

cli-black = černý
cli-white = bílý
cli-referee-set-clocks = Nastavte hodiny na spotřebovaný čas: černý { $black }, bílý { $white }.
cli-referee-late = Spotřebovaný čas, když přišli oba: černý { $black } min, bílý { $white } min. Kdo by nepřišel do { $lost_after }, prohrál by.
cli-referee-black-lost = Černý prohrál: kdo nepřijde do { $lost_after }, prohrává.
cli-referee-white-lost = Bílý prohrál: kdo nepřijde do { $lost_after }, prohrává.
cli-referee-both-lost = Oba prohráli: kdo nepřijde do { $lost_after }, prohrává.
cli-egf-class = Třída { $class }; přepočtený čas je { $adjusted } min.
cli-egf-class-none = Nezapočítává se do ratingu; přepočtený čas je { $adjusted } min.
cli-late-times = Kolo { $round }: plán { $planned }, začátek { $started }, hráč smí zapečetit tah od { $from }, musí od { $by }
cli-late-none = Nikdo není označen jako opozdilec.
cli-late-missing = { $name }: není tu
cli-late-came = { $name }: příchod v { $time }
cli-late-forfeit = prohra kvůli pozdnímu příchodu: { $result }
cli-late-until = prohra po { $time }
cli-late-entered = Stůl { $board }: { $result }
cli-late-resumptions = Opozdilci při pokračování přerušené partie:
cli-adjourned-none = Žádná partie není přerušená.
cli-adjourned-sealed = { $colour }: zapečetěný tah { $number }
cli-delay-late = zpoždění { $minutes } min
cli-delay-proposed = návrh: { $time }
cli-delay-running = Ještě se hraje, nejdelší partie první:
cli-delay-minutes = { $minutes } min
cli-delay-since = od { $time }
cli-on = zapnuto
cli-off = vypnuto
cli-none = nic
cli-locked = zamčeno
cli-audit-log-head = Historie: záznamů { $entries }, poslední otisk { $head }
cli-audit-log-found = { $later ->
        [0] List ukazuje tuto historii po záznam { $entry } ({ $operation }, { $at }). Od té doby se nic nezměnilo.
        [one] List ukazuje tuto historii po záznam { $entry } ({ $operation }, { $at }). Pak přibyl jeden záznam:
        [few] List ukazuje tuto historii po záznam { $entry } ({ $operation }, { $at }). Pak přibyly { $later } záznamy:
       *[other] List ukazuje tuto historii po záznam { $entry } ({ $operation }, { $at }). Pak přibylo { $later } záznamů:
    }
cli-undone = vráceno
cli-round = kolo { $round }
cli-statistics-none = Zatím žádné partie.
cli-statistics-games = partie
cli-statistics-black = černý
cli-statistics-white = bílý
cli-statistics-jigo = jigo
cli-statistics-other = jiné
cli-statistics-open = otevřené
cli-statistics-floats = přesuny
cli-statistics-knockout = pavouk
cli-statistics-byes = volné losy
cli-statistics-balance = černý-bílý
cli-statistics-players = hráči
cli-statistics-stones = kameny
cli-statistics-ranks = rozdíl VT
cli-statistics-stronger = vyhrál silnější
cli-statistics-weaker = vyhrál slabší
cli-places = Místa
cli-head-age = věk
cli-head-badges = odznaky
cli-head-bundle = balíček
cli-head-signed-by = podpis
cli-tour-unnamed = { $count ->
        [one] 1 hráč nemá jméno ani v balíčku, ani v knize série.
        [few] { $count } hráči nemají jméno ani v balíčku, ani v knize série.
       *[other] { $count } hráčů nemá jméno ani v balíčku, ani v knize série.
    }
cli-head-career = kariéra
cli-head-championship = mistrovství
cli-head-changes = Změny
cli-head-class = třída
cli-head-club = klub
cli-head-column = sloupec
cli-head-country = země
cli-head-confirmed = Potvrzeno
cli-head-copy = Kopie
cli-head-entries = Přihlášky
cli-head-event = akce
cli-head-event-of-copy = Akce
cli-head-tour-of-copy = série
cli-head-events = akce
cli-head-exactly = přesně
cli-head-first-fields = první pole
cli-head-folder = Složka
cli-head-from = z
cli-head-heading = nadpis
cli-head-latin = latinkou
cli-head-loss = prohra
cli-head-means = význam
cli-head-name = jméno
cli-head-number = č.
cli-head-paired = Spárováno
cli-head-place = místo
cli-head-players = hráči
cli-head-points = body
cli-head-rank = VT
cli-head-results = Výsledky
cli-head-round = K{ $round }
cli-head-stages = fáze
cli-head-win = výhra

cli-bye = Volný los: { $name }
cli-without-a-game = Bez partie: { $name }
cli-round-ladder = po rozstřelu postupuje { $winner }
cli-round-released = Kolo { $round } je zveřejněno.
cli-round-confirmed = Kolo { $round } je potvrzeno.
cli-round-unpaired = Párování kola { $round } je zrušeno.
cli-cost-proved = Cena { $cost }, dokázáno, že nejlepší.
cli-cost-not-proved = Cena { $cost }, nedokázáno, že nejlepší.
cli-board-unpaired = Dvojice u stolu { $board } je zrušena.
cli-board-locked = Stůl { $board } je zamčen.
cli-board-unlocked = Stůl { $board } je odemčen.
cli-board-moved = Stůl { $board } je nyní stůl { $to }.
cli-board-handicap = Stůl { $board } má handicap { $stones }.
cli-boards-renumbered = Stoly kola { $round } jsou přečíslovány; přesunuto partií: { $moved }.
cli-colours-swapped = Barvy u stolu { $board } jsou prohozeny.
cli-seats-exchanged = Místa jsou vyměněna.
cli-players-paired = Hráči jsou spárováni.
cli-bye-given = přidělený volný los: { $name }
cli-bye-kept = Volný los kola { $round } je přidělen.
cli-bye-free = Kdo má volný los, určí párování kola { $round }.
cli-bye-moved = Volný los je přesunut.
cli-changed-as-good = { $done } Stůl { $board }; kolo je stejně dobré jako nejlepší párování.
cli-changed-worse = { $done } Stůl { $board }; kolo je horší než nejlepší párování. { $reason }
cli-changed-board = { $done } Stůl { $board }.
cli-moves-bye = volný los
cli-moves-good = v pořádku
cli-moves-worse = horší
cli-moves-breaks = vyžaduje souhlas
cli-moves-impossible = nelze
cli-why-cost = Cena: { $cost }
cli-why-only = Bez této dvojice nelze kolo spárovat.
cli-why-otherwise = Bez této dvojice by kolo stálo: { $cost }
cli-why-same = stejně
cli-why-impossible = S touto dvojicí nelze kolo spárovat.
cli-why-with = S touto dvojicí stojí kolo ve srovnání s nejlepším párováním: { $cost }
cli-why-best-plays = V nejlepším párování hraje { $name }; soupeř: { $opponent }.
cli-why-would-play = Pak by hrál { $name }; soupeř: { $opponent }.
cli-result-agreed = Stůl { $board }: { $result }.
cli-result-passes-disagree = Stůl { $board }: oba průchody nesouhlasí.
cli-result-cleared = Stůl { $board } nyní nemá výsledek.
cli-result-one-pass = Stůl { $board }: zadán je jeden průchod.
cli-result-nothing-affected = Stůl { $board }: na jeho výsledku nezávisí žádná pozdější vyřazovací partie.
cli-check-sound = V pořádku: záznamů deníku { $entries }, kol { $rounds }, certifikátů { $certificates }, losování { $draws }.
cli-ladder-new-game = nová partie
cli-ladder-next = další
cli-ladder-time = { $minutes } min, 1 x { $period } s
cli-ladder-decided = Stůl { $board }: po rozstřelu postupuje { $winner }.
cli-ladder-open = Stůl { $board }: rozstřel není rozhodnut.
cli-simulated = Akce { $event } je v { $file }.
cli-self-checked = akcí: { $events }, kol: { $rounds }, partií: { $games }; 0 rozdílů.
cli-progress = { $done } z { $all }
cli-points-event = Sezóna { $season }, třída { $class }, koeficient { $coefficient }
cli-points-online-event = Sezóna { $season }, třída { $class }, koeficient { $coefficient }, přes internet
cli-points-place = místo { $place }
cli-size-lines = řádků { $lines }
cli-size-rounds = kola { $first }-{ $last }
cli-size-byes = volných losů { $byes }
cli-size-out = vynecháno { $out }
cli-size-gap = v prvních partiích rozdíl nejvýše { $grades } VT
cli-ko-not-listed = Mimo pavouka:
cli-ko-sizes = Velikosti:
cli-ko-enters = vstupuje v kole { $round }
cli-ko-effect = hráčů { $players }, řádků { $lines }, kola { $first }-{ $last }, volných losů { $byes }, vynecháno { $out }, v prvních partiích rozdíl nejvýše { $gap } VT
cli-ko-nonce = Nonce { $nonce }
cli-ko-commitment = Závazek { $commitment }
cli-ko-table = KO{ $category }, hráčů { $players }, od kola { $round }
cli-ko-round = { $name } (kolo { $round })
cli-final-table = Finále { $category }, hráčů { $players }, kola { $first } až { $last }
cli-final-tied = Shoda, rozhodne se na menších deskách: { $names }
cli-final-eve = den předem
cli-final-day = den { $day }
cli-final-round = Kolo { $round } ({ $phase }, { $day })
cli-final-round-alone = Kolo { $round } ({ $phase }, { $day }, samostatně)
cli-final-rests = Volno: { $name }
cli-tour-badge = { $badge }, { $day }
cli-tour-key-revoked = zneplatněn { $day }
cli-tour-step-at-rate = { $points } se sazbou { $rate }
cli-tour-step-lapsed = - { $points }: { $edition }, před { $by }
cli-tour-step-transition = x { $points }: kategorie { $category }
cli-tour-race = { $category } v roce { $year }
cli-tour-team = družstvo { $country } { $points }: { $players }
cli-tour-team-incomplete = družstvo { $country } { $points } (neúplné): { $players }
cli-fees-number = číslo
cli-fees-name = jméno
cli-fees-category = kategorie
cli-fees-owed = má být
cli-fees-paid = zaplaceno
cli-fees-open = zbývá
cli-fees-key = klíč
cli-fees-item = položka
cli-fees-total = celkem
cli-fees-levy = poplatek asociaci
cli-fees-credit = přeplatek
cli-fees-sum = Má být { $owed }, zaplaceno { $paid }, zbývá { $open } { $currency }; { $owing ->
    [0] zaplatili všichni.
    [one] jedna osoba má ještě zaplatit.
    [few] { $owing } osoby mají ještě zaplatit.
    [many] { $owing } osoby má ještě zaplatit.
   *[other] { $owing } osob má ještě zaplatit.
}
cli-fees-account = { $name }: má být { $owed }, zaplaceno { $paid }, zbývá { $open }
cli-fees-amount-empty = --amount je prázdné. Napište částku, nebo volbu vynechte.
cli-fees-no-price = Akce nemá cenu pro kategorii { $category }. Nastavte ji, nebo zvolte jinou kategorii.
cli-fees-discount = sleva: { $reason }
cli-fees-receipt = doklad { $receipt }, { $at }, { $method }
cli-fees-taken = Doklad { $receipt }: přijato { $amount }, platí { $name }; zbývá { $open }.
cli-fees-refunded = Doklad { $receipt }: vráceno { $amount }, dostává { $name }; zbývá { $open }.
cli-fees-pair = Toto je dvojice. Pomocí --person uveďte, kdo z ní platí: { $first }, nebo { $second }.
cli-fees-extra = „{ $text }“ není doplněk s počtem. Napište ho jako Oběd=2.
cli-fees-late = { $amount } od { $day }
cli-fees-no-prices = Akce ještě nemá ceny.
cli-fees-levy-included = Startovné zahrnuje poplatek asociaci.
cli-fees-levy-extra = Hráči platí kromě cen i poplatek asociaci.
cli-fees-day = { $day }: počáteční stav { $float }, hotovost { $received }, vratky { $refunded }, v pokladně má být { $expected }; převody { $transferred }, vratky { $returned }.
cli-fees-counted = Spočítáno { $counted }, rozdíl { $difference }.
cli-fees-void = Zrušené doklady: { $numbers }
cli-fees-discounts = Slevy: { $amount } { $currency }

## cli: output

cli-output-failed = Příkaz byl proveden, ale jeho odpověď nešlo zapsat ({ $error }). Uvolněte místo a pak se podívejte na výsledek.
cli-fault = Program má chybu a zastavil se. Žádná změna není uložena napůl. Zopakujte příkaz s --verbose a nahlaste, co vypíše.
cli-detail = Podrobnost: { $detail }
cli-overwrite = --overwrite nahrazuje existující soubory.
cli-take-good = --take-good vynechá řádky, které nelze přečíst.
cli-confirm = Potvrdíte to zopakováním příkazu s --yes.

## cli: wrong usage

cli-usage = Použití: { $form }
cli-usage-command-unknown = Příkaz { $command } neexistuje.
cli-usage-command-similar = Příkaz { $command } neexistuje. Podobné příkazy: { $similar }.
cli-usage-command-missing = Uveďte příkaz. Zvolte jeden z: { $known }.
cli-usage-incomplete = Uveďte příkaz. Vypíše je „drawmaster --help“.
cli-usage-argument-unknown = Argument { $argument } tu není.
cli-usage-argument-similar = Argument { $argument } neexistuje. Mysleli jste { $similar }?
cli-usage-missing = Chybí: { $arguments }.
cli-usage-value-missing = { $argument } potřebuje hodnotu.
cli-usage-value-missing-of = { $argument } potřebuje hodnotu. Zvolte jednu z: { $known }.
cli-usage-value-invalid = „{ $value }“ není hodnota pro { $argument }.
cli-usage-value-unknown = „{ $value }“ není hodnota pro { $argument }. Zvolte jednu z: { $known }.
cli-usage-conflict = { $argument } nelze zadat spolu s { $others }.
cli-usage-twice = { $argument } lze zadat jen jednou.
cli-usage-no-equals = Napište mezi { $argument } a hodnotu rovnítko.
cli-usage-too-many = { $argument } má o jednu hodnotu víc: „{ $value }“.
cli-usage-too-few = { $argument } potřebuje hodnot alespoň { $least }, ale má { $given }.
cli-usage-wrong-number = { $argument } potřebuje hodnot { $expected }, ale má { $given }.
cli-usage-not-text = Některý argument není platný text UTF-8.
cli-usage-unreadable = Příkazovou řádku nelze přečíst.
cli-step-fill-stage = naplnit fázi
cli-stages-none = Akce nemá fáze. Přidejte fázi pomocí stage add.
cli-stage-added = Přidáno po soutěži { $after }: { $names }. Až { $after } skončí, naplňte pomocí stage fill.
cli-stage-filled = { $name }: { $count ->
    [one] pokračuje 1 hráč
    [few] pokračují { $count } hráči
   *[other] pokračuje { $count } hráčů
}.
cli-stage-chosen-again = Uveďte znovu i dosud vybrané hráče: --chosen { $numbers } a ostatní.
cli-stage-after = po: { $name }
cli-stage-ready = lze naplnit
cli-head-stage = Fáze

## documents

document-is-folder = Složka všech listů není list. Zvolte jeden list.
document-without-category = „{ $name }“ se nedělí podle kategorií. Tiskněte bez kategorie.
document-folder-refused = Složku { $path } nelze vytvořit ({ $cause }). Zvolte jinou složku.
document-no-pages = Zatím není co ukázat. Nejdříve zaregistrujte hráče.
site-other-event = Na místě { $path } je web jiné akce, { $event }. Zvolte jinou složku, nebo její soubory nahraďte.
site-folder-is-link = { $path } je odkaz, takže by se stránky zapsaly jinam. Odstraňte odkaz, nebo zvolte jinou složku.
site-other-files = Na místě { $path } jsou soubory, které program nezapsal: { $files }. Zvolte prázdnou složku, nebo je nahraďte.
site-other-archive = Soubor { $path } není archiv webu. Zvolte jiný název, nebo ho nahraďte.
site-file-stays = Soubor { $path } nelze odstranit ({ $cause }). Odstraňte ho a zveřejněte znovu.
document-round-zero = Kolo 0 neexistuje. Kola se počítají od 1.
document-round-not-paired = Kolo { $round } není spárováno. Spárujte ho před tiskem.
document-last-round-open = Poslední kolo ({ $round }) není potvrzeno. Potvrďte ho před tiskem konečného pořadí.
document-game-unfinished = Partie kola { $round } je přerušená. Nejdříve zadejte její výsledek.
document-no-players = Nejsou zaregistrovaní žádní hráči. Nejdříve zaregistrujte hráče.
document-no-teams = Soutěž nemá družstva. Vytiskněte místo toho pořadí.
document-no-open-round = Žádná soutěž nemá kolo, které je spárované a nepotvrzené. Nejdříve spárujte kolo.
document-no-players-of = V kategorii { $category } nejsou zaregistrovaní hráči, není tedy žádné pořadí k tisku.
document-no-rooms = Akce nemá sály. Nejdříve nastavte sály a jejich stoly v event.halls.
document-room-unknown = Sál „{ $name }“ neexistuje. Zvolte jeden z: { $known }.
document-board-unknown = Kolo { $round } nemá stůl { $board }. Zvolte stůl tohoto kola.
document-no-final = Žádné Finále není vylosováno. Vylosujte ho před tiskem.
document-final-not-drawn = Finále kategorie { $category } není vylosováno. Vylosujte ho před tiskem.
document-final-category = Vylosovaných Finále je víc. Zvolte kategorii: { $known }.
document-knockout-not-drawn = KO{ $category } není vylosováno. Vylosujte ho před tiskem.
document-knockout-category = List ukazuje jednoho pavouka. Zvolte kategorii: { $known }.
document-list-category = List ukazuje jednu kategorii. Zvolte kategorii: { $known }.
document-labels-unknown = Formát štítků „{ $name }“ neexistuje. Zvolte jeden z: { $known }.
document-no-ladders = V kole { $round } žádná vyřazovací ani kvalifikační partie neskončila jigo, není tedy rozstřel k tisku.
document-no-ladder = U stolu { $board } v kole { $round } žádná vyřazovací ani kvalifikační partie neskončila jigo, není tedy rozstřel k tisku.
document-no-points = Žádný hráč nepatří do věkové kategorie, nejsou tedy body k tisku.
document-no-points-of = Žádný hráč nepatří do kategorie { $category }, nejsou tedy body k tisku.
document-no-tour-points = Žádný hráč nemá body kategorie { $category }. Nejdříve je importujte ze seznamu série pro nasazení.
document-no-prizes = Žádné kolo není spárováno, ceny tedy ještě nejsou.
document-no-ladder-games = V tomto období nikdo nesehrál partii žebříčku, takže nejsou žádné ceny. Zvolte jiné dny.
document-slips-format = Lístky se tisknou po 4 nebo 6 na stránku, ne „{ $format }“. Zvolte 4 nebo 6.

## documents: the bundle

bundle-record-unreadable = Záznam deníku o posledním balíčku nelze přečíst. Nahlaste tuto chybu.
hand-over-no-bundle = Balíček této akce ještě nebyl vydán, není tedy co předávat: první může vydat druhý pořadatel.
hand-over-not-signer = Poslední balíček této akce byl podepsán jiným klíčem, { $key }. Akci může předat jen jeho vlastník.
hand-over-already = Tato akce byla předána vlastníku klíče { $to }, balíčky se tedy vydávají tímto klíčem. Byl-li to omyl, předání vraťte.
hand-over-to-oneself = Toto je váš vlastní klíč. Požádejte druhého pořadatele o klíč, který mu ukáže „drawmaster key“.
bundle-secret-missing = Záznam deníku o posledním balíčku nemá tajemství. Nahlaste tuto chybu.
bundle-stages-unreadable = Body sezóny za fáze nelze přečíst ({ $cause }). Nahlaste tuto chybu.
document-no-payments = Zatím se nepřijala žádná platba, není tedy žádný doklad. Nejdříve nějakou přijměte v pokladně.
document-no-receipt = Doklad { $number } neexistuje. Vyberte číslo z pokladny.
document-no-fees = Akce nemá ceny ani poplatek asociaci. Nejdříve nastavte ceny v pokladně.
document-no-takings = Dne { $day } se nic nepřijalo. Zvolte jiný den.
document-no-levy = Akce nemá poplatek asociaci. Nejdříve nastavte jeho sazby v nastavení (event.levy.member).
document-no-round-sheets = Pro kolo není vybrán žádný list. Vyberte listy v nastavení turnaje (event.round_sheets) a zkuste to znovu.
document-sent = { $name } odesláno na { $printer }.

## domain: reading values

rank-unknown = „{ $text }“ není výkonnostní třída. Napište 30k až 1k, 1d až 9d nebo 1p až 9p.
country-unknown = „{ $text }“ není země. Napište její dvoupísmenný kód, například CZ nebo HR.
criterion-unknown = „{ $text }“ není kritérium pořadí. Zvolte { $known }. Přidáním W nebo M k součtu se počítají výhry nebo McMahonovy body.
result-unknown = „{ $text }“ není výsledek. Napište 1-0 (vyhrál černý), 0-1 (vyhrál bílý), = (jigo), 0-0 (prohráli oba), 1-0!, 0-1! nebo 0-0! pro kontumaci, wo-black nebo wo-white pro postup bez boje.
money-unknown = „{ $text }“ není částka. Napište ji jako 3 nebo 3.50.
factor-unknown = „{ $text }“ není koeficient. Napište celé číslo, zlomek nebo desetinné číslo od 0 do 1000, například 2, 2/3 nebo 1.5.
final-group-unknown = „{ $text }“ není skupina Finále. Napište GR nebo OR.
event-number-unknown = „{ $text }“ není trvalé číslo akce. Takové číslo má 32 šestnáctkových číslic.
player-token-unknown = „{ $text }“ neoznačuje hráče série. Kniha série může být poškozená; otevřete její kopii.

## domain: names of players who are not published in full

player-anonymous = Anonym
player-number = Č. { $number }

## domain: newcomers

newcomer-too-old = { $name }: věk v rozhodný den { $age }, u nováčků nejvýše { $limit }. Ředitel může hráče přesto připustit.
newcomer-too-experienced = { $name }: turnajů podle Evropské databáze go { $contests }, u nováčků nejvýše { $limit }. Ředitel může hráče přesto připustit.
newcomer-played-before = { $name }: ve Future Stars už dříve, což lze jen jednou. Ředitel může hráče přesto připustit.
newcomer-in-open = { $name } hraje i Open této akce, lze ale hrát jen jedno z toho. Ředitel může hráče přesto připustit.

## domain: the jigo ladder

jigo-ladder-decided = Tento rozstřel je rozhodnut. Chcete-li zadat jinou partii, nejdříve odeberte poslední.
jigo-ladder-winner = Vítězem musí být jeden z obou hráčů.
jigo-ladder-nigiri = Deska 1x1 nemůže skončit nerozhodně. Zadejte hráče, který měl po nigiri bílé (R39).
jigo-ladder-too-early = Partie nemohla skončit před { $time }, kdy skončila předchozí nebo bylo uznáno jigo. Opravte čas.
jigo-ladder-clocks = Zadejte zbývající časy po nerozhodné nové partii; nesmějí být delší než předtím. Partie na menších deskách zbývající čas nemají (R41).

## domain: timetable and round robin

start-times-form = „{ $text }“ není čas začátku. Napište kolo, den a čas a více začátků oddělte čárkami, například 1 2026-11-20 09:30, 3 2026-11-21 10:00.
prize-list-round-open = Listina pro vyhlášení se uzavírá po potvrzeném kole. Nejdříve potvrďte kolo { $round }.
prize-list-none = Žádná listina pro vyhlášení není uzavřena.
prize-list-fixed = Listina pro vyhlášení je uzavřena po kole { $round }: { $time }, otisk { $head }.
prize-list-taken-back = Listina pro vyhlášení je zrušena. Ceny se opět řídí pořadím.
prize-list-differs = { $count ->
    [one] Místo jednoho hráče se liší od listiny pro vyhlášení z { $time }.
    [few] Místa { $count } hráčů se liší od listiny pro vyhlášení z { $time }.
   *[other] Místa { $count } hráčů se liší od listiny pro vyhlášení z { $time }.
}
prize-list-moved = { $name }: na listině pro vyhlášení místo { $then }, nyní { $now }.
prize-list-left = { $name }: na listině pro vyhlášení místo { $then }, nyní bez místa.
prize-list-came = { $name }: na listině pro vyhlášení není, nyní místo { $now }.
prize-group-unknown = „{ $text }“ není skupina cen. Napište VT, například 5k-1k, nebo jednu z: { $known }.
prize-places-out-of-range = Míst s cenou může být v každé skupině 1 až { $most }.
board-ranges-unreadable = „{ $text }“ není seznam stolů. Napište rozsahy stolů od 1 do { $last }, například 1-40, 61-80.
start-times-order = Kolo { $round } začíná před předchozím kolem. Změňte jeden z časů začátku.
timetable-too-long = Kol: { $rounds } po { $minutes } min se nevejde do dnů akce ({ $days }). Přidejte dny, nebo zkraťte partie.
round-robin-too-few = Systém každý s každým potřebuje alespoň dva hráče s čísly. Zaregistrujte hráče a uzavřete registraci.
round-robin-missing = { $planned ->
    [one] V { $planned } kole
    [few] Ve { $planned } kolech
   *[other] V { $planned } kolech
} { $count ->
    [one] spolu nehraje { $count } dvojice
    [few] spolu nehrají { $count } dvojice
   *[other] spolu nehraje { $count } dvojic
}: { $pairs }{ $more ->
    [more] {" …"}
   *[none] {""}
}. Nastavte počet kol na { $rounds }, nebo tyto partie vynechte.
self-pairing-same-player = Partie potřebuje dva různé hráče.
ladder-game-before-last = { $name }: pozdější partie je už zapsaná ({ $last }) a příčky závisí na pořadí partií. Zadejte pozdější den, nebo nejprve pozdější partii odeberte.
self-pairing-other-division = { $black } a { $white } jsou v různých divizích. Vyberte dva hráče jedné divize.
self-pairing-met-too-often = { $black } a { $white } už spolu hráli tolikrát, kolikrát smějí: { $count ->
    [one] jednou
    [2] dvakrát
    [few] { $count }krát
   *[other] { $count }krát
}.
self-pairing-no-round = Partie { $black } – { $white } se nevejde do kol ({ $rounds }), která soutěž může uložit.

## domain: why a round cannot be paired

pairing-no-round = Kolo { $round } neexistuje. Zvolte kolo od 1 do 32.
pairing-order-fixed = Partie kola { $round } jsou dané systémem této soutěže, takže nezbývá nikdo ke spárování. Zadejte kontumaci hráče, který odešel.
pairing-too-few = V kole { $round } jsou méně než dva hráči. Zaregistrujte hráče, nebo změňte kola, která vynechávají.
pairing-all-seated = Každý hráč kola { $round } má stůl, který se nemění. Stoly, které se mají spárovat znovu, odemkněte, nebo jejich dvojice zrušte.
pairing-player-twice = { $name }: dva stoly, nebo stůl a volný los. Jedno z toho uvolněte.
pairing-board-twice = Stůl { $board } je přidělen dvěma partiím. Dejte jedné z nich jiný stůl.
pairing-seated-absent = { $name } nehraje v kole { $round }. Zaregistrujte hráče, nebo změňte vynechaná kola; má-li stůl, zadejte tam kontumaci, nebo dvojici zrušte.
pairing-not-entered = Stůl je přidělen někomu, kdo není do této soutěže přihlášen. Uvolněte stůl.
line-up-size = Sestava uvádí jednoho hráče na každý stůl (stolů: { $size }), ale { $count ->
        [one] uveden je jeden
        [few] uvedeni jsou { $count }
       *[other] uvedeno je { $count }
    }. Uveďte jich tolik, kolik je stolů.
line-up-not-in-team = Hráč ze sestavy není v družstvu { $team }. Vyberte členy družstva.
line-up-twice = { $name } má v sestavě dva stoly. Uveďte každého hráče jednou.
line-up-order = V seznamu družstva je { $first } před hráčem { $second }, takže musí sedět u vyššího stolu. Zachovejte pořadí seznamu.
pairing-odd = Počet hráčů { $count } je lichý a volné losy jsou vypnuté. Přidejte záskok, nechte někoho kolo vynechat, nebo povolte volné losy.
pairing-odd-with-bye = Bez hráče s přiděleným volným losem zbývá hráčů { $count }, lichý počet. Zrušte přidělený volný los, nebo nechte dalšího hráče kolo vynechat.
pairing-odd-choice = Počet hráčů { $count } je lichý. Jednoho přidejte nebo odeberte; volný los se přidělí při párování ostatních.
pairing-too-few-chosen = V kole { $round } lze z vybraných spárovat méně než dva hráče. Vyberte alespoň dva hráče bez stolu.
pairing-not-chosen = Párování nevybralo soupeře pro hráče { $name } v kole { $round }. Ptejte se na hráče bez pevného stolu a bez volného losu.
pairing-all-forbidden = Zakázané dvojice neumožňují spárovat všechny hráče. Některé z nich znovu povolte.
pairing-too-large = Ceny párování jsou příliš velké pro přesné součty. Snižte váhy nebo stropy.

## domain: what a pairing pays for

pairing-cost-rematch = už spolu hráli
pairing-cost-family = stejná rodina
pairing-cost-categories = kategorie
pairing-cost-score-difference = rozdíl bodů
pairing-cost-knockout = mohou se potkat ve vyřazovací části
pairing-cost-floats = přesuny
pairing-cost-club = stejný klub
pairing-cost-country = stejná země
pairing-cost-colours = barvy
pairing-cost-handicap = handicap
pairing-cost-seeding = nasazení
pairing-cost-winless = výhru má jen jeden
pairing-cost-lot = los
pairing-cost-geography = kluby a země

## domain: remarks on a paired round

pairing-remark-rematch = { $times ->
    [one] Hráči už spolu hráli.
    [few] Hráči už spolu hráli { $times }krát.
   *[other] Hráči už spolu hráli { $times }krát.
}
pairing-remark-family = Hráči jsou z jedné rodiny.
pairing-remark-float = Přesun dolů: { $down }, nahoru: { $up }, o body: { $points }.
pairing-remark-odd-groups = Přesun dolů: { $down }, nahoru: { $up }, o body: { $points }, protože obě skupiny mají lichý počet hráčů.
pairing-remark-odd-categories = Hráči jsou z různých kategorií, protože obě kategorie mají lichý počet hráčů.
pairing-remark-categories = Hráči jsou z různých kategorií.
pairing-remark-far-apart = Hráči jsou daleko od sebe: rozdíl { $grades ->
    [one] { $grades } VT
    [few] { $grades } VT
   *[other] { $grades } VT
}, body: { $points }.
pairing-remark-club = Hráči jsou z jednoho klubu.
pairing-remark-country = Hráči jsou z jedné země.
pairing-remark-blacks = Po této partii má { $name } za černého o { $more } partií více než za bílého.
pairing-remark-whites = Po této partii má { $name } za bílého o { $more } partií více než za černého.
pairing-remark-handicap = { $stones ->
    [one] Handicap: { $stones } kámen.
    [few] Handicap: { $stones } kameny.
   *[other] Handicap: { $stones } kamenů.
}
pairing-remark-second-bye = Další volný los pro hráče { $name } by tomuto opakování zabránil.

## domain: deviations of a round from the rules

finding-twice = { $name } má v kole { $round } více partií (počet: { $count }). Ponechte jen jednu partii.
finding-plays-self = U stolu { $board } má hráč hrát sám se sebou. Spárujte stůl znovu.
finding-not-entered = V kole { $round } je partie nebo volný los někoho, kdo není do soutěže přihlášen. Odeberte to.
finding-board-twice = Stůl { $board } používají dvě partie. Dejte jedné z nich jiný stůl.
finding-missing = { $name } vynechává kolo { $round }, ale má v něm soupeře. Změňte vynechaná kola, nebo dvojici zrušte.
finding-left-out = { $name } nemá v kole { $round } ani partii, ani volný los. Spárujte hráče, nebo kolo označte za vynechané.
finding-byes = Volné losy v kole { $round }: { $count }. Dva z těchto hráčů mohou hrát spolu.
finding-bye-off = { $name } má v kole { $round } volný los, i když jsou volné losy vypnuté. Přidejte záskok, nebo volné losy povolte.
finding-bye-again = { $name } má v kole { $round } znovu volný los, zatímco jiní jich měli méně. Dejte ho jinému hráči.
finding-handicap = U stolu { $board } je handicap { $found }, podle pravidel má být { $expected }.
finding-colours = Barvy u stolu { $board } se liší od pravidel. Prohoďte je, nebo je ponechte jako rozhodnutí.
finding-missing-past = { $name } vynechává kolo { $round }, ale má v něm soupeře.
finding-left-out-past = { $name } nemá v kole { $round } ani partii, ani volný los.
finding-byes-past = Volné losy v kole { $round }: { $count }.
finding-bye-off-past = { $name } má v kole { $round } volný los, i když jsou volné losy vypnuté.
finding-bye-again-past = { $name } má v kole { $round } znovu volný los, zatímco jiní jich měli méně.
finding-colours-past = Barvy u stolu { $board } se liší od pravidel.

## domain: why a certificate is not valid

certificate-unreadable = Důkaz nelze přečíst.
certificate-not-entered = Důkaz uvádí přihlášku, která v soutěži není, nebo uvádí přihlášku dvakrát.
certificate-other-rules = Certifikát vznikl s jinými úrovněmi nebo váhami, než má soutěž.
certificate-other-assumptions = Při párování tohoto kola se nedohrané partie počítaly jinak.
certificate-cost = Certifikát uvádí cenu { $stated }, ale jeho párování stojí { $found }.
certificate-flaw = Čísla důkazu neukazují, že lepší párování není: { $reason }

## domain: knock-outs

knockout-round-of-64 = Kolo 64 hráčů
knockout-round-of-32 = Kolo 32 hráčů
knockout-round-of-16 = Osmifinále
knockout-quarter-finals = Čtvrtfinále
knockout-semi-finals = Semifinále
knockout-winners-final = Finále vítězů
knockout-losers-round = Pavouk poražených
knockout-second-final = Druhé finále
knockout-third-final = Třetí finále
knockout-final = Finále
knockout-third-place = Třetí místo
knockout-game-not-due = { $name }, partie { $number } (kolo { $round }): { $block }
knockout-block-no-result = Partie nemá potvrzený výsledek. Nejdříve ho zadejte.
knockout-block-drawn = Partie nemá vítěze. Nechte odehrát rozstřel po jigo a zadejte jeho vítěze (R38).
knockout-block-not-paired = Partie se ve svém kole nehrála. Rozhodněte, kdo postoupí.
knockout-block-invalidated = Partie byla spárována pro jiné hráče, než kteří postoupili. Zrušte párování jejího kola, nebo znovu opravte dřívější výsledek a anulujte pozdější partie.
knockout-carry-game-played = Pozdější partie pavouka už má výsledek. Ponechte hráče, který postoupil, nebo anulujte pozdější partie.
knockout-carry-player-busy = Hráč, který nyní postupuje, už v tom kole odehrál jinou partii. Ponechte hráče, který postoupil, nebo anulujte pozdější partie.
knockout-choice-not-listed = Přihláška { $entry } není v seznamu kategorie. Vyberte hráče z tohoto seznamu.
knockout-choice-twice = Přihláška { $entry } je vybrána víckrát mezi pozdějšími koly, kvalifikanty a divokými kartami. Vyberte ji jen jednou.
knockout-choice-size = Velikost { $size } nesedí. Hráči v seznamu: { $listed }; kvalifikanti a divoké karty: { $chosen }. Změňte velikost.
knockout-choice-left-out = Přihláška { $entry } vstupuje v pozdějším kole, ale je v seznamu příliš nízko, aby se losovala. Zvolte větší velikost.
knockout-excluded-other-category = Kategorie { $category }
knockout-excluded-senior = Dospělí
knockout-excluded-birth-unknown = Rok narození neznámý
knockout-excluded-pre-registered = Ještě nezaregistrováno
knockout-excluded-withdrawn = Odhlášeno
knockout-excluded-guest = Host
knockout-excluded-ghost = Záskok
knockout-table-size = Pavouk má 2 až 64 hráčů, ne { $players }. Zvolte jinou velikost.
knockout-table-rounds = Soutěž má pro pavouka s počtem řádků { $lines } málo kol: { $total } místo { $needed }. Naplánujte více kol, nebo zvolte menší velikost.
knockout-plan-lines = Pavouk má 2, 4, 8, 16, 32 nebo 64 řádků, ne { $lines }. Zvolte jedno z těchto čísel.
knockout-plan-players = Do tohoto pavouka (řádků: { $lines }) se vejde 2 až { $places } hráčů, ale v seznamu je { $players }. Změňte seznam, nebo počet řádků.
knockout-plan-too-wide = Pavouk (řádků: { $lines }) je pro tolik hráčů příliš velký: { $players }. Zvolte menšího.
knockout-plan-order = { $name } je v seznamu příliš nízko. Nejdříve dejte hráče ze seznamu, pak kvalifikanty, pak divoké karty (R29, R30).
knockout-plan-wild-cards =
    Pavouk s počtem řádků { $lines } dovoluje nejvýše { $most ->
        [one] 1 divokou kartu
        [few] { $most } divoké karty
       *[other] { $most } divokých karet
    }, ne { $given }. Některé odeberte.
knockout-plan-qualifiers =
    Pavouk s počtem řádků { $lines } dovoluje nejvýše { $most ->
        [one] 1 kvalifikanta nebo divokou kartu
        [few] { $most } kvalifikanty a divoké karty
       *[other] { $most } kvalifikantů a divokých karet
    }, ne { $given }. Některé odeberte.
knockout-plan-later-round = { $name } nemůže do tohoto pavouka vstoupit v kole { $round }. Zvolte dřívější kolo, nebo posuňte hráče { $name } v seznamu nahoru.
knockout-plan-nonce = Nonce „{ $nonce }“ není šestnáctkové. Nechte ho vylosovat programem.
knockout-record-other-table = Zápis patří k losování jiné kategorie nebo velikosti. Zeptejte se, kdo pavouka změnil.
knockout-record-replacement = Pole { $place } neměl hráč, který ho podle zápisu opustil. Zeptejte se, kdo zápis změnil.
knockout-record-box = Pole { $place } pavouka se liší od losů. Zeptejte se, kdo pavouka změnil.

## domain: qualifying

qualifying-lines = Pavouk s počtem řádků { $lines } nemá místa pro kvalifikanty. Zvolte 8, 16 nebo 32 řádků (R30).
qualifying-rounds = Kvalifikace má jedno nebo dvě kola, ne { $rounds }. Zvolte jedno nebo dvě (R30).
qualifying-wild-cards =
    Pavouk s počtem řádků { $lines } dovoluje nejvýše { $most ->
        [one] 1 divokou kartu
        [few] { $most } divoké karty
       *[other] { $most } divokých karet
    }, ne { $given }. Udělte méně divokých karet.
qualifying-too-few =
    { $players ->
        [one] 1 hráč je
        [few] { $players } hráči jsou
       *[other] { $players } hráčů je
    } málo na hru o tolik míst: { $places }. Vylosujte místo toho pavouka s volnými losy.
qualifying-too-early = Pavouk začíná v kole { $round }, na kvalifikaci před ním je to příliš brzy. Zvolte méně kvalifikačních kol.

## domain: draws of knock-outs and of the Final

draw-plan-twice = { $name } je v seznamu dvakrát. Jeden ze zápisů odeberte.
draw-entropy-not-digits = „{ $text }“ není entropie. Zadejte jen číslice, například z kostek; mezery a - , . ; : / _ mezi nimi se nepočítají.
draw-record-commitment = Zmrazený seznam má otisk { $found }, ne zveřejněný závazek { $published }. Zeptejte se, kdo seznam změnil.
draw-record-text = Řádek { $line } zmrazeného seznamu se liší od zápisu o losování. Zeptejte se, kdo zápis změnil.
draw-record-plan = Zapsaný seznam nelze losovat. { $cause }

## domain: The Final of the year

final-game-not-due = Partie { $number } Finále v kole { $round }: { $block }
final-group-tied = Ve skupině { $group } je shoda, kterou mohou rozhodnout jen partie na menších deskách. Nejdříve zadejte pořadí těchto hráčů (R51).
final-plan-size = Finále má deset nebo osm hráčů, a přijelo-li jich méně, šest nebo čtyři. Finále pro { $size } nelze losovat.
final-plan-nonce = Nonce „{ $nonce }“ není šestnáctkové. Zadejte celé bajty, například 5eed.
final-plan-rests = Pětičlenné skupiny rozkládají volno do dnů; menší skupiny ne. Zvolte plán volna, který skupinám odpovídá (R54).
final-plan-long-day = Den { $day } nemůže mít tři kola skupin. Zvolte den 1 nebo 2.
final-record-other-final = Zápis patří k Finále jiné kategorie nebo velikosti. Zeptejte se, kdo Finále změnil.
final-record-seat = Pozice { $position } ve skupině { $group } se liší od losů. Zeptejte se, kdo skupiny změnil.

## domain: points of the tour

points-no-class = Sezóna { $season } nemá body pro třídu { $class }. Zvolte jednu z: { $known }.
season-ages-unordered = Kategorie musí být věkové hranice ve vzestupném pořadí, například [12, 16, 20]. Opravte je.
season-cut-off-invalid = Rozhodný den musí být měsíc a den, například [7, 31] pro 31. července. Opravte ho.
referee-clock-later = Pozice { $back_to } je až za počtem odehraných tahů: { $moves }. Zadejte dřívější.
referee-clock-adjourned = Časy při přerušení nesedí: musí být z doby před posledním tahem a ne vyšší než nyní použité časy.

## domain: stages

stage-source-gone = Soutěž před touto fází už v akci není. Odeberte fázi a přidejte ji znovu.
stage-source-open = Kolo { $round } soutěže { $source } ještě není potvrzeno. Nejdříve ho potvrďte.
stage-no-table = Soutěž { $source } nemá pavouka s kolem { $round }. Nejdříve pavouka vylosujte, nebo zvolte jiné kolo.
stage-other-open = Ostatní budou známi, až bude naplněna fáze { $stage }. Nejdříve ji naplňte.
stage-tie = O poslední postupové místo se dělí: { $names }. Vyberte z nich { $seats ->
    [one] jednoho
    [few] { $seats }
   *[other] { $seats }
}.
stage-tie-in-list = { $list ->
    [zone] Zóna
    [division] Divize
   *[category] Kategorie
} { $number }: o poslední postupové místo se dělí: { $names }. Vyberte z nich { $seats ->
    [one] jednoho
    [few] { $seats }
   *[other] { $seats }
}.
stage-ties = { $ties }
stage-ties-two = { $first } { $next }
stage-not-tied = { $name } se o poslední postupové místo nedělí. Vyberte jen hráče, kteří se o ně dělí.
stage-taken = { $name } už je ve fázi { $stage }. Odhlaste hráče z jedné z fází, nebo změňte její pravidlo.
stage-too-few = Fáze potřebuje dva hráče, ale pokračuje jich méně. Zvolte jiné pravidlo.

## formats

import-empty = Soubor je prázdný. Zvolte soubor, který uložil druhý program.
import-too-large = Soubor má { $megabytes } MB, ale turnaj nikdy nepotřebuje víc než { $most } MB. Zvolte jiný soubor.
import-not-utf8 = Řádek { $line } není text UTF-8. Uložte soubor znovu v kódování UTF-8.
import-malformed = Řádek { $line }, sloupec { $column }: { $problem } Uložte soubor znovu v programu, který ho vytvořil.
import-hostile = Řádek { $line }, sloupec { $column }: { $problem } Takto žádný soubor turnaje nevypadá, proto je odmítnut.
import-limit-players = V souboru je víc hráčů než { $most }, proto je odmítnut. Tak velký žádný turnaj není. Zkontrolujte, zda je to správný soubor.
import-limit-games = V souboru je víc partií než { $most }, proto je odmítnut. Tak velký žádný turnaj není. Zkontrolujte, zda je to správný soubor.
import-limit-rounds = V souboru je víc kol než { $most }, proto je odmítnut. Tak velký žádný turnaj není. Zkontrolujte, zda je to správný soubor.
import-other-format = Toto není { $expected }. { $found }
import-player-twice = { $name } je v seznamu hráčů dvakrát. Jeden ze zápisů přejmenujte nebo odeberte a soubor uložte znovu.
import-player-nameless = Hráč č. { $place } v seznamu nemá jméno. Doplňte je nebo hráče odeberte a soubor uložte znovu.
import-unknown-rank = { $name } má neplatnou VT „{ $rank }“. Opravte ji na 30k až 1k, 1d až 9d nebo 1p až 9p.
import-bad-line = Řádek { $line }: { $problem }
import-bad-lines =
    { $lines ->
        [one] Potíže v seznamu: { $problems }, na { $lines } řádku. Opravte je a seznam importujte znovu.
        [few] Potíže v seznamu: { $problems }, na { $lines } řádcích. Opravte je a seznam importujte znovu.
       *[other] Potíže v seznamu: { $problems }, na { $lines } řádcích. Opravte je a seznam importujte znovu.
    }
import-missing-column = Seznam nemá sloupec { $column }. Pojmenujte ho na prvním řádku, nebo zvolte, který to je. Seznam potřebuje VT a buď příjmení a jméno, nebo celé jméno.
import-same-column = Dva sloupce mají stejný význam; druhý je „{ $heading }“. Jeden z nich vynechte, nebo zvolte jiný význam.
import-other-encoding = Řádek { $line } není text { $encoding }. Zvolte kódování, ve kterém byl seznam uložen.
import-unknown-encoding = Kódování „{ $name }“ neexistuje. Zvolte jedno z: { $known }.
import-workbook = Tuto tabulku nelze přečíst: je poškozená, ve starším formátu Excelu (xls), nebo příliš velká. Uložte ji jako xlsx, ods nebo CSV (UTF-8).

import-format-rating-list = ratingová listina EGD, FFG nebo AGA
import-format-egd-results = soubor výsledků Evropské databáze go (H9)
import-format-ffg-results = soubor výsledků francouzské federace (tou)
import-format-aga-results = soubor výsledků americké asociace go (AGA)
import-format-trf = zpráva šachové federace (TRF16)
import-format-macmahon = soubor MacMahon
import-format-opengotha = soubor OpenGotha
import-format-pairgoth = soubor Pairgoth s turnajem jednotlivců
import-format-seed-list = seznam série pro nasazení

import-archive-damaged = Archiv ZIP je poškozený. Stáhněte ho znovu.
import-archive-empty = Archiv ZIP je prázdný. Stáhněte ho znovu.
import-archive-files = Počet souborů v archivu ZIP: { $files }. Stáhněte ho znovu, nebo zvolte přímo seznam.
import-archive-nested = Archiv ZIP obsahuje další archiv. Rozbalte ho a zvolte přímo seznam.
import-found-browser-check = Je to stránka „checking your browser“, kterou web ukazuje nejdříve. Počkejte v prohlížeči, až se seznam objeví, a pak ho uložte.
import-found-harmful-characters = Některé jméno v něm má znaky, které skrývají nebo přehazují jiné. Požádejte odesílatele o soubor znovu.
import-found-newer-version = Zapsala ho novější verze programu. Použijte novější verzi.
import-found-no-list = Není to žádný ze seznamů, které zveřejňují Evropská databáze go, francouzská federace a AGA. Zvolte některý z nich.
import-found-no-player-lines = Není v něm žádný řádek s hráčem. Zvolte jiný soubor.
import-found-not-json = Není to JSON. Zvolte jiný soubor.
import-found-other-kind = Je to soubor jiného druhu. Zvolte jiný soubor.
import-found-root-without-parameters = Jeho kořenový prvek je { $element } a nejsou v něm hráči ani parametry. Zvolte jiný soubor.
import-found-root-without-players = Jeho kořenový prvek je { $element } a nejsou v něm hráči. Zvolte jiný soubor.
import-found-signature = Podpis nesouhlasí, protože byl soubor po podpisu změněn. Požádejte odesílatele o soubor znovu.
import-found-type = Jeho typ je { $kind }. Zvolte jiný soubor.
import-found-wrong-values = Některá hodnota v něm chybí nebo je neplatná. Požádejte odesílatele o soubor znovu.
import-found-zero-bytes = Obsahuje nulové bajty, takže to není prostý text. Uložte ho znovu jako UTF-8.
import-json-cut-off = Soubor je useknutý.
import-json-invalid = Toto není platný JSON.
import-json-field = Hodnota { $field } je neplatná.
import-json-missing = Hodnota { $field } chybí.
import-json-value = Některá hodnota turnaje chybí nebo je neplatná.

import-problem-birth = „{ $text }“ není rok ani den narození. Napište ho jako 2014 nebo 2014-05-31.
import-problem-field-count = Počet polí na řádku je { $fields }, ale první řádek pojmenovává sloupců { $columns }. Opravte oddělovače.
import-problem-long-field = Délka pole v bajtech je { $bytes }, nejvýše smí být { $most }: „{ $start }“. Zkraťte ho, nebo zkontrolujte uvozovky.
import-problem-long-line = Délka řádku v bajtech je { $bytes }, nejvýše smí být { $most }. Takto žádný seznam nevypadá. Zvolte jiný soubor.
import-problem-long-text = Text je delší než { $most } bajtů.
import-problem-no-club = Chybí klub hráče. Napište ho za zemi.
import-problem-no-country = Chybí země hráče. Napište její dvoupísmenný kód.
import-problem-no-family-name = Chybí příjmení hráče. Napište ho.
import-problem-no-given-name = Chybí jméno hráče. Napište ho.
import-problem-rank-missing = Chybí VT hráče. Napište ji, například 5k.
import-problem-no-name = Hráč nemá jméno. Napište příjmení a jméno.
import-problem-no-rank = { $name } nemá VT. Napište ji, například 5k.
import-problem-no-rank-or-name = Hráč nemá VT. Napište ji, například 5k.
import-problem-round-word = „{ $word }“ není kolo. Opravte to, nebo odstraňte.
import-note-unknown-element = { $count ->
    [one] Prvek { $name } není znám a vynechává se.
    [few] { $count } prvky { $name } nejsou známy a vynechávají se.
   *[other] { $count } prvků { $name } není známo a vynechává se.
}
import-note-unknown-attribute = { $count ->
    [one] Atribut { $attribute } prvku { $element } není znám a vynechává se.
    [few] { $count } atributy { $attribute } prvku { $element } nejsou známy a vynechávají se.
   *[other] { $count } atributů { $attribute } prvku { $element } není známo a vynechává se.
}
import-note-header-left = Řádky hlavičky, které zde nemají použití, se vynechávají: { $names }.
import-note-fields-of-matches = Pole zápasů družstev, která zde nemají použití, se vynechávají: { $names }.
import-note-fields-of-teams = Pole družstev, která zde nemají použití, se vynechávají: { $names }.
import-note-fields-of-pairs = Pole hráčů ve dvojicích, která zde nemají použití, se vynechávají: { $names }.
import-note-games-without-match = { $count ->
    [one] { $count } partie zápasu { $key }, který v souboru není, se vynechává.
    [few] { $count } partie zápasu { $key }, který v souboru není, se vynechávají.
   *[other] { $count } partií zápasu { $key }, který v souboru není, se vynechává.
}
import-note-teams-unused = { $count ->
    [one] { $count } družstvo se vynechává, protože jde o soubor jednotlivců.
    [few] { $count } družstva se vynechávají, protože jde o soubor jednotlivců.
   *[other] { $count } družstev se vynechává, protože jde o soubor jednotlivců.
}
import-note-fields-of-byes = Pole volných losů, která zde nemají použití, se vynechávají: { $names }.
import-note-egd-swiss-found = První sloupec obsahuje výhry hráčů, jde tedy o švýcarský systém. Kritéria, která dávají hodnoty souboru: { $criteria }.
import-note-egd-mcmahon = Body v souboru plynou z VT a partií s barem { $bar }, spodní hranicí { $floor } a nulou { $zero }, jde tedy o turnaj McMahon. Kritéria, která dávají hodnoty souboru: { $criteria }.
import-note-egd-mcmahon-sums = Hráči jsou seřazeni podle bodů, které v souboru nejsou, ale z nichž se počítají jeho součty. Plynou z VT a partií s barem { $bar }, spodní hranicí { $floor } a nulou { $zero }, jde tedy o turnaj McMahon. Kritéria, která dávají hodnoty souboru: { $criteria }.
import-note-egd-swiss-scores = Hráči jsou seřazeni podle výher, jde tedy o švýcarský systém. Jeho součty se počítají z bodů, které plynou z VT a partií s barem { $bar }, spodní hranicí { $floor } a nulou { $zero }. Kritéria, která dávají hodnoty souboru: { $criteria }.
import-note-egd-zero = Soubor počítá body od úrovně pod 30 kyu, zde se počítají od { $zero }. Všichni zde mají o { $points } méně, stejně tak body každého soupeře v SOS. Pořadí je stejné.
import-note-egd-unexplained = Hodnoty ve sloupcích kritérií nedává žádné zde známé kritérium, takže se vynechávají. Zkontrolujte kritéria.
import-note-egd-headings = Kritéria, která nadpis uvádí, ale jejichž hodnoty neplynou ze zdejších partií: { $criteria }.
import-note-egd-values = Hráčů s jinou hodnotou, než plyne z partií, ve sloupcích, jejichž hodnoty jinak odpovídají kritériu: { $count }. { $names }
import-note-egd-no-number = Řádek { $line }: „{ $word }“ ve sloupcích kritérií není číslo a vynechává se.
import-note-egd-scores = Na řádku { $line } je více nebo méně bodových údajů než na ostatních řádcích, takže se vynechávají. Zkontrolujte řádek.
import-note-egd-numbers = Soupeři jsou uvedeni čísly ze začátku řádků, ne pořadím řádků.
import-note-egd-value = Hodnotu „{ $text }“ položky { $key } v hlavičce nelze přečíst celou. Zkontrolujte v nastavení, co k ní patří.
import-note-egd-days = Dny „{ $text }“ se čtou jako { $start } až { $end }. Zkontrolujte je.
import-note-egd-time = Čas „{ $text }“ se čte jako základní čas { $minutes } min. Co následuje, se vynechává. Opravte čas na partii.
import-note-high-handicap = Kolo { $round }, řádek { $line }: handicap { $handicap } je vyšší než 9. Použije se handicap 9.
import-note-egd-columns = Hodnoty těchto sloupců kritérií nedává žádné zde známé kritérium, takže se vynechávají: { $columns }. Na jejich místě následují obvyklá kritéria. Kde rozhodují tyto sloupce, místa se liší.
import-note-egd-shifted = Hráčů, jejichž startovní body se liší od bodů jejich VT, s rozdílem jako přidanými body: { $count }. { $names }
import-note-places-agree = Místa odpovídají souboru.
import-note-places-differ = Míst, která se liší od souboru: { $count } z { $players }.
import-note-place-differs = { $name }: v souboru místo { $place }, zde { $here }. { $reason }
import-note-place-differs-among = { $name }: v souboru místo { $place }, tedy { $among } mezi hráči, kteří zde mají místo, a zde { $here }. { $reason }
import-reason-value = { $criterion } je v souboru { $there } a zde { $here }.
import-reason-no-values = Soubor nemá hodnoty, z nichž by jeho pořadí plynulo.
import-reason-no-game = Hráč bez partie a bez volného losu zde nemá místo.
import-reason-unexplained = Hodnoty souboru nedává žádné zde známé kritérium.
import-reason-others = Hodnoty odpovídají souboru; jinou hodnotu mají ostatní, nebo soubor řadí shodné hráče jinak.
import-problem-not-an-aga-game = Řádek není partie. Napište čísla bílého a černého, W nebo B pro vítěze, handicap a komi.
import-problem-aga-number-twice = Číslo { $number } má i jiný hráč. Opravte jedno z nich.
import-problem-aga-number = Hráč partie není v seznamu hráčů. Opravte číslo.
import-problem-trf-number = Chybí číslo hráče. Napište je do sloupců 5 až 8.
import-sheet-unknown = Sešit nemá list „{ $sheet }“ s buňkami. Má: { $known }. Zvolte některý z nich.
import-problem-not-csv = Toto není řádek souboru CSV. Uložte seznam znovu jako CSV UTF-8.
import-problem-only-family-name = „{ $name }“ je příjmení bez jména. Napište obojí.
import-problem-only-given-name = „{ $name }“ je jméno bez příjmení. Napište obojí.
import-problem-pin = „{ $text }“ není PIN v EGD. PIN má osm číslic.
import-problem-points = „{ $text }“ není počet bodů SEYGO. Napište celé číslo.
import-problem-same-number = { $number } { $value } je i na řádku { $first }. Jednoho člověka lze přihlásit jen jednou.
import-problem-register-number = „{ $text }“ není číslo licence ani členství. Napište nejvýše deset číslic.
import-problem-sex = „{ $text }“ není pohlaví. Napište f nebo m, nebo nechte pole prázdné.
import-problem-too-many-fields = Počet polí na řádku je { $fields }, víc než { $most }. Zkontrolujte oddělovače.
import-problem-too-many-lines = Seznam může mít nejvýše { $most } hráčů. Rozdělte ho.
import-problem-too-many-players = Soubor výsledků může mít nejvýše { $most } hráčů. Zkontrolujte, zda je to správný soubor.
import-problem-zero-byte = Řádek obsahuje nulový bajt, soubor je tedy poškozený. Uložte seznam znovu jako CSV UTF-8.
import-season-syntax = Toto není platný TOML. Zkontrolujte uvozovky, závorky a čárky.
import-season-unknown-field = Neznámé pole `{ $field }`. Zkontrolujte zápis.
import-season-missing-field = Chybí pole `{ $field }`. Přidejte ho.
import-season-value = Hodnota { $value } zde není platná. Opravte ji.

import-xml-attribute = Atribut nemá tvar název="hodnota".
import-xml-attribute-twice = { $element } má dvakrát atribut { $attribute }.
import-xml-attributes = { $element } má víc atributů než { $most }.
import-xml-all-attributes = Atributů je víc než { $most }.
import-xml-closing-tag = Koncová značka nemá počáteční.
import-xml-cut-off = Soubor je useknutý, než se uzavře { $element }.
import-xml-depth = Prvky jsou vnořeny hlouběji než { $most } úrovní.
import-xml-elements = Prvků je víc než { $most }.
import-xml-empty = Soubor neobsahuje XML.
import-xml-escape = Znakem & nezačíná známý znak.
import-xml-invalid = Toto není XML.
import-xml-long-attribute-name = Délka názvu atributu v bajtech je { $bytes }, víc než { $most }.
import-xml-long-element-name = Délka názvu prvku v bajtech je { $bytes }, víc než { $most }.
import-xml-long-text = Text { $element } je delší než { $most } bajtů.
import-xml-long-value = Délka hodnoty { $attribute } v bajtech je { $bytes }, víc než { $most }.
import-xml-own-dtd = Soubor obsahuje vlastní definici typu dokumentu.
import-xml-reference = Odkaz &{ $name }; není známý znak.
import-xml-second-document = Začíná druhý dokument.
import-xml-tags = Prvek { $open } je uzavřen jako { $close }.
import-xml-text-outside = Mimo dokument je text.
import-xml-unfinished-tag = Soubor končí nebo se přerušuje uvnitř značky.
import-xml-zero-byte = Soubor obsahuje nulový bajt, je tedy poškozený.

import-note-more =
    { $count ->
        [one] { $count } další poznámka není zobrazena.
        [few] { $count } další poznámky nejsou zobrazeny.
       *[other] { $count } dalších poznámek není zobrazeno.
    }
import-note-adjustment-rounded = { $name }: úprava bodů o { $quarters } čtvrtin bodu se zaokrouhluje dolů na { $points }.
import-note-aga-defaults = Soubor nemá časové limity, volné losy ani nastavení. Použije se { $minutes } minut a turnaj McMahon. Opravte je.
import-note-aga-komi = Partie bez handicapu mají různá komi. Použije se komi { $komi }. Opravte je.
import-note-aga-words = Slova za VT hráčů, která zde nemají použití, se vynechávají: { $words }.
import-note-aga-placeholders = Hráčů, jejichž číslo znamená žádné: { $count }. Zde nemají číslo AGA.
import-note-aga-undecided = Partií bez výsledku: { $count }. Soubor neříká, zda skončily jigem, kontumací, nebo vůbec. Zadejte výsledky.
import-note-aga-game-word = Řádek { $line }: „{ $word }“ není handicap od 0 do 9 ani komi. Zkontrolujte partii.
import-note-aga-moved = Partií přesunutých do pozdějšího kola, protože některý z hráčů má v jejich kole jinou partii: { $count }.
import-note-aga-place = Řádek „{ $words }“ v hlavičce se bere jako místo konání. Zkontrolujte to.
import-note-aga-game-of-left = Řádek { $line }: partie se vynechává, protože se vynechává řádek { $left } s jejím hráčem.
import-note-aga-game-left = Řádek { $line }: partie je vynechána. Hraje v ní jediný hráč, nebo by hráč měl více než { $last } kol.
import-note-board = Kolo { $round }: stůl „{ $board }“ není číslo, takže partie dostane volný stůl.
import-note-board-size = Partie jsou na deskách velikosti { $size }, které akce nemají. Zde se použije 19x19 a velikost se uchová pro export.
import-note-board-twice = Kolo { $round }, stůl { $board }: tento stůl mají dvě partie. Jedna z nich dostala stůl { $other }.
import-note-byoyomi-periods = OpenGotha neukládá počet period byo-yomi. Použije se jedna. Opravte to.
import-note-cancelled = Kolo { $round }: partie byla zrušena. Importovala se s výsledkem „bez výsledku“.
import-note-categories = Kategorií je v souboru { $categories }, ale hranic jen { $limits }.
import-note-class-time = Soubor má třídu { $class }, ale ne čas na partii. Použije se { $minutes } min, nejkratší čas této třídy.
import-note-class-unrated = Soubor má třídu { $class }, ale jeho čas na partii je na jakoukoli třídu příliš krátký. Partie se do ratingu nezapočítávají.
import-note-class-lower = Soubor má třídu { $class }, ale jeho čas na partii dovoluje jen třídu { $allowed }. Opravte čas na partii.
import-note-column = Sloupec „{ $heading }“ je vynechán.
import-note-breizh-groups = Soubor má systém Breizh. Zde je to turnaj McMahon, v němž všichni začínají s 0 a dostávají bod za každou z těchto VT, které dosáhnou: { $limits }. Tyto body se hráčům v souboru přičítají ke startovním bodům. Hráči, který se přihlásí později nebo jehož VT se změní, je přičtěte ručně.
import-note-late-players = Hráčů, jejichž první partie nebo volný los je až po 1. kole: { $count }. V pořadí dřívějších kol jsou na konci, bez místa. OpenGotha jim místo dává. { $names }
import-note-congress-numbers =
    { $count ->
        [one] Registrační číslo na kongres ({ $count } hráč) zde nemá použití. Uchová se pro export do Pairgothu.
        [few] Registrační čísla na kongres ({ $count } hráči) zde nemají použití. Uchovají se pro export do Pairgothu.
       *[other] Registrační čísla na kongres ({ $count } hráčů) zde nemají použití. Uchovají se pro export do Pairgothu.
    }
import-note-country = { $name }: „{ $country }“ není dvoupísmenný kód země a vynechává se.
import-note-criterion = Kritérium pořadí „{ $criterion }“ není známo a vynechává se.
import-note-criterion-score = Bez „{ $criterion }“ nejsou v kritériích pořadí na prvním místě žádné body, proto ho nahrazuje { $score }. Zkontrolujte kritéria.
import-note-damaged-line = Řádek { $line }: „{ $text }“ není hráč a vynechává se.
import-note-damaged-lines =
    { $count ->
        [one] { $count } řádek seznamu nešlo přečíst.
        [few] { $count } řádky seznamu nešlo přečíst.
       *[other] { $count } řádků seznamu nešlo přečíst.
    }
import-note-egd-handicap = Soubor uvádí, že se handicapy snižují o { $reduction }, ale ne, z čeho vycházejí. Zkontrolujte nastavení handicapu.
import-note-encoding-guessed = Seznam není v UTF-8. Byl přečten jako { $encoding }. Zkontrolujte jména.
import-note-external-dtd = Soubor odkazuje na vnější definici typu dokumentu, která se nečetla.
import-note-ffg-adjusted = Soubor má jen přepočtený čas { $adjusted } min, ne dodatečný čas. Použije se byo-yomi po { $seconds } s, které dává stejný přepočtený čas. Opravte to.
import-note-ffg-no-time = Soubor neobsahuje základní čas. Použije se { $minutes } min. Opravte čas na partii.
import-note-ffg-overtime = Soubor zmiňuje dodatečný čas, ale ne jeho délku. Nepoužije se žádný. Opravte čas na partii.
import-note-foreign-games = Hodnoty partií, které akce nemají, uchované pro export do téhož programu: { $names }.
import-note-foreign-left = { $name }: hodnota je na uchování příliš dlouhá a vynechává se.
import-note-foreign-players = Hodnoty hráčů, které akce nemají, uchované pro export do téhož programu: { $names }.
import-note-foreign-settings = Nastavení, která akce nemají, uchovaná pro export do téhož programu: { $names }.
import-note-game-replaced = Kolo { $round }, stůl { $board }: tento stůl mají dvě partie. Zůstává pozdější.
import-note-handicap = Kolo { $round }, stůl { $board }: handicap { $handicap } je vyšší než 9. Zde se použije 9 a původní se uchová pro export.
import-note-handicap-negative = Kolo { $round }, stůl { $board }: handicap { $handicap } je nižší než 0. Zde se nepoužije žádný handicap a původní se uchová pro export.
import-note-handicap-unread = Kolo { $round }, stůl { $board }: handicap „{ $handicap }“ není číslo. Zde se nepoužije žádný handicap a původní se uchová pro export.
import-note-internet = Turnaj se hrál přes internet, jeho partie mají tedy ratingovou třídu D.
import-note-internet-address = Soubor obsahuje internetovou adresu ředitele, která se neimportovala.
import-note-komi = Komi není násobkem půl bodu. Zde se zaokrouhluje dolů a pro export se uchová.
import-note-late-rounds = Řádek { $line }: kola po { $last } se vynechávají.
import-note-level = { $name }: úroveň { $written } není známa. Použije se { $rank }.
import-note-line-cleaned = Řádek { $line }: z „{ $text }“ byly odstraněny řídicí znaky.
import-note-line-no-pin = Řádek { $line }: „{ $text }“ není osmimístný PIN v EGD a vynechává se.
import-note-halves-disagree = Kolo { $round }: na řádku { $line } ({ $name }) je jako soupeř { $opponent }, ale na řádku { $other } není { $name }. Partie se vynechává.
import-note-opponent-left = Kolo { $round }: partie se vynechává ({ $name }, řádek { $line }), protože se vynechává řádek { $other } se soupeřem.
import-note-opponent-missing = Kolo { $round }: partie se vynechává ({ $name }, řádek { $line }), protože soupeř v souboru není.
import-note-macmahon-defaults = Soubor nemá data, čas na partii ani komi. Použije se { $day }, 60 minut a 6.5. Opravte je.
import-note-macmahon-rounds-down = MacMahon v tomto turnaji zaokrouhluje body dolů na celé: podle nich páruje a jeho listiny je ukazují, i v SOS a SOSOS. Zde se půlbody počítají.
import-note-macmahon-bye-of-two = Kolo { $round }: dvojice { $black } a { $white } je označena jako volný los, ale uvádí dva hráče. Bere se jako jejich partie. Zkontrolujte to.
import-note-macmahon-scorex = ScoreX v MacMahonu vynechává půlbody za vynechaná kola. Zde se řadí podle bodů včetně nich.
import-note-macmahon-superbar = Členové superbaru, jejichž úroveň je pod horním barem a kteří za něj v MacMahonu nedostávají bod: { $names }. Zde ho také nemají.
import-note-macmahon-preliminary = Hráči s partiemi, kteří jsou jen předběžně přihlášení a v listině MacMahonu nejsou: { $names }. Zde mají místo.
import-note-macmahon-no-result = MacMahon počítá partii bez výsledku za půl bodu. Zde se nepočítá, dokud se výsledek nezadá.
import-note-macmahon-rating-rank = V tomto turnaji bere MacMahon VT z ratingu. Použijí se zadané VT. Zkontrolujte je.
import-note-macmahon-rating-score = V tomto turnaji bere MacMahon startovní body z ratingu. Zde plynou z VT. Zkontrolujte je.
import-note-macmahon-zero = MacMahon v tomto turnaji počítá body od { $level }, zde se počítají od 30 kyu. Všichni zde mají o { $points } méně, stejně tak body každého soupeře v SOS. Pořadí je stejné.
import-note-name-twice = Řádky { $first } a { $line }: { $name } je v seznamu dvakrát.
import-note-no-criteria = Soubor neobsahuje kritéria pořadí. Použije se MMS, SOS a SOSOS.
import-note-no-headings = Seznam nemá nadpisy. Význam sloupců je odhadnut podle obsahu. Zkontrolujte hráče.
import-note-no-rank = { $name } nemá VT. Použije se 30k jako v OpenGotha.
import-note-one-time = Soubor má jediný čas, základní i dodatečný dohromady. Jako základní čas se použije { $minutes } min.
import-note-pairgoth-frozen-left = Zmrazené pořadí se vynechává, protože uvádí osobu, která není mezi hráči souboru. Zmrazte ho v Pairgothu znovu.
import-note-pairgoth-jigo = Pairgoth v tomto turnaji zaokrouhluje McMahonovy body dolů na celé body. Zde půlbod za jigo zůstává, takže hráči s lichým počtem jig mají o půl bodu více a jejich soupeři také v SOS.
import-note-pairgoth-sos = Pairgoth počítá kolo bez partie v SOS jako startovní body a půl bodu za každé kolo. Zde se počítá jako startovní body, takže SOS hráčů bez partie v některém kole je nižší.
import-note-pin = { $name }: „{ $pin }“ není osmimístný PIN v EGD a vynechává se.
import-note-player-cleaned = { $name }: ze jména nebo jiného pole byly odstraněny řídicí znaky.
import-note-rank-bare = Řádek { $line }: VT „{ $written }“ nemá k ani d. Použije se { $rank }. Zkontrolujte ji.
import-note-rank-below = Řádek { $line }: VT „{ $written }“ je pod 30k. Použije se { $rank }.
import-note-rank-range = { $name }: VT { $grade } je mimo rozsah od 30k do 9d. Použije se { $rank }.
import-note-rating = { $name }: „{ $rating }“ není rating a vynechává se.
import-note-rating-range = { $name }: rating { $rating } je mimo rozsah od { $least } do { $most }. Použije se { $used }.
import-note-ratings-shifted = Soubor je starý. K ratingům se přičítá { $shift } jako v OpenGotha.
import-note-ratings-unchanged = Soubor neobsahuje verzi svých dat. Ratingy se používají beze změny.
import-note-register-number = { $name }: „{ $number }“ není číslo licence ani členství, které má nejvýše deset číslic. Vynechává se.
import-note-result = Kolo { $round }, stůl { $board }: výsledek „{ $result }“ není znám, partie tedy ještě výsledek nemá.
import-note-round = Partie nebo volný los kola „{ $round }“ se vynechává. Kola mají čísla 1 až { $last }.
import-note-round-number = Kolo bez čísla od 1 do { $last } se vynechává.
import-note-round-range = Partie kola { $round } se vynechávají. Kola mají čísla 1 až { $last }.
import-note-rounds-raised = Soubor plánuje kol { $planned }, ale má partie v kole { $last }. Turnaj má nyní kol { $last }.
import-note-same-pin = { $name } má stejný PIN v EGD { $pin } jako { $first }. Druhý PIN se vynechává.
import-note-score-correction = { $name }: oprava startovních bodů { $correction } se vynechává.
import-note-score-zero = Soubor klade nulu bodů na { $zero }, ale OpenGotha počítá od 30k. Také tato akce počítá od 30k.
import-note-scores-unknown = Soubor neobsahuje bar, spodní hranici ani nulu bodů. Zkontrolujte je, než použijete pořadí.
import-note-second-bye = Kolo { $round }: hráč má vedle partie nebo jiného volného losu ještě volný los. Ten se vynechává.
import-note-second-game = Kolo { $round }, stůl { $board }: hráč už má partii u jiného stolu. Tato partie se vynechává.
import-note-sheet =
    { $others ->
        [one] Byl přečten list „{ $sheet }“. { $others } další list s buňkami přečten nebyl.
        [few] Byl přečten list „{ $sheet }“. { $others } další listy s buňkami přečteny nebyly.
       *[other] Byl přečten list „{ $sheet }“. { $others } dalších listů s buňkami přečteno nebylo.
    }
import-note-self-pairing = Kolo { $round }, stůl { $board }: hráč hraje sám se sebou. Partie se vynechává.
import-note-setting = Nastavení { $setting } má neplatnou hodnotu „{ $value }“. Použije se výchozí.
import-note-setting-changed = Nastavení { $setting } má hodnotu „{ $value }“, kterou akce mít nemůže. Použije se nejbližší možná hodnota nebo výchozí.
import-note-start = Soubor neobsahuje první den turnaje. Použije se { $day }. Opravte to.
import-note-status = { $name }: stav „{ $status }“ není znám. Importuje se jako předběžná přihláška.
import-note-system = Systém { $system } není znám. Použije se švýcarský.
import-note-pair-incomplete = { $name } není pár dvou hráčů ze souboru a je vynechán.
import-note-team-player = { $name } je v družstvu { $team }, ale není mezi hráči souboru. Stůl se vynechává.
import-note-teams =
    { $count ->
        [one] { $count } družstvo se uchová pro export. Zde se partie počítají jen jeho hráčům; mají-li spolu hrát družstva, importujte soubor na příkazové řádce s --teams.
        [few] { $count } družstva se uchovají pro export. Zde se partie počítají jen jejich hráčům; mají-li spolu hrát družstva, importujte soubor na příkazové řádce s --teams.
       *[other] { $count } družstev se uchová pro export. Zde se partie počítají jen jejich hráčům; mají-li spolu hrát družstva, importujte soubor na příkazové řádce s --teams.
    }
import-note-title-rows = Řádky 1 až { $last } nad nadpisy se vynechávají.
import-note-total-row = Řádek { $line }: „{ $text }“ je souhrn seznamu a vynechává se.
import-note-tournament-cleaned = Z názvu turnaje byly odstraněny řídicí znaky.
import-note-trf-ranks = Soubor nemá třídy go. Vyplývají z ratingů. Zkontrolujte je.
import-note-trf-titles = Hráčů, jejichž titul nebo číslo v šachové federaci se vynechává: { $count }.
import-note-trf-unrated = Hráčů bez ratingu, kteří zde mají třídu 30k: { $count }. Zadejte jejich třídy.
import-note-day-unclear = Den „{ $text }“ lze číst více způsoby. Použije se { $day }. Zkontrolujte to.
import-note-value-left = { $name }: „{ $text }“ zde není známo a vynechává se.
import-note-unclear-day = Řádek { $line }: „{ $text }“ začíná dnem nebo měsícem. Použije se jen rok { $year }. Dny pište jako 2014-05-31.
import-note-unknown-player = Kolo { $round }: partie s hráčem, který není v seznamu, se vynechává.
import-note-unknown-player-bye = Kolo { $round }: volný los hráče „{ $player }“ se vynechává. Hráč není v seznamu.
import-note-unknown-player-game = Kolo { $round }, stůl { $board }: partie hráče „{ $player }“ se vynechává. Hráč není v seznamu.
import-note-unknown-rank = { $name } má VT 99K, což v OpenGotha znamená neznámou. Použije se 30k.
export-note-one-name = { $name } má jen jedno jméno. OpenGotha potřebuje dvě, za chybějící se tedy zapíše pomlčka.
export-note-class = { $program } nemá místo pro zvolenou třídu. Partie se tam počítají jako třída { $class }. Výsledky do EGD posílejte odtud, nebo zvolte čas na partii nižší třídy.
export-note-criterion = OpenGotha nemá kritérium { $criterion }, v souboru se tedy vynechává.
export-note-criteria = OpenGotha má nejvýše tolik kritérií: { $most }. Poslední se proto v souboru vynechávají: { $left }.
export-note-egd-pin-unknown = PIN { $pin } ({ $name }) není na ratingové listině. Zkontrolujte ho, nebo importujte novější listinu.
export-note-egd-candidate = { $name } může být { $rated } { $rank } z ratingové listiny. Je-li to stejný člověk, zadejte PIN { $pin }.
export-note-parameters = S nastavením akce by někteří hráči měli v OpenGotha jiné místo. Soubor má jiné nastavení, které dává všem hráčům jejich dosavadní místa: { $settings }.
export-note-places =
    { $count ->
        [one] { $count } hráč má jiné místo v OpenGotha, kde se jinak počítají volné losy, nepřítomnost, kontumace nebo některé kritérium: { $names }.
        [few] { $count } hráči mají jiné místo v OpenGotha, kde se jinak počítají volné losy, nepřítomnost, kontumace nebo některé kritérium: { $names }.
       *[other] { $count } hráčů má jiné místo v OpenGotha, kde se jinak počítají volné losy, nepřítomnost, kontumace nebo některé kritérium: { $names }.
    }
export-note-zero =
    { $more ->
        [one] OpenGotha počítá body od 30k, každé MMS je tam tedy o { $more } bod vyšší než v této akci.
        [few] OpenGotha počítá body od 30k, každé MMS je tam tedy o { $more } body vyšší než v této akci.
       *[other] OpenGotha počítá body od 30k, každé MMS je tam tedy o { $more } bodů vyšší než v této akci.
    }
export-note-egd-unrated = Kvůli času na partii nebo zvolené třídě EGD partie do ratingu nezapočítá. Je-li to omyl, opravte čas na partii.
export-note-egd-place = Akce nemá zemi nebo místo, které EGD vyžaduje. Zadejte je v nastavení.
export-note-egd-hidden =
    { $count ->
        [one] { $count } hráč nesouhlasil s úplným zveřejněním, EGD tedy nemůže jeho partie započítat: { $names }. Zeptejte se ho, nebo soubor pošlete bez něj.
        [few] { $count } hráči nesouhlasili s úplným zveřejněním, EGD tedy nemůže jejich partie započítat: { $names }. Zeptejte se jich, nebo soubor pošlete bez nich.
       *[other] { $count } hráčů nesouhlasilo s úplným zveřejněním, EGD tedy nemůže jejich partie započítat: { $names }. Zeptejte se jich, nebo soubor pošlete bez nich.
    }
export-note-egd-no-pin =
    { $count ->
        [one] { $count } hráč nemá PIN v EGD a může tam vzniknout dvakrát: { $names }. Najděte PIN na ratingové listině.
        [few] { $count } hráči nemají PIN v EGD a mohou tam vzniknout dvakrát: { $names }. Najděte jejich PIN na ratingové listině.
       *[other] { $count } hráčů nemá PIN v EGD a může tam vzniknout dvakrát: { $names }. Najděte jejich PIN na ratingové listině.
    }
export-note-egd-no-result = Kolo { $round }, stůl { $board }: partie nemá výsledek. Zadejte ho, než soubor odešlete.
export-note-egd-both = Kolo { $round }, stůl { $board }: výsledek { $result } se počítá oběma hráčům stejně, což EGD nepřijímá. Opravte ho.
export-note-ffg-licences =
    { $count ->
        [one] { $count } francouzský hráč nemá číslo licence: { $names }. Zadejte ho v registraci.
        [few] { $count } francouzští hráči nemají číslo licence: { $names }. Zadejte je v registraci.
       *[other] { $count } francouzských hráčů nemá číslo licence: { $names }. Zadejte je v registraci.
    }
export-note-ffg-hidden =
    { $count ->
        [one] { $count } hráč nesouhlasil s úplným zveřejněním, federace tedy nemůže jeho partie započítat: { $names }. Zeptejte se ho, nebo soubor pošlete bez něj.
        [few] { $count } hráči nesouhlasili s úplným zveřejněním, federace tedy nemůže jejich partie započítat: { $names }. Zeptejte se jich, nebo soubor pošlete bez nich.
       *[other] { $count } hráčů nesouhlasilo s úplným zveřejněním, federace tedy nemůže jejich partie započítat: { $names }. Zeptejte se jich, nebo soubor pošlete bez nich.
    }
export-note-ffg-cut =
    { $count ->
        [one] { $count } jméno je zkráceno na { $most } písmen: { $names }.
        [few] { $count } jména jsou zkrácena na { $most } písmen: { $names }.
       *[other] { $count } jmen je zkráceno na { $most } písmen: { $names }.
    }
export-note-ffg-forfeit = Kolo { $round }, stůl { $board }: kontumace se zapisuje jako kolo bez partie, aby ji federace nezapočítala.
export-note-aga-numbers = Hráčů bez čísla AGA, kteří v tomto souboru dostanou číslo nad 90000: { $count }. Zadejte jejich čísla v registraci: { $names }.
export-note-aga-hidden = Hráčů, kteří nesouhlasili s úplným zveřejněním, takže AGA nemůže jejich partie hodnotit: { $count }. Zeptejte se jich, nebo pošlete soubor bez nich: { $names }.
export-note-aga-game = Kolo { $round }, deska { $board }: AGA partii nehodnotí, protože se nehrála nebo nemá vítěze. V souboru je otazník.
export-note-macmahon-lost = Soubor nemá data, místo, časy, komi, roky narození, čísla v sérii, volby zveřejnění, pavouky ani body, protože je MacMahon neukládá. Uchovejte soubor akce.
export-note-macmahon-places =
    { $count ->
        [one] { $count } hráč má jiné místo v MacMahonu, kde se jinak počítají volné losy, nepřítomnost, kontumace nebo některé kritérium: { $names }.
        [few] { $count } hráči mají jiné místo v MacMahonu, kde se jinak počítají volné losy, nepřítomnost, kontumace nebo některé kritérium: { $names }.
       *[other] { $count } hráčů má jiné místo v MacMahonu, kde se jinak počítají volné losy, nepřítomnost, kontumace nebo některé kritérium: { $names }.
    }
export-note-macmahon-criterion = MacMahon nemá kritérium { $criterion }, v souboru se tedy vynechává.
export-note-macmahon-system = MacMahon zná jen turnaje McMahon a švýcarské, z tohoto systému má tedy soubor partie a výsledky a nic dalšího.
export-note-macmahon-handicap = V MacMahonu bar nezbavuje partii handicapu. Hráči nad { $rank } se tam počítají jako { $rank }.
export-note-macmahon-board = MacMahon má jednu velikost desky pro všechny partie, v souboru je tedy 19x19.
export-note-macmahon-walkover = Kolo { $round }, stůl { $board }: postup bez boje se zapisuje jako výsledek určený rozhodčím, který dává body.
export-note-macmahon-no-result = Kolo { $round }, stůl { $board }: partie bez výsledku se zapisuje jako neskončená.
export-note-macmahon-ghosts =
    { $count ->
        [one] { $count } záskok se zapisuje jako žolík: { $names }.
        [few] { $count } záskoky se zapisují jako žolíci: { $names }.
       *[other] { $count } záskoků se zapisuje jako žolíci: { $names }.
    }
export-note-macmahon-guests =
    { $count ->
        [one] { $count } host zabírá v MacMahonu místo: { $names }.
        [few] { $count } hosté zabírají v MacMahonu místa: { $names }.
       *[other] { $count } hostů zabírá v MacMahonu místa: { $names }.
    }
export-note-withdrawn =
    { $count ->
        [one] { $count } odhlášený hráč zůstává v souboru a zbylá kola vynechává: { $names }.
        [few] { $count } odhlášení hráči zůstávají v souboru a zbylá kola vynechávají: { $names }.
       *[other] { $count } odhlášených hráčů zůstává v souboru a zbylá kola vynechává: { $names }.
    }
export-note-pairgoth-lost = Soubor nemá sály, časy začátků, roky narození, čísla v sérii, volby zveřejnění, profesionální stupně, pavouky ani body, protože je Pairgoth neukládá. Uchovejte soubor akce.
export-note-pairgoth-frozen = Zmrazené pořadí importovaného souboru se nezapisuje, protože se od té doby změnily výsledky nebo pořadí. Zmrazte ho v Pairgothu znovu.
export-note-pairgoth-places =
    { $count ->
        [one] { $count } hráč má jiné místo v Pairgothu, kde se jinak počítají volné losy, nepřítomnost, kontumace nebo některé kritérium: { $names }.
        [few] { $count } hráči mají jiné místo v Pairgothu, kde se jinak počítají volné losy, nepřítomnost, kontumace nebo některé kritérium: { $names }.
       *[other] { $count } hráčů má jiné místo v Pairgothu, kde se jinak počítají volné losy, nepřítomnost, kontumace nebo některé kritérium: { $names }.
    }
export-note-pairgoth-criterion = Pairgoth nemá kritérium { $criterion }, v souboru se tedy vynechává.
export-note-pairgoth-system = Pairgoth zná jen turnaje McMahon a švýcarské, z tohoto systému má tedy soubor partie a výsledky a nic dalšího.
export-note-pairgoth-handicap = V Pairgothu bar nezbavuje partii handicapu. Hráči nad { $rank } se tam počítají jako { $rank }.
export-note-pairgoth-board = Pairgoth má jednu velikost desky pro všechny partie, v souboru je tedy 19x19.
export-note-pairgoth-boards = Pairgoth má družstva o 2 až { $last } stolech, soubor s družstvy o { $size } tedy nemusí otevřít.
export-note-pairgoth-not-played = Kolo { $round }, stůl { $board }: kontumace nebo postup bez boje se zapisuje jako výsledek odehrané partie.
export-note-pairgoth-unrated =
    { $count ->
        [one] Pairgoth potřebuje rating každého hráče, { $count } hráč bez něj tedy dostává rating své VT: { $names }.
        [few] Pairgoth potřebuje rating každého hráče, { $count } hráči bez něj tedy dostávají rating své VT: { $names }.
       *[other] Pairgoth potřebuje rating každého hráče, { $count } hráčů bez něj tedy dostává rating své VT: { $names }.
    }
export-note-pairgoth-guests =
    { $count ->
        [one] { $count } záskok nebo host je v Pairgothu běžný hráč: { $names }.
        [few] { $count } záskoky nebo hosté jsou v Pairgothu běžní hráči: { $names }.
       *[other] { $count } záskoků nebo hostů jsou v Pairgothu běžní hráči: { $names }.
    }
export-note-trf-handicaps =
    { $count ->
        [one] Soubor neříká, že { $count } partie má handicap.
        [few] Soubor neříká, že { $count } partie mají handicap.
       *[other] Soubor neříká, že { $count } partií má handicap.
    }
export-note-trf-federation = Hráči, jejichž země nemá svaz v šachové federaci, takže se zapisují bez něj: { $names }.
export-note-trf-result = Kolo { $round }, stůl { $board }: soubor takový výsledek nezná, partie se tedy zapisuje bez něj.
export-note-trf-cut =
    { $count ->
        [one] { $count } jméno je zkráceno na { $most } písmen: { $names }.
        [few] { $count } jména jsou zkrácena na { $most } písmen: { $names }.
       *[other] { $count } jmen je zkráceno na { $most } písmen: { $names }.
    }

bundle-not-a-bundle = Toto není balíček. { $reason } Zvolte soubor, který zapsal `export --as bundle`.
bundle-hostile = Balíček je odmítnut. { $reason } Takto žádná akce nevypadá.
bundle-newer = Balíček má verzi { $found } a tento program čte verze do { $known }. Použijte novější verzi programu.
bundle-changed = Soubor { $file } v balíčku není ten, který byl podepsán. Cestou byl změněn. Požádejte pořadatele o balíček znovu.
bundle-missing = V balíčku chybí { $file }. Požádejte pořadatele o balíček znovu.
bundle-person = Hráč { $player } má v balíčku jinou hodnotu pole { $field } než v podepsaných datech. Požádejte pořadatele o balíček znovu.
bundle-contradiction = Balíček si odporuje. { $problem } Požádejte pořadatele, aby ho vydal znovu.
bundle-found-no-archive = Není to archiv ZIP, nebo je poškozený.
bundle-found-no-version = Jeho manifest nemá verzi.
bundle-found-not-json = manifest.json není platný JSON.
bundle-found-other-program = Jeho manifest zapsal jiný program.
bundle-limit-file-size = Soubor { $file } v něm má { $kilobytes } kB.
bundle-limit-files = Počet souborů v něm je { $files }.
bundle-limit-name = Obsahuje nebo uvádí soubor se zakázaným názvem.
bundle-limit-players = Počet hráčů v něm je { $players } a partií { $games }.
bundle-limit-ratio = Soubor { $file } se rozbalí na mnohem víc, než by měl.
bundle-limit-size = Má { $megabytes } MB.
bundle-limit-twice = Jsou v něm dva soubory { $file }.
bundle-problem-log = Historie v log.json není platná.
bundle-problem-hand-over = Prohlášení v hand-over.json se týká jiné akce nebo jiného balíčku.
bundle-problem-season-file = Jeho soubor sezóny nemá pravidla jeho tabulky bodů, sezóna { $season }.
bundle-problem-categories = Jeho věkové kategorie nejsou popořadě, nebo není platný koeficient věku.
bundle-problem-category = Body hráče { $player } nejsou v žádné kategorii sezóny, nebo má hráč body dvakrát.
bundle-problem-days = Chybí mistrovství, nebo je poslední den před prvním.
bundle-problem-final = Skupiny nebo místa Finále kategorie { $category } k sobě nesedí.
bundle-problem-game = Některá partie v něm nemá dva hráče nebo má neznámý výsledek.
bundle-problem-harmful-characters = Některé jméno v něm je příliš dlouhé, nebo má znaky, které skrývají či přehazují jiné.
bundle-problem-ladder = Některý rozstřel po jigo v něm nepatří k žádné partii.
bundle-problem-ladder-winner = Některý rozstřel po jigo v něm vyhrál někdo, kdo ho nehrál.
bundle-problem-player = VT, volba zveřejnění nebo pole hráče { $player } není platné.
bundle-problem-player-twice = Některý hráč je v něm dvakrát.
bundle-problem-points = Body hráče { $player } nedávají správný součet.
bundle-problem-sequence = Jeho číslo nesedí k předchozímu balíčku.
bundle-problem-unlisted-player = Odkazuje na hráče, který není v jeho seznamu.
bundle-problem-values = Některá hodnota v { $file } chybí nebo je neplatná.
bundle-problem-version = Obsahuje víc, než dovoluje jeho verze.

signature-invalid-key = Veřejný klíč není platný. Musí mít 64 šestnáctkových číslic, jak je ukazuje `drawmaster key`.
signature-mismatch = Podpis nesouhlasí. Soubor byl po podpisu změněn. Požádejte odesílatele o soubor znovu.

## The hall network

hall-title = Sál
hall-skip = Přejít k obsahu
hall-menu = Stránky
hall-find = Najít svůj stůl
hall-offline = Bez spojení s pultem. Stránka může být zastaralá.
hall-updated = Aktualizováno
hall-language = Jazyk
hall-your-name = Vaše jméno
hall-nobody = Žádný hráč tohoto jména nemá stůl.
hall-colour = Barva
hall-no-times = Časový rozvrh ještě není stanoven.
hall-next-round = Následuje:
hall-minutes = min
hall-address-of-many = { $address } znamená mnoho počítačů. Zvolte adresu tohoto počítače v jedné síti.
hall-choose-address = Vyberte jednu adresu tohoto počítače; síť v sále nikdy nenaslouchá na všech.
hall-address-refused = Síť v sále nemůže naslouchat na { $address } ({ $error }). Zvolte jinou adresu nebo port.
hall-poster-address = Adresa musí patřit zapnuté síti v sále, například http://192.168.0.7:8080/.
hall-no-codes = Lístky lze vytisknout pro 1 až { $most } kódů, když vznikají.
cli-hall-serving = Síť v sále běží na { $url }. Ukončíte ji pomocí Ctrl+C.
helper-title = Pomocník
helper-code = Váš kód: šest slov
helper-sign-in = Přihlásit se
helper-needs-script = Pomocníci potřebují JavaScript.
helper-not-sent = Zatím neodesláno
helper-all-sent = Vše je odesláno.
helper-refused = Pult tento zápis odmítl.
helper-desk-unavailable = Pult teď nemůže nic přijmout. Zápisy se odešlou znovu později.
helper-code-replace = Tento odkaz má jiný kód než tento telefon. Použít nový?
helper-code-refused = Tento kód už neplatí. Požádejte ředitele o nový.
helper-sign-out = Odhlásit se
helper-pass = Čtení
helper-pass-one = První čtení
helper-pass-two = Druhé čtení
helper-entered = Výsledek
helper-nothing = Teď není nic na práci.
helper-discard = Zahodit
helper-note = Poznámka pro rozhodčího
helper-note-send = Odeslat poznámku
helper-arrived = Dorazil(a)
helper-filter = Stůl nebo jméno
helper-jigo = Jigo
helper-lost-both = Oba prohráli
helper-code-invalid = Tento kód neplatí. Požádejte ředitele o nový.
helper-unknown = Neexistuje pomocník s klíčem { $number }.
helper-revoked-already = Kód pomocníka { $name } je už odvolán.
helper-name-missing = Zadejte jméno pomocníka.
helper-hours = Kód platí 1 až { $most } hodin.
helper-too-many = Turnaj má nejvýše { $most } pomocníků.
helper-room-unknown = Místnost { $room } neexistuje. Vyberte některou z místností turnaje.
helper-room-without-results = Místnost mají jen pomocníci, kteří zapisují výsledky. Vynechte ji.
helper-key = Číslo zápisu musí mít 8 až 64 písmen a číslic.
helper-not-allowed = Váš kód to nedovoluje. Zeptejte se ředitele.
follow-address = Zadejte adresu sítě v sále prvního pultu, například http://192.168.0.7:8080/.
follow-not-local = Okno sleduje jen pult ve stejné místní síti a { $address } je jinde. Pro sledování takového pultu použijte drawmaster follow.
follow-code = Kód je šest slov tak, jak je ukazuje první pult. Zkontrolujte, jak jsou napsána.
follow-no-connection = První pult na { $address } neodpovídá ({ $error }).
follow-code-unreadable = Kód nelze přečíst ({ $cause }).
follow-unproved = Odpověď z { $address } nedokazuje, že pochází od prvního pultu s tímto kódem. Zkontrolujte adresu; možná místo něj odpovídá někdo jiný.
follow-refused = První pult tento kód odmítá. Požádejte o nový s rolí druhého pultu; pult, který sám převzal turnaj, staré kódy nepřijímá.
follow-answer = První pult na { $address } poslal odpověď, které tento program nerozumí. Použijte na obou počítačích stejnou verzi.
follow-copy-missing = Kopie { $path } byla během sledování přesunuta nebo smazána. Přesuňte ji zpět, nebo sledujte do nové kopie.
cli-follow-state = { $time }: { $file } má záznam { $entry } z { $last } z { $address }.
cli-follow-lost = { $time }: { $reason } Další pokus.
cli-promoted = { $file } je nyní soubor turnaje. Pokračuje v historii prvního pultu po záznamu { $entry } ({ $head }). Na prvním pultu už nic neměňte: jeho pozdější změny tu nejsou a dva soubory nelze spojit.
helper-other-game = U stolu { $board } teď sedí jiní hráči, nebo jeho kolo není zveřejněno. Pult má váš výsledek a rozhodne.
helper-desk-decides = Pult má váš výsledek a rozhodne. Pokud to trvá dlouho, zeptejte se tam.
helper-not-expected = Tento hráč se už nečeká. Pošlete ho k pultu.
helper-shown-missing = Tento zápis neříká, koho stránka ukazovala. Načtěte stránku znovu a zapište ho ještě jednou.
helper-other-person = Pult změnil, komu tato přihláška patří. Najděte hráče v seznamu znovu.
helper-key-used = Pult má jiný zápis se stejným číslem, takže tento se neuchoval. Zapište ho znovu.
helper-own-pass = Jedno čtení stolu { $board } je už od vás. Toto zapíše někdo jiný.
helper-no-board = Pult teď takový stůl nemá, takže se tento výsledek neuchoval. Řekněte to u pultu.
helper-round-confirmed = Kolo { $round } je potvrzeno, takže se tento výsledek neuchoval. Je-li jiný, řekněte to u pultu.
helper-too-many-wait = Na pult už čekají vaše výsledky (počet: { $count }), takže se tento neuchoval. Řekněte to u pultu.
helper-other-result = Stůl { $board } má u pultu jiný výsledek. Zeptejte se ředitele.
report-title = Nahlásit výsledek
report-about = Napište kód u své barvy na výsledkovém lístku. Výsledek platí, když soupeř nahlásí totéž.
report-code = Váš kód
report-next = Dále
report-choose = Kdo vyhrál?
report-asked = Soupeř nahlásil: { $result }. Nahlaste, co víte.
report-waiting = Nahlásili jste: { $result }. Platí to, když soupeř nahlásí totéž. Lístek odevzdejte jako obvykle.
report-is-disputed = Nahlásili jste různé výsledky. Jděte se soupeřem k pořadatelům.
report-is-dismissed = Hlášení nebylo přijato. Jděte k pořadatelům.
report-is-entered = Výsledek je zapsán: { $result }. Lístek odevzdejte jako obvykle.
report-other = Jiný výsledek
report-code-invalid = Tento kód teď neplatí. Podívejte se na lístek nebo se zeptejte pořadatelů.
report-result-unfit = Hráči hlásí výhru nebo jigo. Vše ostatní řekněte pořadatelům.
report-sent-before = Výsledek jste už nahlásili. O změnu požádejte pořadatele.
report-desk-unavailable = Pult teď nemůže vaše hlášení přijmout. Zkuste to za chvíli znovu.
report-entered = Stůl { $board } už má výsledek. O změnu požádejte pořadatele.
report-author = Stůl { $board }, { $colour }
report-none = Žádné hlášení ze stolu { $board } nečeká.
report-disputed = Hráči u stolu { $board } nahlásili různé výsledky. Zadejte správný, nebo hlášení odmítněte.
cli-report-accepted = Nahlášený výsledek stolu { $board } je zadán.
cli-report-dismissed = Hlášení ze stolu { $board } jsou odmítnuta.
cli-conflict-settled = Stůl { $board } je rozhodnut: { $result }.
cli-conflict-entered = zapsáno
cli-conflict-sent = nezapsáno
cli-no-conflicts = Žádné výsledky si neodporují.
conflict-none = Stůl { $board } nemá výsledek a nečeká na něm žádné hlášení od hráčů, kteří tam nyní sedí. Zadejte výsledek s ostatními výsledky kola a odložte, co čeká od jiných hráčů.
cli-no-reports = Žádné hlášení nečeká.
cli-no-report-codes = Nejsou žádné kódy: neběží kolo, nebo hráči nesmějí hlásit výsledky (event.player_reports).
cli-report-waiting = čeká
cli-report-disputed = hráči se neshodují
cli-report-contradicted = byl zadán jiný výsledek
cli-report-moved = hráči nyní sedí jinde
cli-helper-added = Přidán pomocník { $name } s klíčem { $helper }. Kód se zobrazí jen teď: { $code }
cli-helper-revoked = Kód pomocníka s klíčem { $helper } je odvolán.
cli-no-helpers = Nejsou žádní pomocníci.
cli-helper-valid-until = platí do { $time }
cli-helper-expired = vypršel
cli-helper-is-revoked = odvolán

## messages

verbatim = { $text }
language-unknown = Texty v jazyce „{ $code }“ nejsou. Zvolte jeden z: { $known }, nebo dva oddělené čárkou.
language-too-many = Na list se vejdou dva jazyky. Uveďte jeden nebo dva.

## messages: causes, as parts of sentences

cause-not-found = neexistuje
cause-permission = přístup není povolen
cause-exists = už existuje
cause-full = disk je plný
cause-read-only = zařízení je jen pro čtení
cause-folder = je to složka
cause-no-folder = část cesty není složka
cause-not-empty = složka není prázdná
cause-name = název je příliš dlouhý nebo zde není možný
cause-too-large = soubor je pro toto zařízení příliš velký
cause-busy = používá ho jiný program
cause-address-in-use = tuto adresu a port používá jiný program
cause-address-elsewhere = tento počítač tuto adresu nemá
cause-other-device = je na jiném zařízení
cause-network = síť neodpovídá
cause-refused = neodpovídá tam žádný program
cause-broken = spojení se přerušilo
cause-pipe = přijímající program skončil
cause-interrupted = systém to přerušil
cause-not-text = není to text v UTF-8
cause-cut-off = je to useknuté
cause-memory = není dost paměti
cause-unsupported = na tomto zařízení to není možné
cause-many-files = je otevřeno příliš mnoho souborů
cause-links = odkazy vedou v kruhu
cause-device-lost = zařízení není připojeno
cause-device = systém hlásí poruchu
cause-json-cut-off = je to useknuté na řádku { $line }
cause-json-syntax = od řádku { $line }, sloupce { $column } to není JSON
cause-json-choice = zvolte jedno z: { $choices }
cause-json-missing = chybí { $field }
cause-json-unknown = { $field } není známo
cause-json-range = číslo je příliš malé nebo příliš velké
cause-json-number = je třeba celé číslo
cause-json-text = je třeba text
cause-json-truth = je třeba true nebo false
cause-json-list = je třeba seznam
cause-json-form = tvar je chybný

## print

paper-unknown = Papír „{ $name }“ není podporován. Zvolte jeden z: { $known }.
copies-out-of-range = Počet kopií musí být 1 až { $maximum }, ne { $count }.
font-missing-characters = Žádné písmo nemá znaky { $characters }. Změňte tyto texty, nebo místo nich tiskněte �: v okně zvolte „Nahradit chybějící znaky“, nebo na příkazové řádce přidejte --replace.

## session: outputs

output-exists = { $path } už existuje a nic nebylo zapsáno. Zvolte jiný název, nebo povolte nahrazení souboru.
output-replaces-database = { $path } je soubor akce, kniha série nebo jiná databáze, kterou výstup nesmí nahradit. Zvolte jiný název.
output-beside-database = { $path } má název souboru, který potřebuje akce nebo kniha série vedle něj. Zvolte jiný název.
output-replaces-key = { $path } je klíč pořadatele, který výstup nesmí nahradit. Zvolte jiný název.
output-unreadable = { $path } existuje a nelze ho přečíst ({ $cause }), proto se nenahradí. Zvolte jiný název.

## session: files

file-name-missing = { $path } není název souboru. Zvolte jiný.
file-not-written = Soubor { $path } nešlo zapsat ({ $reason }). Zvolte jinou složku, nebo uvolněte místo.
file-not-readable = Soubor { $path } nelze přečíst ({ $reason }). Zkontrolujte název a složku.
file-not-regular = { $path } nelze přečíst. Není to běžný soubor. Zvolte jiný.
file-too-large = { $path } je na soubor turnaje příliš velký. Zvolte jiný.
file-exists = { $path } už existuje. Zvolte jiný název.
file-not-picked = Program tento soubor nezná. Vyberte ho znovu.
request-invalid = Požadavek příkazu { $name } je neplatný ({ $error }). Spusťte program znovu.

## session: lists with wrong lines

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

## session: the session

event-not-open = Není otevřena žádná akce. Otevřete akci, nebo založte novou.
competition-missing = Akce nemá soutěž. Založte novou akci.
request-not-json = Požadavek nelze uložit do deníku ({ $reason }). Nahlaste tuto chybu.
final-game-invalidated = Změna by zneplatnila partii Finále u stolu { $board } v kole { $round }. Nejdříve zrušte párování kola { $round }. Pokud jeho partie už začaly, opravte výsledek, na kterém závisí, a anulujte pozdější partie.
copy-failed = V { $folder } nešlo vytvořit kopii. { $reason } Zkontrolujte složku a volné místo.
copy-folder-failed = Složku nelze vytvořit ({ $reason }).

## session: fields

date-unknown = „{ $text }“ není datum. Napište ho jako 2026-11-20.
rating-unknown = „{ $text }“ není rating. Napište celé číslo od -900 do 3500.
pin-unknown = „{ $text }“ není PIN v EGD. Má osm číslic.
register-number-unknown = „{ $text }“ není číslo licence ani členství. Napište nejvýše deset číslic, nebo nechte pole prázdné.
licence-status-unknown = „{ $text }“ není stav licence. Napište písmeno nebo pomlčku, nebo nechte pole prázdné.
birth-unknown = „{ $text }“ není rok narození. Napište ho jako { $example }.
missed-round-unknown = Kolo { $round } neexistuje. Kola mají čísla 1 až { $last }.
fixed-board-out-of-range = { $board } není stůl. Napište číslo od 1 do 9999, nebo nic.

## session: season rules

season-unknown = Sezóna „{ $name }“ není známa. Zvolte jednu z: { $known }.
season-misnamed = Vestavěná sezóna „{ $name }“ má ve svém souboru jiný název.
season-file-wrong = V { $path }: { $reason }

## session: the organiser's key

key-damaged = { $file } už není platný klíč. Obnovte ho z kopie, nebo ho přesuňte pryč, aby se vytvořil nový.
key-readable-by-others = Klíč { $file } mohou číst jiní uživatelé tohoto počítače. Povolte čtení jen sobě (chmod 600) a zkuste to znovu.
key-unusable = Klíč { $file } nelze použít ({ $reason }). Zkontrolujte složku a její oprávnění.
key-not-regular = Soubor s klíčem { $file } není běžný soubor. Přesuňte ho pryč a vraťte na místo svůj soubor s klíčem, nebo nechte program vytvořit nový klíč.
key-no-folder = Není tu složka pro váš klíč. Nastavte složku v DRAWMASTER_DATA.

## session: printers

printer-no-service = Tento počítač nemá tiskovou službu (program lp). Uložte PDF a vytiskněte je z programu pro PDF.
printer-none = Na tomto počítači není tiskárna. Nastavte ji v nastavení systému, nebo uložte PDF.
printer-refused = Tiskárna { $printer } list nepřijala: { $reason }.
printer-refused-hint = Zkontrolujte její název a zda je zapnutá, nebo uložte PDF.
printer-service-failed = Tiskovou službu nelze použít ({ $reason }). Uložte PDF a vytiskněte je z programu pro PDF.

## store

store-missing = Soubor { $path } neexistuje. Zkontrolujte název, nebo založte novou akci.
store-exists = { $path } už existuje. Zvolte jiný název, nebo otevřete existující soubor.
store-leftover-journal = { $path } zbyl po smazaném souboru. Přesuňte ho jinam, nebo zvolte pro nový soubor jiný název.
store-not-an-event-file = { $path } není soubor akce. Zvolte soubor .drawmaster, nebo soubor importujte.
store-not-a-tour-book = { $path } není kniha série. Zvolte soubor .tourbook, nebo ho vytvořte pomocí `tour new`.
store-not-a-rating-list = { $path } není ratingová listina tohoto programu. Importujte ratingovou listinu znovu.
store-newer = { $path } má formát { $found }, ale tento program čte formáty do { $known }. Otevřete ho v novější verzi.
store-damaged = { $path } je poškozen. { $detail } Otevřete místo něj jeho nejnovější kopii.
store-in-use = { $path } je otevřen v jiném okně nebo programu. Nejdříve ho tam zavřete. Je-li na síťovém disku, zkopírujte ho na tento počítač.
store-follows = { $path } je kopie druhého pultu a dokud sleduje, nelze ji měnit. Pokud první pult selhal, převezměte ji na úvodní stránce pod „Sledovat jako druhý pult“, nebo spusťte drawmaster promote s tímto souborem.
store-does-not-follow = { $path } je samostatný soubor turnaje, ne kopie druhého pultu.
store-entry-does-not-follow = Záznam { $entry } od prvního pultu nenavazuje na historii této kopie. Nebyl převzat. Pokud první pult pracuje s jiným souborem, sledujte ho do nové kopie.
store-open-elsewhere = { $path } je otevřen na počítači { $computer } (proces { $process }). Nejdříve ho tam zavřete. Pokud tam už otevřen není, smažte { $owner } a zkuste to znovu.
store-changed-elsewhere = { $path } změnil během otevření jiný program, takže tato změna nebyla uložena. Uložte kopii pod jiným názvem, pak soubor znovu otevřete a porovnejte.
store-name-too-long = Název souboru { $path } je příliš dlouhý. Zvolte název o délce nejvýše { $most } bajtů.
file-name-device = { $path } je ve Windows název zařízení a soubor by tam nešel otevřít. Zvolte jiný název.
store-side-file = { $path } není soubor tohoto programu, ale má název souboru, který program zapisuje vedle akce. Přesuňte ho pryč nebo přejmenujte a zkuste to znovu.
store-foreign-log = { $path } je záznam změn jiného programu, který by se zapsal do akce; ta žádný takový nemívá. Přesuňte ho pryč a zkuste to znovu.
store-no-locks = { $path } je na místě, které nepodporuje zámky souborů, například na síťovém disku. Zkopírujte ho na tento počítač a otevřete kopii.
store-read-only = { $path } je jen pro čtení. Povolte zápis, nebo otevřete jeho kopii.
store-inaccessible = K { $path } není přístup ({ $reason }). Zkontrolujte složku a oprávnění.
store-moved = { $path } byl během otevření přesunut nebo smazán. Přesuňte ho zpět, nebo uložte kopii pod jiným názvem.
store-migration-failed = { $path } nešlo převést na současný formát. { $detail } Soubor se nezměnil. Otevřete ho ve verzi, která ho vytvořila.
store-journal-broken = Historie tohoto souboru je poškozená. { $found } Otevřete místo něj nejnovější kopii.
store-disk-full = Disk je plný, takže změna nebyla uložena. Uvolněte místo a zkuste to znovu.
store-cause-disk-full = Disk je plný.
store-cause-write = Zápis selhal.
store-cause-constraint = Řádky odporují jiným datům v souboru.
store-cause-inaccessible = soubor nebo jeho složku nelze otevřít nebo přečíst
store-write-failed = Změna nebyla uložena, protože zápis selhal. Zkontrolujte zařízení a zkuste to znovu.
store-saved-on-failing-device = Změna byla uložena, ale pak zařízení selhalo. { $reason } Zkontrolujte zařízení a uložte kopii jinam.
store-change-uncertain = Zařízení selhalo. { $reason } Není jisté, zda byla změna uložena. Zjistíte to, když soubor znovu otevřete.
store-constraint = Změna nebyla uložena, protože odporuje jiným datům v souboru. Načtěte akci znovu a zkuste to ještě jednou.
store-opened-for-reading = Akce je otevřena jen pro čtení. Chcete-li ji měnit, otevřete ji pro zápis.
store-no-event = Soubor neobsahuje akci. Založte ji, nebo importujte z jiného souboru.
undo-takeover = Zde převzala turnaj kopie druhého pultu a to nelze vrátit. Místo toho opravte, co bylo předtím.
store-nothing-to-undo = Není co vrátit. Akce je v původním stavu.
store-nothing-to-redo = Není co provést znovu. Od poslední změny se nic nevracelo.
store-rows-differ = Řádek { $key } tabulky { $table } se liší od deníku. Než cokoli vrátíte nebo provedete znovu, soubor zkontrolujte.
store-unreadable = Hodnota sloupce { $column } v tabulce { $table } je neplatná. Zkontrolujte soubor, nebo otevřete jeho kopii.
store-out-of-range = Hodnota { $value } sloupce { $column } v tabulce { $table } je mimo rozsah. Opravte ji, nebo otevřete kopii souboru.
store-found-size = Soubor má { $megabytes } MB, víc, než potřebuje jakákoli akce.
store-found-length = Délka souboru v bajtech je { $bytes } místo { $expected }.
store-found-format-number = Číslo formátu souboru je { $number }.
store-found-object = Schéma objektu { $kind } { $name } se liší od tohoto formátu.
store-found-wal = Jiný program změnil režim, ve kterém se soubor zapisuje.
store-found-structure = Struktura souboru je poškozená.
store-found-values = Hodnota v tabulce { $table } není dovolena.
store-found-foreign-key = Řádek tabulky { $child } odkazuje na chybějící řádek tabulky { $parent }.
store-found-chain = Záznam deníku { $entry } nenavazuje na předchozí.
store-found-print-history = Historie tisku listu { $sheet } byla změněna. Vytiskněte tento list znovu.
store-found-state = Řádky nemají stav, který zaznamenal poslední záznam deníku.
store-found-row = Řádek { $key } tabulky { $table } neodpovídá deníku.
store-found-row-before = Záznam deníku { $entry }: řádek { $key } tabulky { $table } měl předtím jinou hodnotu.
store-doubt-journal = Po záznamu { $entry } nelze deníku věřit. { $reason }
store-doubt-contradiction = Řádky zapsané po záznamu deníku { $entry } byly vynechány, protože si odporují. { $reason }
store-doubt-table-schema = Schéma tabulky { $table } se liší od tohoto formátu. Tabulka byla vynechána.
store-doubt-row = Řádek { $key } tabulky { $table } byl zachráněn, ale deník jeho současnou hodnotu nepotvrzuje.
store-doubt-row-left-out = Řádek { $key } tabulky { $table } byl vynechán. { $reason }
store-doubt-table-end = Tabulku { $table } nešlo přečíst do konce.
store-doubt-row-deleted = Řádek { $key } tabulky { $table } byl smazán po posledním důvěryhodném záznamu deníku.

## tour: bundles

tourbook-bundle-like = { $event } vypadá jako { $twin }, která už je v knize série pod jiným číslem: stejné dny a společné partie nebo hráči. Po přidání by se její body počítaly dvakrát. Jsou-li to různé akce, přijměte to.
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
tourbook-difference-date = Má datum { $new }, dřívější než balíček v knize série, který má datum { $old }. Hodiny šly špatně, nebo datum někdo zvolil.
tourbook-difference-other-days = Balíček je za { $start } až { $end }, ale { $old } v knize série je za { $old_start } až { $old_end }. Pokud ho přijmete, { $old } i její body z knihy série zmizí. U odložené akce je to správně; jde-li o jinou akci, požádejte pořadatele, aby ji založil v novém souboru.
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

## tour: keys

tourbook-key-no-holder = Klíč nemá vlastníka. Zadejte jméno pořadatele.
tourbook-key-known = Klíč, jehož vlastníkem je { $holder }, už v knize série je.
tourbook-key-was-revoked = Klíč, jehož vlastníkem je { $holder }, byl zneplatněn a nelze ho přidat znovu. Požádejte o nový klíč.
tourbook-key-missing = Kniha série tento klíč nemá. Podívejte se na seznam klíčů.
tourbook-key-revoked = Klíč, jehož vlastníkem je { $holder }, je už zneplatněn.

## tour: players, championships and the book

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

## tour: sheets and pages

tourbook-empty = Kniha série nemá akce. Nejdříve přidejte balíčky.
tourbook-no-points = V roce { $year } nemá nikdo body, není tedy co tisknout.
tourbook-no-sheet = Série nemá list „{ $name }“. Zvolte jeden z: { $known }.
tourbook-pages-changed = Ve složce { $folder } jsou soubory, které program nezapsal nebo které se od té doby změnily: { $files }. Přesuňte je pryč, nebo zvolte prázdnou složku.
tourbook-pages-other-files = Ve složce { $folder } jsou jiné soubory než stránky série. Zvolte prázdnou složku.
