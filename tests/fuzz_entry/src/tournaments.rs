//! Tournament files of other programs. Every file that a reader accepts can be stored in an event file, ranked, exported
//! for other programs, and paired further with a certificate.

use domain::{Crosstable, Event, Standings, Tournament};
use formats::csv_export::CsvForm;
use formats::{FormatError, ImportedTournament};
use serde_json::Value;
use store::{EventFile, OperationRecord};

use crate::engine::paired_with_proof;
use crate::{harmless, readable};

/// Larger tournaments are not paired further, because the fuzzer would spend its time in the matching.
const MOST: usize = 40;

pub(crate) fn opengotha(bytes: &[u8]) {
    accept(formats::opengotha::read(bytes));
}

pub(crate) fn macmahon(bytes: &[u8]) {
    accept(formats::macmahon_import::read(bytes));
}

pub(crate) fn pairgoth(bytes: &[u8]) {
    accept(formats::pairgoth::read(bytes));
}

pub(crate) fn h9(bytes: &[u8]) {
    accept(formats::egd_results::read(bytes));
}

pub(crate) fn tou(bytes: &[u8]) {
    accept(formats::ffg_results::read(bytes));
}

pub(crate) fn aga(bytes: &[u8]) {
    accept(formats::aga_results::read(bytes));
}

pub(crate) fn trf(bytes: &[u8]) {
    accept(formats::trf::read(bytes));
}

pub(crate) fn detect(bytes: &[u8]) {
    let _ = formats::detect(bytes);
}

fn accept(read: Result<ImportedTournament, FormatError>) {
    let imported = match read {
        Ok(imported) => imported,
        Err(refusal) => return readable(&refusal.to_string()),
    };
    let tournament = &imported.tournament;
    for note in &imported.notes {
        assert!(!note.to_string().contains(|c: char| c.is_control() || domain::text::is_harmful(c)), "{note:?}");
    }
    imported.left.iter().for_each(|bad| readable(&bad.what.to_string()));
    harmless(&tournament.event.name);
    harmless(&tournament.event.place);
    for player in tournament.entries.iter().map(|entry| &entry.player) {
        [&player.family, &player.given, &player.middle, &player.club, &player.town]
            .into_iter()
            .for_each(|w| harmless(w));
    }
    store_and_load(tournament);
    compute_outputs(tournament);
}

/// Stores the tournament in an event file and reads it back unchanged.
fn store_and_load(tournament: &Tournament) {
    let operation = |name| OperationRecord { who: "fuzz", at: "2026-08-14T10:00:00", name, input: Value::Null };
    let mut file = EventFile::in_memory().expect("an event file in memory can be created");
    let event = Event::from(tournament.clone());
    file.transact(operation("import"), |tx| tx.write(&event)).expect("an imported tournament can be stored");
    assert_eq!(file.load().expect("a stored tournament can be read"), event);
    assert_eq!(file.check().problems, []);
}

/// Computes standings, exports files and pairs the next round.
fn compute_outputs(tournament: &Tournament) {
    let competition = &tournament.competition;
    let rounds = tournament.paired_rounds();
    let table = Crosstable::of(tournament, rounds);
    let standings = Standings::of(&table, competition, rounds);
    formats::csv_export::standings(tournament, &standings, CsvForm::default());
    formats::csv_export::entries(tournament, CsvForm::default());
    formats::egd_results::write(tournament, &standings, formats::egd_results::Options::default());
    formats::ffg_results::write(tournament, &standings);
    formats::aga_results::write(tournament, &standings);
    formats::opengotha::write(tournament);
    formats::macmahon_export::export(tournament);
    formats::pairgoth_export::export(tournament);
    formats::trf::write(tournament, &standings);
    if tournament.entries.len() <= MOST {
        paired_with_proof(tournament, rounds + 1);
    }
}
