//! Salvage recovers everything if the journal is sound, and otherwise at least what the sound part of it confirms.

use std::fs;
use std::path::Path;

use domain::{Competition, CompetitionId, Entry, EntryId, Event, EventSettings, Player, Rank, System};
use serde_json::Value;
use store::{EventFile, OperationRecord, StoreError};

fn operation(name: &str) -> OperationRecord<'_> {
    OperationRecord { who: "desk", at: "2026-07-31T10:00:00", name, input: Value::Null }
}

/// Creates an event with forty entries, each added by one operation.
fn event(path: &Path) -> Event {
    let start = "2026-07-31".parse().unwrap();
    let event = EventSettings::new("Harbour Open", start, "00".repeat(32));
    let open = Competition::new(CompetitionId::OPEN, "Open", System::McMahon, 6);
    let mut event = Event::with_competitions(event, [open]);
    let (mut file, ()) = EventFile::create_with(path, operation("create"), |tx| tx.write(&event)).unwrap();
    for id in 1..=40 {
        let player = Player::new(format!("Family {id} {}", "x".repeat(60)), format!("Given {id}"), Rank::SHODAN);
        entries(&mut event).push(Entry::new(EntryId(id), CompetitionId::OPEN, player));
        file.transact(operation("entry"), |tx| tx.write(&event)).unwrap();
    }
    event
}

fn entries(event: &mut Event) -> &mut Vec<Entry> {
    &mut event.tournament_mut(CompetitionId::OPEN).unwrap().entries
}

fn salvage(folder: &Path, bytes: &[u8]) -> Result<(store::Salvaged, Event), StoreError> {
    let (damaged, into) = (folder.join("damaged.drawmaster"), folder.join("salvaged.drawmaster"));
    fs::write(&damaged, bytes).unwrap();
    let _ = fs::remove_file(&into);
    let salvaged = EventFile::salvage(&damaged, &into, "desk", "later")?;
    assert_eq!(fs::read(&damaged).unwrap(), bytes, "the damaged file is not changed");
    let file = EventFile::open(&into).unwrap();
    let report = file.check();
    assert_eq!(report.problems, []);
    Ok((salvaged, file.load()?))
}

#[test]
fn salvage_of_a_sound_file_keeps_rows_and_history() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.drawmaster");
    let tournament = event(&path);
    let (salvaged, found) = salvage(folder.path(), &fs::read(&path).unwrap()).unwrap();
    assert_eq!((salvaged.entries, salvaged.doubts), (41, Vec::new()));
    assert_eq!(found, tournament);
    let mut file = EventFile::open(&folder.path().join("salvaged.drawmaster")).unwrap();
    file.undo("desk", "later").unwrap();
    assert_eq!(file.load().unwrap().entries().count(), 39);
}

#[test]
fn salvage_does_not_give_out_the_key_of_a_deleted_row() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.drawmaster");
    let mut tournament = event(&path);
    let mut file = EventFile::open(&path).unwrap();
    entries(&mut tournament).pop();
    file.transact(operation("remove"), |tx| tx.write(&tournament)).unwrap();
    drop(file);
    assert_eq!(EventFile::open(&path).unwrap().counters().unwrap().next_key::<Entry>(), EntryId(41), "reopened");
    let (_, found) = salvage(folder.path(), &fs::read(&path).unwrap()).unwrap();
    assert_eq!(found.entries().count(), 39);
    let salvaged = EventFile::open(&folder.path().join("salvaged.drawmaster")).unwrap();
    assert_eq!(salvaged.counters().unwrap().next_key::<Entry>(), EntryId(41));
}

#[test]
fn salvage_recovers_the_rest_when_any_page_is_destroyed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.drawmaster");
    let tournament = event(&path);
    let bytes = fs::read(&path).unwrap();
    let (mut complete, mut partial, mut refused) = (0, 0, 0);
    for page in 0..bytes.len() / 4096 {
        let mut damaged = bytes.clone();
        damaged[page * 4096..(page + 1) * 4096].fill(0x5a);
        match salvage(folder.path(), &damaged) {
            Ok((salvaged, found)) if salvaged.doubts.is_empty() => {
                assert_eq!(found, tournament);
                complete += 1;
            }
            Ok((_, found)) => {
                assert!(found.entries().all(|entry| tournament.entry(entry.id) == Some(entry)), "page {page}");
                partial += 1;
            }
            Err(_) => refused += 1,
        }
        let left = fs::read_dir(folder.path())
            .unwrap()
            .filter(|file| file.as_ref().unwrap().file_name().to_string_lossy().ends_with(".part"));
        assert_eq!(left.count(), 0, "page {page}");
    }
    assert!(complete > 0 && partial > 3 && refused < 8, "{complete} complete, {partial} partial, {refused} refused");
}

#[test]
fn salvage_refuses_an_event_that_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let (path, into) = (folder.path().join("event.drawmaster"), folder.path().join("salvaged.drawmaster"));
    event(&path);
    let open = EventFile::open(&path).unwrap();
    assert!(
        matches!(EventFile::salvage(&path, &into, "desk", "later"), Err(StoreError::InUse(named)) if named == path)
    );
    assert!(!into.exists());
    drop(open);
    EventFile::salvage(&path, &into, "desk", "later").unwrap();
}

#[test]
fn salvage_rolls_an_interrupted_change_back_in_a_copy() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.drawmaster");
    let (cut, cut_journal) = (folder.path().join("cut.drawmaster"), folder.path().join("cut.drawmaster-journal"));
    let tournament = event(&path);
    let mut file = EventFile::open(&path).unwrap();
    let interrupted = file.transact(operation("rename"), |tx| {
        tx.connection().pragma_update(None, "cache_size", 1)?;
        tx.connection().execute_batch("UPDATE entry SET given = 'x' || hex(zeroblob(900))")?;
        fs::copy(&path, &cut).unwrap();
        fs::copy(folder.path().join("event.drawmaster-journal"), &cut_journal).unwrap();
        Err::<(), StoreError>(StoreError::NothingToUndo)
    });
    assert!(interrupted.is_err());
    let (bytes, journal) = (fs::read(&cut).unwrap(), fs::read(&cut_journal).unwrap());
    let into = folder.path().join("salvaged.drawmaster");
    let salvaged = EventFile::salvage(&cut, &into, "desk", "later").unwrap();
    assert_eq!((salvaged.entries, salvaged.doubts), (41, Vec::new()));
    assert_eq!(EventFile::open(&into).unwrap().load().unwrap(), tournament);
    assert!(fs::read(&cut).unwrap() == bytes && fs::read(&cut_journal).unwrap() == journal, "something was changed");
}
