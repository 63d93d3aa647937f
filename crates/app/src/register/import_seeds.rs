//! Taking in the tour's seed list at the venue, without a network (R25, R46, R47, R83).

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use domain::{Category, Entry, EntryId, Tournament};
use formats::seed_list;
use formats::seed_list::Seed;
use serde::Serialize;
use session::read_file::read_file;
use session::{AppError, EventSession, Mutation, Operation, Result};

/// What a seed list did to an event's entries.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SeedsImported {
    /// The tour.
    pub tour: String,
    /// The championship.
    pub championship: String,
    /// Who signed.
    pub key: String,
    /// Entries whose points were filled in.
    pub filled: usize,
    /// Entries found by name alone, a sentence each; filled in only where that was asked for.
    pub by_name: Vec<String>,
    /// Entries that the list does not have.
    pub unknown: usize,
}

/// Fills in what a seed list says of the open event's entries: found by the tour's number, else by the database's;
/// who is found by name alone is proposed, and filled in only if `names` says so.
///
/// # Errors
/// It is no sound seed list, or not signed with the key that is `expected`.
pub fn import_seeds(
    session: &mut EventSession,
    file: &Path,
    names: bool,
    expected: Option<&str>,
) -> Result<Mutation<SeedsImported>> {
    let (list, key) = seed_list::read(&read_file(file)?)?;
    if expected.is_some_and(|expected| !expected.trim().eq_ignore_ascii_case(&key)) {
        return Err(AppError::bad_input(format!(
            "The list is signed with another key, {key}: ask the tour for its list."
        )));
    }
    session.transact(Operation::ImportSeedList, &list.championship, |tournament| {
        let mut imported = SeedsImported {
            tour: list.tour.clone(),
            championship: list.championship.clone(),
            key: key.clone(),
            filled: 0,
            by_name: Vec::new(),
            unknown: 0,
        };
        let found = matched(tournament, &list.players);
        for entry in &mut tournament.entries {
            match found.get(&entry.id) {
                None => imported.unknown += 1,
                Some(&(seed, by_number)) => {
                    if !by_number {
                        imported.by_name.push(proposal(entry, seed));
                    }
                    if by_number || names {
                        fill(entry, seed);
                        imported.filled += 1;
                    }
                }
            }
        }
        Ok(imported)
    })
}

/// Each entry's seed, and whether a number told so. A name that several have tells nothing.
fn matched<'a>(tournament: &Tournament, seeds: &'a [Seed]) -> BTreeMap<EntryId, (&'a Seed, bool)> {
    let mut by_number: BTreeMap<(&str, String), &Seed> = BTreeMap::new();
    let mut by_name: BTreeMap<String, Vec<&Seed>> = BTreeMap::new();
    for seed in seeds {
        by_number.extend(seed.irn.as_ref().map(|irn| (("irn", irn.trim().to_uppercase()), seed)));
        by_number.extend(seed.egd_pin.as_ref().map(|pin| (("pin", pin.trim().to_string()), seed)));
        if let (Some(family), Some(given)) = (&seed.family, &seed.given) {
            by_name.entry(folded(&format!("{family} {given}"))).or_default().push(seed);
        }
    }
    let find = |entry: &Entry| {
        let player = &entry.player;
        let irn = player.irn.as_ref().map(|irn| ("irn", irn.trim().to_uppercase()));
        let pin = player.egd_pin.as_ref().map(|pin| ("pin", pin.trim().to_string()));
        let number = [irn, pin].into_iter().flatten().find_map(|number| by_number.get(&number).copied());
        if let Some(seed) = number {
            return Some((seed, true));
        }
        match by_name.get(&folded(&player.list_name())).map(Vec::as_slice) {
            Some(&[seed]) => Some((seed, false)),
            _ => None,
        }
    };
    tournament.entries.iter().filter_map(|entry| Some((entry.id, find(entry)?))).collect()
}

/// The words of a name in Latin capitals, in any order.
fn folded(name: &str) -> String {
    let latin = domain::model::player::latin(name).to_uppercase();
    let words: BTreeSet<&str> = latin.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).collect();
    words.into_iter().collect::<Vec<_>>().join(" ")
}

fn proposal(entry: &Entry, seed: &Seed) -> String {
    let irn = seed.irn.as_ref().map(|irn| format!(", IRN {irn}")).unwrap_or_default();
    let year = seed.birth_year.map(|year| format!(", born {year}")).unwrap_or_default();
    let name = [&seed.family, &seed.given].into_iter().flatten().cloned().collect::<Vec<_>>().join(" ");
    format!("{} may be {name}{year}{irn} of the list", entry.player.list_name())
}

fn fill(entry: &mut Entry, seed: &Seed) {
    entry.sp = seed.sp.iter().map(|(&category, &points)| (Category(category), points)).collect();
    entry.stars_before |= seed.stars;
    entry.player.irn = entry.player.irn.take().or_else(|| seed.irn.clone());
}
