//! Adding a player of the rating list, with the data in the list.

use messages::message;
use serde::{Deserialize, Serialize};
use session::{AppError, EventSession, Mutation, Result};
use ts_rs::TS;

use super::add::add;
use crate::operation::EntryFields;

/// A player of the rating list to enter.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct AddRated {
    /// EGD PIN.
    pub pin: String,
    /// The declared rank; empty for the list's.
    pub rank: String,
    /// Whether the director admits the player against the rules of the competition (R4).
    pub overrule: bool,
}

/// Adds a player of the rating list as a registered entry and returns its key.
///
/// # Errors
/// There is no list, no player in it has the PIN, or [`add`] refuses.
pub fn add_rated(session: &mut EventSession, request: &AddRated) -> Result<Mutation<i64>> {
    let pin = request.pin.trim();
    let Some(ratings) = session.ratings()? else {
        return Err(AppError::not_found(message!("rating-list-missing")));
    };
    let Some(player) = ratings.by_pin(pin) else {
        return Err(AppError::not_found(message!("rated-player-unknown", pin)));
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

#[cfg(test)]
mod tests {
    use domain::{EntryId, Gor, RatedList, RatedPlayer};
    use session::rating_list::Ratings;

    use super::*;
    use crate::fixture::open_register;

    /// Returns a session whose rating list has one player.
    fn rated() -> EventSession {
        let mut session = open_register(2);
        let player = RatedPlayer {
            pin: "12345678".into(),
            family: "Rowan".into(),
            given: "Sam".into(),
            country: None,
            club: "Mill".into(),
            rank: "2d".parse().unwrap(),
            rating: Gor(2200),
            tournaments: 12,
            last_event: "X1".into(),
        };
        session.set_ratings(Ratings::new(RatedList { date: None, players: vec![player] }));
        session
    }

    #[test]
    fn add_rated_takes_the_data_of_the_list() {
        let mut session = rated();
        let request = AddRated { pin: "12345678".into(), ..AddRated::default() };
        let id = add_rated(&mut session, &request).unwrap().value;
        let player = &session.tournament().unwrap().entry(EntryId(id)).unwrap().player;
        assert_eq!((player.family.as_str(), player.rating), ("Rowan", Some(Gor(2200))));
    }

    #[test]
    fn add_rated_refuses_an_unknown_pin_and_a_missing_list() {
        let request = AddRated { pin: "87654321".into(), ..AddRated::default() };
        assert_eq!(add_rated(&mut rated(), &request).unwrap_err().message.id, "rated-player-unknown");
        assert_eq!(add_rated(&mut open_register(2), &request).unwrap_err().message.id, "rating-list-missing");
    }
}
