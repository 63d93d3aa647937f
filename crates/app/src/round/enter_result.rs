//! A result, or one pass of it (R14, R16, R23, R34).

use domain::knockout::{needs_winner, progress};
use domain::{Decided, Game, GameResult, Passes, RoundNumber, RoundState, Tournament, Verdict};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{board_position, paired};
use crate::desk::{Desk, main_competition};
use crate::failure::{Failure, Outcome};
use crate::operation::Operation;
use crate::stale::Done;

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
pub fn enter_result(desk: &mut Desk, request: &EnterResult) -> Outcome<Done<ResultEntered>> {
    let result = read(request.result.as_deref())?;
    let pass = pass(request.pass.as_deref())?;
    desk.transact(Operation::EnterResult, request, |tournament| {
        check_reason(tournament, request.round, request.reason.as_deref())?;
        enter_in(tournament, request.round, request.board, result, pass)
    })
}

/// Enters the results of several boards, or none of them.
///
/// # Errors
/// As [`enter_result`], for the first board that is refused.
pub fn enter_results(desk: &mut Desk, request: &EnterResults) -> Outcome<Done<Vec<ResultEntered>>> {
    let pass = pass(request.pass.as_deref())?;
    desk.transact(Operation::EnterResults, request, |tournament| {
        check_reason(tournament, request.round, request.reason.as_deref())?;
        let enter =
            |(board, result): &(u32, String)| enter_in(tournament, request.round, *board, read(Some(result))?, pass);
        request.results.iter().map(enter).collect()
    })
}

/// Enters one result into the snapshot.
fn enter_in(
    tournament: &mut Tournament,
    round: RoundNumber,
    board: u32,
    result: Option<GameResult>,
    pass: Pass,
) -> Outcome<ResultEntered> {
    let competition = main_competition(tournament)?.id;
    let at = board_position(tournament, competition, round, board)?;
    let game = &tournament.games[at];
    check_walkover(tournament, game, result)?;
    let mut changed = game.clone();
    set(&mut changed.passes, pass, result);
    if changed.advances() != game.advances() {
        refuse_if_built_upon(tournament, game)?;
    }
    if result.is_none() || changed.passes.known().and_then(GameResult::winner).is_some() {
        changed.ladder_winner = None;
    }
    let drawn = |result: GameResult| matches!(result.verdict, Verdict::Jigo | Verdict::NoResult);
    if ![changed.passes.black, changed.passes.white].into_iter().flatten().any(drawn) {
        tournament.ladders.retain(|l| l.game != changed.id);
    }
    let entered = told(&changed);
    tournament.games[at] = changed;
    let round = paired(tournament, competition, round)?;
    let state = &mut tournament.rounds[round].state;
    if *state != RoundState::Confirmed || entered.agreed.is_none() {
        *state = RoundState::Playing;
    }
    Ok(entered)
}

/// What was confirmed, and may have been announced, is corrected only with a reason.
fn check_reason(tournament: &Tournament, round: RoundNumber, reason: Option<&str>) -> Outcome<()> {
    let competition = main_competition(tournament)?.id;
    let confirmed = tournament.round(competition, round).is_some_and(|r| r.state == RoundState::Confirmed);
    if confirmed && reason.is_none_or(|reason| reason.trim().is_empty()) {
        return Err(Failure::not_now(format!("Round {round} is confirmed: say why the result is corrected.")));
    }
    Ok(())
}

fn read(text: Option<&str>) -> Outcome<Option<GameResult>> {
    match text.map(str::trim) {
        None | Some("?") => Ok(None),
        Some(text) => {
            text.parse().map(Some).map_err(|e: domain::result::UnknownResult| Failure::bad_input(e.to_string()))
        }
    }
}

fn pass(text: Option<&str>) -> Outcome<Pass> {
    match text {
        None => Ok(Pass::Both),
        Some("black") => Ok(Pass::Black),
        Some("white") => Ok(Pass::White),
        Some(other) => {
            Err(Failure::bad_input(format!("\"{other}\" is no pass: results are read for black, then for white.")))
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
fn check_walkover(tournament: &Tournament, game: &Game, result: Option<GameResult>) -> Outcome<()> {
    let walkover = result.is_some_and(|r| r.decided == Decided::Walkover);
    if walkover && !needs_winner(tournament, game) {
        let message = format!("Board {} is no knock-out game: enter a forfeit instead of a walkover.", game.board);
        return Err(Failure::bad_input(message).hint("1-0! is a win by forfeit for Black."));
    }
    Ok(())
}

/// Who advances cannot change under a game that is set already.
pub(crate) fn refuse_if_built_upon(tournament: &Tournament, game: &Game) -> Outcome<()> {
    let Some(place) = game.knockout else { return Ok(()) };
    let Some(table) = tournament.table(place.table) else { return Ok(()) };
    let later = progress(tournament, table).affected_by(place.slot);
    match later.first().and_then(|id| tournament.games.iter().find(|g| g.id == *id)) {
        None => Ok(()),
        Some(later) => Err(Failure::not_now(format!(
            "The knock-out game at board {} of round {} was set on this result: take that pairing back first.",
            later.board, later.round
        ))),
    }
}

fn told(game: &Game) -> ResultEntered {
    let passes = game.passes;
    let agreed = passes.agreed().map(|result| result.to_string());
    ResultEntered { board: game.board, agreed, disagree: passes.disagree() }
}
