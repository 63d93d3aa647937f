//! The players of a Pairgoth file as entries.

use std::collections::HashMap;

use domain::{CompetitionId, Entry, EntryId, EntryStatus, Player, Rank, Rounds};
use messages::message;
use serde_json::Value;

use super::file::{File, Person};
use super::settings::added_points;
use crate::FormatError;
use crate::notes::Notes;
use crate::text::{self, clean, excerpt, is_number, is_pin};

/// The ranks as numbers, from 30k to 9d.
const GRADES: std::ops::RangeInclusive<i32> = -30..=8;

/// Entry ids by Pairgoth's player numbers.
pub(super) type Ids = HashMap<i64, EntryId>;

/// Returns all players with ids from 1 in the file's order.
pub(super) fn entries(file: &File, notes: &mut Notes) -> Result<(Vec<Entry>, Ids), FormatError> {
    let mut entries = Vec::new();
    let mut ids = Ids::new();
    for (person, place) in file.players.iter().zip(1usize..) {
        let mut player = Player::new(clean(&person.name).0, clean(&person.firstname).0, Rank::from_grade(person.rank));
        let name = player.list_name();
        if name.is_empty() {
            return Err(FormatError::Nameless { place });
        }
        let harmful = |text: &String| clean(text).1;
        notes.cleaned([&person.name, &person.firstname, &person.club].into_iter().any(harmful), &name);
        if !GRADES.contains(&person.rank) {
            let rank = player.rank.to_string();
            notes.add(message!("import-note-rank-range", name = &name, grade = person.rank, rank));
        }
        if ids.insert(person.id, EntryId(place as i64)).is_some() {
            return Err(FormatError::PlayerTwice { name: excerpt(&name) });
        }
        player.country = person.country.parse().ok();
        if player.country.is_none() && !person.country.trim().is_empty() {
            notes.add(message!("import-note-country", name = &name, country = excerpt(&person.country)));
        }
        player.club = clean(&person.club).0;
        player.rating = person.rating.and_then(text::rating);
        let honorary = person.honorary_grade.filter(|grade| GRADES.contains(grade)).map(Rank::from_grade);
        player.rating_rank = honorary.filter(|rank| *rank != player.rank);
        player.egd_pin = pin(person, &name, notes);
        player.ffg_licence = register_number(person.ffg.as_ref(), &name, notes);
        player.aga_id = register_number(person.aga.as_ref(), &name, notes);
        let mut entry = Entry::new(EntryId(place as i64), CompetitionId::OPEN, player);
        entry.status = if person.registered { EntryStatus::Registered } else { EntryStatus::PreRegistered };
        entry.missed = Rounds::of(person.skip.iter().copied());
        entry.score_shift = added_points(person.mms_correction);
        entries.push(entry);
    }
    Ok((entries, ids))
}

/// Returns the EGD PIN. Real files have PINs with a line end, and `0` for none.
fn pin(person: &Person, name: &str, notes: &mut Notes) -> Option<String> {
    let pin = person.egf.as_deref().unwrap_or("").trim();
    if !is_pin(pin) && !["", "0"].contains(&pin) {
        notes.add(message!("import-note-pin", name, pin = excerpt(pin)));
    }
    is_pin(pin).then(|| pin.to_string())
}

/// Returns a number of another register, written as a text or a number; `None` if it is missing, empty or `0`.
pub(super) fn number_text(written: Option<&Value>) -> Option<String> {
    let text = match written? {
        Value::String(text) => clean(text).0,
        Value::Number(number) => number.to_string(),
        _ => return None,
    };
    (!["", "0"].contains(&text.as_str())).then_some(text)
}

/// Returns a number of the French federation or the AGA, with a note about anything else.
fn register_number(written: Option<&Value>, name: &str, notes: &mut Notes) -> Option<String> {
    let number = number_text(written)?;
    if !is_number(&number) {
        notes.add(message!("import-note-register-number", name, number = excerpt(&number)));
        return None;
    }
    Some(number)
}
