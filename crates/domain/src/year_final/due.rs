//! Which games of a Final are set in a round, and what keeps them from it (R33, R51, R52).

use thiserror::Error;

use super::order::is_over;
use super::progress::{FinalProgress, Phase};
use crate::knockout::{Block, DueGame, Side, State};
use crate::model::id::{EntryId, RoundNumber};
use crate::model::year_final::FinalGroup;

/// What keeps a round's games from being set.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum FinalNotDue {
    /// An earlier game.
    #[error("Game {number} of the Final in round {round} {block}.")]
    Game {
        /// The game in its round, from 1.
        number: u32,
        /// The round.
        round: RoundNumber,
        /// What is wrong with it.
        block: Block,
    },
    /// A tie in a group.
    #[error(
        "Group {group} has players whom only games on smaller boards can tell apart; enter their order first (R51)."
    )]
    Tie {
        /// The group.
        group: FinalGroup,
        /// Who is tied.
        tied: Vec<EntryId>,
    },
}

impl FinalProgress {
    /// The games to set in the competition's `round`; those already set are left out.
    ///
    /// # Errors
    /// [`FinalNotDue`] if something earlier must be decided first, or a set game is overtaken.
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
                (State::ToSet, Side::Entry(a), Side::Entry(b)) => due.push(DueGame { slot: game.slot, a, b }),
                (State::Overtaken, ..) => {
                    return Err(FinalNotDue::Game { number, round, block: Block::Overtaken });
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
        State::Overtaken => Block::Overtaken,
        State::ToSet => Block::NotSet,
        _ => Block::NoResult,
    }
}
