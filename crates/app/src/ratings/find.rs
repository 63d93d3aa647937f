//! Finding people while a name is typed, in the entries and in the rating list.

use std::collections::HashSet;

use domain::RatedPlayer;
use messages::Message;
use serde::{Deserialize, Serialize};
use session::rating_list::RatingListView;
use session::{EventSession, Result};
use ts_rs::TS;

/// An imported rating list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RatingsImported {
    /// The list.
    pub list: RatingListView,
    /// Remarks on the list.
    pub notes: Vec<Message>,
}

/// A player of the rating list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RatedView {
    /// EGD PIN.
    pub pin: String,
    /// Family name.
    pub family: String,
    /// Given name.
    pub given: String,
    /// Country, two letters; empty if unknown.
    pub country: String,
    /// Club; empty if unknown.
    pub club: String,
    /// Rank at the last tournament.
    pub rank: String,
    /// Rating.
    pub rating: i32,
    /// Number of tournaments in the EGD.
    pub tournaments: u32,
    /// Code of the last tournament.
    pub last_event: String,
    /// Whether the player is entered already.
    pub entered: bool,
}

/// The people who match a typed text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PeopleFound {
    /// Keys of entries, best match first.
    #[ts(type = "Array<number>")]
    pub entries: Vec<i64>,
    /// Players of the rating list, best match first.
    pub rated: Vec<RatedView>,
    /// The rating list; `None` if none was imported.
    pub list: Option<RatingListView>,
}

/// A typed text to search for.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct FindPeople {
    /// The text, in any script.
    pub typed: String,
    /// The highest number of players of the rating list to return.
    pub most: usize,
}

/// Returns entries and players of the rating list that match the typed text, best match first. Without an open event,
/// only the list is searched.
///
/// # Errors
/// The rating list cannot be read.
pub fn find_people(session: &mut EventSession, request: &FindPeople) -> Result<PeopleFound> {
    let today = session.now().date();
    let (entries, pins) =
        session.entry_index().map(|index| (index.find(&request.typed), index.pins.clone())).unwrap_or_default();
    let ratings = session.ratings()?;
    let rated =
        ratings.map(|ratings| ratings.find(&request.typed, request.most).map(|p| rated_view(p, &pins)).collect());
    Ok(PeopleFound { entries, rated: rated.unwrap_or_default(), list: ratings.map(|ratings| ratings.summary(today)) })
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

#[cfg(test)]
mod tests {
    use domain::{Gor, Rank, RatedList};
    use session::rating_list::{FILE, Ratings};

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
            rank: Rank::SHODAN,
            rating: Gor(2100),
            tournaments: 7,
            last_event: String::new(),
        };
        let players = vec![rated("10000001", "Ada"), rated(PIN, "Sam"), rated("10000003", "Tom")];
        session.set_ratings(Ratings::new(RatedList { date: None, players }));
        let found = find_people(&mut session, &FindPeople { typed: "birch".into(), most: 2 }).expect("a list is there");
        assert_eq!((found.entries, found.rated.len()), (vec![2], 2));
        let all = find_people(&mut session, &FindPeople { typed: "birch".into(), most: 9 }).expect("a list is there");
        let entered = |player: &RatedView| player.entered == (player.pin == PIN);
        assert!(all.rated.len() == 3 && all.rated.iter().all(entered), "{:?}", all.rated);
    }

    #[test]
    fn find_people_refuses_an_unreadable_list() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        std::fs::write(folder.path().join(FILE), "Buy tea.").expect("the file can be written");
        let request = FindPeople { typed: "bir".into(), most: 5 };
        find_people(&mut no_event_with_data(folder.path()), &request).expect_err("the file is not a list");
    }

    #[test]
    fn find_people_finds_entries_without_a_list() {
        let mut session = open_register(3);
        let found = find_people(&mut session, &FindPeople { typed: "bir".into(), most: 5 }).unwrap();
        assert_eq!((found.entries, found.rated.len(), found.list), (vec![2], 0, None));
    }
}
