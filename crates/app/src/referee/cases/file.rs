//! Records a protest, an appeal with its committee, and the end of a case (R72, R74).

use chrono::NaiveDateTime;
use domain::model::referee_case::{CaseAppeal, CaseProtest, CaseSeat, CaseStep, ProtestTarget};
use domain::{CaseAct, CaseState, EntryId, RefereeCase};
use messages::message;
use session::fields::{clean, required};
use session::{AppError, EventSession, Mutation, Result};

use super::deadline::deadline;
use super::may;
use super::read::{find, in_snapshot, moment, next_entry, now};
use crate::operation::{AppealCase, CloseCase, ProtestCase, op};
use crate::referee::officials::committee_view;

/// Records a protest and returns the case's number.
///
/// # Errors
/// The case does not exist or is before the committee, the player is not one of its players, the words are missing, or the protest is
/// late and no reason is given to take it all the same.
pub fn protest_case(session: &mut EventSession, request: &ProtestCase) -> Result<Mutation<i64>> {
    let case = find(session, request.case)?;
    let (now, against) = (now(session), ProtestTarget::from(request.against));
    may::protest_against(case, against)?;
    let at = moment(&request.at, now)?.unwrap_or(now);
    let player = player(case, request.player)?;
    let name = match player {
        Some(_) => String::new(),
        None => required(message!("case-who-missing"), &request.name)?,
    };
    let words = required(message!("case-words-missing"), &request.words)?;
    let mut late = clean(&request.late);
    match deadline(session.event()?, case, against) {
        Some(deadline) if deadline.is_late(at) => {
            if late.is_empty() {
                let until = deadline.at.format("%Y-%m-%d %H:%M").to_string();
                return Err(AppError::not_now(message!("case-protest-late", until)));
            }
        }
        _ => late.clear(),
    }
    let protest = CaseProtest { player, name, against, words, late };
    let step = CaseStep { at, journal: next_entry(session)?, act: CaseAct::Protested(protest) };
    session.transact(op::ProtestCase, request, |tournament| {
        in_snapshot(tournament, request.case)?.steps.push(step);
        Ok(request.case)
    })
}

/// Records an appeal with the committee that is worked out for the case, and returns the case's number.
///
/// # Errors
/// The case does not exist, the referee has not ruled, the words are missing, or fewer than three members are left and the request does
/// not accept that.
pub fn appeal_case(session: &mut EventSession, request: &AppealCase) -> Result<Mutation<i64>> {
    let case = find(session, request.case)?;
    may::appeal(case)?;
    let player = player(case, request.player)?;
    let words = required(message!("case-words-missing"), &request.words)?;
    let committee = committee_view(session.event()?, &case.players);
    if let Some(too_few) = committee.too_few.filter(|_| !request.fewer) {
        return Err(AppError::not_now(too_few));
    }
    let seat = |seat: crate::referee::SeatTaken| CaseSeat { name: seat.name, instead_of: seat.instead_of };
    let committee = committee.seats.into_iter().map(seat).collect();
    let step = step(session, CaseAct::Appealed(CaseAppeal { player, words, committee }))?;
    session.transact(op::AppealCase, request, |tournament| {
        in_snapshot(tournament, request.case)?.steps.push(step);
        Ok(request.case)
    })
}

/// Closes a case and returns its number.
///
/// # Errors
/// The case does not exist or is closed, a protest or an appeal waits, or there is neither a ruling nor a word on how it ended.
pub fn close_case(session: &mut EventSession, request: &CloseCase) -> Result<Mutation<i64>> {
    let case = find(session, request.case)?;
    may::close(case)?;
    let words = match case.state() {
        CaseState::Ruled => clean(&request.words),
        _ => required(message!("case-end-missing"), &request.words)?,
    };
    let step = step(session, CaseAct::Closed(words))?;
    session.transact(op::CloseCase, request, |tournament| {
        in_snapshot(tournament, request.case)?.steps.push(step);
        Ok(request.case)
    })
}

/// Returns a step that is made now.
pub(super) fn step(session: &EventSession, act: CaseAct) -> Result<CaseStep> {
    let at: NaiveDateTime = now(session);
    Ok(CaseStep { at, journal: next_entry(session)?, act })
}

/// Returns a player of the case.
fn player(case: &RefereeCase, player: Option<i64>) -> Result<Option<EntryId>> {
    match player.map(EntryId) {
        Some(id) if !case.players.contains(&id) => {
            Err(AppError::bad_input(message!("case-not-a-player", number = case.id.0)))
        }
        player => Ok(player),
    }
}
