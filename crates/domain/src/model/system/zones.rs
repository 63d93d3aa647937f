//! Zones: everyone meets everyone in each zone, then the best of each zone play a knock-out (R63).

use super::rules::{Circle, Law, MainTable, SystemRules, SystemSettings};
use crate::model::criterion::Criterion;
use crate::model::scoring::ScoringRules;

pub(super) const RULES: SystemRules = SystemRules {
    title: "Zones",
    circle: Some(Circle::Zones),
    main_table: Some(MainTable::ZoneWinners),
    lists_zones: true,
    fixes_all_games: true,
    laws: &[Law::ZonesAreComplete, Law::OutAfterALoss],
    settings: |_| SystemSettings {
        scoring: ScoringRules::round_robin(),
        tie_breaks: Criterion::staged(Criterion::round_robin_tie_breaks()),
        ..SystemSettings::default()
    },
    ..SystemRules::SWISS
};
