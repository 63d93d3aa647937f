//! The changes that a helper can send.

use serde::{Deserialize, Serialize};

use crate::labels::{ColourView, ResultView};

/// A change that a helper wants.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
pub enum HelperAction {
    /// A result in one pass, or in both if the event reads results once.
    Result {
        /// The competition's key.
        competition: i64,
        /// The round.
        round: u32,
        /// The board.
        board: u32,
        /// The pass; `None` for both.
        pass: Option<ColourView>,
        /// The result.
        result: ResultView,
        /// The keys of the players whom the phone showed at the board, Black first. An entry for others than those who sit there
        /// now waits for the desk; without them it is refused.
        #[serde(default)]
        players: Option<[i64; 2]>,
    },
    /// A player has arrived.
    CheckIn {
        /// The entry's key.
        entry: i64,
        /// The key of the person whom the phone showed. Without person and name, or with others than the entry has now, it is refused.
        #[serde(default)]
        person: Option<i64>,
        /// The name that the phone showed.
        #[serde(default)]
        name: Option<String>,
    },
    /// A note for the referee.
    Note {
        /// The competition's key.
        competition: i64,
        /// The round it is about.
        round: Option<u32>,
        /// The board it is about.
        board: Option<u32>,
        /// The text.
        text: String,
        /// The players whom the phone showed at that board, Black first. A note has round, board and players, or none of them.
        #[serde(default)]
        players: Option<[i64; 2]>,
    },
}

/// A change with the number that the phone gave it, so that it counts once however often it arrives.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HelperDelivery {
    /// The number: 8 to 64 letters, digits and hyphens.
    pub key: String,
    /// The change.
    pub action: HelperAction,
}
