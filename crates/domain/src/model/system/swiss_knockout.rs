//! Swiss knock-out: the first of a Swiss play a knock-out in the last rounds, while all others go on (R67).

use super::rules::{Law, MainTable, SystemRules, SystemSettings};
use crate::model::criterion::Criterion;

pub(super) const RULES: SystemRules = SystemRules {
    title: "Swiss knock-out",
    main_table: Some(MainTable::Finalists),
    laws: &[Law::EveryonePlays, Law::OutAfterALoss, Law::NoRematch],
    settings: |_| SystemSettings {
        tie_breaks: Criterion::staged(Criterion::swiss_tie_breaks()),
        ..SystemSettings::default()
    },
    ..SystemRules::SWISS
};
