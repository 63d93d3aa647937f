//! Knock-out: only the games of the main table are played (R60).

use super::rules::{Law, MainTable, SystemRules, SystemSettings};
use crate::model::criterion::Criterion;
use crate::model::scoring::ScoringRules;

pub(super) const RULES: SystemRules = SystemRules {
    title: "Knock-out",
    main_table: Some(MainTable::Everyone { losses: 1 }),
    fixes_all_games: true,
    laws: &[Law::OutAfterALoss, Law::PlacesByExit(1)],
    settings: |_| SystemSettings {
        scoring: ScoringRules::round_robin(),
        tie_breaks: vec![Criterion::Stage],
        ..SystemSettings::default()
    },
    ..SystemRules::SWISS
};
