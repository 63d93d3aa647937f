//! League: everyone meets everyone of their division over months, on dates of their own (R66).

use super::rules::{Law, SystemRules, SystemSettings};
use crate::model::criterion::Criterion;

pub(super) const RULES: SystemRules = SystemRules {
    title: "League",
    has_divisions: true,
    is_free: true,
    over_months: true,
    laws: &[Law::MeetingsInLimits, Law::DivisionsAreApart],
    settings: |_| SystemSettings {
        tie_breaks: [Criterion::Category].into_iter().chain(Criterion::round_robin_tie_breaks()).collect(),
        meetings: 1,
        division_size: 8,
        ..SystemSettings::default()
    },
    ..SystemRules::SWISS
};
