//! Score pairing: equal scores meet, ordered by numbers drawn by lot (R56-R59).

use super::rules::{SystemRules, SystemSettings};
use crate::model::criterion::{Criterion, ScoreBasis};
use crate::model::id::RoundNumber;
use crate::model::pairing_rules::PairingRules;

pub(super) const RULES: SystemRules = SystemRules {
    title: "Score pairing",
    shown_points_per_win: 2,
    draws_numbers: true,
    settings: |rounds| SystemSettings {
        tie_breaks: tie_breaks(rounds),
        pairing: PairingRules::score_pairing(),
        ..SystemSettings::default()
    },
    ..SystemRules::SWISS
};

/// Returns wins, SOS, then SOS without the opponents of the first round, of the first two rounds, and so on (R59).
fn tie_breaks(rounds: RoundNumber) -> Vec<Criterion> {
    let without = (1..u8::try_from(rounds).unwrap_or(u8::MAX)).map(Criterion::SosWithoutFirst);
    [Criterion::Wins, Criterion::Sos(ScoreBasis::Wins, 0)].into_iter().chain(without).collect()
}
