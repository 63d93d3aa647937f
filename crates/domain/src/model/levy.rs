//! The levy that an association charges per player and day: its rates (R80). [`crate::levy`] computes what a player
//! owes.

use std::fmt;
use std::str::FromStr;

use messages::{Explain, Message, message};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An amount of money in hundredths of its currency: 150 is 1.50.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(into = "String", try_from = "String")]
#[ts(type = "string")]
pub struct Money(pub u32);

/// The text is not an amount of money.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoMoney(pub String);

impl Explain for NoMoney {
    fn message(&self) -> Message {
        message!("money-unknown", text = &self.0)
    }
}

messages::explained!(NoMoney);

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
        let refusal = || NoMoney(trimmed.to_string());
        let (whole, part) = trimmed.split_once(['.', ',']).unwrap_or((trimmed, ""));
        let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
        if whole.is_empty() || whole.len() > 6 || part.len() > 2 || !digits(whole) || !digits(part) {
            return Err(refusal());
        }
        format!("{whole}{part:0<2}").parse().map(Money).map_err(|_| refusal())
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

/// A player's membership in an association. Members of a foreign association count as members.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Membership {
    /// A member, at home or abroad.
    #[default]
    Member,
    /// Not a member.
    NonMember,
    /// A player who may pay less, such as a child, a student or an unemployed person.
    Concession,
}

/// The price of one day; zero everywhere if there is no levy.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LevyRules {
    /// Rate for members.
    pub member: Money,
    /// Rate for non-members.
    pub non_member: Money,
    /// Reduced rate.
    pub concession: Money,
    /// The currency, printed after an amount: `EUR`.
    pub currency: String,
}

impl LevyRules {
    /// Whether there is a levy.
    pub fn kept(&self) -> bool {
        [self.member, self.non_member, self.concession].iter().any(|amount| amount.0 > 0)
    }

    /// Returns the price of one day.
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
    fn amounts_are_parsed_and_written_exactly() {
        for (text, cents) in [("3", 300), ("1.5", 150), ("1,50", 150), ("0.05", 5)] {
            assert_eq!(text.parse(), Ok(Money(cents)), "{text}");
        }
        for text in ["", ".5", "-1", "1.505", "1e3", "3 EUR"] {
            assert!(text.parse::<Money>().is_err(), "{text}");
        }
        assert_eq!(Money(1205).to_string(), "12.05");
    }
}
