# Texty modulu `app`. Návrh překladu, který zatím nezkontroloval žádný rodilý mluvčí.
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
self-pairing-other-system = Soutěž { $name } se páruje po kolech. Jednotlivé partie se přidávají jen při vlastním výběru soupeřů.
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

copies-no-folder = Na tomto počítači není složka pro soubory programu. Nastavte složku v DRAWMASTER_DATA.
copies-not-a-folder = { $path } není složka. Zvolte složku na jiném zařízení.
copies-folder-unusable = Složku { $path } nelze použít ({ $cause }). Zvolte jinou složku.
copies-folder-unreadable = Složku nelze přečíst ({ $cause }).
copies-unknown = Kopie { $name } neexistuje. Vyberte kopii ze seznamu.
copies-choose-damaged = Není vybrán žádný soubor. Vyberte poškozený soubor.

word-unknown = „{ $text }“ není známo. Zvolte jedno z: { $known }.
colour-unknown = „{ $text }“ není barva. Napište black nebo white.
profile-unknown = „{ $text }“ není model párování. Zvolte seygo, opengotha nebo literal.
round-unknown = Kolo { $round } neexistuje. Kola mají čísla 1 až { $last }.
round-not-paired = Kolo { $round } není spárováno. Nejdříve ho spárujte.
round-board-unknown = Kolo { $round } nemá stůl { $board }. Jeho stoly mají čísla 1 až { $last }.
round-register-open = Registrace je ještě otevřená. Uzavřete ji, než spárujete první kolo.
round-register-open-hint = Uzavřením registrace dostanou hráči čísla.
round-all-paired = { $rounds ->
    [one] Jediné kolo je už spárováno.
    [few] Všechna { $rounds } kola jsou spárována.
   *[other] Všech { $rounds } kol je spárováno.
}
round-not-next = Kolo { $round } není na řadě. Spárujte kolo { $next }.
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
round-players-left = { $count ->
    [one] { $names } nemá
    [few] { $names } nemají
   *[other] { $names } nemají
} v kole { $round } partii ani volný los.
round-players-left-hint = Spárujte je, dejte volný los, nebo potvrďte, že se kolo zveřejní bez nich.
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

pairing-consent-rematch = { $black } a { $white } už spolu hráli, v kole { $round }. Potvrďte, že mohou hrát znovu, nebo vyberte jiné hráče.
pairing-families-meet = Tyto hráče z jedné rodiny nelze oddělit: { $pairs }. Potvrďte, že mohou hrát spolu, nebo je ručně spárujte s jinými.
pairing-consent-family = { $black } a { $white } jsou z jedné rodiny. Potvrďte, že mohou hrát spolu, nebo vyberte jiné hráče.
pairing-entry-unknown = Přihláška { $entry } neexistuje. Najděte ji v registraci.
pairing-player-absent = { $name } nehraje kolo { $round }. Nejdříve změňte vynechaná kola.
pairing-games-fixed = { $name } nemá v kole { $round } partii: systém této soutěže určuje všechny partie. Vezměte párování zpět a spárujte kolo znovu.
pairing-player-in-final = { $name } není v kole { $round } v párování, protože kolo patří Finále.
pairing-player-busy = { $name } už hraje u stolu { $board }. Nejdříve tuto dvojici zrušte.
pairing-no-bye = V kole { $round } nemá nikdo volný los.
pairing-bye-without-game = Hráč nemá v kole { $round } partii. Vyberte hráče, který ji má.
pairing-same-player = Nikdo nemůže hrát sám se sebou. Vyberte dva hráče.
pairing-two-without-board = Tito dva hráči nedostali stůl.
pairing-handicap-too-large = Příliš mnoho kamenů handicapu: { $stones }. Zvolte 0 až 9.
pairing-swap-same-board = Obě místa jsou u jednoho stolu. Místo toho prohoďte barvy.
pairing-colours-handicap = Stůl { $board } je partie s handicapem, v níž má černé slabší hráč.
pairing-round-confirmed = Kolo { $round } je potvrzeno. Další hráče v něm spárovat nelze.
pairing-number-unknown = Hráč { $number } neexistuje. Číslo najdete v registraci.
pairing-chosen-busy = { $name } už má v kole { $round } stůl. Vynechte { $number }.
pairing-nobody-chosen = Výběru neodpovídá žádný hráč bez stolu v kole { $round }.
pairing-score-invalid = „{ $text }“ není počet bodů. Napište ho jako 21 nebo 21.5.

cost-difference = { $reason } { $by }
cost-of-pair = { $reason }: { $cost }

report-reason-manual = Dvojice byla určena ručně. Nejlepší párování ji neobsahuje.
report-reason-necessary = Bez této dvojice nelze kolo spárovat.
report-reason-equal = Bez této dvojice by kolo stálo stejně.
report-reason-better = Bez této dvojice by kolo stálo víc: { $changes }.
report-reason-table = O tom, kdo zde hraje, rozhoduje pavouk.
report-reason-large = U kola s tolika poznámkami zpráva neuvádí důvody. Důvod uvidíte, když si stůl necháte vysvětlit.
report-reason-unknown = Důvod už nelze spočítat. { $cause }

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
correction-kept = { $name } zůstává v pavouku. Výsledek se počítá jen v Openu.
correction-game-played = Kolo { $round }, stůl { $board }: { $black } a { $white }, výsledek { $result }.
correction-game-open = Kolo { $round }, stůl { $board }: { $black } a { $white }, ještě neodehráno.
correction-seat = Kolo { $round }, stůl { $board }: hraje { $joins }, nehraje { $leaves }.
correction-ordinary = Kolo { $round }, stůl { $board }: z partie je běžná partie Openu.
correction-unpaired = Kolo { $round }, stůl { $board }: stůl se ruší, protože o jeho hráčích se musí rozhodnout znovu.
correction-bye = { $name } má v kole { $round } volný los.
correction-without-game = { $name } nemá v kole { $round } partii. Spárujte ručně.
correction-later-game-played = Opravu nelze promítnout dál, protože stůl { $board } v kole { $round } už má výsledek. Ponechte hráče, kteří postoupili, nebo anulujte pozdější partie.
correction-player-busy = Opravu nelze promítnout dál, protože hráč, který nyní postupuje, už hrál u stolu { $board } v kole { $round }. Ponechte hráče, kteří postoupili, nebo anulujte pozdější partie.
correction-table-begun = KO{ $category } bylo s tímto výsledkem vylosováno a začalo. Ponechte jeho hráče.
correction-table-drawn = KO{ $category } bylo s tímto výsledkem vylosováno. Promítněte opravu dál, ponechte hráče, nebo pavouka losujte znovu.
correction-box = KO{ $category }: pole získává { $joins }, opouští ho { $leaves }.
correction-box-empty = KO{ $category }: pole opouští { $leaves } a zůstává prázdné.

ladder-none = Stůl { $board } není vyřazovací ani kvalifikační partie, která skončila jigo, takže nemá rozstřel.
ladder-decided = Rozstřel u stolu { $board } je rozhodnut. Nejdříve vezměte zpět jeho poslední partii.
ladder-not-started = Rozstřel u stolu { $board } nebyl spuštěn. Zadejte, kdy bylo jigo uznáno.
ladder-games-entered = Partie rozstřelu u stolu { $board } jsou zadány. Nejdříve je vezměte zpět.
ladder-time-invalid = „{ $text }“ není čas. Napište ho jako 14:05, nebo se dnem jako 2026-11-20T14:05.
ladder-boards-have-times = Partie na menších deskách mají pevný čas. Zbývající časy vynechte.
ladder-new-game-needs-times = Nová partie se hraje ve zbývajícím čase. Zadejte čas černého a bílého.
ladder-new-game-decides = Tento rozstřel rozhodne nová partie. Zadejte její výsledek bez velikosti desky.
ladder-other-game-next = Další partie tohoto rozstřelu je na { $next } × { $next }, ne na { $lines } × { $lines }.

standings-round-not-paired = Kolo { $round } není spárováno. Pořadí sahá do kola { $newest }.

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
}; { $cost }.
check-paired-in-parts = { $place }: kolo bylo spárováno po částech; { $cost }.
check-cost-best = kolo je stejně dobré jako nejlepší párování
check-cost-above-best = kolo stojí víc než nejlepší párování: { $changes }
check-cost-unknown = cenu už nelze spočítat
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

simulation-players = Počet hráčů musí být 2 až 10000, ne { $players }.
simulation-day = První den simulované akce neexistuje.
simulation-player-unknown = Hráč simulované partie není přihlášen.
simulation-ladder-black = Kolo { $round }: u stolu { $board } bylo jigo. Rozstřel vyhrál černý.
simulation-ladder-white = Kolo { $round }: u stolu { $board } bylo jigo. Rozstřel vyhrál bílý.

entry-change-without-reason = Registrace je uzavřena: změna údajů hráče { $name } potřebuje důvod. Uveďte ho, nebo zadejte růžový lístek.
entry-sp-unknown = „{ $text }“ není počet bodů SEYGO. Napište celé číslo, nebo nechte pole prázdné.
entry-no-family-name = Přihláška potřebuje příjmení.
entry-twice = { $name } už v seznamu je. Změňte tuto přihlášku a nepřidávejte další.
entry-unknown = Přihláška { $id } neexistuje. Najděte ji v registraci.
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

slip-register-open = Registrace je ještě otevřená. Změňte přímo přihlášku.
slip-empty = Lístek o nic nežádá. Uveďte, co se má změnit.
slip-no-family-name = Příjmení nesmí být prázdné.
slip-late-incomplete = Pozdní přihláška potřebuje příjmení a VT.
slip-late-leaves = Pozdní přihláška nemůže odejít. Uveďte hráče, který odchází.
slip-no-reason = Zamítnutí potřebuje důvod do seznamu lístků.
slip-unknown = Lístek { $number } neexistuje. Najděte ho v seznamu lístků.
slip-already-applied = Lístek { $number } byl proveden { $time }. Pro jinou změnu přidejte další lístek.
slip-already-refused = Lístek { $number } byl zamítnut { $time }. Pro jinou změnu přidejte další lístek.
slip-round-paired = Kolo { $round } je už spárováno, takže do něj nikdo nemůže přibýt ani z něj odejít. Lístek zamítněte, nebo nejdříve zrušte párování kola.

event-no-name = Akce potřebuje název.
competition-day-outside = { $day } není den akce ({ $first } až { $last }). Změňte jej, nebo dny akce.
event-ends-before-start = Poslední den je před prvním. Jeden z nich změňte.
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

setting-unknown = Nastavení { $path } neexistuje. Jeho cestu najdete v seznamu nastavení.
setting-unfit = Hodnota { $value } se k { $path } nehodí ({ $reason }). Tvar hodnoty najdete v seznamu nastavení.
setting-unfit-own = Hodnota { $value } se k { $path } nehodí. { $reason }
settings-not-json = Nastavení nelze zapsat ({ $reason }). Nahlaste tuto chybu.
competition-gone = Akce už svou soutěž nemá.
competition-key-fixed = Klíč soutěže nelze změnit.
room-incomplete = Sál „{ $name }“ potřebuje název a čísla stolů od 1 výš. Opravte ho.
rooms-overlap = Sály { $first } a { $second } mají stejný název nebo společný stůl. Dejte každému vlastní.
competition-room-unknown = Akce nemá sál { $name }. Nejdříve ho přidejte v event.halls.
tie-breaks-empty = Pořadí potřebuje alespoň jedno kritérium, například MMS.
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
stage-changed = Pořadí před fází { $name } se od té doby změnilo a nyní by pokračovali jiní hráči. Vraťte naplnění, nebo změňte přihlášky.
competition-has-stages = Fáze { $stage } bere hráče ze soutěže { $name }. Nejdříve fázi { $stage } odeberte.

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
