//! Creating a file: an existing path is refused, and a failure leaves nothing behind.

use std::fs;

use crate::toy::{OLD, names, operation};
use serde_json::json;
use store::{EventFile, StoreError};

#[test]
fn create_refuses_an_existing_path_and_leaves_it_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("there.drawmaster");
    fs::write(&path, "something").unwrap();
    assert!(matches!(EventFile::create_as(&path, OLD), Err(StoreError::Exists(_))));
    assert_eq!(fs::read(&path).unwrap(), b"something");
    assert_eq!(names(folder.path()), ["there.drawmaster"]);
}

#[test]
fn create_refuses_a_leftover_journal() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("new.drawmaster-journal"), "old").unwrap();
    let refused = EventFile::create_as(&folder.path().join("new.drawmaster"), OLD);
    assert!(matches!(refused, Err(StoreError::LeftoverJournal(_))));
    assert_eq!(names(folder.path()), ["new.drawmaster-journal"]);
}

#[test]
fn create_refuses_a_missing_folder() {
    let folder = tempfile::tempdir().unwrap();
    let refused = EventFile::create_as(&folder.path().join("no/such/new.drawmaster"), OLD);
    assert!(matches!(refused, Err(StoreError::Inaccessible { .. })));
    assert!(names(folder.path()).is_empty());
}

#[test]
fn create_leaves_no_file_if_the_first_operation_fails() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new.drawmaster");
    let refused = EventFile::create_with(&path, operation("new", json!({})), |_| {
        Err::<(), _>(StoreError::Constraint("no".to_owned()))
    });
    assert!(matches!(refused, Err(StoreError::Constraint(_))));
    assert!(names(folder.path()).is_empty());
}

#[test]
fn new_file_is_empty_and_has_nothing_to_undo() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new.drawmaster");
    let mut file = EventFile::create_as(&path, OLD).unwrap();
    assert_eq!(file.log().unwrap(), []);
    assert!(file.check().is_sound());
    assert!(matches!(file.undo("desk", "now"), Err(StoreError::NothingToUndo)));
}
