//! The players of an OpenGotha file as entries.

use std::collections::HashMap;

use domain::{CompetitionId, Entry, EntryId, EntryStatus, Gor, Player, Rank, Rounds};

use super::keys::key;
use crate::FormatError;
use crate::notes::Notes;
use crate::text::{clean, excerpt};
use crate::xml::Element;

/// What is added to ratings of files older than data version 201, whose scale had 1 dan at 0.
const OLD_SCALE: i32 = 2050;
/// The ratings OpenGotha can hold.
const RATINGS: std::ops::RangeInclusive<i32> = -900..=2949;

/// All players, keyed from 1 in the file's order.
pub(super) fn read(root: &Element, notes: &mut Notes) -> Result<Vec<Entry>, FormatError> {
    let shift = rating_shift(root, notes);
    let mut entries: Vec<Entry> = Vec::new();
    let mut keys: HashMap<String, ()> = HashMap::new();
    let mut pins: HashMap<String, String> = HashMap::new();
    for (i, element) in root.list("Players", "Player").enumerate() {
        let mut entry = entry(element, i + 1, shift, notes)?;
        let name = entry.player.list_name();
        if keys.insert(key(&entry.player), ()).is_some() {
            return Err(FormatError::PlayerTwice { name: excerpt(&name) });
        }
        if let Some(pin) = entry.player.egd_pin.take() {
            match pins.get(&pin) {
                Some(first) => notes.add(format!("{name} has the same EGD PIN {pin} as {first}; it is left out.")),
                None => {
                    pins.insert(pin.clone(), name);
                    entry.player.egd_pin = Some(pin);
                }
            }
        }
        entries.push(entry);
    }
    Ok(entries)
}

/// What to add to the file's ratings. Version 3.51 stopped writing the data version and so reads its own files as old
/// ones; the program's version, or ratings beyond the old scale, show that they are not.
fn rating_shift(root: &Element, notes: &mut Notes) -> i32 {
    if let Some(version) = root.attribute("dataVersion").and_then(|v| v.trim().parse::<u32>().ok()) {
        return if version < 201 { OLD_SCALE } else { 0 };
    }
    let full = root.attribute("fullVersionNumber").unwrap_or("");
    let mut parts = full.split('.').map(|part| part.trim().parse::<u32>().unwrap_or(0));
    let version = (parts.next().unwrap_or(0), parts.next().unwrap_or(0));
    let ratings = || root.list("Players", "Player").filter_map(|p| p.attribute("rating")?.trim().parse::<i32>().ok());
    if version >= (3, 51) || ratings().any(|r| r > RATINGS.end() - OLD_SCALE) {
        notes.add("The file does not say which version its data have; its ratings are taken as they stand.");
        return 0;
    }
    if ratings().next().is_some() {
        notes.add(format!("The file is old: {OLD_SCALE} is added to its ratings, as OpenGotha does."));
    }
    OLD_SCALE
}

fn entry(element: &Element, place: usize, shift: i32, notes: &mut Notes) -> Result<Entry, FormatError> {
    let mut harmful = false;
    let mut text = |attribute: &str| {
        let (text, bad) = clean(element.attribute(attribute).unwrap_or(""));
        harmful |= bad;
        text
    };
    let mut player = Player::new(text("name"), text("firstName"), Rank::WEAKEST);
    player.club = text("club");
    let name = player.list_name();
    if name.is_empty() {
        return Err(FormatError::Nameless { place });
    }
    let (pin, country, rank) = (text("egfPin"), text("country"), text("rank"));
    notes.cleaned(harmful, &name);
    player.rank = read_rank(&rank, &name, notes)?;
    player.country = read_country(&country, &name, notes);
    player.egd_pin = read_pin(pin, &name, notes);
    player.rating = read_rating(element, shift, &name, notes);
    let mut entry = Entry::new(EntryId(place as i64), CompetitionId::OPEN, player);
    entry.status = read_status(element, &name, notes);
    entry.missed = absences(element.attribute("participating").unwrap_or(""));
    entry.score_shift = element.attribute("smmsCorrection").and_then(|v| v.trim().parse().ok()).unwrap_or(0);
    if !(-30..=30).contains(&entry.score_shift) {
        notes.add(format!("{name}: the correction {} of the initial score is left out.", entry.score_shift));
        entry.score_shift = 0;
    }
    Ok(entry)
}

fn read_rank(rank: &str, name: &str, notes: &mut Notes) -> Result<Rank, FormatError> {
    if rank.is_empty() {
        notes.add(format!("{name} has no rank; 30k is taken, as OpenGotha does."));
        return Ok(Rank::WEAKEST);
    }
    rank.parse().map_err(|_| FormatError::UnknownRank { name: excerpt(name), rank: excerpt(rank) })
}

fn read_country(country: &str, name: &str, notes: &mut Notes) -> Option<domain::Country> {
    let read = country.parse().ok();
    if read.is_none() && !country.is_empty() {
        notes.add(format!("{name}: \"{}\" is no two-letter country and is left out.", excerpt(country)));
    }
    read
}

fn read_pin(pin: String, name: &str, notes: &mut Notes) -> Option<String> {
    let good = pin.len() == 8 && pin.bytes().all(|b| b.is_ascii_digit());
    if !good && !pin.is_empty() {
        notes.add(format!("{name}: \"{}\" is no EGD PIN of eight digits and is left out.", excerpt(&pin)));
    }
    good.then_some(pin)
}

fn read_rating(element: &Element, shift: i32, name: &str, notes: &mut Notes) -> Option<Gor> {
    let text = element.attribute("rating")?.trim();
    let Ok(rating) = text.parse::<i32>() else {
        notes.add(format!("{name}: \"{}\" is no rating and is left out.", excerpt(text)));
        return None;
    };
    let held = rating.saturating_add(shift).clamp(*RATINGS.start(), *RATINGS.end());
    if held != rating.saturating_add(shift) {
        notes.add(format!(
            "{name}: the rating {rating} lies outside {} to {}; {held} is taken.",
            RATINGS.start(),
            RATINGS.end()
        ));
    }
    Some(Gor(held))
}

fn read_status(element: &Element, name: &str, notes: &mut Notes) -> EntryStatus {
    match element.attribute("registeringStatus").unwrap_or("FIN").trim() {
        "FIN" => EntryStatus::Registered,
        "PRE" => EntryStatus::PreRegistered,
        other => {
            notes.add(format!("{name}: the status \"{}\" is unknown; pre-registered is taken.", excerpt(other)));
            EntryStatus::PreRegistered
        }
    }
}

/// A string of 1 and 0, one for each round; what is missing is 1.
fn absences(participating: &str) -> Rounds {
    Rounds::of(participating.trim().chars().zip(1..).filter(|&(flag, _)| flag == '0').map(|(_, round)| round))
}
