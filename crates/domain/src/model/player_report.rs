//! What players report of their own games on their phones. A report is a proposal and never a result.

use serde::{Deserialize, Serialize};

use crate::model::game::Game;
use crate::model::id::{CompetitionId, ContradictionId, EntryId, ReportId, RoundNumber};
use crate::model::result::{Colour, GameResult};

/// What became of a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum ReportState {
    /// It waits for the opponent, a helper or the desk.
    Waiting,
    /// The opponent reported another result.
    Disputed,
    /// The desk dismissed it. It stays, so that the player cannot send it again.
    Dismissed,
}

/// The report of one player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerReport {
    /// Key. Later reports have larger ones.
    pub id: ReportId,
    /// The competition.
    pub competition: CompetitionId,
    /// The round.
    pub round: RoundNumber,
    /// The board.
    pub board: u32,
    /// The players of the game, Black first: after a new pairing of the board, the report is about no game.
    pub players: [EntryId; 2],
    /// The colour of the player who reports.
    pub by: Colour,
    /// The result.
    pub result: GameResult,
    /// What became of it.
    pub state: ReportState,
}

impl PlayerReport {
    /// Whether the report is about this game.
    pub fn is_of(&self, game: &Game) -> bool {
        (self.competition, self.round, self.board) == (game.competition, game.round, game.board)
            && self.players == [game.black, game.white]
    }
}

/// A result from a helper that differs from the one that was entered before. It changes nothing until the desk decides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contradiction {
    /// Key. Later contradictions have larger ones.
    pub id: ContradictionId,
    /// The competition.
    pub competition: CompetitionId,
    /// The round.
    pub round: RoundNumber,
    /// The board.
    pub board: u32,
    /// The players of the game, Black first, as in a report.
    pub players: [EntryId; 2],
    /// The pass: that of Black if results are read once.
    pub pass: Colour,
    /// The result.
    pub result: GameResult,
    /// The name of the helper.
    pub helper: String,
}

impl Contradiction {
    /// Whether another one says the same, whatever their keys.
    pub fn repeats(&self, other: &Contradiction) -> bool {
        Contradiction { id: other.id, ..self.clone() } == *other
    }

    /// Whether the pass of this game has its result.
    pub fn is_entered(&self, game: &Game) -> bool {
        let entered = match self.pass {
            Colour::Black => game.passes.black,
            Colour::White => game.passes.white,
        };
        entered == Some(self.result)
    }

    /// Whether it is about this game.
    pub fn is_of(&self, game: &Game) -> bool {
        (self.competition, self.round, self.board) == (game.competition, game.round, game.board)
            && self.players == [game.black, game.white]
    }
}
