//! The files whose names follow from the name of an event or tour book, and what may stand there. Who made the folder need not be
//! who opens the event: an unpacked archive can have a link where the program writes.
//!
//! | name | made by | what may stand there |
//! |---|---|---|
//! | `EVENT.owner` | [`crate::owner`] | nothing, or an owner file of this program, also torn by a power cut, which is taken over |
//! | `EVENT-journal`, `EVENT-wal`, `EVENT-shm` | SQLite | nothing, or a plain file, which SQLite checks |
//! | `NAME.MARK.drawmaster`, `EVENT.old-journal` | copies before a conversion, of a recovery, and set aside | anything: the next free name is taken |
//! | `.drawmaster-*.part` | [`crate::draft`] | anything: the name is random and made exclusively |
//!
//! Automatic copies have a folder of their own in the data folder; outputs are written by [`crate::draft`], which replaces a link
//! and not its target.

use std::fs::Metadata;
use std::path::{Path, PathBuf};

use crate::error::{Result, StoreError};

/// A file beside an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SideFile {
    /// Who has the event open for writing.
    Owner,
    /// SQLite's rollback journal.
    Journal,
    /// SQLite's write-ahead log, which no event uses.
    WriteAheadLog,
    /// The shared memory of that log.
    SharedMemory,
}

impl SideFile {
    /// All of them.
    const ALL: [SideFile; 4] = [SideFile::Owner, SideFile::Journal, SideFile::WriteAheadLog, SideFile::SharedMemory];

    /// Returns its path for the event at `path`.
    pub fn of(self, path: &Path) -> PathBuf {
        let mut name = path.as_os_str().to_owned();
        name.push(match self {
            SideFile::Owner => ".owner",
            SideFile::Journal => "-journal",
            SideFile::WriteAheadLog => "-wal",
            SideFile::SharedMemory => "-shm",
        });
        PathBuf::from(name)
    }
}

/// Refuses an event if something else than a plain file stands where the program or SQLite writes one: a link, which would lead the
/// writing elsewhere, a folder, or a pipe, which would wait for its other end for ever.
///
/// # Errors
/// [`StoreError::SideFile`] with the path of what stands there.
pub(crate) fn require_plain_beside(path: &Path) -> Result<()> {
    for beside in SideFile::ALL.map(|file| file.of(path)) {
        if beside.symlink_metadata().is_ok_and(|found| !is_own(&found)) {
            return Err(StoreError::SideFile(beside));
        }
    }
    Ok(())
}

/// Whether this is a plain file that no other name leads to.
pub(crate) fn is_own(found: &Metadata) -> bool {
    #[cfg(unix)]
    let names = std::os::unix::fs::MetadataExt::nlink(found);
    #[cfg(not(unix))]
    let names = 1;
    found.is_file() && names <= 1
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use std::fs;
    use std::os::unix::fs::symlink;
    use std::process::Command;

    use super::*;
    use crate::{EventFile, schema};

    /// Puts something at `at` that must stay as it is, and returns the file that it could harm.
    type Trap = fn(at: &Path, victim: &Path);

    const TRAPS: [(&str, Trap); 5] = [
        ("link", |at, victim| symlink(victim, at).expect("a link")),
        ("dangling link", |at, victim| symlink(victim.with_extension("none"), at).expect("a link")),
        ("hard link", |at, victim| fs::hard_link(victim, at).expect("a link")),
        ("folder", |at, _| fs::create_dir(at).expect("a folder")),
        ("pipe", |at, _| assert!(Command::new("mkfifo").arg(at).status().is_ok_and(|made| made.success()))),
    ];

    #[test]
    fn nothing_beside_an_event_leads_the_writing_elsewhere() {
        for file in SideFile::ALL {
            for (name, trap) in TRAPS {
                let folder = tempfile::tempdir().unwrap();
                let event = folder.path().join("x.drawmaster");
                drop(EventFile::create_as(&event, schema::EVENT).unwrap());
                let (before, victim) = (fs::read(&event).unwrap(), folder.path().join("victim.key"));
                fs::write(&victim, b"drawmaster key 1: secret").unwrap();
                trap(&file.of(&event), &victim);
                for opened in
                    [EventFile::open(&event), EventFile::open_read_only(&event), EventFile::open_to_check(&event)]
                {
                    let refused = opened.err().map(|error| error.to_string());
                    assert!(refused.is_some_and(|why| why.contains("x.drawmaster")), "{name} at {file:?}");
                }
                assert_eq!(fs::read(&victim).unwrap(), b"drawmaster key 1: secret", "{name} at {file:?}");
                assert!(!victim.with_extension("none").exists(), "{name} at {file:?}");
                assert_eq!(fs::read(&event).unwrap(), before, "{name} at {file:?}");
            }
        }
    }
}
