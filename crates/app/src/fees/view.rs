//! The accounts of all people, for the cash desk.

use std::collections::BTreeMap;

use domain::fees::{Account, AccountLine, Attendance, accounts_by_name, entries_by_person, is_in_use};
use domain::{Amount, Currency, Entry, Event, Payment, PersonId, Price};
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use crate::operation::{ExtraChoice, FeeCategoryName, LatePriceFields, PaymentMethodName, PriceKindName};
use crate::vocabulary;

vocabulary! {
    /// Whether a person takes part.
    pub enum AttendanceName = Attendance {
        /// They take part.
        Takes = "takes_part",
        /// They withdrew.
        Withdrew = "withdrew",
        /// They have no entry any more.
        Gone = "gone",
    }
}

/// A priced item.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PriceView {
    /// Its name.
    pub name: String,
    /// Who owes it.
    pub kind: PriceKindName,
    /// The key of its competition; `None` for the event.
    #[ts(type = "number | null")]
    pub competition: Option<i64>,
    /// The name of its competition; empty for the event.
    pub competition_name: String,
    /// The category that pays it; `None` for everyone else.
    pub category: Option<FeeCategoryName>,
    /// The amount, `12.50`.
    pub amount: String,
    /// The price for those who enter late.
    pub late: Option<LatePriceFields>,
}

/// A line of what a person owes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct LineView {
    /// The item, as on a receipt; empty for the levy.
    pub item: String,
    /// How many.
    pub quantity: u32,
    /// The amount before discounts.
    pub amount: String,
}

/// A discount.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct DiscountView {
    /// The amount.
    pub amount: String,
    /// The reason.
    pub reason: String,
}

/// A payment or refund.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PaymentView {
    /// The number of its receipt.
    #[ts(type = "number")]
    pub receipt: i64,
    /// The amount; negative for a refund.
    pub amount: String,
    /// How it was paid.
    pub method: PaymentMethodName,
    /// When, `2026-08-14 09:30`.
    pub at: String,
    /// Who took it.
    pub taken_by: String,
    /// A remark; may be empty.
    pub note: String,
}

/// The account of a person. Amounts have no currency.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct AccountView {
    /// The person's key.
    #[ts(type = "number")]
    pub person: i64,
    /// Their numbers in the competitions that have numbers, such as `12` or `12, 3`; empty before the register closes.
    pub numbers: String,
    /// The keys of their entries.
    #[ts(type = "number[]")]
    pub entries: Vec<i64>,
    /// "Family Given".
    pub name: String,
    /// Their club; may be empty.
    pub club: String,
    /// Whether they take part.
    pub attendance: AttendanceName,
    /// The category that was chosen for them; `None` for that of their membership.
    pub chosen_category: Option<FeeCategoryName>,
    /// The category whose prices they pay.
    pub category: FeeCategoryName,
    /// The chosen extras.
    pub extras: Vec<ExtraChoice>,
    /// The day of their entry; empty if it counts as early.
    pub entered: String,
    /// What they owe.
    pub lines: Vec<LineView>,
    /// The discounts.
    pub discounts: Vec<DiscountView>,
    /// What they owe in all, after discounts.
    pub owed: String,
    /// What they paid, refunds subtracted.
    pub paid: String,
    /// What is open; negative if they paid too much.
    pub open: String,
    /// Whether something is open.
    pub owes: bool,
    /// Whether they paid too much.
    pub has_credit: bool,
    /// Whether an item has prices, but none for their category.
    pub lacks_price: bool,
    /// Payments and refunds in the order in which they were taken.
    pub payments: Vec<PaymentView>,
}

/// The cash desk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FeesView {
    /// The currency; may be empty.
    pub currency: String,
    /// The prices.
    pub prices: Vec<PriceView>,
    /// Whether the prices of entries include the levy.
    pub levy_included: bool,
    /// Whether anything is owed or was paid, so that the cash desk is in use.
    pub in_use: bool,
    /// The accounts by name.
    pub accounts: Vec<AccountView>,
    /// What all owe.
    pub owed: String,
    /// What was paid.
    pub paid: String,
    /// What is open; overpaid accounts do not lower it.
    pub open: String,
    /// How many people owe something.
    pub owing: usize,
}

/// Returns the cash desk.
///
/// # Errors
/// No event is open.
pub fn view(session: &EventSession) -> Result<FeesView> {
    let event = session.event()?;
    let currency = event.settings().currency();
    let accounts = accounts_by_name(event);
    let sum = |of: fn(&Account) -> Amount| currency.number(accounts.iter().map(of).sum());
    let mut payments: BTreeMap<PersonId, Vec<&Payment>> = BTreeMap::new();
    for payment in &event.payments {
        payments.entry(payment.person).or_default().push(payment);
    }
    let entries = entries_by_person(event);
    let account_of = |account: &Account| {
        let entries = entries.get(&account.person).map_or(&[][..], Vec::as_slice);
        account_view(event, account, entries, payments.get(&account.person).map_or(&[][..], Vec::as_slice))
    };
    let fees = &event.settings().fees;
    Ok(FeesView {
        currency: currency.name().to_string(),
        prices: fees.prices.iter().map(|price| price_view(event, price)).collect(),
        levy_included: fees.levy_included,
        in_use: is_in_use(event),
        owed: sum(Account::owed),
        paid: sum(|account| account.paid),
        open: sum(|account| account.open().max(Amount::ZERO)),
        owing: accounts.iter().filter(|account| account.is_unsettled()).count(),
        accounts: accounts.iter().map(account_of).collect(),
    })
}

fn price_view(event: &Event, price: &Price) -> PriceView {
    let currency = event.settings().currency();
    let competition = price.competition.and_then(|id| event.competition(id));
    PriceView {
        name: price.name.clone(),
        kind: price.kind.into(),
        competition: price.competition.map(|id| id.0),
        competition_name: competition.map(|competition| competition.name.clone()).unwrap_or_default(),
        category: price.category.map(Into::into),
        amount: currency.number(price.amount),
        late: price
            .late
            .map(|late| LatePriceFields { amount: currency.number(late.amount), from: late.from.to_string() }),
    }
}

fn account_view(event: &Event, account: &Account, entries: &[&Entry], payments: &[&Payment]) -> AccountView {
    let currency = event.settings().currency();
    let fees = event.fees_of(account.person);
    let numbers = entries.iter().filter_map(|entry| entry.number).map(|number| number.to_string());
    let club = entries.iter().flat_map(|entry| entry.people()).find(|(person, _)| *person == account.person);
    AccountView {
        person: account.person.0,
        numbers: numbers.collect::<Vec<_>>().join(", "),
        entries: entries.iter().map(|entry| entry.id.0).collect(),
        name: account.name.clone(),
        club: club.map(|(_, player)| player.club.clone()).unwrap_or_default(),
        attendance: account.attendance.into(),
        chosen_category: fees.and_then(|fees| fees.category).map(Into::into),
        category: account.category.into(),
        extras: fees.map(|fees| fees.extras.iter().map(extra).collect()).unwrap_or_default(),
        entered: fees.and_then(|fees| fees.entered).map(|day| day.to_string()).unwrap_or_default(),
        lines: account.lines.iter().map(|line| line_view(event, line, &currency)).collect(),
        discounts: fees.map(|fees| discounts(fees, &currency)).unwrap_or_default(),
        owed: currency.number(account.owed()),
        paid: currency.number(account.paid),
        open: currency.number(account.open()),
        owes: account.is_unsettled(),
        has_credit: account.open() < Amount::ZERO,
        lacks_price: account.lacks_price,
        payments: payments.iter().map(|payment| payment_view(payment, &currency)).collect(),
    }
}

fn extra((name, quantity): (&String, &u32)) -> ExtraChoice {
    ExtraChoice { name: name.clone(), quantity: *quantity }
}

fn discounts(fees: &domain::PersonFees, currency: &Currency) -> Vec<DiscountView> {
    let discount = |discount: &domain::Discount| DiscountView {
        amount: currency.number(discount.amount),
        reason: discount.reason.clone(),
    };
    fees.discounts.iter().map(discount).collect()
}

fn line_view(event: &Event, line: &AccountLine, currency: &Currency) -> LineView {
    LineView {
        item: line.item.name(event).unwrap_or_default(),
        quantity: line.quantity,
        amount: currency.number(line.amount),
    }
}

fn payment_view(payment: &Payment, currency: &Currency) -> PaymentView {
    PaymentView {
        receipt: payment.id.0,
        amount: currency.number(payment.amount),
        method: payment.method.into(),
        at: payment.at.format("%Y-%m-%d %H:%M").to_string(),
        taken_by: payment.taken_by.clone(),
        note: payment.note.clone(),
    }
}
