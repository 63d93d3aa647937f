//! Sets and removes prices (R85).

use domain::{CompetitionId, Event, LatePrice, Price, PriceKind};
use messages::message;
use session::fields::{clean, date, required};
use session::{AppError, EventSession, Mutation, Result};

use super::amount;
use crate::operation::{FeeCategoryName, LatePriceFields, PriceKindName, RemovePrice, SetPrice, op};

/// The most prices of an event.
const MOST: usize = 200;

/// Sets a price, in place of the one with its name, competition and category. Returns how many prices the event has.
///
/// # Errors
/// The name is missing, an amount or the day is wrong, the competition does not exist, an extra is of a competition, an entry has the name of
/// an extra or the other way round, or there are too many prices.
pub fn set_price(session: &mut EventSession, request: &SetPrice) -> Result<Mutation<usize>> {
    let name = required(message!("price-name-missing"), &clean(&request.name))?;
    session.transact_event(op::SetPrice, request, |event, _| {
        let price = Price {
            name,
            kind: request.kind.into(),
            competition: competition(event, request)?,
            category: category(request)?,
            amount: amount(event, &request.amount)?,
            late: request.late.as_ref().map(|late| late_price(event, late)).transpose()?,
        };
        check_kind(event, &price)?;
        let prices = event.settings().fees.prices.clone();
        if prices.len() >= MOST && !prices.iter().any(|other| other.replaces(&price)) {
            return Err(AppError::not_now(message!("price-too-many", most = MOST)));
        }
        Ok(event.change_settings(|settings| {
            let prices = &mut settings.fees.prices;
            match prices.iter_mut().find(|other| other.replaces(&price)) {
                Some(other) => *other = price,
                None => prices.push(price),
            }
            prices.len()
        }))
    })
}

/// Removes a price. Returns how many prices the event has.
///
/// # Errors
/// There is no such price, or people chose it and it is the last one of the extra.
pub fn remove_price(session: &mut EventSession, request: &RemovePrice) -> Result<Mutation<usize>> {
    let name = clean(&request.name);
    session.transact_event(op::RemovePrice, request, |event, _| {
        let competition = request.competition.map(CompetitionId);
        let category = request.category.map(Into::into);
        let is_meant =
            |price: &Price| price.name == name && price.competition == competition && price.category == category;
        let prices = &event.settings().fees.prices;
        let Some(meant) = prices.iter().find(|price| is_meant(price)) else {
            return Err(AppError::not_found(message!("price-unknown", name = &name)));
        };
        let is_last = event.settings().fees.extras(&name).count() == 1;
        let choosers = event.person_fees.iter().filter(|fees| fees.extras.contains_key(&name)).count();
        if meant.kind == PriceKind::Extra && is_last && choosers > 0 {
            return Err(AppError::not_now(message!("price-chosen", name = &name, count = choosers)));
        }
        Ok(event.change_settings(|settings| {
            settings.fees.prices.retain(|price| !is_meant(price));
            settings.fees.prices.len()
        }))
    })
}

fn competition(event: &Event, request: &SetPrice) -> Result<Option<CompetitionId>> {
    let Some(id) = request.competition.map(CompetitionId) else { return Ok(None) };
    if request.kind == PriceKindName::Extra {
        return Err(AppError::bad_input(message!("price-extra-of-competition")));
    }
    if event.competition(id).is_none() {
        return Err(AppError::not_found(message!("competition-missing")));
    }
    Ok(Some(id))
}

fn category(request: &SetPrice) -> Result<Option<domain::FeeCategory>> {
    if request.category == Some(FeeCategoryName::Free) {
        return Err(AppError::bad_input(message!("price-of-free")));
    }
    Ok(request.category.map(Into::into))
}

fn late_price(event: &Event, late: &LatePriceFields) -> Result<LatePrice> {
    Ok(LatePrice { amount: amount(event, &late.amount)?, from: date(&late.from)? })
}

/// Checks that no price of another kind has the name.
fn check_kind(event: &Event, price: &Price) -> Result<()> {
    let prices = &event.settings().fees.prices;
    match prices.iter().any(|other| other.name == price.name && other.kind != price.kind) {
        true => Err(AppError::bad_input(message!("price-name-taken", name = &price.name))),
        false => Ok(()),
    }
}
