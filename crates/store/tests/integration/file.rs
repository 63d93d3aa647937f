//! Opening does not change a sound file, and a refused file stays byte for byte unchanged.

use crate::toy;
use std::fs;
use std::path::Path;

use crate::toy::{NEW, OLD, example, names, run, state};
use store::{EventFile, StoreError};

/// Asserts that opening for writing and for reading both refuse the file and change nothing in its folder.
fn assert_refused(path: &Path, matches: impl Fn(&StoreError) -> bool) {
    let folder = path.parent().expect("a file in a folder");
    let before = (names(folder), fs::read(path).ok());
    for error in [EventFile::open_as(path, OLD).err(), EventFile::open_read_only_as(path, OLD).err()] {
        let error = error.expect("refused");
        assert!(matches(&error), "{error:?}");
        assert!(error.to_string().contains(". "), "the message says what to do: {error}");
    }
    assert!(before == (names(folder), fs::read(path).ok()), "the refused file or its folder changed");
}

#[test]
fn opening_leaves_one_file_with_the_same_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let path = example(folder.path());
    assert_eq!(names(folder.path()), ["open.drawmaster"]);
    let bytes = fs::read(&path).unwrap();
    drop(EventFile::open_as(&path, OLD).unwrap());
    let mut file = EventFile::open_as(&path, OLD).unwrap();
    assert_eq!(state(&mut file).len(), 2);
    assert_eq!(file.log().unwrap().len(), 4);
    drop(file);
    drop(EventFile::open_read_only_as(&path, OLD).unwrap());
    assert!(bytes == fs::read(&path).unwrap());
    assert_eq!(names(folder.path()), ["open.drawmaster"]);
}

#[test]
fn open_refuses_a_missing_file_and_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    assert_refused(&folder.path().join("none.drawmaster"), |error| matches!(error, StoreError::Missing(_)));
    let inner = folder.path().join("folder.drawmaster");
    fs::create_dir(&inner).unwrap();
    assert_refused(&inner, |error| matches!(error, StoreError::NotAnEventFile(_)));
}

#[test]
fn open_refuses_foreign_files() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("foreign.drawmaster");
    for content in ["", "x", &"<?xml version='1.0'?>\n".repeat(400)] {
        fs::write(&path, content).unwrap();
        assert_refused(&path, |error| matches!(error, StoreError::NotAnEventFile(_)));
    }
    for mode in ["DELETE", "WAL"] {
        fs::remove_file(&path).unwrap();
        let other = rusqlite::Connection::open(&path).unwrap();
        other.pragma_update(None, "journal_mode", mode).unwrap();
        other.execute_batch("CREATE TABLE t (a); PRAGMA user_version = 1").unwrap();
        drop(other);
        assert_refused(&path, |error| matches!(error, StoreError::NotAnEventFile(_)));
    }
}

#[test]
fn open_does_not_roll_back_the_journal_of_a_foreign_file() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("live.db"), folder.path().join("copy.drawmaster"));
    let other = rusqlite::Connection::open(&path).unwrap();
    other.execute_batch("CREATE TABLE t (a); INSERT INTO t VALUES (1); PRAGMA cache_size = 1; BEGIN").unwrap();
    other.execute_batch("INSERT INTO t SELECT randomblob(9000) FROM json_each('[1,2,3,4,5,6,7,8,9]')").unwrap();
    fs::copy(&path, &copy).unwrap();
    fs::copy(folder.path().join("live.db-journal"), folder.path().join("copy.drawmaster-journal")).unwrap();
    assert_refused(&copy, |error| matches!(error, StoreError::NotAnEventFile(_)));
}

#[test]
fn open_refuses_a_truncated_file_of_any_length() {
    let folder = tempfile::tempdir().unwrap();
    let path = example(folder.path());
    let bytes = fs::read(&path).unwrap();
    for length in [100, 600, 4096, 5000, bytes.len() / 2, bytes.len() - 4096, bytes.len() - 1] {
        fs::write(&path, &bytes[..length]).unwrap();
        assert_refused(&path, |error| matches!(error, StoreError::Damaged { .. } | StoreError::NotAnEventFile(_)));
    }
}

#[test]
fn open_refuses_a_newer_format() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("newer.drawmaster");
    drop(EventFile::create_as(&path, NEW).unwrap());
    assert_refused(&path, |error| matches!(error, StoreError::Newer { found: 2, known: 1, .. }));
}

#[test]
fn open_refuses_another_schema() {
    let folder = tempfile::tempdir().unwrap();
    let path = example(folder.path());
    let other = rusqlite::Connection::open(&path).unwrap();
    other.execute_batch("CREATE TRIGGER spy AFTER INSERT ON person BEGIN DELETE FROM person; END").unwrap();
    drop(other);
    assert_refused(
        &path,
        |error| matches!(error, StoreError::Damaged { detail, .. } if detail.to_string() == "The schema of trigger spy differs from this format."),
    );
}

#[test]
fn a_read_only_file_opens_for_reading_only() {
    let folder = tempfile::tempdir().unwrap();
    let path = example(folder.path());
    let mut permissions = fs::metadata(&path).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).unwrap();
    assert!(matches!(EventFile::open_as(&path, OLD), Err(StoreError::ReadOnly(_))));
    let mut file = EventFile::open_read_only_as(&path, OLD).unwrap();
    assert!(!file.is_writable());
    assert_eq!(file.log().unwrap().len(), 4);
    assert!(file.check().is_sound());
    assert!(matches!(run(&mut file, "DELETE FROM person"), Err(StoreError::OpenedForReading)));
    assert!(matches!(file.undo("desk", "now"), Err(StoreError::OpenedForReading)));
}

#[test]
fn a_second_instance_is_refused_until_the_first_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let path = example(folder.path());
    let mut first = EventFile::open_as(&path, OLD).unwrap();
    assert_refused(&path, |error| matches!(error, StoreError::InUse(_)));
    run(&mut first, "DELETE FROM person").unwrap();
    drop(first);
    let readers =
        [EventFile::open_read_only_as(&path, OLD).unwrap(), EventFile::open_read_only_as(&path, OLD).unwrap()];
    assert!(matches!(EventFile::open_as(&path, OLD), Err(StoreError::InUse(_))));
    drop(readers);
    assert!(EventFile::open_as(&path, OLD).is_ok());
}

/// The lock must also hold against other processes. The test runs itself as the second instance.
#[test]
fn open_refuses_a_second_process() {
    if let Some(path) = std::env::var_os("SECOND_INSTANCE") {
        let error = EventFile::open_as(Path::new(&path), OLD).err().expect("refused");
        assert!(matches!(error, StoreError::InUse(_)), "{error:?}");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = example(folder.path());
    let _first = EventFile::open_as(&path, OLD).unwrap();
    assert!(matches!(EventFile::open_read_only_as(&path, OLD), Err(StoreError::InUse(_))));
    let second = std::process::Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "file::open_refuses_a_second_process"])
        .env("SECOND_INSTANCE", &path)
        .status();
    assert!(second.unwrap().success());
}

#[cfg(unix)]
#[test]
fn transact_refuses_a_file_that_was_moved_or_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let path = example(folder.path());
    let mut file = EventFile::open_as(&path, OLD).unwrap();
    run(&mut file, "DELETE FROM person WHERE id = 2").unwrap();
    fs::rename(&path, folder.path().join("elsewhere")).unwrap();
    assert!(matches!(run(&mut file, "DELETE FROM person"), Err(StoreError::Moved(_))));
    fs::copy(folder.path().join("elsewhere"), &path).unwrap();
    assert!(matches!(run(&mut file, "DELETE FROM person"), Err(StoreError::Moved(_))));
    fs::rename(folder.path().join("elsewhere"), &path).unwrap();
    run(&mut file, "DELETE FROM person").unwrap();
}

/// The next opening rolls an interrupted change back, whether for reading or for writing.
#[test]
fn open_rolls_an_interrupted_change_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = example(folder.path());
    let (cut, cut_journal) = (folder.path().join("cut.drawmaster"), folder.path().join("cut.drawmaster-journal"));
    let expected = state(&mut EventFile::open_as(&path, OLD).unwrap());
    let mut file = EventFile::open_as(&path, OLD).unwrap();
    let many = "INSERT INTO person (name) SELECT hex(zeroblob(5000)) FROM json_each('[1,2,3,4,5,6,7,8,9]')";
    let refused = file.transact(toy::operation("many", ().into()), |tx| {
        tx.connection().pragma_update(None, "cache_size", 1)?;
        toy::execute(tx, many)?;
        fs::copy(&path, &cut).unwrap();
        fs::copy(folder.path().join("open.drawmaster-journal"), &cut_journal).unwrap();
        Err::<(), _>(StoreError::NothingToUndo)
    });
    assert!(matches!(refused, Err(StoreError::NothingToUndo)));
    assert_eq!(state(&mut file), expected);
    assert!(fs::read(&cut).unwrap().len() > fs::read(&path).unwrap().len(), "interrupted after a part was written");
    let (bytes, journal) = (fs::read(&cut).unwrap(), fs::read(&cut_journal).unwrap());
    assert!(EventFile::open_read_only_as(&cut, OLD).unwrap().check().is_sound());
    fs::write(&cut, bytes).unwrap();
    fs::write(&cut_journal, journal).unwrap();
    let mut reopened = EventFile::open_as(&cut, OLD).unwrap();
    assert_eq!(state(&mut reopened), expected);
}
