//! A proposed pairing: its boards, the bye, and its cost per level.

use std::fmt;

use messages::{Explain, Message, message};

use crate::model::certificate::Certificate;
use crate::model::game::KnockoutGame;
use crate::model::id::EntryId;
use crate::model::pairing_rules::Level;
use crate::model::result::GameResult;

/// What a cost is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// A level of profile Seygo.
    Level(Level),
    /// A term of profile OpenGotha.
    OpenGotha(Term),
}

/// A term of OpenGotha's sum. Its cost is what it falls short of its weight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Term {
    /// Avoid rematches.
    Rematch,
    /// The random part.
    Random,
    /// Balance colours.
    Colours,
    /// Avoid mixing categories.
    Categories,
    /// Minimise score differences.
    ScoreDifference,
    /// Floats: draw-ups and draw-downs.
    Floats,
    /// Seeding within a group.
    Seeding,
    /// Minimise handicaps.
    Handicap,
    /// Avoid equal clubs and countries.
    Geography,
}

impl Term {
    /// All terms, in the order in which costs list them.
    pub const ALL: [Term; 9] = [
        Term::Rematch,
        Term::Random,
        Term::Colours,
        Term::Categories,
        Term::ScoreDifference,
        Term::Floats,
        Term::Seeding,
        Term::Handicap,
        Term::Geography,
    ];
}

impl Explain for Reason {
    /// Returns a short label, such as "met before".
    fn message(&self) -> Message {
        match self {
            Reason::Level(Level::Rematch) | Reason::OpenGotha(Term::Rematch) => message!("pairing-cost-rematch"),
            Reason::Level(Level::Family) => message!("pairing-cost-family"),
            Reason::Level(Level::Winless) => message!("pairing-cost-winless"),
            Reason::Level(Level::Category) | Reason::OpenGotha(Term::Categories) => {
                message!("pairing-cost-categories")
            }
            Reason::Level(Level::ScoreDifference) | Reason::OpenGotha(Term::ScoreDifference) => {
                message!("pairing-cost-score-difference")
            }
            Reason::Level(Level::KnockoutApart) => message!("pairing-cost-knockout"),
            Reason::Level(Level::Floats) | Reason::OpenGotha(Term::Floats) => message!("pairing-cost-floats"),
            Reason::Level(Level::Club) => message!("pairing-cost-club"),
            Reason::Level(Level::Country) => message!("pairing-cost-country"),
            Reason::Level(Level::Colours) | Reason::OpenGotha(Term::Colours) => message!("pairing-cost-colours"),
            Reason::Level(Level::Handicap) | Reason::OpenGotha(Term::Handicap) => message!("pairing-cost-handicap"),
            Reason::Level(Level::Seeding) | Reason::OpenGotha(Term::Seeding) => message!("pairing-cost-seeding"),
            Reason::Level(Level::Lot) | Reason::OpenGotha(Term::Random) => message!("pairing-cost-lot"),
            Reason::OpenGotha(Term::Geography) => message!("pairing-cost-geography"),
        }
    }
}

impl fmt::Display for Reason {
    /// Writes the English label.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// The cost for one reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Share {
    /// The reason.
    pub reason: Reason,
    /// The cost, 0 or more, in a unit that depends on the reason.
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
    /// Handicap stones, 0..=9; 1 means no komi (R17).
    pub handicap: u8,
    /// The position in a knock-out table, for a knock-out game.
    pub knockout: Option<KnockoutGame>,
    /// The result that the game has already, for example because a player is absent and loses by forfeit.
    pub result: Option<GameResult>,
    /// Whether the board was fixed by the request.
    pub set_beforehand: bool,
    /// The costs of the pair, most important first; empty for a fixed board.
    pub costs: Vec<Share>,
}

/// A pairing of a round. It does not depend on the order of entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    /// The games by board.
    pub boards: Vec<Board>,
    /// The entry with the bye.
    pub bye: Option<EntryId>,
    /// Further entries that rest, in a round whose games are planned (R66).
    pub resting: Vec<EntryId>,
    /// The ghost who plays.
    pub ghost: Option<EntryId>,
    /// The total cost as one number. Seygo: the levels' totals, each multiplied by more than all later ones can add up to; if
    /// the levels need more than 128 bits, only the first ones that fit. OpenGotha: its own sum, which is maximised.
    pub cost: i128,
    /// Whether a proof that no pairing is cheaper was found and checked.
    pub optimal: bool,
    /// The certificate; `None` if no pair was left to choose.
    pub certificate: Option<Certificate>,
    /// The totals of all chosen boards by reason.
    pub totals: Vec<Share>,
}
