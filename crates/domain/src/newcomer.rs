//! Who may play where newcomers are among themselves: Future Stars (R4).

use chrono::{Datelike, NaiveDate};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{AgeRule, Player};

/// What a newcomer is; the default is the tour's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewcomerRule {
    /// The greatest age on the cut-off day, in years.
    pub oldest: u8,
    /// The greatest number of contests that the European database knows of him.
    pub contests: u32,
}

impl Default for NewcomerRule {
    fn default() -> NewcomerRule {
        NewcomerRule { oldest: 20, contests: 2 }
    }
}

/// Why somebody is no newcomer.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NoNewcomer {
    /// He is too old.
    #[error("{0} is {1} on the day that counts, and newcomers are at most {2}: the director may overrule this")]
    TooOld(String, i32, u8),
    /// He has played too often.
    #[error(
        "{0} has {1} contests in the European database, and newcomers have at most {2}: the director may overrule this"
    )]
    TooExperienced(String, u32, u32),
}

impl NewcomerRule {
    /// Whether a player is a newcomer, as far as birth and number of contests are known.
    ///
    /// # Errors
    /// He is too old or has played too often.
    pub fn check(
        self,
        player: &Player,
        contests: Option<u32>,
        ages: &AgeRule,
        day: NaiveDate,
    ) -> Result<(), NoNewcomer> {
        let age = player.birth.map(|birth| ages.age(birth, day.year()));
        if let Some(age) = age.filter(|&age| age > i32::from(self.oldest)) {
            return Err(NoNewcomer::TooOld(player.list_name(), age, self.oldest));
        }
        match contests.filter(|&contests| contests > self.contests) {
            Some(contests) => Err(NoNewcomer::TooExperienced(player.list_name(), contests, self.contests)),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rank;
    use crate::player::Birth;

    #[test]
    fn age_and_contests_decide_as_far_as_they_are_known() {
        let day = NaiveDate::from_ymd_opt(2026, 8, 14).unwrap();
        let check = |born: Option<i32>, contests| {
            let player = Player { birth: born.map(Birth::Year), ..Player::new("Reed", "Bea", Rank::WEAKEST) };
            NewcomerRule::default().check(&player, contests, &AgeRule::default(), day).is_ok()
        };
        assert!(check(None, None) && check(Some(2006), Some(2)));
        assert!(!check(Some(2005), None) && !check(None, Some(3)));
    }
}
