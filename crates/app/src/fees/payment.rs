//! Takes payments and gives them back (R86).

use chrono::NaiveDateTime;
use domain::fees::{Account, Attendance};
use domain::{Amount, Event, Payment, PaymentId, PaymentMethod};
use messages::message;
use serde::Serialize;
use session::fields::{clean, required};
use session::{AppError, ErrorCode, EventSession, Mutation, Result};
use store::Counters;
use ts_rs::TS;

use super::discount::grant;
use super::{account_of, some_amount};
use crate::operation::{FeeCategoryName, RefundPayment, TakePayment, op};

/// The most payments of an event.
const MOST: usize = 100_000;

/// A payment that was taken or given back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PaymentTaken {
    /// The number of its receipt.
    #[ts(type = "number")]
    pub receipt: i64,
    /// The amount with its currency, `12.50 EUR`; negative for a refund.
    pub amount: String,
    /// What is still open for the person, with its currency; negative if they paid too much.
    pub open: String,
}

/// How, when and by whom a payment is taken.
struct Details {
    method: PaymentMethod,
    at: NaiveDateTime,
    taken_by: String,
    note: String,
}

impl Details {
    fn new(session: &EventSession, method: PaymentMethod, taken_by: &str, note: &str) -> Details {
        let taken_by = Some(clean(taken_by)).filter(|name| !name.is_empty()).unwrap_or_else(|| session.who());
        Details { method, at: session.now(), taken_by, note: clean(note) }
    }
}

/// Takes a payment: the amount, or what is open. A payment of less is a part payment.
///
/// # Errors
/// There is no such person, the amount is wrong, nothing is open or a price is missing, or the director does not consent to a payment of more than is open, such as
/// one of a person who withdrew.
pub fn take(session: &mut EventSession, request: &TakePayment) -> Result<Mutation<PaymentTaken>> {
    let details = Details::new(session, request.method.into(), &request.taken_by, &request.note);
    session.transact_event(op::TakePayment, request, |event, counters| {
        let account = account_of(event, request.person)?;
        let amount = match request.amount.trim() {
            "" => exact_sum(event, &account)?,
            typed => some_amount(event, typed)?,
        };
        if !request.consent {
            ask(event, &account, amount)?;
        }
        add(event, counters, &account, amount, details)
    })
}

/// Gives a payment back: the amount, or what the person paid too much. With `forgive`, the person owes that much less from then on, as by
/// a discount with the same reason.
///
/// # Errors
/// There is no such person, the amount is wrong or more than they paid, they paid nothing too much, or the reason is missing. To forgive, it
/// is also what [`super::grant_discount`] refuses.
pub fn refund(session: &mut EventSession, request: &RefundPayment) -> Result<Mutation<PaymentTaken>> {
    let note = required(message!("refund-reason-missing"), &clean(&request.note))?;
    let details = Details::new(session, request.method.into(), &request.taken_by, &note);
    session.transact_event(op::RefundPayment, request, |event, counters| {
        let account = account_of(event, request.person)?;
        let amount = match request.amount.trim() {
            "" => credit(&account)?,
            typed => some_amount(event, typed)?,
        };
        if amount > account.paid {
            let currency = event.settings().currency();
            let (amount, paid, name) = (currency.text(amount), currency.text(account.paid), account.name);
            return Err(AppError::not_now(message!("refund-too-large", amount, paid, name)));
        }
        if request.forgive {
            grant(event, &account, amount, note.clone())?;
        }
        let account = account_of(event, request.person)?;
        add(event, counters, &account, -amount, details)
    })
}

/// Returns what is open.
fn exact_sum(event: &Event, account: &Account) -> Result<Amount> {
    let open = account.open();
    if account.lacks_price {
        let category = FeeCategoryName::from(account.category).to_string();
        return Err(AppError::not_now(message!("payment-no-price", name = &account.name, category)));
    }
    if open > Amount::ZERO {
        return Ok(open);
    }
    let (name, owed) = (account.name.clone(), event.settings().currency().text(account.owed()));
    Err(AppError::not_now(message!("payment-nothing-open", name, owed)))
}

/// Returns what a person paid too much.
fn credit(account: &Account) -> Result<Amount> {
    let credit = -account.open();
    if credit > Amount::ZERO {
        return Ok(credit);
    }
    Err(AppError::not_now(message!("refund-no-credit", name = &account.name)))
}

/// Asks before more is taken than is open.
fn ask(event: &Event, account: &Account, amount: Amount) -> Result<()> {
    let open = account.open().max(Amount::ZERO);
    if amount <= open {
        return Ok(());
    }
    let currency = event.settings().currency();
    let (name, amount, open) = (account.name.clone(), currency.text(amount), currency.text(open));
    Err(AppError::new(
        ErrorCode::Consent,
        match account.attendance {
            Attendance::Takes => message!("payment-more-than-open", name, amount, open),
            Attendance::Withdrew | Attendance::Gone => message!("payment-of-withdrawn", name, amount),
        },
    ))
}

/// Adds a payment with the next receipt number.
fn add(
    event: &mut Event,
    counters: &mut Counters,
    account: &Account,
    amount: Amount,
    details: Details,
) -> Result<PaymentTaken> {
    if event.payments.len() >= MOST {
        return Err(AppError::not_now(message!("payment-too-many", most = MOST)));
    }
    let id: PaymentId = counters.next_key::<Payment>();
    let Details { method, at, taken_by, note } = details;
    let (person, name) = (account.person, account.name.clone());
    let owed_then = Some(account.lines.clone());
    event.payments.push(Payment { id, person, name, amount, method, at, taken_by, note, owed_then });
    let currency = event.settings().currency();
    let open = currency.text(account.open() - amount);
    Ok(PaymentTaken { receipt: id.0, amount: currency.text(amount), open })
}
