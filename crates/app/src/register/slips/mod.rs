//! Pink slips: changes requested after the register has closed (R8).

mod add;
mod apply;
mod effect;
mod refuse;
mod view;

pub use add::add_slip;
pub use apply::apply_slip;
pub(super) use effect::is_for_slip;
pub use refuse::refuse_slip;
pub use view::{SeatView, SlipChangeView, SlipView, SlipsView, slips};

use domain::{SlipId, SlipState, Tournament};
use messages::message;
use session::{AppError, Result};

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
