//! Exchanges two players of different boards.

use domain::{Colour, EntryId, Game, Tournament};
use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use super::{check_consent, check_free, check_match_consent};
use crate::operation::{SwapPlayers, op};
use crate::round::board_position;
use crate::round::boards::seat_fixed;
use crate::round::cost::{ManualChange, manual_change};
use crate::round::refuse_free;
use crate::round::validity::basis_of;
use crate::teams::swap_teams;

/// Exchanges the players of two seats. Handicaps stay as they are, even if they no longer fit. If teams meet, exchanges the whole
/// teams of the two players.
///
/// # Errors
/// A seat does not exist, both seats are at one board, a board has a result or is a knock-out game, or a new game needs
/// consent.
pub fn swap_players(session: &mut EventSession, request: &SwapPlayers) -> Result<Mutation<ManualChange>> {
    let SwapPlayers { round, one, other, consent } = *request;
    if one.board == other.board {
        return Err(AppError::bad_input(message!("pairing-swap-same-board")));
    }
    let basis = basis_of(session, round)?;
    session.transact(op::SwapPlayers, request, |tournament| {
        refuse_free(&tournament.competition)?;
        if tournament.competition.teams.is_some() {
            return swap_whole_teams(tournament, basis.as_deref(), request);
        }
        let first = board_position(tournament, round, one.board)?;
        let second = board_position(tournament, round, other.board)?;
        check_free(tournament, &tournament.games[first])?;
        check_free(tournament, &tournament.games[second])?;
        let players =
            (tournament.games[first].entry(one.colour.into()), tournament.games[second].entry(other.colour.into()));
        sit(&mut tournament.games[first], one.colour.into(), players.1);
        sit(&mut tournament.games[second], other.colour.into(), players.0);
        for position in [first, second] {
            check_consent(tournament, round, &tournament.games[position], consent)?;
        }
        seat_fixed(tournament, round);
        manual_change(tournament, basis.as_deref(), round, tournament.games[first].board)
    })
}

/// Exchanges the teams of the players of two seats.
fn swap_whole_teams(
    tournament: &mut Tournament,
    basis: Option<&Tournament>,
    request: &SwapPlayers,
) -> Result<ManualChange> {
    let SwapPlayers { round, one, other, consent } = *request;
    let competition = tournament.competition.clone();
    for seat in [one, other] {
        board_position(tournament, round, seat.board)?;
    }
    let seats = [one, other].map(|seat| (seat.board, seat.colour.into()));
    swap_teams(tournament, &competition, round, seats)?;
    for board in [one.board, other.board] {
        check_match_consent(tournament, &competition, round, board, consent)?;
    }
    manual_change(tournament, basis, round, one.board)
}

fn sit(game: &mut Game, colour: Colour, entry: EntryId) {
    match colour {
        Colour::Black => game.black = entry,
        Colour::White => game.white = entry,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{paired, played};
    use crate::labels::ColourView;
    use crate::operation::Seat;
    use crate::round::worse_than_best;

    fn request(other: u32) -> SwapPlayers {
        let seat = |board, colour| Seat { board, colour };
        SwapPlayers { round: 1, one: seat(1, ColourView::Black), other: seat(other, ColourView::White), consent: false }
    }

    #[test]
    fn swap_players_exchanges_seats_and_reports_the_cost() {
        let mut session = paired(8);
        let seats = |session: &EventSession| {
            let games = &session.tournament().expect("an event is open").games;
            let board = |number| games.iter().find(|g| g.board == number).expect("the board exists");
            (board(1).black, board(4).white)
        };
        let (black, white) = seats(&session);
        let change = swap_players(&mut session, &request(4)).expect("the boards are free").value;
        assert_eq!(seats(&session), (white, black));
        assert!(change.above_best.first().is_some_and(|line| line.by > 0), "{change:?}");
        let reason = worse_than_best(&session, 1).expect("the round is paired").expect("the best pairing is better");
        let said = reason.to_string();
        assert!(said.contains(" plays ") && said.contains("points apart."), "{said}");
        assert_eq!(worse_than_best(&paired(8), 1).expect("the round is paired"), None);
    }

    #[test]
    fn swap_players_refuses_seats_at_one_board() {
        let refused = swap_players(&mut paired(8), &request(1)).expect_err("both seats are at board 1");
        assert_eq!(refused.message.id, "pairing-swap-same-board");
    }

    #[test]
    fn swap_players_refuses_a_board_with_a_result() {
        let refused = swap_players(&mut played(8), &request(4)).expect_err("Black won on board 1");
        assert_eq!(refused.message.id, "round-board-has-result");
    }
}
