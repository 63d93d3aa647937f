//! Making a file: an existing one is refused, and a failure leaves nothing half done.

mod toy;

use std::fs;

use serde_json::json;
use store::{EventFile, StoreError};
use toy::{OLD, names, operation};

#[test]
fn an_existing_path_is_refused_and_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("there.drawmaster");
    fs::write(&path, "something").unwrap();
    assert!(matches!(EventFile::create_as(&path, OLD), Err(StoreError::Exists(_))));
    assert_eq!(fs::read(&path).unwrap(), b"something");
    assert_eq!(names(folder.path()), ["there.drawmaster"]);
}

#[test]
fn a_leftover_journal_is_not_played_into_a_new_file() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("new.drawmaster-journal"), "old").unwrap();
    let refused = EventFile::create_as(&folder.path().join("new.drawmaster"), OLD);
    assert!(matches!(refused, Err(StoreError::LeftoverJournal(_))));
    assert_eq!(names(folder.path()), ["new.drawmaster-journal"]);
}

#[test]
fn a_missing_folder_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let refused = EventFile::create_as(&folder.path().join("no/such/new.drawmaster"), OLD);
    assert!(matches!(refused, Err(StoreError::Inaccessible { .. })));
    assert!(names(folder.path()).is_empty());
}

#[test]
fn a_refused_first_content_leaves_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new.drawmaster");
    let refused = EventFile::create_with(&path, operation("new", json!({})), |_| {
        Err::<(), _>(StoreError::Constraint("no".to_owned()))
    });
    assert!(matches!(refused, Err(StoreError::Constraint(_))));
    assert!(names(folder.path()).is_empty());
}

#[test]
fn a_new_file_is_empty_and_has_nothing_to_undo() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new.drawmaster");
    let mut file = EventFile::create_as(&path, OLD).unwrap();
    assert_eq!(file.log().unwrap(), []);
    assert!(file.check().is_sound());
    assert!(matches!(file.undo("desk", "now"), Err(StoreError::NothingToUndo)));
}
