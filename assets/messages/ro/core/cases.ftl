# Masa arbitrului: oficiali, cazuri, ghiduri și articolele regulilor EGF pe scurt.

article-unknown = „{ $text }” nu este un articol al regulilor EGF. Scrieți-l ca 5j, 8g.3 sau 10.
article-1a = Arbitrii conduc turneul; dacă sunt mai mulți, unul este arbitrul principal.
article-1b = Comisia de apel: trei jucători și câteva rezerve pentru membrii implicați.
article-2a = Jucătorii se poartă sportiv.
article-2b = Fără altă tablă, cărți sau notițe în timpul partidei, în afară de foaia de partidă.
article-2c = Fără analiza partidei într-o pauză.
article-2d = Fără sfaturi de la alții; jucătorii refuză orice sfat.
article-2e = Nimeni nu are voie să deranjeze un jucător sau să influențeze o partidă.
article-2f = Dacă partida continuă în altă zi, arbitrul poate suspenda 2c–2e pe durata pauzei.
article-2g = Numai jucătorii și arbitrul ating tabla și pietrele.
article-2h = Un spectator care observă o abatere îl anunță pe arbitru, nu pe jucători.
article-2i = Un jucător înscris joacă până la sfârșit, cu excepția motivelor deosebite.
article-3a = Fiecare jucător are un timp de gândire; urmează byo-yomi.
article-3b = Ceasul are două cadrane cu stegulețe; oprirea ambelor îl neutralizează.
article-3c = Ceasul lui Negru pornește la ora stabilită; fiecare apasă după mutarea sa.
article-3d = Numai arbitrul sau aceste reguli opresc ceasul; jucătorii nu îl reglează.
article-3e = Timpul ceasului e valabil, dacă ceasul nu e vădit defect; obiecțiile se fac imediat.
article-3f = Byo-yomi: un timp fix pentru fiecare mutare, numărat cu voce tare de cronometror.
article-3g = Prelungire canadiană: un număr de mutări într-un timp fix, fără cronometror.
article-4 = După întrerupere fiecare jucător predă notația partidei.
article-5a = Arbitrul decide locul jucătorilor și al materialelor.
article-5b = Komi se adaugă la numărătoare.
article-5c = Partida începe la ora stabilită, pe care arbitrul o poate schimba.
article-5d = Dacă nu e nimeni, merge ceasul lui Negru; ceasul lui Alb se pune la fel când vine primul jucător.
article-5e = O întârziere de peste o oră sau peste timpul de gândire pierde partida; ambii, dacă ambii întârzie.
article-5f = O mutare e fixată când piatra e lăsată și nu mai poate fi schimbată.
article-5g = Prizonierii rămân vizibili.
article-5h = Numai regulile jocului sau cedarea încheie partida.
article-5i = Înainte de numărătoare se joacă pe rând toate pietrele și dame, și ambii pasează.
article-5j = Contestații privind rezultatul: înaintea rundei următoare sau într-o zi întreagă, dacă aceasta începe mai devreme.
article-6a = Două ore pentru întrerupere: de la prima se poate pune mutarea în plic, la a doua trebuie.
article-6b = Cum se pune mutarea în plic și ce se notează pe formular.
article-6c = O mutare jucată pe tablă este mutarea din plic.
article-7a = Întârzierea contează și la reluare, și peste timpul rămas.
article-7b = Poziția se verifică sau se reface înainte de deschiderea formularului.
article-7c = Cine deschide formularul și ce se întâmplă dacă lipsește un jucător.
article-7d = O mutare în plic neclară este un pas.
article-7e = Jucătorii pot vedea formularul deschis.
article-7f = Arbitrul păstrează formularul până când nu mai sunt posibile contestații.
article-8a = Culori sau handicap greșite: se reia înainte de mutarea a patra, altfel se continuă.
article-8b = În caz de îndoială, un jucător poate cere adversarului să așeze piatra exact.
article-8c = O mutare ilegală se ia înapoi dacă e observată în trei mutări.
article-8d = Un ceas pus greșit se corectează atât cât se poate dovedi.
article-8e = Un ceas defect se înlocuiește și se corectează, dar nimeni nu rămâne astfel cu mai puțin de zece minute.
article-8f = Erori în notațiile unei partide întrerupte și ce le înlocuiește.
article-8g = Pietre deplasate: șase propuneri pe rând, de la corectarea poziției la comisie.
article-9a = La o dispută se cheamă arbitrul și numărătoarea se oprește.
article-9b = Arbitrul poate opri ceasul; jucătorii îl pot opri ca să cheme arbitrul.
article-9c = Decizia arbitrului e valabilă în primă instanță; timpul pierdut se poate da înapoi.
article-9d = Un jucător poate face apel la comisie și spune clar dacă joacă sub contestație.
article-9e = Arbitrul arată jucătorilor regulile la cerere.
article-10 = Unde regulile nu spun nimic, decide arbitrul.

official-committee-full = Comisia de apel are cei { $seats } membri. Adăugați o rezervă sau schimbați întâi funcția unui membru.
official-committee-incomplete = { $count ->
    [0] Comisia de apel nu are încă membri; are nevoie de { $seats }.
    [one] Comisia de apel are un membru; are nevoie de { $seats }.
   *[other] Comisia de apel are { $count } membri; are nevoie de { $seats }.
}
official-entry-unknown = Nu există o înscriere cu cheia { $id }.
official-head-taken = Există deja un arbitru principal. Schimbați întâi funcția acelui oficial.
official-name-missing = Introduceți numele oficialului.
official-no-head = Numiți unul dintre arbitri arbitru principal.
official-no-replacement = Comisia de apel nu are rezerve pentru un membru implicat într-un caz.
official-too-many = Un eveniment are cel mult { $most } oficiali.
official-turn-zero = Locul între oficialii unei funcții începe de la 1.
official-unknown = Nu există un oficial cu cheia { $number }.
committee-too-few = { $left ->
    [0] Toți membrii și toate rezervele sunt implicați în acest caz sau lipsesc: comisia are nevoie de { $seats }. Adăugați o rezervă.
    [one] A rămas un singur membru neimplicat în acest caz: comisia are nevoie de { $seats }. Adăugați o rezervă.
   *[other] Au rămas doar { $left } membri neimplicați în acest caz: comisia are nevoie de { $seats }. Adăugați o rezervă.
}

case-before-committee = Cazul { $number } este la comisia de apel. Introduceți întâi decizia comisiei.
case-board-unknown = Runda { $round } nu are masa { $board }.
case-closed = Cazul { $number } este închis. O contestație sau un apel îl redeschide.
case-committee-final = Comisia de apel a decis în cazul { $number }, iar decizia ei este definitivă.
case-elsewhere = Cazul { $number } ține de { $competition }. Alegeți întâi acea competiție.
case-end-missing = Spuneți cum s-a încheiat cazul, pentru că nu există o decizie.
case-facts-missing = Spuneți ce s-a întâmplat.
case-no-game = Cazul { $number } nu numește o partidă. Introduceți runda și masa înaintea rezultatului.
case-no-ruling = Cazul { $number } nu are încă o decizie. Introduceți întâi decizia arbitrului.
case-not-a-player = O contestație sau un apel vine de la un jucător din cazul { $number }. Adăugați întâi jucătorul în caz.
case-not-before-committee = Cazul { $number } nu este la comisia de apel. Introduceți întâi apelul.
case-outcome-missing = În cazul { $number } așteaptă o contestație sau un apel. Spuneți dacă decizia îl admite sau îl respinge.
case-outcome-without-protest = Cazul { $number } nu are o contestație sau un apel pe care decizia să-l admită sau să-l respingă.
case-player-unknown = Nu există o înscriere cu cheia { $number } în această competiție.
case-protest-late = Contestația este târzie: era posibilă până la { $until }. Dați un motiv ca să fie totuși primită.
case-protest-waits = În cazul { $number } așteaptă o contestație. Decideți întâi asupra ei.
case-round-missing = Introduceți runda mesei.
case-round-unknown = Nu există runda { $round }; rundele sunt 1–{ $last }.
case-ruling-missing = Introduceți decizia.
referee-moment-unknown = „{ $text }” nu este o oră. Scrieți 14:05 sau 2026-08-14 14:05.
case-unknown = Nu există cazul { $number }.
case-who-missing = Spuneți cine contestă.
case-words-missing = Introduceți ce spune jucătorul.

guide-answer-missing = Introduceți răspunsul lui Negru sau al lui Alb.
guide-answered = Acest jucător a răspuns deja la propunere. Anulați răspunsul ca să-l schimbați.
guide-ended = Procedura s-a încheiat.
guide-flag-twice = Un steguleț cade prea devreme sau prea târziu, nu amândouă.
guide-other = În acest caz se folosește alt ghid. Adăugați un caz pentru acesta.
guide-reason-missing = Spuneți de ce se scurtează procedura.

cli-article-set = S-a pus textul articolului { $article }.
cli-case-appealed = { $at }  apelul { $player }: { $words }
cli-case-clocks = (ceasuri: Negru { $black }, Alb { $white })
cli-case-closed = { $at }  închis. { $words }
cli-case-committee = Comisia: { $members }
cli-case-deadline-day = Contestațiile privind rezultatul sunt posibile până la { $at }: o zi întreagă.
cli-case-deadline-over = Contestațiile privind rezultatul erau posibile până la { $at }.
cli-case-deadline-round = Contestațiile privind rezultatul sunt posibile până la { $at }, când începe runda următoare.
cli-case-head = Cazul { $number }  { $state }  { $at }  { $place }
cli-case-instead = { $name } (în locul lui { $member })
cli-case-involved = { $name } este implicat ({ $reasons }).
cli-case-late = (târziu, primită pentru că: { $reason })
cli-case-protested = { $at }  contestația { $player }: { $words }
cli-case-result = (rezultatul din runda { $round }, masa { $board }: { $before } -> { $after }, intrarea { $entry } din jurnal)
cli-case-ruled = { $at }  decizia ({ $by }): { $words }
cli-guide-agreed = Jucătorii s-au înțeles; este definitiv.
cli-guide-clock = Ceasul nou arată { $corrected } rămase. { $flag }
cli-guide-clocks = Ceasurile arată ca folosit: Negru { $black }, Alb { $white }.
cli-guide-committee = Nicio propunere nu a fost acceptată: decide comisia de apel (8g.6).
cli-guide-proposal = Propunerea { $number }: Negru { $black }, Alb { $white }
cli-guide-proposed = Ultima propunere așteaptă răspunsuri.
cli-guide-start = Regulile decid (8a): { $ruling }
cli-no-cases = Nu există astfel de cazuri.
cli-no-officials = Nu există oficiali.
cli-official-added = S-a adăugat { $name } cu cheia { $official }.
cli-official-changed = S-a schimbat oficialul cu cheia { $official }.
cli-official-removed = S-a șters oficialul cu cheia { $official }.
document-no-cases = Registrul de cazuri este gol.

# Words of the referee's desk, in the window, on sheets and on the command line.
office = { $word ->
    [head-referee] Arbitru principal
    [referee] Arbitru sau asistent
    [timekeeper] Cronometror
    [committee] Comisia de apel
   *[replacement] Rezervă
}
case-state = { $word ->
    [open] deschis
    [ruled] decis
    [protested] contestație
    [appealed] apel
   *[closed] închis
}
ruling-body = { $word ->
    [referee] arbitrul
   *[committee] comisia
}
protest-outcome = { $word ->
    [upheld] admis
   *[rejected] respins
}
involvement = { $word ->
    [plays] joacă în el
    [family] familia lui { $player }
    [related] rudă cu { $player }
   *[same-club] clubul lui { $player }
}
proposal-answer = { $word ->
    [accept] acceptă
   *[refuse] refuză
}
start-ruling = { $word ->
    [start-again] Partida se reia: mutarea a patra nu a fost jucată.
    [play-on] Partida continuă și rezultatul contează așa cum este.
   *[exchange-later] Partida continuă. Dacă cei doi se mai întâlnesc în turneu, schimbă culorile.
}
flag-ruling = { $word ->
    [when-it-fell] Byo-yomi începe când a căzut stegulețul.
    [after-correction] Byo-yomi începe când se termină timpul corectat.
   *[when-noticed] Byo-yomi începe când se observă.
}
