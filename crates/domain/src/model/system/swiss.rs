//! Swiss: everyone starts with a score of zero, and equal scores meet (R64).

use super::rules::SystemRules;

pub(super) const RULES: SystemRules = SystemRules { allows_teams: true, ..SystemRules::SWISS };
