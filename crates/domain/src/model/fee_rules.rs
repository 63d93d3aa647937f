//! The prices of an event (R85): entries, extras, and what belongs to the levy.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::model::currency::Amount;
use crate::model::id::CompetitionId;
use crate::model::levy::Membership;

/// Which price of an entry a person pays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum FeeCategory {
    /// A member of an association.
    Member,
    /// Not a member.
    NonMember,
    /// A player who may pay less, such as a student.
    Concession,
    /// A child.
    Child,
    /// A player who enters free of charge. Extras are not free.
    Free,
}

impl From<Membership> for FeeCategory {
    fn from(membership: Membership) -> FeeCategory {
        match membership {
            Membership::Member => FeeCategory::Member,
            Membership::NonMember => FeeCategory::NonMember,
            Membership::Concession => FeeCategory::Concession,
        }
    }
}

/// Who owes a priced item.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PriceKind {
    /// Everyone who plays.
    Entry,
    /// People who chose it: a meal, a shirt, a social event.
    Extra,
}

/// The price for those who enter late.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct LatePrice {
    /// The price.
    pub amount: Amount,
    /// The first day on which an entry is late: the day after the closing date.
    pub from: NaiveDate,
}

/// A priced item. Name, competition and category identify it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Price {
    /// What is paid for, as on a receipt.
    pub name: String,
    /// Who owes it.
    pub kind: PriceKind,
    /// The competition whose players owe it; `None` for the event, in which everyone owes it once. Extras have none.
    pub competition: Option<CompetitionId>,
    /// The category that pays this price; `None` for every category without a price of this name.
    pub category: Option<FeeCategory>,
    /// The price.
    pub amount: Amount,
    /// The price for those who enter late, if it differs.
    pub late: Option<LatePrice>,
}

impl Price {
    /// Whether another price is for the same item and category.
    pub fn replaces(&self, other: &Price) -> bool {
        (&self.name, self.competition, self.category) == (&other.name, other.competition, other.category)
    }

    /// Returns the price for a person who entered on a day; `None` if the day is not known, which is never late.
    pub fn on(&self, entered: Option<NaiveDate>) -> Amount {
        match self.late {
            Some(late) if entered.is_some_and(|day| day >= late.from) => late.amount,
            _ => self.amount,
        }
    }
}

/// The prices of an event.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FeeRules {
    /// In the order in which they were set.
    pub prices: Vec<Price>,
    /// Whether the prices of entries include the levy (R80), so that players do not owe it in addition.
    pub levy_included: bool,
}

impl FeeRules {
    /// Whether nothing is set.
    pub fn is_empty(&self) -> bool {
        *self == FeeRules::default()
    }

    /// Whether some price depends on the day of the entry.
    pub fn has_late_prices(&self) -> bool {
        self.prices.iter().any(|price| price.late.is_some())
    }

    /// Returns the prices of the extras with this name.
    pub fn extras<'r>(&'r self, name: &'r str) -> impl Iterator<Item = &'r Price> {
        self.prices.iter().filter(move |price| price.kind == PriceKind::Extra && price.name == name)
    }
}
