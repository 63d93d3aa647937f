//! What an import of a Pairgoth file keeps for an export back to Pairgoth, by the names of its fields.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use domain::{CompetitionId, ForeignField, ForeignRecord, ForeignSubject, Tournament};
use messages::message;
use serde_json::{Map, Number, Value};

use super::file::File;
use super::players::{Ids, number_text};
use super::rest::{Fields, Rest};
use super::settings::half_points;
use crate::notes::Notes;
use crate::text::{clean, excerpt, hundredths};

/// The name of the format in records.
const FORMAT: &str = "pairgoth";
/// The longest text that is kept, in bytes.
const MAX_VALUE: usize = 1000;

/// The rules of the game in an export.
pub(crate) const RULES: &str = "JAPANESE";
/// The fields whose values are numbers.
const NUMBERS: [&str; 3] = ["gobanSize", "komi", "h"];

/// The fields whose values are kept as plain text; the values of all others are kept as JSON, by their paths.
const PLAIN: [&str; 7] = ["director", "rules", "shortName", "gobanSize", "komi", "egc", "h"];

/// A field's name, its value in the file, and what an export would have written for it; `None` for nothing.
type Kept = (String, String, Option<String>);

/// Returns the records of everything in the file that the imported tournament does not have, with notes.
pub(super) fn keep(
    file: &File,
    rest: &Rest,
    ids: &Ids,
    tournament: &Tournament,
    notes: &mut Notes,
) -> Vec<ForeignRecord> {
    let mut records = Vec::new();
    let mut add = |subject, kept: Vec<Kept>| {
        let own = |theirs: &String, ours: &Option<String>| theirs == ours.as_deref().unwrap_or("");
        let differ = kept.into_iter().filter(|(_, theirs, ours)| !own(theirs, ours) && !theirs.is_empty());
        let (short, long): (Vec<Kept>, Vec<Kept>) = differ.partition(|(_, theirs, _)| theirs.len() <= MAX_VALUE);
        for (name, ..) in long {
            notes.add(message!("import-note-foreign-left", name = excerpt(&name)));
        }
        let fields = short.into_iter().map(|(name, theirs, ours)| (name, ForeignField { theirs, ours }));
        let record = ForeignRecord {
            competition: CompetitionId::OPEN,
            subject,
            format: FORMAT.into(),
            fields: fields.collect(),
        };
        if !record.fields.is_empty() {
            records.push(record);
        }
    };
    add(ForeignSubject::Competition, settings(file, tournament).into_iter().chain(as_kept(&rest.settings)).collect());
    for (person, more) in file.players.iter().zip(&rest.players) {
        let Some(entry) = ids.get(&person.id) else { continue };
        let congress = number_text(person.egc.as_ref()).map(|number| ("egc".to_string(), number, None));
        add(ForeignSubject::Entry(*entry), congress.into_iter().chain(as_kept(more)).collect());
    }
    let mut unkept: BTreeSet<String> = BTreeSet::new();
    for ((rows, more), round) in file.games.iter().zip(&rest.games).zip(1u32..) {
        for (row, more) in rows.0.iter().zip(more).filter(|(row, more)| row.h > 9 || !more.is_empty()) {
            let both = (ids.get(&row.b).copied(), ids.get(&row.w).copied());
            let game = tournament.games.iter().find(|g| g.round == round && (Some(g.black), Some(g.white)) == both);
            if game.is_none() {
                unkept.extend(more.keys().cloned());
            }
            if let Some(game) = game {
                let high = (row.h > 9).then(|| ("h".into(), row.h.to_string(), Some(game.handicap.to_string())));
                add(ForeignSubject::Game(game.id), high.into_iter().chain(as_kept(more)).collect());
            }
        }
    }
    records.sort_by_key(|record| record.subject);
    note(&records, notes);
    if !unkept.is_empty() {
        let names = unkept.iter().map(|name| excerpt(name)).collect::<Vec<_>>().join(", ");
        notes.add(message!("import-note-fields-of-byes", names));
    }
    records
}

/// Returns fields without a use here as fields to keep.
fn as_kept(fields: &Fields) -> impl Iterator<Item = Kept> {
    fields.iter().map(|(path, value)| (path.clone(), value.clone(), None))
}

fn settings(file: &File, tournament: &Tournament) -> Vec<Kept> {
    let text = |text: &Option<String>| clean(text.as_deref().unwrap_or("")).0;
    let size = file.goban_size.as_ref().map(ToString::to_string).filter(|size| !["9", "13", "19"].contains(&&**size));
    let komi = file.komi.as_ref().filter(|komi| {
        let exact = hundredths(&komi.to_string());
        half_points(Some(komi), 0) == tournament.event.komi && exact.is_none_or(|exact| exact % 50 != 0)
    });
    let event = &tournament.event;
    vec![
        ("director".into(), text(&file.director), None),
        ("rules".into(), text(&file.rules), Some(RULES.into())),
        ("shortName".into(), text(&file.short_name), Some(short_name(event.start, &event.name))),
        ("gobanSize".into(), size.unwrap_or_default(), Some("19".into())),
        ("komi".into(), komi.map(ToString::to_string).unwrap_or_default(), Some(event.komi.to_string())),
    ]
}

/// Returns the short name of a tournament in an export.
pub(crate) fn short_name(start: NaiveDate, name: &str) -> String {
    let letters: String = clean(name).0.chars().filter(|c| c.is_alphanumeric()).take(12).collect();
    format!("{}-{}", start.format("%Y%m%d"), letters.to_lowercase())
}

/// Puts what an import kept of a subject into the fields of an export.
pub(crate) fn restore(fields: &mut Map<String, Value>, tournament: &Tournament, subject: ForeignSubject) {
    let Some(record) = tournament.foreign_of(subject, FORMAT) else { return };
    for name in record.fields.keys() {
        if !PLAIN.contains(&name.as_str()) {
            restore_field(fields, name, name, record);
            continue;
        }
        let ours = fields.get(name).map(|value| value.as_str().map_or_else(|| value.to_string(), str::to_string));
        let Some(value) = record.written(name, ours.as_deref().filter(|text| !text.is_empty())) else { continue };
        let number = value.parse::<Number>().ok().filter(|_| NUMBERS.contains(&name.as_str()));
        fields.insert(name.clone(), number.map_or(Value::String(value), Value::Number));
    }
}

/// Puts the field `name`, which was kept as JSON, to its path below `fields`.
fn restore_field(fields: &mut Map<String, Value>, path: &str, name: &str, record: &ForeignRecord) {
    if let Some((first, below)) = path.split_once('.') {
        let inner = fields.entry(first).or_insert_with(|| Value::Object(Map::new()));
        if let Some(inner) = inner.as_object_mut() {
            restore_field(inner, below, name, record);
        }
        return;
    }
    let ours = fields.get(path).map(Value::to_string);
    let value = record.written(name, ours.as_deref()).and_then(|value| serde_json::from_str(&value).ok());
    if let Some(value) = value {
        fields.insert(path.to_string(), value);
    }
}

/// Notes the names of the fields that are kept.
fn note(records: &[ForeignRecord], notes: &mut Notes) {
    let names = |is_own: fn(ForeignSubject) -> bool| -> Option<String> {
        let own = records.iter().filter(|record| is_own(record.subject));
        let paths = own.flat_map(|record| record.fields.keys()).filter(|path| !["egc", "h"].contains(&path.as_str()));
        let names: BTreeSet<&str> = paths.map(|path| path.rsplit('.').next().unwrap_or(path)).collect();
        (!names.is_empty()).then(|| names.into_iter().collect::<Vec<_>>().join(", "))
    };
    if let Some(names) = names(|subject| subject == ForeignSubject::Competition) {
        notes.add(message!("import-note-foreign-settings", names));
    }
    if let Some(names) = names(|subject| matches!(subject, ForeignSubject::Entry(_))) {
        notes.add(message!("import-note-foreign-players", names));
    }
    if let Some(names) = names(|subject| matches!(subject, ForeignSubject::Game(_))) {
        notes.add(message!("import-note-foreign-games", names));
    }
    let congress = records.iter().filter(|record| record.fields.contains_key("egc")).count();
    if congress > 0 {
        notes.add(message!("import-note-congress-numbers", count = congress));
    }
}
