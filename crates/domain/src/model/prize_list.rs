//! The list for the prize giving: the places of a competition, kept as they were when it was fixed.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::model::id::{EntryId, RoundNumber};

/// A place of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct PrizePlace {
    /// The player.
    pub entry: EntryId,
    /// Their place, from 1; players who share a place have the same number.
    pub place: u32,
}

/// The places of a competition when the list for the prize giving was fixed.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct PrizeList {
    /// The round after which the places are.
    #[ts(type = "number")]
    pub round: RoundNumber,
    /// The time, `2026-08-16 16:40`.
    pub time: String,
    /// The head of the history at that time, as sheets print it: `137: 3f2a 91c0 77d2 e4b8`.
    pub head: String,
    /// Everyone who has a place, best first.
    pub places: Vec<PrizePlace>,
}

/// A player whose place differs from the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlaceChange {
    /// The player.
    pub entry: EntryId,
    /// The place on the list; `None` without one.
    pub then: Option<u32>,
    /// The place now; `None` without one.
    pub now: Option<u32>,
}

impl PrizeList {
    /// Returns the players whose place differs from the list, in the order of the list, then of `now`.
    pub fn differences(&self, now: &[PrizePlace]) -> Vec<PlaceChange> {
        let by_entry = |places: &[PrizePlace]| -> BTreeMap<EntryId, u32> {
            places.iter().map(|place| (place.entry, place.place)).collect()
        };
        let (then, today) = (by_entry(&self.places), by_entry(now));
        let new = now.iter().filter(|place| !then.contains_key(&place.entry));
        let change = |place: &PrizePlace| {
            let (then, now) = (then.get(&place.entry).copied(), today.get(&place.entry).copied());
            (then != now).then_some(PlaceChange { entry: place.entry, then, now })
        };
        self.places.iter().chain(new).filter_map(change).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(places: &[(i64, u32)]) -> Vec<PrizePlace> {
        places.iter().map(|&(entry, place)| PrizePlace { entry: EntryId(entry), place }).collect()
    }

    #[test]
    fn differences_name_everyone_whose_place_changed_left_or_came() {
        let list =
            PrizeList { round: 5, time: String::new(), head: String::new(), places: places(&[(4, 1), (7, 2), (9, 3)]) };
        assert_eq!(list.differences(&list.places), []);
        let changes = list.differences(&places(&[(7, 1), (4, 2), (2, 3)]));
        let seen: Vec<_> = changes.iter().map(|c| (c.entry.0, c.then, c.now)).collect();
        assert_eq!(seen, [(4, Some(1), Some(2)), (7, Some(2), Some(1)), (9, Some(3), None), (2, None, Some(3))]);
    }
}
