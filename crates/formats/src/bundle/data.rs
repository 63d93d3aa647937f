//! The content of `data.json`: the event, its table of points, players without their names, games, tables and points.
//! Everything is a text or a whole number. Fractions are texts such as `"515/6"`.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use domain::Country;
use domain::points::SeasonRules;
use serde::{Deserialize, Serialize};

use crate::error::FormatError;
use crate::season;

use super::second::{FinalData, FinalPoints, LadderData, QualifyingData, SlipData};

/// An event as the tour needs it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Data {
    /// The event.
    pub event: EventData,
    /// The table of points that was used (R84).
    pub table: PointsTable,
    /// The competitions.
    pub competitions: Vec<CompetitionData>,
    /// All players, by key.
    pub players: Vec<PlayerData>,
    /// The games, by competition, round and board.
    pub games: Vec<GameData>,
    /// The byes.
    pub byes: Vec<ByeData>,
    /// The knock-out tables.
    pub tables: Vec<TableData>,
    /// The points by category, highest first.
    pub points: Vec<PointsData>,
    /// The Finals. A bundle of version 1 lacks this field and all that follow.
    #[serde(default)]
    pub finals: Vec<FinalData>,
    /// The jigo ladders, by competition, round and board.
    #[serde(default)]
    pub ladders: Vec<LadderData>,
    /// The qualifying stages.
    #[serde(default)]
    pub qualifyings: Vec<QualifyingData>,
    /// The pink slips.
    #[serde(default)]
    pub slips: Vec<SlipData>,
}

/// The event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventData {
    /// Its name.
    pub name: String,
    /// The championship it is an edition of (R46).
    pub championship: String,
    /// Place; empty if unknown.
    pub place: String,
    /// Country of the place.
    pub country: Option<Country>,
    /// First day.
    pub start: NaiveDate,
    /// Last day.
    pub end: NaiveDate,
    /// The factor of stage points (R44).
    pub coefficient: String,
    /// Whether it was played online (R84).
    pub online: bool,
}

/// The table of points that was used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PointsTable {
    /// The season's name.
    pub season: String,
    /// The event's class in it.
    pub class: String,
    /// The age-value coefficient (R47).
    pub avc: String,
    /// Age categories, the youngest first (R2).
    pub categories: Vec<u8>,
    /// Month and day at which the age is determined.
    pub cut_off: (u32, u32),
    /// Whether the age of the limit itself belongs to the category.
    pub limit_included: bool,
    /// Points by stage; other stages give none (R42).
    pub stages: BTreeMap<String, u32>,
    /// Points for a win and for a loss (R43).
    pub game: (u32, u32),
    /// Points for a win and for a loss in the main group, if they differ (R45).
    pub main_group: Option<(u32, u32)>,
    /// The factors of stage points and game points in an online event.
    pub online: (String, String),
    /// The rule for small groups, if there is one.
    pub small_group: Option<SmallGroupData>,
    /// The rules for the Final; `None` in a bundle of version 1.
    #[serde(default, rename = "final")]
    pub final_points: Option<FinalPoints>,
    /// The text of the organisers' season file, if the season is not built in (R84).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub season_file: Option<String>,
}

impl PointsTable {
    /// Returns the rules of the season file that the bundle carries; `None` if the season is built in.
    ///
    /// # Errors
    /// A line of the file is wrong.
    pub fn own_season(&self) -> Result<Option<SeasonRules>, FormatError> {
        self.season_file.as_ref().map(|text| season::read(text.as_bytes())).transpose()
    }
}

/// The size of a small group, and the factors of its stage points and game points (R84).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SmallGroupData {
    /// A small group has fewer players than this.
    pub fewer_than: usize,
    /// The factors of stage points and game points.
    pub factors: (String, String),
}

/// A competition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CompetitionData {
    /// Its key.
    pub competition: i64,
    /// Its name.
    pub name: String,
    /// `mcmahon`, `swiss` ...
    pub system: String,
    /// Rounds played.
    pub rounds: u32,
    /// Whether it is for first-timers (R4).
    pub future_stars: bool,
}

/// A player without their name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerData {
    /// The player's key in the bundle.
    pub player: i64,
    /// The competition.
    pub competition: i64,
    /// Starting number.
    pub number: Option<u32>,
    /// Declared rank.
    pub rank: String,
    /// Rating.
    pub rating: Option<i32>,
    /// Age category; `None` for seniors.
    pub category: Option<u8>,
    /// The publication choice: `full`, `initials` or `anonymous`.
    pub publication: String,
    /// Whether the player plays hors concours.
    pub guest: bool,
    /// Place in the competition's standings.
    pub place: Option<u32>,
    /// Hashes of the player's personal fields, by the field's name.
    pub person: BTreeMap<String, String>,
}

/// A game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameData {
    /// The competition.
    pub competition: i64,
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// Black.
    pub black: i64,
    /// White.
    pub white: i64,
    /// Handicap stones.
    pub handicap: u8,
    /// The result: `1-0`, `0-1!`, `wo-black`; empty if unknown.
    pub result: String,
    /// Its place in the knock-out or the Final of a category.
    pub knockout: Option<KnockoutPlace>,
    /// The winner of the jigo ladder.
    pub ladder: Option<i64>,
}

/// A game's place in a category's knock-out or Final.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KnockoutPlace {
    /// The category.
    pub category: u8,
    /// Round of the table and game in it, from 0; `None` for the game for third place.
    pub game: Option<(u32, u32)>,
}

/// A bye.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByeData {
    /// The competition.
    pub competition: i64,
    /// The round.
    pub round: u32,
    /// The player with the bye.
    pub player: i64,
}

/// A knock-out table and its draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableData {
    /// The category.
    pub category: u8,
    /// The competition it is embedded in.
    pub competition: i64,
    /// The round in which it began.
    pub first_round: u32,
    /// Its boxes from the top.
    pub boxes: Vec<BoxData>,
    /// The highest stage of each of its players.
    pub reached: Vec<ReachedData>,
    /// SHA-256 of the frozen list (R36).
    pub commitment: String,
    /// The public entropy.
    pub entropy: String,
    /// The file with the frozen list.
    pub draw: String,
}

/// A box.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxData {
    /// Its number (R27).
    pub place: u32,
    /// Its player; `None` for a bye.
    pub player: Option<i64>,
    /// Seed number, `WC`, `Q`, or empty.
    pub mark: String,
}

/// A stage reached.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReachedData {
    /// The player.
    pub player: i64,
    /// `round_of_64` ... `finalist`, `winner`.
    pub stage: String,
}

/// A player's points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PointsData {
    /// The player.
    pub player: i64,
    /// The category.
    pub category: u8,
    /// Their sources.
    pub sources: Vec<SourceData>,
    /// Their exact sum.
    pub exact: String,
    /// The integer part of the sum (R44).
    pub points: i64,
}

/// Points from one source.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SourceData {
    /// `stage`, `place`, or the outcome of a game: `win`, `jigo`, `loss`.
    pub what: String,
    /// The stage, or the place in the Final: `3`, or `9-10` if shared.
    pub stage: Option<String>,
    /// The game's round.
    pub round: Option<u32>,
    /// The opponent.
    pub opponent: Option<i64>,
    /// The exact points.
    pub points: String,
}
