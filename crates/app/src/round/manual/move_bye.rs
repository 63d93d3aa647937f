//! Gives the bye to a player who has a game; the player with the bye takes their seat (R10).

use domain::{Colour, EntryId, Game, Tournament};
use messages::message;
use session::event_session::first_competition;
use session::{AppError, EventSession, Mutation, Result};

use super::{check_consent, check_free, check_match_consent};
use crate::operation::{MoveBye, op};
use crate::round::boards::seat_fixed;
use crate::round::cost::{ManualChange, manual_change};
use crate::round::{paired, refuse_free};
use crate::teams::move_team_bye;

/// Moves the bye; of a team, if teams meet, to the team of the player. Returns the board where a seat changed.
///
/// # Errors
/// No player has the bye, the new player has no game, their board has a result, or the new game needs consent.
pub fn move_bye(session: &mut EventSession, request: &MoveBye) -> Result<Mutation<ManualChange>> {
    let (round, to) = (request.round, EntryId(request.to));
    session.transact(op::MoveBye, request, |tournament| {
        refuse_free(first_competition(tournament)?)?;
        let teams = first_competition(tournament)?.teams.is_some();
        let competition = first_competition(tournament)?.id;
        paired(tournament, competition, round)?;
        let bye = tournament.byes.iter().position(|b| b.competition == competition && b.round == round);
        let bye = bye.ok_or_else(|| AppError::not_now(message!("pairing-no-bye", round)))?;
        let seat = |g: &Game| g.competition == competition && g.round == round && g.colour_of(to).is_some();
        let position = tournament
            .games
            .iter()
            .position(seat)
            .ok_or_else(|| AppError::not_now(message!("pairing-bye-without-game", round)))?;
        if teams {
            return move_to_team(tournament, request, position);
        }
        check_free(tournament, &tournament.games[position])?;
        let from = tournament.byes[bye].entry;
        tournament.byes[bye].entry = to;
        let game = &mut tournament.games[position];
        match game.colour_of(to) {
            Some(Colour::Black) => game.black = from,
            _ => game.white = from,
        }
        check_consent(tournament, competition, round, &tournament.games[position], request.consent)?;
        seat_fixed(tournament, competition, round);
        manual_change(tournament, request.round, tournament.games[position].board)
    })
}

/// Gives the bye to the team of the player `request.to`, who has the game at `position`.
fn move_to_team(tournament: &mut Tournament, request: &MoveBye, position: usize) -> Result<ManualChange> {
    let competition = first_competition(tournament)?.clone();
    let (round, board) = (request.round, tournament.games[position].board);
    let colour = tournament.games[position].colour_of(EntryId(request.to)).unwrap_or(Colour::Black);
    move_team_bye(tournament, &competition, round, (board, colour))?;
    check_match_consent(tournament, &competition, round, board, request.consent)?;
    manual_change(tournament, round, board)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;

    #[test]
    fn move_bye_exchanges_the_bye_and_a_seat() {
        let mut session = fixture::paired(7);
        let tournament = session.tournament().expect("an event is open");
        let (old, new) = (tournament.byes[0].entry, tournament.games[0].black);
        move_bye(&mut session, &MoveBye { round: 1, to: new.0, consent: false }).expect("the player has a game");
        let tournament = session.tournament().expect("an event is open");
        assert_eq!((tournament.byes[0].entry, tournament.games[0].black), (new, old));
    }

    #[test]
    fn move_bye_refuses_a_round_without_a_bye() {
        let refused = move_bye(&mut fixture::paired(8), &MoveBye { round: 1, to: 1, consent: false });
        assert_eq!(refused.expect_err("eight players need no bye").message.id, "pairing-no-bye");
    }
}
