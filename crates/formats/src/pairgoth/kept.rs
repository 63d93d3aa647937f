//! What an import of a Pairgoth file keeps for an export back to Pairgoth, by the names of its fields.

use domain::{CompetitionId, ForeignField, ForeignRecord, ForeignSubject, HalfPoints, Tournament};
use messages::message;

use super::file::File;
use super::players::{Ids, number_text};
use super::settings::half_points;
use crate::notes::Notes;
use crate::text::{clean, hundredths};

/// The name of the format in records.
const FORMAT: &str = "pairgoth";
/// The longest text that is kept, in bytes.
const MAX_VALUE: usize = 1000;

/// A field's name, its value in the file, and what the event has for it.
type Kept = (&'static str, String, Option<String>);

/// Returns the records of everything in the file that the imported tournament does not have, with notes.
pub(super) fn keep(file: &File, ids: &Ids, tournament: &Tournament, notes: &mut Notes) -> Vec<ForeignRecord> {
    let mut records = Vec::new();
    let mut add = |subject, kept: Vec<Kept>| {
        let short = kept.into_iter().filter(|(_, theirs, _)| !theirs.is_empty() && theirs.len() <= MAX_VALUE);
        let fields = short.map(|(name, theirs, ours)| (name.to_string(), ForeignField { theirs, ours }));
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
    let own_komi = |HalfPoints(komi)| HalfPoints(komi).to_string();
    vec![
        ("director", text(&file.director), None),
        ("rules", text(&file.rules), None),
        ("shortName", text(&file.short_name), None),
        ("gobanSize", size.unwrap_or_default(), Some("19".into())),
        ("komi", komi.map(ToString::to_string).unwrap_or_default(), Some(own_komi(tournament.event.komi))),
    ]
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
