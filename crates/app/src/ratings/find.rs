//! Finding people while a name is typed: among the entries, and in the rating list.

use std::collections::HashSet;

use domain::RatedPlayer;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::desk::EventSession;
use crate::failure::Result;
use crate::views::{PeopleFound, RatedView};

/// What was typed so far.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct FindPeople {
    /// The letters, in any script.
    pub typed: String,
    /// How many of the rating list are wanted at the most.
    pub most: usize,
}

/// Entries and rated players whom the typed letters fit, the best first. Without an open event only the list is asked.
///
/// # Errors
/// The kept list cannot be read.
pub fn find_people(desk: &mut EventSession, request: &FindPeople) -> Result<PeopleFound> {
    let today = desk.now().date();
    let (entries, pins) =
        desk.entry_index().map(|index| (index.find(&request.typed), index.pins.clone())).unwrap_or_default();
    let ratings = desk.ratings()?;
    let rated =
        ratings.map(|ratings| ratings.find(&request.typed, request.most).map(|p| rated_view(p, &pins)).collect());
    Ok(PeopleFound { entries, rated: rated.unwrap_or_default(), list: ratings.map(|ratings| ratings.about(today)) })
}

fn rated_view(player: &RatedPlayer, entered: &HashSet<String>) -> RatedView {
    RatedView {
        pin: player.pin.clone(),
        family: player.family.clone(),
        given: player.given.clone(),
        country: player.country.map(|c| c.to_string()).unwrap_or_default(),
        club: player.club.clone(),
        rank: player.rank.to_string(),
        rating: player.rating.0,
        tournaments: player.tournaments,
        last_event: player.last_event.clone(),
        entered: entered.contains(&player.pin),
    }
}
