//! The levels of profile Seygo, one formula in integers each. All formulas are symmetric and 0 is best; the cost of a
//! round at a level is the sum over its boards.

mod category;
mod colours;
mod columns;
mod crossing;
mod floats;
mod handicap;
mod homes;
mod rematch;
mod score_difference;
mod seeding;
mod winless;

use crate::model::pairing_rules::{FloatRule, HandicapRules, Level, LevelSetting, Seeding};

use super::contender::Contender;
use super::handicap_and_colours;
use super::identity::pair_lot;

pub(crate) use columns::LevelColumns;

use colours::ColourCosts;
use floats::Floater;
use seeding::GroupPlace;

/// What the levels need to know besides the two players.
#[derive(Debug, Clone)]
pub(crate) struct LevelRules {
    /// The levels that are on, most important first.
    pub settings: Vec<LevelSetting>,
    /// The seeding of this round.
    pub seeding: Seeding,
    pub floats: FloatRule,
    pub handicap: HandicapRules,
    /// The number of zones, if categories are kept separate before anything else, so that crossings are counted (R65).
    pub zones: Option<u32>,
    /// The number of groups of equal sequences of results in a generalised knock-out, whose crossings are counted (R62).
    pub sequences: Option<u32>,
}

impl LevelRules {
    /// Whether score groups are formed within each category: if categories are kept separate and that counts more than the
    /// seeding within a group.
    pub(crate) fn groups_by_category(&self) -> bool {
        let place = |level| self.settings.iter().position(|s| s.level == level);
        place(Level::Category).is_some_and(|at| place(Level::Seeding).is_none_or(|seeding| at < seeding))
    }

    /// Returns the cost of a game between two categories.
    fn category(&self, a: u32, b: u32) -> u32 {
        self.zones.map_or_else(|| category::cost(a, b), |zones| crossing::cost(a, b, zones))
    }

    /// Returns the cost of a game between two scores in half points.
    fn score_difference(&self, a: i32, b: i32) -> u32 {
        // The places of sequences are whole points.
        let crossing = |groups| crossing::cost(0, a.abs_diff(b).div_ceil(2), groups);
        self.sequences.map_or_else(|| score_difference::cost(a, b), crossing)
    }

    /// Changes the rules to those of earlier versions, which counted distances only. Returns whether they are others.
    pub(crate) fn without_crossings(&mut self) -> bool {
        let counted = self.zones.is_some() || self.sequences.is_some();
        (self.zones, self.sequences) = (None, None);
        counted
    }

    /// Returns the cost of the pair `a`-`b` at one level; `j` is the index of `b`.
    pub(crate) fn cost(&self, setting: &LevelSetting, a: &Contender, b: &Contender, j: usize) -> u32 {
        let even = || handicap_and_colours::handicap(a, b, &self.handicap) == 0;
        let cost = match setting.level {
            Level::Rematch => rematch::cost(&a.met, j),
            Level::Family => homes::cost(a.family, b.family),
            Level::Winless => winless::cost(a.winless, b.winless),
            Level::Category => self.category(a.category, b.category),
            Level::ScoreDifference => self.score_difference(a.score, b.score),
            Level::KnockoutApart => rematch::cost(&a.knockout_opponents, j),
            Level::Floats => floats::cost(Floater::new(a, self.floats), Floater::new(b, self.floats)),
            Level::Club => homes::cost(homes::below_bar(a, a.club), homes::below_bar(b, b.club)),
            Level::Country => homes::cost(homes::below_bar(a, a.country), homes::below_bar(b, b.country)),
            Level::Colours if even() => colours::cost(ColourCosts::new(a), ColourCosts::new(b)),
            Level::Colours => 0,
            Level::Handicap => handicap::cost(a, b, &self.handicap),
            Level::Seeding => seeding::cost(GroupPlace::new(a), GroupPlace::new(b), self.seeding),
            Level::Lot => lot(a.lot, b.lot),
        };
        setting.cap.map_or(cost, |cap| cost.min(cap))
    }
}

/// Returns a lot from 0 to 255, drawn for the pair (R36).
fn lot(a: u64, b: u64) -> u32 {
    (pair_lot(a, b) >> 56) as u32
}
