//! A journal that a crash left behind is rolled back into its own file only. A good copy that replaced the file is not
//! changed by it.

use crate::toy;
use std::fs;
use std::path::{Path, PathBuf};

use crate::toy::{OLD, run};
use store::{EventFile, StoreError};

/// A folder with the event `open.drawmaster` as it was when a transaction was interrupted, and copies from before and after.
struct Crash {
    folder: tempfile::TempDir,
}

const MANY: &str = "INSERT INTO person (name) SELECT hex(zeroblob(5000)) FROM json_each('[1,2,3,4,5,6,7,8,9]')";

impl Crash {
    fn new() -> Crash {
        let crash = Crash { folder: tempfile::tempdir().unwrap() };
        let mut file = EventFile::create_as(&crash.path("work"), OLD).unwrap();
        run(&mut file, MANY).unwrap();
        file.copy_to(&crash.path("older")).unwrap();
        run(&mut file, MANY).unwrap();
        run(&mut file, "UPDATE person SET name = 'renamed' || id").unwrap();
        file.copy_to(&crash.path("same")).unwrap();
        let interrupted = file.transact(toy::operation("many", ().into()), |tx| {
            tx.connection().pragma_update(None, "cache_size", 1)?;
            toy::execute(tx, "UPDATE person SET name = hex(zeroblob(6000)) || id")?;
            fs::copy(crash.path("work"), crash.path("open")).unwrap();
            fs::copy(journal(&crash.path("work")), journal(&crash.path("open"))).unwrap();
            Err::<(), _>(StoreError::NothingToUndo)
        });
        assert!(interrupted.is_err());
        run(&mut file, "DELETE FROM person WHERE id = 2").unwrap();
        run(&mut file, MANY).unwrap();
        file.copy_to(&crash.path("newer")).unwrap();
        crash
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(format!("{name}.drawmaster"))
    }

    /// The names of all files that begin with `open` or are temporary.
    fn names(&self) -> Vec<String> {
        let names = fs::read_dir(self.folder.path()).unwrap();
        let names = names.map(|file| file.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.filter(|name| name.starts_with("open") || name.starts_with('.')).collect();
        names.sort();
        names
    }
}

fn journal(path: &Path) -> PathBuf {
    PathBuf::from(format!("{}-journal", path.display()))
}

#[test]
fn a_good_copy_is_not_destroyed_by_the_journal_of_the_file_that_it_replaced() {
    for copy in ["older", "newer"] {
        for reading in [false, true] {
            let crash = Crash::new();
            let (path, left) = (crash.path("open"), fs::read(journal(&crash.path("open"))).unwrap());
            fs::copy(crash.path(copy), &path).unwrap();
            let opened =
                if reading { EventFile::open_read_only_as(&path, OLD) } else { EventFile::open_as(&path, OLD) };
            assert_eq!(opened.unwrap().check().problems, [], "{copy}");
            assert!(fs::read(&path).unwrap() == fs::read(crash.path(copy)).unwrap(), "{copy} was changed");
            assert_eq!(crash.names(), ["open.drawmaster", "open.drawmaster.old-journal"], "{copy}");
            assert!(fs::read(crash.folder.path().join("open.drawmaster.old-journal")).unwrap() == left);
        }
    }
}

#[cfg(unix)]
#[test]
fn a_good_copy_behind_a_link_is_not_destroyed_either() {
    for reading in [false, true] {
        let crash = Crash::new();
        let link = crash.folder.path().join("link.drawmaster");
        std::os::unix::fs::symlink("open.drawmaster", &link).unwrap();
        fs::copy(crash.path("older"), crash.path("open")).unwrap();
        let opened = if reading { EventFile::open_read_only_as(&link, OLD) } else { EventFile::open_as(&link, OLD) };
        assert_eq!(opened.unwrap().check().problems, []);
        assert!(fs::read(crash.path("open")).unwrap() == fs::read(crash.path("older")).unwrap(), "it was changed");
        assert_eq!(crash.names(), ["open.drawmaster", "open.drawmaster.old-journal"]);
    }
}

#[test]
fn the_journal_of_the_file_itself_is_rolled_back() {
    let crash = Crash::new();
    let expected = toy::state(&mut EventFile::open_as(&crash.path("same"), OLD).unwrap());
    let mut file = EventFile::open_as(&crash.path("open"), OLD).unwrap();
    assert_eq!(toy::state(&mut file), expected);
    drop(file);
    assert_eq!(crash.names(), ["open.drawmaster"]);
}

/// A rollback journal that restores `old`, in SQLite's format.
fn journal_that_restores(old: &[u8]) -> Vec<u8> {
    const SECTOR: usize = 512;
    let page = usize::from(u16::from_be_bytes([old[16], old[17]]));
    let number = |number: usize| u32::try_from(number).unwrap().to_be_bytes();
    let mut journal = vec![0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7];
    for field in [old.len() / page, 0, old.len() / page, SECTOR, page] {
        journal.extend(number(field));
    }
    journal.resize(SECTOR, 0);
    for (index, content) in old.chunks(page).enumerate() {
        let bytes = (1..page).rev().filter(|at| (page - at).is_multiple_of(200));
        journal.extend(number(index + 1));
        journal.extend(content);
        journal.extend(number(bytes.map(|at| usize::from(content[at])).sum()));
    }
    journal
}

#[test]
fn a_complete_change_is_kept_aside_when_it_is_rolled_back() {
    let crash = Crash::new();
    let path = crash.path("open");
    drop(EventFile::open_as(&path, OLD).unwrap());
    let old = fs::read(&path).unwrap();
    let mut file = EventFile::open_as(&path, OLD).unwrap();
    run(&mut file, "UPDATE person SET name = hex(zeroblob(6000)) || id").unwrap();
    let entries = file.log().unwrap().len();
    drop(file);
    // The change is complete in the file, but its journal was not deleted yet.
    fs::write(journal(&path), journal_that_restores(&old)).unwrap();
    let file = EventFile::open_as(&path, OLD).unwrap();
    assert_eq!((file.check().problems, file.log().unwrap().len()), (Vec::new(), entries - 1));
    drop(file);
    assert_eq!(crash.names(), ["open.before-recovery.drawmaster", "open.drawmaster"]);
    let aside = EventFile::open_as(&crash.path("open.before-recovery"), OLD).unwrap();
    assert_eq!(aside.log().unwrap().len(), entries);
}

#[test]
fn a_damaged_file_with_a_foreign_journal_stays_as_it_is() {
    let crash = Crash::new();
    let path = crash.path("open");
    let mut bytes = fs::read(crash.path("older")).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 4096].fill(0xAA);
    fs::write(&path, &bytes).unwrap();
    let left = fs::read(journal(&path)).unwrap();
    let refused = EventFile::open_as(&path, OLD).map(drop);
    assert!(matches!(&refused, Err(StoreError::Damaged { path: named, .. }) if *named == path), "{refused:?}");
    assert!(fs::read(&path).unwrap() == bytes && fs::read(journal(&path)).unwrap() == left, "something was changed");
    assert_eq!(crash.names(), ["open.drawmaster", "open.drawmaster-journal"]);
}
