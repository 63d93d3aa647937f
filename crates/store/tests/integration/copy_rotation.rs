//! Copies are complete files with the same history. Rotation keeps the newest copies and deletes nothing else.

use std::fs;

use crate::toy::{OLD, example, names, state};
use store::{EventFile, StoreError};

#[test]
fn copy_has_the_same_rows_and_history() {
    let folder = tempfile::tempdir().unwrap();
    let mut file = EventFile::open_as(&example(folder.path()), OLD).unwrap();
    let copy = folder.path().join("copy.drawmaster");
    file.copy_to(&copy).unwrap();
    assert!(matches!(file.copy_to(&copy), Err(StoreError::Exists(_))));
    let mut other = EventFile::open_as(&copy, OLD).unwrap();
    assert!(other.check().is_sound());
    assert_eq!(state(&mut other), state(&mut file));
    assert_eq!(other.head().unwrap(), file.head().unwrap());
}

#[test]
fn rotation_keeps_the_newest_copies_and_all_other_files() {
    let folder = tempfile::tempdir().unwrap();
    let copies = tempfile::tempdir().unwrap();
    let file = EventFile::open_as(&example(folder.path()), OLD).unwrap();
    for other in ["Open~final.drawmaster", "Opener~2020.drawmaster", "Open.drawmaster", "Open~2020.txt"] {
        fs::write(copies.path().join(other), "mine").unwrap();
    }
    for stamp in ["2026-07-31T09-00", "2026-07-31T10-00", "2026-07-31T10-00", "2026-08-01T08-00"] {
        file.rotate(copies.path(), "Open", stamp, 2).unwrap();
    }
    let kept = [
        "Open.drawmaster",
        "Open~2020.txt",
        "Open~2026-07-31T10-00.drawmaster",
        "Open~2026-08-01T08-00.drawmaster",
        "Opener~2020.drawmaster",
        "Open~final.drawmaster",
    ];
    let mut kept = kept.map(str::to_owned).to_vec();
    kept.sort();
    assert_eq!(names(copies.path()), kept);
    drop(file);
    let old = EventFile::open_as(&copies.path().join("Open~2026-07-31T10-00.drawmaster"), OLD).unwrap();
    assert!(old.check().is_sound());
}

/// Windows deletes no file that a program has open, and the copy is made all the same.
#[test]
fn an_old_copy_that_a_reader_has_open_prevents_no_new_one() {
    let folder = tempfile::tempdir().unwrap();
    let copies = tempfile::tempdir().unwrap();
    let file = EventFile::open_as(&example(folder.path()), OLD).unwrap();
    let first = file.rotate(copies.path(), "Open", "20260814T0900", 1).unwrap();
    let reader = EventFile::open_read_only_as(&first, OLD).unwrap();
    for stamp in ["20260814T1000", "20260814T1100"] {
        let made = file.rotate(copies.path(), "Open", stamp, 1).unwrap();
        assert!(made.exists());
    }
    assert_eq!(reader.log().unwrap().len(), 4);
    drop(reader);
    file.rotate(copies.path(), "Open", "20260814T1200", 1).unwrap();
    assert_eq!(names(copies.path()), ["Open~20260814T1200.drawmaster"]);
}

#[test]
fn rotation_keeps_new_copies_after_the_clock_was_set_back() {
    let folder = tempfile::tempdir().unwrap();
    let copies = tempfile::tempdir().unwrap();
    let file = EventFile::open_as(&example(folder.path()), OLD).unwrap();
    for stamp in ["20260814T1300", "20260814T1400", "20260814T0900", "20260814T0930", "20260814T1000"] {
        file.rotate(copies.path(), "Open", stamp, 3).unwrap();
    }
    let kept = ["20260814T0900", "20260814T0930", "20260814T1000"].map(|stamp| format!("Open~{stamp}.drawmaster"));
    assert_eq!(names(copies.path()), kept);
}

#[test]
fn rotation_refuses_a_missing_folder() {
    let folder = tempfile::tempdir().unwrap();
    let file = EventFile::open_as(&example(folder.path()), OLD).unwrap();
    assert!(matches!(
        file.rotate(&folder.path().join("none"), "Open", "2026", 3),
        Err(StoreError::Inaccessible { .. })
    ));
}
