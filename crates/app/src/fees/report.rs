//! The cash report, for the treasurer (R87).

use domain::cash_report::{DayTakings, Flow, ItemTotal, TakenFor, cash_report};
use domain::{Amount, Currency, Event};
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

/// Money in and out by one method.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FlowView {
    /// The sum of payments.
    pub received: String,
    /// The sum of refunds.
    pub refunded: String,
}

/// What was taken for an item.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ItemView {
    /// Whether it is the levy, more than people owe, or a priced item.
    pub kind: ItemKindName,
    /// The name of a priced item; else empty.
    pub item: String,
    /// The amount, refunds subtracted.
    pub amount: String,
}

crate::vocabulary! {
    /// What money was taken for.
    pub enum ItemKindName {
        /// A priced item.
        Priced = "priced",
        /// The levy.
        Levy = "levy",
        /// More than people owe.
        Credit = "credit",
    }
}

/// The sums of an item.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ItemTotalView {
    /// What the item is.
    pub kind: ItemKindName,
    /// The name of a priced item; else empty.
    pub item: String,
    /// What is owed for it after discounts.
    pub owed: String,
    /// What was taken for it.
    pub paid: String,
}

/// A day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct DayView {
    /// The day, `2026-08-14`.
    pub day: String,
    /// The float in the morning.
    pub float: String,
    /// Cash.
    pub cash: FlowView,
    /// Transfers.
    pub transfer: FlowView,
    /// What must be in the till in the evening.
    pub expected: String,
    /// What was counted; `None` if it was not.
    pub counted: Option<String>,
    /// By how much more was counted than expected; negative if money is missing.
    pub difference: Option<String>,
    /// By item.
    pub items: Vec<ItemView>,
}

/// The cash report. Amounts have no currency.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CashReportView {
    /// The currency; may be empty.
    pub currency: String,
    /// The days.
    pub days: Vec<DayView>,
    /// The items in the whole event.
    pub items: Vec<ItemTotalView>,
    /// The sum of the discounts.
    pub discounts: String,
    /// What all owe.
    pub owed: String,
    /// What was taken, refunds subtracted.
    pub paid: String,
    /// The receipt numbers that belong to no payment, because it was undone.
    #[ts(type = "Array<number>")]
    pub void_receipts: Vec<i64>,
}

/// Returns the cash report.
///
/// # Errors
/// No event is open.
pub fn report(session: &EventSession) -> Result<CashReportView> {
    let event = session.event()?;
    let (report, currency) = (cash_report(event), event.settings().currency());
    Ok(CashReportView {
        currency: currency.name().to_string(),
        days: report.days.iter().map(|day| day_view(event, day, &currency)).collect(),
        items: report.items.iter().map(|item| item_total(event, item, &currency)).collect(),
        discounts: currency.number(report.discounts),
        owed: currency.number(report.owed()),
        paid: currency.number(report.paid()),
        void_receipts: report.void_receipts,
    })
}

fn day_view(event: &Event, day: &DayTakings, currency: &Currency) -> DayView {
    let number = |amount: Amount| currency.number(amount);
    let items = day.items.iter().map(|taken| ItemView {
        kind: kind(&taken.taken_for),
        item: name(event, &taken.taken_for),
        amount: number(taken.amount),
    });
    DayView {
        day: day.day.to_string(),
        float: number(day.float),
        cash: flow(day.cash, currency),
        transfer: flow(day.transfer, currency),
        expected: number(day.expected()),
        counted: day.counted.map(number),
        difference: day.difference().map(number),
        items: items.collect(),
    }
}

fn item_total(event: &Event, item: &ItemTotal, currency: &Currency) -> ItemTotalView {
    ItemTotalView {
        kind: kind(&item.taken_for),
        item: name(event, &item.taken_for),
        owed: currency.number(item.owed),
        paid: currency.number(item.paid),
    }
}

fn flow(flow: Flow, currency: &Currency) -> FlowView {
    FlowView { received: currency.number(flow.received), refunded: currency.number(flow.refunded) }
}

fn kind(taken_for: &TakenFor) -> ItemKindName {
    match taken_for {
        TakenFor::Item(domain::fees::FeeItem::Levy) => ItemKindName::Levy,
        TakenFor::Item(_) => ItemKindName::Priced,
        TakenFor::Credit => ItemKindName::Credit,
    }
}

fn name(event: &Event, taken_for: &TakenFor) -> String {
    match taken_for {
        TakenFor::Item(item) => item.name(event).unwrap_or_default(),
        TakenFor::Credit => String::new(),
    }
}
