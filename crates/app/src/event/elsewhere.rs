//! What a change of the event's settings must keep for the other competitions and for the helpers.

use chrono::NaiveDateTime;
use domain::{Competition, Event, EventSettings, HelperRole};
use messages::message;
use session::{AppError, EventSession, Result};

use super::create::check_own_days;

/// The days of the other competitions, and the rooms that somebody is restricted to.
pub(super) struct Elsewhere {
    competitions: Vec<Competition>,
    /// The rooms, each with the name of the competition or the helper.
    rooms: Vec<(String, String)>,
}

impl Elsewhere {
    /// Returns what the event has beside the chosen competition.
    ///
    /// # Errors
    /// No event is open.
    pub fn of(session: &EventSession) -> Result<Elsewhere> {
        let (event, chosen) = (session.event()?, session.competition()?.id);
        let competitions = event.competitions().filter(|other| other.id != chosen).cloned().collect();
        Ok(Elsewhere { competitions, rooms: restrictions(event, session.now()) })
    }

    /// Checks that no competition loses a day of its own, and that no room goes, or gets another name, that somebody is restricted to.
    ///
    /// # Errors
    /// One of the two happens.
    pub fn check(&self, event: &EventSettings, old: &EventSettings) -> Result<()> {
        let loses = |other: &&Competition| check_own_days(old, other).is_ok() && check_own_days(event, other).is_err();
        if let Some(Competition { name, .. }) = self.competitions.iter().find(loses) {
            let [first, last] = [event.start, event.end].map(|day| day.to_string());
            return Err(AppError::bad_input(message!("event-days-needed", name, first, last)));
        }
        let goes = |(name, _): &&(String, String)| old.has_room(name) && !event.has_room(name);
        match self.rooms.iter().find(goes) {
            Some((name, user)) => Err(AppError::not_now(message!("room-in-use", name, user))),
            None => Ok(()),
        }
    }
}

/// Returns the rooms that a competition, or a helper whose code is valid, is restricted to, each with the name of the one.
fn restrictions(event: &Event, now: NaiveDateTime) -> Vec<(String, String)> {
    let of_competitions = event
        .competitions()
        .flat_map(|competition| competition.rooms.iter().map(|room| (room.clone(), competition.name.clone())));
    let helpers = event.helpers.iter().filter(|helper| helper.is_valid_at(now));
    let of_helpers = helpers.filter_map(|helper| match &helper.role {
        HelperRole::Results { room: Some(room) } => Some((room.clone(), helper.name.clone())),
        _ => None,
    });
    of_competitions.chain(of_helpers).collect()
}
