//! The values of a Pairgoth file that are not used as they are, each with a note: days, times and points that events cannot have.

use chrono::NaiveDate;
use domain::{Country, Rounds};
use messages::message;
use serde_json::Value;

use crate::notes::Notes;
use crate::text::{RATINGS, excerpt, hundredths};

/// Whether a value is used as it is.
type IsUsed = fn(&Value) -> bool;

/// The settings by their paths. A missing or empty one has its default without a note.
const SETTINGS: [(&str, IsUsed); 29] = [
    ("startDate", is_day),
    ("endDate", is_day),
    ("country", |value| value.as_str().is_some_and(|code| code.parse::<Country>().is_ok())),
    ("online", is_flag),
    ("rounds", |value| within(value, 1, Rounds::LAST as i32)),
    ("timeSystem.type", |value| {
        ["CANADIAN", "JAPANESE", "STANDARD", "FISCHER", "SUDDEN_DEATH"].iter().any(|known| value == known)
    }),
    ("timeSystem.mainTime", |value| whole(value).is_some_and(|seconds| seconds % 60 == 0 && seconds <= 600_000)),
    ("timeSystem.increment", |value| within(value, 0, 36_000)),
    ("timeSystem.byoyomi", |value| within(value, 0, 36_000)),
    ("timeSystem.periods", |value| within(value, 0, 1_000)),
    ("timeSystem.stones", |value| within(value, 0, 1_000)),
    ("pairing.mmFloor", is_grade),
    ("pairing.mmBar", is_grade),
    ("pairing.main.firstSeedLastRound", |value| within(value, 0, 1_000)),
    ("pairing.main.firstSeed", is_seeding),
    ("pairing.main.secondSeed", is_seeding),
    ("pairing.main.nbwValueAbsent", is_half_points),
    ("pairing.main.nbwValueBye", is_half_points),
    ("pairing.main.mmsValueAbsent", is_half_points),
    ("pairing.main.mmsValueBye", is_half_points),
    ("pairing.main.roundDownScore", is_flag),
    ("pairing.main.sosValueAbsentUseBase", is_flag),
    ("pairing.geo.mainClubAdjustment", is_flag),
    ("pairing.geo.mainClubDetectionThreshold", |value| value.is_number() && !text(value).starts_with('-')),
    ("pairing.handicap.useMMS", is_flag),
    ("pairing.handicap.threshold", is_grade),
    ("pairing.handicap.treshold", is_grade),
    ("pairing.handicap.correction", |value| within(value, -9, 9)),
    ("pairing.handicap.ceiling", |value| within(value, 0, 9)),
];

/// The fields of a player, and of a team or pair.
const PLAYER: [(&str, IsUsed); 4] = [
    ("rating", |value| hundredths(&text(value)).is_some_and(|rating| RATINGS.contains(&rating.div_euclid(100)))),
    ("final", is_flag),
    ("skip", |value| {
        value.as_array().is_some_and(|rounds| rounds.iter().all(|round| within(round, 1, Rounds::LAST as i32)))
    }),
    ("mmsCorrection", |value| within(value, -super::settings::MOST_ADDED, super::settings::MOST_ADDED)),
];

/// Adds a note about each value of the file that is replaced by another one or left out.
pub(super) fn note_unused(file: &Value, notes: &mut Notes) {
    for (path, is_used) in SETTINGS {
        let value = path.split('.').fold(file, |inner, name| &inner[name]);
        if !says_nothing(value) && !is_used(value) {
            notes.add(message!("import-note-setting-changed", setting = path, value = excerpt(&text(value))));
        }
    }
    note_unfitting(file, notes);
    for row in ["players", "teams"].into_iter().filter_map(|list| file[list].as_array()).flatten() {
        let name = [&row["name"], &row["firstname"]].map(text).join(" ");
        for (field, is_used) in PLAYER {
            let value = &row[field];
            if !says_nothing(value) && !is_used(value) {
                let written = format!("{field} {}", text(value));
                notes.add(message!("import-note-value-left", name = excerpt(name.trim()), text = excerpt(&written)));
            }
        }
    }
}

/// Adds a note about each setting that does not fit another one: periods or stones of a time that needs them, and a bar below the floor.
fn note_unfitting(file: &Value, notes: &mut Notes) {
    let (time, pairing) = (&file["timeSystem"], &file["pairing"]);
    let mut note = |setting: &'static str, value: &Value| {
        notes.add(message!("import-note-setting-changed", setting, value = excerpt(&text(value))));
    };
    let is_kind = |kinds: &[&str]| kinds.iter().any(|kind| time["type"] == *kind);
    if is_kind(&["JAPANESE", "STANDARD"]) && whole(&time["periods"]) == Some(0) {
        note("timeSystem.periods", &time["periods"]);
    }
    if is_kind(&["CANADIAN"]) && whole(&time["stones"]) == Some(0) {
        note("timeSystem.stones", &time["stones"]);
    }
    let grade = |name: &str| whole(&pairing[name]);
    if grade("mmBar").zip(grade("mmFloor")).is_some_and(|(bar, floor)| bar < floor) {
        note("pairing.mmBar", &pairing["mmBar"]);
    }
}

fn says_nothing(value: &Value) -> bool {
    value.is_null() || value.as_str().is_some_and(|text| text.trim().is_empty())
}

/// Returns a value as text, without quotation marks.
fn text(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// Returns a whole number, also one written as a text or with a fraction of zero.
fn whole(value: &Value) -> Option<i32> {
    hundredths(&text(value)).filter(|hundredths| hundredths % 100 == 0).map(|hundredths| hundredths / 100)
}

fn within(value: &Value, least: i32, most: i32) -> bool {
    whole(value).is_some_and(|number| (least..=most).contains(&number))
}

fn is_day(value: &Value) -> bool {
    let day = |text: &str| NaiveDate::parse_from_str(text.trim().get(..10)?, "%Y-%m-%d").ok();
    value.as_str().and_then(day).is_some()
}

fn is_flag(value: &Value) -> bool {
    ["true", "false"].contains(&text(value).trim())
}

fn is_grade(value: &Value) -> bool {
    within(value, -30, 8)
}

fn is_seeding(value: &Value) -> bool {
    ["SPLIT_AND_RANDOM", "SPLIT_AND_FOLD", "SPLIT_AND_SLIP"].iter().any(|known| value == known)
}

fn is_half_points(value: &Value) -> bool {
    hundredths(&text(value)).is_some_and(|points| points % 50 == 0 && (-36_100..=36_100).contains(&points))
}
