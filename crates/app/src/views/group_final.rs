//! The Finals of the year, drawn and to be drawn.

use serde::Serialize;
use ts_rs::TS;

use super::{DrawView, ListedView};

/// A player of a Final.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalistView {
    /// The entry's key.
    #[ts(type = "number")]
    pub id: i64,
    /// Starting number.
    pub number: Option<u32>,
    /// "Given FAMILY rank (CC)".
    pub name: String,
}

/// A player's line in his group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalLineView {
    /// Who.
    pub player: FinalistView,
    /// Place in the group, from 1; `None` while games are open or a tie is.
    pub place: Option<u32>,
    /// Entry position in the group, from 1.
    pub position: u32,
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub jigos: u32,
    /// Wins, and jigos as they count: `3½`.
    pub score: String,
    /// `wins`, `direct_game`, `entry_position`, `ladder`, or `nothing`.
    pub told_apart: String,
    /// Against each member by entry position: `+`, `-`, `=`, or empty.
    pub results: Vec<String>,
}

/// A group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalGroupView {
    /// `GR` or `OR`.
    pub name: String,
    /// Its players in their order so far.
    pub lines: Vec<FinalLineView>,
    /// Whether all its games are over.
    pub complete: bool,
    /// Players whom only games on smaller boards can tell apart (R51).
    pub ties: Vec<Vec<FinalistView>>,
    /// The drawn games of the only two of their score, whose ladders tell the two apart.
    pub ladders: Vec<FinalLadderView>,
}

/// A game of a group after which a ladder is played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalLadderView {
    /// The game's round.
    pub round: u32,
    /// Its board.
    pub board: u32,
}

/// A game of a Final.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalGameView {
    /// `GR`, `OR`; `SF12`; `1-2` for the places played for.
    pub title: String,
    /// One player, once known.
    pub a: Option<FinalistView>,
    /// The other.
    pub b: Option<FinalistView>,
    /// The board, once it is set.
    pub board: Option<u32>,
    /// The key of Black, once it is set.
    #[ts(type = "number | null")]
    pub black: Option<i64>,
    /// The result as far as it is known: `1-0`.
    pub result: Option<String>,
    /// The key of the winner, if one is known.
    #[ts(type = "number | null")]
    pub winner: Option<i64>,
    /// `played`, `forfeit`, `walkover`, `ladder`, or empty.
    pub how: String,
    /// `waiting`, `to_set`, `running`, `ladder` (a jigo that needs one), `jigo`, `overtaken`, `won`, `vacant`.
    pub state: String,
}

/// A round of a Final.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalRoundView {
    /// The competition's round.
    pub round: u32,
    /// `group`, `semi_finals` or `finals`.
    pub phase: String,
    /// The day it is played on, from 1; 0 is the eve.
    pub day: u32,
    /// Whether nobody else plays in it.
    pub alone: bool,
    /// Its games.
    pub games: Vec<FinalGameView>,
    /// Who rests in it.
    pub rests: Vec<FinalistView>,
}

/// A place that is certain.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalPlaceView {
    /// The first of his places.
    pub from: u32,
    /// The last; the same unless places are shared.
    pub to: u32,
    /// Who.
    pub player: FinalistView,
}

/// A Final that is drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalView {
    /// The age category.
    pub category: u8,
    /// Its players.
    pub size: u32,
    /// The competition's round in which it begins.
    pub first_round: u32,
    /// `best_ranked`, `lots`, `eve` or `balanced` (R54).
    pub rests: String,
    /// What a jigo counts in a group: `nothing`, `half` or `whole`.
    pub jigos: String,
    /// GR and OR.
    pub groups: Vec<FinalGroupView>,
    /// Its rounds.
    pub rounds: Vec<FinalRoundView>,
    /// The places that are certain, the first first.
    pub places: Vec<FinalPlaceView>,
    /// How it was drawn.
    pub draw: DrawView,
}

/// A category's Final.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalCategoryView {
    /// 12, 16, 20.
    pub category: u8,
    /// Who is on the list, the first first.
    pub list: Vec<ListedView>,
    /// How many may be drawn, the most first.
    pub sizes: Vec<u32>,
    /// Why it cannot be drawn now; `None` when it can.
    pub disabled_reason: Option<String>,
    /// The Final, once drawn.
    pub drawn: Option<FinalView>,
}

/// All categories.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalsView {
    /// Youngest first.
    pub categories: Vec<FinalCategoryView>,
}
