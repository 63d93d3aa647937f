//! The data of an event for web sites: people as published, rounds, results, standings, tables and points, as JSON. The schema
//! is `docs/schemas/event-1.schema.json`.
//!
//! Version 1 may gain fields; a field never changes its meaning. Scores are texts such as `35.5`, because they are exact.

use chrono::{NaiveDate, NaiveDateTime};
use domain::Country;
use serde::{Deserialize, Serialize};

/// The format's name in the file.
pub const FORMAT: &str = "drawmaster-event";
/// The version that this program writes.
pub const VERSION: u32 = 1;

/// Returns the file: JSON with two blanks per level and a line end.
pub fn write(event: &SiteEvent) -> Vec<u8> {
    let mut bytes = serde_json::to_vec_pretty(event).expect("data with text keys can be JSON");
    bytes.push(b'\n');
    bytes
}

/// An event with all its competitions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SiteEvent {
    /// [`FORMAT`].
    pub format: String,
    /// [`VERSION`].
    pub version: u32,
    /// The program that wrote the file, such as `Drawmaster 0.2.0 (1a2b3c4d5e6f)`; empty in files of older versions.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub program: String,
    /// Name.
    pub name: String,
    /// Place; empty if unknown.
    pub place: String,
    /// Country of the place.
    pub country: Option<Country>,
    /// First day.
    pub start: NaiveDate,
    /// Last day.
    pub end: NaiveDate,
    /// Whether it is played on the internet.
    pub online: bool,
    /// Its competitions, the Open first.
    pub competitions: Vec<SiteCompetition>,
}

/// A competition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SiteCompetition {
    /// Key in the event.
    pub competition: i64,
    /// Name.
    pub name: String,
    /// System, such as `mcmahon` or `swiss`.
    pub system: String,
    /// Number of planned rounds; `None` where players meet at any time.
    pub planned_rounds: Option<u32>,
    /// Komi of an even game, such as `6.5`.
    pub komi: String,
    /// Main time of each player in minutes.
    pub main_minutes: u32,
    /// Its players, by key.
    pub players: Vec<SitePlayer>,
    /// The released rounds, in order.
    pub rounds: Vec<SiteRound>,
    /// The standings after the last of these rounds.
    pub standings: SiteStandings,
    /// The knock-out tables.
    pub tables: Vec<SiteTable>,
    /// The Finals.
    pub finals: Vec<SiteFinal>,
    /// The points of the tour, by category, most points first.
    pub points: Vec<SitePoints>,
}

/// A player as published.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SitePlayer {
    /// Key in the event.
    pub player: i64,
    /// Number in the competition.
    pub number: Option<u32>,
    /// The name to show: in full, initials, or the number of an anonymous player.
    pub name: String,
    /// Family name; only for players who are published in full.
    pub family: Option<String>,
    /// Given name; only for players who are published in full.
    pub given: Option<String>,
    /// Rank, such as `3k`.
    pub rank: String,
    /// Rating (GoR); only for players who are published in full, because it can identify the others.
    pub rating: Option<i32>,
    /// Country, unless the player is anonymous.
    pub country: Option<Country>,
    /// Club; empty if unknown or not published.
    pub club: String,
    /// Number in the European Go Database; only for players who are published in full.
    pub egd_pin: Option<String>,
    /// Whether the player takes no place.
    pub guest: bool,
}

/// A released round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SiteRound {
    /// Number, from 1.
    pub round: u32,
    /// Whether all its results are confirmed.
    pub confirmed: bool,
    /// Start time, local; `None` where players meet at any time, or if the rounds do not fit into the days of the event.
    pub start: Option<NaiveDateTime>,
    /// Its games, by board.
    pub games: Vec<SiteGame>,
    /// The players with the bye.
    pub byes: Vec<i64>,
}

/// A game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SiteGame {
    /// Board.
    pub board: u32,
    /// Black's key.
    pub black: i64,
    /// White's key.
    pub white: i64,
    /// Handicap stones.
    pub handicap: u8,
    /// The result: `1-0`, `0-1`, `=`, `0-0`, `1-1`, `nr`, each with `!` for a forfeit, `wo-black` or `wo-white`. `None` before
    /// it is known.
    pub result: Option<String>,
}

/// The standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SiteStandings {
    /// The round after which they are computed; 0 before the first.
    pub after: u32,
    /// The criteria, most important first.
    pub criteria: Vec<String>,
    /// The lines, best first.
    pub lines: Vec<SiteLine>,
}

/// A line of the standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SiteLine {
    /// The player's key.
    pub player: i64,
    /// The place, the same for equals; `None` for guests and players who have not played yet.
    pub place: Option<u32>,
    /// One value per criterion, such as `35.5`.
    pub values: Vec<String>,
    /// One cell per round, such as `4+/b0`: the number of the opponent's line from 1, result, colour and handicap.
    pub rounds: Vec<String>,
}

/// A knock-out table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SiteTable {
    /// Age category; 0 for the main table of a competition.
    pub category: u8,
    /// The boxes by place in the table, from the top.
    pub boxes: Vec<SiteBox>,
    /// The games, round by round.
    pub games: Vec<SiteTableGame>,
}

/// A box of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SiteBox {
    /// Box number.
    #[serde(rename = "box")]
    pub number: u32,
    /// The player's key; `None` for an empty box.
    pub player: Option<i64>,
    /// Seed number, `WC`, `Q` or `ALT`; empty without a mark.
    pub mark: String,
}

/// A game of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SiteTableGame {
    /// The round of the table, such as `quarter_final`.
    pub stage: String,
    /// The competition's round in which it is played.
    pub round: u32,
    /// The players' keys, the upper first; `None` if a side is empty or not decided.
    pub players: (Option<i64>, Option<i64>),
    /// Who advances.
    pub winner: Option<i64>,
    /// How the winner advanced: `played`, `forfeit`, `walkover`, `bye`, `ladder` or `ruling`. `None` before that.
    pub won_by: Option<String>,
}

/// A Final with two groups.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SiteFinal {
    /// Age category.
    pub category: u8,
    /// The groups.
    pub groups: Vec<SiteGroup>,
    /// The places decided so far.
    pub places: Vec<SitePlace>,
}

/// A group of a Final.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SiteGroup {
    /// Name, such as `GR`.
    pub name: String,
    /// The players' keys with their scores, best first.
    pub lines: Vec<SiteGroupLine>,
}

/// A player of a group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SiteGroupLine {
    /// The player's key.
    pub player: i64,
    /// The score, such as `2.5`.
    pub score: String,
    /// Games that are over.
    pub games: u32,
}

/// A place in a Final.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SitePlace {
    /// The player's key.
    pub player: i64,
    /// The first place, from 1.
    pub from: u32,
    /// The last place; equal to `from` unless places are shared.
    pub to: u32,
}

/// A player's points of the tour.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SitePoints {
    /// The player's key.
    pub player: i64,
    /// Age category.
    pub category: u8,
    /// The highest stage reached in a knock-out, such as `semi_final`.
    pub stage: Option<String>,
    /// The points.
    pub points: i64,
}
