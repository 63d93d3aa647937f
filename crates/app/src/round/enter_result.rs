//! A result, or one pass of it (R14, R16, R23, R34).

use domain::knockout::needs_winner;
use domain::{Decided, Game, GameResult, Passes, RoundNumber, RoundState, Tournament, Verdict};
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::correct::{Carry, correct};
use super::{board_position, paired};

/// A result as it is read out.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct EnterResult {
    /// The round, from 1.
    pub round: u32,
    /// The board, from 1.
    pub board: u32,
    /// `1-0`, `0-1`, `=`, `0-0`, with `!` for forfeits, `wo-black`, `wo-white`; none clears.
    pub result: Option<String>,
    /// `black` or `white` for one pass; none for both at once.
    pub pass: Option<String>,
    /// Why, where the round was confirmed; it is kept with the correction.
    #[serde(default)]
    pub reason: Option<String>,
    /// What becomes of later knock-out games that were set on the old result.
    #[serde(default)]
    #[ts(optional)]
    pub carry: Option<Carry>,
}

/// What the board says now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ResultEntered {
    /// The board.
    pub board: u32,
    /// The agreed result, once both passes are in.
    pub agreed: Option<String>,
    /// Whether the two passes differ.
    pub disagree: bool,
    /// What a correction changed elsewhere, a sentence each.
    pub carried: Vec<String>,
}

/// Which passes a result is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pass {
    Black,
    White,
    Both,
}

/// Results of several boards, as a group is read out at once (R23).
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct EnterResults {
    /// The round, from 1.
    pub round: u32,
    /// `black` or `white` for one pass; none for both at once.
    pub pass: Option<String>,
    /// Board and result.
    pub results: Vec<(u32, String)>,
    /// Why, where the round was confirmed.
    #[serde(default)]
    pub reason: Option<String>,
}

/// Enters a result. The games of a round have begun with its first result.
///
/// # Errors
/// There is no such board or result, a later knock-out game stands on the result, or the round is confirmed and no
/// reason is given.
pub fn enter_result(session: &mut EventSession, request: &EnterResult) -> Result<Mutation<ResultEntered>> {
    let result = read(request.result.as_deref())?;
    let pass = pass(request.pass.as_deref())?;
    session.transact(Operation::EnterResult, request, |tournament| {
        check_new(tournament, request.round, request.board, result)?;
        check_reason(tournament, request.round, request.reason.as_deref())?;
        let carry = request.carry.map(|carry| (carry, request.reason.as_deref().unwrap_or_default()));
        enter_in(tournament, request.round, request.board, result, (pass, carry))
    })
}

/// Enters the results of several boards, or none of them.
///
/// # Errors
/// As [`enter_result`], for the first board that is refused.
pub fn enter_results(session: &mut EventSession, request: &EnterResults) -> Result<Mutation<Vec<ResultEntered>>> {
    let pass = pass(request.pass.as_deref())?;
    session.transact(Operation::EnterResults, request, |tournament| {
        check_reason(tournament, request.round, request.reason.as_deref())?;
        let enter = |(board, result): &(u32, String)| {
            enter_in(tournament, request.round, *board, read(Some(result))?, (pass, None))
        };
        request.results.iter().map(enter).collect()
    })
}

/// Enters one result into the snapshot.
fn enter_in(
    tournament: &mut Tournament,
    round: RoundNumber,
    board: u32,
    result: Option<GameResult>,
    (pass, carry): (Pass, Option<(Carry, &str)>),
) -> Result<ResultEntered> {
    let competition = main_competition(tournament)?.id;
    let at = board_position(tournament, competition, round, board)?;
    let mut changed = tournament.games[at].clone();
    check_walkover(tournament, &changed, result)?;
    set(&mut changed.passes, pass, result);
    if result.is_none() || changed.passes.known().and_then(GameResult::winner).is_some() {
        changed.ladder_winner = None;
    }
    if ![changed.passes.black, changed.passes.white].into_iter().flatten().any(is_drawn) {
        tournament.ladders.retain(|l| l.game != changed.id);
    }
    let entered = told(&changed);
    let carried = correct(tournament, at, changed, carry)?;
    let round = paired(tournament, competition, round)?;
    let state = &mut tournament.rounds[round].state;
    if *state != RoundState::Confirmed || entered.agreed.is_none() {
        *state = RoundState::Playing;
    }
    Ok(ResultEntered { carried, ..entered })
}

/// A correction changes something: the result that was confirmed already is no correction.
fn check_new(tournament: &Tournament, round: RoundNumber, board: u32, result: Option<GameResult>) -> Result<()> {
    let competition = main_competition(tournament)?.id;
    let confirmed = tournament.round(competition, round).is_some_and(|r| r.state == RoundState::Confirmed);
    let at = board_position(tournament, competition, round, board)?;
    if confirmed && result.is_some() && tournament.games[at].passes.agreed() == result {
        return Err(AppError::not_now(format!("Board {board} has this result already: nothing is changed.")));
    }
    Ok(())
}

/// What was confirmed, and may have been announced, is corrected only with a reason.
fn check_reason(tournament: &Tournament, round: RoundNumber, reason: Option<&str>) -> Result<()> {
    let competition = main_competition(tournament)?.id;
    let confirmed = tournament.round(competition, round).is_some_and(|r| r.state == RoundState::Confirmed);
    if confirmed && reason.is_none_or(|reason| reason.trim().is_empty()) {
        return Err(AppError::not_now(format!("Round {round} is confirmed: say why the result is corrected.")));
    }
    Ok(())
}

fn is_drawn(result: GameResult) -> bool {
    matches!(result.verdict, Verdict::Jigo | Verdict::NoResult)
}

/// Both passes of a game, with what follows for its ladder.
pub(super) fn set_both(game: &mut Game, result: Option<GameResult>) {
    set(&mut game.passes, Pass::Both, result);
    if !result.is_some_and(is_drawn) {
        game.ladder_winner = None;
    }
}

pub(super) fn read(text: Option<&str>) -> Result<Option<GameResult>> {
    match text.map(str::trim) {
        None | Some("?") => Ok(None),
        Some(text) => {
            text.parse().map(Some).map_err(|e: domain::model::result::UnknownResult| AppError::bad_input(e.to_string()))
        }
    }
}

fn pass(text: Option<&str>) -> Result<Pass> {
    match text {
        None => Ok(Pass::Both),
        Some("black") => Ok(Pass::Black),
        Some("white") => Ok(Pass::White),
        Some(other) => {
            Err(AppError::bad_input(format!("\"{other}\" is no pass: results are read for black, then for white.")))
        }
    }
}

fn set(passes: &mut Passes, pass: Pass, result: Option<GameResult>) {
    if pass != Pass::White {
        passes.black = result;
    }
    if pass != Pass::Black {
        passes.white = result;
    }
}

/// A walkover is a thing of knock-outs; elsewhere a player who does not come forfeits (R16, R34).
fn check_walkover(tournament: &Tournament, game: &Game, result: Option<GameResult>) -> Result<()> {
    let walkover = result.is_some_and(|r| r.decided == Decided::Walkover);
    if walkover && !needs_winner(tournament, game) {
        let message = format!("Board {} is no knock-out game: enter a forfeit instead of a walkover.", game.board);
        return Err(AppError::bad_input(message).hint("1-0! is a win by forfeit for Black."));
    }
    Ok(())
}

fn told(game: &Game) -> ResultEntered {
    let passes = game.passes;
    let agreed = passes.agreed().map(|result| result.to_string());
    ResultEntered { board: game.board, agreed, disagree: passes.disagree(), carried: Vec::new() }
}
