//! Damage is found when the file is opened or checked.

use std::fs;

use crate::toy::{OLD, example};
use store::EventFile;

#[test]
fn changed_journal_entry_breaks_the_hash_chain() {
    let folder = tempfile::tempdir().unwrap();
    for sql in [
        "UPDATE journal SET who = 'nobody' WHERE id = 2",
        "UPDATE journal SET at = at || ' ' WHERE id = 4",
        "UPDATE journal SET hash = zeroblob(32) WHERE id = 4",
        "DELETE FROM journal WHERE id = 1",
        "PRAGMA foreign_keys = 0; DELETE FROM journal WHERE id = 3",
    ] {
        let path = example(folder.path());
        let other = rusqlite::Connection::open(&path).unwrap();
        other.execute_batch(sql).unwrap();
        drop(other);
        let error = EventFile::open_as(&path, OLD).err().expect(sql).to_string();
        assert!(error.contains("does not follow from the one before it"), "{error}");
        fs::remove_file(&path).unwrap();
    }
}

#[test]
fn open_refuses_rows_changed_without_a_journal_entry() {
    let folder = tempfile::tempdir().unwrap();
    for sql in [
        "UPDATE person SET face = X'00FE' WHERE id = 1",
        "INSERT INTO person (id) VALUES (9)",
        "UPDATE person SET id = 5, number = NULL WHERE id = 2",
        "UPDATE person SET friend = 77 WHERE id = 2",
    ] {
        let path = example(folder.path());
        let other = rusqlite::Connection::open(&path).unwrap();
        other.execute_batch(&format!("PRAGMA foreign_keys = 0; {sql}")).unwrap();
        drop(other);
        for refused in [EventFile::open_as(&path, OLD), EventFile::open_read_only_as(&path, OLD)] {
            let refused = refused.err().expect(sql).to_string();
            assert!(refused.contains("does not match the journal"), "{refused}");
        }
        fs::remove_file(&path).unwrap();
    }
}

#[test]
fn sound_file_has_no_problems() {
    let folder = tempfile::tempdir().unwrap();
    let report = EventFile::open_as(&example(folder.path()), OLD).unwrap().check();
    assert_eq!((report.entries, report.rows, report.problems.len()), (4, 2, 0));
}
