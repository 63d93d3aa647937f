//! Other programs' tournament files. Whatever a reader takes can be kept in an event file, ranked, written for other
//! programs, and paired on with a proof.

use domain::{CompetitionId, Crosstable, Standings, Tournament};
use formats::{FormatError, Imported};
use serde_json::Value;
use store::{EventFile, OperationRecord};

use crate::engine::paired_with_proof;
use crate::{harmless, readable};

/// Fields larger than this are not paired on: the fuzzer would wait for the matching only.
const MOST: usize = 40;

pub(crate) fn opengotha(bytes: &[u8]) {
    taken(formats::opengotha::read(bytes));
}

pub(crate) fn macmahon(bytes: &[u8]) {
    taken(formats::macmahon::read(bytes));
}

pub(crate) fn pairgoth(bytes: &[u8]) {
    taken(formats::pairgoth::read(bytes));
}

pub(crate) fn h9(bytes: &[u8]) {
    taken(formats::h9::read(bytes));
}

pub(crate) fn detect(bytes: &[u8]) {
    let _ = formats::detect(bytes);
}

fn taken(read: Result<Imported, FormatError>) {
    let imported = match read {
        Ok(imported) => imported,
        Err(refusal) => return readable(&refusal.to_string()),
    };
    let tournament = imported.tournament;
    for note in &imported.notes {
        assert!(!note.contains(|c: char| c.is_control() || domain::text::is_harmful(c)), "{note:?}");
    }
    harmless(&tournament.event.name);
    harmless(&tournament.event.place);
    for player in tournament.entries.iter().map(|entry| &entry.player) {
        [&player.family, &player.given, &player.middle, &player.club, &player.town]
            .into_iter()
            .for_each(|w| harmless(w));
    }
    kept(&tournament);
    shown(&tournament);
}

/// In an event file it is what it was, and can be taken back.
fn kept(tournament: &Tournament) {
    let operation = |name| OperationRecord { who: "fuzz", at: "2026-08-14T10:00:00", name, input: Value::Null };
    let mut file = EventFile::in_memory().expect("memory is there");
    file.transact(operation("import"), |tx| tx.write(tournament)).expect("what was read can be kept");
    assert_eq!(&file.load().expect("what is kept can be read"), tournament);
    assert_eq!(file.check().problems, Vec::<String>::new());
}

/// Standings, other programs' files and the next round.
fn shown(tournament: &Tournament) {
    let competition = &tournament.competitions[0];
    let rounds = tournament.paired_rounds(CompetitionId::OPEN);
    let table = Crosstable::of(tournament, CompetitionId::OPEN, rounds);
    let standings = Standings::of(&table, competition, rounds);
    formats::csv_export::standings(tournament, CompetitionId::OPEN, &standings);
    formats::csv_export::entries(tournament, CompetitionId::OPEN);
    formats::h9::write(tournament, CompetitionId::OPEN, &standings, formats::h9::Options::default());
    formats::opengotha::write(tournament, CompetitionId::OPEN);
    if tournament.entries.len() <= MOST {
        paired_with_proof(tournament, rounds + 1);
    }
}
