//! The register: every entry of the competition.

use serde::Serialize;
use ts_rs::TS;

/// One entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct EntryView {
    /// Key in the event.
    #[ts(type = "number")]
    pub id: i64,
    /// Starting number, once the register is closed.
    pub number: Option<u32>,
    /// Family name.
    pub family: String,
    /// Given name.
    pub given: String,
    /// The name in Latin letters without diacritics, for searching.
    pub latin: String,
    /// Rank, `3k`.
    pub rank: String,
    /// European rating.
    pub rating: Option<i32>,
    /// Two letters; empty if unknown.
    pub country: String,
    /// Club; empty if none.
    pub club: String,
    /// Number in the European database; empty if unknown.
    pub egd_pin: String,
    /// Number in the youth tour; empty if unknown.
    pub irn: String,
    /// `f`, `m` or empty.
    pub sex: String,
    /// `full`, `initials` or `anonymous`.
    pub publication: String,
    /// Year of birth.
    pub birth_year: Option<i32>,
    /// Age category; `None` for seniors and players of unknown birth.
    pub category: Option<u8>,
    /// SEYGO points in his category.
    pub sp: Option<u32>,
    /// `preregistered`, `registered` or `withdrawn`.
    pub status: String,
    /// Rounds he does not play.
    pub missed: Vec<u32>,
    /// Initial McMahon score, `17`.
    pub initial: String,
    /// A stand-in for odd numbers.
    pub ghost: bool,
    /// Plays hors concours.
    pub guest: bool,
    /// Family group, if any.
    pub family_group: Option<String>,
    /// The board he must sit at, if any.
    pub fixed_board: Option<u32>,
    /// Points the director added to his initial score.
    pub score_shift: i32,
    /// He played in Future Stars at another event.
    pub stars_before: bool,
    /// The director admitted him against the rules of the competition.
    pub admitted: bool,
    /// `member`, `non_member` or `concession`.
    pub membership: String,
    /// What he owes for his days, `4.50`; `None` where no levy is kept, or who owes nothing.
    pub levy: Option<String>,
    /// He has paid.
    pub paid: bool,
    /// He misses a round in the top group, so that lowering his initial score is offered (R15).
    pub sleeps_at_top: bool,
}

/// The levy of the whole register (R80).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct LevyView {
    /// The currency, `EUR`; may be empty.
    pub currency: String,
    /// What the registered players owe, `192.00`.
    pub due: String,
    /// What of it is paid.
    pub paid: String,
    /// How many have not paid.
    pub unpaid: usize,
}

/// The register.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RegisterView {
    /// Whether it is closed (R7).
    pub closed: bool,
    /// Whether only newcomers may play (R4).
    pub newcomers: bool,
    /// The levy; `None` where none is kept.
    pub levy: Option<LevyView>,
    /// Rounds planned.
    pub rounds: u32,
    /// Entries by number, else by strength.
    pub entries: Vec<EntryView>,
    /// The bar in force, `4d`.
    pub bar: String,
    /// The bar proposed for these entries (R20), if there is a guideline.
    pub proposed_bar: Option<String>,
    /// Registered players at or above the bar in force.
    pub at_bar: usize,
}
