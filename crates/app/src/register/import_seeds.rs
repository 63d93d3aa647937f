//! Importing the tour's seed list at the venue, without a network (R25, R46, R47, R83).

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use domain::{Category, Entry, EntryId, Tournament};
use formats::seed_list;
use formats::seed_list::Seed;
use formats::signing::PublicKey;
use messages::{Message, message};
use serde::{Deserialize, Serialize};
use session::read_file::read_file;
use session::{AppError, EventSession, FileHandle, Mutation, Result};
use ts_rs::TS;

use crate::operation::op;

/// A seed list to import.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ImportSeeds {
    /// The seed list.
    pub file: FileHandle,
    /// Whether entries are filled in that are found by name only.
    #[serde(default)]
    pub names: bool,
    /// The tour's public key, with which the list must be signed; empty to accept any.
    #[serde(default)]
    pub key: String,
}

/// The result of importing a seed list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SeedsImported {
    /// The tour.
    pub tour: String,
    /// The championship.
    pub championship: String,
    /// The public key of the signature.
    #[ts(type = "string")]
    pub key: PublicKey,
    /// Number of entries whose SP were filled in.
    pub filled: usize,
    /// Entries found by name only, one message each; filled in only on request.
    pub by_name: Vec<Message>,
    /// Number of entries that the list does not have.
    pub unknown: usize,
}

/// Does [`import_seeds`] as the window asks for it.
///
/// # Errors
/// As [`import_seeds`].
pub fn import_seed_file(session: &mut EventSession, request: &ImportSeeds) -> Result<Mutation<SeedsImported>> {
    let key = Some(request.key.trim()).filter(|key| !key.is_empty());
    import_seeds(session, &request.file, request.names, key)
}

/// Fills in the SP of the open event's entries from a seed list. Entries are found by IRN, else by EGD PIN. Entries found
/// by name only are reported, and filled in only if `names` is true.
///
/// # Errors
/// The file is not a valid seed list, or not signed with the `expected` key.
pub fn import_seeds(
    session: &mut EventSession,
    file: &Path,
    names: bool,
    expected: Option<&str>,
) -> Result<Mutation<SeedsImported>> {
    let (list, key) = seed_list::read(&read_file(file)?)?;
    if expected.is_some_and(|expected| !expected.trim().eq_ignore_ascii_case(&key)) {
        return Err(AppError::bad_input(message!("seed-list-other-key", key = key.to_string())));
    }
    session.transact(op::ImportSeedList, &list.championship, |tournament| {
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

/// Returns the seed of each entry, and whether a number identifies it. Names that several seeds share are ignored.
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

/// Returns the words of a name in Latin capitals, sorted.
fn folded(name: &str) -> String {
    let latin = domain::model::player::latin(name).to_uppercase();
    let words: BTreeSet<&str> = latin.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).collect();
    words.into_iter().collect::<Vec<_>>().join(" ")
}

fn proposal(entry: &Entry, seed: &Seed) -> Message {
    let name = [&seed.family, &seed.given].into_iter().flatten().cloned().collect::<Vec<_>>().join(" ");
    let year = seed.birth_year.map(|year| year.to_string());
    let details: Vec<String> = [year, seed.irn.clone()].into_iter().flatten().collect();
    let seed = if details.is_empty() { name } else { format!("{name} ({})", details.join(", ")) };
    message!("seed-list-by-name", name = entry.player.list_name(), seed)
}

fn fill(entry: &mut Entry, seed: &Seed) {
    entry.sp = seed.sp.iter().map(|(&category, &points)| (Category(category), points)).collect();
    entry.stars_before |= seed.stars;
    entry.player.irn = entry.player.irn.take().or_else(|| seed.irn.clone());
}
