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

use chrono::{NaiveDate, NaiveDateTime, NaiveTime};
use domain::model::knockout_rules::AfterJigo;
use domain::{RoundNumber, Tournament};
use messages::message;
use session::event_session::first_competition;
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
    let position = board_position(tournament, first_competition(tournament)?.id, round, board)?;
    if has_ladder(tournament, &tournament.games[position]) {
        return Ok(position);
    }
    Err(AppError::not_now(message!("ladder-none", board)))
}

/// Parses `14:05`, or a day and a time. A time without a day is on `day`.
fn moment(text: &str, day: NaiveDate) -> Result<NaiveDateTime> {
    let text = text.trim();
    let time = NaiveTime::parse_from_str(text, "%H:%M").map(|time| day.and_time(time));
    let parse = |form| NaiveDateTime::parse_from_str(text, form);
    time.or_else(|_| parse("%Y-%m-%dT%H:%M"))
        .or_else(|_| parse("%Y-%m-%d %H:%M"))
        .map_err(|_| AppError::bad_input(message!("ladder-time-invalid", text)))
}
