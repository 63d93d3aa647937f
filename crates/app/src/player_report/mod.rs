//! What players report of their own games on their phones. A report is a proposal: it becomes a result when the opponent reports
//! the same, or when a helper or the desk enters it.

mod accept;
mod code;
mod dismiss;
mod seat;
mod send;
mod view;

pub use crate::operation::ReportRequest;
pub use accept::accept;
pub use code::code;
pub use dismiss::dismiss;
pub(crate) use seat::names_of_entries;
pub use seat::{ReportSeat, SeatState, seat};
pub use send::{ReportOutcome, send};
pub use view::{BoardCodes, ReportStateName, ReportView, ReportsView, view};
