//! A player of the rating list registered: his data come from there.

use serde::{Deserialize, Serialize};
use session::{AppError, EventSession, Mutation, Result};
use ts_rs::TS;

use super::add::{EntryFields, add};

/// Who.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct AddRated {
    /// His number in the European database.
    pub pin: String,
    /// The rank he declares; empty for the list's.
    pub rank: String,
    /// The director's word that he may play although the rules of the competition say no (R4).
    pub overrule: bool,
}

/// Adds a player of the rating list as a registered entry.
///
/// # Errors
/// No list is kept, nobody on it has the number, or as for any entry.
pub fn add_rated(session: &mut EventSession, request: &AddRated) -> Result<Mutation<i64>> {
    let pin = request.pin.trim();
    let Some(ratings) = session.ratings()? else {
        return Err(AppError::not_found("No rating list is kept: import one first."));
    };
    let Some(player) = ratings.by_pin(pin) else {
        return Err(AppError::not_found(format!("Nobody on the rating list has the number {pin}: find him by name.")));
    };
    let rank = if request.rank.trim().is_empty() { player.rank.to_string() } else { request.rank.clone() };
    let fields = EntryFields {
        family: player.family.clone(),
        given: player.given.clone(),
        rank,
        rating: player.rating.0.to_string(),
        country: player.country.map(|country| country.to_string()).unwrap_or_default(),
        club: player.club.clone(),
        egd_pin: player.pin.clone(),
        overrule: request.overrule,
        ..EntryFields::default()
    };
    add(session, &fields)
}
