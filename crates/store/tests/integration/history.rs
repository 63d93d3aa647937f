//! Undo and redo: undoing everything restores the first state and redoing everything the last one, whatever the
//! operations, also if the file is closed and opened in between.

use crate::toy::{self, OLD, run, state};
use proptest::prelude::*;
use serde_json::json;
use store::{Change, EventFile, Kind, StoreError};

/// Statements on a few keys and values that collide: swapped unique numbers, changed keys, no-ops, texts with quotes and
/// NUL, BLOBs and NULL.
fn statement() -> impl Strategy<Value = String> {
    let id = || 1..6i64;
    let text = || {
        prop::sample::select(vec![
            "NULL",
            "''",
            "'it''s \"x\"'",
            "'a' || char(0) || 'b'",
            "'Cioară Ціора'",
            "'{\"hex\":\"00\"}'",
            "'\u{1}\u{7f}\\'",
        ])
    };
    let blob = || prop::sample::select(vec!["NULL", "X''", "X'00'", "X'DEADBEEF00'", "zeroblob(300)"]);
    let number = || prop::sample::select(vec!["NULL", "0", "9223372036854775807", "-9223372036854775808", "1", "2"]);
    prop_oneof![
        (id(), text(), blob(), number()).prop_map(|(id, name, face, number)| format!(
            "INSERT INTO person VALUES ({id}, {name}, {face}, {number}, NULL)"
        )),
        (id(), text(), blob()).prop_map(|(id, name, face)| format!(
            "INSERT OR REPLACE INTO person VALUES ({id}, {name}, {face}, {id}, {id})"
        )),
        (id(), text()).prop_map(|(id, name)| format!("UPDATE person SET name = {name} WHERE id >= {id}")),
        (id(), id()).prop_map(|(id, to)| format!("UPDATE person SET id = {to} WHERE id = {id}")),
        (id(), id()).prop_map(|(id, to)| format!("UPDATE person SET friend = {to} WHERE id = {id}")),
        Just("UPDATE person SET number = -id; UPDATE person SET number = 6 - id".to_owned()),
        id().prop_map(|id| format!("DELETE FROM person WHERE id <= {id}")),
        (text(), id(), text())
            .prop_map(|(a, b, value)| format!("INSERT INTO \"odd 'name\" VALUES (coalesce({a}, 'k'), {b}, {value})")),
        (id(), text()).prop_map(|(b, value)| format!(
            "UPDATE \"odd 'name\" SET b = b + 1, \"the \"\"value\" = {value} WHERE b > {b}"
        )),
        id().prop_map(|b| format!("DELETE FROM \"odd 'name\" WHERE b % 2 = {b} % 2")),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases::cases(8)))]

    #[test]
    fn undo_all_restores_the_first_state_and_redo_all_the_last(
        operations in prop::collection::vec(prop::collection::vec(statement(), 1..4), 1..12)
    ) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("laws.drawmaster");
        let mut file = EventFile::create_as(&path, OLD).unwrap();
        let mut states = vec![state(&mut file)];
        for statements in operations {
            let last = states.last().unwrap().clone();
            match run(&mut file, &statements.join(";")) {
                Ok(changes) if !changes.is_empty() => states.push(state(&mut file)),
                _ => prop_assert_eq!(state(&mut file), last),
            }
        }
        for expected in states.iter().rev().skip(1) {
            drop(file);
            file = EventFile::open_as(&path, OLD).unwrap();
            file.undo("desk", "later").unwrap();
            prop_assert_eq!(&state(&mut file), expected);
        }
        prop_assert!(matches!(file.undo("desk", "later"), Err(StoreError::NothingToUndo)));
        for expected in states.iter().skip(1) {
            file.redo("desk", "later").unwrap();
            prop_assert_eq!(&state(&mut file), expected);
        }
        prop_assert!(matches!(file.redo("desk", "later"), Err(StoreError::NothingToRedo)));
        prop_assert_eq!(file.check().problems, []);
        let log = file.log().unwrap();
        prop_assert_eq!(log.len(), 3 * (states.len() - 1));
        prop_assert!(log.iter().enumerate().all(|(at, entry)| entry.id == i64::try_from(at).unwrap() + 1));
    }

    #[test]
    fn undo_and_redo_behave_like_stacks(
        steps in prop::collection::vec(prop_oneof![4 => statement().prop_map(Some), 3 => Just(None)], 1..30),
        back in prop::collection::vec(any::<bool>(), 30)
    ) {
        let mut file = EventFile::in_memory_as(OLD).unwrap();
        let (mut done, mut undone) = (vec![state(&mut file)], Vec::new());
        for (step, back) in steps.into_iter().zip(back) {
            match (step, back) {
                (Some(sql), _) => {
                    if run(&mut file, &sql).is_ok_and(|changes| !changes.is_empty()) {
                        done.push(state(&mut file));
                        undone.clear();
                    }
                }
                (None, true) if done.len() > 1 => {
                    file.undo("desk", "later").unwrap();
                    undone.extend(done.pop());
                }
                (None, false) if !undone.is_empty() => {
                    file.redo("desk", "later").unwrap();
                    done.extend(undone.pop());
                }
                (None, true) => prop_assert!(file.undo("desk", "later").is_err()),
                (None, false) => prop_assert!(file.redo("desk", "later").is_err()),
            }
            prop_assert_eq!(&state(&mut file), done.last().unwrap());
            prop_assert_eq!(file.undoable().unwrap().is_some(), done.len() > 1);
            prop_assert_eq!(file.redoable().unwrap().is_some(), !undone.is_empty());
        }
        prop_assert_eq!(file.check().problems, []);
    }
}

#[test]
fn log_has_author_operation_and_undone_state() {
    let folder = tempfile::tempdir().unwrap();
    let file = EventFile::open_as(&toy::example(folder.path()), OLD).unwrap();
    let log = file.log().unwrap();
    let summary: Vec<_> =
        log.iter().map(|entry| (entry.id, entry.kind, entry.refers, entry.changes, entry.undone)).collect();
    assert_eq!(
        summary,
        [
            (1, Kind::Apply, None, 2, false),
            (2, Kind::Apply, None, 1, false),
            (3, Kind::Apply, None, 1, true),
            (4, Kind::Undo, Some(3), 1, false)
        ]
    );
    assert_eq!((log[3].who.as_str(), log[3].at.as_str(), log[3].operation.as_str()), ("desk", "later", "sql"));
    assert_eq!(log[3].input, json!({"sql": "DELETE FROM person WHERE id = 2"}));
    assert_eq!(file.undoable().unwrap().unwrap(), log[1]);
    assert_eq!(file.redoable().unwrap().unwrap(), log[2]);
}

#[test]
fn transact_returns_the_changed_rows() {
    let mut file = EventFile::in_memory_as(OLD).unwrap();
    run(&mut file, "INSERT INTO person (id, name) VALUES (1, 'Ada'), (2, 'Béla'), (3, 'Cora')").unwrap();
    let sql = "UPDATE person SET name = 'x' WHERE id = 1; DELETE FROM person WHERE id = 2;
               INSERT INTO person (id) VALUES (4); UPDATE person SET name = 'y' WHERE id = 3;
               UPDATE person SET name = 'Cora' WHERE id = 3; INSERT INTO \"odd 'name\" VALUES ('a', 5, NULL)";
    let changes = run(&mut file, sql).unwrap();
    assert_eq!(changes.entry, Some(2));
    assert_eq!(changes.tables().into_iter().collect::<Vec<_>>(), ["odd 'name", "person"]);
    assert_eq!(changes.keys("person"), [&json!([1]), &json!([2]), &json!([4])]);
    assert_eq!(changes.keys("odd 'name"), [&json!(["a", 5])]);
    let how: Vec<_> = changes.rows.iter().map(|row| row.how).collect();
    assert_eq!(how, [Change::Inserted, Change::Updated, Change::Deleted, Change::Inserted]);
}

#[test]
fn undo_refuses_rows_that_differ_from_the_journal() {
    let folder = tempfile::tempdir().unwrap();
    let path = toy::example(folder.path());
    let other = rusqlite::Connection::open(&path).unwrap();
    other.execute_batch("UPDATE person SET name = 'Eve' WHERE id = 1").unwrap();
    drop(other);
    let mut file = EventFile::open_unproved_as(&path, OLD).unwrap();
    let before = (state(&mut file), file.log().unwrap());
    assert!(
        matches!(file.undo("desk", "now"), Err(StoreError::RowsDiffer { table, key }) if table == "person" && key == "[1]")
    );
    assert_eq!((state(&mut file), file.log().unwrap()), before);
    assert_eq!(file.check().problems, [messages::message!("store-found-row", table = "person", key = "[1]")]);
}

#[test]
fn failed_operation_changes_nothing() {
    let mut file = EventFile::in_memory_as(OLD).unwrap();
    run(&mut file, "INSERT INTO person (id, number) VALUES (1, 1)").unwrap();
    let before = (state(&mut file), file.head().unwrap());
    assert!(matches!(run(&mut file, "DELETE FROM person; nonsense"), Err(StoreError::Write(_))));
    assert!(matches!(run(&mut file, "INSERT INTO person (number) VALUES (2), (1)"), Err(StoreError::Constraint(_))));
    assert!(matches!(run(&mut file, "UPDATE person SET friend = 99"), Err(StoreError::Constraint(_))));
    assert_eq!((state(&mut file), file.head().unwrap()), before);
    assert!(run(&mut file, "UPDATE person SET number = number").unwrap().is_empty());
    assert_eq!(file.head().unwrap(), before.1);
}

/// A page limit simulates a full disk.
#[test]
fn full_disk_is_reported_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut file = EventFile::open_as(&toy::example(folder.path()), OLD).unwrap();
    let before = (state(&mut file), file.head().unwrap());
    let full = file.transact(toy::operation("full", json!(null)), |tx| {
        let pages: i64 = tx.connection().pragma_query_value(None, "page_count", |row| row.get(0))?;
        tx.connection().pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))?;
        toy::execute(tx, "INSERT INTO person (face) VALUES (zeroblob(100000))")
    });
    assert!(matches!(full, Err(StoreError::DiskFull)), "{full:?}");
    assert!(matches!(run(&mut file, "UPDATE person SET face = zeroblob(100000)"), Err(StoreError::DiskFull)));
    assert_eq!((state(&mut file), file.head().unwrap()), before);
    drop(file);
    let mut file = EventFile::open_as(&folder.path().join("open.drawmaster"), OLD).unwrap();
    run(&mut file, "UPDATE person SET face = zeroblob(100000)").unwrap();
    assert!(file.check().is_sound());
}
