//! Grants and takes back discounts (R85).

use domain::fees::Account;
use domain::{Amount, Discount, Event};
use messages::message;
use session::fields::{clean, required};
use session::{AppError, EventSession, Mutation, Result};

use super::{account_of, some_amount};
use crate::operation::{GrantDiscount, RevokeDiscount, op};

/// The most discounts of a person.
const MOST: usize = 20;

/// Grants a discount, and returns how many the person has.
///
/// # Errors
/// There is no such person, the amount is wrong or more than the person owes, or the reason is missing.
pub fn grant_discount(session: &mut EventSession, request: &GrantDiscount) -> Result<Mutation<usize>> {
    let reason = required(message!("discount-reason-missing"), &clean(&request.reason))?;
    session.transact_event(op::GrantDiscount, request, |event, _| {
        let account = account_of(event, request.person)?;
        let amount = some_amount(event, &request.amount)?;
        grant(event, &account, amount, reason)
    })
}

/// Adds a discount, and returns how many the person has.
///
/// # Errors
/// It is more than the person owes, or one too many.
pub(super) fn grant(event: &mut Event, account: &Account, amount: Amount, reason: String) -> Result<usize> {
    let owed = account.owed();
    if amount > owed {
        let (currency, name) = (event.settings().currency(), &account.name);
        let (amount, owed) = (currency.text(amount), currency.text(owed));
        return Err(AppError::not_now(message!("discount-too-large", amount, owed, name)));
    }
    let discounts = &mut event.fees_mut(account.person).discounts;
    if discounts.len() >= MOST {
        return Err(AppError::not_now(message!("discount-too-many", most = MOST)));
    }
    discounts.push(Discount { amount, reason });
    Ok(discounts.len())
}

/// Takes a discount back, and returns how many the person still has.
///
/// # Errors
/// There is no such person or discount.
pub fn revoke_discount(session: &mut EventSession, request: &RevokeDiscount) -> Result<Mutation<usize>> {
    session.transact_event(op::RevokeDiscount, request, |event, _| {
        let account = account_of(event, request.person)?;
        let discounts = &mut event.fees_mut(account.person).discounts;
        let unknown =
            || AppError::not_found(message!("discount-unknown", number = request.discount, name = &account.name));
        let at = request.discount.checked_sub(1).filter(|at| *at < discounts.len()).ok_or_else(unknown)?;
        discounts.remove(at);
        let left = discounts.len();
        event.person_fees.retain(|fees| !fees.is_empty());
        Ok(left)
    })
}
