//! The cash desk (R86, R87): payments and refunds, what a person chose and was granted, and the till of a day. None of it is published.

use std::collections::BTreeMap;

use chrono::{NaiveDate, NaiveDateTime};
use serde::{Deserialize, Serialize};

use crate::model::currency::Amount;
use crate::model::fee_rules::FeeCategory;
use crate::model::id::{CompetitionId, PaymentId, PersonId};

/// How money changes hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PaymentMethod {
    /// In cash at the desk.
    Cash,
    /// By transfer or card: not in the till.
    Transfer,
}

/// What is paid for.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum FeeItem {
    /// A priced item of the event.
    Priced {
        /// Its name.
        name: String,
        /// The competition whose players owe it; `None` for the event.
        competition: Option<CompetitionId>,
    },
    /// The levy of the association (R80).
    Levy,
}

/// One line of what a person owes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AccountLine {
    /// The item.
    pub item: FeeItem,
    /// How many of it, at least one.
    pub quantity: u32,
    /// The price of all of them, before discounts.
    pub amount: Amount,
    /// What remains of it after discounts, which are taken off from the first line on.
    pub net: Amount,
}

/// A payment or refund. It is never changed or removed: a mistake is corrected by a refund, or undone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Payment {
    /// The number of its receipt: unique in the event, in the order in which payments were taken, never reused.
    pub id: PaymentId,
    /// Who paid.
    pub person: PersonId,
    /// Their name then, "Family Given", for the receipt.
    pub name: String,
    /// The amount, not zero; negative for a refund.
    pub amount: Amount,
    /// How it was paid.
    pub method: PaymentMethod,
    /// When, in local time.
    pub at: NaiveDateTime,
    /// Who took the money or gave it back.
    pub taken_by: String,
    /// A remark, such as the reason of a refund; may be empty.
    pub note: String,
    /// What the person owed then, so that receipts and reports of past days stay as they are; `None` in files that did not record it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owed_then: Option<Vec<AccountLine>>,
}

/// A discount that the organiser granted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Discount {
    /// What it takes off.
    pub amount: Amount,
    /// Why.
    pub reason: String,
}

/// What is known of a person for their fees.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonFees {
    /// The person.
    pub person: PersonId,
    /// The category; `None` for the one of their membership.
    pub category: Option<FeeCategory>,
    /// How many of each extra they chose, at least one.
    pub extras: BTreeMap<String, u32>,
    /// Discounts in the order in which they were granted.
    pub discounts: Vec<Discount>,
    /// The day of their first entry; `None` if it was before the event had late prices, which counts as early.
    pub entered: Option<NaiveDate>,
}

impl PersonFees {
    /// Returns a record that says nothing yet.
    pub fn of(person: PersonId) -> PersonFees {
        PersonFees { person, category: None, extras: BTreeMap::new(), discounts: Vec::new(), entered: None }
    }

    /// Whether the record says nothing.
    pub fn is_empty(&self) -> bool {
        *self == PersonFees::of(self.person)
    }
}

/// The till on a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CashDay {
    /// The day.
    pub day: NaiveDate,
    /// The float that was in the till in the morning.
    pub float: Amount,
    /// What was counted in the evening; `None` before that.
    pub counted: Option<Amount>,
}
