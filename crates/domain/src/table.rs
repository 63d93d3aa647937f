//! What a knock-out table consists of: its boxes and the record of the draw that filled them (R24-R28, R36).

use serde::{Deserialize, Serialize};

use crate::{Category, CompetitionId, EntryId, RoundNumber, TableId};

/// Where a game stands in a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Slot {
    /// Game `index` (from 0, from the top) of the table's round `round` (from 0, the first round).
    Main {
        /// Round of the table, from 0.
        round: u32,
        /// Game in it, from 0, from the top.
        index: u32,
    },
    /// The game of the semi-finals' losers.
    ThirdPlace,
}

/// How a player came into his box, as marked beside his name (R37).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mark {
    /// By his place in the list, nothing printed.
    None,
    /// A seed, with its number (R28).
    Seed(u32),
    /// A wild card (R29).
    WildCard,
    /// A qualifier (R30).
    Qualifier,
}

/// One line of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableBox {
    /// The box's number (R27), 1..=lines.
    pub place: u32,
    /// Who stands in it; `None` is a bye for the neighbour (R28).
    pub entry: Option<EntryId>,
    /// How he came there.
    pub mark: Mark,
}

/// What makes a draw verifiable (R36).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawRecord {
    /// The ordered list that was drawn, strongest first (R25).
    pub list: Vec<EntryId>,
    /// The text the commitment was made of: list, rules version, nonce.
    pub frozen: String,
    /// SHA-256 of `frozen`, 64 hexadecimal digits, published before the entropy was known.
    pub commitment: String,
    /// The director's nonce, hexadecimal.
    pub nonce: String,
    /// What nobody could know before: dice, numbers called in the hall. May be empty.
    pub entropy: String,
    /// Why it was drawn again, if it was (R36).
    pub reason: Option<String>,
}

/// A knock-out table of one category.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnockoutTable {
    /// Key in the event.
    pub id: TableId,
    /// The competition it is embedded in.
    pub competition: CompetitionId,
    /// The age category.
    pub category: Category,
    /// The competition's round in which its first round is played (R32).
    pub first_round: RoundNumber,
    /// Whether the semi-finals' losers play for third place (R37).
    pub third_place: bool,
    /// The boxes in table order from the top; their number is a power of two, 2..=64.
    pub boxes: Vec<TableBox>,
    /// How it was drawn.
    pub draw: DrawRecord,
}
