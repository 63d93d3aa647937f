//! Until when a protest in a case is in time (5j, R74).

use chrono::NaiveDateTime;
use domain::model::referee_case::ProtestTarget;
use domain::referee::protest::ProtestDeadline;
use domain::timetable::plan;
use domain::{Event, RefereeCase};
use serde::Serialize;
use ts_rs::TS;

use crate::case_words::DeadlineBasisName;

/// The end of the period of protests.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct DeadlineView {
    /// The local time, `2026-08-14T14:05`.
    pub at: String,
    /// What ends the period.
    pub basis: DeadlineBasisName,
    /// Whether it is over.
    pub is_over: bool,
    /// The whole minutes left; 0 if it is over.
    pub minutes_left: i64,
}

/// Returns the end of the period for a protest: against the result, from the end of the game; against a ruling, from the
/// ruling. `None` if the game has not ended, or there is no ruling. The next round starts as the timetable says.
pub(super) fn deadline(whole: &Event, case: &RefereeCase, against: ProtestTarget) -> Option<ProtestDeadline> {
    let from = match against {
        ProtestTarget::Game => case.ended?,
        ProtestTarget::Ruling => case.last_ruling()?.0,
    };
    Some(ProtestDeadline::of(from, next_start(whole, case)))
}

/// Returns when the round after that of the case starts.
fn next_start(whole: &Event, case: &RefereeCase) -> Option<NaiveDateTime> {
    let competition = whole.competition(case.competition)?;
    let next = case.round? + 1;
    plan(whole.settings(), competition).ok()?.into_iter().find(|start| start.round == next).map(|start| start.at)
}

/// Returns the deadline as the screen shows it.
pub(super) fn view(deadline: ProtestDeadline, now: NaiveDateTime) -> DeadlineView {
    DeadlineView {
        at: deadline.at.format("%Y-%m-%dT%H:%M").to_string(),
        basis: deadline.basis.into(),
        is_over: deadline.is_late(now),
        minutes_left: (deadline.at - now).num_minutes().max(0),
    }
}
