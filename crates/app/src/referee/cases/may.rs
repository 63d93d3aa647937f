//! What the state of a case allows. Each refusal says what to do first.

use domain::model::case_guide::CaseGuide;
use domain::model::referee_case::{ProtestTarget, RulingBody};
use domain::referee::irregularity::GuideStep;
use domain::{CaseState, RefereeCase};
use messages::message;
use session::{AppError, Result};

/// Returns who rules next: the committee if it has an appeal, or if the proposals of 8g were all refused.
pub(super) fn next_body(case: &RefereeCase) -> RulingBody {
    let is_before_committee = case.state() == CaseState::Appealed || is_submitted(case);
    if is_before_committee { RulingBody::Committee } else { RulingBody::Referee }
}

/// Whether 8g leaves the case to the committee, which has not ruled yet (procedure 6).
fn is_submitted(case: &RefereeCase) -> bool {
    let Some(CaseGuide::Position(guide)) = &case.guide else { return false };
    guide.step() == GuideStep::Committee && case.last_ruling().is_none()
}

/// Checks that a ruling can be given.
pub(super) fn rule(case: &RefereeCase) -> Result<()> {
    match case.state() {
        CaseState::Closed => Err(AppError::not_now(message!("case-closed", number = case.id.0))),
        _ => Ok(()),
    }
}

/// Checks that this body can rule.
pub(super) fn rule_by(case: &RefereeCase, by: RulingBody) -> Result<()> {
    rule(case)?;
    let number = case.id.0;
    match (by, next_body(case)) {
        (RulingBody::Referee, RulingBody::Committee) if case.state() == CaseState::Appealed => {
            Err(AppError::not_now(message!("case-before-committee", number)))
        }
        (RulingBody::Committee, RulingBody::Referee) => {
            Err(AppError::not_now(message!("case-not-before-committee", number)))
        }
        _ => Ok(()),
    }
}

/// Checks that a protest can be recorded.
pub(super) fn protest(case: &RefereeCase) -> Result<()> {
    match case.state() {
        CaseState::Appealed => Err(AppError::not_now(message!("case-before-committee", number = case.id.0))),
        _ => Ok(()),
    }
}

/// Checks that there is what a protest is against.
pub(super) fn protest_against(case: &RefereeCase, against: ProtestTarget) -> Result<()> {
    protest(case)?;
    if against == ProtestTarget::Ruling && case.last_ruling().is_none() {
        return Err(AppError::not_now(message!("case-no-ruling", number = case.id.0)));
    }
    Ok(())
}

/// Checks that an appeal can be recorded: against a ruling of the referee (9d).
pub(super) fn appeal(case: &RefereeCase) -> Result<()> {
    let number = case.id.0;
    match (case.state(), case.last_ruling().map(|(_, ruling)| ruling.by)) {
        (CaseState::Appealed, _) => Err(AppError::not_now(message!("case-before-committee", number))),
        (_, None) => Err(AppError::not_now(message!("case-no-ruling", number))),
        (_, Some(RulingBody::Committee)) => Err(AppError::not_now(message!("case-committee-final", number))),
        (_, Some(RulingBody::Referee)) => Ok(()),
    }
}

/// Checks that the case can be closed.
pub(super) fn close(case: &RefereeCase) -> Result<()> {
    let number = case.id.0;
    match case.state() {
        CaseState::Open | CaseState::Ruled => Ok(()),
        CaseState::Protested => Err(AppError::not_now(message!("case-protest-waits", number))),
        CaseState::Appealed => Err(AppError::not_now(message!("case-before-committee", number))),
        CaseState::Closed => Err(AppError::not_now(message!("case-closed", number))),
    }
}

/// Checks that a guide can be used.
pub(super) fn guide(case: &RefereeCase) -> Result<()> {
    rule(case)
}
