# Texty okna programu v češtině. Návrh překladu, který zatím nezkontroloval žádný rodilý mluvčí.
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
committee-too-few = { $left ->
    [0] Případ se týká všech členů a náhradníků, nebo žádní nejsou: komise potřebuje { $seats }. Přidejte náhradníka.
    [one] Zbývá jen jeden člen, kterého se případ netýká: komise potřebuje { $seats }. Přidejte náhradníka.
    [few] Zbývají jen { $left } členové, kterých se případ netýká: komise potřebuje { $seats }. Přidejte náhradníka.
   *[other] Zbývá jen { $left } členů, kterých se případ netýká: komise potřebuje { $seats }. Přidejte náhradníka.
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
cli-guide-agreed = Hráči se shodli; je to konečné.
cli-guide-clock = Na nových hodinách zbývá { $corrected }. { $flag }
cli-guide-clocks = Hodiny ukazují spotřebovaný čas: černý { $black }, bílý { $white }.
cli-guide-committee = Na žádném návrhu se hráči neshodli: rozhodne odvolací komise (8g.6).
cli-guide-proposal = Návrh { $number }: černý { $black }, bílý { $white }
cli-guide-proposed = Poslední návrh čeká na odpovědi.
cli-guide-start = Rozhodují pravidla (8a): { $ruling }
cli-no-cases = Žádné takové případy nejsou.
cli-no-officials = Žádní funkcionáři nejsou.
cli-official-added = Přidáno s klíčem { $official }: { $name }.
cli-official-changed = Funkcionář s klíčem { $official } je změněn.
cli-official-removed = Funkcionář s klíčem { $official } je odebrán.
document-no-cases = Kniha případů je prázdná.

# Words of the referee's desk, in the window, on sheets and on the command line.
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
