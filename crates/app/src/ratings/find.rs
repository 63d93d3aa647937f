//! Finding people while a name is typed: among the entries, and in the rating list.

use std::collections::HashSet;

use domain::name_index::{Findable, NameIndex};
use domain::{Entry, RatedPlayer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::desk::Desk;
use crate::failure::Outcome;
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
pub fn find_people(desk: &mut Desk, request: &FindPeople) -> Outcome<PeopleFound> {
    let today = desk.now().date();
    let (entries, pins) = match (desk.tournament(), desk.competition()) {
        (Ok(tournament), Ok(competition)) => {
            let all: Vec<&Entry> = tournament.entries_of(competition.id).collect();
            let pins = all.iter().filter_map(|entry| entry.player.egd_pin.clone()).collect();
            (found_entries(&all, &request.typed), pins)
        }
        _ => (Vec::new(), HashSet::new()),
    };
    let ratings = desk.ratings()?;
    let rated =
        ratings.map(|ratings| ratings.find(&request.typed, request.most).map(|p| rated_view(p, &pins)).collect());
    Ok(PeopleFound { entries, rated: rated.unwrap_or_default(), list: ratings.map(|ratings| ratings.about(today)) })
}

fn found_entries(entries: &[&Entry], typed: &str) -> Vec<i64> {
    let countries: Vec<String> =
        entries.iter().map(|e| e.player.country.map(|c| c.to_string()).unwrap_or_default()).collect();
    let latin: Vec<String> = entries.iter().map(|e| e.player.latin.clone().unwrap_or_default()).collect();
    let numbers: Vec<String> = entries.iter().map(|e| e.number.map(|n| n.to_string()).unwrap_or_default()).collect();
    let parts: Vec<([&str; 3], [&str; 5])> = (0..entries.len())
        .map(|at| {
            let player = &entries[at].player;
            let pin = player.egd_pin.as_deref().unwrap_or_default();
            let marks =
                [countries[at].as_str(), &player.club, pin, &numbers[at], player.irn.as_deref().unwrap_or_default()];
            ([player.family.as_str(), &player.given, &latin[at]], marks)
        })
        .collect();
    let index = NameIndex::new(parts.iter().map(|(names, marks)| Findable { names, marks, weight: 0 }));
    index.find(typed, entries.len()).into_iter().map(|at| entries[at].id.0).collect()
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
