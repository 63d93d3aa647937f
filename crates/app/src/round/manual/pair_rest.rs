//! Pairing the rest anew around what is locked.

use domain::knockout::needs_winner;
use domain::{Game, GameId, Tournament, pairing};
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::{EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use crate::round::paired;
use crate::round::request::around;
use crate::round::set::{Paired, set_games, told};

/// Which round.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct PairRest {
    /// The round, from 1.
    pub round: u32,
}

/// Pairs everybody anew who is not at a locked board, at a board with a result, or in a knock-out game.
///
/// # Errors
/// The round is not paired, or the pairing of the rest is refused.
pub fn pair_rest(session: &mut EventSession, request: &PairRest) -> Result<Mutation<Paired>> {
    let round = request.round;
    session.transact(Operation::PairRest, request, |tournament| {
        let competition = main_competition(tournament)?.id;
        paired(tournament, competition, round)?;
        let stays: Vec<Game> =
            tournament.games_of(competition, round).into_iter().filter(|g| stands(tournament, g)).cloned().collect();
        let kept: Vec<GameId> = stays.iter().map(|g| g.id).collect();
        let earlier: Tournament = tournament.before_round(competition, round);
        let request = around(&earlier, competition, round, stays);
        let proposal = pairing::propose(&earlier, competition, round, &request)?;
        tournament.games.retain(|g| g.competition != competition || g.round != round || kept.contains(&g.id));
        tournament.byes.retain(|b| b.competition != competition || b.round != round);
        set_games(tournament, competition, round, &proposal);
        Ok(told(tournament, round, &proposal))
    })
}

/// Whether a board is left alone.
fn stands(tournament: &Tournament, game: &Game) -> bool {
    game.locked || needs_winner(tournament, game) || game.passes.black.or(game.passes.white).is_some()
}
