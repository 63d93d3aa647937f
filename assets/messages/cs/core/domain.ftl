# Texty modulu `domain`. Návrh překladu, který zatím nezkontroloval žádný rodilý mluvčí.
rank-unknown = „{ $text }“ není výkonnostní třída. Napište 30k až 1k, 1d až 9d nebo 1p až 9p.
country-unknown = „{ $text }“ není země. Napište její dvoupísmenný kód, například CZ nebo HR.
criterion-unknown = „{ $text }“ není kritérium pořadí. Zvolte MMS, NBW, SOS, SOS-1, SOS-2, SODOS, SOSOS, CUSS, CUSP, DC, SDC, EXT, EXR, STS, CPS, SEQ, KO, BP, CAT, RANK nebo RATING. Přidáním W nebo M k součtu se počítají výhry nebo McMahonovy body.
result-unknown = „{ $text }“ není výsledek. Napište 1-0 (vyhrál černý), 0-1 (vyhrál bílý), = (jigo), 0-0 (prohráli oba), 1-0!, 0-1! nebo 0-0! pro kontumaci, wo-black nebo wo-white pro postup bez boje.
money-unknown = „{ $text }“ není částka. Napište ji jako 3 nebo 3.50.
factor-unknown = „{ $text }“ není koeficient. Napište celé číslo, zlomek nebo desetinné číslo od 0 do 1000, například 2, 2/3 nebo 1.5.
final-group-unknown = „{ $text }“ není skupina Finále. Napište GR nebo OR.
event-number-unknown = „{ $text }“ není trvalé číslo akce. Takové číslo má 32 šestnáctkových číslic.
player-token-unknown = „{ $text }“ neoznačuje hráče série. Kniha série může být poškozená; otevřete její kopii.

player-anonymous = Anonym
player-number = Č. { $number }

newcomer-too-old = { $name }: věk v rozhodný den { $age }, u nováčků nejvýše { $limit }. Ředitel může hráče přesto připustit.
newcomer-too-experienced = { $name }: turnajů podle Evropské databáze go { $contests }, u nováčků nejvýše { $limit }. Ředitel může hráče přesto připustit.
newcomer-played-before = { $name }: ve Future Stars už dříve, což lze jen jednou. Ředitel může hráče přesto připustit.
newcomer-in-open = { $name } hraje i Open této akce, lze ale hrát jen jedno z toho. Ředitel může hráče přesto připustit.

jigo-ladder-decided = Tento rozstřel je rozhodnut. Chcete-li zadat jinou partii, nejdříve odeberte poslední.
jigo-ladder-winner = Vítězem musí být jeden z obou hráčů.
jigo-ladder-nigiri = Deska 1x1 nemůže skončit nerozhodně. Zadejte hráče, který měl po nigiri bílé (R39).
jigo-ladder-too-early = Partie nemohla skončit před { $time }, kdy skončila předchozí nebo bylo uznáno jigo. Opravte čas.
jigo-ladder-clocks = Zadejte zbývající časy po nerozhodné nové partii; nesmějí být delší než předtím. Partie na menších deskách zbývající čas nemají (R41).

start-times-unreadable = „{ $text }“ není čas začátku. Napište kolo, den a čas, například 1 2026-11-20 09:30.
board-ranges-unreadable = „{ $text }“ není seznam stolů. Napište rozsahy stolů od 1 do { $last }, například 1-40, 61-80.
start-times-order = Kolo { $round } začíná před předchozím kolem. Změňte jeden z časů začátku.
timetable-too-long = Kol: { $rounds } po { $minutes } min se nevejde do dnů akce ({ $days }). Přidejte dny, nebo zkraťte partie.
round-robin-too-few = Systém každý s každým potřebuje alespoň dva hráče s čísly. Zaregistrujte hráče a uzavřete registraci.
round-robin-away = { $name } nehraje kolo { $round }, ale v systému každý s každým tam má partii; soupeř: { $opponent }. Nastavte, že { $name } kolo hraje, a partii zadejte jako kontumaci.
round-robin-met = { $first } a { $second } už spolu hráli, protože po začátku soutěže každý s každým někdo přibyl nebo odešel. Spárujte toto kolo ručně.
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

pairing-no-competition = Akce tuto soutěž nemá. Zvolte jednu z jejích soutěží.
pairing-no-round = Kolo { $round } neexistuje. Zvolte kolo od 1 do 32.
pairing-too-few = V kole { $round } jsou méně než dva hráči. Zaregistrujte hráče, nebo změňte kola, která vynechávají.
pairing-all-locked = Všechny stoly kola { $round } jsou zamčené. Odemkněte stoly, které se mají spárovat znovu.
pairing-player-twice = { $name }: dva stoly, nebo stůl a volný los. Jedno z toho uvolněte.
pairing-board-twice = Stůl { $board } je přidělen dvěma partiím. Dejte jedné z nich jiný stůl.
pairing-not-playing = { $name } nehraje v kole { $round }. Zaregistrujte hráče, změňte vynechaná kola, nebo uvolněte stůl.
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
pairing-odd-choice = Počet hráčů { $count } je lichý. Jednoho přidejte nebo odeberte; volný los se přidělí při párování ostatních.
pairing-too-few-chosen = V kole { $round } lze z vybraných spárovat méně než dva hráče. Vyberte alespoň dva hráče bez stolu.
pairing-not-chosen = Párování nevybralo soupeře pro hráče { $name } v kole { $round }. Ptejte se na hráče bez pevného stolu a bez volného losu.
pairing-all-forbidden = Zakázané dvojice neumožňují spárovat všechny hráče. Některé z nich znovu povolte.
pairing-too-large = Ceny párování jsou příliš velké pro přesné součty. Snižte váhy nebo stropy.

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

pairing-remark-rematch = { $times ->
    [one] Hráči už spolu hráli.
    [few] Hráči už spolu hráli { $times }krát.
   *[other] Hráči už spolu hráli { $times }krát.
}
pairing-remark-family = Hráči jsou z jedné rodiny.
pairing-remark-float = Přesun dolů: { $down }, nahoru: { $up }, o body: { $points }.
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

certificate-unreadable = Důkaz nelze přečíst.
certificate-not-entered = Důkaz uvádí přihlášku, která v soutěži není, nebo uvádí přihlášku dvakrát.
certificate-other-rules = Certifikát vznikl s jinými úrovněmi nebo váhami, než má soutěž.
certificate-other-assumptions = Při párování tohoto kola se nedohrané partie počítaly jinak.
certificate-cost = Certifikát uvádí cenu { $stated }, ale jeho párování stojí { $found }.
certificate-flaw = Čísla důkazu neukazují, že lepší párování není: { $reason }
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

draw-plan-twice = { $name } je v seznamu dvakrát. Jeden ze zápisů odeberte.
draw-entropy-not-digits = „{ $text }“ není entropie. Zadejte jen číslice, například z kostek; mezery a - , . ; : / _ mezi nimi se nepočítají.
draw-record-commitment = Zmrazený seznam má otisk { $found }, ne zveřejněný závazek { $published }. Zeptejte se, kdo seznam změnil.
draw-record-text = Řádek { $line } zmrazeného seznamu se liší od zápisu o losování. Zeptejte se, kdo zápis změnil.
draw-record-plan = Zapsaný seznam nelze losovat. { $cause }

final-game-not-due = Partie { $number } Finále v kole { $round }: { $block }
final-group-tied = Ve skupině { $group } je shoda, kterou mohou rozhodnout jen partie na menších deskách. Nejdříve zadejte pořadí těchto hráčů (R51).
final-plan-size = Finále má deset nebo osm hráčů, a přijelo-li jich méně, šest nebo čtyři. Finále pro { $size } nelze losovat.
final-plan-nonce = Nonce „{ $nonce }“ není šestnáctkové. Zadejte celé bajty, například 5eed.
final-plan-rests = Pětičlenné skupiny rozkládají volno do dnů; menší skupiny ne. Zvolte plán volna, který skupinám odpovídá (R54).
final-plan-long-day = Den { $day } nemůže mít tři kola skupin. Zvolte den 1 nebo 2.
final-record-other-final = Zápis patří k Finále jiné kategorie nebo velikosti. Zeptejte se, kdo Finále změnil.
final-record-seat = Pozice { $position } ve skupině { $group } se liší od losů. Zeptejte se, kdo skupiny změnil.

points-no-competition = Akce nemá soutěž { $id }. Zvolte jednu z jejích soutěží.
points-no-class = Sezóna { $season } nemá body pro třídu { $class }. Zvolte jednu z: { $known }.
season-ages-unordered = Kategorie musí být věkové hranice ve vzestupném pořadí, například [12, 16, 20]. Opravte je.
season-cut-off-invalid = Rozhodný den musí být měsíc a den, například [7, 31] pro 31. července. Opravte ho.
referee-clock-later = Pozice { $back_to } je až za počtem odehraných tahů: { $moves }. Zadejte dřívější.
referee-clock-adjourned = Časy při přerušení nesedí: musí být z doby před posledním tahem a ne vyšší než nyní použité časy.

stage-source-gone = Soutěž před touto fází už v akci není. Odeberte fázi a přidejte ji znovu.
stage-source-open = Kolo { $round } soutěže { $source } ještě není potvrzeno. Nejdříve ho potvrďte.
stage-no-table = Soutěž { $source } nemá pavouka s kolem { $round }. Nejdříve pavouka vylosujte, nebo zvolte jiné kolo.
stage-other-open = Ostatní budou známi, až bude naplněna fáze { $stage }. Nejdříve ji naplňte.
stage-tied = O poslední postupové místo se dělí: { $names }. Vyberte z nich { $seats ->
    [one] jednoho
    [few] { $seats }
   *[other] { $seats }
}.
stage-not-tied = { $name } se o poslední postupové místo nedělí. Vyberte jen hráče, kteří se o ně dělí.
stage-taken = { $name } už je ve fázi { $stage }. Odhlaste hráče z jedné z fází, nebo změňte její pravidlo.
stage-too-few = Fáze potřebuje dva hráče, ale pokračuje jich méně. Zvolte jiné pravidlo.
