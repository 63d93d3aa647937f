//! Generalised knock-out: nobody is out, and players with the same sequence of results meet (R62).

use super::rules::{Law, SystemRules, SystemSettings};
use crate::model::criterion::{Criterion, ScoreBasis};

pub(super) const RULES: SystemRules = SystemRules {
    title: "Generalised knock-out",
    pairs_by_sequence: true,
    laws: &[Law::EveryonePlays, Law::PlacesBySequence],
    settings: |_| SystemSettings {
        tie_breaks: vec![Criterion::Sequence, Criterion::Sos(ScoreBasis::Wins, 0)],
        ..SystemSettings::default()
    },
    ..SystemRules::SWISS
};
