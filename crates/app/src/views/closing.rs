//! The checklist before the register is closed.

use serde::Serialize;
use ts_rs::TS;

/// How many players have a rank.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StrengthView {
    /// The rank.
    pub rank: String,
    /// How many.
    pub count: usize,
}

/// Two entries that may be one person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct DoubleView {
    /// The key of one.
    #[ts(type = "number")]
    pub one: i64,
    /// The key of the other.
    #[ts(type = "number")]
    pub other: i64,
    /// Their names.
    pub names: (String, String),
}

/// What is to be looked at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ClosingView {
    /// When the register was closed; `None` while it is open.
    pub closed: Option<String>,
    /// Players seen in person.
    pub registered: usize,
    /// Those of them who play the first round.
    pub first_round: usize,
    /// Whether these are an odd number.
    pub odd: bool,
    /// Stand-ins for an odd number.
    pub ghosts: usize,
    /// Announced, not seen yet: they will not be paired.
    pub unseen: Vec<String>,
    /// Whose year of birth is unknown.
    pub no_birth: Vec<String>,
    /// Whether the year of birth decides anything here.
    pub births_matter: bool,
    /// Entries that may be one person.
    pub doubles: Vec<DoubleView>,
    /// Who has not paid the levy; `None` where none is kept (R80).
    pub unpaid: Option<Vec<String>>,
    /// Pink slips that wait (R8).
    pub slips: usize,
    /// Who may not play here by the rules, with the reason (R4); the director has not admitted them.
    pub not_eligible: Vec<String>,
    /// Who plays because the director admitted him.
    pub admitted: Vec<String>,
    /// Only newcomers play, and no file of the Open was named to look in: `None` where that does not matter or was done.
    pub open_unread: Option<String>,
    /// The bar in force.
    pub bar: String,
    /// Players at or above it.
    pub at_bar: usize,
    /// The bar proposed; `None` without a guideline.
    pub proposed_bar: Option<String>,
    /// Players at or above the proposed one.
    pub at_proposed: usize,
    /// How many there should be: from, to.
    pub guideline: Option<(usize, usize)>,
    /// How many of each rank, the strongest first.
    pub strengths: Vec<StrengthView>,
    /// How many of each age category; without one are seniors and those of unknown birth.
    pub categories: Vec<(Option<u8>, usize)>,
    /// Why it cannot be closed now; `None` when it can.
    pub disabled_reason: Option<String>,
}
