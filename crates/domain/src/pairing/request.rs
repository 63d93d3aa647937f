//! The director's request for the pairing of a round, and the reasons for refusing it.

use std::collections::BTreeSet;

use messages::{Explain, Message, message};

use crate::model::game::{Game, KnockoutGame};
use crate::model::id::{EntryId, RoundNumber};
use crate::model::pairing_rules::Profile;
use crate::model::result::GameResult;

/// A board that is fixed before the other players are paired: a knock-out game (R33) or a locked pairing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FixedBoard {
    /// One of the two players; Black, if the colours are fixed.
    pub first: EntryId,
    /// The other player; White, if the colours are fixed.
    pub second: EntryId,
    /// The handicap, if handicap and colours are fixed; otherwise the rules decide both (R17, R18).
    pub handicap: Option<u8>,
    /// The board, if it is fixed.
    pub board: Option<u32>,
    /// The position in a knock-out table, for a knock-out game.
    pub knockout: Option<KnockoutGame>,
    /// The result that the game has already, for example because a player is absent and loses by forfeit.
    pub result: Option<GameResult>,
}

impl FixedBoard {
    /// Returns a pair of players; colours, handicap and board follow the rules.
    pub fn pair(first: EntryId, second: EntryId) -> FixedBoard {
        FixedBoard { first, second, handicap: None, board: None, knockout: None, result: None }
    }

    /// Returns a knock-out game; colours and board follow the rules.
    pub fn knockout(first: EntryId, second: EntryId, place: KnockoutGame) -> FixedBoard {
        FixedBoard { knockout: Some(place), ..FixedBoard::pair(first, second) }
    }

    /// Returns a game with its present colours, handicap and board.
    pub fn game(game: &Game) -> FixedBoard {
        FixedBoard {
            first: game.black,
            second: game.white,
            handicap: Some(game.handicap),
            board: Some(game.board),
            knockout: game.knockout,
            result: game.passes.known(),
        }
    }
}

/// Conditions in addition to the competition's rules. The default has none.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PairingRequest {
    /// Fixed boards: knock-out games first, then locked pairings.
    pub fixed: Vec<FixedBoard>,
    /// The entry to which the director gives the bye; the number of the others must then be even.
    pub bye: Option<EntryId>,
    /// Further entries that rest in a round whose games are planned (R66).
    pub resting: Vec<EntryId>,
    /// Pairs to be kept separate because they may meet in the coming first round of a knock-out (R19).
    pub keep_separate: Vec<(EntryId, EntryId)>,
    /// Forbidden pairs.
    pub forbidden: Vec<(EntryId, EntryId)>,
    /// The only players to be paired now; `None` for all.
    pub only: Option<BTreeSet<EntryId>>,
    /// The cost model to use instead of the competition's.
    pub profile: Option<Profile>,
}

/// Why no pairing can be proposed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PairingRefused {
    /// The round number is out of range.
    NoRound(RoundNumber),
    /// Fewer than two players play in the round.
    TooFew(RoundNumber),
    /// The system fixes all games of the round, so no others are left to be paired.
    GamesFixed(RoundNumber),
    /// All players of the round have boards that stay.
    AllSeated(RoundNumber),
    /// A player (name) has two boards, or a board and the bye.
    Twice(String),
    /// Two games have the same board.
    BoardTwice(u32),
    /// A player (name) with a fixed board or bye does not play in the round.
    NotPlaying(String, RoundNumber),
    /// An entry is not in the competition.
    Unknown,
    /// The number of players is odd, but byes are off or the bye is already given.
    Odd(usize),
    /// So many remain without the player who was given the bye.
    OddWithBye(usize),
    /// The number of chosen players is odd while others wait.
    OddChoice(usize),
    /// Fewer than two of the chosen players can be paired.
    TooFewChosen(RoundNumber),
    /// A question about a player (name) whose opponent was not chosen by the pairing.
    NotChosen(String, RoundNumber),
    /// The forbidden pairs exclude every pairing.
    NoWay,
    /// The costs are too large for exact sums.
    TooLarge,
}

impl Explain for PairingRefused {
    fn message(&self) -> Message {
        match self {
            PairingRefused::NoRound(round) => message!("pairing-no-round", round = *round),
            PairingRefused::TooFew(round) => message!("pairing-too-few", round = *round),
            PairingRefused::GamesFixed(round) => message!("pairing-order-fixed", round = *round),
            PairingRefused::AllSeated(round) => message!("pairing-all-seated", round = *round),
            PairingRefused::Twice(name) => message!("pairing-player-twice", name),
            PairingRefused::BoardTwice(board) => message!("pairing-board-twice", board = *board),
            PairingRefused::NotPlaying(name, round) => message!("pairing-seated-absent", name, round = *round),
            PairingRefused::Unknown => message!("pairing-not-entered"),
            PairingRefused::OddWithBye(count) => message!("pairing-odd-with-bye", count = *count),
            PairingRefused::Odd(count) => message!("pairing-odd", count = *count),
            PairingRefused::OddChoice(count) => message!("pairing-odd-choice", count = *count),
            PairingRefused::TooFewChosen(round) => message!("pairing-too-few-chosen", round = *round),
            PairingRefused::NotChosen(name, round) => message!("pairing-not-chosen", name, round = *round),
            PairingRefused::NoWay => message!("pairing-all-forbidden"),
            PairingRefused::TooLarge => message!("pairing-too-large"),
        }
    }
}

messages::explained!(PairingRefused);
