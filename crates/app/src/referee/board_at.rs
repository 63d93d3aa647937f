//! The clock of a board from the records of late players (5d, 5e, 7a).

use chrono::NaiveDateTime;
use domain::knockout::needs_winner;
use domain::referee::board_clock::{Arrival, BoardClock};
use domain::{Colour, Game, GameResult, Sitting, Tournament};

use super::moments::known_start;

/// The clock of a board, and what is known of its start.
pub(super) struct BoardAt {
    /// The clock; it starts now while its start is not known.
    pub clock: BoardClock,
    /// The start, as far as it is known.
    pub start: Option<NaiveDateTime>,
}

impl BoardAt {
    /// Whether the clocks have been started, so that their minutes mean something.
    pub fn is_started(&self, now: NaiveDateTime) -> bool {
        self.start.is_some_and(|start| start <= now)
    }
}

/// Returns the clock of a game at its start or resumption; `None` for a resumption without a time.
pub(super) fn board_at(tournament: &Tournament, game: &Game, sitting: Sitting, now: NaiveDateTime) -> Option<BoardAt> {
    let arrival = |colour: Colour| {
        let mark = tournament.late.iter().find(|l| (l.game, l.sitting, l.colour) == (game.id, sitting, colour));
        mark.map_or(Arrival::OnTime, |late| late.arrived.map_or(Arrival::Missing, Arrival::At))
    };
    let arrivals = [arrival(Colour::Black), arrival(Colour::White)];
    if sitting == Sitting::Resumption {
        let form = tournament.adjournment_of(game.id)?;
        let start = form.resumption.or(form.resumed)?;
        let clock = BoardClock::at_resumption(start, arrivals, form.remaining, form.next_to_move());
        return Some(BoardAt { clock, start: Some(start) });
    }
    let main = tournament.event.for_competition(&tournament.competition).time.main_minutes;
    let start = known_start(tournament, game.round, now);
    Some(BoardAt { clock: BoardClock::at_start(start.unwrap_or(now), arrivals, main), start })
}

/// Returns the result that lateness has led to: a forfeit, or a walkover where a table needs a winner (R16, R34).
pub(super) fn forfeit(tournament: &Tournament, game: &Game, board: &BoardAt, now: NaiveDateTime) -> Option<GameResult> {
    let result = board.clock.forfeit(now).filter(|_| board.is_started(now))?;
    match result.winner() {
        Some(winner) if needs_winner(tournament, game) => Some(GameResult::walkover(winner)),
        _ => Some(result),
    }
}
