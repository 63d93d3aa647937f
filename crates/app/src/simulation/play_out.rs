//! Playing an event out by lots: results follow from the players' strength, as far as chance lets them.

use domain::knockout::needs_winner;
use domain::lots::Lots;
use domain::{Game, Tournament};
use session::{AppError, EventSession, Result};

use crate::round::{
    EnterLadder, EnterResults, PairRound, RoundRequest, confirm, enter_ladder, enter_results, pair, release,
};

/// Of this many knock-out games one ends in jigo.
const JIGO: u32 = 12;

/// Pairs a round, plays it, and takes its results in twice (R23). The answer tells of jigos and ladders.
pub fn play_round(session: &mut EventSession, round: u32, lots: &mut Lots) -> Result<Vec<String>> {
    pair(session, &PairRound { round, ..PairRound::default() })?;
    release(session, &RoundRequest { round })?;
    finish_round(session, round, lots)
}

/// Plays a paired round and takes its results in.
pub fn finish_round(session: &mut EventSession, round: u32, lots: &mut Lots) -> Result<Vec<String>> {
    let competition = session.competition()?.id;
    let games: Vec<Game> = session.tournament()?.games_of(competition, round).into_iter().cloned().collect();
    let (mut results, mut jigos) = (Vec::new(), Vec::new());
    for game in &games {
        let black = black_wins(session.tournament()?, game, lots)?;
        let jigo = needs_winner(session.tournament()?, game) && lots.below(JIGO) == 0;
        let result = if jigo {
            "="
        } else if black {
            "1-0"
        } else {
            "0-1"
        };
        results.push((game.board, result.to_string()));
        jigos.extend(jigo.then_some((game.board, if black { "black" } else { "white" })));
    }
    for pass in ["black", "white"] {
        let results = results.clone();
        enter_results(session, &EnterResults { round, pass: Some(pass.into()), results, reason: None })?;
    }
    let mut told = Vec::new();
    for (board, winner) in jigos {
        enter_ladder(session, &EnterLadder { round, board, winner: Some(winner.into()), carry: None })?;
        told.push(format!("Round {round}: board {board} was a jigo; {winner} won the ladder."));
    }
    confirm(session, &RoundRequest { round })?;
    Ok(told)
}

/// Whether Black wins: evens at equal rating, and one in a hundred more for every ten points, 95 at the most.
fn black_wins(tournament: &Tournament, game: &Game, lots: &mut Lots) -> Result<bool> {
    let strength = |id| tournament.entry(id).map(|e| e.player.strength().0);
    let (Some(black), Some(white)) = (strength(game.black), strength(game.white)) else {
        return Err(AppError::internal("a game has a player who is not entered"));
    };
    let chance = (500 + (black - white)).clamp(50, 950);
    Ok(lots.below(1000) < chance.cast_unsigned())
}
