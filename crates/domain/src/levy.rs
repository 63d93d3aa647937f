//! The levy an association asks of every player for each day he plays (R80).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::timetable::rounds_a_day;
use crate::{Competition, Entry, Event};

/// An amount of money in hundredths of its currency: 150 is 1.50.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Money(pub u32);

/// The text is no amount of money.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("\"{0}\" is no amount of money: write it as 3 or 3.50")]
pub struct NoMoney(pub String);

impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:02}", self.0 / 100, self.0 % 100)
    }
}

impl FromStr for Money {
    type Err = NoMoney;

    /// Reads `3`, `3.5`, `3,50`.
    fn from_str(text: &str) -> Result<Money, NoMoney> {
        let trimmed = text.trim();
        let wrong = || NoMoney(trimmed.to_string());
        let (whole, part) = trimmed.split_once(['.', ',']).unwrap_or((trimmed, ""));
        let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
        if whole.is_empty() || whole.len() > 6 || part.len() > 2 || !digits(whole) || !digits(part) {
            return Err(wrong());
        }
        format!("{whole}{part:0<2}").parse().map(Money).map_err(|_| wrong())
    }
}

impl From<Money> for String {
    fn from(money: Money) -> String {
        money.to_string()
    }
}

impl TryFrom<String> for Money {
    type Error = NoMoney;

    fn try_from(text: String) -> Result<Money, NoMoney> {
        text.parse()
    }
}

/// What a player is to the association. Visitors from abroad count as members of their own.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Membership {
    /// A member, at home or abroad.
    #[default]
    Member,
    /// No member.
    NonMember,
    /// Somebody whom the director lets pay less: a child, a student, unemployed.
    Concession,
}

/// What a day costs; all nothing where no levy is kept.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LevyRules {
    /// A member's day.
    pub member: Money,
    /// A non-member's day.
    pub non_member: Money,
    /// A day for who pays less.
    pub concession: Money,
    /// The currency, as it stands behind an amount: `EUR`.
    pub currency: String,
}

impl LevyRules {
    /// Whether a levy is kept at all.
    pub fn kept(&self) -> bool {
        [self.member, self.non_member, self.concession].iter().any(|amount| amount.0 > 0)
    }

    /// What one day costs.
    pub fn a_day(&self, membership: Membership) -> Money {
        match membership {
            Membership::Member => self.member,
            Membership::NonMember => self.non_member,
            Membership::Concession => self.concession,
        }
    }
}

/// The days on which a player has a round to play; for a stand-in, those on which he may be needed.
pub fn days(event: &Event, competition: &Competition, entry: &Entry) -> u32 {
    let a_day = rounds_a_day(event.start, event.end, competition.rounds);
    let plays = |round: &u32| !entry.missed.contains(*round);
    let days = (1..=competition.rounds).filter(plays).map(|round| (round - 1) / a_day);
    days.collect::<std::collections::BTreeSet<u32>>().len() as u32
}

/// What a player owes for all his days.
pub fn due(event: &Event, competition: &Competition, entry: &Entry) -> Money {
    Money(event.levy.a_day(entry.membership).0 * days(event, competition, entry))
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;
    use crate::{CompetitionId, EntryId, Player, Rank, Rounds, System};

    #[test]
    fn amounts_are_read_and_written_exactly() {
        for (text, cents) in [("3", 300), ("1.5", 150), ("1,50", 150), ("0.05", 5)] {
            assert_eq!(text.parse(), Ok(Money(cents)), "{text}");
        }
        for text in ["", ".5", "-1", "1.505", "1e3", "3 EUR"] {
            assert!(text.parse::<Money>().is_err(), "{text}");
        }
        assert_eq!(Money(1205).to_string(), "12.05");
    }

    #[test]
    fn a_day_is_paid_for_when_a_round_of_it_is_played() {
        let day = |day| NaiveDate::from_ymd_opt(2026, 8, day).unwrap();
        let mut event = Event::new("Stage", day(14), "");
        event.end = day(16);
        event.levy =
            LevyRules { member: Money(150), non_member: Money(300), concession: Money(100), ..LevyRules::default() };
        let open = Competition::new(CompetitionId::OPEN, "Open", System::McMahon, 6);
        let mut entry = Entry::new(EntryId(1), open.id, Player::new("Brook", "Ada", Rank::SHODAN));
        assert_eq!((days(&event, &open, &entry), due(&event, &open, &entry)), (3, Money(450)));
        entry.missed = Rounds::of([1, 2, 3]);
        entry.membership = Membership::NonMember;
        assert_eq!((days(&event, &open, &entry), due(&event, &open, &entry)), (2, Money(600)));
        entry.missed = Rounds::of(1..=6);
        assert_eq!(due(&event, &open, &entry), Money(0));
    }
}
