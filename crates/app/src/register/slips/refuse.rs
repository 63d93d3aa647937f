//! A pink slip refused, with the reason (R8).

use domain::SlipState;
use serde::{Deserialize, Serialize};
use session::fields::required;
use session::{EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::pending;

/// The slip and why it is refused.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct RefuseSlip {
    /// Its number, from 1.
    #[ts(type = "number")]
    pub slip: i64,
    /// The reason, for the register of slips.
    pub reason: String,
}

/// Refuses a pending slip; the answer is its number.
///
/// # Errors
/// There is no such slip, it is settled already, or no reason is given.
pub fn refuse_slip(session: &mut EventSession, request: &RefuseSlip) -> Result<Mutation<i64>> {
    let reason = required("A refusal needs its reason: write it for the register of slips.", &request.reason)?;
    let now = session.now().format("%Y-%m-%d %H:%M").to_string();
    session.transact(Operation::RefuseSlip, request, |tournament| {
        let at = pending(tournament, request.slip)?;
        let slip = &mut tournament.slips[at];
        slip.state = SlipState::Refused;
        slip.settled = Some(now);
        slip.answer = reason;
        Ok(request.slip)
    })
}
