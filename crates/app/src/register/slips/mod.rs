//! Pink slips: changes asked for after the register has closed (R8).

mod add;
mod apply;
mod effect;
mod refuse;
mod view;

pub use add::{AddSlip, add_slip};
pub use apply::apply_slip;
pub use refuse::{RefuseSlip, refuse_slip};
pub use view::{SeatView, SlipChangeView, SlipView, SlipsView, slips};

use domain::{Slip, SlipId, SlipState, Tournament};
use serde::{Deserialize, Serialize};
use session::{AppError, Result};
use ts_rs::TS;

/// A slip by its number.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct SlipRequest {
    /// From 1.
    #[ts(type = "number")]
    pub slip: i64,
}

/// Where a slip that still waits stands in the snapshot.
fn pending(tournament: &Tournament, number: i64) -> Result<usize> {
    let at = tournament.slips.iter().position(|slip| slip.id == SlipId(number));
    let at =
        at.ok_or_else(|| AppError::not_found(format!("There is no slip {number}: look it up among the slips.")))?;
    match tournament.slips[at].state {
        SlipState::Pending => Ok(at),
        SlipState::Applied => Err(settled(&tournament.slips[at], "applied")),
        SlipState::Refused => Err(settled(&tournament.slips[at], "refused")),
    }
}

fn settled(slip: &Slip, how: &str) -> AppError {
    let when = slip.settled.as_deref().unwrap_or_default();
    AppError::not_now(format!("Slip {} was {how} on {when}: enter another one for another change.", slip.id.0))
}
