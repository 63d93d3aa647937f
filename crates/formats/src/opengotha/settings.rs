//! The parameters of an OpenGotha file: the event and its one competition.

use chrono::NaiveDate;
use domain::model::board_size::BoardRule;
use domain::model::event_settings::{Overtime, TimeLimits};
use domain::model::pairing_rules::{ByeRule, HandicapBasis, HandicapExempt, HandicapRules, PairingRules, Profile};
use domain::{
    Competition, CompetitionId, Criterion, Entry, EventSettings, HalfPoints, McMahon, Rank, Rounds, ScoringRules,
    System,
};

use messages::message;

use super::content::{BREIZH_SCORE, points_of_groups};
use super::parameter_reader::{ParameterReader, criterion};
use super::weights;
use crate::assemble::unknown_day;
use crate::criteria;
use crate::days::last_day;
use crate::notes::Notes;
use crate::text::{clean, excerpt, hundredths};
use crate::xml::Element;

/// Returns the event and the competition of the parameters. The file may have games in later rounds.
pub(super) fn read(root: &Element, notes: &mut Notes) -> (EventSettings, Competition) {
    let tie_breaks = tie_breaks(root, notes);
    let pairing = pairing(root, notes);
    let categories = weights::categories(root, notes);
    let handicap = handicap(&mut ParameterReader::named(root, "HandicapParameterSet", notes));
    let mut set = ParameterReader::named(root, "GeneralParameterSet", notes);
    let event = event(root, &mut set);
    let rounds = set.number("numberOfRounds", 5, 1..=i64::from(Rounds::LAST)) as u32;
    let system = match tie_breaks.iter().find(|c| **c != Criterion::Category) {
        Some(Criterion::Wins | Criterion::Cps) => System::Swiss,
        _ => System::McMahon,
    };
    let is_breizh = is_breizh(root);
    let competition = Competition {
        mcmahon: if is_breizh { equal_start() } else { mcmahon(&mut set) },
        scoring: scoring(&mut set),
        tie_breaks,
        grade_limits: Some(categories),
        handicap,
        pairing,
        board_size: board_size(&mut set),
        ..Competition::new(CompetitionId::OPEN, event.name.clone(), system, rounds)
    };
    (event, competition)
}

fn event(root: &Element, set: &mut ParameterReader) -> EventSettings {
    let name = set.text("name").or(set.text("shortName")).unwrap_or("");
    let (name, harmful) = clean(name);
    if harmful {
        set.note(message!("import-note-tournament-cleaned"));
    }
    let start = start(root, set);
    let mut event = EventSettings::new(if name.is_empty() { "Tournament".into() } else { name }, start, "");
    let end = set.value("endDate", None, |text| Some(date(text)).filter(Option::is_some));
    event.end = last_day("endDate", start, end, set.notes());
    event.place = clean(set.text("location").unwrap_or("")).0;
    event.komi = komi(set);
    event.time = time(set);
    // Since version 3.51.05 it has another name.
    if set.flag("bInternet", false) || set.flag("bInternetGame", false) {
        event.tour.online = true;
        set.note(message!("import-note-internet"));
    }
    event
}

fn board_size(set: &mut ParameterReader) -> BoardRule {
    match set.text("size") {
        Some("9") => BoardRule::Nine,
        Some("13") => BoardRule::Thirteen,
        None | Some("19") => BoardRule::Nineteen,
        Some(size) => {
            set.note(message!("import-note-board-size", size = excerpt(size)));
            BoardRule::Nineteen
        }
    }
}

fn date(text: &str) -> Option<NaiveDate> {
    NaiveDate::parse_from_str(text.get(..10)?, "%Y-%m-%d").ok()
}

/// Returns the first day, or the day when the file was saved.
fn start(root: &Element, set: &mut ParameterReader) -> NaiveDate {
    if let Some(start) = set.text("beginDate").and_then(date) {
        return start;
    }
    let saved = root.attribute("saveDT").and_then(|t| NaiveDate::parse_from_str(t.get(..8)?, "%Y%m%d").ok());
    let day = saved.unwrap_or_else(unknown_day);
    set.note(message!("import-note-start", day = day.to_string()));
    day
}

fn komi(set: &mut ParameterReader) -> HalfPoints {
    let komi = set.value("komi", 750, |text| hundredths(text).filter(|k| (-36_100..=36_100).contains(k)));
    if komi % 50 != 0 {
        set.note(message!("import-note-komi"));
    }
    HalfPoints(komi.div_euclid(50))
}

fn time(set: &mut ParameterReader) -> TimeLimits {
    let main_minutes = set.number("basicTime", 60, 0..=10_000) as u32;
    let mut seconds = |attribute, default| set.number(attribute, default, 0..=36_000) as u32;
    let byoyomi = Overtime::Byoyomi { periods: 1, seconds: seconds("stdByoYomiTime", 30) };
    let fischer = Overtime::Fischer { seconds: seconds("fischerTime", 10) };
    let canadian =
        Overtime::Canadian { seconds: seconds("canByoYomiTime", 300), stones: seconds("nbMovesCanTime", 15).max(1) };
    let overtime = set.value("complementaryTimeSystem", canadian, |text| match text {
        "SUDDENDEATH" => Some(Overtime::None),
        "STDBYOYOMI" => Some(byoyomi),
        "CANBYOYOMI" => Some(canadian),
        "FISCHER" => Some(fischer),
        _ => None,
    });
    if overtime == byoyomi {
        set.note(message!("import-note-byoyomi-periods"));
    }
    TimeLimits { main_minutes, overtime }
}

/// OpenGotha counts from 30 kyu, regardless of the file.
fn mcmahon(set: &mut ParameterReader) -> McMahon {
    let zero = set.rank("genMMZero", Rank::WEAKEST);
    if zero != Rank::WEAKEST {
        set.note(message!("import-note-score-zero", zero = zero.to_string()));
    }
    McMahon {
        zero: Rank::WEAKEST,
        floor: set.rank("genMMFloor", Rank::KYU_20),
        bar: set.rank("genMMBar", Rank::DAN_4),
        supergroup: None,
    }
}

/// Whether players are ordered by the score of the Breizh system first.
fn is_breizh(root: &Element) -> bool {
    let set = root.descend(&["TournamentParameterSet", "PlacementParameterSet"]);
    let criteria = set.into_iter().flat_map(|set| set.list("PlacementCriteria", "PlacementCriterion"));
    let first = criteria.min_by_key(|c| c.attribute("number").and_then(|n| n.trim().parse::<u32>().ok()));
    first.is_some_and(|first| first.attribute("name") == Some(BREIZH_SCORE))
}

/// In the Breizh system all players begin with 0 and the points of their group.
fn equal_start() -> McMahon {
    McMahon { zero: Rank::WEAKEST, floor: Rank::WEAKEST, bar: Rank::WEAKEST, supergroup: None }
}

/// Adds to the initial scores the points of the groups by rank in the Breizh system: none for the lowest group, and one more for each
/// group above it. The file has the lower limits of all groups but the lowest, the highest first.
pub(super) fn add_breizh_groups(root: &Element, entries: &mut [Entry], notes: &mut Notes) {
    if !is_breizh(root) {
        return;
    }
    let limits = weights::limits(root, "BZHGroups", "BZHGroup");
    for entry in entries {
        entry.score_shift += points_of_groups(&limits, entry.player.rank);
    }
    let limits: Vec<String> = limits.iter().map(Rank::to_string).collect();
    notes.add(message!("import-note-breizh-groups", limits = limits.join(", ")));
}

/// Returns the points for unplayed rounds, in half points as in the file.
fn scoring(set: &mut ParameterReader) -> ScoringRules {
    let mut points = |attribute| HalfPoints(set.number(attribute, 0, -20..=20) as i32);
    ScoringRules {
        absent_wins: points("genNBW2ValueAbsent"),
        bye_wins: points("genNBW2ValueBye"),
        absent_score: points("genMMS2ValueAbsent"),
        bye_score: points("genMMS2ValueBye"),
        round_down: set.flag("genRoundDownNBWMMS", true),
        unplayed_as_half: set.flag("genCountNotPlayedGamesAsHalfPoint", false),
        ..ScoringRules::opengotha()
    }
}

fn handicap(set: &mut ParameterReader) -> HandicapRules {
    let ceiling = set.number("hdCeiling", 9, 0..=9) as u8;
    let by_score = set.flag("hdBasedOnMMS", true);
    // Since version 3.52 it has another name. Breizh scores are McMahon scores here.
    let by_score = set.value("hdBase", by_score, |text| match text {
        "MMS" | "BZS" => Some(true),
        "RANK" => Some(false),
        _ => None,
    });
    let basis = match (ceiling, by_score) {
        (0, _) => HandicapBasis::Off,
        (_, true) => HandicapBasis::Score,
        (_, false) => HandicapBasis::Rank,
    };
    HandicapRules {
        basis,
        reduction: set.number("hdCorrection", 1, -9..=9) as i32,
        ceiling,
        exempt: HandicapExempt::Capped(set.rank("hdNoHdRankThreshold", Rank::SHODAN)),
    }
}

/// Returns the criteria in the order of their numbers. OpenGotha's default is MMS, SOS, SOSOS.
fn tie_breaks(root: &Element, notes: &mut Notes) -> Vec<Criterion> {
    let set = root.descend(&["TournamentParameterSet", "PlacementParameterSet"]);
    let mut rows: Vec<(u32, &str)> = set
        .into_iter()
        .flat_map(|set| set.list("PlacementCriteria", "PlacementCriterion"))
        .map(|c| {
            (
                c.attribute("number").and_then(|n| n.trim().parse().ok()).unwrap_or(u32::MAX),
                c.attribute("name").unwrap_or(""),
            )
        })
        .filter(|(_, name)| !matches!(name.trim(), "" | "NULL"))
        .collect();
    rows.sort_by_key(|(number, _)| *number);
    note_unnumbered(set, notes);
    let names = rows.into_iter().map(|(_, name)| name);
    let mut tie_breaks = criteria::known(names, criterion, Criterion::Mms, notes);
    if tie_breaks.is_empty() {
        notes.add(message!("import-note-no-criteria"));
        tie_breaks = Criterion::mcmahon_tie_breaks();
    }
    tie_breaks
}

/// Notes criteria whose number cannot be read, which come last.
fn note_unnumbered(set: Option<&Element>, notes: &mut Notes) {
    let criteria = set.into_iter().flat_map(|set| set.list("PlacementCriteria", "PlacementCriterion"));
    for number in criteria.filter_map(|criterion| criterion.attribute("number")) {
        if number.trim().parse::<u32>().is_err() {
            notes.add(message!("import-note-setting", setting = "PlacementCriterion.number", value = excerpt(number)));
        }
    }
}

/// Returns OpenGotha's pairing rules: one bye per round, no ghosts, its seeding and its weights.
fn pairing(root: &Element, notes: &mut Notes) -> PairingRules {
    let weights = weights::read(root, notes);
    let mut set = ParameterReader::named(root, "PairingParameterSet", notes);
    PairingRules {
        profile: Profile::OpenGotha,
        first_seeding: weights::seeding(&mut set, "paiMaSeedSystem1", domain::model::pairing_rules::Seeding::Random),
        later_seeding: weights::seeding(&mut set, "paiMaSeedSystem2", domain::model::pairing_rules::Seeding::Fold),
        first_rounds: set.number("paiMaLastRoundForSeedSystem1", 2, 0..=1000) as u32,
        bye: ByeRule::Bye,
        opengotha: Some(weights),
        ..PairingRules::default()
    }
}
