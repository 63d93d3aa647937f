//! Enters the result of a game, in one pass or both (R14, R16, R23, R34).

use domain::knockout::needs_winner;
use domain::stage_change::changed_stages;
use domain::{Decided, Game, GameResult, Passes, RoundNumber, RoundState, Tournament, Verdict};
use messages::{Message, message};
use serde::Serialize;
use session::{AppError, EventSession, Mutation, Result};
use ts_rs::TS;

use super::correct::{Carrying, correct};
use super::validity::{StaleKind, validity_after};
use super::{board_position, paired};
use crate::labels::{ColourView, ResultView};
use crate::operation::{Carry, EnterResult, EnterResults, op};
use crate::prize_list;

/// The state of a board after a result was entered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ResultEntered {
    /// The board.
    pub board: u32,
    /// The agreed result; `None` until both passes are entered and agree.
    pub agreed: Option<ResultView>,
    /// Whether the two passes differ.
    pub disagree: bool,
    /// Whether the board has no result in either pass now.
    pub cleared: bool,
    /// What a correction changed in other games.
    pub carried: Vec<Message>,
    /// What the director should know: a later round that was paired before the change and is out of date now, and a list for the
    /// prize giving that differs now.
    pub warnings: Vec<Message>,
}

/// Enters a result. The first result of a round starts the round.
///
/// # Errors
/// The board does not exist, the result is not possible there, a later knock-out game depends on the result, or the
/// round is confirmed and no reason is given.
pub fn enter_result(session: &mut EventSession, request: &EnterResult) -> Result<Mutation<ResultEntered>> {
    let mut done = session.transact(op::EnterResult, request, |tournament| {
        let result = request.result.map(GameResult::from);
        check_new(tournament, request.round, request.board, result)?;
        check_reason(tournament, (request.round, &[request.board]), request.reason.as_deref())?;
        let reason = request.reason.as_deref().unwrap_or_default();
        let one = OneResult { round: request.round, board: request.board, pass: request.pass, result };
        enter_in(tournament, &one, request.carry.map(|carry| Carrying { carry, reason }))
    })?;
    done.value.warnings = warnings_after(session, request.round)?;
    Ok(done)
}

/// Enters the results of several boards: all or none.
///
/// # Errors
/// As [`enter_result`], for the first board that is refused.
pub fn enter_results(session: &mut EventSession, request: &EnterResults) -> Result<Mutation<Vec<ResultEntered>>> {
    let mut done = session.transact(op::EnterResults, request, |tournament| {
        let boards: Vec<u32> = request.results.iter().map(|&(board, _)| board).collect();
        check_reason(tournament, (request.round, &boards), request.reason.as_deref())?;
        let enter = |&(board, result): &(u32, ResultView)| {
            let (round, pass) = (request.round, request.pass);
            enter_in(tournament, &OneResult { round, board, pass, result: Some(result.into()) }, None)
        };
        request.results.iter().map(enter).collect::<Result<Vec<ResultEntered>>>()
    })?;
    if let Some(last) = done.value.last_mut() {
        last.warnings = warnings_after(session, request.round)?;
    }
    Ok(done)
}

/// Returns warnings after a result of `round`: if the newest round comes after it, is not played yet, and is out of date, if a table was
/// drawn or a stage filled from places that changed, and if the places differ from the list for the prize giving.
fn warnings_after(session: &EventSession, round: RoundNumber) -> Result<Vec<Message>> {
    let tournament = session.tournament()?;
    let found = validity_after(session, tournament, session.competition()?, round)?;
    let of_table = found.reasons.iter().find(|reason| reason.kind == StaleKind::Drawn);
    let outdated = found.is_out_of_date().then(|| match of_table {
        Some(reason) => reason.text.clone(),
        None => message!("round-paired-from-old-result", round = tournament.paired_rounds()),
    });
    let stages = changed_stages(session.event()?, tournament.competition.id);
    Ok(outdated.into_iter().chain(stages).chain(prize_list::warning(session)?).collect())
}

/// Enters the result of a referee's ruling into the snapshot, both passes at once: a correction if the round is confirmed, for
/// which the case has the reason.
///
/// # Errors
/// As [`enter_result`], except that no reason is needed.
pub(crate) fn enter_ruled(
    tournament: &mut Tournament,
    round: RoundNumber,
    board: u32,
    result: ResultView,
    carry: Option<Carry>,
) -> Result<ResultEntered> {
    check_new(tournament, round, board, Some(result.into()))?;
    let one = OneResult { round, board, pass: None, result: Some(result.into()) };
    enter_in(tournament, &one, carry.map(Carrying::from))
}

/// A result as it is entered.
struct OneResult {
    round: RoundNumber,
    board: u32,
    /// The pass; `None` for both.
    pass: Option<ColourView>,
    /// The result; `None` to clear it.
    result: Option<GameResult>,
}

/// Enters one result into the snapshot.
fn enter_in(tournament: &mut Tournament, one: &OneResult, carrying: Option<Carrying>) -> Result<ResultEntered> {
    let OneResult { round, board, pass, result } = *one;
    let position = board_position(tournament, round, board)?;
    let mut changed = tournament.games[position].clone();
    let late_result = tournament.is_unfinished(&changed);
    check_walkover(tournament, &changed, result)?;
    set(&mut changed.passes, pass, result);
    if result.is_none() || changed.passes.known().and_then(GameResult::winner).is_some() {
        changed.ladder_winner = None;
    }
    if ![changed.passes.black, changed.passes.white].into_iter().flatten().any(is_drawn) {
        tournament.ladders.retain(|l| l.game != changed.id);
    }
    let entered = entered(&changed);
    let carried = correct(tournament, position, changed, carrying)?;
    let round = paired(tournament, round)?;
    let state = &mut tournament.rounds[round].state;
    if *state != RoundState::Confirmed || entered.agreed.is_none() && !late_result {
        *state = RoundState::Playing;
    }
    Ok(ResultEntered { carried, ..entered })
}

/// Refuses a correction to the result that is already confirmed.
fn check_new(tournament: &Tournament, round: RoundNumber, board: u32, result: Option<GameResult>) -> Result<()> {
    let confirmed = tournament.round(round).is_some_and(|r| r.state == RoundState::Confirmed);
    let position = board_position(tournament, round, board)?;
    if confirmed && result.is_some() && tournament.games[position].passes.agreed() == result {
        return Err(AppError::not_now(message!("result-unchanged", board)));
    }
    Ok(())
}

/// Refuses to correct a confirmed round without a reason: its results may have been announced. The result of an adjourned game
/// is not a correction (R75).
fn check_reason(tournament: &Tournament, (round, boards): (RoundNumber, &[u32]), reason: Option<&str>) -> Result<()> {
    let game = |board: &u32| tournament.game_at(round, *board);
    if boards.iter().filter_map(game).all(|game| tournament.is_unfinished(game)) {
        return Ok(());
    }
    let confirmed = tournament.round(round).is_some_and(|r| r.state == RoundState::Confirmed);
    if confirmed && reason.is_none_or(|reason| reason.trim().is_empty()) {
        return Err(AppError::not_now(message!("result-reason-missing", round)));
    }
    Ok(())
}

fn is_drawn(result: GameResult) -> bool {
    matches!(result.verdict, Verdict::Jigo | Verdict::NoResult)
}

/// Sets both passes of a game, and clears the ladder's winner if the result does not need a ladder.
pub(super) fn set_both(game: &mut Game, result: Option<GameResult>) {
    set(&mut game.passes, None, result);
    if !result.is_some_and(is_drawn) {
        game.ladder_winner = None;
    }
}

/// Sets one pass, or both for `None`.
fn set(passes: &mut Passes, pass: Option<ColourView>, result: Option<GameResult>) {
    if pass != Some(ColourView::White) {
        passes.black = result;
    }
    if pass != Some(ColourView::Black) {
        passes.white = result;
    }
}

/// Refuses a walkover outside of a knock-out: there an absent player forfeits (R16, R34).
pub(crate) fn check_walkover(tournament: &Tournament, game: &Game, result: Option<GameResult>) -> Result<()> {
    let walkover = result.is_some_and(|r| r.decided == Decided::Walkover);
    if walkover && !needs_winner(tournament, game) {
        let refused = AppError::bad_input(message!("result-walkover", board = game.board));
        return Err(refused.hint(message!("result-walkover-hint")));
    }
    Ok(())
}

fn entered(game: &Game) -> ResultEntered {
    let passes = game.passes;
    let agreed = passes.agreed().map(ResultView::from);
    let cleared = passes.black.or(passes.white).is_none();
    ResultEntered {
        board: game.board,
        agreed,
        disagree: passes.disagree(),
        cleared,
        carried: Vec::new(),
        warnings: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{played, playing};
    use crate::round::{RoundStep, confirm};

    fn request(board: u32, result: ResultView) -> EnterResult {
        EnterResult { round: 1, board, result: Some(result), ..EnterResult::default() }
    }

    #[test]
    fn a_result_is_agreed_once_both_passes_are_entered() {
        let mut session = playing(8);
        let enter = |session: &mut EventSession, pass| {
            let request = EnterResult { pass: Some(pass), ..request(3, ResultView::WhiteWon) };
            enter_result(session, &request).expect("board 3 is being played").value.agreed
        };
        assert_eq!(enter(&mut session, ColourView::Black), None);
        assert_eq!(enter(&mut session, ColourView::White), Some(ResultView::WhiteWon));
    }

    #[test]
    fn a_cleared_result_is_not_one_pass() {
        let mut session = playing(8);
        let mut enter = |result, pass| {
            let request = EnterResult { pass, result, ..request(3, ResultView::WhiteWon) };
            let entered = enter_result(&mut session, &request).expect("board 3 is being played").value;
            (entered.agreed, entered.cleared)
        };
        let won = Some(ResultView::WhiteWon);
        assert_eq!(enter(won, None), (won, false));
        assert_eq!(enter(None, Some(ColourView::Black)), (None, false), "White's pass is left");
        assert_eq!(enter(None, None), (None, true));
    }

    #[test]
    fn enter_result_refuses_a_walkover_in_the_open() {
        let refused = enter_result(&mut playing(8), &request(1, ResultView::BlackWalkover));
        assert_eq!(refused.expect_err("the Open has no walkovers").message.id, "result-walkover");
    }

    #[test]
    fn a_confirmed_result_is_corrected_only_with_a_reason() {
        let mut session = played(8);
        confirm(&mut session, &RoundStep::of(1)).expect("all results are agreed");
        let refused = enter_result(&mut session, &request(1, ResultView::WhiteWon)).expect_err("no reason is given");
        assert_eq!(refused.message.id, "result-reason-missing");
        let reason = Some("misread".to_string());
        let unchanged = EnterResult { reason: reason.clone(), ..request(1, ResultView::BlackWon) };
        let refused = enter_result(&mut session, &unchanged).expect_err("Black won before");
        assert_eq!(refused.message.id, "result-unchanged");
        enter_result(&mut session, &EnterResult { reason, ..request(1, ResultView::WhiteWon) })
            .expect("a reason is given");
    }

    #[test]
    fn enter_results_enters_all_results_or_none() {
        let mut session = playing(8);
        let results = vec![(1, ResultView::BlackWon), (9, ResultView::BlackWon)];
        let request = EnterResults { round: 1, pass: None, results, reason: None };
        let refused = enter_results(&mut session, &request).expect_err("there are four boards");
        assert_eq!(refused.message.id, "round-board-missing");
        let games = &session.tournament().expect("an event is open").games;
        assert!(games.iter().all(|game| game.passes.known().is_none()));
    }
}
