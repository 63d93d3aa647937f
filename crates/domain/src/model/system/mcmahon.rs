//! McMahon: players start with a score that follows from their rank (R12).

use super::rules::{SystemRules, SystemSettings};
use crate::model::criterion::{Criterion, ScoreBasis};

pub(super) const RULES: SystemRules = SystemRules {
    title: "Open",
    main_score: ScoreBasis::Mms,
    starts_by_rank: true,
    allows_teams: true,
    settings: |_| SystemSettings { tie_breaks: Criterion::mcmahon_tie_breaks(), ..SystemSettings::default() },
    ..SystemRules::SWISS
};
