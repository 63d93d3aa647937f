//! What an import of a Pairgoth file keeps for an export back to Pairgoth, by the names of its fields.

use chrono::NaiveDate;
use domain::{CompetitionId, ForeignField, ForeignRecord, ForeignSubject, Tournament};
use messages::message;
use serde_json::{Map, Number, Value};

use super::file::File;
use super::players::{Ids, number_text};
use super::settings::half_points;
use crate::notes::Notes;
use crate::text::{clean, hundredths};

/// The name of the format in records.
const FORMAT: &str = "pairgoth";
/// The longest text that is kept, in bytes.
const MAX_VALUE: usize = 1000;

/// The rules of the game in an export.
pub(crate) const RULES: &str = "JAPANESE";
/// The fields whose values are numbers.
const NUMBERS: [&str; 3] = ["gobanSize", "komi", "h"];

/// A field's name, its value in the file, and what an export would have written for it; `None` for nothing.
type Kept = (&'static str, String, Option<String>);

/// Returns the records of everything in the file that the imported tournament does not have, with notes.
pub(super) fn keep(file: &File, ids: &Ids, tournament: &Tournament, notes: &mut Notes) -> Vec<ForeignRecord> {
    let mut records = Vec::new();
    let mut add = |subject, kept: Vec<Kept>| {
        let own = |theirs: &String, ours: &Option<String>| theirs == ours.as_deref().unwrap_or("");
        let differ = kept.into_iter().filter(|(_, theirs, ours)| !own(theirs, ours) && !theirs.is_empty());
        let fields = differ
            .filter(|(_, theirs, _)| theirs.len() <= MAX_VALUE)
            .map(|(name, theirs, ours)| (name.to_string(), ForeignField { theirs, ours }));
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
    add(ForeignSubject::Competition, settings(file, tournament));
    for person in &file.players {
        let Some(entry) = ids.get(&person.id) else { continue };
        let congress = number_text(person.egc.as_ref()).map(|number| ("egc", number, None));
        add(ForeignSubject::Entry(*entry), congress.into_iter().collect());
    }
    for (rows, round) in file.games.iter().zip(1u32..) {
        for row in rows.0.iter().filter(|row| row.h > 9) {
            let both = (ids.get(&row.b).copied(), ids.get(&row.w).copied());
            let game = tournament.games.iter().find(|g| g.round == round && (Some(g.black), Some(g.white)) == both);
            if let Some(game) = game {
                let handicap = ("h", row.h.to_string(), Some(game.handicap.to_string()));
                add(ForeignSubject::Game(game.id), vec![handicap]);
            }
        }
    }
    records.sort_by_key(|record| record.subject);
    note(&records, notes);
    records
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
        ("director", text(&file.director), None),
        ("rules", text(&file.rules), Some(RULES.into())),
        ("shortName", text(&file.short_name), Some(short_name(event.start, &event.name))),
        ("gobanSize", size.unwrap_or_default(), Some("19".into())),
        ("komi", komi.map(ToString::to_string).unwrap_or_default(), Some(event.komi.to_string())),
    ]
}

/// Returns the short name of a tournament in an export.
pub(crate) fn short_name(start: NaiveDate, name: &str) -> String {
    let letters: String = clean(name).0.chars().filter(|c| c.is_alphanumeric()).take(12).collect();
    format!("{}-{}", start.format("%Y%m%d"), letters.to_lowercase())
}

/// Puts what an import kept of a subject into the fields of an export.
pub(crate) fn restore(
    fields: &mut Map<String, Value>,
    tournament: &Tournament,
    competition: CompetitionId,
    subject: ForeignSubject,
) {
    let Some(record) = tournament.foreign_of(competition, subject, FORMAT) else { return };
    for name in record.fields.keys() {
        let ours = fields.get(name).map(|value| value.as_str().map_or_else(|| value.to_string(), str::to_string));
        let Some(value) = record.written(name, ours.as_deref().filter(|text| !text.is_empty())) else { continue };
        let number = value.parse::<Number>().ok().filter(|_| NUMBERS.contains(&name.as_str()));
        fields.insert(name.clone(), number.map_or(Value::String(value), Value::Number));
    }
}

/// Notes the names of the fields that are kept.
fn note(records: &[ForeignRecord], notes: &mut Notes) {
    let record = records.iter().find(|record| record.subject == ForeignSubject::Competition);
    let names: Vec<&str> = record.into_iter().flat_map(|record| record.fields.keys()).map(String::as_str).collect();
    if !names.is_empty() {
        notes.add(message!("import-note-foreign-settings", names = names.join(", ")));
    }
    let congress = records.iter().filter(|record| record.fields.contains_key("egc")).count();
    if congress > 0 {
        notes.add(message!("import-note-congress-numbers", count = congress));
    }
}
