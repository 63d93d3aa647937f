//! Rules in a case. A ruling can enter or correct the result of the game, in the same entry of the journal, and set the clocks.

use domain::model::case_guide::CaseClocks;
use domain::model::referee_case::{CaseCorrection, CaseRuling, RulingBody};
use domain::{CaseAct, CaseState, RefereeCase, RoundState, Tournament};
use messages::message;
use session::fields::required;
use session::{AppError, EventSession, Mutation, Result};

use super::may;
use super::read::{find, in_snapshot};
use crate::labels::ResultView;
use crate::operation::{Carry, ClocksSet, RuleCase, op};
use crate::referee::cases::file::step;
use crate::referee::moments::seconds;
use crate::round::enter_ruled;

/// Records a ruling and returns the case's number. Undo takes back the ruling together with its result.
///
/// # Errors
/// The case does not exist or is closed; the wrong body rules; the words are missing; a protest or an appeal waits and the ruling does
/// not say what becomes of it; or the result cannot be entered.
pub fn rule_case(session: &mut EventSession, request: &RuleCase) -> Result<Mutation<i64>> {
    let case = find(session, request.case)?;
    let by = request.by.map_or_else(|| may::next_body(case), RulingBody::from);
    may::rule_by(case, by)?;
    let waits = matches!(case.state(), CaseState::Protested | CaseState::Appealed);
    let number = request.case;
    match request.outcome {
        None if waits => return Err(AppError::bad_input(message!("case-outcome-missing", number))),
        Some(_) if !waits => return Err(AppError::bad_input(message!("case-outcome-without-protest", number))),
        _ => {}
    }
    let ruling = CaseRuling {
        by,
        words: required(message!("case-ruling-missing"), &request.words)?,
        outcome: request.outcome.map(Into::into),
        correction: None,
        clocks: request.clocks.as_ref().map(clocks).transpose()?,
    };
    let mut step = step(session, CaseAct::Ruled(ruling))?;
    let case = case.clone();
    session.transact(op::RuleCase, request, |tournament| {
        if let (Some(result), CaseAct::Ruled(ruling)) = (request.result, &mut step.act) {
            ruling.correction = Some(correct(tournament, &case, result, request.carry)?);
        }
        in_snapshot(tournament, number)?.steps.push(step);
        Ok(number)
    })
}

/// Enters the result of a ruling.
fn correct(
    tournament: &mut Tournament,
    case: &RefereeCase,
    result: ResultView,
    carry: Option<Carry>,
) -> Result<CaseCorrection> {
    let game = case.game.and_then(|id| tournament.games.iter().find(|game| game.id == id));
    let game = game.ok_or_else(|| AppError::not_now(message!("case-no-game", number = case.id.0)))?;
    if case.players.iter().any(|&player| game.colour_of(player).is_none()) {
        return Err(AppError::not_now(message!("case-other-players", number = case.id.0, board = game.board)));
    }
    let (round, board, before) = (game.round, game.board, game.passes.known());
    let state = tournament.round(round).map(|round| round.state);
    enter_ruled(tournament, round, board, result, carry)?;
    Ok(CaseCorrection { round, board, before, after: result.into(), confirmed: state == Some(RoundState::Confirmed) })
}

fn clocks(set: &ClocksSet) -> Result<CaseClocks> {
    Ok(CaseClocks { black: seconds(&set.black)?, white: seconds(&set.white)?, used: set.used })
}
