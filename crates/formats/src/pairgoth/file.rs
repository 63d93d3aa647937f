//! The fields of a Pairgoth file that are read, and its limits.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use chrono::NaiveDate;
use domain::Teams;
use messages::{Message, message};
use serde::de::{IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::error::Category;
use serde_json::{Number, Value};

use super::lenient;
use crate::FormatError;
use crate::error::{MAX_GAMES, MAX_PLAYERS, MAX_VALUES, short_texts, utf8, within};
use crate::text::excerpt;

/// Who meets in a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Single players.
    Individual,
    /// Pairs of pair go.
    Pairs,
    /// Teams of this many boards.
    Teams(u32),
}

impl Kind {
    fn of(name: &str) -> Option<Kind> {
        match name {
            "INDIVIDUAL" => Some(Kind::Individual),
            "PAIRGO" => Some(Kind::Pairs),
            _ => {
                let size = name.strip_prefix("TEAM")?.parse().ok();
                size.filter(|size| (Teams::FEWEST..=Teams::MOST).contains(size)).map(Kind::Teams)
            }
        }
    }
}

/// Returns the fields of a file of players, pairs or teams, and which of them meet.
///
/// # Errors
/// The file is of another format, is damaged, or has too many players, rounds or games.
pub(super) fn parse(bytes: &[u8]) -> Result<(File, Kind), FormatError> {
    let text = utf8(within(bytes, MAX_VALUES)?)?;
    short_texts(text)?;
    let file: File = serde_json::from_str(text).map_err(|error| malformed(text, &error))?;
    let Some(kind) = Kind::of(&file.kind) else {
        let found = message!("import-found-type", kind = excerpt(&file.kind));
        return Err(FormatError::OtherFormat { expected: message!("import-format-pairgoth"), found });
    };
    check_size(&file)?;
    Ok((file, kind))
}

/// The most rounds of a file. Rounds after [`Rounds::LAST`] are dropped with a note.
const MAX_ROUNDS: usize = 64;

/// The fields that are read; all others are ignored.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct File {
    #[serde(rename = "type")]
    pub kind: String,
    #[serde(default, deserialize_with = "lenient::text")]
    pub name: String,
    #[serde(default, deserialize_with = "lenient::day")]
    pub start_date: Option<NaiveDate>,
    #[serde(default, deserialize_with = "lenient::day")]
    pub end_date: Option<NaiveDate>,
    #[serde(default, deserialize_with = "lenient::text")]
    pub country: String,
    #[serde(default, deserialize_with = "lenient::text")]
    pub location: String,
    #[serde(default, deserialize_with = "lenient::flag::<_, false>")]
    pub online: bool,
    #[serde(default, deserialize_with = "lenient::some_decimal")]
    pub goban_size: Option<Number>,
    #[serde(default, deserialize_with = "lenient::some_text")]
    pub director: Option<String>,
    #[serde(default, deserialize_with = "lenient::some_decimal")]
    pub komi: Option<Number>,
    /// The rules of the game, such as `JAPANESE`.
    #[serde(default, deserialize_with = "lenient::some_text")]
    pub rules: Option<String>,
    #[serde(default, deserialize_with = "lenient::some_text")]
    pub short_name: Option<String>,
    pub time_system: Option<TimeSystem>,
    #[serde(deserialize_with = "lenient::number")]
    pub rounds: u32,
    pub pairing: Pairing,
    #[serde(default, deserialize_with = "capped::<_, _, MAX_PLAYERS>")]
    pub players: Vec<Person>,
    #[serde(default, deserialize_with = "capped::<_, _, MAX_ROUNDS>")]
    pub games: Vec<RoundRows>,
    /// The teams or pairs, whose keys the games then have.
    #[serde(default, deserialize_with = "capped::<_, _, MAX_PLAYERS>")]
    pub teams: Vec<TeamRow>,
    /// The games of the boards by the key of the match.
    #[serde(default)]
    pub individual_games: BTreeMap<String, RoundRows>,
}

/// A team or a pair.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct TeamRow {
    #[serde(deserialize_with = "lenient::number")]
    pub id: i64,
    #[serde(default, deserialize_with = "lenient::text")]
    pub name: String,
    /// The keys of its players.
    #[serde(default, deserialize_with = "capped::<_, _, MAX_PLAYERS>")]
    pub players: Vec<Key>,
    #[serde(default, deserialize_with = "lenient::number")]
    pub mms_correction: i32,
}

/// The key of a player.
#[derive(Deserialize)]
pub(super) struct Key(#[serde(deserialize_with = "lenient::number")] pub i64);

/// The games and byes of a round.
#[derive(Deserialize)]
pub(super) struct RoundRows(#[serde(deserialize_with = "capped::<_, _, MAX_PLAYERS>")] pub Vec<Row>);

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct TimeSystem {
    #[serde(rename = "type")]
    pub kind: String,
    #[serde(default, deserialize_with = "lenient::number")]
    pub main_time: u32,
    #[serde(default, deserialize_with = "lenient::number")]
    pub increment: u32,
    #[serde(default, deserialize_with = "lenient::number")]
    pub byoyomi: u32,
    #[serde(default, deserialize_with = "lenient::number")]
    pub periods: u32,
    #[serde(default, deserialize_with = "lenient::number")]
    pub stones: u32,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Pairing {
    #[serde(rename = "type")]
    pub kind: String,
    #[serde(default)]
    pub main: Main,
    pub geo: Option<Geo>,
    pub handicap: Option<Handicap>,
    #[serde(default)]
    pub placement: Vec<String>,
    #[serde(default, deserialize_with = "lenient::some_whole")]
    pub mm_floor: Option<i32>,
    #[serde(default, deserialize_with = "lenient::some_whole")]
    pub mm_bar: Option<i32>,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct Main {
    #[serde(deserialize_with = "lenient::some_whole")]
    pub first_seed_last_round: Option<u32>,
    #[serde(deserialize_with = "lenient::text")]
    pub first_seed: String,
    #[serde(deserialize_with = "lenient::text")]
    pub second_seed: String,
    #[serde(deserialize_with = "lenient::some_decimal")]
    pub nbw_value_absent: Option<Number>,
    #[serde(deserialize_with = "lenient::some_decimal")]
    pub nbw_value_bye: Option<Number>,
    #[serde(deserialize_with = "lenient::some_decimal")]
    pub mms_value_absent: Option<Number>,
    #[serde(deserialize_with = "lenient::some_decimal")]
    pub mms_value_bye: Option<Number>,
    #[serde(deserialize_with = "lenient::some_flag")]
    pub round_down_score: Option<bool>,
    #[serde(deserialize_with = "lenient::some_flag")]
    pub sos_value_absent_use_base: Option<bool>,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct Geo {
    #[serde(deserialize_with = "lenient::some_flag")]
    pub main_club_adjustment: Option<bool>,
    /// The share of the players, such as 0.4.
    pub main_club_detection_threshold: Option<Value>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Handicap {
    #[serde(rename = "useMMS", default, deserialize_with = "lenient::some_flag")]
    pub use_mms: Option<bool>,
    #[serde(alias = "treshold", default, deserialize_with = "lenient::some_whole")]
    pub threshold: Option<i32>,
    #[serde(default, deserialize_with = "lenient::some_whole")]
    pub correction: Option<i32>,
    #[serde(default, deserialize_with = "lenient::some_whole")]
    pub ceiling: Option<i32>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Person {
    #[serde(deserialize_with = "lenient::number")]
    pub id: i64,
    #[serde(default, deserialize_with = "lenient::text")]
    pub name: String,
    #[serde(default, deserialize_with = "lenient::text")]
    pub firstname: String,
    #[serde(default, deserialize_with = "lenient::some_number")]
    pub rating: Option<i32>,
    #[serde(deserialize_with = "lenient::rank")]
    pub rank: i32,
    #[serde(default, deserialize_with = "lenient::text")]
    pub country: String,
    #[serde(default, deserialize_with = "lenient::text")]
    pub club: String,
    #[serde(rename = "final", default = "registered", deserialize_with = "lenient::flag::<_, true>")]
    pub registered: bool,
    #[serde(default, deserialize_with = "lenient::numbers")]
    pub skip: Vec<u32>,
    #[serde(default, deserialize_with = "lenient::number")]
    pub mms_correction: i32,
    /// The EGD PIN.
    #[serde(default, deserialize_with = "lenient::some_text")]
    pub egf: Option<String>,
    /// The rank for rating lists, where it differs from that of the pairing.
    #[serde(default, deserialize_with = "lenient::some_rank")]
    pub honorary_grade: Option<i32>,
    /// The number of the French licence.
    pub ffg: Option<Value>,
    /// The number of the American membership.
    pub aga: Option<Value>,
    /// The number of the registration for a European congress.
    pub egc: Option<Value>,
}

fn registered() -> bool {
    true
}

/// A game, or a bye if one of the players is 0.
#[derive(Deserialize)]
pub(super) struct Row {
    #[serde(default, deserialize_with = "lenient::number")]
    pub id: i64,
    #[serde(default, deserialize_with = "lenient::number")]
    pub t: u32,
    #[serde(default, deserialize_with = "lenient::number")]
    pub w: i64,
    #[serde(default, deserialize_with = "lenient::number")]
    pub b: i64,
    #[serde(default, deserialize_with = "lenient::number")]
    pub h: i32,
    #[serde(default, deserialize_with = "lenient::text")]
    pub r: String,
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
    if file.players.len().max(file.teams.len()) > MAX_PLAYERS
        || file.teams.iter().any(|team| team.players.len() > MAX_PLAYERS)
    {
        return Err(FormatError::TooMany(message!("import-limit-players", most = MAX_PLAYERS)));
    }
    if file.games.len() > MAX_ROUNDS {
        return Err(FormatError::TooMany(message!("import-limit-rounds", most = MAX_ROUNDS)));
    }
    let games: usize = file.games.iter().chain(file.individual_games.values()).map(|round| round.0.len()).sum();
    if games > MAX_GAMES || file.games.iter().any(|round| round.0.len() > MAX_PLAYERS) {
        return Err(FormatError::TooMany(message!("import-limit-games", most = MAX_GAMES)));
    }
    Ok(())
}

/// Converts an error of the JSON library. A value that is missing or not valid is named.
fn malformed(text: &str, error: &serde_json::Error) -> FormatError {
    let what = match error.classify() {
        Category::Eof => message!("import-json-cut-off"),
        Category::Data => of_value(text, error),
        Category::Syntax | Category::Io => message!("import-json-invalid"),
    };
    FormatError::Malformed { line: error.line(), column: error.column(), what }
}

/// Returns the message about a value. The library names only missing fields; another one is the last before the place of the error.
fn of_value(text: &str, error: &serde_json::Error) -> Message {
    let said = error.to_string();
    let missing = said.strip_prefix("missing field `").and_then(|rest| rest.split('`').next());
    if let Some(field) = missing {
        return message!("import-json-missing", field = excerpt(field));
    }
    let start: usize = text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum();
    match last_key(text.as_bytes(), start.saturating_add(error.column())) {
        Some(field) => message!("import-json-field", field = excerpt(&field)),
        None => message!("import-json-value"),
    }
}

/// Returns the last name of a field before the byte `end` of a JSON text.
fn last_key(json: &[u8], end: usize) -> Option<String> {
    let mut key = None;
    let (mut open, mut escaped, mut last) = (None, false, None);
    for (at, &byte) in json.iter().enumerate().take(end) {
        match (byte, open) {
            (b'"', None) => open = Some(at + 1),
            (b'"', Some(from)) if !escaped => (open, last) = (None, json.get(from..at)),
            (b':', None) => key = last,
            _ => {}
        }
        escaped = byte == b'\\' && !escaped && open.is_some();
    }
    key.map(|key| String::from_utf8_lossy(key).into_owned())
}
