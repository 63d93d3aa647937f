//! Age categories (12, 16, 20) and the age that decides a player's category (R2).

use std::fmt;

use chrono::{Datelike, NaiveDate};
use messages::Argument;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::model::player::Birth;

/// An age category, named by its age limit: 12, 16 or 20. Not a number of players (R24).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Category(pub u8);

impl Category {
    /// Stands for everyone in the competition, whatever their age: its table is the main table (R60, R63, R67).
    pub const EVERYONE: Category = Category(0);
}

/// Writes the age limit; nothing for everyone, so that `KO12` is a category's table and `KO` the main table.
impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Category::EVERYONE { Ok(()) } else { write!(f, "{}", self.0) }
    }
}

impl From<Category> for Argument {
    fn from(category: Category) -> Argument {
        if category == Category::EVERYONE { Argument::Text(String::new()) } else { category.0.into() }
    }
}

/// How a category follows from a player's birth (R2). The defaults are the tour's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AgeRule {
    /// The limits, youngest first.
    pub categories: Vec<Category>,
    /// The day, as (month, day), of the event's year on which ages are taken.
    pub cut_off: (u32, u32),
    /// Whether the limit is inclusive ("at most 12") or not ("under 12").
    pub limit_included: bool,
}

impl Default for AgeRule {
    fn default() -> AgeRule {
        AgeRule { categories: [12, 16, 20].map(Category).to_vec(), cut_off: (7, 31), limit_included: true }
    }
}

impl AgeRule {
    /// Returns the age in whole years on the cut-off day of `year`. If only the year of birth is known, the birthday is
    /// taken as 1 July, which is right for most players.
    pub fn age(&self, birth: Birth, year: i32) -> i32 {
        let (born, birthday) = match birth {
            Birth::Year(born) => (born, (7, 1)),
            Birth::Day(born) => (born.year(), (born.month(), born.day())),
        };
        year - born - i32::from(birthday > self.cut_off)
    }

    /// Returns the youngest category that the player is not too old for. `None` for seniors and unknown births.
    pub fn category(&self, birth: Option<Birth>, event: NaiveDate) -> Option<Category> {
        let age = self.age(birth?, event.year());
        self.categories.iter().copied().filter(|c| age < i32::from(c.0) + i32::from(self.limit_included)).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(y: i32, m: u32, d: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(y, m, d).unwrap()
    }

    #[test]
    fn age_is_taken_on_31_july_and_holds_all_year() {
        let rule = AgeRule::default();
        let turns_13_on = |d| rule.category(Some(Birth::Day(d)), day(2026, 2, 1));
        assert_eq!(turns_13_on(day(2013, 7, 31)), Some(Category(16)));
        assert_eq!(turns_13_on(day(2013, 8, 1)), Some(Category(12)));
    }

    #[test]
    fn a_player_belongs_to_the_youngest_category_they_fit() {
        let rule = AgeRule::default();
        let born = |y| rule.category(Some(Birth::Year(y)), day(2026, 11, 20));
        assert_eq!(born(2014), Some(Category(12)));
        assert_eq!(born(2013), Some(Category(16)));
        assert_eq!(born(2006), Some(Category(20)));
        assert_eq!(born(2005), None);
        assert_eq!(rule.category(None, day(2026, 11, 20)), None);
    }

    #[test]
    fn a_birthday_in_mid_year_is_assumed_for_a_year_of_birth() {
        let age = |cut_off| AgeRule { cut_off, ..AgeRule::default() }.age(Birth::Year(2010), 2022);
        assert_eq!([(1, 1), (7, 31), (12, 31)].map(age), [11, 12, 12]);
    }

    #[test]
    fn an_exclusive_limit_moves_players_of_that_age_up() {
        let under = AgeRule { limit_included: false, ..AgeRule::default() };
        assert_eq!(under.category(Some(Birth::Year(2014)), day(2026, 1, 1)), Some(Category(16)));
    }
}
