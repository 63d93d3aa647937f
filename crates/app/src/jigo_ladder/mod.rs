//! The jigo ladder of a knock-out or qualifying game: start it, record its games, take them back, view it (R38-R41).

mod record;
mod start;
mod take_back;
mod view;

pub use crate::operation::{DeciderView, LadderOf, RecordLadderGame, StartLadder};
pub use crate::round::has_ladder;
pub use record::record;
pub use start::start;
pub use take_back::take_back;
pub use view::{LadderGameView, LadderState, LadderView, ladder_view, view};

use domain::model::knockout_rules::AfterJigo;
use domain::{RoundNumber, Tournament};
use messages::message;
use session::{AppError, Result};

use crate::round::board_position;

impl From<DeciderView> for AfterJigo {
    fn from(decider: DeciderView) -> AfterJigo {
        match decider {
            DeciderView::Boards => AfterJigo::Boards,
            DeciderView::NewGame => AfterJigo::NewGame,
        }
    }
}

/// Returns the position in the snapshot of the drawn game that has a ladder, or an error if it has none.
pub(crate) fn drawn_game(tournament: &Tournament, round: RoundNumber, board: u32) -> Result<usize> {
    let position = board_position(tournament, round, board)?;
    if has_ladder(tournament, &tournament.games[position]) {
        return Ok(position);
    }
    Err(AppError::not_now(message!("ladder-none", board)))
}
