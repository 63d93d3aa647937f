//! The levy an association asks of every player for each day he plays: its amounts (R80). What somebody owes is in
//! [`crate::levy`].

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

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

#[cfg(test)]
mod tests {
    use super::*;

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
}
