//! The seed list: the tour writes it, the venue takes it in without a network (R25, R46, R47, R83).

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use chrono::NaiveDate;
use domain::model::player::Publication;
use domain::model::ratio::published;
use domain::tour::book::TourPlayer;
use domain::tour::ledger::accounts;
use domain::{Category, Entry, EntryId, TourPlayerId, Tournament};
use formats::seed_list::{self, Seed, SeedList};
use serde::Serialize;
use ts_rs::TS;

use super::people::future_stars;
use crate::desk::EventSession;
use crate::failure::{AppError, Result};
use crate::files::read_file;
use crate::key;
use crate::operation::Operation;
use crate::stale::Mutation;
use crate::tour_desk::TourSession;
use crate::write::{Written, write_beside};

/// A seed list that was written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SeedsWritten {
    /// The file.
    pub written: Written,
    /// How many players are in it.
    pub players: usize,
    /// The key it is signed with.
    pub key: String,
}

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

/// Writes what a venue seeds by on the morning of `date`, today if none is given: SP in the category of that year, less
/// what the previous edition of the championship gave.
///
/// # Errors
/// There is no such championship, or the file cannot be written.
pub fn write_seeds(
    desk: &TourSession,
    championship: Option<&str>,
    date: Option<NaiveDate>,
    file: &Path,
) -> Result<SeedsWritten> {
    let (book, date) = (desk.book(), date.unwrap_or_else(|| desk.today()));
    let wanted = championship.unwrap_or_default().trim();
    let id = match book.championships.iter().find(|c| c.name == wanted) {
        Some(found) => Some(found.id),
        None if wanted.is_empty() => None,
        None => return Err(AppError::not_found(format!("There is no championship \"{wanted}\": see `tour events`."))),
    };
    let eve = date.pred_opt().unwrap_or(date);
    let newest = book.editions.iter().filter(|e| e.start <= date).max_by_key(|e| (e.start, e.event.as_str()));
    let mut stars = future_stars(book);
    let mut players = Vec::new();
    for (player, mut account) in accounts(&book.ledger(), eve) {
        let Some(player) = book.player(player) else { continue };
        let in_year = book.category(player, date);
        if in_year.is_none() && player.person.birth_year.is_some() {
            continue;
        }
        if let (Some(category), Some(newest)) = (in_year, newest) {
            account.enter(date, category, &newest.ages.categories, newest.avc);
        }
        let previous = id.map_or_else(|| domain::Ratio::from_integer(0), |id| account.live(id));
        if let Some(id) = id {
            account.lapse(date, id, 0);
        }
        let person = &player.person;
        let named = person.publication == Publication::Full || person.irn.is_none();
        let whole = |points| u32::try_from(published(points)).unwrap_or(0);
        players.push(Seed {
            irn: person.irn.clone(),
            egd_pin: person.egd_pin.clone().filter(|_| named),
            family: person.family.clone().filter(|_| named),
            given: person.given.clone().filter(|_| named),
            country: person.country,
            birth_year: person.birth_year,
            sp: [(account.category.0, whole(account.sp))].into(),
            previous: whole(previous),
            stars: stars.remove(&player.id.0).is_some(),
        });
    }
    players.extend(stars.into_keys().filter_map(|id| Some(star(book.player(TourPlayerId(id))?))));
    players.sort_by(|a, b| (&a.irn, &a.family, &a.given).cmp(&(&b.irn, &b.family, &b.given)));
    let count = players.len();
    let list = SeedList { tour: book.tour.name.clone(), championship: wanted.into(), date, players };
    let pair = key::of_host(desk.host.as_ref())?;
    let written = write_beside(file, &seed_list::write(&list, &pair))?;
    Ok(SeedsWritten { written, players: count, key: pair.public() })
}

/// Somebody who has no points and played in Future Stars.
fn star(player: &TourPlayer) -> Seed {
    let person = &player.person;
    let named = person.publication == Publication::Full || person.irn.is_none();
    Seed {
        irn: person.irn.clone(),
        egd_pin: person.egd_pin.clone().filter(|_| named),
        family: person.family.clone().filter(|_| named),
        given: person.given.clone().filter(|_| named),
        country: person.country,
        birth_year: person.birth_year,
        sp: BTreeMap::new(),
        previous: 0,
        stars: true,
    }
}

/// Fills in what a seed list says of the open event's entries: found by the tour's number, else by the database's;
/// who is found by name alone is proposed, and filled in only if `names` says so.
///
/// # Errors
/// It is no sound seed list, or not signed with the key that is `expected`.
pub fn import_seeds(desk: &mut EventSession, file: &Path, names: bool, expected: Option<&str>) -> Result<Mutation<SeedsImported>> {
    let (list, key) = seed_list::read(&read_file(file)?)?;
    if expected.is_some_and(|expected| !expected.trim().eq_ignore_ascii_case(&key)) {
        return Err(AppError::bad_input(format!(
            "The list is signed with another key, {key}: ask the tour for its list."
        )));
    }
    desk.transact(Operation::ImportSeedList, &list.championship, |tournament| {
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
