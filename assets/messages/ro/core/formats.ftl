# Textele din crate-ul `formats`.
import-empty = Fișierul este gol. Alegeți fișierul salvat de celălalt program.
import-too-large = Fișierul are { $megabytes } MB, dar un turneu nu are nevoie niciodată de mai mult de { $most } MB. Alegeți alt fișier.
import-not-utf8 = Linia { $line } nu este text UTF-8. Salvați din nou fișierul cu codificarea UTF-8.
import-malformed = Linia { $line }, coloana { $column }: { $problem } Salvați din nou fișierul în programul care l-a creat.
import-hostile = Linia { $line }, coloana { $column }: { $problem } Niciun fișier de turneu nu arată așa, de aceea fișierul este refuzat.
import-limit-players = Fișierul are mai mult de { $most } jucători, așa că este respins. Niciun turneu nu este atât de mare. Verificați dacă este fișierul potrivit.
import-limit-games = Fișierul are mai mult de { $most } partide, așa că este respins. Niciun turneu nu este atât de mare. Verificați dacă este fișierul potrivit.
import-limit-rounds = Fișierul are mai mult de { $most } runde, așa că este respins. Niciun turneu nu este atât de mare. Verificați dacă este fișierul potrivit.
import-other-format = Acesta nu este { $expected }. { $found }
import-player-twice = { $name } apare de două ori în lista de jucători. Redenumiți sau ștergeți una dintre apariții și salvați din nou fișierul.
import-player-nameless = Jucătorul { $place } din listă nu are nume. Dați-i un nume sau ștergeți-l și salvați din nou fișierul.
import-unknown-rank = { $name } are gradul „{ $rank }”, care nu este valid. Corectați-l: de la 30k la 1k, de la 1d la 9d sau de la 1p la 9p.
import-bad-line = Linia { $line }: { $problem }
import-bad-lines =
    { $lines ->
        [one] Lista are { $problems } probleme pe { $lines } linie. Corectați-le și importați din nou lista.
        [few] Lista are { $problems } probleme pe { $lines } linii. Corectați-le și importați din nou lista.
       *[other] Lista are { $problems } probleme pe { $lines } de linii. Corectați-le și importați din nou lista.
    }
import-missing-column = Listei îi lipsește coloana { $column }. Numiți-o în prima linie sau alegeți care coloană este. O listă are nevoie de grad și fie de nume și prenume, fie de numele întreg.
import-same-column = Două coloane au același înțeles; a doua este „{ $heading }”. Omiteți una dintre ele sau alegeți alt înțeles.
import-other-encoding = Linia { $line } nu este text { $encoding }. Alegeți codificarea în care a fost salvată lista.
import-unknown-encoding = Codificarea „{ $name }” nu există. Alegeți una dintre { $known }.
import-workbook = Acest fișier de calcul tabelar nu poate fi citit: este deteriorat, în formatul mai vechi al lui Excel (xls) sau prea mare. Salvați-l ca xlsx, ods sau CSV (UTF-8).

import-format-rating-list = o listă de ratinguri EGD, FFG sau AGA
import-format-egd-results = un fișier de rezultate al European Go Database (H9)
import-format-ffg-results = un fișier de rezultate al federației franceze (tou)
import-format-aga-results = un fișier de rezultate al asociației americane de go (AGA)
import-format-trf = un raport al federației de șah (TRF16)
import-format-macmahon = un fișier MacMahon
import-format-opengotha = un fișier OpenGotha
import-format-pairgoth = un fișier Pairgoth al unui turneu individual
import-format-seed-list = o listă de capi de serie a circuitului

import-archive-damaged = Arhiva ZIP este deteriorată. Descărcați-o din nou.
import-archive-empty = Arhiva ZIP este goală. Descărcați-o din nou.
import-archive-files = Arhiva ZIP conține { $files } fișiere. Descărcați-o din nou sau alegeți lista propriu-zisă.
import-archive-nested = Arhiva ZIP conține altă arhivă. Dezarhivați-o și alegeți lista propriu-zisă.
import-found-browser-check = Este pagina „checking your browser” pe care site-ul o arată la început. Așteptați în browser până apare lista, apoi salvați-o.
import-found-harmful-characters = Un nume din el are caractere care ascund sau reordonează altele. Cereți-l din nou expeditorului.
import-found-newer-version = A fost scris de o versiune mai nouă a programului. Folosiți o versiune mai nouă.
import-found-no-list = Nu este niciuna dintre listele publicate de European Go Database, de federația franceză și de AGA. Alegeți una dintre ele.
import-found-no-player-lines = Nu conține nicio linie a unui jucător. Alegeți alt fișier.
import-found-not-json = Nu este JSON. Alegeți alt fișier.
import-found-other-kind = Este un fișier de alt fel. Alegeți alt fișier.
import-found-root-without-parameters = Elementul său rădăcină este { $element } și nu conține nici jucători, nici parametri. Alegeți alt fișier.
import-found-root-without-players = Elementul său rădăcină este { $element } și nu conține jucători. Alegeți alt fișier.
import-found-signature = Semnătura nu se potrivește, pentru că fișierul a fost modificat după semnare. Cereți-l din nou expeditorului.
import-found-type = Tipul său este { $kind }. Alegeți alt fișier.
import-found-wrong-values = O valoare din el lipsește sau nu este validă. Cereți-l din nou expeditorului.
import-found-zero-bytes = Conține octeți zero, deci nu este text simplu. Salvați-l din nou ca UTF-8.
import-json-cut-off = Fișierul este trunchiat.
import-json-invalid = Acesta nu este JSON valid.
import-json-value = O valoare a turneului lipsește sau nu este validă.

import-problem-birth = „{ $text }” nu este un an sau o zi de naștere. Scrieți 2014 sau 2014-05-31.
import-problem-field-count = Linia are { $fields } câmpuri, dar prima linie numește { $columns } coloane. Corectați separatorii.
import-problem-long-field = Un câmp are { $bytes } octeți, mai mult de { $most }: „{ $start }”. Scurtați-l sau verificați ghilimelele.
import-problem-long-line = Linia are { $bytes } octeți, mai mult de { $most }. Nicio listă nu arată așa. Alegeți alt fișier.
import-problem-long-text = Un text este mai lung de { $most } octeți.
import-problem-no-club = Lipsește clubul jucătorului. Scrieți-l după țară.
import-problem-no-country = Lipsește țara jucătorului. Scrieți codul ei de două litere.
import-problem-no-family-name = Lipsește numele de familie al jucătorului. Scrieți-l.
import-problem-no-given-name = Lipsește prenumele jucătorului. Scrieți-l.
import-problem-rank-missing = Lipsește gradul jucătorului. Scrieți unul, de exemplu 5k.
import-problem-no-name = Jucătorul nu are nume. Scrieți numele și prenumele.
import-problem-no-rank = { $name } nu are grad. Scrieți unul, de exemplu 5k.
import-problem-no-rank-or-name = Jucătorul nu are grad. Scrieți unul, de exemplu 5k.
import-problem-not-a-round = Un cuvânt de după prima rundă nu este o rundă. Corectați-l sau ștergeți-l.
import-problem-not-an-aga-game = Linia nu este o partidă. Scrieți numerele lui Alb și Negru, W sau B pentru câștigător, handicapul și komi.
import-problem-aga-number = Un jucător al partidei nu este în lista de jucători. Corectați numărul.
import-problem-trf-number = Numărul jucătorului lipsește. Scrieți-l în coloanele 5–8.
import-sheet-unknown = Registrul de calcul nu are foaia „{ $sheet }” cu celule. Are: { $known }. Alegeți una dintre ele.
import-problem-not-csv = Nu este o linie a unui fișier CSV. Salvați din nou lista ca CSV UTF-8.
import-problem-only-family-name = „{ $name }” este un nume de familie fără prenume. Scrieți-le pe amândouă.
import-problem-only-given-name = „{ $name }” este un prenume fără nume de familie. Scrieți-le pe amândouă.
import-problem-pin = „{ $text }” nu este un PIN EGD. Un PIN are opt cifre.
import-problem-points = „{ $text }” nu este un număr de puncte SEYGO. Scrieți un număr întreg.
import-problem-rating = „{ $text }” nu este un rating. Scrieți un număr întreg de la -900 la 3500.
import-problem-same-number = { $number } { $value } apare și în linia { $first }. O persoană poate fi înscrisă o singură dată.
import-problem-register-number = „{ $text }” nu este numărul unei licențe sau al unui membru. Scrieți cel mult zece cifre.
import-problem-sex = „{ $text }” nu este un sex. Scrieți f sau m ori lăsați câmpul gol.
import-problem-too-many-fields = Linia are { $fields } câmpuri, mai mult de { $most }. Verificați separatorii.
import-problem-too-many-lines = O listă poate avea cel mult { $most } jucători. Împărțiți-o.
import-problem-too-many-players = Un fișier de rezultate poate avea cel mult { $most } jucători. Verificați dacă este fișierul potrivit.
import-problem-zero-byte = Linia conține un octet zero, deci fișierul este deteriorat. Salvați din nou lista ca CSV UTF-8.
import-season-syntax = Aceasta nu este TOML valid. Verificați ghilimelele, parantezele și virgulele.
import-season-unknown-field = Câmpul `{ $field }` este necunoscut. Verificați cum este scris.
import-season-missing-field = Lipsește câmpul `{ $field }`. Adăugați-l.
import-season-value = Valoarea { $value } nu este validă aici. Corectați-o.

import-xml-attribute = Un atribut nu are forma nume="valoare".
import-xml-attribute-twice = { $element } are de două ori atributul { $attribute }.
import-xml-attributes = { $element } are mai mult de { $most } atribute.
import-xml-all-attributes = Există mai mult de { $most } atribute.
import-xml-closing-tag = Unei etichete de închidere îi lipsește eticheta de deschidere.
import-xml-cut-off = Fișierul se întrerupe înainte ca { $element } să fie închis.
import-xml-depth = Elementele sunt imbricate pe mai mult de { $most } niveluri.
import-xml-elements = Sunt mai mult de { $most } elemente.
import-xml-empty = Fișierul nu conține XML.
import-xml-escape = Un & nu începe un caracter cunoscut.
import-xml-invalid = Acesta nu este XML.
import-xml-long-attribute-name = Numele unui atribut are { $bytes } octeți, mai mult de { $most }.
import-xml-long-element-name = Numele unui element are { $bytes } octeți, mai mult de { $most }.
import-xml-long-text = Textul elementului { $element } este mai lung de { $most } octeți.
import-xml-long-value = Valoarea atributului { $attribute } are { $bytes } octeți, mai mult de { $most }.
import-xml-own-dtd = Fișierul conține propria definiție a tipului de document.
import-xml-reference = Referința &{ $name }; nu este un caracter cunoscut.
import-xml-second-document = Începe un al doilea document.
import-xml-tags = Elementul { $open } este închis ca { $close }.
import-xml-text-outside = Există text în afara documentului.
import-xml-unfinished-tag = Fișierul se termină sau se întrerupe în interiorul unei etichete.
import-xml-zero-byte = Fișierul conține un octet zero, deci este deteriorat.

import-note-more =
    { $count ->
        [one] Încă o notă nu este afișată ({ $count }).
        [few] Încă { $count } note nu sunt afișate.
       *[other] Încă { $count } de note nu sunt afișate.
    }
import-note-adjustment-rounded = { $name }: ajustarea scorului cu { $quarters } sferturi de punct este rotunjită în jos la { $points } puncte.
import-note-aga-defaults = Fișierul nu are limite de timp, bye-uri și setări. Se folosesc { $minutes } minute și un turneu McMahon. Corectați-le.
import-note-aga-placeholders = Jucători al căror număr ține loc de niciunul: { $count }. Aici nu au număr AGA.
import-note-aga-undecided = Partide fără rezultat: { $count }. Fișierul nu spune dacă s-au terminat cu jigo, prin neprezentare sau deloc. Introduceți rezultatele.
import-note-aga-moved = Partide mutate într-o rundă ulterioară, pentru că unul dintre jucători are altă partidă în runda lor: { $count }.
import-note-aga-game-left = Linia { $line }: partida este omisă. Are un singur jucător sau un jucător ar avea peste { $last } runde.
import-note-board-size = Partidele sunt pe table de mărimea { $size }, pe care evenimentele nu o au. Aici se folosește 19x19, iar mărimea se păstrează pentru export.
import-note-board-twice = Runda { $round }, masa { $board }: două partide au această masă. Una dintre ele trece la masa { $other }.
import-note-byoyomi-periods = OpenGotha nu păstrează numărul perioadelor de byo-yomi. Se folosește o perioadă. Corectați-l.
import-note-cancelled = Runda { $round }: o partidă a fost anulată. A fost importată cu rezultatul „fără rezultat”.
import-note-categories = Fișierul are { $categories } categorii, dar numai { $limits } dintre limitele lor.
import-note-class-time = Fișierul are clasa { $class }, dar nu are timpi de gândire. Se folosesc { $minutes } minute, cel mai scurt timp al acestei clase.
import-note-class-unrated = Fișierul are clasa { $class }, dar timpul lui de gândire este prea scurt pentru orice clasă. Partidele nu contează pentru rating.
import-note-class-lower = Fișierul are clasa { $class }, dar timpul lui de gândire permite doar clasa { $allowed }. Corectați timpul de gândire.
import-note-column = Coloana „{ $heading }” este omisă.
import-note-congress-numbers =
    { $count ->
        [one] Numărul de înscriere la congres al unui jucător ({ $count }) nu are folos aici. Se păstrează pentru un export către Pairgoth.
        [few] Numerele de înscriere la congres ale { $count } jucători nu au folos aici. Se păstrează pentru un export către Pairgoth.
       *[other] Numerele de înscriere la congres ale { $count } de jucători nu au folos aici. Se păstrează pentru un export către Pairgoth.
    }
import-note-country = { $name }: „{ $country }” nu este un cod de țară din două litere și este omis.
import-note-criterion = Criteriul de clasament „{ $criterion }” este necunoscut și este omis.
import-note-damaged-line = Linia { $line }: „{ $text }” nu este un jucător și este omisă.
import-note-damaged-lines =
    { $count ->
        [one] O linie din listă nu a putut fi citită ({ $count }).
        [few] { $count } linii din listă nu au putut fi citite.
       *[other] { $count } de linii din listă nu au putut fi citite.
    }
import-note-egd-handicap = Fișierul spune că handicapurile se reduc cu { $reduction }, dar nu de ce depind. Verificați setările de handicap.
import-note-encoding-guessed = Lista nu este UTF-8. A fost citită ca { $encoding }. Verificați numele.
import-note-external-dtd = Fișierul trimite la o definiție externă a tipului de document, care nu a fost citită.
import-note-ffg-adjusted = Fișierul are numai timpul ajustat de { $adjusted } minute, nu și prelungirea. Se folosește byo-yomi de { $seconds } secunde, care dă același timp ajustat. Corectați-l.
import-note-ffg-no-time = Fișierul nu conține timpul de bază. Se folosesc { $minutes } minute. Corectați timpul de gândire.
import-note-ffg-overtime = Fișierul amintește o prelungire, dar nu și durata ei. Nu se folosește nicio prelungire. Corectați timpul de gândire.
import-note-foreign-games = Valori ale partidelor pe care evenimentele nu le au, păstrate pentru un export către același program: { $names }.
import-note-foreign-left = { $name }: valoarea este prea lungă pentru a fi păstrată și este omisă.
import-note-foreign-players = Valori ale jucătorilor pe care evenimentele nu le au, păstrate pentru un export către același program: { $names }.
import-note-foreign-settings = Setări pe care evenimentele nu le au, păstrate pentru un export către același program: { $names }.
import-note-game-replaced = Runda { $round }, masa { $board }: două partide au această masă. Se păstrează ultima.
import-note-handicap = Runda { $round }, masa { $board }: handicapul { $handicap } este peste 9. Aici se folosește handicapul 9, iar celălalt se păstrează pentru export.
import-note-internet = Turneul s-a jucat pe internet, așa că partidele lui au clasa de rating D.
import-note-internet-address = Fișierul conține adresa de internet a directorului său, care nu a fost importată.
import-note-komi = Komi nu este un multiplu de jumătate de punct. Aici se rotunjește în jos și se păstrează pentru export.
import-note-late-rounds = Linia { $line }: rundele de după { $last } sunt omise.
import-note-level = { $name }: nivelul { $written } este necunoscut. Se folosește { $rank }.
import-note-line-cleaned = Linia { $line }: din „{ $text }” au fost eliminate caractere de control.
import-note-line-no-pin = Linia { $line }: „{ $text }” nu este un PIN EGD de opt cifre și este omis.
import-note-lines-disagree = Runda { $round }: liniile { $line } și { $other } nu concordă. Partida este omisă.
import-note-macmahon-defaults = Fișierul nu are date calendaristice, timpi de gândire sau komi. Se folosesc { $day }, 60 de minute și 6,5. Corectați-le.
import-note-macmahon-half-groups = În acest turneu MacMahon împerechează jucătorii cu jumătate de punct în plus în grupa de scor inferioară. Aici se împerechează după scorul exact.
import-note-macmahon-no-result = MacMahon socotește o partidă fără rezultat ca jumătate de punct din scor. Aici nu contează până când rezultatul este introdus.
import-note-macmahon-rating-rank = În acest turneu MacMahon ia gradele din ratinguri. Se folosesc gradele introduse. Verificați-le.
import-note-macmahon-rating-score = În acest turneu MacMahon ia scorurile inițiale din ratinguri. Aici ele decurg din grade. Verificați-le.
import-note-macmahon-zero = În acest turneu, MacMahon socotește scorurile de la { $level }, iar aici se socotesc de la 30 kyu. Scorul tuturor este aici cu { $points } mai mic, la fel și scorul fiecărui adversar în SOS. Ordinea este aceeași.
import-note-name-twice = Liniile { $first } și { $line }: { $name } apare de două ori.
import-note-no-criteria = Fișierul nu conține criterii de clasament. Se folosesc MMS, SOS și SOSOS.
import-note-no-headings = Lista nu are titluri de coloană. Înțelesul coloanelor este ghicit din conținut. Verificați jucătorii.
import-note-no-rank = { $name } nu are grad. Se folosește 30k, ca în OpenGotha.
import-note-one-time = Fișierul are un singur timp pentru timpul de bază și prelungire. Ca timp de bază se folosesc { $minutes } minute.
import-note-pairgoth-jigo = La acest turneu, Pairgoth rotunjește scorurile McMahon în jos, la puncte întregi. Aici jumătatea de punct de la un jigo rămâne, deci jucătorii cu un număr impar de jigo au cu jumătate de punct mai mult, la fel și adversarii lor în SOS.
import-note-pairgoth-sos = Pairgoth socotește o rundă fără partidă în SOS ca scorul de start plus o jumătate de punct pentru fiecare rundă. Aici ea contează ca scorul de start, deci SOS al jucătorilor fără partidă într-o rundă este mai mic.
import-note-pin = { $name }: „{ $pin }” nu este un PIN EGD de opt cifre și este omis.
import-note-player-cleaned = { $name }: din nume sau din alt câmp au fost eliminate caractere de control.
import-note-rank-bare = Linia { $line }: gradul „{ $written }” nu are k sau d. Se folosește { $rank }. Verificați-l.
import-note-rank-below = Linia { $line }: gradul „{ $written }” este sub 30k. Se folosește { $rank }.
import-note-rank-range = { $name }: gradul { $grade } este în afara intervalului de la 30k la 9d. Se folosește { $rank }.
import-note-rating = { $name }: „{ $rating }” nu este un rating și este omis.
import-note-rating-range = { $name }: ratingul { $rating } este în afara intervalului de la { $least } la { $most }. Se folosește { $used }.
import-note-ratings-shifted = Fișierul este vechi. La ratingurile lui se adaugă { $shift }, ca în OpenGotha.
import-note-ratings-unchanged = Fișierul nu conține versiunea datelor sale. Ratingurile lui se folosesc neschimbate.
import-note-register-number = { $name }: „{ $number }” nu este numărul unei licențe sau al unui membru, care are cel mult zece cifre. Este omis.
import-note-result = Runda { $round }, masa { $board }: rezultatul „{ $result }” este necunoscut, așa că partida nu are încă rezultat.
import-note-round = O partidă sau un bye din runda „{ $round }” este eliminat. Rundele sunt numerotate de la 1 la { $last }.
import-note-round-number = O rundă fără un număr de la 1 la { $last } este omisă.
import-note-round-range = Partidele din runda { $round } sunt eliminate. Rundele sunt numerotate de la 1 la { $last }.
import-note-rounds-raised = Fișierul prevede { $planned } runde, dar are partide în runda { $last }. Turneul are acum { $last } runde.
import-note-same-pin = { $name } are același PIN EGD { $pin } ca { $first }. Al doilea PIN este omis.
import-note-score-correction = { $name }: corecția { $correction } a scorului inițial este omisă.
import-note-score-zero = Fișierul pune zeroul scorurilor la { $zero }, dar OpenGotha numără de la 30k. Și acest concurs numără de la 30k.
import-note-scores-unknown = Fișierul nu conține bara, pragul inferior și zeroul scorurilor. Verificați-le înainte de a folosi clasamentul.
import-note-second-bye = Runda { $round }: un jucător are un bye pe lângă o partidă sau alt bye. Bye-ul este eliminat.
import-note-second-game = Runda { $round }, masa { $board }: un jucător are deja o partidă la altă masă. Această partidă este eliminată.
import-note-sheet =
    { $others ->
        [one] S-a citit foaia „{ $sheet }”. Încă o foaie cu celule ({ $others }) nu s-a citit.
        [few] S-a citit foaia „{ $sheet }”. Alte { $others } foi cu celule nu s-au citit.
       *[other] S-a citit foaia „{ $sheet }”. Alte { $others } de foi cu celule nu s-au citit.
    }
import-note-self-pairing = Runda { $round }, masa { $board }: un jucător joacă împotriva lui însuși. Partida este eliminată.
import-note-setting = Setarea { $setting } are valoarea „{ $value }”, care nu este validă. Se folosește valoarea implicită.
import-note-start = Fișierul nu conține prima zi a turneului. Se folosește { $day }. Corectați-o.
import-note-status = { $name }: starea „{ $status }” este necunoscută. Jucătorul este importat ca preînscris.
import-note-system = Sistemul { $system } este necunoscut. Se folosește sistemul elvețian.
import-note-pair-incomplete = { $name } nu este o pereche din doi jucători ai fișierului și nu este preluată.
import-note-team-player = { $name } este în echipa { $team }, dar nu printre jucătorii fișierului. Masa este omisă.
import-note-teams =
    { $count ->
        [one] O echipă ({ $count }) se păstrează pentru export. Aici partidele contează doar pentru jucătorii ei; importați fișierul cu --teams în linia de comandă ca să se întâlnească echipele.
        [few] { $count } echipe se păstrează pentru export. Aici partidele contează doar pentru jucătorii lor; importați fișierul cu --teams în linia de comandă ca să se întâlnească echipele.
       *[other] { $count } de echipe se păstrează pentru export. Aici partidele contează doar pentru jucătorii lor; importați fișierul cu --teams în linia de comandă ca să se întâlnească echipele.
    }
import-note-title-rows = Liniile de la 1 la { $last }, de deasupra titlurilor de coloană, sunt omise.
import-note-total-row = Linia { $line }: „{ $text }” însumează lista și este omisă.
import-note-tournament-cleaned = Din numele turneului au fost eliminate caractere de control.
import-note-trf-ranks = Fișierul nu are grade de go. Ele rezultă din ratinguri. Verificați-le.
import-note-trf-unrated = Jucători fără rating, care au aici gradul 30k: { $count }. Introduceți gradele lor.
import-note-unclear-day = Rândul { $line }: „{ $text }” are întâi ziua sau luna. Se folosește doar anul { $year }. Scrieți zilele ca 2014-05-31.
import-note-unknown-player = Runda { $round }: o partidă cu un jucător care nu este în listă este eliminată.
import-note-unknown-player-bye = Runda { $round }: bye-ul jucătorului „{ $player }” este eliminat. Acest jucător nu este în listă.
import-note-unknown-player-game = Runda { $round }, masa { $board }: partida jucătorului „{ $player }” este eliminată. Acest jucător nu este în listă.
import-note-unknown-rank = { $name } are gradul 99K, care în OpenGotha înseamnă necunoscut. Se folosește 30k.
export-note-one-name = { $name } are un singur nume. OpenGotha cere două, așa că în locul celui lipsă se scrie o liniuță.
export-note-class = { $program } nu are loc pentru clasa aleasă. Partidele contează acolo ca de clasa { $class }. Trimiteți rezultatele la EGD de aici sau alegeți un timp de gândire al clasei inferioare.
export-note-criterion = OpenGotha nu are criteriul { $criterion }, așa că este omis din fișier.
export-note-criteria = OpenGotha are cel mult { $most } criterii, așa că ultimele sunt omise din fișier: { $left }.
export-note-egd-pin-unknown = PIN-ul { $pin } al jucătorului { $name } nu este în lista de rating. Verificați-l sau importați o listă mai nouă.
export-note-egd-candidate = { $name } poate fi { $rated } { $rank } din lista de rating. Introduceți PIN-ul { $pin } dacă este aceeași persoană.
export-note-parameters = Cu setările evenimentului, unii jucători ar avea alt loc în OpenGotha. Fișierul are alte setări, care le dau tuturor jucătorilor locurile lor de până acum: { $settings }.
export-note-places =
    { $count ->
        [one] Un jucător ({ $count }) are alt loc în OpenGotha, care socotește altfel rundele libere, absențele, neprezentările sau un criteriu: { $names }.
        [few] { $count } jucători au alt loc în OpenGotha, care socotește altfel rundele libere, absențele, neprezentările sau un criteriu: { $names }.
       *[other] { $count } de jucători au alt loc în OpenGotha, care socotește altfel rundele libere, absențele, neprezentările sau un criteriu: { $names }.
    }
export-note-zero =
    { $more ->
        [one] OpenGotha numără scorurile de la 30k, așa că fiecare MMS este acolo cu un punct ({ $more }) mai mare decât în acest eveniment.
        [few] OpenGotha numără scorurile de la 30k, așa că fiecare MMS este acolo cu { $more } puncte mai mare decât în acest eveniment.
       *[other] OpenGotha numără scorurile de la 30k, așa că fiecare MMS este acolo cu { $more } de puncte mai mare decât în acest eveniment.
    }
export-note-egd-unrated = Din cauza timpului de gândire sau a clasei alese partidele nu contează pentru rating, așa că EGD nu le evaluează. Corectați timpul de gândire dacă este greșit.
export-note-egd-place = Evenimentul nu are țară sau loc, pe care EGD le cere. Introduceți-le în setări.
export-note-egd-hidden =
    { $count ->
        [one] Un jucător ({ $count }) nu a acceptat să fie publicat complet, așa că EGD nu îi poate evalua partidele: { $names }. Întrebați-l sau trimiteți fișierul fără el.
        [few] { $count } jucători nu au acceptat să fie publicați complet, așa că EGD nu le poate evalua partidele: { $names }. Întrebați-i sau trimiteți fișierul fără ei.
       *[other] { $count } de jucători nu au acceptat să fie publicați complet, așa că EGD nu le poate evalua partidele: { $names }. Întrebați-i sau trimiteți fișierul fără ei.
    }
export-note-egd-no-pin =
    { $count ->
        [one] Un jucător ({ $count }) nu are PIN EGD și poate fi creat de două ori în EGD: { $names }. Căutați PIN-ul în lista de rating.
        [few] { $count } jucători nu au PIN EGD și pot fi creați de două ori în EGD: { $names }. Căutați PIN-urile în lista de rating.
       *[other] { $count } de jucători nu au PIN EGD și pot fi creați de două ori în EGD: { $names }. Căutați PIN-urile în lista de rating.
    }
export-note-egd-no-result = Runda { $round }, masa { $board }: partida nu are rezultat. Introduceți-l înainte de a trimite fișierul.
export-note-egd-both = Runda { $round }, masa { $board }: rezultatul { $result } este același pentru ambii jucători, ceea ce EGD nu acceptă. Corectați-l.
export-note-ffg-licences =
    { $count ->
        [one] Un jucător francez ({ $count }) nu are număr de licență: { $names }. Introduceți-l în registru.
        [few] { $count } jucători francezi nu au numere de licență: { $names }. Introduceți-le în registru.
       *[other] { $count } de jucători francezi nu au numere de licență: { $names }. Introduceți-le în registru.
    }
export-note-ffg-hidden =
    { $count ->
        [one] Un jucător ({ $count }) nu a acceptat să fie publicat complet, așa că federația nu îi poate evalua partidele: { $names }. Întrebați-l sau trimiteți fișierul fără el.
        [few] { $count } jucători nu au acceptat să fie publicați complet, așa că federația nu le poate evalua partidele: { $names }. Întrebați-i sau trimiteți fișierul fără ei.
       *[other] { $count } de jucători nu au acceptat să fie publicați complet, așa că federația nu le poate evalua partidele: { $names }. Întrebați-i sau trimiteți fișierul fără ei.
    }
export-note-ffg-cut =
    { $count ->
        [one] Numele unui jucător ({ $count }) este scurtat la { $most } de litere: { $names }.
        [few] Numele a { $count } jucători sunt scurtate la { $most } de litere: { $names }.
       *[other] Numele a { $count } de jucători sunt scurtate la { $most } de litere: { $names }.
    }
export-note-ffg-forfeit = Runda { $round }, masa { $board }: neprezentarea este scrisă ca rundă fără partidă, ca federația să nu o evalueze.
export-note-aga-numbers = Jucători fără număr AGA, care primesc în acest fișier un număr peste 90000: { $count }. Introduceți numerele în registru: { $names }.
export-note-aga-hidden = Jucători care nu au acceptat publicarea integrală, astfel că AGA nu le poate evalua partidele: { $count }. Întrebați-i sau trimiteți fișierul fără ei: { $names }.
export-note-aga-game = Runda { $round }, masa { $board }: AGA nu evaluează partida, pentru că nu s-a jucat sau nu are câștigător. Fișierul are un semn de întrebare.
export-note-macmahon-lost = Fișierul nu conține date, loc, timpi, komi, ani de naștere, numere din circuit, alegeri privind publicarea, tablouri eliminatorii și puncte, pentru că MacMahon nu le păstrează. Păstrați fișierul evenimentului.
export-note-macmahon-places =
    { $count ->
        [one] { $count } jucător are alt loc în MacMahon, care socotește altfel liberele, absențele, neprezentările sau un criteriu: { $names }.
        [few] { $count } jucători au alt loc în MacMahon, care socotește altfel liberele, absențele, neprezentările sau un criteriu: { $names }.
       *[other] { $count } de jucători au alt loc în MacMahon, care socotește altfel liberele, absențele, neprezentările sau un criteriu: { $names }.
    }
export-note-macmahon-criterion = MacMahon nu are criteriul { $criterion }, așa că lipsește din fișier.
export-note-macmahon-system = MacMahon cunoaște doar turnee McMahon și elvețiene, așa că fișierul conține doar partidele și rezultatele acestui sistem.
export-note-macmahon-handicap = În MacMahon, bara nu scutește o partidă de handicap. Jucătorii peste { $rank } contează acolo ca { $rank }.
export-note-macmahon-board = MacMahon are o singură mărime a tablei pentru toate partidele, așa că fișierul are 19x19.
export-note-macmahon-walkover = Runda { $round }, masa { $board }: trecerea fără joc se scrie ca rezultat dat de arbitru, care aduce puncte.
export-note-macmahon-no-result = Runda { $round }, masa { $board }: o partidă fără rezultat se scrie ca partidă neterminată.
export-note-macmahon-ghosts =
    { $count ->
        [one] { $count } fantomă se scrie ca joker: { $names }.
        [few] { $count } fantome se scriu ca jokeri: { $names }.
       *[other] { $count } de fantome se scriu ca jokeri: { $names }.
    }
export-note-macmahon-guests =
    { $count ->
        [one] { $count } invitat ocupă un loc în MacMahon: { $names }.
        [few] { $count } invitați ocupă locuri în MacMahon: { $names }.
       *[other] { $count } de invitați ocupă locuri în MacMahon: { $names }.
    }
export-note-macmahon-withdrawn =
    { $count ->
        [one] { $count } jucător retras rămâne în fișier și lipsește din celelalte runde: { $names }.
        [few] { $count } jucători retrași rămân în fișier și lipsesc din celelalte runde: { $names }.
       *[other] { $count } de jucători retrași rămân în fișier și lipsesc din celelalte runde: { $names }.
    }
export-note-pairgoth-lost = Fișierul nu conține săli, ore de începere, ani de naștere, numere din circuit, alegeri privind publicarea, grade profesioniste, tablouri eliminatorii și puncte, pentru că Pairgoth nu le păstrează. Păstrați fișierul evenimentului.
export-note-pairgoth-places =
    { $count ->
        [one] { $count } jucător are alt loc în Pairgoth, care socotește altfel liberele, absențele, neprezentările sau un criteriu: { $names }.
        [few] { $count } jucători au alt loc în Pairgoth, care socotește altfel liberele, absențele, neprezentările sau un criteriu: { $names }.
       *[other] { $count } de jucători au alt loc în Pairgoth, care socotește altfel liberele, absențele, neprezentările sau un criteriu: { $names }.
    }
export-note-pairgoth-criterion = Pairgoth nu are criteriul { $criterion }, așa că lipsește din fișier.
export-note-pairgoth-system = Pairgoth cunoaște doar turnee McMahon și elvețiene, așa că fișierul conține doar partidele și rezultatele acestui sistem.
export-note-pairgoth-handicap = În Pairgoth, bara nu scutește o partidă de handicap. Jucătorii peste { $rank } contează acolo ca { $rank }.
export-note-pairgoth-board = Pairgoth are o singură mărime a tablei pentru toate partidele, așa că fișierul are 19x19.
export-note-pairgoth-boards = Pairgoth are echipe cu 2 până la { $last } mese, așa că s-ar putea să nu deschidă un fișier cu echipe de { $size }.
export-note-pairgoth-not-played = Runda { $round }, masa { $board }: neprezentarea sau trecerea fără joc se scrie ca rezultat jucat.
export-note-pairgoth-unrated =
    { $count ->
        [one] Pairgoth are nevoie de ratingul fiecărui jucător, așa că { $count } jucător fără rating îl primește pe cel al gradului: { $names }.
        [few] Pairgoth are nevoie de ratingul fiecărui jucător, așa că { $count } jucători fără rating îl primesc pe cel al gradului: { $names }.
       *[other] Pairgoth are nevoie de ratingul fiecărui jucător, așa că { $count } de jucători fără rating îl primesc pe cel al gradului: { $names }.
    }
export-note-pairgoth-guests =
    { $count ->
        [one] { $count } fantomă sau invitat este jucător obișnuit în Pairgoth: { $names }.
        [few] { $count } fantome sau invitați sunt jucători obișnuiți în Pairgoth: { $names }.
       *[other] { $count } de fantome sau invitați sunt jucători obișnuiți în Pairgoth: { $names }.
    }
export-note-pairgoth-withdrawn =
    { $count ->
        [one] { $count } jucător retras rămâne în fișier și lipsește din celelalte runde: { $names }.
        [few] { $count } jucători retrași rămân în fișier și lipsesc din celelalte runde: { $names }.
       *[other] { $count } de jucători retrași rămân în fișier și lipsesc din celelalte runde: { $names }.
    }
export-note-trf-handicaps =
    { $count ->
        [one] Fișierul nu arată că { $count } partidă are handicap.
        [few] Fișierul nu arată că { $count } partide au handicap.
       *[other] Fișierul nu arată că { $count } de partide au handicap.
    }
export-note-trf-result = Runda { $round }, masa { $board }: fișierul nu are un astfel de rezultat, așa că partida se scrie fără rezultat.
export-note-trf-cut =
    { $count ->
        [one] Numele a { $count } jucător este scurtat la { $most } litere: { $names }.
        [few] Numele a { $count } jucători sunt scurtate la { $most } litere: { $names }.
       *[other] Numele a { $count } de jucători sunt scurtate la { $most } litere: { $names }.
    }

bundle-not-a-bundle = Acesta nu este un pachet. { $reason } Alegeți fișierul scris de `export --as bundle`.
bundle-hostile = Pachetul este refuzat. { $reason } Niciun concurs nu arată așa.
bundle-newer = Pachetul are versiunea { $found }, iar acest program citește versiuni până la { $known }. Folosiți o versiune mai nouă a programului.
bundle-changed = Fișierul { $file } din pachet nu este cel semnat. A fost modificat pe drum. Cereți din nou pachetul organizatorului.
bundle-missing = Din pachet lipsește { $file }. Cereți din nou pachetul organizatorului.
bundle-person = Jucătorul { $player } din pachet are alt câmp { $field } decât în datele semnate. Cereți din nou pachetul organizatorului.
bundle-contradiction = Pachetul se contrazice. { $problem } Cereți organizatorului să îl emită din nou.
bundle-found-no-archive = Nu este o arhivă ZIP sau este deteriorată.
bundle-found-no-version = Manifestul său nu are versiune.
bundle-found-not-json = manifest.json nu este JSON valid.
bundle-found-other-program = Manifestul său a fost scris de alt program.
bundle-limit-file-size = Fișierul { $file } din el are { $kilobytes } kB.
bundle-limit-files = Are { $files } fișiere.
bundle-limit-name = Conține sau enumeră un fișier cu un nume nepermis.
bundle-limit-players = Are { $players } jucători și { $games } partide.
bundle-limit-ratio = Fișierul { $file } din el se dezarhivează la mult mai mult decât ar trebui.
bundle-limit-size = Are { $megabytes } MB.
bundle-limit-twice = Are două fișiere { $file }.
bundle-problem-log = Istoricul din log.json nu este valid.
bundle-problem-hand-over = O declarație din hand-over.json se referă la alt turneu sau la alt pachet.
bundle-problem-season-file = Fișierul său de sezon nu are regulile tabelului său de puncte, sezonul { $season }.
bundle-problem-categories = Categoriile sale de vârstă nu sunt în ordine sau coeficientul său de vârstă nu este valid.
bundle-problem-category = Punctele jucătorului { $player } nu sunt în nicio categorie a sezonului sau jucătorul are puncte de două ori.
bundle-problem-days = Campionatul lipsește sau ultima zi este înaintea primei zile.
bundle-problem-final = Grupele sau locurile din Finala categoriei { $category } nu se potrivesc.
bundle-problem-game = O partidă din el nu are doi jucători sau are un rezultat necunoscut.
bundle-problem-harmful-characters = Un nume din el este prea lung sau are caractere care ascund sau reordonează altele.
bundle-problem-ladder = O scară de jigo din el nu aparține niciunei partide.
bundle-problem-ladder-winner = O scară de jigo din el are un câștigător care nu a jucat-o.
bundle-problem-player = Gradul, opțiunea de publicare sau un câmp al jucătorului { $player } nu este valid.
bundle-problem-player-twice = Un jucător apare în el de două ori.
bundle-problem-points = Punctele jucătorului { $player } nu se adună corect.
bundle-problem-sequence = Numărul său nu se potrivește cu pachetul anterior.
bundle-problem-unlisted-player = Se referă la un jucător care nu este în lista sa.
bundle-problem-values = O valoare din { $file } lipsește sau nu este validă.
bundle-problem-version = Conține mai mult decât permite versiunea sa.

signature-invalid-key = Cheia publică nu este validă. Trebuie să aibă 64 de cifre hexazecimale, așa cum le arată `drawmaster key`.
signature-mismatch = Semnătura nu se potrivește. Fișierul a fost modificat după semnare. Cereți-l din nou expeditorului.
