//! The jigo ladder of a knock-out or qualifying game: begun, its games entered one by one, taken back, shown (R38-R41).

mod record;
mod start;
mod take_back;
mod view;

pub use record::{RecordLadderGame, record};
pub use start::{StartLadder, start};
pub use take_back::take_back;
pub use view::{LadderGameView, LadderState, LadderView, ladder_view, view};

use chrono::{NaiveDate, NaiveDateTime, NaiveTime};
use domain::knockout::needs_winner;
use domain::year_final::breaks_tie;
use domain::{Colour, Game, RoundNumber, Tournament, Verdict};
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::{AppError, Result};
use ts_rs::TS;

use crate::round::board_position;

/// The board of the original game.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct LadderOf {
    /// The round, from 1.
    pub round: u32,
    /// The board.
    pub board: u32,
}

/// Where the game stands that a ladder is for, or why there can be none.
pub(crate) fn drawn_game(tournament: &Tournament, round: RoundNumber, board: u32) -> Result<usize> {
    let at = board_position(tournament, main_competition(tournament)?.id, round, board)?;
    let game = &tournament.games[at];
    if has_ladder(tournament, game) {
        return Ok(at);
    }
    Err(AppError::not_now(format!(
        "Board {board} is no knock-out or qualifying game that ended in jigo: there is no ladder."
    )))
}

/// Whether a ladder follows a game: a drawn one that needs a winner, or that tells two of a Final's group apart (R38, R51).
pub fn has_ladder(tournament: &Tournament, game: &Game) -> bool {
    is_drawn(game) && (needs_winner(tournament, game) || breaks_tie(tournament, game))
}

/// Whether a game ended without winner.
pub(crate) fn is_drawn(game: &Game) -> bool {
    game.passes.known().is_some_and(|r| matches!(r.verdict, Verdict::Jigo | Verdict::NoResult))
}

/// `14:05`, or a day and a time; a time alone is on `day`.
fn moment(text: &str, day: NaiveDate) -> Result<NaiveDateTime> {
    let text = text.trim();
    let alone = NaiveTime::parse_from_str(text, "%H:%M").map(|time| day.and_time(time));
    let read = |form| NaiveDateTime::parse_from_str(text, form);
    alone.or_else(|_| read("%Y-%m-%dT%H:%M")).or_else(|_| read("%Y-%m-%d %H:%M")).map_err(|_| {
        AppError::bad_input(format!("\"{text}\" is no time: write it as 14:05, or with its day as 2026-11-20T14:05."))
    })
}

/// `black` or `white`, by the colours of the original game.
fn colour(text: &str) -> Result<Colour> {
    match text {
        "black" => Ok(Colour::Black),
        "white" => Ok(Colour::White),
        other => Err(AppError::bad_input(format!("\"{other}\" won nothing: write black or white."))),
    }
}
