//! Finding people while a name is typed: among the entries, and in the rating list.

use std::collections::HashSet;

use domain::RatedPlayer;
use serde::{Deserialize, Serialize};
use session::rating_list::RatingListView;
use session::{EventSession, Result};
use ts_rs::TS;

/// A list that was taken over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RatingsImported {
    /// The list.
    pub list: RatingListView,
    /// What was odd about it.
    pub notes: Vec<String>,
}

/// A player of the rating list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RatedView {
    /// His number in the European database.
    pub pin: String,
    /// Family name.
    pub family: String,
    /// Given name.
    pub given: String,
    /// Two letters; empty if unknown.
    pub country: String,
    /// Club; empty if unknown.
    pub club: String,
    /// Rank at his last tournament.
    pub rank: String,
    /// Rating.
    pub rating: i32,
    /// Tournaments in the database.
    pub tournaments: u32,
    /// Code of the last one.
    pub last_event: String,
    /// Whether he is entered already.
    pub entered: bool,
}

/// Who was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PeopleFound {
    /// Entries by key, the best first.
    #[ts(type = "Array<number>")]
    pub entries: Vec<i64>,
    /// Players of the rating list, the best first.
    pub rated: Vec<RatedView>,
    /// The list asked; `None` if none was imported.
    pub list: Option<RatingListView>,
}

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
