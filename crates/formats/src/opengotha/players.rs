//! The players of an OpenGotha file as entries.

use std::collections::{HashMap, HashSet};

use domain::{CompetitionId, Entry, EntryId, EntryStatus, Gor, Player, Rank, Rounds};

use messages::message;

use super::keys::{key, without_dash};
use crate::FormatError;
use crate::notes::Notes;
use crate::text::{clean, excerpt, is_number, is_pin};
use crate::xml::Element;

/// The offset of ratings in files older than data version 201, where 1 dan was 0.
const OLD_SCALE: i32 = 2050;
/// The ratings that OpenGotha can store.
const RATINGS: std::ops::RangeInclusive<i32> = -900..=2949;
/// The longest status of a French licence, in characters.
const STATUS: usize = 3;
/// OpenGotha's rank of players whose rank is unknown.
const UNKNOWN_RANK: &str = "99K";

/// Returns all players with ids from 1 in the file's order, and whether their ratings were on the old scale.
pub(super) fn read(root: &Element, notes: &mut Notes) -> Result<(Vec<Entry>, bool), FormatError> {
    let shift = rating_shift(root, notes);
    let mut entries: Vec<Entry> = Vec::new();
    let mut keys = HashSet::new();
    let mut pins: HashMap<String, String> = HashMap::new();
    for (i, element) in root.list("Players", "Player").enumerate() {
        let mut entry = entry(element, i + 1, shift, notes)?;
        let name = entry.player.list_name();
        if !keys.insert(key(&entry.player)) {
            return Err(FormatError::PlayerTwice { name: excerpt(&name) });
        }
        if let Some(pin) = entry.player.egd_pin.take() {
            match pins.get(&pin) {
                Some(first) => notes.add(message!("import-note-same-pin", name, pin, first)),
                None => {
                    pins.insert(pin.clone(), name);
                    entry.player.egd_pin = Some(pin);
                }
            }
        }
        entries.push(entry);
    }
    Ok((entries, shift != 0))
}

/// Returns the offset to add to the file's ratings.
///
/// Version 3.51 stopped writing the data version, so OpenGotha reads its own files as old ones. The program's version,
/// or ratings beyond the old scale, show that a file is new.
fn rating_shift(root: &Element, notes: &mut Notes) -> i32 {
    if let Some(version) = root.attribute("dataVersion").and_then(|v| v.trim().parse::<u32>().ok()) {
        return if version < 201 { OLD_SCALE } else { 0 };
    }
    let full = root.attribute("fullVersionNumber").unwrap_or("");
    let mut parts = full.split('.').map(|part| part.trim().parse::<u32>().unwrap_or(0));
    let version = (parts.next().unwrap_or(0), parts.next().unwrap_or(0));
    let ratings = || root.list("Players", "Player").filter_map(|p| p.attribute("rating")?.trim().parse::<i32>().ok());
    if version >= (3, 51) || ratings().any(|r| r > RATINGS.end() - OLD_SCALE) {
        notes.add(message!("import-note-ratings-unchanged"));
        return 0;
    }
    if ratings().next().is_some() {
        notes.add(message!("import-note-ratings-shifted", shift = OLD_SCALE));
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
    let (family, given) = without_dash(text("name"), text("firstName"));
    let mut player = Player::new(family, given, Rank::WEAKEST);
    player.club = text("club");
    let name = player.list_name();
    if name.is_empty() {
        return Err(FormatError::Nameless { place });
    }
    let (pin, country, rank, grade) = (text("egfPin"), text("country"), text("rank"), text("grade"));
    player.ffg_licence = read_number(text("ffgLicence"));
    player.ffg_status =
        Some(text("ffgLicenceStatus")).filter(|status| !status.is_empty() && status.chars().count() <= STATUS);
    player.aga_id = read_number(text("agaId"));
    player.user_name = Some(text("userName")).filter(|name| !name.is_empty());
    notes.cleaned(harmful, &name);
    player.rank = read_rank(&rank, &name, notes)?;
    // The grade is the rank in files for rating lists.
    player.rating_rank = grade.parse().ok().filter(|&grade| grade != player.rank);
    player.country = read_country(&country, &name, notes);
    player.egd_pin = read_pin(pin, &name, notes);
    player.rating = read_rating(element, shift, &name, notes);
    let mut entry = Entry::new(EntryId(place as i64), CompetitionId::OPEN, player);
    entry.status = read_status(element, &name, notes);
    entry.missed = absences(element.attribute("participating").unwrap_or(""));
    entry.score_shift = element.attribute("smmsCorrection").and_then(|v| v.trim().parse().ok()).unwrap_or(0);
    if !(-30..=30).contains(&entry.score_shift) {
        notes.add(message!("import-note-score-correction", name, correction = entry.score_shift));
        entry.score_shift = 0;
    }
    Ok(entry)
}

fn read_rank(rank: &str, name: &str, notes: &mut Notes) -> Result<Rank, FormatError> {
    if rank.is_empty() {
        notes.add(message!("import-note-no-rank", name));
        return Ok(Rank::WEAKEST);
    }
    if rank.eq_ignore_ascii_case(UNKNOWN_RANK) {
        notes.add(message!("import-note-unknown-rank", name));
        return Ok(Rank::WEAKEST);
    }
    rank.parse().map_err(|_| FormatError::UnknownRank { name: excerpt(name), rank: excerpt(rank) })
}

fn read_country(country: &str, name: &str, notes: &mut Notes) -> Option<domain::Country> {
    let read = country.parse().ok();
    if read.is_none() && !country.is_empty() {
        notes.add(message!("import-note-country", name, country = excerpt(country)));
    }
    read
}

fn read_pin(pin: String, name: &str, notes: &mut Notes) -> Option<String> {
    let valid = is_pin(&pin);
    if !valid && !pin.is_empty() {
        notes.add(message!("import-note-pin", name, pin = excerpt(&pin)));
    }
    valid.then_some(pin)
}

/// Returns the number of another register; `None` for anything else, which is kept as it is.
fn read_number(number: String) -> Option<String> {
    is_number(&number).then_some(number)
}

fn read_rating(element: &Element, shift: i32, name: &str, notes: &mut Notes) -> Option<Gor> {
    let text = element.attribute("rating")?.trim();
    let Ok(rating) = text.parse::<i32>() else {
        notes.add(message!("import-note-rating", name, rating = excerpt(text)));
        return None;
    };
    let (least, most) = (*RATINGS.start(), *RATINGS.end());
    let used = rating.saturating_add(shift).clamp(least, most);
    if used != rating.saturating_add(shift) {
        notes.add(message!("import-note-rating-range", name, rating, least, most, used));
    }
    Some(Gor(used))
}

fn read_status(element: &Element, name: &str, notes: &mut Notes) -> EntryStatus {
    match element.attribute("registeringStatus").unwrap_or("FIN").trim() {
        "FIN" => EntryStatus::Registered,
        "PRE" => EntryStatus::PreRegistered,
        other => {
            notes.add(message!("import-note-status", name, status = excerpt(other)));
            EntryStatus::PreRegistered
        }
    }
}

/// Parses a string with 1 or 0 for each round. A missing digit means 1.
fn absences(participating: &str) -> Rounds {
    Rounds::of(participating.trim().chars().zip(1..).filter(|&(flag, _)| flag == '0').map(|(_, round)| round))
}
