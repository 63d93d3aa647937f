//! Who won the jigo ladder of a knock-out game (R38-R40).

use domain::knockout::needs_winner;
use domain::model::jigo_ladder::JigoLadder;
use domain::year_final::breaks_tie;
use domain::{Game, Verdict};
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::board_position;
use super::correct::{Carry, correct};

/// The ladder's result.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct EnterLadder {
    /// The round, from 1.
    pub round: u32,
    /// The board of the original game.
    pub board: u32,
    /// `black` or `white`, by the colours of the original game; none clears.
    pub winner: Option<String>,
    /// What becomes of later knock-out games that were set on the old winner.
    #[serde(default)]
    #[ts(optional)]
    pub carry: Option<Carry>,
}

/// Enters who advances by the ladder. The original game stays a jigo (R40).
///
/// # Errors
/// The board holds no drawn knock-out game, or a later game stands on it.
pub fn enter_ladder(session: &mut EventSession, request: &EnterLadder) -> Result<Mutation<u32>> {
    session.transact(Operation::EnterLadder, request, |tournament| {
        let competition = main_competition(tournament)?.id;
        let at = board_position(tournament, competition, request.round, request.board)?;
        let game = tournament.games[at].clone();
        let drawn = game.passes.known().is_some_and(|r| matches!(r.verdict, Verdict::Jigo | Verdict::NoResult));
        if !drawn || !(needs_winner(tournament, &game) || breaks_tie(tournament, &game)) {
            let message = format!(
                "Board {} is no knock-out or qualifying game that ended in jigo: there is no ladder.",
                game.board
            );
            return Err(AppError::not_now(message));
        }
        let winner = match request.winner.as_deref() {
            None => None,
            Some("black") => Some(game.black),
            Some("white") => Some(game.white),
            Some(other) => return Err(AppError::bad_input(format!("\"{other}\" won nothing: write black or white."))),
        };
        if tournament.ladder_of(game.id).and_then(JigoLadder::winner).is_some_and(|won| Some(won) != winner) {
            let message = format!("The ladder of board {} is decided: take its last game back first.", game.board);
            return Err(AppError::not_now(message));
        }
        correct(tournament, at, Game { ladder_winner: winner, ..game }, request.carry.map(|carry| (carry, "")))?;
        Ok(request.board)
    })
}
