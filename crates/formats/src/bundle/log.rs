//! `log.json`: what the event's journal says about the bundle. The head of the history names every change before the issue, and
//! the acts are all freezes and draws, including those that were undone.

use messages::{Message, message};
use serde::{Deserialize, Serialize};

use crate::text::clean;

/// The history of an event when a bundle was issued.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BundleLog {
    /// The number of journal entries before the issue.
    pub entries: u32,
    /// The hash of the last of them, 64 hexadecimal digits.
    pub head: String,
    /// All freezes and draws.
    pub acts: Vec<BundleAct>,
}

/// A freeze or a draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BundleAct {
    /// The age category.
    pub category: u8,
    /// Whether it concerns a Final instead of a knock-out.
    pub of_final: bool,
    /// `freeze` or `draw`.
    pub act: String,
    /// Its number among the acts of its kind in the category, from 1.
    pub number: u32,
    /// When it was, as the event's clock showed it.
    pub at: String,
    /// Whether it was undone when the bundle was issued.
    pub undone: bool,
}

/// The most acts of a log.
const MOST_ACTS: usize = 10_000;
/// The longest time, in bytes.
const LONGEST_TIME: usize = 40;

/// Returns what is wrong with a log, if anything is.
pub(super) fn fault(log: &BundleLog) -> Option<Message> {
    let is_head = log.head.len() == 64 && log.head.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
    let is_act = |act: &BundleAct| {
        let is_known = ["freeze", "draw"].contains(&act.act.as_str());
        is_known && act.number > 0 && act.at.len() <= LONGEST_TIME && clean(&act.at) == (act.at.clone(), false)
    };
    let is_sound = is_head && log.entries > 0 && log.acts.len() <= MOST_ACTS && log.acts.iter().all(is_act);
    (!is_sound).then(|| message!("bundle-problem-log"))
}
