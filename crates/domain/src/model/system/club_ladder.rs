//! Club ladder: a win moves up, a loss down, and any two may play at any time (R70).

use super::rules::{Law, SystemRules, SystemSettings};
use crate::model::criterion::Criterion;
use crate::model::id::MOST_FREE_GAMES;

pub(super) const RULES: SystemRules = SystemRules {
    title: "Club ladder",
    has_rungs: true,
    is_free: true,
    over_months: true,
    laws: &[Law::RungsFollowResults],
    settings: |_| SystemSettings {
        tie_breaks: vec![Criterion::Rung],
        meetings: MOST_FREE_GAMES,
        ..SystemSettings::default()
    },
    ..SystemRules::SWISS
};
