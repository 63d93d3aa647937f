//! The table in docs/interchange.md of what each format holds: an event with every field, written and read back.

use std::path::Path;

use domain::model::board_size::BoardRule;
use domain::model::event_settings::{LoweredClass, Overtime};
use domain::model::pairing_rules::{HandicapBasis, HandicapExempt, Seeding};
use domain::model::player::{Birth, Sex};
use domain::{
    Bye, Category, Competition, CompetitionId, Crosstable, Entry, EntryId, EntryStatus, EventSettings, ForeignField,
    ForeignRecord, ForeignSubject, Game, GameId, GameResult, Gor, HalfPoints, Membership, Passes, Player, Rank, Round,
    RoundState, Rounds, Standings, System, Tournament, Verdict,
};
use formats::{
    aga_results, csv_export, csv_list, egd_results, ffg_results, macmahon, macmahon_export, opengotha, pairgoth,
    pairgoth_export, trf,
};
use serde_json::{Value, json};

const OPEN: CompetitionId = CompetitionId::OPEN;
const BEGIN: &str = "<!-- begin: what each format holds -->\n";
const END: &str = "<!-- end: what each format holds -->";

/// A field of an event as text.
type Field = (&'static str, fn(&Tournament) -> String);

fn competition(tournament: &Tournament) -> &Competition {
    &tournament.competition
}

/// Returns what `value` gives for each player, by name: a results file has them in another order.
fn of_players(tournament: &Tournament, value: impl Fn(&Entry) -> String) -> String {
    let mut values: Vec<(String, String)> =
        tournament.entries.iter().map(|entry| (entry.player.family.clone(), value(entry))).collect();
    values.sort();
    format!("{:?}", values.into_iter().map(|(_, value)| value).collect::<Vec<_>>())
}

fn of_games(tournament: &Tournament, value: impl Fn(&Game) -> String) -> String {
    let family = |id: EntryId| tournament.entry(id).unwrap().player.family.clone();
    let mut values: Vec<String> = tournament
        .games
        .iter()
        .map(|game| format!("{} {:?} {}", game.round, [family(game.black), family(game.white)], value(game)))
        .collect();
    values.sort();
    format!("{values:?}")
}

fn foreign(tournament: &Tournament, field: &str) -> String {
    let values = tournament.foreign.iter().filter_map(|record| record.fields.get(field));
    values.map(|field| field.theirs.clone()).collect::<Vec<_>>().join(" ")
}

/// The fields, in the order of the table.
const FIELDS: [Field; 52] = [
    ("name of the event", |t| t.event.name.clone()),
    ("place", |t| t.event.place.clone()),
    ("country of the place", |t| format!("{:?}", t.event.country)),
    ("first day", |t| t.event.start.to_string()),
    ("last day", |t| t.event.end.to_string()),
    ("on the internet", |t| t.event.tour.online.to_string()),
    ("komi", |t| t.event.komi.to_string()),
    ("main time", |t| t.event.time.main_minutes.to_string()),
    ("overtime", |t| format!("{:?}", t.event.time.overtime)),
    (CLASS, |t| format!("{:?}", t.event.rating_class())),
    ("size of the boards", |t| format!("{:?}", competition(t).board_size)),
    ("number of rounds", |t| competition(t).rounds.to_string()),
    ("system", |t| format!("{:?}", competition(t).system)),
    ("bar and floor", |t| format!("{} {}", competition(t).mcmahon.bar, competition(t).mcmahon.floor)),
    ("zero of the scores", |t| competition(t).mcmahon.zero.to_string()),
    ("points of byes and missed rounds", |t| {
        let scoring = competition(t).scoring;
        format!("{:?}", [scoring.absent_wins, scoring.bye_wins, scoring.absent_score, scoring.bye_score])
    }),
    ("criteria of the standings", |t| format!("{:?}", competition(t).tie_breaks)),
    ("divisions by rank", |t| format!("{:?}", competition(t).grade_limits)),
    ("handicap", |t| format!("{:?}", competition(t).handicap)),
    ("seeding", |t| format!("{:?}", (competition(t).pairing.first_seeding, competition(t).pairing.later_seeding))),
    ("main club", |t| format!("{:?}", competition(t).pairing.main_club)),
    ("names of players", |t| of_players(t, |e| e.player.list_name())),
    ("middle name", |t| of_players(t, |e| e.player.middle.clone())),
    ("transliteration", |t| of_players(t, |e| format!("{:?}", e.player.latin))),
    (RANK, |t| of_players(t, |e| e.player.rank.to_string())),
    ("rating", |t| of_players(t, |e| format!("{:?}", e.player.rating))),
    ("country", |t| of_players(t, |e| format!("{:?}", e.player.country))),
    ("town", |t| of_players(t, |e| e.player.town.clone())),
    ("club", |t| of_players(t, |e| e.player.club.clone())),
    ("year of birth", |t| of_players(t, |e| format!("{:?}", e.player.birth.map(Birth::year)))),
    ("day of birth", |t| of_players(t, |e| format!("{:?}", e.player.birth))),
    ("sex", |t| of_players(t, |e| format!("{:?}", e.player.sex))),
    ("EGD PIN", |t| of_players(t, |e| format!("{:?}", e.player.egd_pin))),
    ("FFG licence", |t| of_players(t, |e| format!("{:?}", e.player.ffg_licence))),
    ("status of the FFG licence", |t| of_players(t, |e| format!("{:?}", e.player.ffg_status))),
    ("AGA number", |t| of_players(t, |e| format!("{:?}", e.player.aga_id))),
    ("user name", |t| of_players(t, |e| format!("{:?}", e.player.user_name))),
    ("IRN of the tour", |t| of_players(t, |e| format!("{:?}", e.player.irn))),
    ("SEYGO points", |t| of_players(t, |e| format!("{:?}", e.sp))),
    ("family", |t| of_players(t, |e| format!("{:?}", e.family_group))),
    ("pre-registered or registered", |t| of_players(t, |e| format!("{:?}", e.status))),
    ("missed rounds", |t| of_players(t, |e| format!("{:?}", e.missed))),
    ("points added to the initial score", |t| of_players(t, |e| e.score_shift.to_string())),
    ("ghost, hors concours, fixed board", |t| of_players(t, |e| format!("{:?}", (e.ghost, e.guest, e.fixed_board)))),
    ("levy", |t| of_players(t, |e| format!("{:?}", (e.membership, e.paid)))),
    ("pairings", |t| of_games(t, |_| String::new())),
    ("boards", |t| of_games(t, |game| game.board.to_string())),
    ("handicap of a game", |t| of_games(t, |game| game.handicap.to_string())),
    ("results", |t| of_games(t, |game| format!("{:?}", game.passes.known().map(|result| result.verdict)))),
    ("forfeits", |t| of_games(t, |game| format!("{:?}", game.passes.known().map(|result| result.decided)))),
    (BYES, |t| {
        let of = |bye: &Bye| (bye.round, t.entry(bye.entry).unwrap().player.family.clone());
        format!("{:?}", t.byes.iter().map(of).collect::<Vec<_>>())
    }),
    (FILES, |t| foreign(t, "GeneralParameterSet.director")),
];

/// Returns an event in which every field differs from its default.
fn full(system: System, criteria: [&str; 3]) -> Tournament {
    let day = |day| chrono::NaiveDate::from_ymd_opt(2026, 3, day).unwrap();
    let mut event = EventSettings::new("Weir Open", day(7), "");
    event.end = day(8);
    (event.place, event.country, event.komi) = ("Arad".into(), "RO".parse().ok(), HalfPoints(15));
    event.tour.online = true;
    (event.time.main_minutes, event.time.overtime) = (45, Overtime::Canadian { stones: 15, seconds: 300 });
    let mut rules = Competition::new(OPEN, "Weir Open", system, 4);
    (rules.mcmahon.bar, rules.mcmahon.floor, rules.mcmahon.zero) = (Rank::SHODAN, Rank::KYU_25, Rank::KYU_25);
    (rules.scoring.bye_wins, rules.scoring.absent_score) = (HalfPoints(1), HalfPoints(2));
    rules.tie_breaks = criteria.map(|name| name.parse().unwrap()).to_vec();
    rules.grade_limits = Some(vec!["5k".parse().unwrap()]);
    (rules.board_size, rules.register_closed) = (BoardRule::Thirteen, Some("2026-03-07".into()));
    rules.handicap.basis = HandicapBasis::Rank;
    (rules.handicap.reduction, rules.handicap.ceiling) = (2, 5);
    rules.handicap.exempt = HandicapExempt::Capped("2d".parse().unwrap());
    (rules.pairing.first_seeding, rules.pairing.later_seeding) = (Seeding::Fold, Seeding::Slip);
    rules.pairing.main_club = Some(40);
    let mut tournament = Tournament::new(event, rules);
    for (number, family) in (1u32..).zip(["Brook", "Lake", "Mill", "Pop", "Reed"]) {
        tournament.entries.push(entry(number, family));
    }
    tournament.rounds =
        (1..=2).map(|number| Round { competition: OPEN, number, state: RoundState::Confirmed }).collect();
    let results = [
        (1, 1, 2, 0, GameResult::played(Verdict::BlackWins)),
        (1, 3, 4, 3, GameResult::played(Verdict::Jigo)),
        (2, 1, 3, 0, GameResult::forfeit(Verdict::WhiteWins)),
        (2, 5, 2, 0, GameResult::played(Verdict::WhiteWins)),
    ];
    for ((round, black, white, handicap, result), id) in results.into_iter().zip(1i64..) {
        let mut game = Game::new(GameId(id), OPEN, round, 10 - id as u32, (EntryId(black), EntryId(white)));
        (game.handicap, game.passes) = (handicap, Passes::both(Some(result)));
        tournament.games.push(game);
    }
    tournament.byes.push(Bye { competition: OPEN, round: 1, entry: EntryId(5) });
    tournament.entries[3].missed = Rounds::of([2]);
    let director = ForeignField { theirs: "Kim Reed".into(), ours: None };
    tournament.foreign.push(ForeignRecord {
        competition: OPEN,
        subject: ForeignSubject::Competition,
        format: "opengotha".into(),
        fields: [("GeneralParameterSet.director".to_string(), director)].into(),
    });
    tournament
}

fn entry(number: u32, family: &str) -> Entry {
    let mut player = Player::new(family, "Ada", Rank::from_grade(-3 * number as i32));
    player.middle = "Maria".into();
    player.latin = Some(format!("{family} Adah"));
    (player.rating, player.country) = (Some(Gor(1800 - 10 * number as i32)), "RO".parse().ok());
    (player.town, player.club) = ("Arad".into(), "Weir".into());
    (player.birth, player.sex) =
        (Some(Birth::Day(chrono::NaiveDate::from_ymd_opt(2012, 5, 3).unwrap())), Some(Sex::Female));
    player.egd_pin = Some(format!("1000000{number}"));
    (player.ffg_licence, player.ffg_status) = (Some(format!("123456{number}")), Some("L".into()));
    (player.aga_id, player.irn) = (Some(format!("1234{number}")), Some(format!("7{number}")));
    player.user_name = Some(format!("ada{number}"));
    let mut entry = Entry::new(EntryId(i64::from(number)), OPEN, player);
    entry.number = Some(number);
    entry.sp.insert(Category(16), 100);
    entry.family_group = Some("Weir".into());
    entry.status = if number == 5 { EntryStatus::PreRegistered } else { EntryStatus::Registered };
    (entry.guest, entry.fixed_board, entry.score_shift) = (number == 3, Some(number), 1);
    (entry.membership, entry.paid) = (Membership::NonMember, true);
    entry
}

/// Returns the players of a list as an event without rounds and settings.
fn of_list(bytes: &[u8]) -> Tournament {
    let mut tournament = nothing();
    for (listed, id) in csv_list::read(bytes).unwrap().players.into_iter().zip(1i64..) {
        let mut entry = Entry::new(EntryId(id), OPEN, listed.player);
        (entry.family_group, entry.sp) = (listed.family_group, listed.sp);
        tournament.entries.push(entry);
    }
    tournament
}

fn nothing() -> Tournament {
    let day = chrono::NaiveDate::from_ymd_opt(2000, 1, 1).unwrap();
    Tournament::new(EventSettings::new("", day, ""), Competition::new(OPEN, "", System::Swiss, 1))
}

/// Returns an event after a way through each format.
fn read_back(full: &Tournament) -> [Tournament; 8] {
    let standings = Standings::of(&Crosstable::of(full, 2), &full.competition, 2);
    let results = egd_results::write(full, &standings, egd_results::Options::default());
    [
        opengotha::read(&opengotha::write(full)).unwrap().tournament,
        macmahon::read(&macmahon_export::export(full).bytes).unwrap().tournament,
        pairgoth::read(&pairgoth_export::export(full).bytes).unwrap().tournament,
        egd_results::read(&results).unwrap().tournament,
        ffg_results::read(&ffg_results::write(full, &standings)).unwrap().tournament,
        aga_results::read(&aga_results::write(full, &standings)).unwrap().tournament,
        trf::read(&trf::write(full, &standings)).unwrap().tournament,
        of_list(&csv_export::entries(full, csv_export::CsvForm::default())),
    ]
}

/// The formats in the order of [`read_back`].
const FORMATS: [&str; 8] = [
    "OpenGotha",
    "MacMahon",
    "Pairgoth",
    "EGD results (H9)",
    "FFG results (tou)",
    "AGA results",
    "TRF16",
    "list of entries",
];

/// A field that needs another event than the full one: the field before it in the table, the field, and what the event has instead.
type Variant = (&'static str, Field, fn(&mut Tournament));

/// The fields of other events: a class below that of the time limits needs one that is not on the internet, a rank for rating lists takes the
/// place of the rank in results files, and a competition has values of one format only.
const VARIANTS: [Variant; 5] = [
    (CLASS, ("chosen lower EGF class", |t| format!("{:?}", t.event.lowered_class)), |t| {
        (t.event.tour.online, t.event.lowered_class) = (false, Some(LoweredClass::C));
    }),
    (RANK, ("rank for rating lists", |t| of_players(t, |e| format!("{:?}", e.player.rating_rank))), |t| {
        t.entries.iter_mut().for_each(|e| e.player.rating_rank = Some(Rank::from_grade(e.player.rank.grade() + 2)));
    }),
    (BYES, ("places of a results file", |t| of_players(t, |e| place_of(t, e))), keep_places),
    (FILES, ("frozen standings of a Pairgoth file", |t| foreign(t, "frozen")), keep_pairgoth),
    (FILES, ("rating snapshot of a Pairgoth file", |t| foreign(t, "ratingsDate")), keep_pairgoth),
];
const CLASS: &str = "EGF class of the time limits";
const RANK: &str = "rank";
const BYES: &str = "byes";
const FILES: &str = "director, display options, teams of an OpenGotha file";

/// Returns the player's place in a results file, which an import keeps.
fn place_of(tournament: &Tournament, entry: &Entry) -> String {
    let record = tournament.foreign_of(ForeignSubject::Entry(entry.id), "results");
    record.and_then(|record| record.fields.get("place")).map(|field| field.theirs.clone()).unwrap_or_default()
}

/// Gives each player the place of the standings as that of a results file.
fn keep_places(tournament: &mut Tournament) {
    let standings = Standings::of(&Crosstable::of(tournament, 2), &tournament.competition, 2);
    for line in standings.lines {
        let place = line.place.map(|place| place.to_string()).unwrap_or_default();
        keep(tournament, ForeignSubject::Entry(line.entry), "results", &[("place", &place)]);
    }
}

/// Gives the competition values that only a file of Pairgoth has.
fn keep_pairgoth(tournament: &mut Tournament) {
    let mut file: Value = serde_json::from_slice(&pairgoth_export::export(tournament).bytes).unwrap();
    file["frozen"] = json!([{ "id": 2, "place": 1 }]);
    file["ratingsDate"] = json!("2026-03-01");
    *tournament = pairgoth::read(file.to_string().as_bytes()).unwrap().tournament;
}

fn keep(tournament: &mut Tournament, subject: ForeignSubject, format: &str, fields: &[(&str, &str)]) {
    let field = |(name, theirs): &(&str, &str)| {
        ((*name).to_string(), ForeignField { theirs: (*theirs).to_string(), ours: None })
    };
    let fields = fields.iter().map(field).collect();
    tournament.foreign.push(ForeignRecord { competition: OPEN, subject, format: format.into(), fields });
}

/// Returns the table in Markdown.
fn table() -> String {
    let events = [full(System::McMahon, ["MMS", "SOSW", "SODOS"]), full(System::Swiss, ["NBW", "SODOSW", "CUSSW"])];
    let ways = events.each_ref().map(read_back);
    let mut table = format!("| field | {} |\n|---{}|\n", FORMATS.join(" | "), "|---".repeat(FORMATS.len()));
    for field in FIELDS {
        table.push_str(&row(field, &events, &ways));
        for (_, own, change) in VARIANTS.into_iter().filter(|(before, ..)| *before == field.0) {
            let mut others = events.clone();
            others.iter_mut().for_each(change);
            let ways = others.each_ref().map(read_back);
            table.push_str(&row(own, &others, &ways));
        }
    }
    table
}

/// Returns the line of a field. It counts as kept if it is kept in a McMahon and in a Swiss.
fn row((name, value): Field, events: &[Tournament; 2], ways: &[[Tournament; 8]; 2]) -> String {
    let of = |format: usize| {
        let cells = [0, 1].map(|event: usize| {
            let read = &ways[event][format];
            cell(&value(&events[event]), &value(read), &defaults(read, value))
        });
        match cells {
            [one, other] if one == other => one,
            cells if cells.contains(&NOTHING) => NOTHING,
            _ => CHANGED,
        }
    };
    format!("| {name} | {} |\n", (0..FORMATS.len()).map(of).collect::<Vec<_>>().join(" | "))
}

/// Returns what a field has if a file says nothing about it: of an event without anything, and of players with names alone.
fn defaults(read: &Tournament, value: fn(&Tournament) -> String) -> [String; 2] {
    let mut bare = nothing();
    for entry in &read.entries {
        let player = Player::new(entry.player.family.clone(), "", Rank::WEAKEST);
        bare.entries.push(Entry::new(entry.id, OPEN, player));
    }
    [value(&bare), value(&Tournament { competition: Competition::new(OPEN, "", System::McMahon, 1), ..bare })]
}

const CHANGED: &str = "*changed*";
const NOTHING: &str = "–";

fn cell(before: &str, after: &str, defaults: &[String]) -> &'static str {
    match after {
        after if after == before => "**kept**",
        after if defaults.iter().any(|default| default == after) => NOTHING,
        _ => CHANGED,
    }
}

#[test]
fn the_table_of_docs_is_what_the_formats_hold() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/interchange.md");
    let text = std::fs::read_to_string(&path).unwrap();
    let (before, rest) = text.split_once(BEGIN).unwrap();
    let (present, after) = rest.split_once(END).unwrap();
    let table = table();
    if std::env::var("INSTA_UPDATE").is_ok_and(|how| how == "always") {
        std::fs::write(&path, format!("{before}{BEGIN}\n{table}\n{END}{after}")).unwrap();
    } else {
        assert_eq!(present.trim(), table.trim(), "run \"cargo xtask golden --package formats\" to renew the table");
    }
}
