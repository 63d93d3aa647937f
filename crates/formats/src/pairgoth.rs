//! Reading tournament files of Pairgoth (JSON). Its rules are OpenGotha's with a few additional parameters.

use std::collections::HashMap;
use std::fmt;
use std::marker::PhantomData;

use chrono::NaiveDate;
use domain::model::event::{Overtime, TimeLimits};
use domain::model::pairing_rules::{
    ByeRule, HandicapBasis, HandicapExempt, HandicapRules, PairingRules, Profile, Seeding,
};
use domain::{
    Bye, Competition, CompetitionId, Criterion, Entry, EntryId, EntryStatus, Event, Game, GameResult, HalfPoints,
    McMahon, Passes, Player, Rank, Rounds, ScoringRules, System, Verdict,
};
use messages::message;
use serde::de::{IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::error::Category;
use serde_json::{Number, Value};

use crate::assemble::{self, Parts, assemble, unknown_day};
use crate::error::{MAX_GAMES, MAX_PLAYERS, MAX_VALUES, short_texts, utf8, within};
use crate::notes::Notes;
use crate::text::{self, clean, excerpt, is_pin};
use crate::{FormatError, ImportedTournament};

/// The most rounds of a file. Rounds after [`Rounds::LAST`] are dropped with a note.
const MAX_ROUNDS: usize = 64;

/// The fields that are read; all others are ignored.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct File {
    #[serde(rename = "type")]
    kind: String,
    name: String,
    start_date: Option<NaiveDate>,
    end_date: Option<NaiveDate>,
    #[serde(default)]
    country: String,
    #[serde(default)]
    location: String,
    #[serde(default)]
    online: bool,
    goban_size: Option<Number>,
    director: Option<String>,
    komi: Option<Number>,
    time_system: Option<TimeSystem>,
    rounds: u32,
    pairing: Pairing,
    #[serde(default, deserialize_with = "capped::<_, _, MAX_PLAYERS>")]
    players: Vec<Person>,
    #[serde(default, deserialize_with = "capped::<_, _, MAX_ROUNDS>")]
    games: Vec<RoundRows>,
}

/// The games and byes of a round.
#[derive(Deserialize)]
struct RoundRows(#[serde(deserialize_with = "capped::<_, _, MAX_PLAYERS>")] Vec<Row>);

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct TimeSystem {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    main_time: u32,
    #[serde(default)]
    increment: u32,
    #[serde(default)]
    byoyomi: u32,
    #[serde(default)]
    periods: u32,
    #[serde(default)]
    stones: u32,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Pairing {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    main: Main,
    handicap: Option<Handicap>,
    #[serde(default)]
    placement: Vec<String>,
    mm_floor: Option<i32>,
    mm_bar: Option<i32>,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", default)]
struct Main {
    first_seed_last_round: Option<u32>,
    first_seed: String,
    second_seed: String,
    nbw_value_absent: Option<Number>,
    nbw_value_bye: Option<Number>,
    mms_value_absent: Option<Number>,
    mms_value_bye: Option<Number>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Handicap {
    #[serde(rename = "useMMS")]
    use_mms: Option<bool>,
    #[serde(alias = "treshold")]
    threshold: Option<i32>,
    correction: Option<i32>,
    ceiling: Option<i32>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Person {
    id: i64,
    name: String,
    #[serde(default)]
    firstname: String,
    rating: Option<i32>,
    rank: i32,
    #[serde(default)]
    country: String,
    #[serde(default)]
    club: String,
    #[serde(rename = "final", default = "registered")]
    registered: bool,
    #[serde(default)]
    skip: Vec<u32>,
    #[serde(default)]
    mms_correction: i32,
    egf: Option<String>,
    /// The number of the French licence.
    ffg: Option<Value>,
    /// The number of the American membership.
    aga: Option<Value>,
    /// The number of the registration for a European congress.
    egc: Option<Value>,
}

fn registered() -> bool {
    true
}

/// A game, or a bye if one of the players is 0.
#[derive(Deserialize)]
struct Row {
    #[serde(default)]
    t: u32,
    w: i64,
    b: i64,
    #[serde(default)]
    h: i32,
    #[serde(default)]
    r: String,
}

/// Reads a list, but keeps only one item more than `MOST`, so that a longer one is recognised without filling the memory.
fn capped<'de, D: Deserializer<'de>, T: Deserialize<'de>, const MOST: usize>(list: D) -> Result<Vec<T>, D::Error> {
    struct Items<T, const MOST: usize>(PhantomData<T>);

    impl<'de, T: Deserialize<'de>, const MOST: usize> Visitor<'de> for Items<T, MOST> {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
            f.write_str("a list")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<T>, A::Error> {
            let mut items = Vec::new();
            while items.len() <= MOST {
                match list.next_element()? {
                    Some(item) => items.push(item),
                    None => return Ok(items),
                }
            }
            while list.next_element::<IgnoredAny>()?.is_some() {}
            Ok(items)
        }
    }

    list.deserialize_seq(Items::<T, MOST>(PhantomData))
}

/// Checks that the file has no more players, rounds and games than a tournament can have.
fn check_size(file: &File) -> Result<(), FormatError> {
    if file.players.len() > MAX_PLAYERS {
        return Err(FormatError::TooMany(message!("import-limit-players", most = MAX_PLAYERS)));
    }
    if file.games.len() > MAX_ROUNDS {
        return Err(FormatError::TooMany(message!("import-limit-rounds", most = MAX_ROUNDS)));
    }
    let games: usize = file.games.iter().map(|round| round.0.len()).sum();
    if games > MAX_GAMES || file.games.iter().any(|round| round.0.len() > MAX_PLAYERS) {
        return Err(FormatError::TooMany(message!("import-limit-games", most = MAX_GAMES)));
    }
    Ok(())
}

/// Converts an error of the JSON library.
fn malformed(error: &serde_json::Error) -> FormatError {
    let what = match error.classify() {
        Category::Eof => message!("import-json-cut-off"),
        Category::Data => message!("import-json-value"),
        Category::Syntax | Category::Io => message!("import-json-invalid"),
    };
    FormatError::Malformed { line: error.line(), column: error.column(), what }
}

/// Reads a Pairgoth file of an individual tournament.
///
/// # Errors
/// The file is of another format, is damaged, has too many players, a player twice, or a player without a name.
pub fn read(bytes: &[u8]) -> Result<ImportedTournament, FormatError> {
    let text = utf8(within(bytes, MAX_VALUES)?)?;
    short_texts(text)?;
    let file: File = serde_json::from_str(text).map_err(|error| malformed(&error))?;
    if file.kind != "INDIVIDUAL" {
        let found = message!("import-found-type", kind = excerpt(&file.kind));
        return Err(FormatError::OtherFormat { expected: message!("import-format-pairgoth"), found });
    }
    check_size(&file)?;
    let mut notes = Notes::default();
    let event = event(&file, &mut notes);
    let competition = competition(&file, &event.name, &mut notes);
    let (entries, ids) = entries(&file, &mut notes)?;
    note_numbers(&file, &mut notes);
    let (games, byes) = games(&file, &ids, &mut notes);
    Ok(assemble(Parts { event, competition, entries, games, byes }, bytes, notes))
}

/// Returns points as half points, rounded down: 0.5 is one half point.
fn half_points(number: Option<&Number>, default: i32) -> HalfPoints {
    let points = number.and_then(|n| text::half_points(&n.to_string()));
    HalfPoints(points.map_or(default, |points| points.0).clamp(-722, 722))
}

fn event(file: &File, notes: &mut Notes) -> Event {
    let name = clean(&file.name).0;
    let start = file.start_date.unwrap_or_else(|| {
        notes.add(message!("import-note-start", day = unknown_day().to_string()));
        unknown_day()
    });
    let mut event = Event::new(if name.is_empty() { "Tournament".into() } else { name }, start, "");
    event.end = file.end_date.unwrap_or(start).max(start);
    event.country = file.country.parse().ok();
    event.place = clean(&file.location).0;
    event.tour.online = file.online;
    event.komi = half_points(file.komi.as_ref(), 15);
    if let Some(time) = &file.time_system {
        let (stones, periods) = (time.stones.clamp(1, 1_000), time.periods.clamp(1, 1_000));
        let seconds = time.byoyomi.min(36_000);
        let overtime = match time.kind.as_str() {
            "CANADIAN" => Overtime::Canadian { stones, seconds },
            "JAPANESE" | "STANDARD" => Overtime::Byoyomi { periods, seconds },
            "FISCHER" => Overtime::Fischer { seconds: time.increment.min(36_000) },
            _ => Overtime::None,
        };
        event.time = TimeLimits { main_minutes: time.main_time.min(600_000) / 60, overtime };
    }
    note_unkept(file, notes);
    event
}

/// Notes the fields of the tournament that have no counterpart here.
fn note_unkept(file: &File, notes: &mut Notes) {
    if let Some(director) = file.director.as_deref().map(str::trim).filter(|name| !name.is_empty()) {
        notes.add(message!("import-note-director", director = excerpt(director)));
    }
    if let Some(size) = file.goban_size.as_ref().map(Number::to_string).filter(|size| size != "19") {
        notes.add(message!("import-note-board-size", size));
    }
    if file.online {
        notes.add(message!("import-note-internet"));
    }
}

/// Notes the players' numbers in other registers, which have no counterpart here.
fn note_numbers(file: &File, notes: &mut Notes) {
    let count = |number: fn(&Person) -> &Option<Value>| file.players.iter().filter(|p| is_number(number(p))).count();
    let (french, american, congress) = (count(|p| &p.ffg), count(|p| &p.aga), count(|p| &p.egc));
    if french > 0 {
        notes.add(message!("import-note-french-licences", count = french));
    }
    if american > 0 {
        notes.add(message!("import-note-american-ids", count = american));
    }
    if congress > 0 {
        notes.add(message!("import-note-congress-numbers", count = congress));
    }
}

/// Returns whether a number of another register is written, as a text or a number. `0` stands for none.
fn is_number(written: &Option<Value>) -> bool {
    match written {
        Some(Value::String(text)) => !["", "0"].contains(&text.trim()),
        Some(Value::Number(number)) => number.as_i64() != Some(0),
        _ => false,
    }
}

fn competition(file: &File, name: &str, notes: &mut Notes) -> Competition {
    let system = if file.pairing.kind == "MAC_MAHON" { System::McMahon } else { System::Swiss };
    if !["MAC_MAHON", "SWISS"].contains(&file.pairing.kind.as_str()) {
        notes.add(message!("import-note-system", system = excerpt(&file.pairing.kind)));
    }
    let main = &file.pairing.main;
    let rank = |grade: Option<i32>, default| grade.map_or(default, Rank::from_grade);
    let rounds = file.rounds.clamp(1, Rounds::LAST);
    Competition {
        mcmahon: McMahon {
            zero: Rank::WEAKEST,
            floor: rank(file.pairing.mm_floor, Rank::KYU_20),
            bar: rank(file.pairing.mm_bar, Rank::SHODAN),
            supergroup: None,
        },
        scoring: ScoringRules {
            absent_wins: half_points(main.nbw_value_absent.as_ref(), 0),
            bye_wins: half_points(main.nbw_value_bye.as_ref(), 2),
            absent_score: half_points(main.mms_value_absent.as_ref(), 1),
            bye_score: half_points(main.mms_value_bye.as_ref(), 2),
            ..ScoringRules::opengotha()
        },
        tie_breaks: tie_breaks(file, system, notes),
        handicap: handicap(file, system),
        pairing: PairingRules {
            profile: Profile::OpenGotha,
            first_seeding: seeding(&main.first_seed, Seeding::Random),
            later_seeding: seeding(&main.second_seed, Seeding::Fold),
            first_rounds: main.first_seed_last_round.unwrap_or(1).min(1_000),
            bye: ByeRule::Bye,
            ..PairingRules::default()
        },
        ..Competition::new(CompetitionId::OPEN, name, system, rounds)
    }
}

fn tie_breaks(file: &File, system: System, notes: &mut Notes) -> Vec<Criterion> {
    let mut tie_breaks: Vec<Criterion> = Vec::new();
    for name in file.pairing.placement.iter().filter(|name| !matches!(name.as_str(), "NONE" | "NULL")) {
        let dashed = name.replace("M1", "-1").replace("M2", "-2");
        match name.parse().or_else(|_| dashed.parse()) {
            Ok(criterion) if tie_breaks.contains(&criterion) => {}
            Ok(criterion) => tie_breaks.push(criterion),
            Err(_) => notes.add(message!("import-note-criterion", criterion = excerpt(name))),
        }
    }
    match system {
        _ if !tie_breaks.is_empty() => tie_breaks,
        System::McMahon => Criterion::mcmahon_tie_breaks(),
        _ => Criterion::swiss_tie_breaks(),
    }
}

fn handicap(file: &File, system: System) -> HandicapRules {
    let given = file.pairing.handicap.as_ref();
    let mcmahon = system == System::McMahon;
    let ceiling = given.and_then(|h| h.ceiling).unwrap_or(if mcmahon { 9 } else { 0 }).clamp(0, 9) as u8;
    let basis = match (ceiling, given.and_then(|h| h.use_mms).unwrap_or(mcmahon)) {
        (0, _) => HandicapBasis::Off,
        (_, true) => HandicapBasis::Score,
        (_, false) => HandicapBasis::Rank,
    };
    let threshold = given.and_then(|h| h.threshold).unwrap_or(if mcmahon { 0 } else { -30 });
    HandicapRules {
        basis,
        reduction: given.and_then(|h| h.correction).unwrap_or(1).clamp(-9, 9),
        ceiling,
        exempt: HandicapExempt::Capped(Rank::from_grade(threshold)),
    }
}

fn seeding(name: &str, default: Seeding) -> Seeding {
    match name {
        "SPLIT_AND_RANDOM" => Seeding::Random,
        "SPLIT_AND_FOLD" => Seeding::Fold,
        "SPLIT_AND_SLIP" => Seeding::Slip,
        _ => default,
    }
}

/// Entry ids by Pairgoth's player numbers.
type Ids = HashMap<i64, EntryId>;

fn entries(file: &File, notes: &mut Notes) -> Result<(Vec<Entry>, Ids), FormatError> {
    let mut entries = Vec::new();
    let mut ids = Ids::new();
    for (person, place) in file.players.iter().zip(1usize..) {
        let mut player = Player::new(clean(&person.name).0, clean(&person.firstname).0, Rank::from_grade(person.rank));
        let name = player.list_name();
        if name.is_empty() {
            return Err(FormatError::Nameless { place });
        }
        let harmful = |text: &String| clean(text).1;
        notes.cleaned([&person.name, &person.firstname, &person.club].into_iter().any(harmful), &name);
        if !(-30..=8).contains(&person.rank) {
            let rank = player.rank.to_string();
            notes.add(message!("import-note-rank-range", name = &name, grade = person.rank, rank));
        }
        if ids.insert(person.id, EntryId(place as i64)).is_some() {
            return Err(FormatError::PlayerTwice { name: excerpt(&name) });
        }
        player.country = person.country.parse().ok();
        if player.country.is_none() && !person.country.trim().is_empty() {
            notes.add(message!("import-note-country", name = &name, country = excerpt(&person.country)));
        }
        player.club = clean(&person.club).0;
        player.rating = person.rating.and_then(text::rating);
        player.egd_pin = pin(person, &name, notes);
        let mut entry = Entry::new(EntryId(place as i64), CompetitionId::OPEN, player);
        entry.status = if person.registered { EntryStatus::Registered } else { EntryStatus::PreRegistered };
        entry.missed = Rounds::of(person.skip.iter().copied());
        entry.score_shift = person.mms_correction.clamp(-30, 30);
        entries.push(entry);
    }
    Ok((entries, ids))
}

/// Returns the EGD PIN. Real files have PINs with a line end, and `0` for none.
fn pin(person: &Person, name: &str, notes: &mut Notes) -> Option<String> {
    let pin = person.egf.as_deref().unwrap_or("").trim();
    if !is_pin(pin) && !["", "0"].contains(&pin) {
        notes.add(message!("import-note-pin", name, pin = excerpt(pin)));
    }
    is_pin(pin).then(|| pin.to_string())
}

fn games(file: &File, ids: &Ids, notes: &mut Notes) -> (Vec<Game>, Vec<Bye>) {
    let (mut games, mut byes) = (Vec::new(), Vec::new());
    for (RoundRows(rows), round) in file.games.iter().zip(1u32..) {
        if round > Rounds::LAST && !rows.is_empty() {
            notes.add(message!("import-note-round-range", round, last = Rounds::LAST));
            continue;
        }
        for row in rows {
            match (ids.get(&row.b).copied(), ids.get(&row.w).copied()) {
                (Some(black), Some(white)) if black != white => {
                    if row.h > 9 {
                        let (board, handicap) = (row.t, row.h);
                        notes.add(message!("import-note-handicap", round, board, handicap));
                    }
                    let passes = Passes::both(result(&row.r, round, notes));
                    let handicap = row.h.clamp(0, 9) as u8;
                    games.push(Game { handicap, passes, ..assemble::game(round, row.t.min(10_000), black, white) });
                }
                (Some(entry), None) if row.w == 0 => byes.push(Bye { competition: CompetitionId::OPEN, round, entry }),
                (None, Some(entry)) if row.b == 0 => byes.push(Bye { competition: CompetitionId::OPEN, round, entry }),
                _ => notes.add(message!("import-note-unknown-player", round)),
            }
        }
    }
    (games, byes)
}

fn result(letter: &str, round: u32, notes: &mut Notes) -> Option<GameResult> {
    let verdict = match letter {
        "b" => Verdict::BlackWins,
        "w" => Verdict::WhiteWins,
        "=" => Verdict::Jigo,
        "#" => Verdict::BothWin,
        "0" => Verdict::BothLose,
        "X" => {
            notes.add(message!("import-note-cancelled", round));
            Verdict::NoResult
        }
        _ => return None,
    };
    Some(GameResult::played(verdict))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r#"{
        "type": "INDIVIDUAL", "name": "Mill Cup", "startDate": "2026-03-07", "endDate": "2026-03-08",
        "country": "nl", "location": "Dorf", "online": false, "komi": 6.5, "rules": "JAPANESE", "gobanSize": 19,
        "timeSystem": { "type": "JAPANESE", "mainTime": 3600, "byoyomi": 30, "periods": 3 }, "rounds": 3,
        "pairing": {
            "type": "MAC_MAHON",
            "base": { "dupWeight": 5.0E14 },
            "main": {
                "firstSeedLastRound": 2, "firstSeed": "SPLIT_AND_FOLD", "secondSeed": "SPLIT_AND_SLIP",
                "mmsValueAbsent": 0.5, "mmsValueBye": 1.0
            },
            "handicap": { "useMMS": true, "threshold": 0, "correction": 2, "ceiling": 5 },
            "placement": [ "MMS", "SOSM", "SOSMM1", "LUCK", "NONE" ], "mmFloor": -10, "mmBar": 2
        },
        "players": [
            { "id": 2, "name": "Brook", "firstname": "Ada", "rating": 2400, "rank": 3, "country": "uk", "club": "Mill",
              "final": true, "egf": "10000001" },
            { "id": 5, "name": "Pop", "firstname": "Ana", "rating": 100, "rank": -20, "country": "ro", "club": "",
              "final": false, "skip": [2], "mmsCorrection": 1 },
            { "id": 6, "name": "Lake", "firstname": "Bo", "rating": 1500, "rank": -6, "country": "se", "club": "" }
        ],
        "games": [
            [ { "id": 1, "t": 2, "w": 2, "b": 6, "h": 4, "r": "b", "dd": 0 },
              { "id": 2, "t": 0, "w": 5, "b": 0, "r": "w" } ],
            [ { "id": 3, "t": 1, "w": 6, "b": 2, "h": 0, "r": "?" },
              { "id": 4, "t": 2, "w": 6, "b": 99, "h": 0, "r": "w" } ]
        ]
    }"#;

    #[test]
    fn file_is_read_with_rounds_and_settings() {
        let ImportedTournament { tournament, notes } = read(FILE.as_bytes()).unwrap();
        let (event, competition) = (&tournament.event, &tournament.competitions[0]);
        assert_eq!((event.komi, event.time.rating_class()), (HalfPoints(13), Some('A')));
        assert_eq!(competition.tie_breaks, ["MMS", "SOS", "SOS-1"].map(|name| name.parse().unwrap()));
        assert_eq!(
            (competition.mcmahon.floor.to_string(), competition.mcmahon.bar.to_string()),
            ("10k".into(), "3d".into())
        );
        assert_eq!((competition.scoring.absent_score, competition.scoring.bye_score), (HalfPoints(1), HalfPoints(2)));
        assert_eq!((competition.pairing.first_seeding, competition.pairing.first_rounds), (Seeding::Fold, 2));
        assert_eq!((competition.handicap.reduction, competition.handicap.ceiling), (2, 5));
        let [ada, ana, bo] = &tournament.entries[..] else { panic!("three entries") };
        assert_eq!((ana.status, ana.missed, ana.score_shift), (EntryStatus::PreRegistered, Rounds::of([2]), 1));
        let games: Vec<_> = tournament.games.iter().map(|g| (g.round, g.board, g.black, g.white, g.handicap)).collect();
        assert_eq!(games, [(1, 2, bo.id, ada.id, 4), (2, 1, ada.id, bo.id, 0)]);
        assert_eq!(tournament.games[0].passes.agreed(), Some(GameResult::played(Verdict::BlackWins)));
        assert_eq!((tournament.byes.len(), tournament.byes[0].entry), (1, ana.id));
        assert_eq!(notes.len(), 2, "{notes:?}");
    }

    #[test]
    fn pin_is_trimmed() {
        let pins = |written: &str| {
            let file = FILE.replace("\"10000001\"", written);
            let ImportedTournament { tournament, notes } = read(file.as_bytes()).unwrap();
            let noted = notes.iter().any(|note| note.to_string().contains("is not an EGD PIN"));
            (tournament.entries[0].player.egd_pin.clone(), noted)
        };
        for written in [r#""10000001\n""#, r#"" 10000001\r\n""#, r#""10000001""#] {
            assert_eq!(pins(written), (Some("10000001".into()), false), "{written}");
        }
        for written in ["null", "\"\"", r#""\n""#, r#""0""#] {
            assert_eq!(pins(written), (None, false), "{written}");
        }
        assert_eq!(pins("\"1234567\""), (None, true));
    }

    #[test]
    fn tournament_on_the_internet_has_class_d() {
        let online = FILE.replace("\"online\": false", "\"online\": true");
        assert_eq!(read(online.as_bytes()).unwrap().tournament.event.rating_class(), Some('D'));
    }

    #[test]
    fn fields_without_a_counterpart_are_noted() {
        let noted = |from: &str, to: &str, words: &str| {
            let ImportedTournament { notes, .. } = read(FILE.replacen(from, to, 1).as_bytes()).unwrap();
            notes.iter().any(|note| note.to_string().contains(words))
        };
        for (from, to, words) in [
            ("\"online\": false", "\"online\": true", "on the internet"),
            ("\"gobanSize\": 19", "\"gobanSize\": 13", "boards of size 13"),
            ("\"rounds\": 3", "\"rounds\": 3, \"director\": \"Kim Reed\"", "The director, Kim Reed,"),
            ("\"egf\": \"10000001\"", "\"ffg\": \"1234567\"", "French licence number of 1 player"),
            ("\"egf\": \"10000001\"", "\"aga\": \"12345\"", "American membership number of 1 player"),
            ("\"egf\": \"10000001\"", "\"egc\": \"1718\"", "congress registration number of 1 player"),
            ("\"country\": \"uk\"", "\"country\": \"Narnia\"", "\"Narnia\" is not a two-letter country"),
            ("\"h\": 4", "\"h\": 12", "the handicap 12 is above 9"),
        ] {
            assert!(noted(from, to, words), "{words}");
            assert!(!noted("", "", words), "{words}");
        }
        assert!(!noted("\"egf\": \"10000001\"", "\"ffg\": \"0\"", "French licence"));
    }

    #[test]
    fn too_many_players_rounds_or_games_are_refused() {
        let refused = |from: &str, to: String| read(FILE.replacen(from, &to, 1).as_bytes()).unwrap_err().to_string();
        let person = |id: usize| format!("{{ \"id\": {id}, \"name\": \"N{id}\", \"rank\": 0 }},");
        let many: String = (100..5_200).map(person).collect();
        assert!(refused("\"players\": [", format!("\"players\": [{many}")).contains("more than 5000 players"));
        let rounds = "[],".repeat(65);
        assert!(refused("\"games\": [", format!("\"games\": [{rounds}")).contains("more than 64 rounds"));
        let games = "{ \"w\": 2, \"b\": 5 },".repeat(5_001);
        assert!(refused("{ \"id\": 1, \"t\": 2", format!("{games}{{ \"id\": 1, \"t\": 2")).contains("games"));
    }

    #[test]
    fn damaged_file_is_refused_without_words_of_the_library() {
        let refused = |file: String| read(file.as_bytes()).unwrap_err().to_string();
        let whole = FILE.to_string();
        for (file, words) in [
            (whole[..500].to_string(), "cut off"),
            (whole.replace("\"rounds\": 3", "\"rounds\": \"three\""), "missing or not valid"),
            (whole.replace("\"rounds\": 3,", ""), "missing or not valid"),
            (whole.replace("\"rounds\": 3,", "\"rounds\" 3,"), "not valid JSON"),
        ] {
            let refusal = refused(file);
            assert!(refusal.contains(words), "{refusal}");
            assert!(
                !["expected", "struct", "EOF", "u32", "field"].iter().any(|word| refusal.contains(&format!("{word} "))),
                "{refusal}"
            );
        }
    }

    #[test]
    fn other_and_damaged_files_are_refused() {
        let refused = |file: &str| read(file.as_bytes()).unwrap_err().to_string();
        assert!(refused(&FILE[..500]).starts_with("Line "));
        assert!(refused(&FILE.replace("INDIVIDUAL", "TEAM3")).contains("Its type is TEAM3"));
        assert!(refused(&FILE.replace("\"id\": 6", "\"id\": 5")).contains("Lake Bo is in the list of players twice"));
        assert!(refused(&"[".repeat(200_000)).starts_with("Line 1, column "));
    }
}
