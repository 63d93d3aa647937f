//! The inputs of the operations on knock-outs.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A table to freeze or draw. Entries are named by their keys.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct DrawKnockout {
    /// The age category.
    pub category: u8,
    /// How many players of the list play, 2 to 64; by default as many as fit.
    pub size: Option<u32>,
    /// The nonce in hexadecimal; a fresh one by default.
    pub seed: Option<String>,
    /// The public entropy: digits. Separators between them do not count.
    pub entropy: Option<String>,
    /// For a freeze: the announced number of digits of the entropy.
    #[ts(optional = nullable)]
    pub digits: Option<u32>,
    /// For a freeze: where the digits will come from, such as dice in the hall or a named lottery.
    #[ts(optional = nullable)]
    pub source: Option<String>,
    /// The players who come first in the list, in this order; the others keep their order (R25). Needs a reason.
    #[ts(optional, as = "Option<Vec<i32>>")]
    pub order: Vec<i64>,
    /// The players who get a wild card, strongest first (R29).
    #[ts(optional, as = "Option<Vec<i32>>")]
    pub wild_cards: Vec<i64>,
    /// The players who won the qualifying (R30).
    #[ts(optional, as = "Option<Vec<i32>>")]
    pub qualified: Vec<i64>,
    /// Players with the later round of the table in which they enter, 2 or later (R31).
    #[ts(optional, as = "Option<Vec<(i32, u32)>>")]
    pub later: Vec<(i64, u32)>,
    /// Whether players of one country do not meet in the first round (R35).
    #[ts(optional, as = "Option<bool>")]
    pub apart_countries: bool,
    /// Whether players of one club do not meet in the first round.
    #[ts(optional, as = "Option<bool>")]
    pub apart_clubs: bool,
    /// Whether the semi-finals' losers play for third place (R37).
    #[ts(optional, as = "Option<bool>")]
    pub third_place: bool,
    /// The competition's round in which the table begins; by default the latest, so that it ends with the last round (R32).
    #[ts(optional)]
    pub first_round: Option<u32>,
    /// The reason for the order, or for drawing the table again (R25, R36).
    #[ts(optional)]
    pub reason: Option<String>,
    /// The published commitment; a draw from another list or nonce is refused.
    #[ts(optional)]
    pub commitment: Option<String>,
}

/// A qualifying to plan. Entries are named by their keys.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct PlanQualifying {
    /// The age category.
    pub category: u8,
    /// Lines of its table: 8, 16 or 32.
    pub lines: u32,
    /// Qualifying rounds, 1 or 2.
    pub rounds: u32,
    /// The players who get a wild card, strongest first (R29).
    #[ts(optional, as = "Option<Vec<i32>>")]
    pub wild_cards: Vec<i64>,
    /// How many places of wild cards are played for instead.
    #[ts(optional, as = "Option<u32>")]
    pub for_wild_cards: u32,
    /// The players who come first in the list, in this order; needs a reason (R25).
    #[ts(optional, as = "Option<Vec<i32>>")]
    pub order: Vec<i64>,
    /// The reason for the order.
    #[ts(optional)]
    pub reason: Option<String>,
    /// Take the plan back instead.
    #[ts(optional, as = "Option<bool>")]
    pub take_back: bool,
}

/// A player who leaves, and the one who enters.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct ReplaceInKnockout {
    /// The age category.
    pub category: u8,
    /// The player who leaves the table.
    #[ts(type = "number")]
    pub out: i64,
    /// The alternate; by default the next player on the list who is not in the table.
    #[ts(optional, as = "Option<i32>")]
    pub by: Option<i64>,
    /// The reason; a withdrawal by default.
    #[ts(optional)]
    pub reason: Option<String>,
}

/// A decision on a game.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct DecideKnockout {
    /// The age category.
    pub category: u8,
    /// The competition's round of the game.
    pub round: u32,
    /// The player who advances, one of the two players of the game.
    #[ts(type = "number")]
    pub winner: i64,
    /// The reason, which is kept with the table.
    pub reason: String,
    /// Take the decision on the player's game back instead.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub take_back: bool,
}
