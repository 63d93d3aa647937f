//! Pairs all players again who are not on a fixed board.

use domain::knockout::needs_winner;
use domain::{Game, GameId, Tournament, pairing};
use session::event_session::first_competition;
use session::{EventSession, Mutation, Result};

use crate::operation::{PairRest, op};
use crate::round::families::check_meetings;
use crate::round::proposal::{Paired, paired_view, write_games};
use crate::round::request::around;
use crate::round::warnings::with_warnings;
use crate::round::{has_result, paired};
use crate::round::{refuse_free, refuse_teams};

/// Pairs all players again, except on locked boards, boards with a result and in knock-out games.
///
/// # Errors
/// The round is not paired, the remaining players cannot be paired, or players of one family would meet without consent.
pub fn pair_rest(session: &mut EventSession, request: &PairRest) -> Result<Mutation<Paired>> {
    let PairRest { round, consent } = *request;
    let done = session.transact_with_keys(op::PairRest, request, |tournament, counters| {
        refuse_free(first_competition(tournament)?)?;
        refuse_teams(first_competition(tournament)?)?;
        let competition = first_competition(tournament)?.id;
        paired(tournament, competition, round)?;
        let fixed: Vec<Game> =
            tournament.games_of(competition, round).into_iter().filter(|g| is_fixed(tournament, g)).cloned().collect();
        let kept: Vec<GameId> = fixed.iter().map(|g| g.id).collect();
        let earlier: Tournament = tournament.known_before_round(competition, round);
        let request = around(&earlier, competition, round, fixed);
        let proposal = pairing::propose(&earlier, competition, round, &request)?;
        check_meetings(tournament, round, &proposal, consent)?;
        tournament.games.retain(|g| g.competition != competition || g.round != round || kept.contains(&g.id));
        tournament.byes.retain(|b| b.competition != competition || b.round != round);
        write_games(tournament, counters, competition, round, &proposal);
        Ok(paired_view(tournament, round, &proposal))
    })?;
    with_warnings(session, done)
}

/// Returns whether a game stays as it is.
fn is_fixed(tournament: &Tournament, game: &Game) -> bool {
    game.locked || needs_winner(tournament, game) || has_result(game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use crate::labels::ColourView;
    use crate::round::{LockBoard, Seat, SwapPlayers, lock_board, swap_players};

    #[test]
    fn pair_rest_keeps_locked_boards() {
        let mut session = fixture::paired(8);
        let seat = |board| Seat { board, colour: ColourView::Black };
        let swap = SwapPlayers { round: 1, one: seat(1), other: seat(4), consent: false };
        swap_players(&mut session, &swap).expect("the boards are free");
        lock_board(&mut session, &LockBoard { round: 1, board: 1, locked: true }).expect("board 1 exists");
        let players = |session: &EventSession| {
            let games = session.tournament().expect("an event is open").games.iter();
            games.filter(|g| g.locked).map(|g| (g.board, g.black, g.white)).collect::<Vec<_>>()
        };
        let locked = players(&session);
        let paired = pair_rest(&mut session, &PairRest { round: 1, consent: false }).expect("six players remain").value;
        assert_eq!((players(&session), paired.boards.len()), (locked, 4));
    }

    #[test]
    fn pair_rest_refuses_a_round_that_is_not_paired() {
        let refused = pair_rest(&mut fixture::closed_register(8), &PairRest { round: 1, consent: false });
        assert_eq!(refused.expect_err("round 1 is not paired").message.id, "round-not-paired");
    }
}
