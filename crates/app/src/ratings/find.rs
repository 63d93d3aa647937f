//! Finding people while a name is typed, in the entries and in the rating lists.

use std::collections::HashSet;

use chrono::NaiveDate;
use domain::{ListOrigin, RatedList};
use messages::Message;
use serde::{Deserialize, Serialize};
use session::rating_list::Rated;
use session::{EventSession, Result};
use ts_rs::TS;

use crate::vocabulary::ListOriginName;

/// The age in days after which a list is stale: ranks and ratings have changed, and new players are missing.
const FRESH_DAYS: i64 = 60;

/// The date and size of a rating list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RatingListView {
    /// The association of the list.
    pub origin: ListOriginName,
    /// The date of the list, `2018-02-22`, if it states one.
    pub date: Option<String>,
    /// Number of players.
    pub players: usize,
    /// Its age in days.
    #[ts(type = "number | null")]
    pub days: Option<i64>,
    /// Whether a newer list should be imported before the event.
    pub stale: bool,
}

/// Returns the date and size of a list.
pub(crate) fn list_view(list: &RatedList, today: NaiveDate) -> RatingListView {
    let days = list.date.map(|date| (today - date).num_days().max(0));
    RatingListView {
        origin: list.origin.into(),
        date: list.date.map(|date| date.to_string()),
        players: list.players.len(),
        days,
        stale: days.is_none_or(|days| days > FRESH_DAYS),
    }
}

/// An imported rating list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RatingsImported {
    /// The list.
    pub list: RatingListView,
    /// Remarks on the list.
    pub notes: Vec<Message>,
}

/// A player of a rating list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RatedView {
    /// The association of the list.
    pub origin: ListOriginName,
    /// The number there: EGD PIN, FFG licence or AGA number.
    pub pin: String,
    /// Family name.
    pub family: String,
    /// Given name.
    pub given: String,
    /// Country, two letters; empty if unknown.
    pub country: String,
    /// Club; empty if unknown.
    pub club: String,
    /// Rank at the last tournament, or the one of the rating; empty if unknown.
    pub rank: String,
    /// Rating on the European scale; `None` for a player without one.
    pub rating: Option<i32>,
    /// Number of tournaments in the EGD; 0 if the list does not say it.
    pub tournaments: u32,
    /// Code of the last tournament; empty if unknown.
    pub last_event: String,
    /// Status of the licence or membership as the list writes it; empty if the list has none.
    pub status: String,
    /// Whether the player is entered already.
    pub entered: bool,
}

/// The people who match a typed text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PeopleFound {
    /// Keys of entries, best match first.
    #[ts(type = "Array<number>")]
    pub entries: Vec<i64>,
    /// Players of the rating lists, best match first.
    pub rated: Vec<RatedView>,
    /// The rating lists, the European one first.
    pub lists: Vec<RatingListView>,
}

/// A typed text to search for.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct FindPeople {
    /// The text, in any script.
    pub typed: String,
    /// The highest number of players of the rating lists to return.
    pub most: usize,
}

/// Returns entries and players of the rating lists that match the typed text, best match first. Without an open event,
/// only the lists are searched.
///
/// # Errors
/// A rating list cannot be read.
pub fn find_people(session: &mut EventSession, request: &FindPeople) -> Result<PeopleFound> {
    let today = session.now().date();
    let (entries, entered) =
        session.entry_index().map(|index| (index.find(&request.typed), index.numbers.clone())).unwrap_or_default();
    let Some(ratings) = session.ratings()? else {
        return Ok(PeopleFound { entries, rated: Vec::new(), lists: Vec::new() });
    };
    let rated = ratings.find(&request.typed, request.most).map(|rated| rated_view(rated, &entered)).collect();
    let lists = ratings.lists().iter().map(|list| list_view(list, today)).collect();
    Ok(PeopleFound { entries, rated, lists })
}

fn rated_view(Rated { origin, player }: Rated<'_>, entered: &HashSet<(ListOrigin, String)>) -> RatedView {
    RatedView {
        origin: origin.into(),
        pin: player.pin.clone(),
        family: player.family.clone(),
        given: player.given.clone(),
        country: player.country.map(|c| c.to_string()).unwrap_or_default(),
        club: player.club.clone(),
        rank: player.rank.map(|rank| rank.to_string()).unwrap_or_default(),
        rating: player.rating.map(|rating| rating.0),
        tournaments: player.tournaments,
        last_event: player.last_event.clone(),
        status: player.status.clone(),
        entered: entered.contains(&(origin, player.pin.clone())),
    }
}

#[cfg(test)]
mod tests {
    use domain::{Gor, Rank, RatedList, RatedPlayer};
    use session::rating_list::{Ratings, list_file};

    use super::*;
    use crate::fixture::{fields, no_event_with_data, open_register};
    use crate::register::{EntryFields, add};

    const PIN: &str = "10000002";

    #[test]
    fn find_people_marks_rated_players_who_are_entered() {
        let mut session = open_register(1);
        add(&mut session, &EntryFields { egd_pin: PIN.into(), ..fields(1) }).expect("the player can be registered");
        let rated = |pin: &str, given: &str| RatedPlayer {
            pin: pin.into(),
            family: "Birch".into(),
            given: given.into(),
            country: None,
            club: String::new(),
            rank: Some(Rank::SHODAN),
            rating: Some(Gor(2100)),
            tournaments: 7,
            last_event: String::new(),
            status: String::new(),
        };
        let players = vec![rated("10000001", "Ada"), rated(PIN, "Sam"), rated("10000003", "Tom")];
        session.set_ratings(Ratings::new(RatedList { players, ..RatedList::default() }));
        let found = find_people(&mut session, &FindPeople { typed: "birch".into(), most: 2 }).expect("a list is there");
        assert_eq!((found.entries, found.rated.len()), (vec![2], 2));
        let all = find_people(&mut session, &FindPeople { typed: "birch".into(), most: 9 }).expect("a list is there");
        let entered = |player: &RatedView| player.entered == (player.pin == PIN);
        assert!(all.rated.len() == 3 && all.rated.iter().all(entered), "{:?}", all.rated);
    }

    #[test]
    fn find_people_refuses_an_unreadable_list() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        std::fs::write(list_file(folder.path(), ListOrigin::Egd), "Buy tea.").expect("the file can be written");
        let request = FindPeople { typed: "bir".into(), most: 5 };
        find_people(&mut no_event_with_data(folder.path()), &request).expect_err("the file is not a list");
    }

    #[test]
    fn find_people_finds_entries_without_a_list() {
        let mut session = open_register(3);
        let found = find_people(&mut session, &FindPeople { typed: "bir".into(), most: 5 }).unwrap();
        assert_eq!((found.entries, found.rated.len(), found.lists), (vec![2], 0, Vec::new()));
    }
}
