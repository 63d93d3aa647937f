//! Helpers of the hall network: their codes, and the changes that they may make (results, arrivals, notes).

mod act;
mod action;
mod add;
mod allowed;
mod authors;
mod boards;
mod code;
mod conflicts;
mod contradict;
#[cfg(test)]
mod hostile;
mod passes;
mod revoke;
mod view;

pub use crate::operation::{AddHelper, HelperRequest};
pub use act::{ActionOutcome, act};
pub use action::{HelperAction, HelperDelivery};
pub use add::{HelperAdded, add};
pub use boards::{HelperBoard, HelperPlayer, HelperWork, work};
pub(crate) use code::code_hash;
pub use code::{authenticate, is_code};
pub use conflicts::{ContradictionValue, ContradictionView, SettleConflict, conflicts, settle_conflict};
pub use revoke::revoke;
pub use view::{HelperView, HelpersView, view};
