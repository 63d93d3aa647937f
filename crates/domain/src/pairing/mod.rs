//! Pairing: who meets whom (R10, R11, R17-R19, R33).
//!
//! [`propose`] finds the best pairing of a round from what was known before it. What "best" means is told by the
//! competition's [`crate::model::pairing_rules::PairingRules`]: a list of levels in strict order, or OpenGotha's weights.

mod boards;
mod certificate;
mod contender;
mod explain;
mod field;
mod identity;
mod legal;
mod levels;
mod lexicographic;
mod opengotha;
mod pack;
mod past;
pub mod post_release_changes;
mod price;
mod proposal;
mod propose;
mod report;
mod request;
mod sides;
mod sitting_out;

pub use boards::board_numbers;
pub use certificate::{Unproved, certified_pairs, verify};
pub use explain::{Change, Explanation, explain};
pub use legal::{Finding, legal};
pub use price::{Price, price};
pub use proposal::{Board, Proposal, Reason, Share, Term};
pub use propose::propose;
pub use report::{PairingRemark, RemarkKind, report};
pub use request::{FixedBoard, PairingRefused, PairingRequest};
