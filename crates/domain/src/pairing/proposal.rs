//! A proposed pairing: the boards, who sits out, and what it costs, level by level.

use std::fmt;

use crate::model::certificate::Certificate;
use crate::model::game::KnockoutGame;
use crate::model::id::EntryId;
use crate::model::pairing_rules::Level;

/// What a pairing pays for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// A level of profile Seygo.
    Level(Level),
    /// A term of profile OpenGotha.
    OpenGotha(Term),
}

/// A term of OpenGotha's sum. What a pairing pays for it is what it falls short of the term's weight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Term {
    /// Avoid a duplicate game.
    Rematch,
    /// The random part.
    Random,
    /// Balance of white and black.
    Colours,
    /// Avoid mixing categories.
    Categories,
    /// Minimise the score difference.
    ScoreDifference,
    /// Draw-ups and draw-downs.
    Floats,
    /// Seeding inside a group.
    Seeding,
    /// Minimise the handicap.
    Handicap,
    /// Clubs and countries.
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

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::Level(Level::Rematch) | Reason::OpenGotha(Term::Rematch) => "met before",
            Reason::Level(Level::Family) => "same family",
            Reason::Level(Level::Category) | Reason::OpenGotha(Term::Categories) => "categories",
            Reason::Level(Level::ScoreDifference) | Reason::OpenGotha(Term::ScoreDifference) => "score difference",
            Reason::Level(Level::KnockoutApart) => "may meet in the knock-out",
            Reason::Level(Level::Floats) | Reason::OpenGotha(Term::Floats) => "floats",
            Reason::Level(Level::Club) => "same club",
            Reason::Level(Level::Country) => "same country",
            Reason::Level(Level::Colours) | Reason::OpenGotha(Term::Colours) => "colours",
            Reason::Level(Level::Handicap) | Reason::OpenGotha(Term::Handicap) => "handicap",
            Reason::Level(Level::Seeding) | Reason::OpenGotha(Term::Seeding) => "seeding",
            Reason::Level(Level::Lot) | Reason::OpenGotha(Term::Random) => "lot",
            Reason::OpenGotha(Term::Geography) => "clubs and countries",
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
    /// The proof, for keeping; none if nobody was left to be chosen for.
    pub certificate: Option<Certificate>,
    /// What all chosen boards pay, summed up by reason.
    pub totals: Vec<Share>,
}
