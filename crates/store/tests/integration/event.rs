//! Loading and writing events: a written event loads unchanged, only differences enter the journal, and every operation
//! can be undone.

use crate::random;
use domain::{CompetitionId, Entry, EntryId, Event, Game, GameId, Player, Rank, Tournament, with_collections};
use proptest::prelude::*;
use serde_json::Value;
use store::{Changes, EventFile, OperationRecord, StoreError};

fn operation(name: &str) -> OperationRecord<'_> {
    OperationRecord { who: "desk", at: "2026-07-31T10:00:00", name, input: Value::Null }
}

fn write(file: &mut EventFile, event: &Event) -> Changes {
    file.transact(operation("write"), |tx| tx.write(event)).expect("a consistent event").1
}

fn open(event: &Event) -> &Tournament {
    event.tournament(CompetitionId::OPEN).expect("the Open")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases::cases(5)))]

    #[test]
    fn written_events_load_unchanged_and_can_be_undone(events in prop::collection::vec(random::event(), 1..5)) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("event.drawmaster");
        let mut file = EventFile::create(&path).unwrap();
        for event in &events {
            write(&mut file, event);
            prop_assert_eq!(&file.load().unwrap(), event);
            prop_assert!(write(&mut file, event).is_empty());
        }
        drop(file);
        let mut file = EventFile::open(&path).unwrap();
        prop_assert_eq!(file.check().problems, []);
        for event in events.iter().rev().skip(1) {
            file.undo("desk", "later").unwrap();
            prop_assert_eq!(&file.load().unwrap(), event);
        }
        file.undo("desk", "later").unwrap();
        prop_assert!(matches!(file.load(), Err(StoreError::NoEvent)));
        for event in &events {
            file.redo("desk", "later").unwrap();
            prop_assert_eq!(&file.load().unwrap(), event);
        }
        prop_assert_eq!(file.check().problems, []);
    }

    #[test]
    fn a_recovered_event_is_the_event(event in random::event()) {
        let folder = tempfile::tempdir().unwrap();
        let [path, recovered] = ["event.drawmaster", "recovered.drawmaster"].map(|name| folder.path().join(name));
        write(&mut EventFile::create(&path).unwrap(), &event);
        EventFile::salvage(&path, &recovered, "desk", "later").unwrap();
        prop_assert_eq!(&EventFile::open(&recovered).unwrap().load().unwrap(), &event);
    }

    #[test]
    fn same_input_gives_the_same_bytes(event in random::event()) {
        let folder = tempfile::tempdir().unwrap();
        let bytes = ["one", "two"].map(|name| {
            let path = folder.path().join(name);
            write(&mut EventFile::create(&path).unwrap(), &event);
            std::fs::read(path).unwrap()
        });
        prop_assert!(bytes[0] == bytes[1]);
    }
}

/// A record that none of these tests writes could be lost without being missed.
#[test]
fn every_collection_has_a_record() {
    let full = random::with_everything();
    macro_rules! each {
        ($($collection:ident),*) => { [$((stringify!($collection), open(&full).$collection.len())),*] };
    }
    for (collection, records) in with_collections!(each) {
        assert!(records > 0, "{collection}");
    }
    assert_eq!((full.officials.len(), full.helpers.len()), (1, 1));
    assert_eq!((full.payments.len(), full.person_fees.len(), full.cash_days.len()), (2, 1, 1));
    let mut other = full;
    other.remove(CompetitionId::OPEN);
    assert_eq!((other.tournaments().len(), other.officials.len(), other.helpers.len()), (0, 1, 1));
    assert_eq!(other.payments.len(), 2, "what was paid is known without the entry");
}

#[test]
fn create_with_writes_the_event_or_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.drawmaster");
    let refused = EventFile::create_with(&path, operation("new"), |tx| {
        tx.upsert(&random::settings())?;
        Err::<(), _>(StoreError::NothingToUndo)
    });
    assert!(matches!(refused, Err(StoreError::NothingToUndo)));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    let (mut file, ()) = EventFile::create_with(&path, operation("new"), |tx| tx.upsert(&random::settings())).unwrap();
    assert_eq!(*file.load().unwrap().settings(), random::settings());
    assert!(matches!(file.undo("desk", "now"), Err(StoreError::NothingToUndo)));
    assert!(file.check().is_sound());
    assert_eq!(file.log().unwrap()[0].operation, "new");
}

#[test]
fn one_result_changes_one_row() {
    let mut file = EventFile::in_memory().unwrap();
    let event = random::large();
    write(&mut file, &event);
    let mut game = open(&event).games[4711].clone();
    game.passes.white = None;
    let ((), changes) = file.transact(operation("result"), |tx| tx.upsert(&game)).unwrap();
    assert_eq!(changes.rows.len(), 1);
    assert_eq!(changes.keys("game"), [&serde_json::json!([game.id.0])]);
    assert_eq!(open(&file.load().unwrap()).games[4711], game);
}

#[test]
fn numbers_can_be_swapped_and_keys_are_never_reused() {
    let mut file = EventFile::in_memory().unwrap();
    let event = random::large();
    write(&mut file, &event);
    let mut entries = open(&event).entries[..2].to_vec();
    (entries[0].number, entries[1].number) = (Some(2), Some(1));
    let ((), changes) = file.transact(operation("renumber"), |tx| tx.put_all(&entries)).unwrap();
    assert_eq!(changes.rows.len(), 2);
    let late = |key| Entry::new(key, CompetitionId::OPEN, Player::new("Late", "Lea", Rank::SHODAN));
    let key = file.counters().unwrap().next_key::<Entry>();
    file.transact(operation("late"), |tx| tx.upsert(&late(key)).map(|()| key)).unwrap();
    assert_eq!(key, EntryId(1001));
    file.transact(operation("gone"), |tx| tx.remove::<Entry>(key)).unwrap();
    let mut counters = file.counters().unwrap();
    assert_eq!([counters.next_key::<Entry>(), counters.next_key::<Entry>()], [EntryId(1002), EntryId(1003)]);
    file.undo("desk", "later").unwrap();
    file.undo("desk", "later").unwrap();
    assert_eq!(file.counters().unwrap().next_key::<Entry>(), EntryId(1002), "undo does not free a key");
}

#[test]
fn transact_refuses_references_to_missing_rows() {
    let mut file = EventFile::in_memory().unwrap();
    let event = random::large();
    write(&mut file, &event);
    let refused = file.transact(operation("remove"), |tx| tx.remove::<Entry>(EntryId(7)));
    assert!(matches!(refused, Err(StoreError::Constraint(_))));
    let twin = Game { id: GameId(9999), ..open(&event).games[0].clone() };
    assert!(matches!(file.transact(operation("twin"), |tx| tx.upsert(&twin)), Err(StoreError::Constraint(_))));
    assert_eq!(file.load().unwrap(), event);
}

/// Creates a sound event file with rows that `sql` changed, as by a forger who keeps the journal valid.
fn forged(folder: &std::path::Path, sql: &str) -> EventFile {
    let path = folder.join("forged.drawmaster");
    let mut file = EventFile::create(&path).expect("a new file can be created");
    write(&mut file, &random::with_everything());
    file.transact(operation("forge"), |tx| tx.connection().execute_batch(sql).map_err(StoreError::from)).expect(sql);
    drop(file);
    EventFile::open_read_only(&path).expect("the forged file is sound")
}

#[test]
fn load_refuses_numbers_that_would_exhaust_the_memory() {
    const MOST: &str = "2147483647";
    // The appended text makes a plain text of the JSON.
    for (sql, table, column) in [
        ("UPDATE game SET board = N WHERE id = 5", "game", "board"),
        ("UPDATE game SET knockout = 3, knockout_round = N, knockout_index = 0 WHERE id = 5", "game", "knockout_round"),
        ("UPDATE game SET knockout = 3, knockout_round = 0, knockout_index = N WHERE id = 5", "game", "knockout_index"),
        ("UPDATE entry SET number = N WHERE id = 2", "entry", "number"),
        ("UPDATE entry SET fixed_board = N WHERE id = 2", "entry", "fixed_board"),
        ("UPDATE entry SET score_shift = N WHERE id = 2", "entry", "score_shift"),
        ("UPDATE entry SET rating = N WHERE id = 2", "entry", "rating"),
        ("UPDATE certificate SET part = N", "certificate", "part"),
        ("UPDATE knockout_box SET place = N WHERE knockout = 3 AND position = 0", "knockout_box", "place"),
        ("UPDATE knockout_box SET mark = 'Seed', seed = N WHERE knockout = 3 AND position = 0", "knockout_box", "seed"),
        (
            "UPDATE knockout_table SET draw = json_set(draw, '$.plan.lines', N) || '' WHERE id = 3",
            "knockout_table",
            "lines",
        ),
        ("UPDATE event SET settings = json_set(settings, '$.time.main_minutes', N) || ''", "event", "main_minutes"),
        ("UPDATE event SET settings = json_set(settings, '$.komi', N) || ''", "event", "komi"),
        ("UPDATE competition SET rules = json_set(rules, '$.scoring.absent_score', N) || ''", "competition", "scoring"),
        ("UPDATE competition SET rules = json_set(rules, '$.handicap.reduction', N) || ''", "competition", "handicap"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let error =
            forged(folder.path(), &sql.replace("= N", &format!("= {MOST}")).replace(", N)", &format!(", {MOST})")))
                .load()
                .expect_err(sql);
        match &error {
            StoreError::OutOfRange { table: found, column: of, value } => {
                assert_eq!((*found, *of, value.as_str()), (table, column, MOST), "{sql}");
            }
            other => panic!("{sql}: {other:?}"),
        }
        assert!(error.to_string().contains(MOST), "{error}");
    }
}

#[test]
fn load_refuses_rounds_that_do_not_exist() {
    for table in ["certificate", "bye", "absence", "game"] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("forged.drawmaster");
        write(&mut EventFile::create(&path).unwrap(), &random::with_everything());
        let other = rusqlite::Connection::open(&path).unwrap();
        other
            .execute_batch(&format!("PRAGMA foreign_keys = 0; UPDATE {table} SET round = 2147483647 WHERE round = 1"))
            .unwrap();
        drop(other);
        let file = EventFile::open_to_check(&path).unwrap();
        let refused = file.load().expect_err(table);
        assert!(matches!(refused, StoreError::OutOfRange { column: "round", .. }), "{table}: {refused:?}");
        assert!(!file.check().is_sound(), "{table}");
        if table == "certificate" {
            assert!(matches!(file.certified(), Err(StoreError::OutOfRange { column: "round", .. })));
        }
    }
}

#[test]
fn rows_without_their_game_are_left_out_and_reported_by_the_check() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("forged.drawmaster");
    write(&mut EventFile::create(&path).unwrap(), &random::with_everything());
    let other = rusqlite::Connection::open(&path).unwrap();
    other.execute_batch("PRAGMA foreign_keys = 0; DELETE FROM game WHERE id = (SELECT game FROM ladder)").unwrap();
    drop(other);
    assert!(EventFile::open(&path).is_err(), "the rows do not follow from the journal");
    let file = EventFile::open_to_check(&path).unwrap();
    let event = file.load().unwrap();
    assert!(open(&event).ladders.is_empty() && !open(&event).games.is_empty());
    let problems = file.check().problems;
    assert!(problems.iter().any(|problem| problem.id == "store-found-foreign-key"), "{problems:?}");
}

#[test]
fn put_refuses_numbers_out_of_range() {
    let mut file = EventFile::in_memory().unwrap();
    let event = random::large();
    write(&mut file, &event);
    let game = Game { board: 100_001, ..open(&event).games[0].clone() };
    let refused = file.transact(operation("board"), |tx| tx.upsert(&game));
    assert!(matches!(refused, Err(StoreError::OutOfRange { column: "board", .. })), "{refused:?}");
    let entry = Entry { score_shift: i32::MAX, ..open(&event).entries[0].clone() };
    assert!(matches!(file.transact(operation("shift"), |tx| tx.upsert(&entry)), Err(StoreError::OutOfRange { .. })));
    assert_eq!(file.load().unwrap(), event);
}
