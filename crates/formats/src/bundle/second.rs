//! The additions to `data.json` in version 2 of the format: the Finals, the games of the jigo ladders, the qualifying
//! stages and the pink slips. A slip contains the kind of change and its outcome, but never its text.

use serde::{Deserialize, Serialize};

/// The Final's part of the table of points (R48, R53).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FinalPoints {
    /// The number of players of a category who qualify.
    pub size: usize,
    /// Points for its places, from first place.
    pub places: Vec<u32>,
}

/// The Final of a category: its groups, their order, and the places that are certain (R50-R52).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FinalData {
    /// The category.
    pub category: u8,
    /// The competition it is embedded in.
    pub competition: i64,
    /// The round in which it began.
    pub first_round: u32,
    /// The rest plan: `best_ranked`, `lots`, `eve` or `balanced` (R54).
    pub rests: String,
    /// The value of a jigo in a group: `nothing`, `half` or `whole` (R51).
    pub jigos: String,
    /// GR, then OR.
    pub groups: Vec<FinalGroupData>,
    /// The places in order. Players who share places have the same ones.
    pub places: Vec<FinalPlaceData>,
    /// SHA-256 of the frozen list (R36).
    pub commitment: String,
    /// The public entropy.
    pub entropy: String,
    /// The file with the frozen list.
    pub draw: String,
}

/// A group of the Final.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FinalGroupData {
    /// `GR` or `OR`.
    pub name: String,
    /// Its players by entry position.
    pub members: Vec<MemberData>,
    /// Its players in final order. Players whose place is not certain yet are missing.
    pub order: Vec<i64>,
    /// Tied players in the order that games on smaller boards decided (R51).
    pub settled: Vec<Vec<i64>>,
}

/// A player of a group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MemberData {
    /// The player.
    pub player: i64,
    /// The player's circle seat in the group, from 0 (R66).
    pub chair: u32,
}

/// A place of the Final.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FinalPlaceData {
    /// The player.
    pub player: i64,
    /// The player's first place, from 1.
    pub from: u32,
    /// The player's last place; the same unless places are shared.
    pub to: u32,
}

/// The jigo ladder after a game (R38, R41).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LadderData {
    /// The game's competition.
    pub competition: i64,
    /// Its round.
    pub round: u32,
    /// Its board.
    pub board: u32,
    /// The ladder's games in order.
    pub games: Vec<LadderGameData>,
}

/// A game of a ladder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LadderGameData {
    /// Board size: 9, 7, 5 or 1; `None` for a new game on the full board (R41).
    pub lines: Option<u32>,
    /// The winner; `None` after another jigo.
    pub winner: Option<i64>,
}

/// The qualifying stage of a category's table (R30).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QualifyingData {
    /// The category.
    pub category: u8,
    /// The competition whose rounds it used.
    pub competition: i64,
    /// The round of its first games.
    pub first_round: u32,
    /// The number of lines of the table.
    pub lines: u32,
    /// The players who did not need to qualify, strongest first.
    pub direct: Vec<i64>,
    /// The players with a wild card (R29).
    pub wild_cards: Vec<i64>,
    /// For each place, the players who played for it, from the top; `None` for a bye.
    pub sections: Vec<Vec<Option<i64>>>,
}

/// A pink slip (R8).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SlipData {
    /// Its number in the event.
    pub slip: i64,
    /// The player; `None` for a late entry that was not made, or a person who is not in the list of players.
    pub player: Option<i64>,
    /// `pending`, `applied` or `refused`.
    pub state: String,
    /// The fields it changed: `family`, `given`, `rank`, `club`, `country`, `rounds`, `status`, `initial`.
    pub changed: Vec<String>,
}
