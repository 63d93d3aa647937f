//! Fees and the cash desk: prices, what people chose and were granted, payments and refunds, the till, and the reports (R85-R87).

mod cash_day;
mod choose;
mod discount;
mod include_levy;
mod payment;
mod price;
mod report;
#[cfg(test)]
mod tests;
mod view;

pub use crate::operation::{
    ChooseFees, ExtraChoice, FeeCategoryName, GrantDiscount, IncludeLevy, LatePriceFields, PaymentMethodName,
    PriceKindName, RefundPayment, RemovePrice, RevokeDiscount, SetCashDay, SetPrice, TakePayment,
};
pub use cash_day::set_cash_day;
pub use choose::choose;
pub use discount::{grant_discount, revoke_discount};
pub use include_levy::include_levy;
pub use payment::{PaymentTaken, refund, take};
pub use price::{remove_price, set_price};
pub use report::{CashReportView, DayView, FlowView, ItemKindName, ItemTotalView, ItemView, report};
pub use view::{AccountView, AttendanceName, DiscountView, FeesView, LineView, PaymentView, PriceView, view};

use domain::fees::{Account, account};
use domain::{Amount, Event, PersonId};
use messages::message;
use session::{AppError, Result};

/// Returns the account of a person.
///
/// # Errors
/// The event knows no such person.
fn account_of(event: &Event, person: i64) -> Result<Account> {
    account(event, PersonId(person)).ok_or_else(|| AppError::not_found(message!("fees-person-unknown", person)))
}

/// Reads an amount that is typed in the event's currency.
///
/// # Errors
/// It is no amount, negative, too large, or in another currency.
fn amount(event: &Event, text: &str) -> Result<Amount> {
    event.settings().currency().amount(text).map_err(AppError::refused)
}

/// As [`amount`], for an amount that must be more than nothing.
///
/// # Errors
/// As [`amount`], or it is zero.
fn some_amount(event: &Event, text: &str) -> Result<Amount> {
    match amount(event, text)? {
        Amount::ZERO => Err(AppError::bad_input(message!("amount-zero"))),
        amount => Ok(amount),
    }
}
