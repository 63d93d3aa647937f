//! Round robin: everyone meets everyone, by the circle method (R66).

use super::rules::{Circle, Law, SystemRules, SystemSettings};
use crate::model::criterion::Criterion;
use crate::model::scoring::ScoringRules;

pub(super) const RULES: SystemRules = SystemRules {
    title: "Round robin",
    allows_teams: true,
    circle: Some(Circle::Everyone),
    laws: &[Law::AllHaveMet, Law::PlacesByScore],
    settings: |_| SystemSettings {
        scoring: ScoringRules::round_robin(),
        tie_breaks: Criterion::round_robin_tie_breaks(),
        ..SystemSettings::default()
    },
    ..SystemRules::SWISS
};
