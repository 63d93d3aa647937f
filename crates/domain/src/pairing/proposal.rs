//! A proposed pairing: the boards, who sits out, and what it costs, level by level.

use std::fmt;

use crate::pairing_rules::Level;
use crate::{EntryId, KnockoutGame};

/// What a pairing pays for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// A level of profile Seygo.
    Level(Level),
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Reason::Level(level) = self;
        f.write_str(match level {
            Level::Rematch => "met before",
            Level::Family => "same family",
            Level::ScoreDifference => "score difference",
            Level::KnockoutApart => "may meet in the knock-out",
            Level::Floats => "floats",
            Level::Club => "same club",
            Level::Country => "same country",
            Level::Colours => "colours",
            Level::Handicap => "handicap",
            Level::Seeding => "seeding",
            Level::Lot => "lot",
        })
    }
}

/// What is paid for one reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Share {
    /// For what.
    pub reason: Reason,
    /// How much, 0 or more; the unit is the reason's own.
    pub cost: u64,
}

/// One proposed game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    /// The board's number, from 1.
    pub board: u32,
    /// Black's entry.
    pub black: EntryId,
    /// White's entry.
    pub white: EntryId,
    /// Handicap stones, 0..=9; 1 is no komi (R17).
    pub handicap: u8,
    /// The place in a knock-out table, if it is a knock-out game.
    pub knockout: Option<KnockoutGame>,
    /// Whether the board stood already and was not chosen here.
    pub set_beforehand: bool,
    /// What the pairing pays, the most important first; empty for a board that stood already.
    pub costs: Vec<Share>,
}

/// A pairing of a round. The same question gets the same answer, whatever the order of entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    /// The games in order of boards.
    pub boards: Vec<Board>,
    /// Who has the bye.
    pub bye: Option<EntryId>,
    /// The ghost who was asked to play.
    pub ghost: Option<EntryId>,
    /// The whole cost as one number. Seygo: the levels' totals, each multiplied by more than all later ones can
    /// come to; where the levels need more than 128 bits, that of the first ones that fit. OpenGotha: its own sum,
    /// which is maximised.
    pub cost: i128,
    /// Whether a proof that no pairing is cheaper was found and checked.
    pub optimal: bool,
    /// What all chosen boards pay, summed up by reason.
    pub totals: Vec<Share>,
}
