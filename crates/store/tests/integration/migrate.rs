//! Migration saves a copy first, leaves the file unchanged if it fails, and converts in memory for reading.

use std::fs;

use crate::toy::{FAILING, NEW, OLD, example, names, run};
use store::{EventFile, Kind, StoreError};

#[test]
fn migration_keeps_a_copy_of_the_older_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = example(folder.path());
    let old = fs::read(&path).unwrap();
    let mut file = EventFile::open_as(&path, NEW).unwrap();
    assert_eq!(
        names(folder.path()),
        ["open.drawmaster", "open.drawmaster-journal", "open.drawmaster.owner", "open.format1.drawmaster"]
    );
    let log = file.log().unwrap();
    assert_eq!((log.len(), log[4].kind, log[4].changes), (5, Kind::Base, 2));
    assert_eq!(file.check().problems, []);
    assert!(matches!(file.undo("desk", "now"), Err(StoreError::NothingToUndo)));
    run(&mut file, "DELETE FROM person WHERE town = 'Béla-Stadt'").unwrap();
    file.undo("desk", "now").unwrap();
    assert_eq!(file.check().problems, []);
    drop(file);
    let kept = EventFile::open_as(&folder.path().join("open.format1.drawmaster"), OLD).unwrap();
    assert_eq!(kept.log().unwrap().len(), 4);
    drop(kept);
    fs::write(&path, old).unwrap();
    drop(EventFile::open_as(&path, NEW).unwrap());
    assert_eq!(names(folder.path()), ["open.drawmaster", "open.format1-2.drawmaster", "open.format1.drawmaster"]);
}

#[test]
fn failed_migration_leaves_the_old_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = example(folder.path());
    let bytes = fs::read(&path).unwrap();
    assert!(matches!(EventFile::open_as(&path, FAILING), Err(StoreError::Migration { .. })));
    assert!(matches!(EventFile::open_read_only_as(&path, FAILING), Err(StoreError::Migration { .. })));
    assert!(bytes == fs::read(&path).unwrap());
    assert!(EventFile::open_as(&path, OLD).unwrap().check().is_sound());
}

#[test]
fn reading_an_older_file_does_not_change_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = example(folder.path());
    let bytes = fs::read(&path).unwrap();
    let file = EventFile::open_read_only_as(&path, NEW).unwrap();
    assert_eq!(file.log().unwrap().len(), 5);
    drop(file);
    assert!(bytes == fs::read(&path).unwrap());
    assert_eq!(names(folder.path()), ["open.drawmaster"]);
}
