//! Invented people in many scripts, and sheets filled with them, shared by the tests and the samples.
#![allow(dead_code, reason = "each test uses its part")]

use domain::knockout::Group;
use print::kit::text::Text;
use print::sheets::*;
use print::{Heading, PrintedPlayer, Sheet, Stone};

/// Invented given and family names.
pub const NAMES: [(&str, &str); 24] = [
    ("Ștefan-Cătălin", "Țărănescu"),
    ("Željka", "Đurđević-Šćepanović"),
    ("Gülşen", "Iğdırlıoğlu"),
    ("Ярослава", "Щербиненко"),
    ("Θεοδώρα", "Παπαξενοπούλου"),
    ("თამარიკო", "ჯღარკავაძე"),
    ("משה אהרון", "בן-כרמליאל"),
    ("Հռիփսիմե", "Ճշմարտյան"),
    ("雅孝", "西條"),
    ("Łucja", "Żdźbłowska"),
    ("Björn Åke", "Öhrnkvist"),
    ("Jiří", "Řeřichovský"),
    ("Þórdís", "Ægisbrekka"),
    ("Wolfgang Maximilian Friedrich", "von und zu Hohenwartburg-Sternenfelde"),
    ("Nguyễn", "Đỗ Thuỵ"),
    ("Ana", "Ó"),
    ("Márton", "Őrsvárhegyi"),
    ("Ilze", "Ķēniņšteine"),
    ("Владислава", "Чъркезова"),
    ("Noa", "Brook"),
    ("민준", "박"),
    ("Tim", "Lo"),
    ("Ёлка", "Жыхар-Ўсеева"),
    ("Maria da Conceição", "Valadãozinho"),
];

const CLUBS: [&str; 6] = ["Brașov", "Zagreb", "Old Harbour Go Circle", "Львів", "İzmir", "Tbilisi 361"];
const COUNTRIES: [&str; 8] = ["RO", "HR", "TR", "UA", "GR", "GE", "IL", "AM"];

/// Returns player `k`. Every player of a list has a different name.
pub fn person(k: usize) -> PrintedPlayer {
    let (given, family) = NAMES[k % NAMES.len()];
    let again = k / NAMES.len();
    PrintedPlayer {
        given: given.to_string(),
        family: if again == 0 { family.to_string() } else { format!("{family} {again}") },
        rank: if k < 6 { format!("{}d", 6 - k) } else { format!("{}k", 1 + (k / 8) % 20) },
        club: CLUBS[k % CLUBS.len()].to_string(),
        country: COUNTRIES[k % COUNTRIES.len()].to_string(),
        mark: String::new(),
        partner: None,
    }
}

/// Returns a heading.
pub fn heading(competition: &str, round: &str) -> Heading {
    Heading {
        event: "European Youth Go Festival of Sibișel".to_string(),
        dates: "Sibișel, 3–5 July 2026".to_string(),
        competition: competition.to_string(),
        round: round.to_string(),
        printed: "2026-07-03 13:42".to_string(),
        corrected: String::new(),
        log: "137: 3f2a 91c0 77d2 e4b8".to_string(),
    }
}

/// Returns pairings of this many players. The first four games belong to a knock-out.
pub fn pairings(players: usize) -> Pairings {
    let game = |k: usize| PrintedGame {
        board: (k + 1).to_string(),
        black: person(2 * k),
        black_score: (30 - k % 20).to_string(),
        white: person(2 * k + 1),
        white_score: format!("{}½", 29 - k % 20),
        handicap: if k % 9 == 8 { "2".to_string() } else { String::new() },
        result: String::new(),
    };
    let games: Vec<PrintedGame> = (0..players / 2).map(game).collect();
    let table = games.len().min(4);
    let knock_out = games[..table].iter().zip(["A1", "A2", "A3", "A4"]);
    let lettered = knock_out.map(|(game, board)| PrintedGame { board: board.to_string(), ..game.clone() }).collect();
    let sections = vec![
        PrintedSection { name: "McMahon".to_string(), knock_out: false, games: games[table..].to_vec() },
        PrintedSection { name: "KO16, table A".to_string(), knock_out: true, games: lettered },
    ];
    let aside = |why, k| Aside { why, player: person(k) };
    let mut aside = vec![aside(PrintedAbsence::Ghost, players + 1), aside(PrintedAbsence::Bye, players)];
    aside.truncate(if players % 2 == 1 { 2 } else { 1 });
    let elsewhere = vec![DueElsewhere { player: person(1), other: "Future Stars, round 2, 11:00".into() }];
    Pairings { heading: heading("McMahon Open", "Round 3"), sections, aside, elsewhere, ..Pairings::default() }
}

/// Returns standings of this many players after this many rounds.
pub fn standings(players: usize, rounds: usize) -> StandingsSheet {
    let criterion =
        |name: &str, meaning: &str| PrintedCriterion { name: name.to_string(), meaning: meaning.to_string() };
    let line = |k: usize| Standing {
        place: if k % 7 == 3 { String::new() } else { (k + 1).to_string() },
        number: (k + 1).to_string(),
        player: person(k),
        rounds: (0..rounds)
            .map(|r| {
                format!("{}{}/{}", (k * 7 + r * 13) % players + 1, ["+", "-", "="][(k + r) % 3], ["b", "w"][r % 2])
            })
            .collect(),
        criteria: vec![(35 - k % 30).to_string(), format!("{}½", 180 - k % 60), (1100 - k).to_string()],
    };
    StandingsSheet {
        heading: heading("McMahon Open", &format!("After round {rounds}")),
        criteria: vec![
            criterion("MMS", "McMahon score: the initial score by rank and a point for each win"),
            criterion("SOS", "the sum of the opponents' McMahon scores"),
            criterion("SOSOS", "the sum of the opponents' SOS"),
        ],
        lines: (0..players).map(line).collect(),
        ..StandingsSheet::default()
    }
}

/// Returns the numbers of a knock-out table in order (R27).
fn table_order(lines: usize) -> Vec<usize> {
    let mut order = vec![1, 2];
    while order.len() < lines {
        let sum = 2 * order.len() + 1;
        let pair =
            |(k, &number): (usize, &usize)| if k % 2 == 0 { [number, sum - number] } else { [sum - number, number] };
        order = order.iter().enumerate().flat_map(pair).collect();
    }
    order
}

/// Returns a knock-out of this many players after this many rounds.
pub fn knock_out(players: usize, played: usize) -> KnockOut {
    let lines = players.max(2).next_power_of_two();
    let place = |number: usize| PrintedBox {
        place: number.to_string(),
        group: Group::ALL[match number {
            1..=2 => 0,
            3..=4 => 1,
            5..=8 => 2,
            9..=16 => 3,
            17..=32 => 4,
            _ => 5,
        }],
        holder: if number > players { Holder::Void } else { Holder::Player(seeded(number, lines)) },
    };
    let how = |r: usize, k: usize| ["B+3½", "W+R", "B+12½", "WO", "W+½"][(r + 3 * k) % 5].to_string();
    let meeting = |r: usize, k: usize| TableResult {
        winner: Some(if (r + k) % 3 == 2 { PrintedSide::Lower } else { PrintedSide::Upper }),
        how: how(r, k),
    };
    KnockOut {
        heading: heading("SEYGO tour", "After round 4"),
        category: "KO16".to_string(),
        players,
        boxes: table_order(lines).into_iter().map(place).collect(),
        rounds: (0..played).map(|r| (0..lines >> (r + 1)).map(|k| meeting(r, k)).collect()).collect(),
        third_place: None,
        losers: Vec::new(),
        blank: false,
        by_sections: false,
    }
}

fn seeded(number: usize, lines: usize) -> PrintedPlayer {
    let mark = match number {
        _ if number <= lines / 4 => number.to_string(),
        _ if number > lines * 7 / 8 => "WC".to_string(),
        _ => String::new(),
    };
    PrintedPlayer { mark, ..person(number - 1) }
}

/// Returns the seats of this many players.
pub fn by_name(players: usize) -> ByName {
    let seat = |k: usize| {
        let opponent = k ^ 1;
        let plays = opponent < players;
        PrintedSeat {
            player: person(k),
            board: if plays { (k / 2 + 1).to_string() } else { "bye".to_string() },
            colour: plays.then_some(if opponent > k { Stone::Black } else { Stone::White }),
            opponent: plays.then(|| person(opponent)),
            hall: if plays { ["A", "B"][k / 2 % 2].to_string() } else { String::new() },
            competition: String::new(),
        }
    };
    ByName {
        heading: heading("McMahon Open", "Round 3"),
        columns: 0,
        seats: (0..players).map(seat).collect(),
        ..ByName::default()
    }
}

/// Returns the register of this many players.
pub fn register(players: usize) -> RegisterSheet {
    let entry = |k: usize| Registered {
        number: (k + 1).to_string(),
        player: person(k),
        rating: (2600 - 7 * k).to_string(),
        category: ["12", "16", "20", ""][k % 4].to_string(),
        rounds: if k % 10 == 4 { "1–4, 6".to_string() } else { String::new() },
    };
    RegisterSheet {
        heading: heading("McMahon Open", ""),
        closed: "2026-07-03 09:15".to_string(),
        entries: (0..players).map(entry).collect(),
        ..RegisterSheet::default()
    }
}

/// Returns a wall chart of this many players after this many of its six rounds.
pub fn wall_chart(players: usize, played: usize) -> WallChart {
    let line = |k: usize| WallLine {
        number: (k + 1).to_string(),
        player: person(k),
        rounds: (0..played)
            .map(|r| PrintedCell {
                wins: format!("{}{}", (r * (k + 1)) % (r + 1), ["", "½"][(k + r) % 5 / 4]),
                opponent: ((k * 7 + r * 13) % players + 1).to_string(),
            })
            .collect(),
        total: if played == 6 { format!("{}½", k % 6) } else { String::new() },
    };
    WallChart {
        heading: heading("McMahon Open", ""),
        self_pairing: played == 0,
        by_games: played == 0,
        rounds: 6,
        lines: (0..players).map(line).collect(),
        ..WallChart::default()
    }
}

/// Returns the slips of this many games. The first eight belong to a knock-out.
pub fn slips(games: usize) -> Slips {
    let slip = |k: usize| PrintedSlip {
        board: (k + 1).to_string(),
        black: person(2 * k),
        white: person(2 * k + 1),
        handicap: if k % 9 == 8 { "2".to_string() } else { String::new() },
        komi: "6½".to_string(),
        knock_out: k < 8,
        stage: if k < 8 { "KO16, qualifying".to_string() } else { String::new() },
        codes: Default::default(),
    };
    Slips { heading: heading("McMahon Open", "Round 3"), slips: (0..games).map(slip).collect(), large: games % 2 == 1 }
}

fn text(words: &str) -> String {
    words.to_string()
}

fn draw_record(people: &[PrintedPlayer]) -> DrawRecordSheet {
    let group = |k: usize| text(Group::ALL[[0, 0, 1, 1, 2, 2, 2, 2].get(k).copied().unwrap_or(3)].letter());
    let listed = |(k, player): (usize, &PrintedPlayer)| PrintedListLine {
        place: (k + 1).to_string(),
        player: player.clone(),
        strength: format!("{} SP", 900 - 7 * k),
        group: group(k),
    };
    let lot = |(k, player): (usize, &PrintedPlayer)| PrintedLot {
        group: group(k),
        box_number: ((k * 5) % people.len() + 1).to_string(),
        place: (k + 1).to_string(),
        player: player.clone(),
        rests: if k % 2 == 0 { (k + 1).to_string() } else { String::new() },
    };
    DrawRecordSheet {
        heading: heading("SEYGO tour, KO16", ""),
        sources: vec![
            (text("Generator"), text("ChaCha20, version 1")),
            (text("Commitment"), text("b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9")),
            (text("Dice thrown by the youngest"), text("4 2 6 6 1 3")),
            (text("Drawn"), text("2026-07-03 09:30")),
        ],
        list: people.iter().enumerate().map(listed).collect(),
        frozen: (1..).zip(people).map(|(k, player)| format!("{k}|{k}|{}|1k|RO||listed", player.family)).collect(),
        frozen_notes: vec![text("One name is withheld.")],
        lots: people.iter().enumerate().skip(2).map(lot).collect(),
        of_groups: people.len().is_multiple_of(2),
        redo: text("drawmaster draw redo sibisel.drawmaster KO16"),
        signatures: ["Referee", "First witness", "Second witness"].map(text).to_vec(),
    }
}

fn ladder(people: &[PrintedPlayer]) -> LadderSheet {
    let game_row = |(board, time, earliest): (&str, &str, &str)| LadderGame {
        board: text(board),
        time: text(time),
        earliest: text(earliest),
        ..LadderGame::default()
    };
    let games = [
        ("9 × 9", "5 min, 1 × 10 s, komi 6½", "14:20"),
        ("7 × 7", "3 min, 1 × 5 s, komi 6½", "14:36"),
        ("5 × 5", "3 min, 1 × 5 s, komi 6½", "14:48"),
        ("1 × 1", "3 min, 1 × 5 s, komi 6½", "15:00"),
    ];
    LadderSheet {
        heading: heading("SEYGO tour, KO16", "Quarter-finals"),
        board: text("A3"),
        accepted: text("14:02"),
        black: people[0].clone(),
        white: people[1].clone(),
        games: games.map(game_row).to_vec(),
    }
}

fn timetable() -> Timetable {
    let on =
        |time: &str, what: &str, remark: &str| Appointment { time: text(time), what: text(what), remark: text(remark) };
    let day = |name: &str, first: usize| Day {
        name: text(name),
        appointments: vec![
            on("10:00", &format!("Round {first}"), "Halls A and B"),
            on("13:00", "Lunch", ""),
            on("14:30", &format!("Round {}", first + 1), "Halls A and B"),
            on("18:00", "Lessons with a professional", "Reading room"),
        ],
    };
    let days = vec![day("Friday, 3 July", 1), day("Saturday, 4 July", 3), day("Sunday, 5 July", 5)];
    Timetable { heading: heading("", ""), days }
}

fn rules() -> Rules {
    let rule = |(what, how): (&str, &str)| (text(what), text(how));
    let english =
        [("Time", "1 hour, then 3 × 30 seconds"), ("Komi", "6½, Japanese rules"), ("Ties", "MMS, SOS, SOSOS")];
    let romanian = [
        ("Timp", "1 oră, apoi 3 × 30 de secunde"),
        ("Komi", "6½, reguli japoneze"),
        ("Departajare", "MMS, SOS, SOSOS"),
    ];
    let language =
        |title: &str, rules: [(&str, &str); 3]| RulesIn { title: text(title), rules: rules.map(rule).to_vec() };
    Rules { heading: heading("", ""), languages: vec![language("Rules", english), language("Reguli", romanian)] }
}

fn points(people: &[PrintedPlayer]) -> PointsSheet {
    let line = |(k, player): (usize, &PrintedPlayer)| PointsLine {
        place: (k + 1).to_string(),
        player: player.clone(),
        parts: vec![text("QF 150"), format!("{} × 20", 6 - k % 6), format!("{} × 5", k % 6)],
        sum: (900 - k).to_string(),
    };
    PointsSheet {
        heading: heading("SP16", ""),
        kind: PointsKind::Race,
        columns: ["Stage", "Wins", "Losses"].map(text).to_vec(),
        lines: people.iter().enumerate().map(line).collect(),
        qualify: 10,
        notes: vec![text("Season rules 2018-draft. Points are published without fractions.")],
    }
}

fn final_groups(people: &[PrintedPlayer]) -> FinalGroups {
    let group = |name: &str, members: &[PrintedPlayer]| PrintedGroup {
        name: text(name),
        members: members
            .iter()
            .map(|player| Member {
                player: player.clone(),
                results: (0..members.len()).map(|k| text(["+", "-", "", "="][k % 4])).collect(),
                wins: text("2½"),
                place: text("2"),
            })
            .collect(),
        rounds: (1..=5).map(|r| (format!("Round {r}"), vec!["1–4".into(), "2–3".into()])).collect(),
    };
    let half = people.len().min(10) / 2;
    let groups = vec![group("Group GR", &people[..half]), group("Group OR", &people[half..2 * half])];
    FinalGroups { heading: heading("Final, category 16", ""), groups }
}

fn records(people: &[PrintedPlayer]) -> Vec<(&'static str, Box<dyn Sheet>)> {
    let name = |player: &PrintedPlayer| format!("{} {}", player.given, player.family);
    let pink = |player: &PrintedPlayer| PinkEntry {
        time: text("09:41"),
        player: name(player),
        change: text("Does not play rounds 3 and 4; the club is written with a hyphen."),
        outcome: text("done"),
    };
    let incident = |player: &PrintedPlayer| Incident {
        time: text("11:05"),
        place: text("2 / 14"),
        players: name(player),
        article: text("5d"),
        ruling: text(
            "White arrived 25 minutes late. The clock was started on time. The game continues with the remaining time.",
        ),
        appeal: String::new(),
    };
    let sealed = SealedMove {
        heading: heading("McMahon Open", "Round 4"),
        board: text("1"),
        black: people[0].clone(),
        white: people[1].clone(),
        captures: ["3", "12"].map(text),
        clocks: ["1:05:00", "12:30"].map(text),
        sealed_by: text("White"),
        number: text("124"),
        resumption: text("Saturday, 21 November, 09:00, Room 2"),
    };
    let late = |player: &PrintedPlayer| LateBoard {
        board: text("12"),
        players: [player.clone(), people[0].clone()],
        came: ["10:25", "–"].map(text),
        used: ["25", "40"].map(text),
        outcome: text("lost after 11:00"),
    };
    vec![
        (
            "pink-register",
            Box::new(PinkRegister { heading: heading("McMahon Open", ""), entries: people.iter().map(pink).collect() }),
        ),
        (
            "incidents",
            Box::new(Incidents { heading: heading("", ""), incidents: people.iter().map(incident).collect() }),
        ),
        ("late", Box::new(LatePlayers { heading: heading("", "Round 4"), boards: people.iter().map(late).collect() })),
        ("sealed-move", Box::new(sealed)),
        ("case", Box::new(protocol(people))),
    ]
}

/// The protocol of a case, whose layout all papers of the referee's desk have.
fn protocol(people: &[PrintedPlayer]) -> RefereeSheet {
    let column = |head: &str, grow| RefereeColumn::new(text(head), grow);
    let row = |player: &PrintedPlayer| {
        vec![text("2026-08-14 11:05"), format!("Protest of {}: two points.", player.name().words())]
    };
    RefereeSheet {
        heading: heading("McMahon Open", "Round 4"),
        title: text("Case 3"),
        is_wide: false,
        parts: vec![RefereePart {
            title: text("Course"),
            columns: vec![column("Time", 0), column("", 1)],
            rows: people.iter().map(row).collect(),
        }],
        signatures: vec![text("Referee"), text("Black"), text("White")],
    }
}

fn cards(people: &[PrintedPlayer]) -> Vec<(&'static str, Box<dyn Sheet>)> {
    let heading = || heading("McMahon Open", "");
    let numbers = (1..=people.len() / 2).map(|k| k.to_string()).collect();
    let card =
        |(k, player): (usize, &PrintedPlayer)| ((k + 1).to_string(), player.clone(), (20 - k as i64).to_string());
    let door = |room: &str, boards: &str| Door { room: text(room), boards: text(boards) };
    vec![
        ("tables", Box::new(TableNumbers { heading: heading(), tables: numbers })),
        ("labels", Box::new(Labels { heading: heading(), players: people.to_vec(), stock: None })),
        (
            "doors",
            Box::new(Doors {
                heading: heading(),
                doors: vec![door("Hall A", "Boards 1–40"), door("Hall B", "Boards 41–76")],
            }),
        ),
        (
            "draw-cards",
            Box::new(DrawCards { heading: heading(), rounds: 6, cards: people.iter().enumerate().map(card).collect() }),
        ),
        ("pink-slips", Box::new(PinkSlips { heading: heading(), pages: 1 })),
        ("poster", Box::new(poster(heading()))),
        ("code-slips", Box::new(CodeSlips { heading: heading(), slips: people.iter().map(code_slip).collect() })),
    ]
}

/// A pattern with dark and light modules, as a QR code has.
fn modules() -> QrModules {
    QrModules((0..25).map(|y| (0..25).map(|x| (x * x + x * y + y) % 3 == 0).collect()).collect())
}

fn poster(heading: Heading) -> Poster {
    let line = "Scan the code or open the address: your board, the pairings and the standings on your phone.";
    Poster { heading, url: text("http://192.168.100.207:18080/"), code: modules(), lines: vec![text(line); 12] }
}

fn code_slip(player: &PrintedPlayer) -> PrintedCode {
    PrintedCode {
        name: player.name().words(),
        role: text("Enters results"),
        words: text("apple river stone cloud table moon"),
        about: text("Scan the code, or open the address and type the six words. Keep this slip to yourself."),
        url: text("http://192.168.100.207:18080/helper"),
        code: Some(modules()),
    }
}

fn prizes(people: &[PrintedPlayer]) -> PrizesSheet {
    let prize = |(k, player): (usize, &PrintedPlayer)| Prize {
        title: format!("{}.", k + 1),
        winner: player.full(),
        remark: text("a goban"),
    };
    let group = |name: &str| (text(name), people.iter().take(3).enumerate().map(prize).collect());
    let team = Prize { title: text("1."), winner: Text::bold("Sibișel"), remark: String::new() };
    PrizesSheet { heading: heading("", ""), groups: vec![group("KO12"), group("KO16"), (text("Teams"), vec![team])] }
}

/// Returns the smaller sheets, filled with these players, at least two.
pub fn others(people: &[PrintedPlayer]) -> Vec<(&'static str, Box<dyn Sheet>)> {
    let mut all: Vec<(&'static str, Box<dyn Sheet>)> = vec![
        ("draw-record", Box::new(draw_record(people))),
        ("ladder", Box::new(ladder(people))),
        ("timetable", Box::new(timetable())),
        ("rules", Box::new(rules())),
        ("points", Box::new(points(people))),
        ("final-groups", Box::new(final_groups(people))),
        ("prizes", Box::new(prizes(people))),
    ];
    all.extend(records(people));
    all.extend(cards(people));
    for stock in print::kit::cards::STOCKS {
        let heading = heading("McMahon Open", "");
        all.push((stock.name, Box::new(Labels { heading, players: people.to_vec(), stock: Some(stock) })));
    }
    all
}
