# Texty modulu `formats`. Návrh překladu, který zatím nezkontroloval žádný rodilý mluvčí.
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
import-problem-not-a-round = Některé slovo za prvním kolem není kolo. Opravte ho, nebo odeberte.
import-problem-not-an-aga-game = Řádek není partie. Napište čísla bílého a černého, W nebo B pro vítěze, handicap a komi.
import-problem-aga-number = Hráč partie není v seznamu hráčů. Opravte číslo.
import-problem-trf-number = Chybí číslo hráče. Napište je do sloupců 5 až 8.
import-sheet-unknown = Sešit nemá list „{ $sheet }“ s buňkami. Má: { $known }. Zvolte některý z nich.
import-problem-not-csv = Toto není řádek souboru CSV. Uložte seznam znovu jako CSV UTF-8.
import-problem-only-family-name = „{ $name }“ je příjmení bez jména. Napište obojí.
import-problem-only-given-name = „{ $name }“ je jméno bez příjmení. Napište obojí.
import-problem-pin = „{ $text }“ není PIN v EGD. PIN má osm číslic.
import-problem-points = „{ $text }“ není počet bodů SEYGO. Napište celé číslo.
import-problem-rating = „{ $text }“ není rating. Napište celé číslo od -900 do 3500.
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
import-note-aga-placeholders = Hráčů, jejichž číslo znamená žádné: { $count }. Zde nemají číslo AGA.
import-note-aga-undecided = Partií bez výsledku: { $count }. Soubor neříká, zda skončily jigem, kontumací, nebo vůbec. Zadejte výsledky.
import-note-aga-moved = Partií přesunutých do pozdějšího kola, protože některý z hráčů má v jejich kole jinou partii: { $count }.
import-note-aga-game-left = Řádek { $line }: partie je vynechána. Hraje v ní jediný hráč, nebo by hráč měl více než { $last } kol.
import-note-board-size = Partie jsou na deskách velikosti { $size }, které akce nemají. Zde se použije 19x19 a velikost se uchová pro export.
import-note-board-twice = Kolo { $round }, stůl { $board }: tento stůl mají dvě partie. Jedna z nich dostala stůl { $other }.
import-note-byoyomi-periods = OpenGotha neukládá počet period byo-yomi. Použije se jedna. Opravte to.
import-note-cancelled = Kolo { $round }: partie byla zrušena. Importovala se s výsledkem „bez výsledku“.
import-note-categories = Kategorií je v souboru { $categories }, ale hranic jen { $limits }.
import-note-class-time = Soubor má třídu { $class }, ale ne čas na partii. Použije se { $minutes } min, nejkratší čas této třídy.
import-note-class-unrated = Soubor má třídu { $class }, ale jeho čas na partii je na jakoukoli třídu příliš krátký. Partie se do ratingu nezapočítávají.
import-note-class-lower = Soubor má třídu { $class }, ale jeho čas na partii dovoluje jen třídu { $allowed }. Opravte čas na partii.
import-note-column = Sloupec „{ $heading }“ je vynechán.
import-note-congress-numbers =
    { $count ->
        [one] Registrační číslo na kongres ({ $count } hráč) zde nemá použití. Uchová se pro export do Pairgothu.
        [few] Registrační čísla na kongres ({ $count } hráči) zde nemají použití. Uchovají se pro export do Pairgothu.
       *[other] Registrační čísla na kongres ({ $count } hráčů) zde nemají použití. Uchovají se pro export do Pairgothu.
    }
import-note-country = { $name }: „{ $country }“ není dvoupísmenný kód země a vynechává se.
import-note-criterion = Kritérium pořadí „{ $criterion }“ není známo a vynechává se.
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
import-note-internet = Turnaj se hrál přes internet, jeho partie mají tedy ratingovou třídu D.
import-note-internet-address = Soubor obsahuje internetovou adresu ředitele, která se neimportovala.
import-note-komi = Komi není násobkem půl bodu. Zde se zaokrouhluje dolů a pro export se uchová.
import-note-late-rounds = Řádek { $line }: kola po { $last } se vynechávají.
import-note-level = { $name }: úroveň { $written } není známa. Použije se { $rank }.
import-note-line-cleaned = Řádek { $line }: z „{ $text }“ byly odstraněny řídicí znaky.
import-note-line-no-pin = Řádek { $line }: „{ $text }“ není osmimístný PIN v EGD a vynechává se.
import-note-lines-disagree = Kolo { $round }: řádky { $line } a { $other } nesouhlasí. Partie se vynechává.
import-note-macmahon-defaults = Soubor nemá data, čas na partii ani komi. Použije se { $day }, 60 minut a 6.5. Opravte je.
import-note-macmahon-half-groups = V tomto turnaji MacMahon páruje hráče s půl bodem navíc v nižší bodové skupině. Zde se párují podle přesných bodů.
import-note-macmahon-no-result = MacMahon počítá partii bez výsledku za půl bodu. Zde se nepočítá, dokud se výsledek nezadá.
import-note-macmahon-rating-rank = V tomto turnaji bere MacMahon VT z ratingu. Použijí se zadané VT. Zkontrolujte je.
import-note-macmahon-rating-score = V tomto turnaji bere MacMahon startovní body z ratingu. Zde plynou z VT. Zkontrolujte je.
import-note-macmahon-zero = MacMahon v tomto turnaji počítá body od { $level }, zde se počítají od 30 kyu. Všichni zde mají o { $points } méně, stejně tak body každého soupeře v SOS. Pořadí je stejné.
import-note-name-twice = Řádky { $first } a { $line }: { $name } je v seznamu dvakrát.
import-note-no-criteria = Soubor neobsahuje kritéria pořadí. Použije se MMS, SOS a SOSOS.
import-note-no-headings = Seznam nemá nadpisy. Význam sloupců je odhadnut podle obsahu. Zkontrolujte hráče.
import-note-no-rank = { $name } nemá VT. Použije se 30k jako v OpenGotha.
import-note-one-time = Soubor má jediný čas, základní i dodatečný dohromady. Jako základní čas se použije { $minutes } min.
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
import-note-trf-unrated = Hráčů bez ratingu, kteří zde mají třídu 30k: { $count }. Zadejte jejich třídy.
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
export-note-macmahon-withdrawn =
    { $count ->
        [one] { $count } odhlášený hráč zůstává v souboru a zbylá kola vynechává: { $names }.
        [few] { $count } odhlášení hráči zůstávají v souboru a zbylá kola vynechávají: { $names }.
       *[other] { $count } odhlášených hráčů zůstává v souboru a zbylá kola vynechává: { $names }.
    }
export-note-pairgoth-lost = Soubor nemá sály, časy začátků, roky narození, čísla v sérii, volby zveřejnění, profesionální stupně, pavouky ani body, protože je Pairgoth neukládá. Uchovejte soubor akce.
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
export-note-pairgoth-withdrawn =
    { $count ->
        [one] { $count } odhlášený hráč zůstává v souboru a zbylá kola vynechává: { $names }.
        [few] { $count } odhlášení hráči zůstávají v souboru a zbylá kola vynechávají: { $names }.
       *[other] { $count } odhlášených hráčů zůstává v souboru a zbylá kola vynechává: { $names }.
    }
export-note-trf-handicaps =
    { $count ->
        [one] Soubor neříká, že { $count } partie má handicap.
        [few] Soubor neříká, že { $count } partie mají handicap.
       *[other] Soubor neříká, že { $count } partií má handicap.
    }
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
