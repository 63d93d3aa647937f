//! Swiss: everyone starts with a score of zero, and equal scores meet (R64).

use super::rules::{Law, SystemRules};

pub(super) const RULES: SystemRules = SystemRules {
    allows_teams: true,
    laws: &[Law::EveryonePlays, Law::NoNeedlessRematch, Law::PlacesByWins],
    ..SystemRules::SWISS
};
