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
    use super::*;
    use crate::fixture::open_register;

    #[test]
    fn find_people_finds_entries_without_a_list() {
        let mut session = open_register(3);
        let found = find_people(&mut session, &FindPeople { typed: "bir".into(), most: 5 }).unwrap();
        assert_eq!((found.entries, found.rated.len(), found.list), (vec![2], 0, None));
    }
}
