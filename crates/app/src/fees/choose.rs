//! Records what a person pays for: category, extras, day of entry (R85).

use std::collections::BTreeMap;

use domain::{Event, PersonId};
use messages::message;
use session::fields::{clean, date};
use session::{AppError, EventSession, Mutation, Result};

use super::account_of;
use crate::operation::{ChooseFees, op};

/// The most of one extra for a person.
const MOST: u32 = 100;

/// Records what a person pays for, and returns the person's key.
///
/// # Errors
/// There is no such person or extra, a quantity is too large, or the day is wrong.
pub fn choose(session: &mut EventSession, request: &ChooseFees) -> Result<Mutation<i64>> {
    session.transact_event(op::ChooseFees, request, |event, _| {
        let person = account_of(event, request.person)?.person;
        let extras = extras(event, person, request)?;
        let entered = match request.entered.trim() {
            "" => None,
            day => Some(date(day)?),
        };
        let fees = event.fees_mut(person);
        (fees.category, fees.extras, fees.entered) = (request.category.map(Into::into), extras, entered);
        event.person_fees.retain(|fees| !fees.is_empty());
        Ok(request.person)
    })
}

/// Returns the chosen extras. One that has no price any more can only stay as it is.
fn extras(event: &Event, person: PersonId, request: &ChooseFees) -> Result<BTreeMap<String, u32>> {
    let before = event.fees_of(person).map(|fees| fees.extras.clone()).unwrap_or_default();
    let mut extras = BTreeMap::new();
    for choice in &request.extras {
        let (name, quantity) = (clean(&choice.name), choice.quantity);
        if event.settings().fees.extras(&name).next().is_none() && !before.contains_key(&name) {
            return Err(AppError::not_found(message!("extra-unknown", name)));
        }
        if quantity > MOST {
            return Err(AppError::bad_input(message!("extra-too-many", name, most = MOST)));
        }
        if quantity > 0 {
            extras.insert(name, quantity);
        }
    }
    Ok(extras)
}
