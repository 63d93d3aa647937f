//! Board numbers: the strongest on top, a player with a board of his own always there, and never two games at one.

use domain::pairing::board_numbers;
use domain::{CompetitionId, Game, RoundNumber, Tournament};
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::{RoundRequest, board_position, paired};

/// A board and the number it is to have.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct MoveBoard {
    /// The round, from 1.
    pub round: u32,
    /// The board, from 1.
    pub board: u32,
    /// Its new number; the game that has it takes the old one.
    pub to: u32,
}

/// Numbers the boards of a round anew: knock-out games first, then the highest scores. The answer is how many moved.
///
/// # Errors
/// The round is not paired, or a game has a result.
pub fn renumber_boards(session: &mut EventSession, request: &RoundRequest) -> Result<Mutation<usize>> {
    session.transact(Operation::RenumberBoards, request, |tournament| {
        let competition = main_competition(tournament)?.id;
        paired(tournament, competition, request.round)?;
        let before = tournament.games.clone();
        let mut games = tournament.games_of(competition, request.round).into_iter();
        if let Some(game) = games.find(|g| has_result(g)) {
            return Err(AppError::not_now(format!("Board {} has a result: its round keeps its numbers.", game.board)));
        }
        number_anew(tournament, competition, request.round);
        Ok(before.iter().zip(&tournament.games).filter(|(old, new)| old.board != new.board).count())
    })
}

/// Gives a game another board; who sits there changes places with it.
///
/// # Errors
/// There is no such board, the new number is 0 or too large, or one of the two games has a result.
pub fn move_board(session: &mut EventSession, request: &MoveBoard) -> Result<Mutation<u32>> {
    let MoveBoard { round, board, to } = *request;
    if !(1..=9999).contains(&to) {
        return Err(AppError::bad_input(format!("{to} is no board: choose a number from 1 to 9999.")));
    }
    session.transact(Operation::MoveBoard, request, |tournament| {
        let competition = main_competition(tournament)?.id;
        let at = board_position(tournament, competition, round, board)?;
        let there = tournament.games.iter().position(|g| is_at(g, competition, round, to));
        for game in [Some(at), there].into_iter().flatten().map(|at| &tournament.games[at]) {
            if has_result(game) {
                return Err(AppError::not_now(format!(
                    "Board {} has a result: clear it before moving it.",
                    game.board
                )));
            }
        }
        exchange(tournament, at, there, to);
        Ok(to)
    })
}

/// Numbers the boards anew as the rules have it.
pub(super) fn number_anew(tournament: &mut Tournament, competition: CompetitionId, round: RoundNumber) {
    for (id, board) in board_numbers(tournament, competition, round) {
        if let Some(game) = tournament.games.iter_mut().find(|g| g.id == id) {
            game.board = board;
        }
    }
}

/// Seats everybody who has a board of his own there, unless a game is there that has a result or as much right to it.
pub(super) fn seat_fixed(tournament: &mut Tournament, competition: CompetitionId, round: RoundNumber) {
    let own = |t: &Tournament, game: &Game| {
        let mut own =
            [game.black, game.white].into_iter().filter_map(|id| t.entry(id)?.fixed_board).collect::<Vec<_>>();
        own.sort_unstable();
        own
    };
    let mut order: Vec<usize> = (0..tournament.games.len()).collect();
    order.retain(|&at| tournament.games[at].competition == competition && tournament.games[at].round == round);
    order.sort_unstable_by_key(|&at| tournament.games[at].board);
    for at in order {
        let wanted = own(tournament, &tournament.games[at]);
        let Some(&to) = wanted.first().filter(|_| !wanted.contains(&tournament.games[at].board)) else { continue };
        let there = tournament.games.iter().position(|g| is_at(g, competition, round, to));
        let stays =
            |at: usize| has_result(&tournament.games[at]) || own(tournament, &tournament.games[at]).contains(&to);
        if !has_result(&tournament.games[at]) && !there.is_some_and(stays) {
            exchange(tournament, at, there, to);
        }
    }
}

/// The game at `at` gets board `to`, and the one `there` its board.
fn exchange(tournament: &mut Tournament, at: usize, there: Option<usize>, to: u32) {
    if let Some(there) = there {
        tournament.games[there].board = tournament.games[at].board;
    }
    tournament.games[at].board = to;
}

fn is_at(game: &Game, competition: CompetitionId, round: RoundNumber, board: u32) -> bool {
    game.competition == competition && game.round == round && game.board == board
}

fn has_result(game: &Game) -> bool {
    game.passes.black.or(game.passes.white).is_some()
}
