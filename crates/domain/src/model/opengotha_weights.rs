//! The weights of OpenGotha's pairing, as in its files: attributes `pai...` of `PairingParameterSet`.
//! Seeding systems and the last round of the first one are in [`crate::model::pairing_rules::PairingRules`], handicaps
//! in `HandicapRules`, and categories in the competition's `grade_limits`.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::model::criterion::Criterion;
use crate::model::rank::Rank;

/// The part of a score group from which a floater is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub enum FloatFrom {
    /// `TOP`.
    Top,
    /// `MID`.
    Middle,
    /// `BOT`.
    Bottom,
}

/// OpenGotha's weights, 0..=10^15. [`Default`] is what OpenGotha gives a new McMahon tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct OpenGothaWeights {
    /// `paiStandardNX1Factor` in thousandths: 0.5 is 500.
    pub concavity: u32,
    /// `paiBaAvoidDuplGame`.
    pub avoid_rematch: i64,
    /// `paiBaRandom`.
    pub random: i64,
    /// `paiBaDeterministic`: whether the random part follows from the names instead of the event's draw seed.
    pub deterministic: bool,
    /// `paiBaBalanceWB`; 1000 if a file does not contain it.
    pub balance_colours: i64,
    /// `paiMaAvoidMixingCategories`.
    pub avoid_mixing_categories: i64,
    /// `paiMaMinimizeScoreDifference`.
    pub score_difference: i64,
    /// `paiMaDUDDWeight`.
    pub floats: i64,
    /// `paiMaCompensateDUDD`.
    pub compensate_floats: bool,
    /// `paiMaDUDDUpperMode`.
    pub upper_floater: FloatFrom,
    /// `paiMaDUDDLowerMode`.
    pub lower_floater: FloatFrom,
    /// `paiMaMaximizeSeeding`.
    pub seeding: i64,
    /// `paiMaAdditionalPlacementCritSystem1`; `NULL` is `None`.
    pub first_extra: Option<Criterion>,
    /// `paiMaAdditionalPlacementCritSystem2`.
    pub later_extra: Option<Criterion>,
    /// `paiSeRankThreshold`.
    pub rank_threshold: Rank,
    /// `paiSeNbWinsThresholdActive`.
    pub wins_threshold: bool,
    /// `paiSeBarThresholdActive`.
    pub bar_threshold: bool,
    /// `paiSeMinimizeHandicap`.
    pub handicap: i64,
    /// `paiSeAvoidSameGeo`.
    pub geography: i64,
    /// `paiSePreferMMSDiffRatherThanSameCountry`, in points of score difference.
    pub country_factor: i64,
    /// `paiSePreferMMSDiffRatherThanSameClub`, in points of score difference.
    pub club_factor: i64,
    /// The clubs of each `ClubsGroup`.
    pub club_groups: Vec<Vec<String>>,
}

impl Default for OpenGothaWeights {
    fn default() -> OpenGothaWeights {
        OpenGothaWeights {
            concavity: 500,
            avoid_rematch: 500_000_000_000_000,
            random: 0,
            deterministic: true,
            balance_colours: 1_000_000,
            avoid_mixing_categories: 0,
            score_difference: 100_000_000_000,
            floats: 100_000_000,
            compensate_floats: true,
            upper_floater: FloatFrom::Middle,
            lower_floater: FloatFrom::Middle,
            seeding: 5_000_000,
            first_extra: Some(Criterion::Rating),
            later_extra: None,
            rank_threshold: Rank::SHODAN,
            wins_threshold: false,
            bar_threshold: true,
            handicap: 0,
            geography: 100_000_000_000,
            country_factor: 1,
            club_factor: 3,
            club_groups: Vec::new(),
        }
    }
}

impl OpenGothaWeights {
    /// Returns the same weights with every weight clamped to 0..=10^15 and every factor to 0..=1000, so that sums over a
    /// round fit into 64 bits.
    pub fn within_limits(mut self) -> OpenGothaWeights {
        let weights = [
            &mut self.avoid_rematch,
            &mut self.random,
            &mut self.balance_colours,
            &mut self.avoid_mixing_categories,
            &mut self.score_difference,
            &mut self.floats,
            &mut self.seeding,
            &mut self.handicap,
            &mut self.geography,
        ];
        weights.into_iter().for_each(|weight| *weight = (*weight).clamp(0, 1_000_000_000_000_000));
        let factors = [&mut self.country_factor, &mut self.club_factor];
        factors.into_iter().for_each(|factor| *factor = (*factor).clamp(0, 1000));
        self.concavity = self.concavity.min(10_000);
        self
    }
}
