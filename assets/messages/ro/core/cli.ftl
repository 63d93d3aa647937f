# Textele din crate-ul `cli`.

# Runde
cli-seat-invalid = „{ $text }” nu este un loc. Scrieți MASA:black sau MASA:white.
cli-number-unknown = Nu există jucătorul { $number }. Lista jucătorilor se vede cu „entries”.
cli-two-players = Numiți doi jucători, de exemplu --players 4,17.
cli-numbers-invalid = „{ $text }” nu este un număr sau un interval de numere. Scrieți 7 sau 7..12.
cli-category-invalid = „{ $text }” nu este o categorie. Scrieți un număr ca 12 sau senior.
cli-ladder-game-invalid = „{ $text }” nu este o partidă a scării. Scrieți 9x9, 7x7, 5x5, 1x1 sau new.
cli-ladder-result-invalid = „{ $text }” nu este un rezultat al unei partide din scară. Scrieți black, white, = sau nr.
