//! Zoned Swiss: a Swiss within each band of ranks (R65).

use super::rules::{Law, SystemRules, SystemSettings};
use crate::model::criterion::Criterion;
use crate::model::id::RoundNumber;
use crate::model::pairing_rules::{Level, PairingRules};
use crate::model::rank::Rank;

pub(super) const RULES: SystemRules = SystemRules {
    lists_zones: true,
    title: "Zoned Swiss",
    laws: &[Law::EveryonePlays, Law::ZonesAreApart],
    settings,
    ..SystemRules::SWISS
};

/// The division comes first in the standings, and players of different divisions meet only where the numbers are odd.
fn settings(_: RoundNumber) -> SystemSettings {
    let usual = SystemSettings::default();
    SystemSettings {
        tie_breaks: [Criterion::Category].into_iter().chain(usual.tie_breaks).collect(),
        pairing: PairingRules::with_first(Level::Category),
        grade_limits: Some(Rank::ZONE_LIMITS.to_vec()),
        ..usual
    }
}
