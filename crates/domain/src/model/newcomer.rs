//! Who may play where newcomers are among themselves: Future Stars (R4).

use chrono::{Datelike, NaiveDate};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::model::category::AgeRule;
use crate::model::player::Player;

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
    /// He has been here before.
    #[error(
        "{0} has played in Future Stars before, and one plays there once in a lifetime: the director may overrule this"
    )]
    PlayedBefore(String),
    /// He plays in the Open at the same time.
    #[error("{0} plays in the Open of the same event, and one plays in one of the two: the director may overrule this")]
    InTheOpen(String),
}

/// What is known of somebody beyond what he says himself.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct NewcomerHistory {
    /// Contests that the European database knows of him; `None` if it was not asked or does not know him.
    pub contests: Option<u32>,
    /// He played in Future Stars at another event.
    pub stars_before: bool,
    /// He is entered in the Open of the same event.
    pub in_open: bool,
}

impl NewcomerRule {
    /// Whether a player is a newcomer, as far as birth, contests and his other events are known.
    ///
    /// # Errors
    /// He is too old, has played too often or here before, or plays in the Open.
    pub fn check(
        self,
        player: &Player,
        past: NewcomerHistory,
        ages: &AgeRule,
        day: NaiveDate,
    ) -> Result<(), NoNewcomer> {
        let age = player.birth.map(|birth| ages.age(birth, day.year()));
        if let Some(age) = age.filter(|&age| age > i32::from(self.oldest)) {
            return Err(NoNewcomer::TooOld(player.list_name(), age, self.oldest));
        }
        if let Some(contests) = past.contests.filter(|&contests| contests > self.contests) {
            return Err(NoNewcomer::TooExperienced(player.list_name(), contests, self.contests));
        }
        match past {
            NewcomerHistory { stars_before: true, .. } => Err(NoNewcomer::PlayedBefore(player.list_name())),
            NewcomerHistory { in_open: true, .. } => Err(NoNewcomer::InTheOpen(player.list_name())),
            NewcomerHistory { .. } => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::player::Birth;
    use crate::model::rank::Rank;

    #[test]
    fn age_and_contests_decide_as_far_as_they_are_known() {
        let day = NaiveDate::from_ymd_opt(2026, 8, 14).unwrap();
        let check = |born: Option<i32>, contests| {
            let player = Player { birth: born.map(Birth::Year), ..Player::new("Reed", "Bea", Rank::WEAKEST) };
            let past = NewcomerHistory { contests, ..NewcomerHistory::default() };
            NewcomerRule::default().check(&player, past, &AgeRule::default(), day).is_ok()
        };
        assert!(check(None, None) && check(Some(2006), Some(2)));
        assert!(!check(Some(2005), None) && !check(None, Some(3)));
    }

    #[test]
    fn one_plays_once_and_not_in_the_open_too() {
        let day = NaiveDate::from_ymd_opt(2026, 8, 14).unwrap();
        let player = Player::new("Reed", "Bea", Rank::WEAKEST);
        let refused = |past| NewcomerRule::default().check(&player, past, &AgeRule::default(), day).err();
        assert_eq!(
            refused(NewcomerHistory { stars_before: true, ..NewcomerHistory::default() }),
            Some(NoNewcomer::PlayedBefore("Reed Bea".into()))
        );
        assert_eq!(
            refused(NewcomerHistory { in_open: true, ..NewcomerHistory::default() }),
            Some(NoNewcomer::InTheOpen("Reed Bea".into()))
        );
    }
}
