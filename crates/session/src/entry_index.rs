//! The search index of the open event's entries. It is built again after each change.

use std::collections::HashSet;

use domain::names::{Findable, NameIndex};
use domain::{Entry, ListOrigin, Tournament};

/// The entries of a competition with their search index.
pub struct EntryIndex {
    index: NameIndex,
    entries: Vec<i64>,
    /// The numbers of the entered players at the associations that publish rating lists.
    pub numbers: HashSet<(ListOrigin, String)>,
}

impl EntryIndex {
    /// Builds the index of a competition's entries.
    pub fn new(tournament: &Tournament) -> EntryIndex {
        let all: Vec<&Entry> = tournament.entries.iter().collect();
        let texts: Vec<[String; 3]> = all.iter().map(|entry| own_texts(entry)).collect();
        let parts: Vec<([&str; 3], [&str; 5])> = all.iter().zip(&texts).map(|(e, texts)| parts(e, texts)).collect();
        let index = NameIndex::new(parts.iter().map(|(names, marks)| Findable { names, marks, weight: 0 }));
        let numbers = all.iter().flat_map(|entry| numbers_of(entry)).collect();
        EntryIndex { index, entries: all.iter().map(|entry| entry.id.0).collect(), numbers }
    }

    /// Returns the keys of the entries that match `typed`, best match first.
    pub fn find(&self, typed: &str) -> Vec<i64> {
        self.index.find(typed, self.entries.len()).into_iter().map(|at| self.entries[at]).collect()
    }
}

fn numbers_of(entry: &Entry) -> impl Iterator<Item = (ListOrigin, String)> {
    let player = &entry.player;
    let numbers = [&player.egd_pin, &player.ffg_licence, &player.aga_id];
    ListOrigin::ALL.into_iter().zip(numbers).filter_map(|(origin, number)| Some((origin, number.clone()?)))
}

/// Returns country, transliteration and starting number as people type them.
fn own_texts(entry: &Entry) -> [String; 3] {
    let country = entry.player.country.map(|c| c.to_string()).unwrap_or_default();
    let number = entry.number.map(|n| n.to_string()).unwrap_or_default();
    [country, entry.player.latin.clone().unwrap_or_default(), number]
}

fn parts<'a>(entry: &'a Entry, [country, latin, number]: &'a [String; 3]) -> ([&'a str; 3], [&'a str; 5]) {
    let player = &entry.player;
    let some = |text: &'a Option<String>| text.as_deref().unwrap_or_default();
    let marks = [country.as_str(), &player.club, some(&player.egd_pin), number, some(&player.irn)];
    ([player.family.as_str(), &player.given, latin], marks)
}
