//! The games that a table requires in a round of the Open, and the players that it occupies (R19, R32, R33).

use messages::{Explain, Message, explained, message};

use super::progress::Progress;
use super::stage::RoundName;
use super::table_game::{Side, State, TableGame};
use crate::model::id::{EntryId, RoundNumber};
use crate::model::knockout_table::{KnockoutTable, Slot};

/// A game to pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DueGame {
    /// Its slot in the table.
    pub slot: Slot,
    /// The upper side.
    pub a: EntryId,
    /// The lower side.
    pub b: EntryId,
}

/// Why a game blocks later games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Block {
    /// It has no result, or its two passes differ.
    NoResult,
    /// It ended in a jigo or without result, and its jigo ladder has no winner.
    Drawn,
    /// It was never paired.
    NotPaired,
    /// It is invalidated: paired for players other than the ones who advanced.
    Invalidated,
}

impl Explain for Block {
    fn message(&self) -> Message {
        match self {
            Block::NoResult => message!("knockout-block-no-result"),
            Block::Drawn => message!("knockout-block-drawn"),
            Block::NotPaired => message!("knockout-block-not-paired"),
            Block::Invalidated => message!("knockout-block-invalidated"),
        }
    }
}

/// The game that blocks a round's games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotDue {
    /// The name of the round; `None` for the game for third place.
    pub name: Option<RoundName>,
    /// The game in its round, from the top, from 1.
    pub number: u32,
    /// The competition's round in which it is played.
    pub round: RoundNumber,
    /// Why it blocks.
    pub block: Block,
}

impl Explain for NotDue {
    fn message(&self) -> Message {
        let NotDue { name, number, round, block } = self;
        let name = name.map_or_else(|| message!("knockout-third-place"), |name| name.message());
        message!("knockout-game-not-due", name, number = *number, round = *round, block = block.message())
    }
}

explained!(Block, NotDue);

impl Progress {
    /// Returns the games of the table to pair in the Open's `round`, before the remaining players (R33), without those
    /// already paired.
    ///
    /// # Errors
    /// [`NotDue`] if an earlier game of the table must be decided first, or if a game is invalidated.
    pub fn due(&self, round: RoundNumber) -> Result<Vec<DueGame>, NotDue> {
        if !self.rounds.iter().any(|r| r.round == round) {
            return Ok(Vec::new());
        }
        let mut due = Vec::new();
        for (at, game) in self.games().into_iter().filter(|&(at, _)| at <= round) {
            match (game.state, game.a, game.b) {
                (State::Won { .. } | State::Vacant, ..) => {}
                (State::Due, Side::Entry(a), Side::Entry(b)) if at == round => {
                    due.push(DueGame { slot: game.slot, a, b });
                }
                (State::Running | State::Drawn, ..) if at == round => {}
                (state, ..) => return Err(self.not_due(&game, at, state)),
            }
        }
        Ok(due)
    }

    /// Returns why `game` blocks later games. A waiting game comes after the game that it waits for, so its state
    /// never matters here.
    fn not_due(&self, game: &TableGame, round: RoundNumber, state: State) -> NotDue {
        let (name, number) = match game.slot {
            Slot::Main { .. } => self.round_of(game.slot).map_or((None, 1), |round| {
                let at = round.games.iter().position(|other| other.slot == game.slot).unwrap_or_default();
                (Some(round.name), at as u32 + 1)
            }),
            Slot::ThirdPlace => (None, 1),
        };
        let block = match state {
            State::Drawn => Block::Drawn,
            State::Invalidated => Block::Invalidated,
            State::Due => Block::NotPaired,
            _ => Block::NoResult,
        };
        NotDue { name, number, round, block }
    }

    /// Returns the players with a game of this table in the Open's `round`, paired or due. All others play in the
    /// McMahon field: before the table begins, with a bye or walkover, and after elimination (R32).
    pub fn busy(&self, round: RoundNumber) -> Vec<EntryId> {
        let games =
            self.games().into_iter().filter(|&(at, g)| at == round && (g.game.is_some() || g.state == State::Due));
        games.flat_map(|(_, game)| game.entries().collect::<Vec<_>>()).collect()
    }
}

/// Returns the pairs of the table's first round, who should not meet in the Open before it (R19).
pub fn first_round_pairs(table: &KnockoutTable) -> Vec<(EntryId, EntryId)> {
    table.boxes.chunks_exact(2).filter_map(|two| Some((two[0].entry?, two[1].entry?))).collect()
}
