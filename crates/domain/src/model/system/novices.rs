//! Novices: a Swiss with handicap on small boards, in which players without a win meet (R71).

use super::rules::{Law, SystemRules, SystemSettings};
use crate::model::board_size::BoardRule;
use crate::model::pairing_rules::{HandicapBasis, HandicapRules, Level, PairingRules};

pub(super) const RULES: SystemRules = SystemRules {
    title: "Novices",
    laws: &[Law::EveryonePlays, Law::WinlessPlayersMeet, Law::PlacesByScore],
    settings: |_| SystemSettings {
        pairing: PairingRules::with_first(Level::Winless),
        // The full difference of ranks.
        handicap: HandicapRules { basis: HandicapBasis::Rank, reduction: 0, ..HandicapRules::default() },
        board_size: BoardRule::ByRank,
        ..SystemSettings::default()
    },
    ..SystemRules::SWISS
};
