# Textele din crate-ul `domain`.

# Eliminatorii.
knockout-round-of-64 = Turul de 64
knockout-round-of-32 = Turul de 32
knockout-round-of-16 = Turul de 16
knockout-quarter-finals = Sferturi de finală
knockout-semi-finals = Semifinale
knockout-final = Finala
knockout-third-place = Locul al treilea
knockout-game-not-due = { $name }, partida { $number } (runda { $round }): { $block }
knockout-block-no-result = Partida nu are un rezultat confirmat. Introduceți întâi rezultatul.
knockout-block-drawn = Partida nu are câștigător. Jucați scara de jigo și introduceți câștigătorul ei (R38).
knockout-block-not-paired = Partida nu a fost împerecheată. Împerecheați acea rundă sau hotărâți cine merge mai departe.
knockout-block-invalidated = Partida a fost împerecheată pentru alți jucători decât cei care au mers mai departe. Desfaceți-o.
knockout-carry-game-played = O partidă ulterioară din tablou are deja rezultat. Păstrați jucătorul care a mers mai departe sau anulați partidele ulterioare.
knockout-carry-player-busy = Jucătorul care merge acum mai departe a jucat deja altă partidă în acea rundă. Păstrați jucătorul care a mers mai departe sau anulați partidele ulterioare.
knockout-choice-not-listed = Înscrierea { $entry } nu este pe lista categoriei. Alegeți jucători de pe această listă.
knockout-choice-twice = Înscrierea { $entry } este aleasă de mai multe ori: la runde ulterioare, calificați sau wild card-uri. Alegeți-o o singură dată.
knockout-choice-size = Numărul { $size } nu se potrivește. Jucători pe listă: { $listed }; calificați și wild card-uri: { $chosen }. Schimbați numărul.
knockout-choice-left-out = Înscrierea { $entry } intră într-o rundă ulterioară, dar este prea jos pe listă pentru a fi trasă la sorți. Alegeți un număr mai mare de jucători.
knockout-excluded-other-category = Categoria { $category }
knockout-excluded-senior = Senior
knockout-excluded-birth-unknown = An de naștere necunoscut
knockout-excluded-pre-registered = Încă neconfirmat
knockout-excluded-withdrawn = Retras
knockout-excluded-guest = Invitat
knockout-excluded-ghost = Înlocuitor
knockout-table-size = Un tablou eliminatoriu are între 2 și 64 de jucători, nu { $players }. Alegeți alt număr.
knockout-table-rounds =
    Turneul are prea puține runde pentru un tablou de { $lines ->
        [few] { $lines } linii
       *[other] { $lines } de linii
    }: { $total } în loc de { $needed }. Alegeți un tablou mai mic.
knockout-plan-lines = Un tablou are 2, 4, 8, 16, 32 sau 64 de linii, nu { $lines }. Alegeți unul dintre aceste numere.
knockout-plan-players =
    Acest tablou de { $lines ->
        [few] { $lines } linii
       *[other] { $lines } de linii
    } are loc pentru 2 până la { $places } jucători, dar lista are { $players }. Schimbați lista sau numărul de linii.
knockout-plan-too-wide =
    Un tablou de { $lines ->
        [few] { $lines } linii
       *[other] { $lines } de linii
    } este prea mare pentru { $players ->
        [few] { $players } jucători
       *[other] { $players } de jucători
    }. Alegeți un tablou mai mic.
knockout-plan-order = { $name } este prea jos pe listă. Puneți întâi jucătorii de pe listă, apoi calificații, apoi wild card-urile (R29, R30).
knockout-plan-wild-cards =
    Un tablou de { $lines ->
        [few] { $lines } linii
       *[other] { $lines } de linii
    } primește cel mult { $most ->
        [one] un wild card
       *[other] { $most } wild card-uri
    }, nu { $given }. Scoateți câteva.
knockout-plan-qualifiers =
    Un tablou de { $lines ->
        [few] { $lines } linii
       *[other] { $lines } de linii
    } primește cel mult { $most ->
        [one] un calificat sau wild card
       *[other] { $most } calificați și wild card-uri
    }, nu { $given }. Scoateți câteva.
knockout-plan-later-round = { $name } nu poate intra în runda { $round } a acestui tablou. Alegeți o rundă anterioară sau urcați jucătorul { $name } pe listă.
knockout-plan-nonce = Nonce-ul „{ $nonce }” nu este hexazecimal. Lăsați programul să tragă unul.
knockout-record-other-table = Procesul-verbal aparține unei trageri pentru altă categorie sau alt număr de jucători. Întrebați cine a schimbat tabloul.
knockout-record-replacement = Căsuța { $place } nu era ocupată de jucătorul care apare în procesul-verbal ca plecat din ea. Întrebați cine a schimbat procesul-verbal.
knockout-record-box = Linia { $line } a tabloului (căsuța { $place }) diferă de sorți. Întrebați cine a schimbat tabloul.

# Calificări.
qualifying-lines =
    Un tablou de { $lines ->
        [few] { $lines } linii
       *[other] { $lines } de linii
    } nu are locuri pentru calificați. Alegeți 8, 16 sau 32 de linii (R30).
qualifying-rounds = Calificările au una sau două runde, nu { $rounds }. Alegeți una sau două (R30).
qualifying-wild-cards =
    Un tablou de { $lines ->
        [few] { $lines } linii
       *[other] { $lines } de linii
    } primește cel mult { $most ->
        [one] un wild card
       *[other] { $most } wild card-uri
    }, nu { $given }. Dați mai puține wild card-uri.
qualifying-too-few =
    { $players ->
        [one] Un jucător este prea puțin
        [few] { $players } jucători sunt prea puțini
       *[other] { $players } de jucători sunt prea puțini
    } pentru a juca pentru { $places ->
        [few] { $places } locuri
       *[other] { $places } de locuri
    }. Trageți la sorți un tablou cu jucători liberi.
qualifying-too-early = Tabloul începe în runda { $round }, prea devreme pentru calificările dinaintea lui. Alegeți mai puține runde de calificare.

# Trageri la sorți, pentru eliminatorii și pentru Finală.
draw-plan-twice = { $name } apare de două ori pe listă. Scoateți una dintre apariții.
draw-record-commitment = Lista înghețată are amprenta { $found }, nu angajamentul publicat { $published }. Întrebați cine a schimbat lista.
draw-record-text = Linia { $line } a listei înghețate diferă de procesul-verbal al tragerii. Întrebați cine a schimbat procesul-verbal.
draw-record-plan = Lista din procesul-verbal nu poate fi trasă la sorți. { $cause }

# Finala anului.
final-game-not-due = Partida { $number } a Finalei din runda { $round }: { $block }
final-group-tied = În grupa { $group } este o egalitate pe care o pot rezolva numai partide pe table mai mici. Introduceți întâi ordinea jucătorilor aflați la egalitate (R51).
final-plan-size = O Finală are zece sau opt jucători, sau șase ori patru dacă au venit mai puțini. O Finală cu numărul de jucători { $size } nu poate fi trasă la sorți.
final-plan-nonce = Nonce-ul „{ $nonce }” nu este hexazecimal. Introduceți octeți întregi, de exemplu 5eed.
final-plan-rests = Grupele de cinci își împart pauzele pe zile; grupele mai mici nu. Alegeți planul de pauze potrivit grupelor (R54).
final-plan-long-day = Ziua { $day } nu poate avea trei runde ale grupelor. Alegeți ziua 1 sau 2.
final-record-other-final = Procesul-verbal aparține unei Finale de altă categorie sau cu alt număr de jucători. Întrebați cine a schimbat Finala.
final-record-seat = Poziția { $position } din grupa { $group } diferă de sorți. Întrebați cine a schimbat grupele.

# Punctele circuitului.
points-no-competition = Turneul nu are competiția { $id }. Alegeți una dintre competițiile lui.
points-no-class = Sezonul { $season } nu are puncte pentru clasa { $class }: alegeți una dintre { $known }.
