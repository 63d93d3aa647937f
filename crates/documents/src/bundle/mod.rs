//! The bundle of the open event, for the tour (R82).

mod certificates;
mod collect;
mod hand_over;
mod issue;
mod last_issue;
mod stages;

pub(crate) use collect::present;
pub use hand_over::{HandOverEvent, HandedOver, hand_over};
pub(crate) use issue::number;
pub use issue::{Issued, issue};
