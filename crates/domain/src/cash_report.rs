//! The cash report (R87): what was taken on each day and for each item, and what must be in the till.
//!
//! A payment is not made for an item. A person's payments, in the order in which they were taken, fill the lines of their account from the
//! first on, and refunds empty them from the last: what is paid in all decides what is paid of each line. What exceeds all lines is credit.
//! The lines are those of the account when the payment was taken, so a later change of prices or extras shows in the next payment, and past
//! days stay as they were. The parts of a payment add up to it exactly.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;

use crate::fees::{Account, AccountLine, FeeItem, accounts};
use crate::model::currency::Amount;
use crate::model::event::Event;
use crate::model::id::PersonId;
use crate::model::payment::PaymentMethod;

/// What money was taken for.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum TakenFor {
    /// An item that the person owes.
    Item(FeeItem),
    /// More than the person owes.
    Credit,
}

/// Money in and out by one method.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Flow {
    /// The sum of payments.
    pub received: Amount,
    /// The sum of refunds, not negative.
    pub refunded: Amount,
}

impl Flow {
    /// Returns what remains.
    pub fn balance(self) -> Amount {
        self.received - self.refunded
    }

    fn add(&mut self, amount: Amount) {
        let side = if amount < Amount::ZERO { &mut self.refunded } else { &mut self.received };
        *side += amount.abs();
    }
}

/// What was taken for an item.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ItemTakings {
    /// The item.
    pub taken_for: TakenFor,
    /// The amount, refunds subtracted.
    pub amount: Amount,
}

/// What was taken on a day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DayTakings {
    /// The day.
    pub day: NaiveDate,
    /// The float in the till in the morning; zero if none was entered.
    pub float: Amount,
    /// What was counted in the evening; `None` if it was not counted.
    pub counted: Option<Amount>,
    /// Cash.
    pub cash: Flow,
    /// Transfers.
    pub transfer: Flow,
    /// By item, without items for which nothing was taken. They add up to both flows.
    pub items: Vec<ItemTakings>,
}

impl DayTakings {
    /// Returns what must be in the till in the evening: the float, and the cash taken.
    pub fn expected(&self) -> Amount {
        self.float + self.cash.balance()
    }

    /// Returns by how much more was counted than expected, negative if money is missing; `None` if it was not counted.
    pub fn difference(&self) -> Option<Amount> {
        self.counted.map(|counted| counted - self.expected())
    }
}

/// The sums of an item in the whole event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ItemTotal {
    /// The item.
    pub taken_for: TakenFor,
    /// What is owed for it after discounts.
    pub owed: Amount,
    /// What was taken for it, refunds subtracted.
    pub paid: Amount,
}

/// The cash report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CashReport {
    /// The days with payments or a till, in order.
    pub days: Vec<DayTakings>,
    /// The items that are owed or were paid.
    pub items: Vec<ItemTotal>,
    /// The sum of the discounts.
    pub discounts: Amount,
    /// The receipt numbers below the last one that belong to no payment, because it was undone.
    pub void_receipts: Vec<i64>,
}

impl CashReport {
    /// Returns the sum that is owed.
    pub fn owed(&self) -> Amount {
        self.items.iter().map(|item| item.owed).sum()
    }

    /// Returns the sum that was taken, refunds subtracted.
    pub fn paid(&self) -> Amount {
        self.items.iter().map(|item| item.paid).sum()
    }
}

/// Returns the cash report of an event (R87).
pub fn cash_report(event: &Event) -> CashReport {
    let accounts = accounts(event);
    let parts = parts(event, &accounts);
    let mut totals: BTreeMap<TakenFor, ItemTotal> = BTreeMap::new();
    let empty = |taken_for: &TakenFor| {
        let taken_for = taken_for.clone();
        ItemTotal { taken_for, owed: Amount::ZERO, paid: Amount::ZERO }
    };
    for line in accounts.iter().flat_map(|account| &account.lines) {
        let item = TakenFor::Item(line.item.clone());
        totals.entry(item.clone()).or_insert_with(|| empty(&item)).owed += line.net;
    }
    for part in &parts {
        totals.entry(part.taken_for.clone()).or_insert_with(|| empty(&part.taken_for)).paid += part.amount;
    }
    let days = days(event, &parts);
    CashReport {
        days,
        items: totals.into_values().collect(),
        discounts: accounts.iter().map(|account| account.discount).sum(),
        void_receipts: void_receipts(event),
    }
}

fn void_receipts(event: &Event) -> Vec<i64> {
    let known: BTreeSet<i64> = event.payments.iter().map(|payment| payment.id.0).collect();
    let last = known.last().copied().unwrap_or(0);
    (1..last).filter(|number| !known.contains(number)).collect()
}

/// A part of a payment.
struct Part {
    day: NaiveDate,
    taken_for: TakenFor,
    amount: Amount,
}

/// Returns the parts of all payments, without those of nothing.
fn parts(event: &Event, accounts: &[Account]) -> Vec<Part> {
    let today: BTreeMap<PersonId, &Account> = accounts.iter().map(|account| (account.person, account)).collect();
    let mut paid: BTreeMap<PersonId, (Amount, BTreeMap<TakenFor, Amount>)> = BTreeMap::new();
    let mut parts = Vec::new();
    for payment in &event.payments {
        let unrecorded = || today.get(&payment.person).map_or(&[][..], |account| &account.lines);
        let lines = payment.owed_then.as_deref().unwrap_or_else(unrecorded);
        let (sum, filled) = paid.entry(payment.person).or_default();
        *sum += payment.amount;
        let now = fill(lines, *sum);
        let mut moved = now.clone();
        for (item, &before) in filled.iter() {
            *moved.entry(item.clone()).or_default() += -before;
        }
        let day = payment.at.date();
        let part = |(taken_for, amount)| Part { day, taken_for, amount };
        parts.extend(moved.into_iter().filter(|(_, amount)| *amount != Amount::ZERO).map(part));
        *filled = now;
    }
    parts
}

/// Returns how much of a sum fills each line, from the first on. The rest is credit.
fn fill(lines: &[AccountLine], sum: Amount) -> BTreeMap<TakenFor, Amount> {
    let mut filled: BTreeMap<TakenFor, Amount> = BTreeMap::new();
    let mut left = sum;
    for line in lines {
        let amount = left.min(line.net);
        *filled.entry(TakenFor::Item(line.item.clone())).or_default() += amount;
        left = left - amount;
    }
    filled.insert(TakenFor::Credit, left);
    filled
}

fn days(event: &Event, parts: &[Part]) -> Vec<DayTakings> {
    let with_payments = event.payments.iter().map(|payment| payment.at.date());
    let all: BTreeSet<NaiveDate> = with_payments.chain(event.cash_days.iter().map(|till| till.day)).collect();
    all.into_iter().map(|day| day_takings(event, parts, day)).collect()
}

fn day_takings(event: &Event, parts: &[Part], day: NaiveDate) -> DayTakings {
    let till = event.cash_days.iter().find(|till| till.day == day);
    let (mut cash, mut transfer) = (Flow::default(), Flow::default());
    for payment in event.payments.iter().filter(|payment| payment.at.date() == day) {
        let flow = match payment.method {
            PaymentMethod::Cash => &mut cash,
            PaymentMethod::Transfer => &mut transfer,
        };
        flow.add(payment.amount);
    }
    let mut items: BTreeMap<&TakenFor, Amount> = BTreeMap::new();
    for part in parts.iter().filter(|part| part.day == day) {
        *items.entry(&part.taken_for).or_default() += part.amount;
    }
    let taken = items.into_iter().filter(|(_, amount)| *amount != Amount::ZERO);
    DayTakings {
        day,
        float: till.map(|till| till.float).unwrap_or_default(),
        counted: till.and_then(|till| till.counted),
        cash,
        transfer,
        items: taken.map(|(taken_for, amount)| ItemTakings { taken_for: taken_for.clone(), amount }).collect(),
    }
}

#[cfg(test)]
mod tests;
