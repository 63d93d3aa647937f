//! Pink slips: changes requested after the register has closed (R8).

mod add;
mod apply;
mod effect;
mod refuse;
mod view;

pub use add::{AddSlip, add_slip};
pub use apply::apply_slip;
pub(super) use effect::is_for_slip;
pub use refuse::{RefuseSlip, refuse_slip};
pub use view::{SeatView, SlipChangeView, SlipView, SlipsView, slips};

use domain::{SlipId, SlipState, Tournament};
use messages::message;
use serde::{Deserialize, Serialize};
use session::{AppError, Result};
use ts_rs::TS;

/// A slip by its number.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct SlipRequest {
    /// Its number, from 1.
    #[ts(type = "number")]
    pub slip: i64,
}

/// Returns the index of a pending slip in the snapshot.
///
/// # Errors
/// The slip does not exist or is settled already.
fn pending(tournament: &Tournament, number: i64) -> Result<usize> {
    let at = tournament.slips.iter().position(|slip| slip.id == SlipId(number));
    let at = at.ok_or_else(|| AppError::not_found(message!("slip-unknown", number)))?;
    let time = tournament.slips[at].settled.as_deref().unwrap_or_default();
    match tournament.slips[at].state {
        SlipState::Pending => Ok(at),
        SlipState::Applied => Err(AppError::not_now(message!("slip-already-applied", number, time))),
        SlipState::Refused => Err(AppError::not_now(message!("slip-already-refused", number, time))),
    }
}
