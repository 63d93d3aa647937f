//! The officials of the event: referees, timekeepers and the appeals committee (R72).

mod change;
mod view;

pub use change::{add_official, change_official, remove_official};
pub(super) use view::{InvolvedAndSeats, committee_view};
pub use view::{InvolvedView, OfficialView, OfficialsView, SeatTaken, view_officials};
