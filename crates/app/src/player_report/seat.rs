//! What a player sees after typing the code of their seat: the board as it hangs on the wall, and what was reported.

use domain::model::disclosure::{Audience, disclose};
use domain::{Colour, EntryId, Event, Game, ReportState};
use serde::Serialize;
use session::{EventSession, Result};

use super::code::seat_with;
use crate::labels::{ColourView, ResultView};

/// What the seat may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatState {
    /// The player may report.
    Open,
    /// Their report waits for the opponent, a helper or the desk.
    Waiting,
    /// The opponent has reported, and the player may report the same or another result.
    Asked,
    /// The players reported different results. The desk decides.
    Disputed,
    /// The desk dismissed the player's report.
    Dismissed,
    /// The desk has a result.
    Entered,
}

/// The seat of a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ReportSeat {
    /// The competition's name.
    pub competition: String,
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// The player's colour.
    pub colour: ColourView,
    /// Black, as the hall sees them.
    pub black: String,
    /// White.
    pub white: String,
    /// What they may do.
    pub state: SeatState,
    /// The result that was reported or entered.
    pub result: Option<ResultView>,
}

/// Returns the seat with this code.
///
/// # Errors
/// No seat of a running round has it, or the event takes no reports.
pub fn seat(session: &EventSession, code: &str) -> Result<ReportSeat> {
    let whole = session.event()?;
    let (game, colour) = seat_with(whole, code)?;
    Ok(seen(whole, game, colour))
}

pub(super) fn seen(whole: &Event, game: &Game, colour: Colour) -> ReportSeat {
    let (state, result) = state_of(whole, game, colour);
    let [black, white] = names_of(whole, game);
    ReportSeat {
        competition: whole.competition(game.competition).map(|of| of.name.clone()).unwrap_or_default(),
        round: game.round,
        board: game.board,
        colour: colour.into(),
        black,
        white,
        state,
        result,
    }
}

/// Returns the names of a game's players, Black first, as the hall sees them.
pub(super) fn names_of(whole: &Event, game: &Game) -> [String; 2] {
    names_of_entries(whole, [game.black, game.white])
}

/// Returns the names of two players as the hall sees them; empty for one whom the event does not have.
pub(crate) fn names_of_entries(whole: &Event, players: [EntryId; 2]) -> [String; 2] {
    players.map(|id| {
        let entry = whole.entry(id);
        entry.map(|of| disclose(&of.player, of.number, Audience::Hall).name.message().to_string()).unwrap_or_default()
    })
}

fn state_of(whole: &Event, game: &Game, colour: Colour) -> (SeatState, Option<ResultView>) {
    if let Some(entered) = game.passes.black.or(game.passes.white) {
        return (SeatState::Entered, Some(entered.into()));
    }
    let reports = || whole.reports().filter(|report| report.is_of(game));
    let own = reports().find(|report| report.by == colour);
    let other = reports().find(|report| report.by != colour && report.state != ReportState::Dismissed);
    match (own, other) {
        (Some(own), _) if own.state == ReportState::Dismissed => (SeatState::Dismissed, None),
        (Some(own), _) if own.state == ReportState::Disputed => (SeatState::Disputed, Some(own.result.into())),
        (Some(own), _) => (SeatState::Waiting, Some(own.result.into())),
        (None, Some(other)) => (SeatState::Asked, Some(other.result.into())),
        (None, None) => (SeatState::Open, None),
    }
}
