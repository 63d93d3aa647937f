//! The games of a Final that a round requires, and what blocks them (R33, R51, R52).

use messages::{Explain, Message, explained, message};

use super::order::is_over;
use super::progress::{FinalProgress, Phase};
use crate::knockout::{Block, DueGame, Side, State};
use crate::model::id::{EntryId, RoundNumber};
use crate::model::year_final::FinalGroup;

/// What blocks a round's games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FinalNotDue {
    /// A game that must be decided or unpaired first.
    Game {
        /// The game in its round, from 1.
        number: u32,
        /// The round.
        round: RoundNumber,
        /// Why it blocks.
        block: Block,
    },
    /// A tie in a group that only games on smaller boards can break.
    Tie {
        /// The group.
        group: FinalGroup,
        /// The tied players.
        tied: Vec<EntryId>,
    },
}

impl Explain for FinalNotDue {
    fn message(&self) -> Message {
        match self {
            FinalNotDue::Game { number, round, block } => {
                message!("final-game-not-due", number = *number, round = *round, block = block.message())
            }
            FinalNotDue::Tie { group, .. } => message!("final-group-tied", group = group.to_string()),
        }
    }
}

explained!(FinalNotDue);

impl FinalProgress {
    /// Returns the games to pair in the competition's `round`, without those already paired.
    ///
    /// # Errors
    /// [`FinalNotDue`] if an earlier game or a tie must be decided first, or if a game is invalidated.
    pub fn due(&self, round: RoundNumber) -> Result<Vec<DueGame>, FinalNotDue> {
        let Some(own) = self.rounds.iter().find(|r| r.number == round) else { return Ok(Vec::new()) };
        for earlier in self.rounds.iter().filter(|r| r.number < round) {
            for (game, number) in earlier.games.iter().zip(1..) {
                let over = if earlier.phase == Phase::Group { is_over(game) } else { game.is_decided() };
                if !over {
                    return Err(FinalNotDue::Game { number, round: earlier.number, block: block(game.state) });
                }
            }
        }
        let tied = self.groups.iter().filter(|_| own.phase != Phase::Group);
        if let Some((group, tied)) = tied.filter_map(|g| Some((g.group, g.ties.first()?))).next() {
            return Err(FinalNotDue::Tie { group, tied: tied.clone() });
        }
        let mut due = Vec::new();
        for (game, number) in own.games.iter().zip(1..) {
            match (game.state, game.a, game.b) {
                (State::Due, Side::Entry(a), Side::Entry(b)) => due.push(DueGame { slot: game.slot, a, b }),
                (State::Invalidated, ..) => {
                    return Err(FinalNotDue::Game { number, round, block: Block::Invalidated });
                }
                _ => {}
            }
        }
        Ok(due)
    }
}

fn block(state: State) -> Block {
    match state {
        State::Drawn => Block::Drawn,
        State::Invalidated => Block::Invalidated,
        State::Due => Block::NotPaired,
        _ => Block::NoResult,
    }
}
