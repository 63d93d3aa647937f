//! Enters the float and the count of the till (R87).

use domain::{Amount, CashDay};
use session::fields::date;
use session::{EventSession, Mutation, Result};

use super::amount;
use crate::operation::{SetCashDay, op};

/// Enters the float of a day, what was counted, or both. Returns the day, `2026-08-14`.
///
/// # Errors
/// The day or an amount is wrong.
pub fn set_cash_day(session: &mut EventSession, request: &SetCashDay) -> Result<Mutation<String>> {
    let day = match request.day.trim() {
        "" => session.now().date(),
        day => date(day)?,
    };
    session.transact_event(op::SetCashDay, request, |event, _| {
        let before = event.cash_days.iter().find(|till| till.day == day).cloned();
        let mut till = before.unwrap_or(CashDay { day, float: Amount::ZERO, counted: None });
        if let Some(float) = &request.float {
            till.float = amount(event, float)?;
        }
        if let Some(counted) = &request.counted {
            till.counted = if counted.trim().is_empty() { None } else { Some(amount(event, counted)?) };
        }
        event.cash_days.retain(|other| other.day != day);
        event.cash_days.push(till);
        event.cash_days.sort_by_key(|till| till.day);
        Ok(day.to_string())
    })
}
