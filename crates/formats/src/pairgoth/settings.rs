//! The event and the competition of a Pairgoth file.

use domain::model::board_size::BoardRule;
use domain::model::event_settings::{Overtime, TimeLimits};
use domain::model::pairing_rules::{
    ByeRule, HandicapBasis, HandicapExempt, HandicapRules, PairingRules, Profile, Seeding,
};
use domain::{
    Competition, CompetitionId, Criterion, EventSettings, Game, HalfPoints, McMahon, Rank, Rounds, ScoringRules,
    System, Tournament, Verdict,
};
use messages::message;
use serde_json::{Number, Value};

use super::criteria::{NOTHING, SCORE_X, named};
use super::file::{File, Geo};
use crate::assemble::unknown_day;
use crate::criteria;
use crate::days::last_day;
use crate::notes::Notes;
use crate::text::{self, clean, excerpt};

/// The most points that can be added to an initial score, or taken from it.
pub(super) const MOST_ADDED: i32 = 30;

/// Returns the points that a correction adds to the initial score. One that is not possible adds none.
pub(super) fn added_points(correction: i32) -> i32 {
    if (-MOST_ADDED..=MOST_ADDED).contains(&correction) { correction } else { 0 }
}

/// Returns points as half points, rounded down: 0.5 is one half point.
pub(super) fn half_points(number: Option<&Number>, default: i32) -> HalfPoints {
    let points = number.and_then(|n| text::half_points(&n.to_string()));
    HalfPoints(points.map_or(default, |points| points.0).clamp(-722, 722))
}

/// Returns the event with its time limits and komi.
pub(super) fn event(file: &File, notes: &mut Notes) -> EventSettings {
    let name = clean(&file.name).0;
    let start = file.start_date.unwrap_or_else(|| {
        notes.add(message!("import-note-start", day = unknown_day().to_string()));
        unknown_day()
    });
    let mut event = EventSettings::new(if name.is_empty() { "Tournament".into() } else { name }, start, "");
    event.end = last_day("endDate", start, file.end_date, notes);
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
    if file.online {
        notes.add(message!("import-note-internet"));
    }
    event
}

fn board_size(file: &File, notes: &mut Notes) -> BoardRule {
    let size = file.goban_size.as_ref().map(Number::to_string);
    match size.as_deref() {
        Some("9") => BoardRule::Nine,
        Some("13") => BoardRule::Thirteen,
        None | Some("19") => BoardRule::Nineteen,
        Some(size) => {
            notes.add(message!("import-note-board-size", size = excerpt(size)));
            BoardRule::Nineteen
        }
    }
}

/// Returns the competition with its rules.
pub(super) fn competition(file: &File, name: &str, notes: &mut Notes) -> Competition {
    let system = match file.pairing.kind.as_str() {
        "MAC_MAHON" => System::McMahon,
        "SWISS" => System::Swiss,
        "ROUND_ROBIN" => System::RoundRobin,
        other => {
            notes.add(message!("import-note-system", system = excerpt(other)));
            System::Swiss
        }
    };
    let main = &file.pairing.main;
    let rank = |grade: Option<i32>, default| grade.map_or(default, Rank::from_grade);
    let rounds = file.rounds.clamp(1, Rounds::LAST);
    let floor = rank(file.pairing.mm_floor, Rank::KYU_20);
    Competition {
        mcmahon: McMahon {
            zero: Rank::WEAKEST,
            floor,
            bar: rank(file.pairing.mm_bar, Rank::SHODAN).max(floor),
            supergroup: None,
        },
        scoring: ScoringRules {
            absent_wins: half_points(main.nbw_value_absent.as_ref(), 0),
            bye_wins: half_points(main.nbw_value_bye.as_ref(), 2),
            absent_score: half_points(main.mms_value_absent.as_ref(), 1),
            bye_score: half_points(main.mms_value_bye.as_ref(), 2),
            round_down: main.round_down_score.unwrap_or(true),
            ..ScoringRules::opengotha()
        },
        tie_breaks: tie_breaks(file, system, notes),
        handicap: handicap(file, system),
        board_size: board_size(file, notes),
        pairing: PairingRules {
            profile: Profile::OpenGotha,
            first_seeding: seeding(&main.first_seed, Seeding::Random),
            later_seeding: seeding(&main.second_seed, Seeding::Fold),
            first_rounds: main.first_seed_last_round.unwrap_or(1).min(1_000),
            bye: ByeRule::Bye,
            main_club: file.pairing.geo.as_ref().and_then(main_club),
            ..PairingRules::default()
        },
        ..Competition::new(CompetitionId::OPEN, name, system, rounds)
    }
}

/// Returns the share of the players from which on a club is the main club, in per cent, rounded up: Pairgoth writes 0.4.
fn main_club(geo: &Geo) -> Option<u32> {
    let written = geo.main_club_detection_threshold.as_ref().and_then(Value::as_number);
    let share = written.map_or_else(|| "0.4".to_string(), Number::to_string);
    let (whole, fraction) = share.split_once('.').unwrap_or((&share, ""));
    let digits = format!("{fraction:0<2}");
    let (hundredths, rest) = digits.split_at_checked(2)?;
    let more = u32::from(rest.bytes().any(|digit| digit != b'0'));
    let share = whole.parse::<u32>().ok()?.saturating_mul(100).saturating_add(hundredths.parse::<u32>().ok()? + more);
    (geo.main_club_adjustment == Some(true)).then_some(share.clamp(1, 100))
}

/// Adds notes on scores that Pairgoth computes in another way.
pub(super) fn of_scores(file: &File, tournament: &Tournament, notes: &mut Notes) {
    let rules = &tournament.competition;
    if rules.system != System::McMahon || rules.teams.is_some() {
        return;
    }
    let is_jigo = |game: &Game| game.passes.agreed().is_some_and(|result| result.verdict == Verdict::Jigo);
    if rules.scoring.round_down && tournament.games.iter().any(is_jigo) {
        notes.add(message!("import-note-pairgoth-jigo"));
    }
    if file.pairing.main.sos_value_absent_use_base == Some(false) {
        notes.add(message!("import-note-pairgoth-sos"));
    }
}

fn tie_breaks(file: &File, system: System, notes: &mut Notes) -> Vec<Criterion> {
    let names = file.pairing.placement.iter().map(String::as_str).filter(|name| !NOTHING.contains(name));
    let score = if system == System::McMahon { Criterion::Mms } else { Criterion::Wins };
    if names.clone().any(|name| name == SCORE_X) {
        notes.add(message!("import-note-macmahon-scorex"));
    }
    let tie_breaks = criteria::known(names, |name| named(name, score), score, notes);
    match system {
        _ if !tie_breaks.is_empty() => tie_breaks,
        System::McMahon => Criterion::mcmahon_tie_breaks(),
        System::RoundRobin => Criterion::round_robin_tie_breaks(),
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
