//! Which games a table asks for in a round of the Open, and who is left for the rest of it (R19, R32, R33).

use std::fmt;

use thiserror::Error;

use super::progress::{Progress, Side, State, TableGame};
use super::stage::RoundName;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::knockout_table::{KnockoutTable, Slot};

/// A game to set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DueGame {
    /// Where it stands in the table.
    pub slot: Slot,
    /// The upper side.
    pub a: EntryId,
    /// The lower side.
    pub b: EntryId,
}

/// What is wrong with a game that keeps others waiting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Block {
    /// No result, or two passes that differ.
    NoResult,
    /// A jigo or no result without a ladder.
    Drawn,
    /// Never set.
    NotSet,
    /// Set for others.
    Overtaken,
}

impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Block::NoResult => "has no result that holds; enter it first",
            Block::Drawn => "has no winner; play the jigo ladder and enter who won it (R38)",
            Block::NotSet => "was never set; pair that round, or decide who advances",
            Block::Overtaken => "was set for other players than have won their way there; unpair it",
        })
    }
}

/// A game keeps a round's games from being set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{}, game {number} (round {round}), {block}.", .name.map_or("Third place".into(), |name| name.to_string()))]
pub struct NotDue {
    /// The round of the table; `None` for the game for third place.
    pub name: Option<RoundName>,
    /// The game from the top, from 1.
    pub number: u32,
    /// The competition's round it belongs to.
    pub round: RoundNumber,
    /// What is wrong with it.
    pub block: Block,
}

impl Progress {
    /// The games of the table to set in the Open's `round`, before the rest is paired (R33); those already set are
    /// left out.
    ///
    /// # Errors
    /// [`NotDue`] if an earlier game of the table must be decided first, or a set game is overtaken.
    pub fn due(&self, round: RoundNumber) -> Result<Vec<DueGame>, NotDue> {
        if !self.rounds.iter().any(|r| r.round == round) {
            return Ok(Vec::new());
        }
        let mut due = Vec::new();
        for (at, game) in self.games().into_iter().filter(|&(at, _)| at <= round) {
            match (game.state, game.a, game.b) {
                (State::Won { .. } | State::Vacant, ..) => {}
                (State::ToSet, Side::Entry(a), Side::Entry(b)) if at == round => {
                    due.push(DueGame { slot: game.slot, a, b });
                }
                (State::Running | State::Drawn, ..) if at == round => {}
                (state, ..) => return Err(self.not_due(&game, at, state)),
            }
        }
        Ok(due)
    }

    /// Why `game` keeps others waiting. A game that waits itself comes after the one it waits for.
    fn not_due(&self, game: &TableGame, round: RoundNumber, state: State) -> NotDue {
        let (name, number) = match game.slot {
            Slot::Main { round, index } => (Some(self.rounds[round as usize].name), index + 1),
            Slot::ThirdPlace => (None, 1),
        };
        let block = match state {
            State::Drawn => Block::Drawn,
            State::Overtaken => Block::Overtaken,
            State::ToSet => Block::NotSet,
            _ => Block::NoResult,
        };
        NotDue { name, number, round, block }
    }

    /// The players who have a game of this table in the Open's `round`, set or to be set, and so are not in the
    /// McMahon field; everybody else is: before the table, with a bye or walkover, and after elimination (R32).
    pub fn busy(&self, round: RoundNumber) -> Vec<EntryId> {
        let games =
            self.games().into_iter().filter(|&(at, g)| at == round && (g.game.is_some() || g.state == State::ToSet));
        games.flat_map(|(_, game)| game.entries().collect::<Vec<_>>()).collect()
    }
}

/// The pairs who meet in the table's first round, kept apart in the Open before it starts (R19).
pub fn first_round_pairs(table: &KnockoutTable) -> Vec<(EntryId, EntryId)> {
    table.boxes.chunks_exact(2).filter_map(|two| Some((two[0].entry?, two[1].entry?))).collect()
}
