//! Where the rating lists say something else about registered players than their entries, taken one by one or all.

use domain::{Competition, Country, Entry, EntryId, EntryStatus, Gor, ListOrigin, Rank, RatedPlayer, Tournament};
use messages::message;
use serde::Serialize;
use session::fields::clean;
use session::rating_list::Ratings;
use session::{AppError, EventSession, Mutation, Result};
use ts_rs::TS;

use super::find::{RatingListView, list_view};
use crate::operation::{RatedChange, TakeRated, op};
use crate::vocabulary::{ListOriginName, RatedField};

/// A field of an entry that differs from a rating list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RatedDifference {
    /// The entry's key.
    #[ts(type = "number")]
    pub entry: i64,
    /// Its starting number, once the register is closed.
    pub number: Option<u32>,
    /// "Family Given".
    pub name: String,
    /// The list.
    pub origin: ListOriginName,
    /// The field.
    pub field: RatedField,
    /// The value of the entry; empty if it has none.
    pub before: String,
    /// The value of the list.
    pub after: String,
}

/// The differences between the entries and the rating lists.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RatedDifferences {
    /// The differences, by entry.
    pub differences: Vec<RatedDifference>,
    /// The entries whose number no list has.
    pub unknown: Vec<String>,
    /// The rating lists, the European one first.
    pub lists: Vec<RatingListView>,
}

/// A value of a rating list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum RatedValue {
    Rank(Rank),
    Rating(Gor),
    Country(Country),
}

/// An entry's field with the value that a list has.
type Difference = (EntryId, ListOrigin, RatedValue);

/// Returns what the rating lists say otherwise about the entries of the chosen competition that have a number there. The first list
/// that has the player counts, the European one first.
///
/// # Errors
/// No event is open, or a list cannot be read.
pub fn rated_differences(session: &mut EventSession) -> Result<RatedDifferences> {
    let today = session.now().date();
    let (entries, found, unknown) = differences_of(session)?;
    let lists = session.ratings()?.map(|ratings| ratings.lists().iter().map(|list| list_view(list, today)).collect());
    let view = |(id, origin, value): Difference| {
        let entry = entries.iter().find(|entry| entry.id == id)?;
        Some(RatedDifference {
            entry: id.0,
            number: entry.number,
            name: entry.player.list_name(),
            origin: origin.into(),
            field: value.field(),
            before: value.before(entry),
            after: value.text(),
        })
    };
    Ok(RatedDifferences {
        differences: found.into_iter().filter_map(view).collect(),
        unknown,
        lists: lists.unwrap_or_default(),
    })
}

/// Takes values of the rating lists, all of them if the request names none. Returns how many fields changed.
///
/// # Errors
/// No list is stored, a difference does not exist, or the register is closed and no reason is given for another rank (R8).
pub fn take_rated(session: &mut EventSession, request: &TakeRated) -> Result<Mutation<usize>> {
    if session.ratings()?.is_none() {
        return Err(AppError::not_found(message!("rating-list-missing")));
    }
    let (_, found, _) = differences_of(session)?;
    let named = |change: &RatedChange| {
        let found = found.iter().find(|(id, _, value)| id.0 == change.entry && value.field() == change.field);
        found.copied().ok_or_else(|| AppError::not_found(message!("rated-difference-unknown", entry = change.entry)))
    };
    let taken: Vec<Difference> = match request.changes.is_empty() {
        true => found.clone(),
        false => request.changes.iter().map(named).collect::<Result<_>>()?,
    };
    session.transact(op::TakeRated, request, |tournament| {
        check_reason(tournament, &tournament.competition, &taken, request.reason.as_deref())?;
        for (id, _, value) in &taken {
            if let Some(entry) = tournament.entries.iter_mut().find(|entry| entry.id == *id) {
                value.set(entry);
            }
        }
        Ok(taken.len())
    })
}

/// Refuses another rank after the register has closed without a reason, as a change by hand does (R8).
fn check_reason(
    tournament: &Tournament,
    competition: &Competition,
    taken: &[Difference],
    reason: Option<&str>,
) -> Result<()> {
    let is_for_slip = |value: RatedValue| matches!(value, RatedValue::Rank(_) | RatedValue::Country(_));
    let Some((id, ..)) = taken.iter().find(|(_, _, value)| is_for_slip(*value)) else { return Ok(()) };
    if competition.register_closed.is_none() || !clean(reason.unwrap_or_default()).is_empty() {
        return Ok(());
    }
    let name = tournament.entry(*id).map_or_else(String::new, |entry| entry.player.list_name());
    Err(AppError::bad_input(message!("entry-change-without-reason", name)))
}

/// Returns the entries of the chosen competition, their differences, and the names of those whose number no list has.
fn differences_of(session: &mut EventSession) -> Result<(Vec<Entry>, Vec<Difference>, Vec<String>)> {
    let present =
        |entry: &&Entry| entry.status != EntryStatus::Withdrawn && !entry.ghost && entry.player.pair.is_none();
    let entries: Vec<Entry> = session.tournament()?.entries.iter().filter(present).cloned().collect();
    let (mut found, mut unknown) = (Vec::new(), Vec::new());
    let Some(ratings) = session.ratings()? else { return Ok((entries, found, unknown)) };
    for entry in &entries {
        match listed(ratings, entry) {
            Some((origin, rated)) => found.extend(values(entry, rated).map(|value| (entry.id, origin, value))),
            None if has_number(ratings, entry) => unknown.push(entry.player.list_name()),
            None => {}
        }
    }
    Ok((entries, found, unknown))
}

/// Returns the numbers of a player at the associations, the European one first.
fn numbers(entry: &Entry) -> impl Iterator<Item = (ListOrigin, &str)> {
    let player = &entry.player;
    let numbers =
        [(ListOrigin::Egd, &player.egd_pin), (ListOrigin::Ffg, &player.ffg_licence), (ListOrigin::Aga, &player.aga_id)];
    numbers.into_iter().filter_map(|(origin, number)| Some((origin, number.as_deref()?)))
}

/// Whether a player has a number of an association whose list is stored.
fn has_number(ratings: &Ratings, entry: &Entry) -> bool {
    numbers(entry).any(|(origin, _)| ratings.lists().iter().any(|list| list.origin == origin))
}

fn listed<'r>(ratings: &'r Ratings, entry: &Entry) -> Option<(ListOrigin, &'r RatedPlayer)> {
    numbers(entry).find_map(|(origin, number)| Some((origin, ratings.by_number(origin, number)?)))
}

/// Returns the values of a list that an entry does not have.
fn values(entry: &Entry, rated: &RatedPlayer) -> impl Iterator<Item = RatedValue> {
    let player = &entry.player;
    let rank = rated.rank.filter(|rank| *rank != player.rank).map(RatedValue::Rank);
    let rating = rated.rating.filter(|rating| Some(*rating) != player.rating).map(RatedValue::Rating);
    let country = rated.country.filter(|country| Some(*country) != player.country).map(RatedValue::Country);
    [rank, rating, country].into_iter().flatten()
}

impl RatedValue {
    fn field(self) -> RatedField {
        match self {
            RatedValue::Rank(_) => RatedField::Rank,
            RatedValue::Rating(_) => RatedField::Rating,
            RatedValue::Country(_) => RatedField::Country,
        }
    }

    fn text(self) -> String {
        match self {
            RatedValue::Rank(rank) => rank.to_string(),
            RatedValue::Rating(rating) => rating.0.to_string(),
            RatedValue::Country(country) => country.to_string(),
        }
    }

    /// Returns what the entry has instead.
    fn before(self, entry: &Entry) -> String {
        let player = &entry.player;
        match self {
            RatedValue::Rank(_) => player.rank.to_string(),
            RatedValue::Rating(_) => player.rating.map(|rating| rating.0.to_string()).unwrap_or_default(),
            RatedValue::Country(_) => player.country.map(|country| country.to_string()).unwrap_or_default(),
        }
    }

    fn set(self, entry: &mut Entry) {
        match self {
            RatedValue::Rank(rank) => entry.player.rank = rank,
            RatedValue::Rating(rating) => entry.player.rating = Some(rating),
            RatedValue::Country(country) => entry.player.country = Some(country),
        }
    }
}

#[cfg(test)]
mod tests {
    use domain::RatedList;

    use super::*;
    use crate::fixture::{closed_register, fields, open_register};
    use crate::register::{ChangeEntry, EntryFields, change};

    /// Gives the first two players PINs, and stores a list that has only the first of them.
    fn with_list(mut session: EventSession) -> EventSession {
        for (index, pin) in [(0, "10000001"), (1, "10000002")] {
            let fields = EntryFields { egd_pin: pin.into(), ..fields(index) };
            let request = ChangeEntry { id: index as i64 + 1, reason: None, fields };
            change(&mut session, &request).expect("a slip has no PIN");
        }
        let player = RatedPlayer {
            pin: "10000001".into(),
            family: "Alder".into(),
            given: "Sam".into(),
            country: None,
            club: "Mill".into(),
            rank: "4d".parse().ok(),
            rating: Some(Gor(2405)),
            tournaments: 7,
            last_event: String::new(),
            status: String::new(),
        };
        session.set_ratings(Ratings::new(RatedList { players: vec![player], ..RatedList::default() }));
        session
    }

    #[test]
    fn differences_are_shown_and_taken_one_by_one_or_all() {
        let mut session = with_list(open_register(3));
        let shown = rated_differences(&mut session).unwrap();
        let fields: Vec<(RatedField, &str, &str)> =
            shown.differences.iter().map(|d| (d.field, d.before.as_str(), d.after.as_str())).collect();
        assert_eq!(fields, [(RatedField::Rank, "3d", "4d"), (RatedField::Rating, "", "2405")]);
        assert_eq!((shown.unknown.as_slice(), shown.lists.len()), (["Birch Sam".to_string()].as_slice(), 1));
        let rating = RatedChange { entry: 1, field: RatedField::Rating };
        let one = TakeRated { changes: vec![rating], reason: None };
        assert_eq!(take_rated(&mut session, &one).unwrap().value, 1);
        let player = |session: &EventSession| session.tournament().unwrap().entries[0].player.clone();
        assert_eq!((player(&session).rating, player(&session).rank.to_string()), (Some(Gor(2405)), "3d".into()));
        assert_eq!(take_rated(&mut session, &one).unwrap_err().message.id, "rated-difference-unknown");
        assert_eq!(take_rated(&mut session, &TakeRated::default()).unwrap().value, 1);
        assert_eq!(player(&session).rank.to_string(), "4d");
        assert_eq!(rated_differences(&mut session).unwrap().differences, []);
    }

    #[test]
    fn another_rank_after_closing_needs_a_reason() {
        let mut session = with_list(closed_register(3));
        let refused = take_rated(&mut session, &TakeRated::default()).unwrap_err();
        assert_eq!(refused.message.id, "entry-change-without-reason");
        let reason = Some("new list".to_string());
        take_rated(&mut session, &TakeRated { reason, ..TakeRated::default() }).unwrap();
        let missing = take_rated(&mut open_register(2), &TakeRated::default()).unwrap_err();
        assert_eq!(missing.message.id, "rating-list-missing");
    }
}
