//! The places that a file has itself, compared with those that follow from its games here.

use std::collections::BTreeMap;

use domain::standings::{CriterionValue, Standings, StandingsLine};
use domain::{CompetitionId, Crosstable, Entry, EntryId, ForeignField, ForeignRecord, ForeignSubject, Tournament};
use messages::{Message, message};

use crate::notes::Notes;

/// The name in records of the values that a results file has itself.
const FORMAT: &str = "results";
/// The field of an entry with the player's place in the file.
const PLACE: &str = "place";

/// What a file says about a player's result.
#[derive(Debug, Default)]
pub(crate) struct FilePlace {
    /// The place; `None` if the file has none.
    pub place: Option<u32>,
    /// The values of the criteria here, as the file has them, with their hundredths; `None` where it has none.
    pub values: Vec<Option<(String, i32)>>,
    /// Whether the file has values, but of no criterion known here.
    pub are_unexplained: bool,
}

/// Keeps the file's places, and notes each player whose place here is another one, with the reason. `theirs` are in the order of
/// the entries; `left` are the places of lines that are left out, by which the others move up.
pub(crate) fn compare(tournament: &mut Tournament, theirs: &[FilePlace], left: &[u32], notes: &mut Notes) {
    if tournament.games.is_empty() || theirs.iter().all(|player| player.place.is_none()) {
        return;
    }
    let rounds = tournament.paired_rounds();
    let table = Crosstable::of(tournament, rounds);
    let standings = Standings::of(&table, &tournament.competition, rounds);
    let lines: BTreeMap<EntryId, &StandingsLine> = standings.lines.iter().map(|line| (line.entry, line)).collect();
    let (shared_here, shared_there) = (
        counts(standings.lines.iter().filter_map(|line| line.place)),
        counts(theirs.iter().filter_map(|player| player.place)),
    );
    let is_unplaced = |entry: &Entry| lines.get(&entry.id).is_some_and(|line| line.place.is_none());
    let unplaced = tournament.entries.iter().zip(theirs).filter(|(entry, _)| is_unplaced(entry));
    let missing: Vec<u32> = unplaced.filter_map(|(_, own)| own.place).chain(left.iter().copied()).collect();
    let among_placed = |place: u32| place.saturating_sub(missing.iter().filter(|other| **other < place).count() as u32);
    let mut differing = Vec::new();
    for (entry, own) in tournament.entries.iter().zip(theirs) {
        let (Some(place), Some(line)) = (own.place, lines.get(&entry.id)) else { continue };
        let shared = shared_there.get(&place).copied().unwrap_or(1);
        let there = among_placed(place)..among_placed(place) + shared;
        let here = line.place.map(|place| place..place + shared_here.get(&place).copied().unwrap_or(1));
        let agrees = here.as_ref().is_some_and(|here| here.start < there.end && there.start < here.end);
        if !agrees {
            let name = entry.player.list_name();
            let here = line.place.map_or_else(|| "-".to_string(), |place| place.to_string());
            let reason = reason(&standings, line, own);
            let (place, among) = (place.to_string(), among_placed(place).to_string());
            differing.push(match place == among {
                true => message!("import-note-place-differs", name, place, here, reason),
                false => message!("import-note-place-differs-among", name, place, among, here, reason),
            });
        }
    }
    match differing.len() {
        0 => notes.add(message!("import-note-places-agree")),
        count => notes.add(message!("import-note-places-differ", count, players = theirs.len())),
    }
    differing.into_iter().for_each(|note| notes.add(note));
    keep(tournament, theirs);
}

/// Returns why a player has another place: the first criterion with another value, or an order among equals.
fn reason(standings: &Standings, line: &StandingsLine, own: &FilePlace) -> Message {
    let both = standings.tie_breaks.iter().zip(&line.criteria).zip(&own.values);
    let other = both.filter_map(|((criterion, here), there)| Some((criterion, *here, there.as_ref()?)));
    let mut other = other.filter(|(_, here, (_, there))| hundredths(*here) != *there);
    match other.next() {
        _ if line.place.is_none() => message!("import-reason-no-game"),
        Some((criterion, here, (there, _))) => {
            let (criterion, here, there) = (criterion.to_string(), here.to_string(), there.clone());
            message!("import-reason-value", criterion, there, here)
        }
        None if own.are_unexplained => message!("import-reason-unexplained"),
        None if own.values.iter().all(Option::is_none) => message!("import-reason-no-values"),
        None => message!("import-reason-others"),
    }
}

/// Returns a value in hundredths.
pub(crate) fn hundredths(value: CriterionValue) -> i32 {
    match value {
        CriterionValue::Half(points) => points.0.saturating_mul(50),
        CriterionValue::Quarter(points) => points.0.saturating_mul(25),
        CriterionValue::Whole(number) => number.saturating_mul(100),
        CriterionValue::Height(_) => 0,
    }
}

fn counts(places: impl Iterator<Item = u32>) -> BTreeMap<u32, u32> {
    let mut counts = BTreeMap::new();
    places.for_each(|place| *counts.entry(place).or_default() += 1);
    counts
}

fn keep(tournament: &mut Tournament, theirs: &[FilePlace]) {
    let record = |(entry, place): (EntryId, u32)| ForeignRecord {
        competition: CompetitionId::OPEN,
        subject: ForeignSubject::Entry(entry),
        format: FORMAT.to_string(),
        fields: [(PLACE.to_string(), ForeignField { theirs: place.to_string(), ours: None })].into(),
    };
    let entries: Vec<EntryId> = tournament.entries.iter().map(|entry| entry.id).collect();
    let placed = entries.into_iter().zip(theirs).filter_map(|(entry, own)| Some((entry, own.place?)));
    tournament.foreign.extend(placed.map(record));
}
