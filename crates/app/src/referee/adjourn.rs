//! Adjourns a game: the form of the sealed move, its resumption, and taking it back (6, 7, R75).

use chrono::NaiveDateTime;
use domain::{Adjournment, Colour, CountsAs, RoundState, Tournament};
use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use super::moments::{moment, moment_near, seconds, start_of};
use crate::operation::{AdjournGame, ResumeGame, RoundBoard, op};
use crate::round::{board_position, whole_minute};

/// The highest number of a move, and of captured stones.
const MOST_MOVES: u32 = 999;

/// Adjourns a game, or changes its form. Returns the board.
///
/// # Errors
/// The board does not exist, its game is not being played or has a result, or a number or time is not one.
pub fn adjourn(session: &mut EventSession, request: &AdjournGame) -> Result<Mutation<u32>> {
    let now = whole_minute(session.now());
    session.transact(op::AdjournGame, request, |tournament| {
        let position = board_position(tournament, request.round, request.board)?;
        let game = &tournament.games[position];
        if game.passes.black.or(game.passes.white).is_some() {
            return Err(AppError::not_now(message!("adjourn-game-decided", board = request.board)));
        }
        let state = tournament.round(request.round).map(|round| round.state);
        if state == Some(RoundState::Draft) {
            return Err(AppError::not_now(message!("round-not-released", round = request.round)));
        }
        let form = form(tournament, game.id, request, now)?;
        tournament.adjournments.retain(|other| other.game != form.game);
        tournament.adjournments.push(form);
        tournament.adjournments.sort_unstable_by_key(|form| form.game);
        Ok(request.board)
    })
}

fn form(
    tournament: &Tournament,
    game: domain::GameId,
    request: &AdjournGame,
    now: NaiveDateTime,
) -> Result<Adjournment> {
    let within = |number: u32, least: u32| (least..=MOST_MOVES).contains(&number);
    if !within(request.move_number, 1) || !request.captures.iter().all(|&number| within(number, 0)) {
        return Err(AppError::bad_input(message!("adjourn-number-unknown", most = MOST_MOVES)));
    }
    let before = tournament.adjournment_of(game);
    let start = start_of(tournament, request.round).unwrap_or(now);
    let adjourned = match (some(request.adjourned.as_deref()), before) {
        (Some(text), _) => moment_near(text, start)?,
        (None, Some(form)) => form.adjourned,
        (None, None) => now,
    };
    let resumption = some(request.resumption.as_deref()).map(|text| moment(text, adjourned)).transpose()?;
    if resumption.is_some_and(|resumption| resumption < adjourned) {
        return Err(AppError::bad_input(message!("adjourn-resumption-early")));
    }
    Ok(Adjournment {
        game,
        adjourned,
        sealed_by: Colour::from(request.sealed_by),
        move_number: request.move_number,
        captures: request.captures,
        remaining: [seconds(&request.remaining[0])?, seconds(&request.remaining[1])?],
        resumption,
        site: request.site.trim().to_string(),
        signed: request.signed,
        resumed: before.and_then(|form| form.resumed),
        counts_as: request.counts_as.map(CountsAs::from),
    })
}

fn some(text: Option<&str>) -> Option<&str> {
    text.map(str::trim).filter(|text| !text.is_empty())
}

/// Records that an adjourned game is played on. Returns the board.
///
/// # Errors
/// The game is not adjourned, is decided, or the text is not a time.
pub fn resume(session: &mut EventSession, request: &ResumeGame) -> Result<Mutation<u32>> {
    let now = whole_minute(session.now());
    session.transact(op::ResumeGame, request, |tournament| {
        let at = adjourned(tournament, request.round, request.board)?;
        let game = tournament.adjournments[at].game;
        if tournament.games.iter().any(|g| g.id == game && g.passes.agreed().is_some()) {
            return Err(AppError::not_now(message!("late-game-decided", board = request.board)));
        }
        let form = &mut tournament.adjournments[at];
        let due = form.resumption.unwrap_or(now);
        form.resumed = Some(some(request.at.as_deref()).map_or(Ok(now), |text| moment_near(text, due))?);
        Ok(request.board)
    })
}

/// Takes an adjournment back: the form was a mistake. Returns the board.
///
/// # Errors
/// The game is not adjourned, or a later round was paired with what it counts as.
pub fn remove_adjournment(session: &mut EventSession, request: &RoundBoard) -> Result<Mutation<u32>> {
    session.transact(op::RemoveAdjournment, request, |tournament| {
        let at = adjourned(tournament, request.round, request.board)?;
        let game = tournament.adjournments[at].game;
        let used = tournament.certificates.iter().find(|c| c.assumed.iter().any(|assumed| assumed.game == game));
        if let Some(certificate) = used {
            return Err(AppError::not_now(message!("adjourn-used", board = request.board, round = certificate.round)));
        }
        tournament.adjournments.remove(at);
        Ok(request.board)
    })
}

/// Returns the position of the form of a board.
fn adjourned(tournament: &Tournament, round: u32, board: u32) -> Result<usize> {
    let position = board_position(tournament, round, board)?;
    let game = tournament.games[position].id;
    let found = tournament.adjournments.iter().position(|form| form.game == game);
    found.ok_or_else(|| AppError::not_found(message!("adjourn-not", board)))
}
