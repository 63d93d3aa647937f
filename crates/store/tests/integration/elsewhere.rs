//! Where locks do nothing, as on some network shares, a second writer is refused by the owner file, and a change that was made
//! elsewhere all the same is found before the next commit.

use crate::toy;
use std::fs;
use std::path::Path;

use crate::toy::{OLD, run};
use rusqlite::{Connection, OpenFlags};
use store::{EventFile, StoreError};

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// A connection that takes no locks, as a program on another computer where the share's locks do nothing.
fn without_locks(path: &Path) -> Connection {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_URI;
    let connection = Connection::open_with_flags(format!("file:{}?nolock=1", path.display()), flags).unwrap();
    // Its own journal would be the file that this computer has open, which Windows does not let it delete.
    connection.pragma_update(None, "journal_mode", "MEMORY").unwrap();
    connection
}

#[test]
fn a_change_from_elsewhere_is_found_before_the_next_commit() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.drawmaster");
    let mut file = EventFile::create_as(&path, OLD).unwrap();
    run(&mut file, "INSERT INTO person (name) VALUES ('Ana')").unwrap();
    run(&mut file, "INSERT INTO person (name) VALUES ('Bo')").unwrap();
    without_locks(&path).execute_batch("UPDATE person SET name = 'Cai' WHERE id = 2").unwrap();
    let bytes = fs::read(&path).unwrap();
    let refused = run(&mut file, "INSERT INTO person (name) VALUES ('Dan')");
    assert!(matches!(&refused, Err(StoreError::ChangedElsewhere(named)) if *named == path), "{refused:?}");
    assert!(matches!(file.undo("desk", "later"), Err(StoreError::ChangedElsewhere(_))));
    drop(file);
    assert!(fs::read(&path).unwrap() == bytes, "the other program's change was overwritten");
}

#[test]
fn an_open_event_has_an_owner_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.drawmaster");
    let file = EventFile::create_as(&path, OLD).unwrap();
    let owner = fs::read_to_string(folder.path().join("open.drawmaster.owner")).unwrap();
    assert!(owner.lines().any(|line| line == std::process::id().to_string()), "{owner}");
    assert!(matches!(EventFile::open_as(&path, OLD), Err(StoreError::InUse(_))));
    drop(file);
    assert_eq!(names(folder.path()), ["open.drawmaster"]);
    drop(EventFile::open_read_only_as(&path, OLD).unwrap());
    fs::write(folder.path().join("open.drawmaster.owner"), "drawmaster owner 1\nlaptop-7\n12\n").unwrap();
    assert!(
        matches!(EventFile::open_as(&path, OLD), Err(StoreError::OpenElsewhere { computer, .. }) if computer == "laptop-7")
    );
    assert!(EventFile::open_read_only_as(&path, OLD).is_ok(), "reading changes nothing");
}

#[test]
fn a_file_with_a_write_ahead_log_is_refused_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.drawmaster");
    drop(EventFile::create_as(&path, OLD).unwrap());
    Connection::open(&path).unwrap().pragma_update(None, "journal_mode", "WAL").unwrap();
    let bytes = fs::read(&path).unwrap();
    for opened in [EventFile::open_as(&path, OLD), EventFile::open_read_only_as(&path, OLD)] {
        assert!(matches!(opened.map(drop), Err(StoreError::Damaged { .. })));
        assert!(fs::read(&path).unwrap() == bytes, "the file was changed");
        assert_eq!(names(folder.path()), ["open.drawmaster"]);
    }
}

#[test]
fn a_log_beside_a_sound_file_is_not_written_into_it() {
    let folder = tempfile::tempdir().unwrap();
    let (path, marked) = (folder.path().join("open.drawmaster"), folder.path().join("marked.drawmaster"));
    drop(EventFile::create_as(&path, OLD).unwrap());
    // A log that adds a row, from a copy of the file that is marked for it.
    fs::copy(&path, &marked).unwrap();
    let log = Connection::open(&marked).unwrap();
    log.pragma_update(None, "journal_mode", "WAL").unwrap();
    log.execute("INSERT INTO person (name) VALUES ('Eve')", ()).unwrap();
    fs::copy(folder.path().join("marked.drawmaster-wal"), folder.path().join("open.drawmaster-wal")).unwrap();
    drop(log);
    let (bytes, beside) = (fs::read(&path).unwrap(), fs::read(folder.path().join("open.drawmaster-wal")).unwrap());
    for opened in [EventFile::open_as(&path, OLD), EventFile::open_read_only_as(&path, OLD)] {
        assert!(matches!(opened.map(drop), Err(StoreError::ForeignLog(_))));
        assert!(fs::read(&path).unwrap() == bytes, "the file was changed");
        assert!(fs::read(folder.path().join("open.drawmaster-wal")).unwrap() == beside, "the log was changed");
    }
}

#[test]
fn names_that_could_not_be_used_later_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let named = |length: usize| folder.path().join("x".repeat(length - 11) + ".drawmaster");
    for length in [201, 240, 253, 255] {
        let refused = EventFile::create_as(&named(length), OLD).map(drop);
        assert!(matches!(refused, Err(StoreError::NameTooLong(_))), "{length}: {refused:?}");
    }
    assert_eq!(names(folder.path()), [""; 0]);
    let file = EventFile::create_as(&named(200), OLD).unwrap();
    assert!(matches!(file.copy_to(&named(201)), Err(StoreError::NameTooLong(_))));
    drop(file);
    drop(EventFile::open_as(&named(200), toy::NEW).unwrap());
    assert_eq!(names(folder.path()).len(), 2, "the file and its copy before the conversion");
}
