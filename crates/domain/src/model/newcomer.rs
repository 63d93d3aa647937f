//! Who may enter a competition for newcomers: Future Stars (R4).

use chrono::{Datelike, NaiveDate};
use messages::{Explain, Message, message};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::model::category::AgeRule;
use crate::model::player::Player;

/// Who counts as a newcomer. The default is the tour's rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct NewcomerRule {
    /// The highest age on the cut-off day, in years.
    pub oldest: u8,
    /// The highest number of contests in the European Go Database.
    pub contests: u32,
}

impl Default for NewcomerRule {
    fn default() -> NewcomerRule {
        NewcomerRule { oldest: 20, contests: 2 }
    }
}

/// Why a player is not a newcomer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoNewcomer {
    /// The player (name) is too old (age, limit).
    TooOld(String, i32, u8),
    /// The player (name) has played too many contests (number, limit).
    TooExperienced(String, u32, u32),
    /// The player has played in Future Stars before.
    PlayedBefore(String),
    /// The player also plays in the Open of the same event.
    InTheOpen(String),
}

impl Explain for NoNewcomer {
    fn message(&self) -> Message {
        match self {
            NoNewcomer::TooOld(name, age, limit) => message!("newcomer-too-old", name, age = *age, limit = *limit),
            NoNewcomer::TooExperienced(name, contests, limit) => {
                message!("newcomer-too-experienced", name, contests = *contests, limit = *limit)
            }
            NoNewcomer::PlayedBefore(name) => message!("newcomer-played-before", name),
            NoNewcomer::InTheOpen(name) => message!("newcomer-in-open", name),
        }
    }
}

messages::explained!(NoNewcomer);

/// What is known about a player's earlier and other competitions.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct NewcomerHistory {
    /// Contests in the European Go Database; `None` if unknown.
    pub contests: Option<u32>,
    /// Whether the player has played in Future Stars at another event.
    pub stars_before: bool,
    /// Whether the player is entered in the Open of the same event.
    pub in_open: bool,
}

impl NewcomerRule {
    /// Checks that a player is a newcomer, as far as the facts are known.
    ///
    /// # Errors
    /// [`NoNewcomer`] if the player is too old, has played too many contests, has played here before, or plays in the Open.
    pub fn check(
        self,
        player: &Player,
        history: NewcomerHistory,
        ages: &AgeRule,
        day: NaiveDate,
    ) -> Result<(), NoNewcomer> {
        let age = player.birth.map(|birth| ages.age(birth, day.year()));
        if let Some(age) = age.filter(|&age| age > i32::from(self.oldest)) {
            return Err(NoNewcomer::TooOld(player.list_name(), age, self.oldest));
        }
        if let Some(contests) = history.contests.filter(|&contests| contests > self.contests) {
            return Err(NoNewcomer::TooExperienced(player.list_name(), contests, self.contests));
        }
        match history {
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
    fn age_and_contests_decide_if_they_are_known() {
        let day = NaiveDate::from_ymd_opt(2026, 8, 14).unwrap();
        let check = |born: Option<i32>, contests| {
            let player = Player { birth: born.map(Birth::Year), ..Player::new("Reed", "Bea", Rank::WEAKEST) };
            let history = NewcomerHistory { contests, ..NewcomerHistory::default() };
            NewcomerRule::default().check(&player, history, &AgeRule::default(), day).is_ok()
        };
        assert!(check(None, None) && check(Some(2006), Some(2)));
        assert!(!check(Some(2005), None) && !check(None, Some(3)));
    }

    #[test]
    fn a_newcomer_plays_once_and_not_in_the_open_too() {
        let day = NaiveDate::from_ymd_opt(2026, 8, 14).unwrap();
        let player = Player::new("Reed", "Bea", Rank::WEAKEST);
        let refused = |history| NewcomerRule::default().check(&player, history, &AgeRule::default(), day).err();
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
