//! The levels of profile Seygo, from the most to the least important: one small formula each, in integers.
//! All are symmetric, 0 is the best, and what a level costs in a round is the sum over its boards.

mod category;
mod colours;
mod floats;
mod handicap;
mod homes;
mod rematch;
mod score_difference;
mod seeding;

use crate::model::pairing_rules::{HandicapRules, Level, LevelSetting, Seeding};

use super::contender::Contender;
use super::identity::pair_lot;

/// What the levels need to know beside the two players.
#[derive(Debug, Clone)]
pub(crate) struct LevelRules {
    /// The levels that are on, in order.
    pub settings: Vec<LevelSetting>,
    /// The seeding of this round.
    pub seeding: Seeding,
    pub handicap: HandicapRules,
}

impl LevelRules {
    /// Whether score groups are formed inside each category: categories are kept apart, and that counts more than who
    /// meets whom inside a group.
    pub(crate) fn groups_by_category(&self) -> bool {
        let place = |level| self.settings.iter().position(|s| s.level == level);
        place(Level::Category).is_some_and(|at| place(Level::Seeding).is_none_or(|seeding| at < seeding))
    }

    /// What the pair `a`-`b` (contenders number `j` is `b`) pays at one level.
    pub(crate) fn price(&self, setting: &LevelSetting, a: &Contender, b: &Contender, j: usize) -> u32 {
        let price = match setting.level {
            Level::Rematch => rematch::price(&a.met, j),
            Level::Family => homes::price(a.family, b.family),
            Level::Category => category::price(a, b),
            Level::ScoreDifference => score_difference::price(a, b),
            Level::KnockoutApart => rematch::price(&a.apart, j),
            Level::Floats => floats::price(a, b),
            Level::Club => homes::price_below_bar(a, b, a.club, b.club),
            Level::Country => homes::price_below_bar(a, b, a.country, b.country),
            Level::Colours => colours::price(a, b, &self.handicap),
            Level::Handicap => handicap::price(a, b, &self.handicap),
            Level::Seeding => seeding::price(a, b, self.seeding),
            Level::Lot => lot(a, b),
        };
        setting.cap.map_or(price, |cap| price.min(cap))
    }
}

/// A lot from 0 to 255, drawn for the pair (R36).
fn lot(a: &Contender, b: &Contender) -> u32 {
    (pair_lot(a.lot, b.lot) >> 56) as u32
}
