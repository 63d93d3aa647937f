//! Marks players who are not at the board when play begins, and when they come (5d, 5e, R73).

use domain::{Colour, GameId, LatePlayer, Sitting, Tournament};
use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use super::board_at::{board_at, forfeit};
use super::moments::{moment_near, other_day};
use crate::operation::{LateArrival, LateSeat, RoundBoard, op};
use crate::round::{EnterResult, ResultEntered, board_position, enter_result, whole_minute};

/// Marks a player as not here yet. Returns the board.
///
/// # Errors
/// The board does not exist, its game is decided, or a resumption is not fixed.
pub fn mark_late(session: &mut EventSession, request: &LateSeat) -> Result<Mutation<u32>> {
    session.transact(op::MarkLate, request, |tournament| {
        let (game, sitting, colour) = seat(tournament, request)?;
        insert_mark(tournament, LatePlayer { game, sitting, colour, arrived: None });
        Ok(request.board)
    })
}

/// Records when a late player came. A player who came before play began is not late, and is not marked any more. Returns the
/// board.
///
/// # Errors
/// As [`mark_late`], or the text is not a time.
pub fn mark_arrived(session: &mut EventSession, request: &LateArrival) -> Result<Mutation<u32>> {
    let now = whole_minute(session.now());
    session.transact(op::MarkArrived, request, |tournament| {
        let (game, sitting, colour) = seat(tournament, &request.seat)?;
        let position = position(tournament, &request.seat)?;
        let start = board_at(tournament, &tournament.games[position], sitting, now).and_then(|board| board.start);
        let arrived = request.at.as_deref().map_or(Ok(now), |text| moment_near(text, start.unwrap_or(now)))?;
        remove_mark(tournament, (game, sitting, colour));
        if start.is_none_or(|start| arrived > start) {
            insert_mark(tournament, LatePlayer { game, sitting, colour, arrived: Some(arrived) });
        }
        Ok(request.seat.board)
    })
}

/// Removes the mark of a player, who is then taken to have been on time. Returns the board.
///
/// # Errors
/// The board does not exist, or the player is not marked.
pub fn clear_late(session: &mut EventSession, request: &LateSeat) -> Result<Mutation<u32>> {
    session.transact(op::ClearLate, request, |tournament| {
        let key = (tournament.games[position(tournament, request)?].id, sitting(request), request.colour.into());
        if !remove_mark(tournament, key) {
            return Err(AppError::not_now(message!("late-not-marked", board = request.board)));
        }
        Ok(request.board)
    })
}

/// Enters the forfeit that lateness has led to: as the result of the game, in both passes (5e, R16).
///
/// # Errors
/// Nobody has lost by lateness yet, or the result is refused.
pub fn forfeit_late(session: &mut EventSession, request: &RoundBoard) -> Result<Mutation<ResultEntered>> {
    let RoundBoard { round, board } = *request;
    let tournament = session.tournament()?;
    let position = board_position(tournament, round, board)?;
    let game = &tournament.games[position];
    if game.passes.agreed().is_some() {
        return Err(AppError::not_now(message!("late-game-decided", board)));
    }
    let sitting = if tournament.is_unfinished(game) { Sitting::Resumption } else { Sitting::Start };
    let now = session.now();
    let at = board_at(tournament, game, sitting, now);
    let Some(result) = at.as_ref().and_then(|at| forfeit(tournament, game, at, now)) else {
        let waiting = at.filter(|at| at.clock.running().is_some());
        return Err(AppError::not_now(match waiting {
            None => message!("late-nobody", board),
            Some(at) if at.is_started(now) => {
                let last = at.clock.deadlines().into_iter().min().unwrap_or(now);
                message!("late-not-lost-yet", board, time = last.format("%H:%M").to_string())
            }
            Some(_) => {
                let why = other_day(tournament, round, now).filter(|_| sitting == Sitting::Start);
                why.unwrap_or_else(|| message!("late-not-resumed", board))
            }
        }));
    };
    let entered = EnterResult { round, board, result: Some(result.into()), ..EnterResult::default() };
    enter_result(session, &entered)
}

/// Returns the game, the sitting and the colour of a player who can be late.
fn seat(tournament: &Tournament, request: &LateSeat) -> Result<(GameId, Sitting, Colour)> {
    let game = &tournament.games[position(tournament, request)?];
    if game.passes.agreed().is_some() {
        return Err(AppError::not_now(message!("late-game-decided", board = request.board)));
    }
    let form = tournament.adjournment_of(game.id);
    if request.resumption && form.is_none_or(|form| form.resumption.is_none() && form.resumed.is_none()) {
        return Err(AppError::not_now(message!("late-no-resumption", board = request.board)));
    }
    Ok((game.id, sitting(request), request.colour.into()))
}

fn position(tournament: &Tournament, request: &LateSeat) -> Result<usize> {
    board_position(tournament, request.round, request.board)
}

fn sitting(request: &LateSeat) -> Sitting {
    if request.resumption { Sitting::Resumption } else { Sitting::Start }
}

fn insert_mark(tournament: &mut Tournament, late: LatePlayer) {
    let key = |late: &LatePlayer| (late.game, late.sitting, late.colour);
    remove_mark(tournament, key(&late));
    tournament.late.push(late);
    tournament.late.sort_unstable_by_key(key);
}

/// Removes a mark; returns whether there was one.
fn remove_mark(tournament: &mut Tournament, key: (GameId, Sitting, Colour)) -> bool {
    let before = tournament.late.len();
    tournament.late.retain(|late| (late.game, late.sitting, late.colour) != key);
    tournament.late.len() < before
}
