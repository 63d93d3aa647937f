# Textele din crate-ul `tour`.
# Pachete.
tourbook-bundle-differs = { $event } este deja în registrul circuitului, iar acest pachet diferă. Verificați diferențele, apoi acceptați-le.
tourbook-bundle-key-unknown = Pachetul este semnat cu o cheie pe care circuitul nu o cunoaște. Cereți organizatorului cheia și adăugați-o întâi.
tourbook-bundle-key = Cheia este { $key }
tourbook-bundle-key-revoked = Pachetul este semnat cu cheia organizatorului { $holder }, revocată la { $day }. Cereți un pachet semnat cu o cheie nouă.
tourbook-bundle-older = Pachetul { $sequence } al turneului { $event } este mai vechi decât pachetul { $newest } din registrul circuitului. Cereți organizatorului cel mai nou pachet.
tourbook-bundle-fork = Pachetul { $sequence } al turneului { $event } nu urmează după pachetul { $newest } din registrul circuitului: turneul are două istorii diferite. Întrebați organizatorul care este cea corectă.
tourbook-bundle-gap = Pachetul { $sequence } al turneului { $event } este prea departe de pachetul { $newest } din registrul circuitului: pot lipsi cel mult { $most } între ele. Cereți organizatorului pachetele dintre ele.
tourbook-bundle-other-signer = { $event } a fost semnat până acum de { $holder }, iar acest pachet este semnat de { $organiser }. Întrebați-i pe amândoi; dacă turneul este predat, adăugați pachetul cu această decizie.
tourbook-difference-signer = Semnat de { $new } în loc de { $old }.
tourbook-handed-over = { $organiser } semnează de acum acest turneu: { $old } l-a predat.
tourbook-difference-gap = { $count ->
        [one] Un pachet de după pachetul { $newest } lipsește.
        [few] { $count } pachete de după pachetul { $newest } lipsesc.
       *[other] { $count } de pachete de după pachetul { $newest } lipsesc.
    }
tourbook-difference-event = S-au schimbat numele, zilele, locul, campionatul sau coeficientul turneului.
tourbook-difference-table = S-a schimbat tabelul de puncte.
tourbook-difference-player-gone = { $player } nu mai este în turneu.
tourbook-difference-player-new = { $player } este nou în turneu.
tourbook-difference-player-data = S-au schimbat datele personale ale jucătorului { $player }.
tourbook-difference-games = { $count ->
        [one] S-a schimbat o partidă.
        [few] S-au schimbat { $count } partide.
       *[other] S-au schimbat { $count } de partide.
    }
tourbook-difference-points = { $player }: { $new } puncte în loc de { $old }.
tourbook-difference-finals = S-au schimbat grupele, locurile sau tragerea la sorți ale unei Finale.
tourbook-difference-ladders = S-au schimbat partide pe table mai mici, calificări sau bilete roz.
tourbook-difference-other = S-au schimbat jucători liberi, tablouri eliminatorii sau locuri.
tourbook-consequence = { $player } are acum { $new } în loc de { $old }.
tourbook-sp = SP{ $category } { $sp }
tourbook-sp-none = niciun SP
tourbook-edition-unreadable = Pachetul păstrat al turneului { $event } nu poate fi citit ({ $error }). Adăugați din nou pachetul turneului.

# Chei.
tourbook-key-no-holder = Cheia nu are posesor. Introduceți numele organizatorului.
tourbook-key-known = Cheia organizatorului { $holder } este deja în registrul circuitului.
tourbook-key-was-revoked = Cheia organizatorului { $holder } a fost revocată și nu mai poate fi adăugată. Cereți o cheie nouă.
tourbook-key-missing = Registrul circuitului nu are această cheie. Vedeți lista cheilor.
tourbook-key-revoked = Cheia organizatorului { $holder } este deja revocată.

# Jucători, campionate și registrul.
tourbook-unnamed = Circuitul nu are nume. Introduceți unul.
tourbook-championship-unnamed = Campionatul nu are nume. Introduceți unul.
tourbook-championship-unknown = Nu există campionatul „{ $name }”. Alegeți unul din lista turneelor.
tourbook-player-unknown = „{ $name }” nu este în circuit. Căutați în lista jucătorilor.
tourbook-player-ambiguous = { $count ->
        [few] { $count } jucători
       *[other] { $count } de jucători
    } au numele { $name }. Introduceți un număr din lista jucătorilor.
tourbook-confirm-year = Anul { $year } nu poate fi confirmat. Alegeți un an între 2000 și { $last }.
tourbook-merge-same = { $player } nu poate fi unit cu sine. Numiți doi jucători.
tourbook-separate-same = Amândoi sunt același jucător, { $player }. Numiți doi jucători.
tourbook-separate-already = Pentru { $one } și { $other } este deja notat că sunt persoane diferite.
tourbook-no-category = La { $date } nimeni nu are puncte în categoria { $category }. Alegeți altă categorie sau altă dată.
tourbook-no-gain = { $player } nu are puncte câștigate până la { $date }.
tourbook-no-year = Calendarul nu are anul { $year }. Alegeți alt an.

# Foi și pagini.
tourbook-empty = Registrul circuitului nu are turnee. Adăugați întâi pachete.
tourbook-no-points = Nimeni nu are puncte în { $year }, deci nu este nimic de tipărit.
tourbook-no-sheet = Circuitul nu are foaia „{ $name }”. Alegeți una dintre { $known }.
tourbook-pages-cannot-write = { $path } nu poate fi scris ({ $error }). Alegeți alt dosar sau eliberați spațiu.
tourbook-pages-other-files = { $folder } conține și alte fișiere decât paginile circuitului. Alegeți un dosar gol.
