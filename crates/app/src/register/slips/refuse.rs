//! A pink slip refused, with the reason (R8).

use domain::SlipState;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::pending;
use crate::desk::EventSession;
use crate::failure::Result;
use crate::fields::required;
use crate::operation::Operation;
use crate::stale::Mutation;

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
pub fn refuse_slip(desk: &mut EventSession, request: &RefuseSlip) -> Result<Mutation<i64>> {
    let reason = required("A refusal needs its reason: write it for the register of slips.", &request.reason)?;
    let now = desk.now().format("%Y-%m-%d %H:%M").to_string();
    desk.transact(Operation::RefuseSlip, request, |tournament| {
        let at = pending(tournament, request.slip)?;
        let slip = &mut tournament.slips[at];
        slip.state = SlipState::Refused;
        slip.settled = Some(now);
        slip.answer = reason;
        Ok(request.slip)
    })
}
