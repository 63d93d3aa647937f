//! What the director asks for when a round is to be paired, and why it may be refused.

use std::collections::BTreeSet;

use thiserror::Error;

use crate::model::game::{Game, KnockoutGame};
use crate::model::id::{EntryId, RoundNumber};
use crate::model::pairing_rules::Profile;

/// A board that stands before the rest is paired: a knock-out game (R33) or a pairing the director holds on to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FixedBoard {
    /// One of the two; Black, if the colours are fixed.
    pub first: EntryId,
    /// The other; White, if the colours are fixed.
    pub second: EntryId,
    /// The handicap, if handicap and colours are fixed already; `None` leaves both to the rules (R17, R18).
    pub handicap: Option<u8>,
    /// The board, if it is fixed already.
    pub board: Option<u32>,
    /// The place in a knock-out table, if it is a knock-out game.
    pub knockout: Option<KnockoutGame>,
}

impl FixedBoard {
    /// Two who play each other; colours, handicap and board follow the rules.
    pub fn pair(first: EntryId, second: EntryId) -> FixedBoard {
        FixedBoard { first, second, handicap: None, board: None, knockout: None }
    }

    /// A knock-out game; colours and board follow the rules.
    pub fn knockout(first: EntryId, second: EntryId, place: KnockoutGame) -> FixedBoard {
        FixedBoard { knockout: Some(place), ..FixedBoard::pair(first, second) }
    }

    /// A game as it stands, with its colours, handicap and board.
    pub fn game(game: &Game) -> FixedBoard {
        FixedBoard {
            first: game.black,
            second: game.white,
            handicap: Some(game.handicap),
            board: Some(game.board),
            knockout: game.knockout,
        }
    }
}

/// What is asked for beyond the competition's own rules. The default asks for nothing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PairingRequest {
    /// Boards that stand already: knock-out games first, then locked pairings.
    pub already: Vec<FixedBoard>,
    /// Who has the bye by the director's word; the number of the others must then be even.
    pub bye: Option<EntryId>,
    /// Pairs that may meet in the coming first round of a knock-out (R19).
    pub apart: Vec<(EntryId, EntryId)>,
    /// Pairs that must not be made.
    pub forbidden: Vec<(EntryId, EntryId)>,
    /// Only these are paired, the others wait; `None` for all.
    pub only: Option<BTreeSet<EntryId>>,
    /// The model of costs to use instead of the competition's.
    pub profile: Option<Profile>,
}

/// Why no pairing is proposed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PairingRefused {
    /// No such competition.
    #[error("This event has no such competition: choose one of its competitions.")]
    NoCompetition,
    /// The round does not exist.
    #[error("Round {0} does not exist: choose a round from 1 to 32.")]
    NoRound(RoundNumber),
    /// Nobody to pair.
    #[error("Round {0} has fewer than two players: register players or change the rounds they miss.")]
    TooFew(RoundNumber),
    /// Everything is locked.
    #[error("Every board of round {0} is locked: unlock those that are to be paired anew.")]
    AllLocked(RoundNumber),
    /// An entry is set twice.
    #[error("{0} is set on two boards, or on a board and the bye: release one of them.")]
    Twice(String),
    /// Two boards have one number.
    #[error("Board {0} is set twice: give one of the two games another board.")]
    BoardTwice(u32),
    /// An entry is set but cannot play.
    #[error("{0} does not play in round {1}: register him or change the rounds he misses, or release his board.")]
    NotPlaying(String, RoundNumber),
    /// An entry is named that the competition does not have.
    #[error("A board is set for somebody who is not entered in this competition: release that board.")]
    Unknown,
    /// The number is odd and nobody may sit out.
    #[error("{0} players are an odd number and byes are off: add a ghost, let one miss the round, or allow byes.")]
    Odd(usize),
    /// An odd number of players is to be paired while others wait.
    #[error("{0} players are an odd number: take one more or one less, as the bye is given when the last are paired.")]
    OddChoice(usize),
    /// Too few players are to be paired while others wait.
    #[error("Fewer than two of the chosen are free in round {0}: choose at least two players without a board.")]
    TooFewChosen(RoundNumber),
    /// A question about somebody for whom nobody was chosen.
    #[error("{0} is not among those paired by choice in round {1}: ask about players without a set board or the bye.")]
    NotChosen(String, RoundNumber),
    /// The forbidden pairs leave nothing.
    #[error("The forbidden pairs leave no way to pair everyone: allow some of them again.")]
    NoWay,
    /// The costs do not fit.
    #[error("The pairing's costs are too large for exact sums: lower the weights or the caps of the levels.")]
    TooLarge,
}
