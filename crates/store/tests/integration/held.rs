//! Files that another program holds on Windows, where a program decides what others may do with a file that it has open: each refusal
//! says that the file is in use, and nothing is changed.

use std::fs::{self, File};
use std::os::windows::fs::OpenOptionsExt;
use std::path::Path;

use store::draft::{self, Access, Existing, Sync};
use store::{EventFile, StoreError};

use crate::toy::{NEW, OLD, example, names, run};

/// Others may only read: `FILE_SHARE_READ`.
const READING: u32 = 1;

/// Opens a file for reading as another program does that lets others do no more than this.
fn held(path: &Path, shared: u32) -> File {
    File::options().read(true).share_mode(shared).open(path).unwrap()
}

#[test]
fn an_event_that_another_program_holds_is_in_use() {
    let folder = tempfile::tempdir().unwrap();
    let path = example(folder.path());
    let before = fs::read(&path).unwrap();
    let opened = |path: &Path| [EventFile::open_as(path, OLD).err(), EventFile::open_read_only_as(path, OLD).err()];
    let all = held(&path, 0);
    for refused in opened(&path) {
        assert!(matches!(refused, Some(StoreError::InUse(_))), "{refused:?}");
    }
    drop(all);
    let reading = held(&path, READING);
    let [writing, read] = opened(&path);
    assert!(matches!(writing, Some(StoreError::InUse(_))), "not read-only: {writing:?}");
    assert!(read.is_none(), "{read:?}");
    drop(reading);
    let locked = File::open(&path).unwrap();
    locked.lock().unwrap();
    for refused in opened(&path) {
        assert!(matches!(refused, Some(StoreError::InUse(_))), "locked as a whole: {refused:?}");
    }
    drop(locked);
    assert!(before == fs::read(&path).unwrap());
    assert_eq!(names(folder.path()), ["open.drawmaster"]);
    assert!(EventFile::open_as(&path, OLD).is_ok());
}

#[test]
fn an_event_whose_owner_file_is_held_is_in_use() {
    let folder = tempfile::tempdir().unwrap();
    let path = example(folder.path());
    let owner = folder.path().join("open.drawmaster.owner");
    fs::write(&owner, "drawmaster owner 1\nsomewhere\n7\n").unwrap();
    let hold = held(&owner, 0);
    let refused = EventFile::open_as(&path, OLD).err();
    assert!(matches!(refused, Some(StoreError::InUse(_))), "{refused:?}");
    drop(hold);
}

#[test]
fn an_output_that_another_program_shows_stays_and_is_busy() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("standings.pdf");
    fs::write(&path, "shown").unwrap();
    for shared in [0, READING] {
        let hold = held(&path, shared);
        let refused = draft::write(&path, b"new", Existing::Replace, Access::Ordinary, Sync::File).unwrap_err();
        assert_eq!(messages::cause::of_io(&refused).id, "cause-busy", "{refused:?}");
        drop(hold);
        assert_eq!(fs::read(&path).unwrap(), b"shown");
        assert_eq!(names(folder.path()), ["standings.pdf"]);
    }
    draft::write(&path, b"new", Existing::Replace, Access::Ordinary, Sync::File).unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"new");
}

#[test]
fn an_open_event_cannot_be_renamed_or_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let path = example(folder.path());
    let mut file = EventFile::open_as(&path, OLD).unwrap();
    assert!(fs::rename(&path, folder.path().join("elsewhere")).is_err());
    assert!(fs::remove_file(&path).is_err());
    run(&mut file, "DELETE FROM person").unwrap();
    assert!(file.check().is_sound());
}

#[test]
fn a_stream_of_an_event_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = example(folder.path());
    let before = fs::read(&path).unwrap();
    let stream = folder.path().join("open.drawmaster:stream");
    let refused = EventFile::create_as(&stream, NEW).err();
    assert!(matches!(refused, Some(StoreError::FileName(_))), "{refused:?}");
    assert!(EventFile::open_as(&stream, OLD).is_err());
    assert!(EventFile::open_as(&path, OLD).unwrap().copy_to(&stream).is_err());
    assert!(before == fs::read(&path).unwrap());
    assert_eq!(names(folder.path()), ["open.drawmaster"]);
}

#[test]
fn an_event_named_with_dots_or_spaces_at_the_end_is_the_same_event() {
    let folder = tempfile::tempdir().unwrap();
    let path = example(folder.path());
    for end in [".", " ", ". ."] {
        let typed = folder.path().join(format!("open.drawmaster{end}"));
        let open = EventFile::open_as(&typed, OLD).unwrap();
        assert_eq!(names(folder.path()), ["open.drawmaster", "open.drawmaster.owner"], "{end:?}");
        assert!(matches!(EventFile::open_as(&path, OLD), Err(StoreError::InUse(_))));
        assert_eq!(open.path(), Some(&*path));
    }
}
