//! Adding a player of a rating list, with the data in the list.

use domain::ListOrigin;
use messages::message;
use serde::{Deserialize, Serialize};
use session::{AppError, EventSession, Mutation, Result};
use ts_rs::TS;

use super::add::add;
use crate::operation::EntryFields;
use crate::vocabulary::ListOriginName;

/// A player of a rating list to enter.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct AddRated {
    /// The association of the list.
    #[ts(as = "Option<ListOriginName>", optional)]
    pub origin: ListOriginName,
    /// The number there: EGD PIN, FFG licence or AGA number.
    pub pin: String,
    /// The declared rank; empty for the list's.
    pub rank: String,
    /// Whether the director admits the player against the rules of the competition (R4).
    pub overrule: bool,
}

/// Adds a player of the rating list as a registered entry and returns its key.
///
/// # Errors
/// There is no list, no player in it has the number, or [`add`] refuses.
pub fn add_rated(session: &mut EventSession, request: &AddRated) -> Result<Mutation<i64>> {
    let pin = request.pin.trim();
    let Some(ratings) = session.ratings()? else {
        return Err(AppError::not_found(message!("rating-list-missing")));
    };
    let Some(player) = ratings.by_number(request.origin.into(), pin) else {
        return Err(AppError::not_found(message!("rated-player-unknown", pin)));
    };
    let listed = player.rank.map(|rank| rank.to_string()).unwrap_or_default();
    let rank = if request.rank.trim().is_empty() { listed } else { request.rank.clone() };
    let number = |origin: ListOriginName| if request.origin == origin { player.pin.clone() } else { String::new() };
    let is_french = ListOrigin::from(request.origin) == ListOrigin::Ffg;
    let fields = EntryFields {
        family: player.family.clone(),
        given: player.given.clone(),
        rank,
        rating: player.rating.map(|rating| rating.0.to_string()).unwrap_or_default(),
        country: player.country.map(|country| country.to_string()).unwrap_or_default(),
        club: player.club.clone(),
        egd_pin: number(ListOriginName::Egd),
        ffg_licence: number(ListOriginName::Ffg),
        ffg_status: if is_french { player.status.clone() } else { String::new() },
        aga_id: number(ListOriginName::Aga),
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
            rank: "2d".parse().ok(),
            rating: Some(Gor(2200)),
            tournaments: 12,
            last_event: "X1".into(),
            status: String::new(),
        };
        session.set_ratings(Ratings::new(RatedList { players: vec![player], ..RatedList::default() }));
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
    fn add_rated_takes_the_licence_of_a_french_list() {
        let mut session = open_register(2);
        let player = RatedPlayer {
            pin: "1234567".into(),
            family: "Rowan".into(),
            given: "Sam".into(),
            country: "FR".parse().ok(),
            club: "35Mi".into(),
            rank: None,
            rating: None,
            tournaments: 0,
            last_event: String::new(),
            status: "L".into(),
        };
        let list = RatedList { origin: ListOrigin::Ffg, date: None, players: vec![player] };
        session.set_ratings(Ratings::new(list));
        let request = AddRated { origin: ListOriginName::Ffg, pin: "1234567".into(), ..AddRated::default() };
        assert!(add_rated(&mut session, &request).is_err(), "the list has no rank");
        let id = add_rated(&mut session, &AddRated { rank: "4k".into(), ..request }).unwrap().value;
        let player = &session.tournament().unwrap().entry(EntryId(id)).unwrap().player;
        assert_eq!((player.ffg_licence.as_deref(), player.ffg_status.as_deref()), (Some("1234567"), Some("L")));
        assert_eq!((&player.egd_pin, player.rating), (&None, None));
    }

    #[test]
    fn add_rated_refuses_an_unknown_pin_and_a_missing_list() {
        let request = AddRated { pin: "87654321".into(), ..AddRated::default() };
        assert_eq!(add_rated(&mut rated(), &request).unwrap_err().message.id, "rated-player-unknown");
        assert_eq!(add_rated(&mut open_register(2), &request).unwrap_err().message.id, "rating-list-missing");
    }
}
