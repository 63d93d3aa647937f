//! The frozen standings of a Pairgoth file. Their rows have the keys of players, which an export numbers again, and say nothing any more
//! once the standings change.

use std::collections::HashMap;
use std::fmt::Write;

use domain::{Crosstable, EntryId, ForeignRecord, Standings, Tournament, lots};
use serde_json::{Value, json};

/// The name of the field.
pub(super) const FROZEN: &str = "frozen";
/// The field of a row with the key of its player.
const KEY: &str = "id";

/// Returns frozen standings with the places of the players in the file instead of their keys; `None` if a row has no player of the file.
/// `ids` has the entries by the keys of the file.
pub(super) fn with_places(frozen: &str, ids: &HashMap<i64, EntryId>, tournament: &Tournament) -> Option<String> {
    let places = places(tournament);
    let place = |key: i64| Some(json!(*places.get(ids.get(&key)?)?));
    Some(replaced(serde_json::from_str(frozen).ok()?, place)?.to_string())
}

/// Returns the frozen standings of a record with the keys of an export; `None` if there are none, or if the standings have changed since
/// the import. `ids` has the keys by entry.
pub(super) fn with_keys(
    record: &ForeignRecord,
    ids: &HashMap<EntryId, usize>,
    tournament: &Tournament,
) -> Option<Value> {
    let kept = record.fields.get(FROZEN).filter(|kept| kept.ours.as_deref() == Some(&*state(tournament)))?;
    let key = |place: i64| {
        let entry = tournament.entries.get(usize::try_from(place).ok()?.checked_sub(1)?)?;
        Some(json!(*ids.get(&entry.id)?))
    };
    replaced(serde_json::from_str(&kept.theirs).ok()?, key)
}

/// Returns frozen standings with another key in each row; `None` if there is none for a row. What is no list has no rows.
fn replaced(mut frozen: Value, other: impl Fn(i64) -> Option<Value>) -> Option<Value> {
    for row in frozen.as_array_mut().into_iter().flatten() {
        row[KEY] = other(row.as_object()?.get(KEY)?.as_i64()?)?;
    }
    Some(frozen)
}

/// Returns a hash of the standings and the results, which does not depend on the ids of entries.
pub(super) fn state(tournament: &Tournament) -> String {
    let places = places(tournament);
    let place = |entry: EntryId| places.get(&entry).copied().unwrap_or(0);
    let rounds = tournament.paired_rounds();
    let standings = Standings::of(&Crosstable::of(tournament, rounds), &tournament.competition, rounds);
    let mut text = String::new();
    for line in standings.lines.iter().filter(|line| line.place.is_some()) {
        let values: Vec<String> = line.criteria.iter().map(ToString::to_string).collect();
        let _ = writeln!(text, "{} {:?} {}", place(line.entry), line.place, values.join(" "));
    }
    for game in &tournament.games {
        let result = game.passes.known().map(|result| result.to_string()).unwrap_or_default();
        let _ = writeln!(text, "{} {} {} {result}", game.round, place(game.black), place(game.white));
    }
    lots::sha256_hex(&text)
}

/// Returns the place of each entry among all, from 1.
fn places(tournament: &Tournament) -> HashMap<EntryId, usize> {
    tournament.entries.iter().zip(1..).map(|(entry, place)| (entry.id, place)).collect()
}
