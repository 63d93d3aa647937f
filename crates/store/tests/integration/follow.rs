//! The copy of a second desk: it has what the first file has, entry by entry, and takes nothing else.

use std::fs;
use std::path::Path;

use chrono::NaiveDate;
use domain::{Competition, CompetitionId, Entry, EntryId, Event, EventSettings, Player, Rank, System, Tournament};
use serde_json::json;
use store::{EventFile, OperationRecord, SentEntries, StoreError};

const OPEN: CompetitionId = CompetitionId::OPEN;

/// More than all entries of these tests have.
const ALL: usize = 1 << 20;

fn operation(name: &str) -> OperationRecord<'_> {
    OperationRecord { who: "desk", at: "now", name, input: json!({}) }
}

/// An event with a history: entries, changes, undo and redo.
fn first(path: &Path) -> EventFile {
    let day = NaiveDate::from_ymd_opt(2026, 8, 14).unwrap();
    let open = Competition::new(OPEN, "Open", System::McMahon, 5);
    let event = Event::with_competitions(EventSettings::new("Cup", day, "00"), [open]);
    let (mut file, ()) = EventFile::create_with(path, operation("create"), |tx| tx.write(&event)).unwrap();
    for id in 1..=6 {
        change(&mut file, |event| {
            event.entries.push(Entry::new(EntryId(id), OPEN, Player::new(format!("Reed {id}"), "Ada", Rank::SHODAN)));
        });
    }
    file.undo("desk", "later").unwrap();
    file.undo("desk", "later").unwrap();
    file.redo("desk", "later").unwrap();
    file
}

fn change(file: &mut EventFile, work: impl FnOnce(&mut Tournament)) {
    let before = file.load().unwrap();
    let mut after = before.clone();
    work(after.tournament_mut(OPEN).unwrap());
    file.transact(operation("change"), |tx| tx.write_difference(&before, &after)).unwrap();
}

fn missing(copy: &EventFile, first: &EventFile, most: usize) -> SentEntries {
    let (after, hash) = copy.head().unwrap();
    first.entries_after(after, &hash, most).unwrap().expect("the history is the same")
}

/// Takes all entries in answers of about `most` bytes.
fn follow(copy: &mut EventFile, first: &EventFile, most: usize) {
    while copy.take_entries(&missing(copy, first, most)).unwrap() > 0 {}
}

#[test]
fn a_copy_has_the_rows_the_history_and_the_counters_of_the_first_file() {
    for most in [1, 900, ALL] {
        let folder = tempfile::tempdir().unwrap();
        let mut first = first(&folder.path().join("first.drawmaster"));
        let mut copy = EventFile::create_following(&folder.path().join("copy.drawmaster")).unwrap();
        follow(&mut copy, &first, most);
        change(&mut first, |event| event.entries.retain(|entry| entry.id != EntryId(5)));
        follow(&mut copy, &first, most);
        assert_eq!(copy.head().unwrap(), first.head().unwrap());
        assert_eq!(copy.load().unwrap(), first.load().unwrap());
        assert_eq!(copy.log().unwrap(), first.log().unwrap());
        assert_eq!(
            copy.counters().unwrap(),
            first.counters().unwrap(),
            "the key of the removed entry is not given out again"
        );
        drop(copy);
        let read = EventFile::open_read_only(&folder.path().join("copy.drawmaster")).unwrap();
        assert!(read.check().is_sound());
    }
}

#[test]
fn a_changed_entry_is_refused_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let first = first(&folder.path().join("first.drawmaster"));
    let path = folder.path().join("copy.drawmaster");
    let mut copy = EventFile::create_following(&path).unwrap();
    copy.take_entries(&missing(&copy, &first, 1)).unwrap();
    let (head, sound) = (copy.head().unwrap(), missing(&copy, &first, ALL));
    let tamper: [fn(&mut SentEntries); 9] = [
        |sent| sent.entries[1].who = "Eve".into(),
        |sent| sent.entries[1].at = "never".into(),
        |sent| sent.entries[0].kind = "redo".into(),
        |sent| sent.entries[2].changes = sent.entries[2].changes.replace("Reed 3", "Reed 9"),
        |sent| sent.entries[0].state = Some("00".repeat(32)),
        |sent| sent.entries[0].state = None,
        |sent| sent.entries[0].hash = "not a hash".into(),
        |sent| sent.entries.swap(0, 1),
        |sent| drop(sent.entries.remove(0)),
    ];
    for (at, tamper) in tamper.iter().enumerate() {
        let mut sent = sound.clone();
        tamper(&mut sent);
        let refused = copy.take_entries(&sent).expect_err("it does not follow");
        assert!(matches!(refused, StoreError::EntryDoesNotFollow(_)), "{at}: {refused:?}");
        assert_eq!(copy.head().unwrap(), head, "{at}: nothing is taken");
    }
    // A counter from another computer must not use up the keys.
    let counters = serde_json::from_value(json!({ "entry": i64::MAX })).unwrap();
    assert!(copy.take_entries(&SentEntries { counters, ..sound.clone() }).is_err());
    copy.take_entries(&sound).unwrap();
    assert_eq!(copy.load().unwrap(), first.load().unwrap());
}

/// An entry whose hash was computed again by someone who changed the rows only.
#[test]
fn rows_that_do_not_lead_to_the_recorded_state_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let first = first(&folder.path().join("first.drawmaster"));
    let mut copy = EventFile::create_following(&folder.path().join("copy.drawmaster")).unwrap();
    // With a later base, the rows of the first entry are not taken.
    let sent = missing(&copy, &first, ALL);
    let refused = copy.take_entries(&SentEntries { base: 2, ..sent }).expect_err("rows are missing");
    assert!(matches!(refused, StoreError::EntryDoesNotFollow(2)), "{refused:?}");
    let sent = missing(&copy, &first, ALL);
    let refused = copy.take_entries(&SentEntries { base: sent.last + 1, ..sent }).expect_err("no rows are taken");
    assert!(matches!(refused, StoreError::EntryDoesNotFollow(_)), "{refused:?}");
    assert_eq!(copy.head().unwrap().0, 0);
}

#[test]
fn another_history_is_not_continued() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = first(&folder.path().join("first.drawmaster"));
    let mut copy = EventFile::create_following(&folder.path().join("copy.drawmaster")).unwrap();
    follow(&mut copy, &first, ALL);
    let (last, hash) = copy.head().unwrap();
    assert_eq!(first.entries_after(last, &[7; 32], ALL).unwrap(), None);
    assert_eq!(first.entries_after(last + 1, &hash, ALL).unwrap(), None, "the first file has lost entries");
    change(&mut first, |event| event.entries.clear());
    assert_eq!(first.entries_after(last, &hash, ALL).unwrap().map(|sent| sent.entries.len()), Some(1));
}

#[test]
fn a_copy_refuses_every_other_change() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("copy.drawmaster");
    let mut copy = EventFile::create_following(&path).unwrap();
    let first = first(&folder.path().join("first.drawmaster"));
    follow(&mut copy, &first, ALL);
    drop(copy);
    let moved = folder.path().join("stage.drawmaster");
    fs::copy(&path, &moved).unwrap();
    let before = fs::read(&moved).unwrap();
    for path in [&path, &moved] {
        let refused = EventFile::open(path).map(drop).expect_err("it follows");
        assert!(matches!(refused, StoreError::Follows(_)), "{refused:?}");
        assert!(refused.to_string().contains("drawmaster promote"), "{refused}");
    }
    assert_eq!(fs::read(&moved).unwrap(), before);
    let ordinary = folder.path().join("other.drawmaster");
    drop(EventFile::create(&ordinary).unwrap());
    let refused = EventFile::open_following(&ordinary).map(drop).expect_err("it is an event of its own");
    assert!(matches!(refused, StoreError::DoesNotFollow(_)), "{refused:?}");
}

#[test]
fn a_promoted_copy_is_an_ordinary_event_file_with_one_more_entry() {
    let folder = tempfile::tempdir().unwrap();
    let first = first(&folder.path().join("first.drawmaster"));
    let path = folder.path().join("copy.drawmaster");
    let mut copy = EventFile::create_following(&path).unwrap();
    follow(&mut copy, &first, ALL);
    copy.promote_with_next_change().unwrap();
    let refused: Result<_, StoreError> = copy.transact(operation("promote"), |_| Err::<(), _>(StoreError::NoEvent));
    assert!(refused.is_err());
    drop(copy);
    assert!(EventFile::open(&path).is_err(), "a change that was refused promotes nothing");
    let mut copy = EventFile::open_following(&path).unwrap();
    copy.promote_with_next_change().unwrap();
    change(&mut copy, |event| event.entries[0].player.club = "Vinograd".into());
    assert!(copy.take_entries(&missing_none()).is_err(), "it follows nobody any more");
    drop(copy);
    let mut promoted = EventFile::open(&path).unwrap();
    assert_eq!(promoted.head().unwrap().0, first.head().unwrap().0 + 1);
    promoted.undo("desk", "later").unwrap();
    assert_eq!(promoted.load().unwrap(), first.load().unwrap());
}

fn missing_none() -> SentEntries {
    SentEntries { last: 1, base: 1, entries: Vec::new(), counters: store::Counters::default() }
}
