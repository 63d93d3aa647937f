//! Pairs the players of a round (R10, R11, R17-R19, R33).
//!
//! [`propose`] finds the best pairing of a round from what was known before it. The competition's
//! [`crate::model::pairing_rules::PairingRules`] define "best": levels in strict order, or OpenGotha's weights.

mod basis;
mod boards;
mod bye_choice;
mod certificate;
mod contender;
mod contenders;
mod cost_of_pairs;
mod explain;
mod field;
mod handicap_and_colours;
mod history;
mod identity;
mod levels;
mod lexicographic;
mod literal;
mod main_club;
mod opengotha;
mod pack;
mod pair_prices;
mod pool;
mod proposal;
mod propose;
mod rematches;
mod report;
mod request;
mod round_findings;
mod sitting_out;

pub use basis::{BasisChange, Left, as_paired, changes_since, who_left};
pub use boards::{BoardPlan, BoardRequest, assign_fixed_boards, board_numbers};
pub use certificate::{Unproved, certified_pairs, verify};
pub use cost_of_pairs::{PairsCost, cost_of_pairs};
pub use explain::{AvoidedPair, CostDifference, PairingExplanation, explain, explain_each};
pub use field::Field;
pub use handicap_and_colours::stones_by_rank;
pub use pair_prices::PairPrices;
pub use pool::is_same_home;
pub use proposal::{Board, Proposal, Reason, Share, Term};
pub use propose::propose;
pub use rematches::rematches;
pub use report::{PairingRemark, RemarkKind, far_apart, report};
pub use request::{FixedBoard, PairingRefused, PairingRequest};
pub use round_findings::{Finding, legal, not_entered};
