//! Self-pairing: any two may play at any time, and nothing is paired (R69).

use super::rules::{Law, SystemRules, SystemSettings};
use crate::model::criterion::{Criterion, ScoreBasis};

pub(super) const RULES: SystemRules = SystemRules {
    title: "Self-pairing",
    is_free: true,
    laws: &[Law::MeetingsInLimits],
    settings: |_| SystemSettings {
        tie_breaks: vec![Criterion::Wins, Criterion::Direct, Criterion::Sos(ScoreBasis::Wins, 0)],
        ..SystemSettings::default()
    },
    ..SystemRules::SWISS
};
