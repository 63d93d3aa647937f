//! The inputs of the operations on fees and payments (R85-R87). Amounts are as typed, in the currency of the event.

use domain::{FeeCategory, PaymentMethod, PriceKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::vocabulary;

vocabulary! {
    /// Which price of an entry a person pays.
    pub enum FeeCategoryName = FeeCategory {
        /// A member.
        Member = "member",
        /// Not a member.
        NonMember = "non_member",
        /// A player who may pay less.
        Concession = "concession",
        /// A child.
        Child = "child",
        /// Free of charge.
        Free = "free",
    }
}

vocabulary! {
    /// Who owes a priced item.
    pub enum PriceKindName = PriceKind {
        /// Everyone who plays.
        Entry = "entry",
        /// Those who chose it.
        Extra = "extra",
    }
}

vocabulary! {
    /// How money changes hands.
    pub enum PaymentMethodName = PaymentMethod {
        /// In cash.
        Cash = "cash",
        /// By transfer or card.
        Transfer = "transfer",
    }
}

/// A price for those who enter late.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LatePriceFields {
    /// The amount.
    pub amount: String,
    /// The first day on which it applies, `2026-08-01`.
    pub from: String,
}

/// A priced item to set. It replaces the price of the same name, competition and category.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct SetPrice {
    /// What is paid for.
    pub name: String,
    /// Who owes it.
    pub kind: PriceKindName,
    /// The competition whose players owe it; `None` for the event.
    #[serde(default)]
    #[ts(type = "number", optional)]
    pub competition: Option<i64>,
    /// The category that pays it; `None` for every category without a price of its own.
    #[serde(default)]
    #[ts(optional)]
    pub category: Option<FeeCategoryName>,
    /// The amount.
    pub amount: String,
    /// The price after the closing date, if it differs.
    #[serde(default)]
    #[ts(optional)]
    pub late: Option<LatePriceFields>,
}

/// A priced item to remove.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct RemovePrice {
    /// Its name.
    pub name: String,
    /// Its competition.
    #[serde(default)]
    #[ts(type = "number", optional)]
    pub competition: Option<i64>,
    /// Its category.
    #[serde(default)]
    #[ts(optional)]
    pub category: Option<FeeCategoryName>,
}

/// Whether the prices of entries include the levy.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct IncludeLevy {
    /// Whether they do.
    pub included: bool,
}

/// An extra that a person chose.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ExtraChoice {
    /// Its name.
    pub name: String,
    /// How many.
    pub quantity: u32,
}

/// What a person pays for. It replaces what was chosen before.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ChooseFees {
    /// The person's key.
    #[ts(type = "number")]
    pub person: i64,
    /// The category; `None` for that of their membership.
    #[serde(default)]
    #[ts(optional)]
    pub category: Option<FeeCategoryName>,
    /// The extras.
    #[serde(default)]
    pub extras: Vec<ExtraChoice>,
    /// The day of their entry, `2026-08-01`; empty for an early entry.
    #[serde(default)]
    pub entered: String,
}

/// A discount to grant.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct GrantDiscount {
    /// The person's key.
    #[ts(type = "number")]
    pub person: i64,
    /// The amount.
    pub amount: String,
    /// The reason.
    pub reason: String,
}

/// A discount to take back.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct RevokeDiscount {
    /// The person's key.
    #[ts(type = "number")]
    pub person: i64,
    /// Its place among their discounts, from 1.
    pub discount: usize,
}

/// A payment to take.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct TakePayment {
    /// The person's key.
    #[ts(type = "number")]
    pub person: i64,
    /// The amount; empty for what is open.
    #[serde(default)]
    pub amount: String,
    /// How it is paid.
    pub method: PaymentMethodName,
    /// Who takes it; empty for the user.
    #[serde(default)]
    pub taken_by: String,
    /// A remark.
    #[serde(default)]
    pub note: String,
    /// Whether to take more than is open.
    #[serde(default)]
    pub consent: bool,
}

/// A payment to give back.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct RefundPayment {
    /// The person's key.
    #[ts(type = "number")]
    pub person: i64,
    /// The amount; empty for what they paid too much.
    #[serde(default)]
    pub amount: String,
    /// How it is paid.
    pub method: PaymentMethodName,
    /// Who gives it back; empty for the user.
    #[serde(default)]
    pub taken_by: String,
    /// The reason.
    pub note: String,
    /// Whether they owe that much less from now on.
    #[serde(default)]
    pub forgive: bool,
}

/// The till of a day.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct SetCashDay {
    /// The day, `2026-08-14`; empty for today.
    #[serde(default)]
    pub day: String,
    /// The float in the morning; `None` keeps it.
    #[serde(default)]
    #[ts(optional)]
    pub float: Option<String>,
    /// What was counted in the evening; `None` keeps it, empty for not counted.
    #[serde(default)]
    #[ts(optional)]
    pub counted: Option<String>,
}
