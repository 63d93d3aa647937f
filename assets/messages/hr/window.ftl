### The window's texts in Croatian.
### Radni prijevod; izvorni govornik ga još nije pregledao.

## The frame, the start page and the screens of an event

close = Zatvori
failed = Ovaj se dio prozora ne može prikazati. Sve dosad uneseno je spremljeno.
failed-reason = Razlog: { $reason }
failed-again = Pokušaj ponovno
failed-leave = Natrag
cancel = Odustani
save = Spremi
all = sve
none = nema
busy = Radim …

start-lead = Ždrijeb, rezultati i poredak za go turnire. Radi bez interneta.
start-sample = Otvori ogledni turnir
start-sample-about = 64 izmišljena igrača, spremna za prvo kolo: razgledajte i vježbajte.
start-stage = Otvori cijelu postaju serije
start-stage-about = Veći primjer: Open, Future Stars, Senior Youth i partije sa slobodnim sparivanjem, 108 izmišljenih igrača u jednoj datoteci.
start-new = Novi turnir
start-new-about = Unesite naziv i datume. Igrače uvezite s popisa ili upišite.
start-open = Otvori turnir
start-open-about = Datoteka turnira programa Drawmaster na ovom računalu ili USB-u.
start-import = Uvezi iz drugog programa
start-import-about = Turnir iz programa OpenGotha ili MacMahon ili popis igrača.
start-recent = Nedavne datoteke

name = Naziv
place = Mjesto
country = Država
event-country-hint = dva slova, npr. HR
event-start = Prvi dan
event-end = Posljednji dan
event-rounds = Kola
event-template = Vrsta
event-days-hint = prazno za uobičajenu duljinu te vrste
event-minutes = Osnovno vrijeme u minutama
event-overtime = Dodatno vrijeme
event-overtime-hint = 3x30 byo-yomi, 15/300 kanadski, +20 Fischer ili none
template-seygo-open = Serija mladih: Open s nokautom
template-eygc = Europsko prvenstvo mladih
template-club-day = Klupski turnir, jedan dan
template-congress = Kongres
template-future-stars = Future Stars
template-self-paired = Slobodno sparivanje 9x9
template-about-seygo-open = McMahon s ravnopravnim partijama, nokaut po dobnim kategorijama u zadnjim kolima, dvostruki unos rezultata.
template-about-eygc = McMahon s ravnopravnim partijama, bodovi prvenstva, dvostruki unos rezultata.
template-about-club-day = McMahon s hendikepom, jednostruki unos rezultata.
template-about-congress = McMahon s ravnopravnim partijama, duge partije, visok bar.
template-about-future-stars = Švicarski sustav za novake: kratke partije, bez bodova serije. Iskusni igrači ne mogu nastupiti.
template-about-self-paired = Popratni turnir na pločama 9x9. Bilo koja dva igrača igraju kad žele, najviše dvaput; ništa se ne sparuje.
preview-title = Pregled
preview-class =
    EGF klasa { $class }: { $class ->
        [A] partije imaju punu težinu.
        [B] partije imaju tri četvrtine težine.
        [D] partije imaju četvrtinu težine.
       *[C] partije imaju polovicu težine.
    }
preview-unrated = Ne ulazi u rejting: vrijeme za razmišljanje je prekratko.
preview-bar = Na baru ili iznad njega treba biti { $from } do { $to } igrača.
preview-handicap = Hendikep: razlika bodova minus { $less }.
preview-newcomers = Samo novaci: najviše { $age } godina, najveći broj turnira za rejting { $contests }.
preview-categories = Dobne kategorije: { $categories }.
event-create = Stvori turnir
event-close = Zatvori turnir

rail-open = Zasloni
rail = Zasloni
screen-register = Popis prijava
screen-knockouts = Nokaut
screen-final = Finale
screen-rounds = { event-rounds }
screen-referee = Sudac
screen-standings = Poredak
screen-print = Ispis i slanje
screen-history = Povijest

keys = Tipkovni prečaci
keys-window = Svugdje
key-next = sljedeći korak
key-larger = povećaj, smanji
key-screens = prijeđi na drugi zaslon
key-find = traži
key-find-letters = traži: slova idu u polje za traženje
key-entry-take = upiši nađenog igrača ili otvori karticu igrača
key-grid = kretanje po mreži, promjena
key-bar = primijeni predloženi bar
key-panels = dijelovi prijava
key-choose = odaberi redak
key-game = odaberi partiju
key-category = promijeni kategoriju
key-table = kretanje poljima i partijama na igračevu putu
key-sections = dijelovi tablice
key-zoom = zumiranje; Z uklapa crtež u prozor
key-ceremony = prikaži ždrijeb polje po polje
key-replace = zamijeni igrača prije prvih partija
key-list = prije ždrijeba: pomakni igrača gore ili dolje
key-way = prije ždrijeba: pozivnica, kvalifikant, kasnije kolo
key-freeze = zamrzni popis za ždrijeb
key-table-results = unesi rezultate, kao u Kolima
key-forfeit = kontumacija, zatim tko pobjeđuje
key-walkover = prolaz bez borbe u nokautu, zatim tko prolazi
key-ladder = jigo-ljestve, zatim tko je pobijedio
key-ladder-games = idi na jigo-ljestve; ondje ih S pokreće, 1 2 = unosi partije
key-settle = riješi različite unose, zatim rezultat
key-board = idi na ploču
key-pass = drugi unos
key-hand = u nacrtu: razdvoji, spari dvoje, zaključaj, ponovno spari, spari ostale, objasni
key-seats = u nacrtu: odaberi Crnog ili Bijelog za zamjenu s drugim igračem
key-bye = u nacrtu: slobodno kolo odabranom igraču
key-renumber = u nacrtu: prenumeriraj ploče
key-swap = u nacrtu: zamijeni boje
key-rounds = prethodno i sljedeće kolo

palette = Traženje radnji, igrača, ploča, postavki, listova i pomoći
palette-find = Upišite nekoliko slova
palette-help = Pomoć: { $screen }
palette-copy = Kopija: { $at }
palette-kind-player = igrač
palette-kind-board = ploča
palette-kind-setting = postavka
palette-kind-sheet = list
palette-kind-help = pomoć
palette-kind-copy = kopija
palette-kind-file = datoteka
screen-start = Početak
help-start = Otvorite ogledni turnir i isprobajte sve sa 64 izmišljena igrača.
    Novi turnir treba naziv i datume; igrači se uvoze s popisa ili dodaju jedan po jedan.
    Nedavni turniri navedeni su s datumima, mapom i stanjem.
key-save = gdje se turnir sprema
key-result-menu = rezultati ploče
saved-already = Već spremljeno: { $time }, datoteka { $file }. Svaka se promjena odmah sprema.
saved-last = Svaka se promjena odmah sprema. Zadnja: { $time }.
saved-in = Datoteka turnira: { $file }. Svaka se promjena odmah sprema.
palette-go = Idi na: { $screen }

status-round = { $round }. kolo od { $rounds }
status-results = rezultati: { $agreed } od { $games }
status-confirmed = potvrđeno
status-unfinished = { $count ->
    [one] { $count } prekinuta partija
    [few] { $count } prekinute partije
   *[other] { $count } prekinutih partija
}
status-disagreements =
    unosi se razlikuju: { $count ->
        [one] { $count } ploča
        [few] { $count } ploče
       *[other] { $count } ploča
    }
status-conflicts = { $count ->
    [one] { $count } proturječan rezultat
    [few] { $count } proturječna rezultata
   *[other] { $count } proturječnih rezultata
}
status-registered =
    upisano: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }
status-preregistered = još nije upisano: { $count }
status-slips =
    ružičasti na čekanju: { $count ->
        [one] { $count } listić
        [few] { $count } listića
       *[other] { $count } listića
    }
status-open = prijave otvorene
status-closed = prijave zaključene

next-register = Upiši igrače
next-close-register = Zaključi prijave
next-settle-slips = Riješi ružičaste listiće
next-draw-knockouts = Izvuci nokaut
next-decide-knockout = Odluči partiju { $round }. kola
next-pair = Spari { $round }. kolo
next-pair-again = Ponovno spari { $round }. kolo
next-release = Objavi { $round }. kolo
next-enter-results = Unesi rezultate
next-resolve-disagreement = Riješi razliku
next-settle-conflicts = Riješi proturječja
next-confirm-round = Potvrdi { $round }. kolo
next-add-rounds = Dodaj kola
next-finish = Prikaži konačni poredak
next-add-games = Dodaj partije
next-fill-stage = Popuni fazu

undo = Poništi
undo-what = Poništi: { $what }
undo-of-helper = { $what } ({ $who })
undo-nothing = Nema što poništiti.
redo = Ponovi
redo-nothing = Nema što ponoviti.

operation-create_event = stvaranje turnira
operation-issue_bundle = izdavanje paketa
operation-hand_over_event = predaja turnira
operation-import_seed_list = uvoz liste nositelja
operation-import_event = uvoz turnira
operation-open_sample = stvaranje oglednog turnira
operation-add_competition = dodavanje natjecanja: { $player }
operation-add_stage = dodavanje faze: { $player }
operation-fill_stage = popunjavanje faze
operation-import_competition = uvoz natjecanja: { $player }
operation-remove_competition = uklanjanje natjecanja
operation-enter_people = prijava: { $player }
operation-add_entry = dodavanje: { $player }
operation-change_entry = uređivanje: { $player }
operation-set_entry_status = status: { $player }
operation-take_rated = preuzimanje s rejting-liste
operation-set_paid = pristojba: { $player }
operation-set_price = cijena: { $player }
operation-remove_price = uklanjanje cijene: { $player }
operation-include_levy = pristojba u kotizaciji
operation-choose_fees = naknade: { $player }
operation-grant_discount = popust: { $player }
operation-revoke_discount = uklanjanje popusta: { $player }
operation-take_payment = uplata: { $player }
operation-refund_payment = povrat: { $player }
operation-set_cash_day = stanje blagajne
operation-import_list = uvoz popisa
operation-close_register = zaključenje prijava
operation-change_draw_seed = novo sjeme ždrijeba
operation-set_bar = postavljanje bara
operation-draw_knockout = ždrijeb KO{ $category }
operation-freeze_knockout = zamrzavanje KO{ $category }
operation-freeze_final = zamrzavanje, Finale { $category }
operation-draw_final = ždrijeb, Finale { $category }
operation-settle_final = razrješenje izjednačenja, Finale { $category }
operation-change_final = postavke, Finale { $category }
operation-plan_qualifying = plan kvalifikacija KO{ $category }
operation-replace_in_knockout = zamjena u KO{ $category }
operation-decide_knockout = odluka u KO{ $category }
operation-pair_round = sparivanje { $round }. kola
operation-unpair_round = razdvajanje { $round }. kola
operation-release_round = objava { $round }. kola
operation-confirm_round = potvrda { $round }. kola
operation-enter_result = rezultat ploče { $board }, { $round }. kolo
operation-add_game = dodavanje partije
operation-remove_game = uklanjanje partije
operation-add_team = dodavanje ekipe: { $player }
operation-change_team = promjena ekipe
operation-remove_team = uklanjanje ekipe
operation-set_line_up = postava ekipe, { $round }. kolo
operation-enter_ladder = jigo-ljestve ploče { $board }, { $round }. kolo
operation-start_ladder = početak jigo-ljestava ploče { $board }, { $round }. kolo
operation-record_ladder_game = partija jigo-ljestava ploče { $board }, { $round }. kolo
operation-take_back_ladder_game = uklanjanje partije jigo-ljestava ploče { $board }, { $round }. kolo
operation-set_round_clock = vremena { $round }. kola
operation-mark_late = kašnjenje: ploča { $board }, { $round }. kolo
operation-mark_arrived = dolazak: ploča { $board }, { $round }. kolo
operation-clear_late = uklanjanje kašnjenja: ploča { $board }, { $round }. kolo
operation-adjourn_game = prekid partije: ploča { $board }, { $round }. kolo
operation-resume_game = nastavak partije: ploča { $board }, { $round }. kolo
operation-remove_adjournment = uklanjanje prekida: ploča { $board }, { $round }. kolo
operation-publish_times = novi počeci kola
operation-enter_results = rezultati { $round }. kola
operation-swap_colours = zamjena boja na ploči { $board }, { $round }. kolo
operation-swap_players = zamjena igrača, { $round }. kolo
operation-lock_board = zaključavanje ploče { $board }, { $round }. kolo
operation-unpair_board = razdvajanje ploče { $board }, { $round }. kolo
operation-pair_two = sparivanje: { $player }, { $round }. kolo
operation-pair_rest = ponovno sparivanje otključanih ploča, { $round }. kolo
operation-set_handicap = hendikep ploče { $board }, { $round }. kolo
operation-move_bye = slobodan igrač { $round }. kola
operation-pair_some = sparivanje nekih igrača, { $round }. kolo
operation-renumber_boards = prenumeriranje ploča, { $round }. kolo
operation-move_board = premještanje ploče { $board }, { $round }. kolo
operation-fix_prize_list = promjena popisa za dodjelu nagrada
operation-lower_sleeper = sniženje početnih bodova: { $player }
operation-change_settings = postavka: { $setting }
operation-add_slip = dodavanje ružičastog listića
operation-apply_slip = provedba ružičastog listića
operation-refuse_slip = odbijanje ružičastog listića
operation-add_official = dodavanje službene osobe: { $player }
operation-change_official = promjena službene osobe: { $player }
operation-remove_official = uklanjanje službene osobe
operation-add_helper = dodavanje pomoćnika { $player }
operation-report_result = prijava igrača, ploča { $board }
operation-contradicting_result = proturječan rezultat pomoćnika, ploča { $board }
operation-dismiss_report = odbacivanje prijava s ploče { $board }
operation-revoke_helper = opoziv koda pomoćnika
operation-promote_second_desk = drugi stol preuzima
operation-add_case = dodavanje slučaja
operation-change_case = opis slučaja { $case }
operation-rule_case = odluka u slučaju { $case }
operation-protest_case = prigovor u slučaju { $case }
operation-appeal_case = žalba u slučaju { $case }
operation-close_case = zaključenje slučaja { $case }
operation-publish_case = objava slučaja { $case }
operation-guide_case = postupak u slučaju { $case }
operation-set_article_text = spremanje teksta članka pravila
operation-migrate = prelazak na ovaj format datoteke
operation-salvage = oporavak iz oštećene datoteke
operation-unknown = radnja novije verzije

panel-entries = Prijave
panel-participation = Sudjelovanje
panel-checkin = Dolazak
panel-slips = Ružičasti listići
panel-closing = Zaključenje
template-pair-go = Pair go
template-about-pair-go = Švicarski sustav za parove: dvije osobe zajedno igraju jednu partiju. Partije se ne računaju za rejting.
operation-add_pair = dodati par { $player }
operation-change_pair = promijeniti par { $player }
pair-add = Dodaj par
pair-change = Promijeni par
pair-first = Prva osoba
pair-second = Druga osoba
pair-person = Osoba
pair-new-person = netko novi
pair-mixed = Mješoviti par, potvrđeno
pair-mixed-hint = Žena i muškarac. Spol se ne sprema.
pair-details = Kola i ploča
closing-not-mixed = Nepotvrđeni kao mješoviti parovi: { $names }.
panel-teams = Ekipe
panel-fees = Blagajna
fees-filter = Prikaži
fees-filter-all = Svi
fees-filter-unpaid = Nisu platili
fees-filter-credit = Preplatili
fees-for = Za što
fees-owed = Za platiti
fees-paid = Plaćeno
fees-open = Preostaje
fees-levy = Pristojba
fees-credit = Preplata
fees-item = Stavka
fees-total = Ukupno { $currency }
fees-exact = Primi točan iznos
fees-pay = Drugi iznos
fees-pay-of = Uplata: { $name }
fees-pay-save = Primi uplatu
fees-refund = Povrat
fees-refund-of = Povrat: { $name }
fees-refund-save = Vrati novac
fees-account = Dodaci i popusti
fees-account-of = Naknade: { $name }
fees-account-sum = Za platiti { $owed }, plaćeno { $paid }, preostaje { $open } { $currency }
fees-receipt = Priznanica
fees-prices = Cijene
fees-prices-none = Turnir još nema cijena.
fees-report = Blagajnički izvještaj
fees-none-chosen = Odaberite osobu.
fees-nothing-open = Ova osoba nema što platiti.
fees-nothing-paid = Ova osoba nije ništa platila.
fees-empty = Na ovom popisu nema nikoga.
fees-no-prices = Najprije postavite cijene ili pristojbu u postavkama turnira.
fees-no-currency = Turnir još nema valutu. Postavite je u postavkama turnira, kod pristojbe.
fees-lacks-price = nema cijene za ovu kategoriju
fees-withdrew = odustanak
fees-gone = više nema prijavu
fees-taken = Priznanica { $receipt }: primljeno { $amount }, plaća { $name }.
fees-sum = Za platiti { $owed }, plaćeno { $paid }, preostaje { $open }; { $count ->
    [0] svi su platili
    [one] { $count } osoba još treba platiti
    [few] { $count } osobe još trebaju platiti
   *[other] { $count } osoba još treba platiti
}
fees-amount = Iznos
fees-method = Način plaćanja
fees-method-cash = gotovinom
fees-method-transfer = bankovnim prijenosom
fees-taken-by = Prima
fees-taken-by-hint = Prazno: vaše ime
fees-note = Napomena
fees-reason = Razlog
fees-payment = Priznanica { $receipt }, { $at }: { $amount } { $method }, { $who }
fees-category = Kategorija
fees-category-membership = Po članstvu
fees-category-everyone = Svi ostali
fees-category-member = Članovi
fees-category-non_member = Nečlanovi
fees-category-concession = Snižena cijena
fees-category-child = Djeca
fees-category-free = Besplatno
fees-entered = Dan prijave
fees-entered-hint = Prazno: rana prijava
fees-extra = Količina: { $name }
fees-discounts = Popusti
fees-forgive = Odsad duguje za toliko manje
fees-void = Poništene priznanice: { $numbers }
fees-discount-grant = Odobri popust
fees-discount-revoke = Ukloni popust
fees-price-name = Naziv
fees-price-set = Postavi cijenu
fees-price-remove = Ukloni
fees-kind = Tko to plaća
fees-kind-entry = Svi
fees-kind-extra = Tko to odabere
fees-competition = Natjecanje
fees-whole-event = Cijeli turnir, jednom
fees-late = { $amount } od { $day }
fees-late-amount = Cijena za kasnu prijavu
fees-late-from = Kasna prijava od
fees-levy-included = Kotizacija uključuje pristojbu
fees-till = Početno stanje { $float }, gotovina { $received }, povrati { $refunded }: u blagajni treba biti { $expected }.
fees-counted = Prebrojeno { $counted }, razlika { $difference }.
fees-transfers = Bankovni prijenosi { $received }, povrati { $refunded }.
fees-day = Dan
fees-day-hint = Prazno: danas
fees-float = Početno stanje ujutro
fees-count = Prebrojeno navečer
fees-till-save = Spremi stanje blagajne
team-add = Dodaj ekipu
team-change = Promijeni ekipu
team-remove = Ukloni ekipu
team-name = Naziv ekipe
team-members = Članovi
team-member-add = Dodaj člana
team-substitute = pričuva
team-absent = odsutan
team-incomplete = premalo igrača
team-up = Gore
team-out = Izvadi
team-first = Ovo je ploča 1.
board-title = Ploča { $board }
team-line-up = Postava za { $round }. kolo
team-line-up-of = { $name }: postava za { $round }. kolo
team-usual = Uobičajena postava
team-set = (zadano)
team-plays = Igra u { $round }. kolu
team-closed = { $round }. kolo je potvrđeno.
teams-size =
    { $size ->
        [one] { $size } ploča
        [few] { $size } ploče
       *[other] { $size } ploča
    }
teams-order-fixed = redom s popisa
teams-order-free = bilo kojim redom
teams-without = Bez ekipe: { $names }
teams-empty = Još nema ekipa. Unesite igrače, zatim dodajte ekipe.
teams-none-chosen = Najprije odaberite ekipu.
col-team = Ekipa
round-matches = Susreti
competition-teams = Broj ploča u susretu ekipa
competition-teams-hint = Ostavite prazno ako igraju pojedinci.

grid-lead = Strelice pomiču, razmaknica mijenja. Ispod svakog kola: koliko upisanih igrača igra.
grid-plays = { $name } igra { $round }. kolo
grid-misses = { $name } ne igra { $round }. kolo
checkin-find = Traži igrača koji dolazi ( / ), Enter ga upisuje
checkin-count = stiglo: { $arrived } od { $expected }

closing-look = Prije zaključenja prijava
closing-strengths = Po rangu
closing-categories = Po dobnoj kategoriji
closing-bar-picture = Bar
closing-bar-about = Upisani igrači po rangu: { $players }; na baru { $bar } ili iznad: { $count }.
closing-bar-value = Bar { $bar }: { $count } na njemu ili iznad, { $below } ispod
closing-bar-hint = Povucite crtu ili je pomaknite strelicama i pritisnite Enter.
closing-bar-set = Postavi bar na { $bar }
closing-bar-moved = Bar je na { $bar }.
closing-bar-guideline = Preporučeno: { $from } do { $to }
closing-bar-above = Na njemu ili iznad
closing-senior = odrasli ili nepoznato
closing-closed = Prijave su zaključene { $when }.
closing-even =
    U 1. kolu: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }, nitko nije slobodan.
closing-even-teams = U 1. kolu: { $count ->
    [one] { $count } ekipa
    [few] { $count } ekipe
   *[other] { $count } ekipa
}, nijedna nije slobodna.
closing-odd-teams = U 1. kolu: { $count ->
    [one] { $count } ekipa
    [few] { $count } ekipe
   *[other] { $count } ekipa
}, neparan broj: jedna je ekipa slobodna.
closing-odd =
    U 1. kolu: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }, neparan broj: jedan je slobodan ako ne nađete popunu.
closing-odd-pairs = U 1. kolu: { $count ->
    [one] { $count } par
    [few] { $count } para
   *[other] { $count } parova
}, neparan broj: jedan je slobodan.
closing-odd-ghost =
    U 1. kolu: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }, neparan broj: igra popuna.
closing-seen = Svi najavljeni igrači sada su upisani ili su odustali.
closing-unseen = Najavljeni, još neupisani ({ $count }): { $names }
closing-births = Sve su godine rođenja poznate.
closing-no-birth =
    Bez godine rođenja: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }: { $names }
closing-single = Nema vjerojatnih dvojnika.
closing-doubles = Mogući dvojnici: { $names }
closing-bar =
    Na baru { $bar } ili iznad njega: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }; preporučeno je { $from } do { $to }.
closing-bar-proposed =
    Na baru { $bar } ili iznad njega: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }; preporučeno je { $from } do { $to }. Uz bar { $proposed } bilo bi ih { $proposedCount }.

slips-open = Prijave su još otvorene: uredite ih izravno. Ružičasti listići služe za promjene nakon zaključenja.
slips-empty = Još nema ružičastih listića. Svaki zahtjev za promjenu zabilježite na listiću da se kasnije može provjeriti.
slips-no-match = Nijedan listić ne odgovara pretrazi.
slips-lead = Kola se ne mogu sparivati dok listići čekaju. Najprije ih provedite ili odbijte.
slip-add = Dodaj listić
slip-late = Kasna prijava
slip-apply = Provedi
slip-refuse = Odbij
slip-none = Najprije odaberite listić na čekanju.
slip-pair-anyway = Svejedno spari { $round }. kolo
slip-player = Igrač
slip-player-hint = broj ili ime
slip-player-none = Nijedna prijava nema taj broj ili ime.
slip-leaves = Napušta turnir
slip-note = Igračeva napomena
slip-reason-hint = čuva se s listićem
slip-becomes = { $what }: { $before } postaje { $after }
slip-is = { $what }: { $after }
slip-nothing = bez promjene
slip-seat = još je na ploči { $board } u { $round }. kolu
slip-state-pending = na čekanju
slip-state-applied = provedeno { $when }
slip-state-refused = odbijeno { $when }: { $why }
slip-what-number = Broj
slip-what-family = { entry-family }
slip-what-given = { entry-given }
slip-what-middle = { entry-middle }
slip-what-latin = { entry-latin }
slip-what-town = { entry-town }
slip-what-rank = { col-rank }
slip-what-club = { col-club }
slip-what-country = { country }
slip-what-rounds = { event-rounds }
slip-what-status = { col-status }
slip-what-initial = Početni bodovi
slip-no-value = nema

register-find = Traži po imenu, klubu ili državi ( / )
register-import = Uvezi popis
register-imported =
    Dodano: { $count ->
        [one] { $count } prijava
        [few] { $count } prijave
       *[other] { $count } prijava
    }.
list-paste = Zalijepi iz tablice
list-paste-here = Kopirajte retke u tabličnom programu i zalijepite ih ovdje (Ctrl+V).
list-lines = Retci za ispravak
list-line-number = Redak
list-leave-out = Izostavi
list-leave-out-line = Izostavi redak { $line }
list-cell = Redak { $line }, { $column }
list-leave-rest =
    Izostavi { $count ->
        [one] { $count } redak
        [few] { $count } retka
       *[other] { $count } redaka
    }
list-to-correct =
    Za ispraviti ili izostaviti: { $count ->
        [one] { $count } redak
        [few] { $count } retka
       *[other] { $count } redaka
    }.
list-title = Uvoz: { $file }
list-separator = Razdjelnik
list-separator-comma = zarezi
list-separator-semicolon = točke sa zarezom
list-separator-tab = tabulatori
list-separator-pipe = uspravne crte
list-encoding = Kodiranje
list-sheet = List
list-headed = Prvi redak sadrži nazive stupaca
list-announced = Samo najavljeni, još nisu stigli
list-guessed = Datoteka nije UTF-8; čita se kao { $encoding }. Provjerite imena. Ako su slova pogrešna, odaberite drugo kodiranje.
list-first = Prvi retci popisa
list-column = Značenje stupca { $column }
list-means-nothing = zanemari
list-means-family = { entry-family }
list-means-given = { entry-given }
list-means-name = Puno ime, prezime prvo
list-means-given-first = Puno ime, ime prvo
list-means-middle = { entry-middle }
list-means-latin = { entry-latin }
list-means-rank = { col-rank }
list-means-rating = { col-rating }
list-means-country = { country }
list-means-town = { entry-town }
list-means-club = { col-club }
list-means-birth = Godina ili datum rođenja
list-means-pin = { entry-pin }
list-means-irn = { entry-irn }
list-means-ffg-licence = { entry-ffg-licence }
list-means-ffg-status = Status francuske licencije
list-means-aga-id = { entry-aga }
list-means-user-name = { entry-user-name }
list-means-rating-rank = { entry-rating-rank }
list-means-sex = Spol
list-means-family-group = { entry-family-group }
list-means-sp = SEYGO bodovi { $category }
list-ready =
    Može se uvesti: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }.
list-not-yet = Najprije ispravite pogreške ili odaberite značenje stupaca.
list-take =
    Uvezi: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }
list-event =
    Novi turnir: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }
levy-take = Označi plaćenom
levy-back = Označi neplaćenom
levy-paid = ✓
levy-none = Odaberite prijavu koja duguje pristojbu.
levy-sum =
    Pristojba: za platiti { $due }, plaćeno { $paid }; { $count ->
        [0] svi su platili.
        [one] bez uplate: { $count } igrač.
        [few] bez uplate: { $count } igrača.
       *[other] bez uplate: { $count } igrača.
    }
col-levy = Pristojba
entry-similar = Mogući dvojnik: { $names }. Provjerite prije spremanja.
entry-stars-before = Nastup na Future Stars već ranije
entry-paid = Pristojba plaćena
entry-membership = Savez
membership-member = član (u zemlji ili inozemstvu)
membership-non_member = nije član
membership-concession = sniženo
result-same = Ploča { $board } već ima rezultat { $result }. Ništa nije promijenjeno.
closing-after = Trenutno stanje
closing-slips =
    Ružičasti na čekanju: { $count ->
        [one] { $count } listić
        [few] { $count } listića
       *[other] { $count } listića
    }. Provedite ili odbijte prije sljedećeg sparivanja.
closing-no-slips = Nema ružičastih listića na čekanju.
closing-fees-paid = Svi su platili.
closing-fees-open = { $count ->
    [one] { $count } igrač još treba platiti
    [few] { $count } igrača još trebaju platiti
   *[other] { $count } igrača još treba platiti
}: { $names }
closing-admitted = Voditelj je primio unatoč pravilima: { $names }
register-bar =
    Bar na { $bar }: na njemu ili iznad, upisano: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }.
register-bar-take = Postavi bar na { $bar } prema prijedlogu
register-empty = Još nema prijava. Dodajte prijavu ili uvezite popis.
register-no-match = Nema pogodaka za „{ $typed }”.
register-add-typed = Dodaj „{ $typed }” kao novu prijavu
entry-add = Dodaj prijavu
entry-edit = Uredi
entry-register = Upiši
entry-withdraw = Ispiši igrača
entry-none = Najprije odaberite prijavu.
entry-rated = Igrači s rejting-liste
entry-save-next = Dodaj i nastavi
entry-added =
    { $count ->
        [1] Upisano: { $name }. Dodajte sljedeću osobu ili zatvorite.
        [one] Upisano: { $name }; dosad { $count } osoba. Dodajte sljedeću osobu ili zatvorite.
        [few] Upisano: { $name }; dosad { $count } osobe. Dodajte sljedeću osobu ili zatvorite.
       *[other] Upisano: { $name }; dosad { $count } osoba. Dodajte sljedeću osobu ili zatvorite.
    }
seeds-import = Uvezi listu nositelja
seeds-about = SP iz datoteke { $file } upisuje se prijavama s istim brojem u seriji ili EGD PIN-om.
seeds-key = Ključ serije
seeds-key-hint = ako je zadan, lista s drugim potpisom se odbija
seeds-names = Popuni i prijave nađene samo po imenu
seeds-fill = Upiši SP
seeds-done =
    { $tour }: upisan SP: { $filled ->
        [one] { $filled } prijava
        [few] { $filled } prijave
       *[other] { $filled } prijava
    }, nije na listi: { $unknown }.
seeds-signed = Potpisano ključem
seeds-by-name = Nađeno samo po imenu i nije upisano. Provjerite, označite gornju kućicu i upišite ponovno:
seeds-by-name-filled = Nađeno samo po imenu i upisano:
entry-sp = SP, kategorija { $category }
move-board = Premjesti na drugu ploču
move-board-of = Premjesti ploču { $board }
move-board-to = Na ploču
move-board-number = Upišite broj ploče.
ko-decide = Odluči tko prolazi
ko-decide-about = Odluka vrijedi bez obzira na rezultat partije. U povijesti je s razlogom.
ko-decide-advances = Prolazi
ko-decide-back = Povuci odluku
final-jigos = Jigo u pobjedama vrijedi
final-jigos-nothing = ništa
final-jigos-half = pola pobjede
final-jigos-whole = cijelu pobjedu
copies-second = Druga mapa za kopije
copies-second-none = Nema druge mape
book-rename = Preimenuj prvenstvo
book-rename-to = Novi naziv
book-rename-hint = naziv drugog prvenstva spaja ta dva
book-renamed =
    { $name }: { $editions ->
        [one] { $editions } izdanje
        [few] { $editions } izdanja
       *[other] { $editions } izdanja
    }.
book-confirm = Članstvo potvrđeno za { $year }.
book-confirm-choose = Najprije odaberite igrača.
book-confirmed = Potvrđeno: { $name }, { $year }.
entry-family = Prezime
entry-middle = Srednje ime
entry-latin = Latinični zapis
entry-latin-hint = prezime prvo; ako je prazno: { $proposed }
entry-latin-order = prezime prvo, latinicom
entry-town = Grad
entry-reason = { reason }
entry-reason-hint = potrebno za promjene nakon zaključenja prijava
entry-left = napustio turnir
entry-returned = vratio se
entry-not-seen = dolazak zabunom
entry-given = Ime
entry-registered = Upisano: { $name }.
entry-withdrawn = Odustanak: { $name }.
entry-pin = EGD PIN
entry-pin-hint = osam znamenki
entry-ffg-licence = Francuska licencija (FFG)
entry-ffg-status = Status licencije
entry-ffg-status-hint = - za običnu ili slovo
entry-aga = AGA broj
entry-user-name = Korisničko ime na poslužitelju
entry-rating-rank = Rang za rejting-liste
entry-rating-rank-hint = Samo ako se razlikuje od ranga s kojim igra, npr. 6d kao počasni rang.
entry-irn = Broj u seriji
entry-sex = Spol (za nagrade)
sex-unknown = nije navedeno
sex-f = djevojčica
sex-m = dječak
entry-publication = Objava
publish-full = puno ime
publish-initials = samo inicijali
publish-anonymous = bez imena
entry-overrule = Primi odlukom voditelja, unatoč pravilima
ratings-import = Uvezi rejting-listu
rated-compare = Usporedi s rejting-listom
rated-take = Preuzmi
rated-take-all = Preuzmi sve
rated-same = Sve se prijave slažu s rejting-listama.
rated-unknown = Na rejting-listama nema brojeva ovih igrača: { $names }.
ratings-none = Još nema rejting-liste: uvezite datoteku EGD-a, FFG-a ili AGA-e.
ratings-of =
    Rejting-lista od { $day }, { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }.
ratings-undated =
    Rejting-lista bez datuma, { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }.
ratings-stale = Zastarjela je: prije turnira uvezite novu.
ratings-row =
    na rejting-listi, { $count ->
        [one] { $count } turnir
        [few] { $count } turnira
       *[other] { $count } turnira
    }
entry-birth = Godina rođenja
entry-rank-hint = 30k do 1k, 1d do 9d, 1p do 9p
entry-family-group = Obitelj
entry-family-group-hint = ista riječ za braću, sestre i roditelje
entry-fixed-board = Stalna ploča
entry-fixed-board-hint = npr. zbog teže pokretljivosti; obično prazno
entry-shift = Prilagodba početnih bodova
entry-plays = Igra u kolima
entry-ghost = popuna
entry-guest = gost
entry-ghost-long = Popuna: igra samo kad je broj igrača neparan
entry-guest-long = Gost: ne dobiva mjesto ni bodove
sleepers = Igrači iz najviše skupine koji propuštaju kolo: { $count }. Po pravilima ih niži početni bodovi premještaju iz skupine:
sleeper-rounds = propušta { $rounds }
sleeper-lower = Snizi za { $by }
status-of-preregistered = najavljen
status-of-registered = upisan
status-of-withdrawn = odustao

col-number = Br.
col-name = Ime
col-rank = Rang
col-rating = Rejting
col-country = { country }
col-club = Klub
col-category = Dob
col-sp = SP
col-group = Skupina
col-way = Put
col-stage = Dosegnuo
col-initial = Poč.
col-status = Status
col-missed = Propušta
col-slip = Listić
col-change = Promjena
col-place = Mjesto
col-board = Ploča
col-black = Crni
col-white = Bijeli
col-score = Bodovi
col-result = Rezultat
col-handicap = Hendikep
col-notes = Bilješke
col-remark = Napomena
col-reason = Razlog
col-when = Kad
col-who = Tko
col-what = Što
col-details = Pojedinosti
col-competition = Natjecanje
col-changes = Retci

round-title = { $round }. kolo
round-unpaired = nije spareno
round-draft = nacrt
round-released = objavljeno
round-confirmed = { status-confirmed }
round-pair = Spari
round-unpair = Razdvoji kolo
round-empty = Ovo kolo još nije spareno.
round-bye = Slobodan igrač: { $name }
round-left = Bez para: { $names }
hand = Ručne promjene
hand-unpair = Razdvoji
hand-swap = Zamijeni boje
hand-lock = Zaključaj
hand-unlock = Otključaj
hand-locked = zaključano: ponovno sparivanje ne mijenja ovu ploču
hand-explain = Objasni
hand-idle = Bez partije
hand-pair = Spari ovo dvoje
hand-missing = Ne igra ovo kolo: { $count ->
    [one] { $count } igrač
    [few] { $count } igrača
   *[other] { $count } igrača
}
hand-two = Najprije odaberite dva igrača.
hand-finish = Spari ostale igrače
hand-rest = Ponovno spari otključane
hand-yes = Svejedno učini
hand-round = Cijelo kolo
hand-renumber = Prenumeriraj ploče
hand-renumbered =
    { $count ->
        [0] Nijedan se broj ploče nije promijenio.
        [one] Novi broj ploče: { $count } partija.
        [few] Novi broj ploče: { $count } partije.
       *[other] Novi broj ploče: { $count } partija.
    }
hand-seats = Zamijeni igrače
hand-teams = Zamijeni ekipe, po jednim igračem
hand-held = Odabrano: { $name }. Idite na drugu ploču i odaberite mjesto ili dodijelite slobodno kolo.
hand-seat-first = Najprije odaberite mjesto.
hand-bye = Slobodno kolo
drag-hint = Ili povucite igrača na drugo mjesto ili na slobodno kolo, a broj ploče na drugu ploču.
drag-seat = ploča { $board }, { $colour }
drag-bye = slobodno kolo
drag-pair = partija, protivnik { $name }
board-in-text = ploča { $board }
drag-nowhere = ispustite na mjesto, ploču ili slobodno kolo
drag-number = Povucite broj da premjestite partiju na drugu ploču.
drag-shift = Shift prikazuje brojke.
drag-numbers = Prikaži brojke
verdict-good = U redu
verdict-worse = Lošije
verdict-breaks = Prvo pita
verdict-impossible = Nije moguće
some = Spari neke …
some-title = Spari neke igrače { $round }. kola
some-numbers = Brojevi
some-numbers-hint = 1, 4, 7..12
some-numbers-wrong = Unesite brojeve i raspone, npr. 1, 4, 7..12.
some-scores = Bodovi prije ovog kola
some-scores-hint = 21, 20.5
some-categories = Dobne kategorije
some-senior = odrasli
some-nobody = Najprije odaberite igrače po broju, bodovima ili dobnoj kategoriji.
some-rest = Ostali se sparuju kasnije. Postojeći parovi ostaju. Slobodan igrač određuje se pri sparivanju posljednjih.
some-pair = Spari odabrane
report = Izvještaj za { $round }. kolo
report-short = Izvještaj
report-nothing = Nema ništa za izvijestiti.
groups = Bodovne skupine
groups-about = Bodovne skupine: { $groups }, prijelazi: { $floats }. Tablica ispod prikazuje isto.
groups-line = Ploča { $board }: { $down } u nižu skupinu, protivnik { $up }
groups-lines = { $count ->
    [one] { $count } prijelaz
    [few] { $count } prijelaza
   *[other] { $count } prijelaza
}
groups-float = { $board } do { $score }
groups-players = Igrači
groups-games = Partije unutar skupine
groups-down = Ploče s prijelazom u nižu
groups-alone = { $count ->
    [one] { $count } igrač bez partije
    [few] { $count } igrača bez partije
   *[other] { $count } igrača bez partije
}
picture-table = Kao tablica
button-key = Tipka: { $key }
table-columns = Stupci
table-find = Traži u tablici
table-found = { $shown } od { $all } redaka
table-none-found = Ništa u tablici ne odgovara: { $typed }.
table-copy = { $count ->
    [one] Kopiraj { $count } redak
    [few] Kopiraj { $count } retka
   *[other] Kopiraj { $count } redaka
}
table-copied = { $count ->
    [one] { $count } redak je u međuspremniku.
    [few] { $count } retka su u međuspremniku.
   *[other] { $count } redaka je u međuspremniku.
}
entry-register-marked = Upiši označene: { $count }
entry-withdraw-marked = Povuci označene: { $count }
boards-grid = Ploče po stanju
boards-grid-about = Ploče: { $all }. Gotovo: { $done }, upisano jednom: { $once }, razlikuje se: { $differ }, otvoreno: { $open }.
boards-grid-differ = prolazi se razlikuju
boards-grid-ladder = jigo, treba odlučiti
boards-grid-adjourned = prekinuto
boards-grid-open = otvoreno
boards-grid-once = upisano jednom
boards-grid-complete = gotovo
remark-rematch =
    Već su igrali: { $count ->
        [one] { $count } put
        [few] { $count } puta
       *[other] { $count } puta
    }.
remark-second-bye = Još jedno slobodno kolo za igrača { $first } spriječilo bi ovaj ponovljeni susret.
remark-family = Iz iste su obitelji.
remark-float = { $first } ide u nižu skupinu, { $second } u višu, za { $amount }.
remark-categories = U različitim su dobnim kategorijama.
remark-far-apart = Daleko su: razlika u rangu { $first }, u bodovima { $second }.
remark-club = Iz istog su kluba.
remark-country = Iz iste su države.
remark-blacks = { $first }: s Crnima više nego s Bijelima, razlika { $amount }.
remark-whites = { $first }: s Bijelima više nego s Crnima, razlika { $amount }.
remark-handicap =
    { $count ->
        [1] Bez komija.
        [one] Hendikep: { $count } kamen.
        [few] Hendikep: { $count } kamena.
       *[other] Hendikep: { $count } kamenova.
    }
level-met-before = ponovljeni susreti
level-same-family = ista obitelj
level-winless = igrači bez pobjede
level-categories = miješane kategorije
level-score-difference = razlike bodova
level-may-meet-in-the-knock-out = mogući protivnici u nokautu
level-floats = prijelazi
level-same-club = isti klub
level-same-country = ista država
level-colours = ravnoteža boja
level-handicap = hendikepi
level-seeding = redoslijed unutar bodovnih skupina
level-lot = brojevi ždrijeba
level-clubs-and-countries = klubovi i države
hand-price = U usporedbi s najboljim sparivanjem: { $price }.
hand-best = Kolo je dobro kao najbolje sparivanje.
why = Zašto ploča { $board }?
why-pays = Trošak: { $price }.
why-free = Nema troška.
why-otherwise = Bez njega bi kolo bilo lošije: { $price }.
why-instead = Protivnik Crnog tada bi bio { $black }, a Bijelog { $white }.
why-worse = S njim je kolo lošije od najboljeg: { $price }.
why-best-instead = U najboljem kolu protivnik Crnog je { $black }, a Bijelog { $white }.
pass-black = 1. unos: rezultati Crnog.
pass-white = 2. unos: rezultati Bijelog.
pass-both = Rezultati.
keys-results = 1 pobjeda Crnog · 2 pobjeda Bijelog · = jigo · 0 oba gube · F kontumacija · W prolaz bez borbe · Backspace briše · B broj ploče
keys-results-two = 1 pobjeda Crnog · 2 pobjeda Bijelog · = jigo · 0 oba gube · F kontumacija · W prolaz bez borbe · Backspace briše · B broj ploče · P drugi unos
waiting-forfeit = Kontumacija: tko pobjeđuje? 1 Crni · 2 Bijeli · 0 nitko
waiting-walkover = Prolaz bez borbe: tko prolazi? 1 Crni · 2 Bijeli
waiting-ladder = Ljestve: tko je pobijedio? 1 Crni · 2 Bijeli
waiting-settle = Točan rezultat: 1 pobjeda Crnog · 2 pobjeda Bijelog · = jigo · 0 oba gube
keys-disagree = Unosi se razlikuju na ploči { $board }. Provjerite listić, zatim pritisnite S i rezultat, koji zamjenjuje oba unosa.
keys-confirmed = Ovo je kolo potvrđeno. Za ispravak ploče pritisnite S i zatim rezultat.
keys-ladder = Ploča { $board } je jigo u nokautu. Pritisnite G za ljestve i vremena ili L pa 1 ili 2 za pobjednika.
keys-rounds = [ prethodno kolo · ] sljedeće kolo
pass-count = { $done } od { $all }
pass-counts = 1. unos: { $first } od { $all } · 2. unos: { $second }
waiting-board = Ploča { $digits } …
result-black = pobjeda Crnog
result-white = pobjeda Bijelog
result-jigo = jigo
result-both-lose = oba gube
result-black-forfeit = pobjeda Crnog kontumacijom
result-white-forfeit = pobjeda Bijelog kontumacijom
result-both-forfeit = oba gube kontumacijom
result-wo-black = Crni prolazi bez borbe
result-wo-white = Bijeli prolazi bez borbe
result-none = bez rezultata
result-unknown = nepoznato
result-disagree = { $black } prema Crnom, { $white } prema Bijelom
result-choose = Rezultat ploče { $board }
result-clear = obriši rezultat
result-wins = Pobjeda: { $name }
result-settle = Ispravi ploču { $board }
pass-to-white = Idi na 2. unos
pass-to-black = Idi na 1. unos
correction = Ispravi ploču { $board } u { $round }. kolu
correction-affected = O ovom rezultatu ovise kasnije partije tablice:
correction-through = Provedi dalje
correction-annul = Poništi kasnije partije
correction-keep = Zadrži igrače koji su prošli
correction-change = { $before } postaje { $after }
correction-standings = Poredak nakon { $round }. kola i kasnije se mijenja. Prije ispisani listovi su zastarjeli.
correction-later = { $later }. kolo je već spareno sa starim rezultatom. Njegovi parovi ostaju.
release-stale = Objaviti { $round }. kolo iako je zastarjelo?
stale-only = Ponovno spari samo { $count ->
    [one] ploču { $boards }
    [few] ploče { $boards }
   *[other] ploče { $boards }
}
stale-forfeit = Unesi kontumaciju na ploči { $board }
stale-both-forfeit = Unesi da na ploči { $board } oba gube
stale-seat = Smjesti na ploču { $board }: { $name }
change-pairing = Promijeni parove
change-pairing-about = Promijenite ploče objavljenog kola koje nemaju rezultat. Promijenjene se ploče označuju.
release-title = Objaviti { $round }. kolo bez svih?
release-about =
    Bez partije i bez slobodnog kola: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }:
release-pair = Spari ih
release-bye = Slobodno kolo: { $name }
release-pair-bye = Spari { $name } i slobodnog igrača { $other }
release-anyway = Svejedno objavi
ladder = Jigo-ljestve
ladder-accepted = Sudac je prihvatio jigo: { $time }.
ladder-accepted-at = Jigo prihvaćen
ladder-empty-hint = prazno za sada
ladder-start = Pokreni ljestve
ladder-board = { $lines }×{ $lines }
ladder-new-game = Nova partija
ladder-times = { $minutes } min, zatim 1 × { $seconds } s; komi { $komi }
ladder-remaining = Preostalo: Crni { $black }, Bijeli { $white }
ladder-left = Preostale minute, { $colour }
ladder-was-white = { $colour } izvlači Bijele i pobjeđuje
ladder-game-won = { $colour } pobjeđuje
ladder-played = odigrano
ladder-next = sljedeća
ladder-later = po potrebi
ladder-needless = nije potrebno
ladder-between = počinje { $from } do { $to }
ladder-from = počinje { $from }
ladder-wait = za { $time }
ladder-start-due = do početka { $time }
ladder-late = kašnjenje { $time }
ladder-nigiri = Nigiri: Crni mora pasirati, pa Bijeli pobjeđuje. Tko je nakon nigirija bio Bijeli? Boje su one iz prve partije.
ladder-black-is-white = Crni je sada Bijeli
ladder-white-is-white = Bijeli je sada Bijeli
ladder-ended = Završeno
ladder-advances = Dalje prolazi { $name }.
ladder-back = Ukloni zadnju partiju
ladder-won = { $colour } pobjeđuje na ljestvama
needs-ladder = jigo: potrebne ljestve
note-rematch = već su igrali
note-family = ista obitelj
note-club = isti klub
note-country = ista država
note-black_floats_down = Crni u nižu skupinu
note-white_floats_down = Bijeli u nižu skupinu
note-far_apart = daleko
note-board9 = 9x9
note-board13 = 13x13

ko-name = KO{ $category }
ko-players =
    { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }
ko-not-drawn = nije izvučeno
ko-draw = Izvuci KO{ $category }
ko-draw-all = Izvuci sve
ko-all-frozen = Popis je zamrznut. Sada se ne izvlači i zadržava najavljeni otisak.
ko-all-planned = Izvlači se s vašim postavkama.
ko-all-usual = Izvlači se prema prijedlogu.
ko-choice = Postavke ždrijeba
ko-size = Igrači u tablici
ko-size-other = Drugi broj
ko-first-round = Prvo kolo
ko-first-round-hint = prazno: završava sa zadnjim kolom
ko-size-hint = ispunjava uvjete: { $count }
ko-size-rounds = kola { $first }–{ $last }
ko-size-byes =
    { $count ->
        [0] bez slobodnih
        [one] slobodnih: { $count }
        [few] slobodnih: { $count }
       *[other] slobodnih: { $count }
    }
ko-size-out =
    { $count ->
        [0] nitko izostavljen
        [one] izostavljeno: { $count }
        [few] izostavljeno: { $count }
       *[other] izostavljeno: { $count }
    }
ko-size-gap =
    { $count ->
        [0] jednaki rangovi
        [one] do { $count } ranga razlike
        [few] do { $count } ranga razlike
       *[other] do { $count } rangova razlike
    }
ko-effect =
    { $size ->
        [one] { $size } igrač
        [few] { $size } igrača
       *[other] { $size } igrača
    }, { $lines ->
        [one] { $lines } polje
        [few] { $lines } polja
       *[other] { $lines } polja
    }, kola { $first } do { $last }:
ko-gaps = Razlike rangova u prvim partijama kad bi ždrijeb slijedio popis: { $gaps }.
ko-way = Put u tablicu
ko-way-wild = Pozivnica
qualifying = Kvalifikacijske partije
qualifying-title = Kvalifikacijske partije za KO{ $category }
qualifying-about = O posljednjim mjestima u tablici odlučuju kola prije njezina početka. Pobjednici su u tablici kad se izvlači.
qualifying-lines = Polja u tablici
qualifying-rounds = Kvalifikacijska kola
qualifying-for-wild = Pozivnice za koje se igra
qualifying-wild = Pozivnice na popisu: { $count }
qualifying-planned =
    Plan: { $lines ->
        [one] { $lines } polje
        [few] { $lines } polja
       *[other] { $lines } polja
    }, izravno { $direct }, { $wild ->
        [one] { $wild } pozivnica
        [few] { $wild } pozivnice
       *[other] { $wild } pozivnica
    }; partije u kolima { $first } do { $last }.
qualifying-won = U tablici je { $name }.
qualifying-nobody = Nema pobjednika.
qualifying-back = Izbriši plan
qualifying-plan = Planiraj partije
qualifying-again = Planiraj ponovno
ko-way-qualified = Kvalifikant
ko-way-later = Od { $round }. kola tablice
ko-most = Pozivnice: { $wild } od najviše { $most_wild }. Kvalifikanti: { $qualified } od najviše { $most_qualified }.
ko-up = Gore
ko-down = Dolje
ko-first = Ovaj je igrač već prvi.
ko-last = Ovaj je igrač već posljednji.
ko-sort = Vrati redoslijed po snazi
ko-moved = premjestio voditelj
ko-out = nije unutra
ko-excluded = Nije na popisu: { $count }
ko-apart-countries = Razdvoji države u prvom kolu
ko-apart-clubs = Razdvoji klubove u prvom kolu
ko-third = Partija za 3. mjesto
ko-reason-hint = čuva se sa ždrijebom i ispisuje u zapisniku
ko-reason-needed = Unesite razlog. Čuva se sa ždrijebom.
ko-freeze = Zamrzni popis
ko-frozen = Popis je zamrznut
ko-frozen-about = Prije javnih znamenki pročitajte ovaj broj naglas ili ga zapišite: dokazuje da popis poslije nije mijenjan.
ko-thaw = Promijeni popis
ko-draw-ceremony = Izvlači polje po polje
ko-draw-now = Izvuci odjednom
ko-again = Zamjenjuje prije izvučenu tablicu, koja ostaje u povijesti.
ko-keep = Zadrži tablicu
ko-redraw = Izvuci ponovno
ko-redraw-begun = Partije ove tablice već su sparene. Najprije razdvojite ta kola.
ko-replace = Zamijeni igrača
ko-replace-none = Najprije odaberite polje igrača.
ko-replace-who = Tko zamjenjuje: { $name }?
ko-replace-about = Polje nositelja dobiva najjači igrač koji nije nositelj, a njegovo polje zamjena. Bez zamjene polje postaje slobodno.
ko-replace-reason = prazno za odustanak
ko-alternate = Zamjena
ko-alternate-next = Sljedeći na popisu
ko-alternate-none = Nema više nikoga: slobodno
ko-ceremony = Prikaži ždrijeb
ko-entropy = Javne znamenke
ko-entropy-hint = kocke ili brojevi izgovoreni u dvorani, samo znamenke; razdjelnici se ne računaju
closing-entropy = Javne znamenke za ždrijeb
closing-entropy-hint = izgovaraju se sada i ulaze u sjeme ždrijeba; može biti prazno
seed-new = Novo sjeme ždrijeba
seed-new-hint = Povijest ga čuva, a provjera navodi kola sparena s prijašnjim sjemenom.
seed-draw = Izvuci sjeme
ko-digits = Broj znamenki
ko-digits-hint = najavljuje se sada; može biti prazno
ko-source = Izvor znamenki
ko-source-hint = najavljuje se sada, npr. kocke u dvorani ili lutrija i njezino vrijeme
ko-frozen-number = { $number }. zamrzavanje, { $at }
ko-announced =
    { $digits ->
        [0] Najavljeno: bilo koji broj znamenki
        [one] Najavljeno: { $digits } znamenka
        [few] Najavljeno: { $digits } znamenke
       *[other] Najavljeno: { $digits } znamenki
    }
ko-acts = Zamrzavanja i ždrjebovi
ko-act-freeze = { ko-frozen-number }
ko-act-draw = { $number }. ždrijeb, { $at }
ko-act-undone = (poništeno)
ko-list = Popis redom nositelja
ko-list-empty = Nijedan upisani igrač ne pripada ovoj kategoriji.
ko-summary =
    { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }, početak u { $first }. kolu.
ko-winner = Pobjednik: { $name }
ko-shown = Prikaz
ko-whole = Cijela tablica
ko-section = Dio { $number }
ko-zoom = Zumiranje
ko-smaller = Smanji
ko-larger = Povećaj
ko-fit = Uklopi
ko-overview = Pregled
ko-overview-about = Nokaut-tablica, redova: { $lines }. Odlučene partije: { $decided } od { $games }. Tablica ispod prikazuje isto.
ko-overview-game = Partija
ko-picture = Spremi sliku
ko-in-round = { $round }. kolo
ko-bye = slobodan
ko-board-room = ploča { $board }, { $room }
ko-needs-ladder = jigo: ljestve
ko-invalidated = poništeno
ko-vacant = nema igrača
ko-open-side = odlučit će se
ko-cell-box = Polje { $box }, { $group }: { $name }
ko-cell-game = { $stage }, partija { $number }, { $round }. kolo
ko-cell-won = Pobjeda: { $name }
ko-versus = { $a } – { $b }
ko-versus-won = { $a } – { $b }, pobjeda: { $won }
ko-ranking = Mjesta i faze
ko-shared = { $from }–{ $to }
ko-still-in = još igra
ko-record = Zapisnik ždrijeba
ko-commitment = Otisak
ko-nonce = Tajni broj
keys-table = strelice pomiču · Page Down dijelovi · + - Z zumiranje · V ždrijeb
keys-table-categories = [ ] kategorije
keys-table-results = 1 pobjeda Crnog · 2 pobjeda Bijelog · = jigo · 0 oba gube · F kontumacija · W prolaz bez borbe · Backspace briše · P drugi unos
ceremony-title = KO{ $category }: ždrijeb
ceremony-count = { $shown } od { $all }
ceremony-box = { $group } skupina, polje { $box }
ceremony-lot = Broj { $drawn } od { $of }
ceremony-again =
    ponovno izvlačeno radi razdvajanja država ili klubova: { $count ->
        [one] { $count } put
        [few] { $count } puta
       *[other] { $count } puta
    }
ceremony-alone = bez ždrijeba: ostao je samo jedan igrač
ceremony-meets = protivnik: { $name }
ceremony-bye = slobodan u prvom kolu
ceremony-open = protivnik još nije izvučen
ceremony-commitment = Otisak popisa
ceremony-next = Dalje
ceremony-play = Pokreni
ceremony-pause = Pauza
ceremony-all = Skoči na kraj
stage-round_of_64 = Najboljih 64
stage-round_of_32 = Najboljih 32
stage-round_of_16 = Najboljih 16
stage-quarter_final = Četvrtfinale
stage-semi_final = Polufinale
stage-winners_final = Finale pobjednika
stage-losers_round = Tablica poraženih
stage-second_final = Drugo finale
stage-third_final = Treće finale
ko-loser-of = poraženi: { $game }
ko-winner-of = pobjednik: { $round }. kolo, partija { $number }
stage-final = Finale
stage-third_place = 3. mjesto
stage-finalist = Finalist
stage-qualifying = Kvalifikacije
stage-winner = Pobjednik
stage-final_group = Finale, skupine
stage-final_semi_finals = Finale, polufinala
stage-final_finals = Finale, finala

final-name = Finale { $category }
final-group = Skupina { $name }
final-score = Pobjede
final-by = Odlučilo
final-by-wins = pobjede
final-by-direct_game = međusobna partija
final-by-entry_position = mjesto pri prijavi
final-by-ladder = manje ploče
final-by-nothing = neodlučeno
final-tie = Izjednačeni.
final-tie-hint = Igraju na manjim pločama. Odaberite ih redom rezultata, najboljeg prvog.
final-tie-named = već odabrano
final-day = { $day }. dan
final-eve = Dan prije
final-phase-group = skupine
final-phase-semi_finals = polufinala
final-phase-finals = finala
final-alone-rounds = Kola u kojima se igra samo Finale
final-alone = igra samo Finale
final-rests = Odmaraju: { $names }
final-places = Mjesta
final-size = Igrači
final-list = Popis po bodovima
final-draw = Izvuci Finale { $category }
final-rests-when = Raspored odmora
final-way-best = najbolji igraju dvije partije dnevno
final-way-lots = ždrijebom
final-way-eve = prvo kolo dan prije
final-ladder-keys = Tko je pobijedio na ljestvama? 1 Crni · 2 Bijeli
final-state-waiting = slijedi
final-state-due = za sparivanje
final-state-running = igra se
final-state-ladder = { needs-ladder }
final-state-jigo = { result-jigo }
final-state-invalidated = { ko-invalidated }
final-state-vacant = { ko-vacant }
how-walkover = WO
how-forfeit = kontumacija
how-ladder = ljestvama
how-bye = slobodan
how-ruling = odlukom
group-gold = zlatna
group-bronze = brončana
group-blue = plava
group-green = zelena
group-magenta = purpurna
group-red = crvena

standings-after = Poredak nakon { $round }. kola
standings-round = Nakon kola
prize-list-fix = Utvrdi za dodjelu nagrada
prize-list-state = Popis za dodjelu nagrada utvrđen je nakon { $round }. kola: { $time }, kod glave { $head }. Nagrade se dijele po njemu.
prize-list-take-back = Povuci popis
standings-newest = najnovije
standings-find = Traži igrača ( / )
standings-empty = Još nema upisanih igrača.
standings-view = Prikaz
standings-view-key = tablica, križna tablica, mjesta po kolima
standings-view-table = Tablica
standings-view-crosstable = Križna tablica
standings-view-places = Mjesta po kolima
crosstable-about = Tko je s kim igrao. Igrači: { $players }, partije: { $games }. Tablica ispod prikazuje isto.
crosstable-games = { games-title }
crosstable-win = pobjeda
crosstable-loss = poraz
crosstable-jigo = { result-jigo }
crosstable-open = bez rezultata
crosstable-game = { $name } – { $other }: { $result }, { $round }. kolo
crosstable-of = { $name }: { $games }
places-about = Mjesta nakon svakog kola. Igrači: { $players }, kola: { $rounds }. Tablica ispod prikazuje isto.
places-none = Prvo kolo još nije spareno.

history-find = Traži u povijesti ( / )
history-empty = Još nema promjena.
history-more = Prikaži sve ({ $count })
history-head = Kod glave povijesti:
history-sheet-head = Kod glave na listu
history-verify = Provjeri list
history-verified =
    { $later ->
        [0] List pripada ovoj povijesti. Ispisan je nakon zapisa { $entry } ({ $what }, { $at }) i otad se ništa nije promijenilo.
        [one] List pripada ovoj povijesti. Ispisan je nakon zapisa { $entry } ({ $what }, { $at }). Slijedio je { $later } zapis.
        [few] List pripada ovoj povijesti. Ispisan je nakon zapisa { $entry } ({ $what }, { $at }). Slijedila su { $later } zapisa.
       *[other] List pripada ovoj povijesti. Ispisan je nakon zapisa { $entry } ({ $what }, { $at }). Slijedilo je { $later } zapisa.
    }
history-verified-undone = Taj je zapis otad poništen.

copies = Automatske kopije
copies-none = Još nema kopija. Drawmaster ih radi nakon svakog potvrđenog kola i nakon svakog sata rada.
copies-content = Sadržaj
copies-holds =
    { $entries ->
        [one] { $entries } prijava
        [few] { $entries } prijave
       *[other] { $entries } prijava
    }, spareno { $paired }. kolo, potvrđeno { $confirmed }, { $results ->
        [one] { $results } rezultat
        [few] { $results } rezultata
       *[other] { $results } rezultata
    }
copies-changes = Promjene
copies-last = Zadnja promjena
copies-restore = Vrati
copies-restored = Vraćeno u { $file }. Prije otvorena datoteka nije promijenjena.
copies-salvage = Oporavi oštećenu datoteku
copies-damaged = Oštećena datoteka
copies-salvaged =
    { $file } sadrži ono što se moglo pročitati: pouzdano: { $entries ->
        [one] { $entries } promjena
        [few] { $entries } promjene
       *[other] { $entries } promjena
    }, dvojbeno: { $doubts ->
        [one] { $doubts } stavka
        [few] { $doubts } stavke
       *[other] { $doubts } stavki
    }.
copies-check = Provjeri ovu datoteku
copies-sound =
    Datoteka je ispravna; provjereno: { $entries ->
        [one] { $entries } promjena
        [few] { $entries } promjene
       *[other] { $entries } promjena
    }, { $rows ->
        [one] { $rows } redak
        [few] { $rows } retka
       *[other] { $rows } redaka
    } i { $certificates ->
        [one] { $certificates } potvrda
        [few] { $certificates } potvrde
       *[other] { $certificates } potvrda
    } sparivanja.
copies-save-as = Spremi kao …
copies-saved-as = Turnir je sada u { $file }. Stara datoteka nije promijenjena.
copies-saved-bare = Turnir je sada u { $file }. Stara se datoteka nije mogla pročitati, pa povijest počinje iznova.
copies-and-check = Kopije i provjera
copies-read = Oporavi podatke
copies-found = Oporavljeni podaci
copies-doubts = Izgubljeno ili se ne može provjeriti:
copies-no-doubts = Ništa nije izgubljeno.
copies-open = Otvori

print-print = Ispiši
print-export = Pošalji
print-write = Spremi PDF
print-no-round = Još nijedno kolo nije spareno.
export-notes-about = Drugi program ne preuzima sve kako je ovdje. Možete to najprije ispraviti ili odmah spremiti datoteku.
print-done = Spremljeno: { $file }.
site-done =
    Spremljeno: { $file }; novo ili promijenjeno: { $written ->
        [one] { $written } datoteka
        [few] { $written } datoteke
       *[other] { $written } datoteka
    }, uklonjeno: { $removed }.
site-kept = Ove je datoteke promijenio netko drugi, pa ostaju: { $files }.
sheet-of-category = { $label }, dob { $category }
sheet-pairings = Parovi po pločama
sheet-pairings-about = Za zid, s mjestom za rezultate.
sheet-pairings-by-name = Parovi po imenu
sheet-pairings-by-name-about = Pokazuje igračima njihove ploče.
sheet-seats = Mjesta svih natjecanja
sheet-seats-about = Pokazuje svakome natjecanje i ploču gdje sada igra.
sheet-slips = Listići za rezultat
sheet-slips-about = Šest po stranici, za rezanje.
sheet-wall-chart = Turnirska tablica
sheet-wall-chart-about = Protivnici i pobjede svih igrača, osvježeno svako kolo.
sheet-standings = Poredak
sheet-standings-about = Sa svim kriterijima i rezultatima.
sheet-final-list = Konačni poredak
sheet-final-list-about = Nakon zadnjeg kola.
sheet-overall = { stage-overall }
sheet-overall-about = Prikazuje svakoga jednom: gdje ga je smjestila zadnja faza.
sheet-individual = Pojedinačni poredak
sheet-individual-about = Igrači ekipa, po pobjedama.
sheet-ko = Nokaut-tablica
sheet-ko-about = Imena, skupine vrijednosti i pobjednici.
sheet-ladder = { ladder }
sheet-ladder-about = Ploče i vremena za odluku nakon jiga u nokautu.
sheet-draw-record = { ko-record }
sheet-draw-record-about = Popis, otisak i brojevi: ždrijeb može ponoviti svatko.
sheet-register = Popis prijava
sheet-register-about = Sve prijave s brojevima.
sheet-draw-cards = Kartice za ždrijeb
sheet-draw-cards-about = Po jedna za igrača, za miješanje.
sheet-labels = Kartice s imenom
sheet-labels-about = Za rezanje.
sheet-tables = Brojevi ploča
sheet-tables-about = Za stavljanje na stolove.
sheet-timetable = Raspored
sheet-timetable-about = Predložena vremena svih kola.
sheet-rules = Pravila
sheet-rules-about = Vrijeme, komi, kriteriji.
sheet-pink-slips = { panel-slips }
sheet-pink-slips-about = Prazni listići, za ružičasti papir.
sheet-pink-register = Popis ružičastih listića
sheet-pink-register-about = Svi listići i njihov ishod.
sheet-sealed-move = Zapečaćeni potez
sheet-sealed-move-about = Obrazac za prekinutu partiju.
sheet-officials = Službene osobe
sheet-officials-about = Suci, mjeritelji vremena i žalbeno povjerenstvo, za zid.
sheet-cases = Knjiga slučajeva
sheet-cases-about = Svi slučajevi s odlukama, prigovorima i žalbama; samo za suca.
sheet-case = Zapisnici slučajeva
sheet-case-about = Svaki slučaj s člancima, tijekom i potpisima; samo za suca.
sheet-daily-report = Dnevni izvještaj
sheet-daily-report-about = Današnja kola, kontumacije, ispravci, slučajevi i prigovori, za organizatora.
sheet-late = Zakašnjeli igrači
sheet-late-about = Za suca: tko je zakasnio, satovi i kada su partije izgubljene. Ne za oglasnu ploču.
sheet-fee-list = Stol za prijave
sheet-fee-list-about = Svi koji se očekuju i koliko trebaju platiti; samo za stol organizatora.
sheet-receipt = Priznanice
sheet-receipt-about = Priznanica za svaku uplatu, s brojem.
sheet-cash-report = Blagajnički izvještaj
sheet-cash-report-about = Što je primljeno po danima i stavkama i koliko treba biti u blagajni; samo za blagajnika.
sheet-levy-form = Obrazac za pristojbu
sheet-levy-form-about = Pristojba svih igrača po stopama, za savez.
sheet-incidents = Slučajevi
sheet-incidents-about = Sučev dnevnik: što je turnir zabilježio i prazni retci.
sheet-self-pairing = Tablica slobodnog sparivanja
sheet-self-pairing-about = Za popratni turnir.
sheet-points = { col-points }
sheet-points-about = SEYGO bodovi s izvorima.
file-h9 = Rezultati za rejting-listu
file-h9-about = H9 datoteka za Europsku go bazu.
file-tou = Rezultati za francuski savez
file-tou-about = tou datoteka za FFG.
file-aga = Rezultati za AGA-u
file-aga-about = Datoteka rezultata američkog go saveza.
file-opengotha = OpenGotha datoteka
file-opengotha-about = Cijeli turnir, za druge programe.
file-macmahon = MacMahon datoteka
file-macmahon-about = Natjecanje sa svim partijama, za MacMahon 3.
file-pairgoth = Pairgoth datoteka
file-pairgoth-about = Natjecanje sa svim partijama, za Pairgoth.
file-trf = Izvještaj za švicarske programe (TRF16)
file-trf-about = Partije i bodovi za programe koji provjeravaju parove; šahovski format.
file-csv = Poredak kao CSV
file-csv-about = Za tablične programe.
file-json = Podaci za web-mjesto
file-json-about = Sva natjecanja kao JSON: igrači kako su objavljeni, kola, rezultati, poredak, tablice, bodovi.
file-fees = Obračuni (CSV)
file-fees-about = Koliko tko treba platiti, koliko je plaćeno i koliko preostaje. Samo za blagajnika: sadrži puna imena.
file-payments = Uplate (CSV)
file-payments-about = Uplate i povrati s priznanicama. Samo za blagajnika: sadrži puna imena.
file-cases = Knjiga slučajeva (CSV)
file-cases-about = Svi sučevi slučajevi s odlukama, prigovorima i žalbama. Samo za suca: sadrži puna imena.
file-entries = Prijave kao CSV
file-entries-about = Za organizatore, s punim imenima.
sheet-doors = { setting-event-halls }
sheet-doors-about = Ploče u svakoj dvorani, za vrata.
sheet-prizes = Nagrade
sheet-prizes-about = Dobitnici nagrada, po skupinama.
sheet-sp-list = Lista bodova
sheet-sp-list-about = Bodovi serije za određivanje nositelja.
file-html = Web-stranice
file-html-about = Mapa s parovima, poretkom i tablicama za zaslon ili web-poslužitelj.
file-site = Web-mjesto
file-site-about = Stranice, listovi, rezultati i podaci svih natjecanja u mapi ili .zip datoteci. Pri ponovnom spremanju zapisuju se samo promijenjene datoteke.
print-round-short = Ispiši
print-all = Ispiši sve za { $round }. kolo
print-all-done =
    { $folder }: { $count ->
        [one] { $count } list
        [few] { $count } lista
       *[other] { $count } listova
    }.
print-all-written = spremljeno { $count }, preskočeno { $without }
print-look = Pregled
print-options = Mogućnosti ispisa
print-option-paper = Papir
print-option-language = { desk-language }
print-option-second-language = Drugi jezik
print-option-hall = { room-name }
print-option-copies = Broj primjeraka
print-option-landscape = Vodoravno
print-option-replace = Zamijeni znakove koji nedostaju
print-paper-own = Zadano
print-paper-a4 = A4
print-paper-a3 = A3
print-paper-letter = Letter
print-paper-legal = Legal
print-hall-all = Sve dvorane
print-option-day = Dan izvještaja
print-preview = Pregled: { $label }
print-page-back = Natrag
print-page-on = Dalje
print-page-of = Stranica { $page } od { $pages }
print-first-page = Ovo je prva stranica.
print-last-page = Ovo je zadnja stranica.
print-missing = Nijedan font nema: { $characters }. Promijenite ta imena ili označite „Zamijeni znakove koji nedostaju” da se umjesto njih ispiše �.
language-draft = Radni prijevod: izvorni govornik ga još nije pregledao.
print-option-format = Veličina
print-format-own = Ručno rezanje
print-format-99x67 = Naljepnice 99 × 68 mm, 8 na A4
print-format-99x38 = Naljepnice 99 × 38 mm, 14 na A4
print-format-63x38 = Naljepnice 64 × 38 mm, 21 na A4
print-format-85x54 = Kartice 85 × 54 mm, 10 na A4
print-format-70x37 = Naljepnice 70 × 37 mm, 24 na A4
print-format-6 = 6 po stranici
print-format-4 = 4 po stranici
tour-bundle = Paket za seriju
tour-bundle-hint = Potpisana datoteka iz koje serija broji bodove i predaja turnira drugom organizatoru.
tour-bundle-about = Potpisana datoteka s igračima, rezultatima i bodovima ovog turnira. Pošaljite je seriji. Nemojte je objaviti: može sadržavati imena igrača koja se ne smiju objaviti.
tour-bundle-own-key = Vaš javni ključ. Dajte ga seriji jednom, drugim putem nego paket:
tour-bundle-save = Spremi paket
tour-bundle-hand-over = Predaj turnir
tour-bundle-hand-over-about = Nakon što ste izdali paket, drugi organizator može izdavati sljedeće svojim ključem, iz kopije ove datoteke turnira. Najprije predajte turnir, zatim kopirajte datoteku.
tour-bundle-new-key = Javni ključ drugog organizatora
tour-bundle-handed-over = { $event }: predano ključu { $to }.
print-tour = Iz knjige serije
tour-book = Knjiga serije
tour-race = Utrka za Finale
tour-race-about = Bodovi godine po kategorijama i tko se kvalificira.
tour-prizes = Nagrade godine
tour-prizes-about = Prva tri, djevojčice, dječaci, najveći napredak, novak, državne ekipe.
tour-sp-list = Liste bodova serije
tour-sp-list-about = Za nositelje u nokaut-tablicama.
print-changed =
    Promijenjeno od ispisa: { $count ->
        [one] { $count } redak
        [few] { $count } retka
       *[other] { $count } redaka
    }
print-progress = Ispis: { $done } od { $all }
print-stop = Zaustavi
print-all-stopped =
    Zaustavljeno. { $folder }: { $count ->
        [one] { $count } list
        [few] { $count } lista
       *[other] { $count } listova
    }.
print-not-shown = { $file } je spremljena, ali je nijedan program na ovom računalu nije mogao otvoriti. Otvorite je iz mape i ondje ispišite.
key-print-screen = ispiši listove ovog zaslona
print-sheets = Listovi
print-tick-first = Najprije označite list.
print-copies-of = Primjerci: { $sheet }
print-printer = Pisač
print-send-more = Odaberi listove i ispiši
print-sent = Listovi poslani na { $printer }: { $count }.
print-sent-some = Na { $printer } poslano je { $count } od { $all } listova.
key-print-round = ispiši sve za kolo
sheet-final-groups = Skupine Finala
sheet-final-groups-about = Križne tablice, partije svakog kola, polufinala i finala.
book-print = Ispiši: { $what }

card = Kartica igrača
card-of = Kartica: { $name }
card-number = Br. { $number }
card-age = dobna kategorija { $age }
card-after = Nakon { $round }. kola
card-place = { $place }. mjesto
card-colours = Boje
card-points = Bodovi serije
card-colour = Boja
card-games = { games-title }
card-no-games = Još nijedno kolo nije spareno.
card-opponent = Protivnik
card-opponent-score = Bodovi protivnika
card-kind-win = pobjeda
card-kind-loss = poraz
card-kind-jigo = { result-jigo }
card-kind-open = otvoreno
card-kind-bye = { ko-bye }
card-kind-absent = odsutan
card-kind-none = bez partije
card-float-up = u višu skupinu
card-float-down = u nižu skupinu
card-ko-won = pobjeda nad: { $name }
card-ko-lost = poraz od: { $name }
card-ko-plays = protivnik: { $name }
card-ko-waits = protivnik još nije poznat
card-changes = { copies-changes }
key-card = kartica igrača
key-card-of-board = kartica Crnog, Bijelog
round-find = Traži ploču po igraču, klubu ili broju
round-find-short = Traži ( / )
round-no-match = Nijedna ploča ne odgovara.
skip = Prijeđi na sadržaj

competitions = Natjecanja
competition-next = sljedeće natjecanje
competition-next-key = Prikaži ovo natjecanje (Alt+C: sljedeće)
import-has-teams = Datoteka ima ekipe. Mogu se susresti kao u datoteci ili turnir ima samo njihove igrače.
import-teams = Ekipe se susreću
import-take = Uvezi
import-take-good = Uvezi bez tih redaka
import-notes = Napomene uvoza
timetable = Raspored
timetable-times = { $start } do { $over }
glance = Ukratko
glance-of = Ukratko: { $event }
glance-empty = Još nema partija. Statistika počinje prvim sparivanjem.
glance-rounds = Partije po kolima
glance-rounds-about = Kola: { $rounds }, partije: { $games }. Crni { $black }, Bijeli { $white }, jigo { $jigo }. Tablica ispod prikazuje isto.
glance-black = { result-black }
glance-white = { result-white }
glance-jigo = { result-jigo }
glance-other = neodigrano ili bez pobjednika
glance-open = još bez rezultata
glance-floats = Prijelazi
glance-floats-about = Prijelazi (kola: { $rounds }): { $floats }. Tablica ispod prikazuje isto.
glance-knockout = Nokaut-partije
glance-handicap = S hendikepom
glance-byes = Slobodni
glance-colours = Ravnoteža boja
glance-colours-about = Obje boje jednako često ili s razlikom jedan: { $level } od { $players } igrača. Tablica ispod prikazuje isto.
glance-balance = Crni minus Bijeli
glance-gaps = Partije po razlici ranga
glance-gaps-about = Jači igrač dobio je { $won } od { $games } partija ({ $percent } %). Tablica ispod prikazuje isto.
glance-ranks = Razlika ranga
glance-stronger = pobjeda jačeg
glance-weaker = pobjeda slabijeg
glance-handicaps = Partije po hendikepu
glance-handicaps-about = Partije s hendikepom: { $handicap } od { $games }. Tablica ispod prikazuje isto.
glance-stones = Kamenje
people-conflicts = Upisano, ali se neki očekuju na dva mjesta istodobno:
competition-choose = Idi na: { $name }
competition-about =
    { $system }, { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kola
    }, { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }
competition-about-free =
    { $system }, { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }
system-mcmahon = McMahon
system-novices = početnici
system-league = liga
system-club-ladder = klupske ljestve
system-swiss = švicarski
system-round-robin = svatko sa svakim
system-score-pairing = sparivanje po bodovima
system-generalised-knock-out = prošireni nokaut
system-zoned-swiss = zonski švicarski
system-knock-out = nokaut
system-swiss-knock-out = švicarski nokaut
system-double-elimination = dvostruko ispadanje
system-zones = zone i doigravanje
kind-templates = Predlošci
kind-systems = Sustavi
system-about-mcmahon = Igrači počinju s bodovima po rangu; igraju oni s jednakim bodovima.
system-about-novices = Početnici na malim pločama s hendikepom; igrači bez pobjede igraju međusobno, pa malotko gubi sve partije.
system-about-league = Mjesecima svatko igra sa svakim u razredu; prvi idu gore, posljednji dolje.
system-about-club-ladder = Mjeseci partija u klubu: pobjeda diže za stepenicu, poraz spušta; stepenice daju kamenje i komi.
system-about-swiss = Svi počinju jednako; igraju oni s jednakim bodovima.
system-about-round-robin = Svatko igra sa svakim jednom.
system-about-score-pairing = Brojevi ždrijebom; igraju oni s jednakim bodovima, gornja polovica skupine s donjom.
system-about-knock-out = Poraženi ispada. Jedna izvučena tablica, po želji s partijom za 3. mjesto.
system-about-swiss-knock-out = Švicarski sustav čijih prvih osam u zadnjim kolima igra nokaut, a ostali nastavljaju.
system-about-double-elimination = Tko izgubi, nastavlja u drugoj tablici i ispada nakon drugog poraza. Pobjednici dviju tablica igraju finale.
system-about-zones = Zone ždrijebom u kojima igra svatko sa svakim, zatim nokaut pobjednika zona.
system-about-generalised-knock-out = Nitko ne ispada: igraju oni s istim rezultatima u istom redoslijedu.
system-about-self-pairing = Bilo koja dva igrača igraju kad žele, najviše dvaput; partije se dodaju kako se odigraju.
system-about-zoned-swiss = Poseban švicarski sustav za svaki pojas rangova.
system-self-pairing = slobodno sparivanje
games-title = Partije
games-conditions =
    Crni: { $black }, Bijeli: { $white }; { $stones ->
        [0] bez kamenja
        [one] { $stones } kamen
        [few] { $stones } kamena
       *[other] { $stones } kamenova
    }, komi { $komi }.
games-add = Dodaj partiju
games-black = Crni br.
games-white = Bijeli br.
games-hint =
    Upišite brojeve i pritisnite Enter. Dva igrača mogu igrati: { $meetings ->
        [1] jednom
        [2] dvaput
        [one] { $meetings } put
        [few] { $meetings } puta
       *[other] { $meetings } puta
    }.
games-empty = Još nitko nije upisan.
games-hint-ladder = Upišite brojeve i vidite tko ima Crne i s koliko kamenova. Nakon partije pritisnite Enter.
games-total = Ukupno
games-rung = Stepenica
games-left = Za igrati
games-day-hint = Dan kad je partija odigrana. Prazno: danas.
ladder-prizes = Nagrade za razdoblje
ladder-prizes-from = Od
ladder-prizes-to = Do
ladder-improvement = Najveći napredak
ladder-persistence = Najviše partija
ladder-rungs = { $count ->
    [one] { $count } prečka više
    [few] { $count } prečke više
   *[other] { $count } prečaka više
}
games-climbed = Uspon
games-count =
    { $count ->
        [one] { $count } partija
        [few] { $count } partije
       *[other] { $count } partija
    }
games-remove = Ukloni partiju, protivnik { $number }
competition-add = Dodaj natjecanje
competition-from-file = Iz datoteke turnira ...
competition-imported =
    { $name }: preuzeto: { $entries ->
        [one] { $entries } prijava
        [few] { $entries } prijave
       *[other] { $entries } prijava
    }. { $known ->
        [0] Nitko od njih prije nije bio na turniru.
        [one] Od prije na turniru: { $known } osoba.
        [few] Od prije na turniru: { $known } osobe.
       *[other] Od prije na turniru: { $known } osoba.
    }
competition-name-hint = Prazno za uobičajeni naziv.
competition-remove = Ukloni
competition-next-season = Sljedeća sezona
competition-next-season-of = Sljedeća sezona: { $name }
competition-next-season-about = Postavke i osobe se preuzimaju. U ligi posljednji svakog razreda mijenjaju mjesta s prvima razreda ispod.
competition-only = Turnir treba barem jedno natjecanje.
people-enter = Iz drugog natjecanja
people-find = Traži po imenu ili klubu
people-none = Ovdje su već svi upisani.
people-nobody = Odaberite osobe za upis.
people-enter-count =
    Upiši: { $count ->
        [one] { $count } osoba
        [few] { $count } osobe
       *[other] { $count } osoba
    }

## Stages

stages = Faze
stages-none = Faza uzima igrače iz završenog natjecanja: finale prvih osam, skupine, utješna.
stages-picture = Slika faza; tablica ispod kaže isto
stage-name = Faza
stage-after = Nakon
stage-who = Tko ide dalje
stage-brings = Što donose
stage-players = { col-players }
stage-state = { adjourn-col-state }
stage-last = { stage-name }
stage-system = Sustav
stage-add = Dodaj fazu
stage-fill = Popuni
stage-overall = Lista svih faza
stage-overall-final = Konačna lista svih faza
stage-overall-interim = Trenutačna lista svih faza
stage-tied-title = Podijeljeno mjesto prije: { $name }
stage-choose =
    Za odabir tko ide dalje: { $seats ->
        [one] { $seats } igrač
        [few] { $seats } igrača
       *[other] { $seats } igrača
    }.
stage-changed-since = Poredak prije nje otad se promijenio.
stage-brought-since = Bodovi koje su igrači donijeli otad su se promijenili.
stage-takes-places = mjesta { $first }–{ $last }
stage-takes-each = najbolji iz svake, po { $count }
stage-takes-others = ostali
stage-takes-losers = poraženi { $round }. kola
stage-rule-places = Mjesta u poretku
stage-rule-each = Prvi svake zone, razreda ili kategorije
stage-rule-others = Ostali
stage-rule-losers = Poraženi jednog kola tablice
stage-from-place = Od mjesta
stage-to-place = Do mjesta
stage-count = Koliko iz svake
stage-table-round = Kolo tablice
stage-carries-nothing = Ništa
stage-carries-score = Sve bodove
stage-carries-results = Međusobne rezultate
stage-template = Predložak
stage-template-one = Jedna faza
stage-template-final-8 = Finale osmorice
stage-template-groups = Skupine, zatim nokaut
stage-template-club-groups = Skupine po četvero prema mjestu
stage-template-about-final-8 = Prvih osam igra nokaut.
stage-template-about-groups = Prva dva iz svake zone igraju nokaut, ostali švicarski sustav.
stage-template-about-club-groups = Mjesta 1 do 4 i 5 do 8 igraju svatko sa svakim bez već odigranih partija; ostali švicarski sustav.

## The referee's desk

help-referee = Kalkulatori ne trebaju kolo: klasa vremena za razmišljanje, kašnjenje i satovi nakon vraćanja položaja.
    Ništa s ovog zaslona ne objavljuje se bez vaše odluke.
key-referee-tabs = kartice sudačkog stola
referee-tab-calculators = Kalkulatori
referee-class = Klasa vremena za razmišljanje
referee-overtime-none = nema
referee-overtime-byoyomi = byo-yomi
referee-overtime-canadian = kanadsko
referee-overtime-fischer = Fischer
referee-periods = Periodi
referee-stones = Kamenovi
referee-seconds = Sekunde
referee-online = Partije na internetu
referee-class-is = Klasa { $class }
referee-unrated = Ne računa se za rejting
referee-lateness = Kašnjenje (5d, 5e)
referee-start = Početak kola
referee-black-came = Dolazak Crnog
referee-white-came = Dolazak Bijelog
referee-came-hint = prazno: još nije došao
referee-used = Utrošeno vrijeme: Crni { $black } min, Bijeli { $white } min
referee-used-none = izgubljeno
referee-lost-after = Tko dođe nakon { $time }, gubi partiju.
referee-lost-one = { $colour } je izgubio.
referee-lost-both = Oba igrača su izgubila.
referee-back = Satovi nakon vraćanja položaja (8g.3)
referee-moves = Odigrani potezi
referee-black-used = Crni je utrošio, minute
referee-white-used = Bijeli je utrošio, minute
referee-back-to = Natrag na položaj nakon poteza
referee-adjourned-at = Prekinuto nakon poteza
referee-adjourned-black = Minute Crnog na obrascu
referee-adjourned-white = Minute Bijelog na obrascu
referee-adjourned-hint = prazno: nije prekinuto
referee-clocks-to-set = Namjestite satove na utrošeno vrijeme: Crni { $black }, Bijeli { $white }
referee-incomplete = Ispunite polja.

## Officials, cases and guides

referee-tab-people = Osobe
referee-tab-cases = Slučajevi
referee-tab-irregularity = Nepravilnosti
official-add = Dodaj osobu
official-edit = Uredi osobu
official-remove = Ukloni osobu
official-none = Odaberite službenu osobu.
officials-empty = Još nema službenih osoba. Dodajte glavnog suca, zatim tročlano žalbeno povjerenstvo i njegove zamjenike.
official-plays = igra
official-name-hint = prazno: ime igrača
official-family-hint = riječ obitelji iz popisa prijava
official-turn-hint = zamjenici ulaze ovim redom
official-as-player = Igra kao
col-office = Dužnost
col-turn = Redoslijed
col-family = { entry-family-group }
col-related = Rodbina
col-case = Slučaj
case-add = Dodaj slučaj
case-edit = Uredi opis
case-rule = Odluči
case-protest = Prigovor
case-appeal = Žalba
case-close = Zaključi
case-public = Objavi
case-private = Sakrij
case-is-public = javan
case-is-private = samo za suca
case-none = Odaberite slučaj.
case-of-other = Ovaj slučaj pripada natjecanju { $competition }. Najprije odaberite to natjecanje.
case-search = Traži
case-all = svi
cases-empty = Knjiga slučajeva je prazna. Dodajte slučaj kad je sudac pozvan.
cases-none-found = Nijedan slučaj ne odgovara traženju.
case-round = { col-round }
case-board = { col-board }
case-place = Kolo / ploča
case-players = { col-players }
case-players-hint = broj ili ime, zatim Enter; prazno: igrači te ploče
case-player-remove = Ukloni: { $name }
case-title = Slučaj { $number }
case-facts = Što se dogodilo
case-articles = Članci pravila EGF-a
case-articles-hint = npr. 5j, 8g.3
case-happened = Kada
case-happened-hint = 14:05 ili 2026-08-14 14:05; prazno: sada
case-ended = Kraj partije
case-ended-hint = prazno: kad je rezultat unesen
case-course = Tijek
case-no-steps = Još ništa nije odlučeno.
case-committee = Povjerenstvo za ovaj slučaj
case-instead-of = zamjenjuje: { $name }
case-involved = Slučaj se tiče: { $name } ({ $reasons }).
case-step-ruled = Odluka { $who }
case-step-protested = Prigovor: { $who }
case-step-appealed = Žalba: { $who }
case-step-closed = Slučaj zaključen
case-outcome = Prigovor ili žalba
case-corrected = Rezultat ispravljen, { $round }. kolo, ploča { $board }: { $before } → { $after } (zapis dnevnika { $entry })
case-entered = Rezultat unesen, { $round }. kolo, ploča { $board }: { $before } → { $after } (zapis dnevnika { $entry })
case-clocks-used = Satovi, utrošeno: Crni { $black }, Bijeli { $white }
case-clocks-left = Satovi, preostalo: Crni { $black }, Bijeli { $white }
case-late-because = Izvan roka, prihvaćeno zbog: { $reason }
case-deadline-result = Prigovori na rezultat:
case-deadline-ruling = Prigovori na odluku:
case-deadline-one-day = do { $at }, preostalo { $hours } h { $minutes } min (jedan puni dan)
case-deadline-next-round = do { $at }, preostalo { $hours } h { $minutes } min (početak sljedećeg kola)
case-deadline-over = mogući do { $at }; rok je istekao
case-act-rule = Odluka { $by } u slučaju { $number }
case-act-protest = Prigovor u slučaju { $number }
case-act-appeal = Žalba u slučaju { $number }
case-act-close = Zaključenje slučaja { $number }
case-words-rule = Odluka
case-words-protest = Što igrač kaže
case-words-appeal = { case-words-protest }
case-words-close = Kako je završio
case-result-enter = Rezultat koji odluka unosi
case-result-correct = Ispravak potvrđenog rezultata
case-result-none = nepromijenjeno: { $result }
case-carry = Kasnije partije nokauta
case-carry-none = ne ovise o tome
case-carry-through = mijenjaju igrače
case-carry-keep = zadržavaju igrače
case-carry-annul = igraju se ponovno
case-clock-black = Sat Crnog
case-clock-white = Sat Bijelog
case-clock-hint = preostalo vrijeme, npr. 12:30
case-who = Igrač
case-who-other = druga osoba
case-against = Protiv
case-against-game = rezultata partije
case-against-ruling = zadnje odluke
case-filed = Podneseno u
case-late = Razlog za prihvaćanje unatoč kašnjenju
case-late-hint = samo nakon roka
case-fewer = Odlučuje manje od troje članova
guide-needs-case = Najprije dodajte slučaj za partiju; postupak u njega bilježi svaki odgovor.
guide-kind = Nepravilnost
guide-kind-position = kamenovi pomaknuti, dodani ili nedostaju (8g)
guide-kind-start = pogrešne boje ili hendikep (8a)
guide-kind-clock = neispravan sat (8e)
guide-propose = Prijedlog { $number }:
guide-proposal-correct = Položaj se ispravlja i partija se nastavlja.
guide-proposal-keep = Položaj ostaje i partija se nastavlja.
guide-proposal-go-back = Partija se vraća na položaj prije nepravilnosti.
guide-proposal-resign = Jedan od igrača predaje partiju.
guide-proposal-new-game = Partija se poništava i igrači igraju novu.
guide-was = { $proposal } Crni: { $black }, Bijeli: { $white }
guide-accept = Prihvaća
guide-refuse = Odbija
guide-resign = Predaje
guide-agreed = Dogovoreno i konačno: { $proposal }
guide-resigned = { $colour } je predao partiju. Unesite rezultat odlukom u slučaju.
guide-committee = Nijedan prijedlog nije prihvaćen: odlučuje žalbeno povjerenstvo (8g.6). Unesite njegovu odluku u slučaju.
guide-shorten = Skrati: nema više vremena
guide-no-time = Nema dovoljno vremena.
guide-shortened = Skraćeno: { $reason }
guide-clocks-save = Izračunaj i spremi satove
guide-mistake = Pogreška
guide-mistake-colours = boje
guide-mistake-handicap = hendikep
guide-fixed = Odigrani potezi kad je primijećeno
guide-rule = Prikaži što kažu pravila
guide-shown = Preostalo vrijeme koje sat pokazuje
guide-actual = Vrijeme koje treba preostati
guide-flag = Zastavica
guide-flag-none = bez pogreške
guide-flag-early = pala prerano
guide-flag-late = pala prekasno
guide-flag-seconds = Sekunde prerano
guide-clock-set = Na novom satu preostaje { $time }.
key-case-search = traži u knjizi slučajeva
key-guide-black = Crni prihvaća, odbija
key-guide-white = Bijeli prihvaća, odbija
referee-tab-articles = Članci
col-article = Članak
col-summary = Ukratko
col-full-text = Puni tekst
article-edit = Uredi puni tekst
article-text = Puni tekst članka { $article }
articles-lead = Turnirska pravila EGF-a ukratko, našim riječima. Dodajte puni tekst članka ako ga imate; zapisnici ga tada ispisuju.
case-round-filter = Samo kolo
case-print = Ispiši zapisnik
referee-tab-late = Početak i kašnjenje
referee-tab-adjourned = Prekinute partije
referee-tab-delays = Raspored
key-late-black = Crni: još nije tu, zatim sada je tu
key-late-white = Bijeli: još nije tu, zatim sada je tu
key-late-time = ispravi vrijeme dolaska
key-late-clear = oba su igrača došla na vrijeme
key-late-forfeit = unesi kontumaciju
key-late-times = početak kola, vremena pečaćenja
key-late-print = spremi popis zakašnjelih
late-empty = Sparite i objavite kolo da biste označili igrače koji kasne.
late-start = Početak { $round }. kola: { $time }
late-planned = planirano { $time }
late-sealing = Pečaćenje: od { $from }, najkasnije { $by }
late-sealing-none = Bez vremena pečaćenja.
late-set-times = Početak i pečaćenje
late-started-at = Satovi Crnih pokrenuti u
late-seal-from = Igrač smije zapečatiti potez od
late-seal-by = Igrač mora zapečatiti potez od
late-time-hint = npr. 10:05; prazno: nema
late-presence = { $presence ->
    [missing] nije tu
    [came] dolazak u { $time }
   *[other] tu je
}
late-toggle = { $colour }, ploča { $board }: { $presence ->
    [missing] sada je tu
   *[other] još nije tu
}
late-col-clocks = Satovi
late-col-left = Poraz
late-lost-in = za { $time }
late-lost-at = nakon { $time }
late-lost = izgubljeno od { $time }
late-enter = Unesi { $result }
late-not-lost = Nitko nije izgubio ovu partiju zbog kašnjenja.
late-decided = Ova partija ima rezultat.
late-arrived = Vrijeme dolaska, ploča { $board }
late-black-came = { $name } (Crni), dolazak u
late-white-came = { $name } (Bijeli), dolazak u
late-print = Spremi popis
adjourn-new = Prekini partiju
adjourn-edit = Promijeni obrazac
adjourn-resume = Igra se nastavlja
adjourn-resume-time = Vrijeme nastavka
adjourn-resumed-at = Igra je nastavljena u
adjourn-remove = Povuci prekid
adjourn-print = Spremi obrazac
adjourn-empty = Nijedna partija nije prekinuta. Vremena pečaćenja postavljaju se na kartici Početak i kašnjenje.
adjourn-none-open = Svaka partija kola ima rezultat ili je prekinuta.
adjourn-choose = Najprije odaberite prekinutu partiju.
adjourn-form = Obrazac zapečaćenog poteza
adjourn-at = Prekinuto u
adjourn-at-hint = prazno: sada
adjourn-sealed-by = Zapečatila boja
adjourn-number = Broj zapečaćenog poteza
adjourn-black-captures = Kamenje koje je zarobio Crni
adjourn-white-captures = Kamenje koje je zarobio Bijeli
adjourn-black-left = Preostalo vrijeme Crnog
adjourn-white-left = Preostalo vrijeme Bijelog
adjourn-left-hint = 25 minuta, 12:30 ili 1:05:00
adjourn-resumption = Nastavak
adjourn-resumption-hint = dan i vrijeme, npr. 2026-11-21 09:00
adjourn-site = Mjesto, ako je drugo
adjourn-black-signed = Potpis Crnog
adjourn-white-signed = Potpis Bijelog
adjourn-counts-as = Pri sparivanju sljedećeg kola
adjourn-counts = { $as ->
    [jigo] računa se kao jigo
    [black] računa se kao pobjeda Crnog
    [white] računa se kao pobjeda Bijelog
    [held] čeka se: nijedan se igrač ne sparuje
   *[other] kako je postavljeno u natjecanju
}
adjourn-col-sealed = Zapečaćeni potez
adjourn-col-left = Preostalo vrijeme
adjourn-col-state = Stanje
adjourn-sealed = { $colour }, { $number }. potez
adjourn-state = { $state ->
    [resumed] nastavljeno u { $time }
    [decided] odlučeno: { $time }
   *[other] zapečaćeno
}
adjourn-moves = Na potezu kad se obrazac otvori: { $colour }.
adjourn-late = Kašnjenje na nastavak
adjourn-result-hint = Rezultat unesite na stranici Kola, u kolu te partije.
adjourn-to-round = Idi na { $round }. kolo
delay-publish = Objavi predložena vremena
delay-publish-one = Objavi
delay-edit = Objavi drugi početak
delay-start-at = Početak { $round }. kola
delay-begun = Kolo je već počelo.
delay-none = Najavljena vremena mogu ostati.
delay-col-planned = Najavljeno
delay-col-started = Početak
delay-col-over = Kraj
delay-col-late = Kašnjenje
delay-col-proposed = Prijedlog
delay-minutes = { $minutes } min
delay-moved = prije { $time }
delay-running = Još se igra, najdulje partije prve:
delay-since = od { $time }
delay-running-none = Ne igra se nijedna partija.
delay-note = Igrači ne vide ništa dok ne objavite vremena; tada su nova vremena na prikazu u dvorani, listovima i web-stranicama.
col-round = Kolo
result-adjourned = prekinuto

## Settings, points, the hall, help

yes = da
no = ne
screen-event = Turnir
screen-points = { col-points }
screen-hall = Prikaz u dvorani
help = Pomoć
book-of-user = Priručnik
book-contents = Sadržaj
book-search = Traži u priručniku ( / )
book-hits = { $count ->
    [0] Ništa nije pronađeno.
    [one] Pronađen { $count } odjeljak.
    [few] Pronađena { $count } odjeljka.
   *[other] Pronađeno { $count } odjeljaka.
}
book-short = Tipke ovog zaslona
book-back = Natrag
book-no-back = Ovo je prva otvorena stranica.
tour = Prikaži prve korake
tour-day = Dan turnira
tour-day-about = Popis lijevo prati tijek dana: turnir i postavke, prijave, nokaut, kola, poredak i bodovi. Gornji redak prikazuje trenutno stanje. Žuti je gumb sljedeći korak; Ctrl+Enter ga pritišće.
tour-keys = Sve tipkovnicom
tour-keys-about = Svaki gumb prikazuje svoju tipku. Ctrl+K traži radnje, igrače i ploče, ? navodi sve tipke, a F1 objašnjava trenutni zaslon. I miš radi svugdje.
tour-results = { setting-event-two-passes }
tour-results-about = Pritisnite 1 za pobjedu Crnog i 2 za pobjedu Bijelog; pokazivač prelazi na sljedeću ploču. Drugi unos skriva prvi. Ako se razlikuju, Drawmaster stane, oglasi se zvukom i pokaže oba.
tour-undo = Ništa se ne gubi
tour-undo-about = Svaki se korak odmah sprema. Ctrl+Z poništava bilo koji od njih i imenuje ga, čak i nakon ponovnog pokretanja. Povijest pokazuje tko je što i kad promijenio.
tour-count = { $at } od { $all }
tour-next = { ceremony-next }
tour-done = Kreni
tour-skip = Preskoči
steps = Vođeni prvi koraci
steps-start = Pokreni vođene prve korake
steps-count = Obavljeni koraci: { $done } od { $all }
steps-is-done = (obavljeno)
steps-show = Pokaži gdje
steps-again = Ponovno, s novim turnirom
steps-leave = Zasad napusti
steps-finished = Vodili ste kolo od prijava do oglasne ploče. Sljedeća kola idu isto tako.
steps-open = Otvorite turnir
steps-open-about = Otvorite ogledni turnir sa 64 izmišljena igrača ili stvorite novi s imenom i datumom.
steps-register = Prijavite igrače
steps-register-about = Dodajte barem dvije osobe: Alt+A otvara obrazac, a Enter sprema osobu i prelazi na sljedeću.
steps-close = Zaključite prijave
steps-close-about = Pročitajte što je još otvoreno, zatim zaključite prijave. Igrači dobivaju brojeve. To čini i žuti gumb.
steps-pair = Sparite kolo
steps-pair-about = Pritisnite žuti gumb ili Ctrl+Enter. Nacrt se još može mijenjati ručno. Ako ispadanja čekaju ždrijeb, najprije ih ždrijebajte.
steps-release = Objavite kolo
steps-release-about = Ponovno pritisnite žuti gumb. Od sada su parovi javni i mogu se ispisati.
steps-results = Unesite rezultate
steps-results-about = Odaberite ploču i pritisnite 1 ako je pobijedio Crni, 2 ako je pobijedio Bijeli, ili kliknite pobjednika. Ako se rezultati unose dvaput, napravite i drugi prolaz.
steps-confirm = Potvrdite kolo
steps-confirm-about = Kad su svi rezultati uneseni, pritisnite žuti gumb. Poredak tada broji kolo.
steps-standings = Pogledajte poredak
steps-standings-about = Otvorite zaslon poretka. Enter ili dvostruki klik na redak otvara karticu igrača.
steps-print = Ispišite list
steps-print-about = Ctrl+P ispisuje listove zaslona ili ih sprema kao PDF, na primjer poredak za oglasnu ploču.
help-event = Sve postavke turnira s njihovim posljedicama. Promijenjene su podebljane i mogu se vratiti.
    Za traženje postavke pišite u gornje polje: „komi”, „bar”, „hendikep”.
help-register = Svi prijavljeni. Najavljene igrače upišite kad stignu; sparuju se samo upisani.
    Pišite za traženje igrača; naglasci nisu važni. Zaključenje prijava daje igračima brojeve po snazi. Za karticu igrača dvaput kliknite ili pritisnite Enter.
help-knockouts = Tablica svake dobne kategorije. Prije ždrijeba: popis redom nositelja i veličina tablice. Ždrijeb se izvlači jednom, prije prvog kola tablice, i može ga provjeriti svatko.
    Partije tablice određuju se kad se sparuje njezino kolo.
help-final = Finale svake dobne kategorije: dvije skupine, zatim polufinala i partije za plasman. Izvlači se jednom, a partije se sparuju zajedno s kolom. Rezultate unesite ovdje ili na zaslonu Kola.
    Izjednačeni u skupini igraju na manjim pločama, a vi ih odabirete redom rezultata.
help-rounds = Kolo ima četiri stanja. Nacrt vidite samo vi i možete ga ručno mijenjati. Kad je objavljeno, igrači traže svoje ploče. Igra počinje kad je pokrenete ili s prvim rezultatom. Kolo se može potvrditi kad se oba unosa slažu na svakoj ploči.
    Promjene nakon objave označene su ovdje i na listovima.
help-standings = Poredak nakon bilo kojeg kola. Odaberite redak za podcrtavanje protivnika tog igrača. Filtri prikazuju jednu kategoriju, državu ili klub; mjesta se odnose na sve igrače.
    Za karticu igrača dvaput kliknite ili pritisnite Enter. Klik na zaglavlje stupca razvrstava.
help-points = Dosadašnji bodovi serije po dobnim kategorijama. Odaberite igrača i vidite odakle su bodovi. Objavljeni broj je točan zbroj, zaokružen naniže.
help-hall = Drugi prozor, za projektor ili zaslon u dvorani. Otvorite ga, premjestite onamo i ovdje odaberite što prikazuje. Osvježava se sam.
    Duge liste okreću stranice; razmaknica ih zaustavlja.
help-print = Svi listovi kao PDF i datoteke za rejting-listu i druge programe.
help-history = Sve promjene, najnovije prve. Ništa se ne briše; poništene promjene su prekrižene.
key-setting = prethodna ili sljedeća postavka
palette-board = { board-title }
palette-nothing = Nema pogodaka.
redo-what = Ponovi: { $what }
operation-start_round = početak { $round }. kola
history-round = { col-round }
history-since = Od
history-undo = poništeno: { $what }
history-redo = ponovljeno: { $what }
setting-list = Postavke
season-use = Datoteka sezone…
setting-find = Traži postavku ( / )
setting-changed = samo promijenjene
setting-reset = vrati na { $value }
setting-inherited = kao turnir: { $value }
setting-none = Nijedna postavka ne odgovara.
group-event = { col-event }
group-games = { games-title }
group-register = { col-players }
group-scores = Bodovanje
group-pairing = Sparivanje
group-handicap = { col-handicap }
group-standings = { screen-standings }
group-more = Ostalo
group-desk = Ovo računalo
about = O programu Drawmaster
about-version = Verzija
about-commit = Izgrađeno iz
about-commit-none = razvojna verzija
about-licence = Licenca
about-folder = Vaši su podaci u
about-folder-portable = Prijenosno: vaši su podaci u
about-licences = Licence dijelova
looks = Jezik i izgled
desk-size = Veličina teksta
desk-percent = { $size } %
desk-language = Jezik
desk-theme = Boje
desk-sound = Zvuk kad se unosi razlikuju
desk-letters = Pojedinačne tipke, bez Ctrl ili Alt: isključeno za govorni unos
desk-touch = Veliki retci i gumbi za dodirni zaslon
desk-system = kao sustav
desk-light = svijetlo
desk-contrast-light = visoki kontrast, svijetlo
desk-contrast-dark = visoki kontrast, tamno
desk-dark = tamno
setting-event-name = { name }
setting-event-name-about = Pojavljuje se na svakom listu i u svakoj datoteci.
setting-event-starts = Vremena početka
setting-event-starts-about = Samo za kola koja odstupaju od predloženog rasporeda, npr. 1 2026-11-20 09:30, 3 2026-11-21 10:00.
setting-event-place = { place }
setting-event-place-about = Pojavljuje se na listovima i u datoteci za rejting-listu.
setting-event-country = { country }
setting-event-country-about = Dva slova, npr. HR; treba za rejting-listu.
setting-event-start = { event-start }
setting-event-start-about = Npr. 2026-11-20. Godina određuje dobne kategorije.
setting-event-end = { event-end }
setting-event-end-about = Za jednodnevni turnir isti kao prvi dan.
setting-competition-name = { col-competition }
setting-competition-name-about = Naziv na listovima.
setting-competition-rounds = { event-rounds }
setting-competition-rounds-about = Broj kola. O njemu ovise bar i nokaut.
setting-competition-earns-points = Donosi bodove serije
setting-competition-earns-points-about = Donose li partije, nokaut i Finala ovog natjecanja bodove u seriji. Kod Opena donose.
setting-competition-start = Prvi dan ovog natjecanja
setting-competition-start-about = Ako ne počinje s turnirom, npr. 2026-11-21. Prazno: kao na turniru.
setting-competition-end = Zadnji dan ovog natjecanja
setting-competition-end-about = Ako ne završava s turnirom. Prazno: kao na turniru.
setting-competition-starts = Vremena početka ovog natjecanja
setting-competition-starts-about = Ako se razlikuju od turnirskih, npr. 1 2026-11-20 17:00. Prazno: kao na turniru.
setting-competition-boards = Ploče ovog natjecanja
setting-competition-boards-about = Ako smije koristiti samo neke, npr. 41-60. Prazno: sve ploče ili one iz njegovih dvorana.
setting-competition-rooms = Dvorane ovog natjecanja
setting-competition-rooms-about = Dvorane u kojima se igra. Nijedna označena: sve dvorane.
setting-event-season = Sezona serije
setting-event-season-about = Sezona čija pravila određuju bodove.
setting-event-tour-class = Klasa u seriji
setting-event-tour-class-about = Određuje koliko bodova vrijedi svaka faza nokauta.
setting-event-tour-coefficient = Koeficijent
setting-event-tour-coefficient-about = Njime se množe bodovi nokauta; obično 1.
setting-event-tour-online = Igrano na internetu
setting-event-tour-online-about = Bodovi prema pravilima sezone za internetske turnire.
setting-event-tour-championship = { col-championship }
setting-event-tour-championship-about = Naziv koji ostaje isti iz godine u godinu i po kojem serija nalazi prethodno izdanje. Prazno ako je to naziv turnira.
setting-event-tour-bundles = Izdani paketi
setting-event-tour-bundles-about = Broj datoteka izdanih za seriju, broji se automatski.
setting-event-halls = Dvorane
setting-event-halls-about = Ploče u svakoj dvorani: naziv, prva i zadnja ploča.
setting-event-time-main-minutes = { event-minutes }
setting-event-time-main-minutes-about = Po igraču. Zajedno s dodatnim vremenom određuje EGF klasu.
setting-event-time-overtime = { event-overtime }
setting-event-time-overtime-about = Što slijedi nakon osnovnog vremena.
setting-event-lowered-class = EGF klasa
setting-event-lowered-class-about = Slijedi iz vremena za razmišljanje. Možete je sniziti, ali ne i povisiti.
setting-event-komi = Komi
setting-event-komi-about = Bodovi Bijelog u ravnopravnoj partiji. Cijeli broj dopušta jigo, o kojem u nokautu odlučuju ljestve.
setting-competition-board-size = Ploča
setting-competition-board-size-about = Veličina ploča. Po rangu: vrijedi manja ploča dvoje igrača.
setting-competition-thirteen-from = 13x13 od
setting-competition-thirteen-from-about = Najniži rang koji igra na 13x13 ako ploča ovisi o rangu.
setting-competition-main-minutes = Osnovno vrijeme ovog natjecanja u minutama
setting-competition-main-minutes-about = Ako se razlikuje od turnirskog. Prazno: kao na turniru.
setting-competition-overtime = Dodatno vrijeme ovog natjecanja
setting-competition-overtime-about = Ako se razlikuje od turnirskog.
setting-competition-own-class = EGF razred ovog natjecanja
setting-competition-own-class-about = Razred partija za rejting, ili ne ulaze u rejting. Prazno: kao na turniru.
setting-competition-komi = Komi ovog natjecanja
setting-competition-komi-about = Ako se razlikuje od turnirskog. Prazno: kao na turniru.
setting-event-round-sheets = Listovi kola
setting-event-round-sheets-about = Listovi koji se za svako kolo ispisuju odjednom: označeni kad ispisujete iz Kola i u mapi kola.
setting-event-two-passes = Rezultati u dva unosa
setting-event-two-passes-about = Rezultati se unose jednom za Crnog i jednom za Bijelog, pa se pogreške odmah vide. Isključeno: jedan unos po ploči.
setting-event-player-reports = Igrači prijavljuju rezultate
setting-event-player-reports-about = Igrači prijavljuju rezultat telefonom, kodom s listića, dok radi mreža dvorane. Prijava vrijedi tek kad je potvrdi protivnik, pomoćnik ili voditelj.
setting-event-ages-cut-off = Granični datum za dob
setting-event-ages-cut-off-about = Dan u godini turnira koji određuje kategoriju.
setting-event-ages-limit-included = Dobna granica uključena
setting-event-ages-limit-included-about = Uključeno: kategorija 12 znači „najviše 12”. Isključeno: „ispod 12”.
setting-event-ages-categories = { some-categories }
setting-event-ages-categories-about = Dobne granice, najmlađi prvi.
setting-competition-open-file = Datoteka Opena uz Future Stars
setting-competition-open-file-about = Za turnire novaka: naziv datoteke Opena u istoj mapi. Igrači Opena ovdje ne mogu nastupiti.
setting-event-levy-member = Pristojba po danu, članovi
setting-event-levy-member-about = Koliko savez naplaćuje po danu igre, npr. 1.50; 0 bez pristojbe. Gosti se računaju kao članovi svog saveza.
setting-event-levy-non-member = Pristojba po danu, nečlanovi
setting-event-levy-non-member-about = Za igrače koji ne pripadaju nijednom savezu.
setting-event-levy-concession = Pristojba po danu, snižena
setting-event-levy-concession-about = Za djecu, učenike, studente i nezaposlene, po odluci voditelja.
setting-event-levy-currency = Valuta pristojbe
setting-event-levy-currency-about = Piše se iza iznosa, npr. EUR.
setting-event-far-apart-ranks = Daleko: rangovi
setting-event-far-apart-ranks-about = Par kojem se rangovi razlikuju više od ovoga istaknut je na ploči i u izvještaju.
setting-event-far-apart-points = Daleko: bodovi
setting-event-far-apart-points-about = Par kojem se bodovi razlikuju više od ovoga istaknut je na ploči i u izvještaju.
setting-competition-finalists = Igrači u završnom nokautu
setting-competition-finalists-about = U švicarskom nokautu: obično 8 ili 16.
setting-competition-zones = Zone
setting-competition-zones-about = Broj zona čiji pobjednici igraju nokaut.
setting-competition-knockout-rules-last-game = Kraj dvostrukog ispadanja
setting-competition-knockout-rules-last-game-about = Odlučuje jedno finale; ili još jedno ako ga izgubi nepobijeđeni; ili tko prvi dobije dvije partije.
setting-competition-knockouts = Nokaut po dobnim kategorijama
setting-competition-knockouts-about = Uključeno: svaka se tablica izvlači prije svog prvog kola.
setting-competition-knockout-rules-after-jigo = Nakon jiga u nokautu
setting-competition-knockout-rules-after-jigo-about = Ljestve manjih ploča ili nova partija u preostalom vremenu.
setting-competition-knockout-rules-after-withdrawal = Nakon odustanka prije prvih partija
setting-competition-knockout-rules-after-withdrawal-about = Tko dobiva polje: sljedeći igrač s popisa, čije mjesto dobiva zamjena; nitko, pa protivnik prolazi bez borbe; ili slobodno kolo.
setting-competition-newcomers = Samo novaci
setting-competition-newcomers-about = Najviša dob i najveći broj turnira za rejting, kao za Future Stars. Isključeno: otvoreno za sve.
setting-competition-mcmahon-bar = Bar
setting-competition-mcmahon-bar-about = Svi igrači ovog ranga i viši počinju s istim bodovima i mogu osvojiti turnir.
setting-competition-mcmahon-floor = Donja granica
setting-competition-mcmahon-floor-about = Svi slabiji igrači počinju s bodovima ovog ranga.
setting-competition-mcmahon-zero = Skala
setting-competition-mcmahon-zero-about = Rang koji počinje s 0: 20k na europskoj skali, 1d na britanskoj.
setting-competition-mcmahon-supergroup = Superskupina
setting-competition-mcmahon-supergroup-about = Igrači ovog ranga i viši počinju jedan bod iznad bara.
setting-competition-scoring-absent-score = Bodovi za propušteno kolo
setting-competition-scoring-absent-score-about = U McMahon bodovima. Pola boda daje jedan bod za svaka dva propuštena kola.
setting-competition-scoring-absent-wins = Pobjede za propušteno kolo
setting-competition-scoring-absent-wins-about = U broju pobjeda.
setting-competition-scoring-bye-score = Bodovi za slobodno kolo
setting-competition-scoring-bye-score-about = U McMahon bodovima.
setting-competition-scoring-bye-wins = Pobjede za slobodno kolo
setting-competition-scoring-bye-wins-about = { setting-competition-scoring-absent-wins-about }
setting-competition-scoring-round-down = Zaokruži naniže bodove za propuštena kola
setting-competition-scoring-round-down-about = Nakon svakog kola vrijede samo cijeli bodovi.
setting-competition-pairing-first-seeding = Redoslijed u prvim kolima
setting-competition-pairing-first-seeding-about = Tko s kim igra unutar bodovne skupine, do kola zadanog ispod.
setting-competition-pairing-later-seeding = Redoslijed u kasnijim kolima
setting-competition-pairing-later-seeding-about = Tko s kim igra unutar bodovne skupine nakon toga.
setting-competition-meetings = Susreti pri slobodnom sparivanju
setting-competition-meetings-about = Koliko puta dva igrača mogu igrati kad igrači biraju protivnike.
setting-competition-division-size = Igrači u razredu
setting-competition-division-size-about = U ligi, redom brojeva; 0 za jedan razred.
setting-competition-moves = Igrači koji mijenjaju razred
setting-competition-moves-about = Koliko ih iz svakog razreda lige u sljedećoj sezoni ide gore, a koliko dolje.
setting-competition-pairs-strength = Snaga para
setting-competition-pairs-strength-about = Kako rang i rejting para slijede iz osoba: prosjek ili vrijednosti jedne od njih.
setting-competition-pairs-mixed = Mješoviti parovi
setting-competition-pairs-mixed-about = Moraju li igrati žena i muškarac. Potvrđuje se za svaki par; spol se ne sprema.
choice-Mean = prosjek obiju
choice-Stronger = jača osoba
choice-Weaker = slabija osoba
choice-Required = obvezni
choice-Reminded = uz napomenu
choice-Any = bilo koje dvije osobe
setting-competition-teams-size = Ploče susreta
setting-competition-teams-size-about = Koliko ploča ima susret dviju ekipa, 2 do 20.
setting-competition-teams-order = Redoslijed ploča
setting-competition-teams-order-about = Moraju li članovi ekipe sjediti redom s popisa.
setting-competition-club-ladder-scale = Stepenice ljestava
setting-competition-club-ladder-scale-about = Klub: 0.1 ranga za dan igrače, 0.2 do 6k, 0.5 do 16k, zatim 1. Munja: svugdje 0.5.
setting-competition-club-ladder-bottom = Dno ljestava
setting-competition-club-ladder-bottom-about = Nitko ne ide ispod ovog ranga.
setting-competition-club-ladder-third-win = Dvije stepenice za treću pobjedu
setting-competition-club-ladder-third-win-about = Treća pobjeda zaredom i svaka sljedeća diže dvije stepenice.
setting-competition-club-ladder-upset = Dvije stepenice za iznenađenje
setting-competition-club-ladder-upset-about = Od ove razlike rangova pobjeda slabijeg igrača diže dvije stepenice; 0 za nikad.
setting-competition-club-ladder-anchored = Igrači s rejtingom ostaju
setting-competition-club-ladder-anchored-about = Igrači s rejtingom ostaju na svojoj stepenici da se ljestve ne pomiču.
setting-competition-prizes-groups = Skupine nagrada
setting-competition-prizes-groups-about = Redom dodjele, ovim riječima: all (svi), knock-outs (nokaut), categories (kategorije), girls (djevojčice), boys (dječaci), bar, wins (pobjede), countries (države), youngest (najmlađi), i rangovi, npr. 5k-1k.
setting-competition-prizes-places = Nagrađena mjesta
setting-competition-prizes-places-about = Toliko igrača iz svake skupine osvaja nagradu.
setting-competition-prizes-one-per-person = Jedna nagrada po osobi
setting-competition-prizes-one-per-person-about = Tko je osvojio nagradu u ranijoj skupini, preskače se u kasnijima.
setting-competition-pairing-first-rounds = Broj prvih kola
setting-competition-pairing-first-rounds-about = Zadnje kolo s redoslijedom prvih kola.
setting-competition-pairing-bye = Neparan broj igrača
setting-competition-pairing-bye-about = Tko je slobodan ili da odlučuje voditelj.
setting-competition-pairing-floats = Tko prelazi
setting-competition-pairing-floats-about = Tko igra u drugoj bodovnoj skupini: oni s uravnoteženim prijelazima gore i dolje ili, odvagnuto prema tome, oni s dobrim mjestom u skupini.
setting-competition-pairing-free-rounds-as-byes = Pobjede bez partije i propuštena kola računaju se kao slobodna
setting-competition-pairing-free-rounds-as-byes-about = Uključeno: tko je pobijedio bez partije ili propustio kolo, slobodan je tek nakon ostalih.
setting-competition-pairing-apart-at-bar = Razdvoji klubove na baru
setting-competition-pairing-apart-at-bar-about = Isključeno: igrači na baru ili iznad mogu igrati s igračima iz svog kluba ili države.
setting-competition-pairing-main-club = Glavni klub od (%)
setting-competition-pairing-main-club-about = Klub s ovim ili većim udjelom igrača ne razdvaja se. Prazno: razdvaja se svaki klub.
setting-competition-pairing-profile = Model sparivanja
setting-competition-pairing-profile-about = Što je dobro sparivanje: strogi redoslijed pravila serije, težine programa OpenGotha ili postupak sparivanja po bodovima doslovno.
setting-competition-pairing-levels = Redoslijed pravila sparivanja
setting-competition-pairing-levels-about = Svako pravilo vrijedi više od svih koja slijede.
setting-competition-pairing-opengotha = OpenGotha težine
setting-competition-pairing-opengotha-about = Koristi ih samo model OpenGotha.
setting-competition-handicap-basis = Hendikep prema
setting-competition-handicap-basis-about = Isključeno: sve su partije ravnopravne.
setting-competition-handicap-reduction = Umanjenje hendikepa
setting-competition-handicap-reduction-about = Oduzima se od razlike; obično 0, 1 ili 2.
setting-competition-handicap-ceiling = Najveći hendikep
setting-competition-handicap-ceiling-about = Najviše 9 kamenova.
setting-competition-handicap-exempt = Bez hendikepa
setting-competition-handicap-exempt-about = Igrači čije su partije uvijek ravnopravne.
setting-competition-tie-breaks = Dodatni kriteriji
setting-competition-tie-breaks-about = Kriteriji poretka, najvažniji prvi: označite ih i povucite u redoslijed.
setting-competition-lists-unplayed = Prikaži igrače bez partije
setting-competition-lists-unplayed-about = Isključeno: u poretku nema onih koji još nisu imali ni partiju ni slobodno kolo, a drugi jesu.
setting-competition-grade-limits = Razredi
setting-competition-grade-limits-about = Najniži rang svakog razreda, za kriterij CAT.
setting-competition-scoring-forfeit-counts-opponent = Računaj protivnika kod kontumacije
setting-competition-scoring-forfeit-counts-opponent-about = Uključeno: protivnikovi bodovi ulaze u zbrojeve. Isključeno: umjesto njih igračevi vlastiti početni bodovi.
setting-competition-scoring-handicap-in-sums = Uključi hendikepe u zbrojeve
setting-competition-scoring-handicap-in-sums-about = Dodaju se Bijelom i oduzimaju Crnom.
setting-competition-scoring-unplayed-as-half = Protivnikova neodigrana kola vrijede pola
setting-competition-scoring-unplayed-as-half-about = Koliko god bodova protivnik dobio za to kolo.
setting-competition-scoring-missed-in-sosos = Propuštena kola u SOSOS-u
setting-competition-scoring-missed-in-sosos-about = Što se računa umjesto protivnika koji nedostaje.
setting-competition-scoring-bye-in-sodos = Računaj slobodna kola u SODOS-u
setting-competition-scoring-bye-in-sodos-about = Kao pobjeda nad protivnikom s igračevim početnim bodovima.
setting-competition-scoring-bye-in-sums = Slobodna kola u SOS-u
setting-competition-scoring-bye-in-sums-about = { setting-competition-scoring-missed-in-sosos-about }
setting-competition-scoring-unmarked-counts = Računaj kola koja nisu označena kao propuštena
setting-competition-scoring-unmarked-counts-about = Kao u MacMahonu: završeno kolo bez partije donosi bodove propuštenog kola, a u SOS-u se računaju igračevi vlastiti bodovi.
effect-rating-class =
    EGF klasa { $word }: { $word ->
        [A] partije imaju punu težinu.
        [B] partije imaju tri četvrtine težine.
       *[C] partije imaju polovicu težine.
    }
effect-rating-none = Prekratko za rejting.
effect-bar-in = Odavde počinje igrača: { $count }, unutar preporučenog: { $word }.
effect-bar-few = Odavde počinje igrača: { $count }; preporučeno je { $word }. Snizite bar.
effect-bar-many = Odavde počinje igrača: { $count }; preporučeno je { $word }. Povisite bar.
choice-None = bez dodatnog vremena
choice-Byoyomi =
    { $periods ->
        [one] { $periods } razdoblje
        [few] { $periods } razdoblja
       *[other] { $periods } razdoblja
    } po { $seconds } s
choice-Canadian =
    { $stones ->
        [one] { $stones } kamen
        [few] { $stones } kamena
       *[other] { $stones } kamenja
    } u { $seconds } s
choice-Fischer = { $seconds } s po potezu
choice-B = najviše B
choice-C = najviše C
choice-Allowed = koji dopušta vrijeme za igru
choice-Unrated = ne ulazi u rejting
choice-Slip = gornja polovica protiv donje
choice-Nineteen = 19x19
choice-Thirteen = { note-board13 }
choice-Nine = { note-board9 }
choice-ByRank = 13x13 ili 9x9, po rangu
choice-Club = gušće pri vrhu
choice-Lightning = svugdje pola ranga
choice-Second = drugo finale nakon prvog poraza
choice-One = jedno finale
choice-BestOfThree = na dvije dobivene partije
choice-Fixed = kao na popisu
choice-Free = bilo koji redoslijed
choice-Fold = prvi protiv posljednjeg
choice-Random = ždrijebom
choice-Neighbours = prvi protiv drugog, treći protiv četvrtog
choice-GhostThenBye = igra popuna; bez nje je slobodan posljednji igrač
choice-Bye = slobodan je posljednji igrač
choice-Seygo = pravila serije, redom
choice-OpenGotha = težine programa OpenGotha
choice-Literal = sparivanje po bodovima iz 2008., skupina po skupina
choice-Off = isključeno
choice-Score = razlika bodova
choice-Rank = razlika rangova
choice-EitherAtBar = partije s igračem na baru ili iznad
choice-Capped = nijedna partija, ali snaga se računa do { $value }
choice-OwnSos = vlastiti SOS igrača
choice-StartTimesRounds = početni bodovi za svako kolo
choice-StartScore = vlastiti početni bodovi igrača
choice-OtherPoints = vlastiti bodovi igrača bez slobodnog kola
choice-Zero = { final-jigos-nothing }
points-category = Dob { $category }
points-by = Sezona { $season }, klasa { $class }, koeficijent { $coefficient }
points-by-online = Sezona { $season }, klasa { $class }, koeficijent { $coefficient }, na internetu
points-empty = Nijedan igrač ove kategorije još nema bodova.
points-sources = Izvori bodova
points-no-sources = Još nema bodova.
points-stage = Faza: { $stage }
points-win = pobjeda, protivnik
points-jigo = jigo, protivnik
points-loss = poraz, protivnik
points-sum = točan zbroj
points-published = bodovi
col-points = Bodovi
col-exact = Točno
hall-open = Otvori prikaz u dvorani
hall-close = Zatvori prikaz u dvorani
hall-is-open = U dvorani se prikazuje što ovdje odaberete.
hall-is-closed = Prozor je zatvoren. Ako postoji drugi zaslon, ondje se otvara.
hall-what = Sadržaj
hall-how = Prikaz
hall-boards = { sheet-pairings }
hall-boards-about = Ploča, Crni i Bijeli, nakon objave kola.
hall-names = { sheet-pairings-by-name }
hall-names-about = Pomaže igračima naći ploču.
hall-standings = Poredak
hall-standings-about = Mjesto, ime i prva tri kriterija.
hall-knockouts = { sheet-ko }
hall-knockouts-about = Sljedeće partije i igrači.
hall-points-about = Bodovi serije po dobnim kategorijama.
hall-points = { col-points }
hall-points-title = Bodovi, dob { $category }
hall-countdown = Odbrojavanje
hall-countdown-about = Vrijeme do početka kola. Najprije unesite kad počinje.
hall-ceremony = Ždrijeb
hall-ceremony-about = Ždrijeb, polje po polje.
hall-blank = Naziv turnira
hall-blank-about = Za stanke i govore.
hall-timetable = Raspored
hall-timetable-about = Sljedeća kola i vrijeme do prvoga od njih.
hall-no-round = Sva su kola počela.
hall-playlist = Popis prikaza
hall-playlist-about = Prikazuje se redom. Raspored se izostavlja kad više nema kola.
hall-playlist-seconds = sekundi
hall-playlist-seconds-of = Sekunde za: { $content }
hall-playlist-empty = Najprije označite što se prikazuje.
hall-play = Pokreni popis
hall-play-stop = Zaustavi popis
hall-preview = Pregled
hall-preview-about = U dvorani se imena pojavljuju onako kako ih igrači objavljuju.
network-title = Mreža u dvorani
network-about = Telefoni, tableti i televizori u istoj lokalnoj mreži prikazuju parove, stolove i poredak, bez interneta. Dok je isključena, ovo računalo nije dostupno.
network-about-pages = Otvorite ovu adresu na telefonima. Televizori dodaju /display, pomoćnici /helper.
network-address = Adresa ovog računala
network-only-here = samo ovo računalo
network-port = Priključak
network-port-hint = Priključak je broj do 65535; prazno polje uzima slobodan.
network-start = Pokreni mrežu u dvorani
network-stop = Zaustavi mrežu u dvorani
network-poster = Spremi plakat
network-toggle = Pokreni ili zaustavi mrežu u dvorani
network-is-off = Mreža u dvorani je isključena.
network-is-on = { $devices ->
    [0] Mreža u dvorani je uključena. Nijedan uređaj nije povezan.
    [one] Mreža u dvorani je uključena. Povezan je { $devices } uređaj.
    [few] Mreža u dvorani je uključena. Povezana su { $devices } uređaja.
   *[other] Mreža u dvorani je uključena. Povezano je { $devices } uređaja.
}
network-qr = QR kod adrese { $url }
second-desk-title = Drugi stol organizatora
second-desk-none = Nijedan drugi stol ne prati. Dodajte pomoćnika s ulogom „drugi stol organizatora”. Na početnoj stranici drugog računala odaberite „Prati kao drugi stol” i unesite { $url } i šest riječi pomoćnika.
second-desk-state = { $name } ({ $address }) ima unos { $entry } od { $last }, viđeno u { $time }.
start-second = Prati kao drugi stol
start-second-about = Ovdje čuvaj kopiju turnira s drugog računala, spremnu za preuzimanje ako ono zakaže.
second-desk-about = Na prvom računalu pokrenite mrežu u dvorani i dodajte pomoćnika s ulogom „drugi stol organizatora”. Kopija preuzima svaku promjenu u sekundi i u međuvremenu se može čitati.
second-desk-address = Adresa prvog stola
second-desk-address-hint = kako je prikazuje njegov zaslon Prikaz u dvorani
second-desk-code = Kôd
second-desk-code-hint = šest riječi, velikim ili malim slovima
second-desk-copy = Kopija turnira
second-desk-new = Nova kopija
second-desk-existing = Postojeća kopija
second-desk-no-copy = Odaberite gdje se kopija čuva.
second-desk-follow = Prati
second-desk-stop = Prestani pratiti
second-desk-take-over = Preuzmi
second-desk-take-over-about = Preuzmite samo ako na prvom računalu više nitko ništa ne unosi. Ono što nije poslalo nije ovdje, a dvije datoteke vođene odvojeno ne mogu se spojiti. Kodovi drugih stolova prestaju vrijediti.
second-desk-take-over-now = Preuzmi i otvori
followed-has = { $file } ima unos { $entry } od { $last } s { $url }.
followed-lost = { $file } ima unos { $entry }. { $reason } Novi pokušaj.
followed-ended = { $file } više ne prati. { $reason }
helpers-title = Pomoćnici
helpers-about = Pomoćnici unose rezultate, dolaske ili bilješke na telefonima dok je mreža u dvorani uključena: na njezinoj adresi s /helper na kraju.
helpers-none = Nema pomoćnika.
helper-add = Dodaj pomoćnika
helper-code-shown = Kod za { $name }, prikazuje se samo sada:
helper-codes-save = Spremi listiće s ovim kodovima
helper-revoke = Opozovi kod
helper-may = Smije unositi
helper-role-results = rezultate
helper-role-check-in = dolaske
helper-role-notes = bilješke za suca
helper-role-second-desk = drugi stol organizatora
helper-room = Dvorana
helper-all-boards = sve ploče
helper-state = Kod
helper-state-valid = vrijedi do { $time }
helper-state-expired = istekao
helper-state-revoked = opozvan
conflicts-title = Proturječni rezultati
conflicts-about = Dva čitanja ovih ploča se razlikuju. Kliknite točan rezultat; on se unosi i telefoni ga prikazuju.
conflict-entered = uneseno
conflict-moved = sada ondje sjede drugi igrači
conflict-aside = Zanemari
conflict-settle = Riješi ploču { $board }: { $result }
reports-title = Prijave igrača
reports-about = Uz postavku „Igrači prijavljuju rezultate” listići s rezultatom imaju kod za svakog igrača. Prijava vrijedi kad protivnik prijavi isto ili kad je prihvatite.
reports-none = Nijedna prijava ne čeka.
report-by = Prijavio
report-state-waiting = čeka
report-state-disputed = igrači se ne slažu
report-state-contradicted = unesen je drugi rezultat
report-state-moved = igrači sada sjede drugdje
report-accept = Prihvati
report-dismiss = Odbaci
report-codes = Kodovi ploča
hall-from = Ploče od
hall-to = do
hall-time = Početak kola
hall-time-hint = 14:30 ili broj minuta od sada
hall-count = Pokreni odbrojavanje
hall-pause = { ceremony-pause }
hall-go-on = Nastavi
hall-back = Prethodna stranica
hall-forth = Sljedeća stranica
hall-smaller = Manji tekst
hall-larger = Veći tekst
hall-light = Tamno na svijetlom
hall-dark = Svijetlo na tamnom
hall-seconds = Sekunde po stranici
hall-page = stranica { $page } od { $pages }
hall-not-yet = Parovi će uskoro biti prikazani.
hall-handicap = hendikep { $stones }
hall-begins = { $round }. kolo počinje za
hall-begins-now = { $round }. kolo počinje
hall-waiting = Nijedan turnir nije otvoren.
key-hall-show = sadržaj prikaza u dvorani
key-hall-page = prethodna i sljedeća stranica
key-hall-size = veći i manji tekst
round-changed = promijenjeno nakon objave
round-gone = ne igra
round-playing = igra se
round-steps = Stanje kola
round-start = Pokreni kolo
missing = Rezultati koji nedostaju
missing-title = Rezultati koji nedostaju, { $round }. kolo
missing-count =
    { $count ->
        [0] Svaka ploča ima rezultat.
        [one] Bez rezultata: { $count } ploča.
        [few] Bez rezultata: { $count } ploče.
       *[other] Bez rezultata: { $count } ploča.
    }
missing-differ = unosi se razlikuju
missing-white = nedostaje unos Bijelog
missing-black = nedostaje unos Crnog
past = Povijest unosa
past-title = Povijest unosa ploče { $board }, { $round }. kolo
past-black = 1. unos (Crni)
past-white = 2. unos (Bijeli)
past-both = oba unosa
past-cleared = obrisano
past-empty = Za ovu ploču još nije unesen rezultat.
reason = Razlog
reason-hint = čuva se s ispravkom
reason-needed = Najprije unesite razlog.
reason-correct = Ispravi
setting-competition-pairing-boards = Brojevi ploča nakon ponovnog sparivanja
setting-competition-pairing-boards-about = Igrači su možda vidjeli svoje ploče. Zadržano: nove partije popunjavaju slobodne ploče.
setting-competition-pairing-unfinished = Nedovršene partije pri sparivanju
setting-competition-pairing-unfinished-about = Kao što se računa prekinuta partija kad se sparuje sljedeće kolo. Poredak je prikazuje bez rezultata.
choice-Kept = zadržano
choice-BalanceAndPlace = ravnoteža i dobro mjesto
choice-Balance = samo ravnoteža
choice-Renumbered = prenumerirano, najjači igrači prvi
choice-Jigo = jigo, samo za sparivanje
choice-Held = čeka se: nijedan se igrač ne sparuje

## The tour book

start-tour = Knjiga serije
start-tour-about = Sve etape sezone zajedno: utrka, nagrade i liste nositelja iz paketa turnira.
book-book = { start-tour }
book-book-about = Serija ima vlastitu datoteku igrača, izdanja, bodova i utrke. Dodajte pakete etapa; spremite liste nositelja i web-stranice. Mreža nije potrebna.
book-name = Naziv serije, za novu knjigu
book-open = Otvori knjigu serije
book-new = Nova knjiga serije
book-close = Zatvori knjigu
book-copies = Kopije
book-copies-about = Drawmaster kopira knjigu serije nakon svakog paketa. Kopija se vraća u novu datoteku; otvorena knjiga ostaje kakva jest.
book-copies-none = Još nema kopija. Drawmaster ih radi nakon svakog paketa.
book-copy-holds =
    { $events ->
        [one] { $events } izdanje
        [few] { $events } izdanja
       *[other] { $events } izdanja
    }, { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }, { $changes ->
        [one] { $changes } promjena
        [few] { $changes } promjene
       *[other] { $changes } promjena
    }
book-panels = Dijelovi knjige serije
book-events = Izdanja
book-players = { col-players }
book-sp = Liste bodova
book-race = Utrka
book-people = Dvojnici
book-keys = Organizatori
book-log = Dnevnik
book-signer = Potpis
book-signer-handed-over = { $holder } (predao: { $old })
book-events-none = Još nema izdanja. Dodajte paket neke etape.
book-players-none = Nijedan igrač ne odgovara ili u knjizi još nema izdanja.
book-sp-none = Na kraju ovog dana nijedan igrač nema bodova.
book-race-none = U ovoj godini nijedan igrač nije stekao bodove.
book-people-none = Nema više mogućih dvojnika za odluku.
book-keys-none = Još nema organizatora. Paketi se primaju samo s ključem organizatora.
book-find = Traži igrača
book-day = Kraj dana
book-year = Godina
book-add = Dodaj paket
book-seeds = Lista nositelja
book-publish = Objavi
book-nothing-yet = U knjizi još nema izdanja.
book-nothing-undo = { undo-nothing }
book-undone = Poništeno: { $what }.
book-did-create_tour = stvaranje knjige
book-did-add_bundle = dodavanje paketa
book-did-add_key = dodavanje ključa organizatora
book-did-revoke_key = opoziv ključa
book-did-merge_players = spajanje dvoje igrača
book-did-keep_apart = razdvajanje dvoje igrača
book-did-confirm_player = potvrda igrača za godinu
book-did-rename_championship = preimenovanje prvenstva
book-did-migrate = { operation-migrate }
book-did-salvage = { operation-salvage }
book-did-unknown = { operation-unknown }
book-derivation = Bodovi korak po korak
book-sp-now = SP{ $category }: { $sp }
book-career =
    u cijeloj karijeri: { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }
book-lapses = { $edition } istječe prije { $by }
book-transition = prelazi u kategoriju { $category }
book-future-stars = { template-future-stars }
book-race-size = Za Finale se kvalificira prvih { $size }.
book-race-curves = Krivulje
book-race-curves-about = Bodovi nakon svakog turnira godine. Igrači: { $players }, turniri: { $events }; kvalificira se prvih { $size }. Tablica ispod prikazuje isto.
book-race-qualified = kvalificiran
book-race-tied = izjednačeni za posljednje mjesto
book-race-absent = ne može doći
book-absent = Ne može doći
book-absent-name = { $name } ne može doći na Finale
book-people-about = Ova se imena sastoje od istih riječi, drukčije napisanih. Igrači se spajaju samo ako to potvrdite, a svaka se odluka može poništiti.
book-one = Prvi igrač
book-other = Drugi igrač
book-decide = Odluka
book-keep-one = Spoji u prvog
book-keep-other = Spoji u drugog
book-two-people = Zadrži odvojeno
book-merged = Spojeno: { $name }.
book-kept-apart = Odvojeno: { $names }.
book-keys-hint = Primaju se samo paketi potpisani ovim ključevima. Svaki ključ nabavite od njegova organizatora drugim putem nego paket, npr. telefonom.
book-holder = Organizator
book-key = Javni ključ
book-key-add = Dodaj ključ
book-key-added = Sada se primaju paketi organizatora: { $holder }.
book-key-revoked = Novi paketi potpisani ključem ovog organizatora više se ne primaju: { $holder }. Knjiga zadržava postojeće.
book-revoke = Opozovi
book-revoked = opozvan { $day }
book-key-unknown = Paket je potpisan nepoznatim ključem. Usporedite ga s ključem koji vam organizator da drugim putem, zatim unesite ime organizatora.
book-key-trust = Vjeruj ovom organizatoru
book-bundle-is =
    { $sequence }. paket, klasa { $class }, { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }
book-known-already = Ovaj je paket već u knjizi. Dodavanje ništa ne mijenja.
book-signed-by = Potpis: { $holder }.
book-repeats = Ima dane i partije turnira { $twin }, koji je već u knjizi. To je drugi turnir; dodaj i njega.
book-hand-over = { $old } predaje ovaj turnir; novi organizator: { $holder }
book-handed-over = { $old } potpisanom izjavom predaje ovaj turnir; novi organizator: { $holder }.
book-unnamed =
    Bez imena, i u paketu i u knjizi serije: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }.
book-fresh =
    { $fresh ->
        [0] Serija poznaje sve njegove igrače.
        [one] Novih u seriji: { $fresh } igrač.
        [few] Novih u seriji: { $fresh } igrača.
       *[other] Novih u seriji: { $fresh } igrača.
    }
book-championship-hint = Izdanja prvenstva slijede jedno za drugim: bodovi prethodnog izdanja istječu prije sljedećeg.
book-differences = Razlike od paketa u knjizi
book-consequences = Igrači čiji se bodovi mijenjaju
book-no-consequences = Nema.
book-take = Dodaj
book-accept = Zamijeni drugi paket
book-added =
    { $event } je u knjizi: { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }, novih u seriji { $fresh }.
book-not-added = { $file } nije dodana. Knjiga nije promijenjena.
book-seeds-about = Lista za nositelje jedne etape: igrači sa SP-om tog jutra, bez bodova prethodnog izdanja prvenstva. Organizator uvozi datoteku; mreža nije potrebna.
book-championship-none = (bez prvenstva)
book-morning = Jutro dana
book-seeds-write = Spremi listu
book-seeds-done =
    Spremljeno: { $file }, { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }.
book-publish-about = Web-stranice serije: sezone, turniri, liste bodova, utrke i igrači koliko je svatko pristao na objavu. Ništa se ne šalje. Odaberite praznu mapu ili mapu od prošlog puta.
book-publish-into = Odaberi mapu i spremi
book-publish-far = stranice: { $done } od { $of }
book-published =
    Spremljeno: { $pages ->
        [one] { $pages } stranica
        [few] { $pages } stranice
       *[other] { $pages } stranica
    } u { $folder }, od toga o igračima { $players }. Uklonjene stare stranice: { $removed }.
col-days = Dani
col-event = Turnir
col-events = Turniri
col-championship = Prvenstvo
col-class = Klasa
col-players = Igrači
col-bundle = Paket
col-irn = IRN
col-born = Rođ.
col-career = Karijera
col-badges = Značke
col-day = Dan
col-state = Stanje
points-place = Finale, { $place }. mjesto
points-places = Finale, mjesta { $place }

## Lists and tables of settings

order-handle = { $item }: { $place }. mjesto. Povucite ili pritisnite strelicu.
level-cap = najviše
level-cap-of = { $level }: najveći trošak jedne ploče
room-name = Dvorana
room-first = Prva ploča
room-last = Zadnja ploča
room-none = Turnir nema dvorana. Dodajte ih pod Dvorane.
age-below = Dobna granica
division-from = Najniži rang
newcomers-only = Mogu nastupiti samo novaci
newcomers-age = Najviša dob
newcomers-contests = Turnira za rejting najviše
table-add-rooms = Dodaj dvoranu
table-add-ages = Dodaj kategoriju
table-add-limits = Dodaj razred
table-remove = Ukloni redak { $row }
table-cell = { $column }, redak { $row }
setting-usual-order = uobičajeni redoslijed
criterion-mms = McMahon bodovi
criterion-nbw = broj pobjeda
criterion-sos = zbroj McMahon bodova protivnika
criterion-sos-1 = zbroj bodova protivnika bez najnižeg
criterion-sos-2 = zbroj bodova protivnika bez dva najniža
criterion-sosos = zbroj SOS-a protivnika
criterion-sodos = zbroj bodova pobijeđenih protivnika
criterion-cuss = zbroj vlastitih bodova nakon svakog kola
criterion-sosw = zbroj pobjeda protivnika
criterion-cusp = zbroj vlastitih bodova za pobjede nakon svakog kola
criterion-cps = kasnije pobjede vrijede dvostruko
criterion-sts = bodovi s dodatkom za nepobijeđene
criterion-rung = stepenica ljestava: rang i desetinke iznad njega
criterion-seq = rezultati redom po kolima, rane pobjede prve
criterion-ko = dokle je igrač došao u nokautu
criterion-cat = dobna kategorija ili razred
criterion-rank = rang
criterion-rating = rejting
criterion-ext = pobjede protivnika, otežane time koliko su jači
criterion-exr = isto, samo za dobivene partije
criterion-dc = partije između dosad izjednačenih igrača
criterion-sdc = isto, samo ako su svi međusobno igrali
criterion-sosts = zbroj STS-a protivnika
criterion-sososw = zbroj SOSW-a protivnika
criterion-sodosw = zbroj pobjeda pobijeđenih protivnika
criterion-cussw = zbroj vlastitih pobjeda nakon svakog kola
criterion-bp = bodovi svih ploča ekipe
