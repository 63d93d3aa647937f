//! The clock of a board from the records of late players (5d, 5e, 7a).

use chrono::NaiveDateTime;
use domain::knockout::needs_winner;
use domain::referee::board_clock::{Arrival, BoardClock};
use domain::{Colour, Game, GameResult, Sitting, Tournament};

use super::moments::start_of;

/// Returns the clock of a game at its start or resumption; `None` if that has no time. A round that has neither begun nor a
/// planned start begins at `otherwise`.
pub(super) fn board_at(
    tournament: &Tournament,
    game: &Game,
    sitting: Sitting,
    otherwise: Option<NaiveDateTime>,
) -> Option<BoardClock> {
    let arrival = |colour: Colour| {
        let mark = tournament.late.iter().find(|l| (l.game, l.sitting, l.colour) == (game.id, sitting, colour));
        mark.map_or(Arrival::OnTime, |late| late.arrived.map_or(Arrival::Missing, Arrival::At))
    };
    let arrivals = [arrival(Colour::Black), arrival(Colour::White)];
    if sitting == Sitting::Resumption {
        let form = tournament.adjournment_of(game.id)?;
        let start = form.resumption.or(form.resumed)?;
        return Some(BoardClock::at_resumption(start, arrivals, form.remaining, form.next_to_move()));
    }
    let competition = tournament.competition(game.competition)?;
    let main = tournament.event.for_competition(competition).time.main_minutes;
    let start = start_of(tournament, game.competition, game.round).or(otherwise)?;
    Some(BoardClock::at_start(start, arrivals, main))
}

/// Returns the result that lateness has led to: a forfeit, or a walkover where a table needs a winner (R16, R34).
pub(super) fn forfeit(
    tournament: &Tournament,
    game: &Game,
    clock: &BoardClock,
    now: NaiveDateTime,
) -> Option<GameResult> {
    let result = clock.forfeit(now)?;
    match result.winner() {
        Some(winner) if needs_winner(tournament, game) => Some(GameResult::walkover(winner)),
        _ => Some(result),
    }
}
