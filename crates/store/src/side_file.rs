//! The files whose names follow from the name of an event or tour book, and what may stand there. Who made the folder need not be
//! who opens the event: an unpacked archive can have a link, or somebody's file, where the program writes.
//!
//! | name | made by | what may stand there |
//! |---|---|---|
//! | `EVENT` | the user | a plain file, or a link to one: it is resolved once, and all names below follow from where it leads |
//! | `EVENT.owner` | [`crate::owner`] | nothing, or an owner file of this program, also torn by a power cut, which is taken over |
//! | `EVENT-journal` | SQLite | nothing, or a plain file that begins as a rollback journal does |
//! | `EVENT-wal`, `EVENT-shm` | nobody: events have no write-ahead log | nothing |
//! | `NAME.MARK.drawmaster`, `EVENT.old-journal` | copies before a conversion, of a recovery, and set aside | anything: the next free name is taken |
//! | `.drawmaster-*.part`, `.drawmaster-*.part-journal` | [`crate::draft`], [`crate::hot_journal`] | anything: the name is random and made exclusively |
//!
//! None of them may stand beside a name at which a new file is made, but an owner file that is taken over. Automatic copies have a
//! folder of their own in the data folder; outputs are written by [`crate::draft`], which replaces a link and not its target. The
//! files of published sites are in `session::own_folder`.

use std::borrow::Cow;
use std::fs::{self, File, Metadata};
use std::io::Read;
use std::path::{Path, PathBuf};

use crate::error::{Result, StoreError, inaccessible};
use crate::file_name::ends_in_dot_or_space;

/// How a rollback journal begins that can be rolled back.
const JOURNAL: [u8; 8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7];

/// The smallest header of a journal, in bytes.
const HEADER: u64 = 512;

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
    pub const ALL: [SideFile; 4] =
        [SideFile::Owner, SideFile::Journal, SideFile::WriteAheadLog, SideFile::SharedMemory];

    /// Returns what follows the name of the event in its name.
    fn ending(self) -> &'static str {
        match self {
            SideFile::Owner => ".owner",
            SideFile::Journal => "-journal",
            SideFile::WriteAheadLog => "-wal",
            SideFile::SharedMemory => "-shm",
        }
    }

    /// Returns its path for the event at `path`, which is no link.
    pub fn of(self, path: &Path) -> PathBuf {
        let mut name = path.as_os_str().to_owned();
        name.push(self.ending());
        PathBuf::from(name)
    }

    /// Refuses what stands at `beside` if it cannot be this file.
    fn require_own(self, beside: PathBuf) -> Result<()> {
        let Ok(found) = beside.symlink_metadata() else { return Ok(()) };
        match self {
            _ if !is_own(&found) => Err(StoreError::SideFile(beside)),
            SideFile::WriteAheadLog | SideFile::SharedMemory => Err(StoreError::ForeignLog(beside)),
            SideFile::Journal if !is_journal(&beside)? => Err(StoreError::SideFile(beside)),
            // A reader leaves the owner file alone; who opens for writing looks into it.
            SideFile::Journal | SideFile::Owner => Ok(()),
        }
    }
}

/// Returns the path of the event beside which a file of this name would stand; `None` if no event has such a file.
pub fn event_beside(path: &Path) -> Option<PathBuf> {
    let name = path.file_name()?.to_str()?;
    let event_of = |file: SideFile| {
        let at = name.len().checked_sub(file.ending().len())?;
        let (event, ending) = (name.get(..at)?, name.get(at..)?);
        ending.eq_ignore_ascii_case(file.ending()).then(|| path.with_file_name(event))
    };
    SideFile::ALL.into_iter().find_map(event_of)
}

/// Returns the path of the event itself if `path` is a link to it, or has dots or spaces at its end, which Windows leaves out. SQLite
/// writes its journal beside the file, not beside the link.
///
/// # Errors
/// [`StoreError::Missing`] if the link leads nowhere, [`StoreError::Inaccessible`] if it leads in a circle.
pub(crate) fn resolved(path: &Path) -> Result<Cow<'_, Path>> {
    if cfg!(windows) && ends_in_dot_or_space(path) {
        return std::path::absolute(path).map(Cow::Owned).map_err(|error| inaccessible(path, error));
    }
    if !path.is_symlink() {
        return Ok(Cow::Borrowed(path));
    }
    fs::canonicalize(path).map(Cow::Owned).map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound => StoreError::Missing(path.to_owned()),
        _ => inaccessible(path, error),
    })
}

/// Refuses an event if something else than its own files stands where the program or SQLite writes one: a link, which would lead the
/// writing elsewhere, a folder, a pipe, which would wait for its other end for ever, or somebody's file, which SQLite would delete or
/// write into the event.
///
/// # Errors
/// [`StoreError::SideFile`] or [`StoreError::ForeignLog`] with the path of what stands there.
pub(crate) fn require_own_beside(path: &Path) -> Result<()> {
    SideFile::ALL.into_iter().try_for_each(|file| file.require_own(file.of(path)))
}

/// Whether this is a plain file that no other name leads to.
pub(crate) fn is_own(found: &Metadata) -> bool {
    #[cfg(unix)]
    let names = std::os::unix::fs::MetadataExt::nlink(found);
    #[cfg(not(unix))]
    let names = 1;
    found.is_file() && names <= 1
}

/// Whether a file begins as a rollback journal: one that can be rolled back, one whose change had not begun, or the zeros of one that
/// is not needed any more. A power cut can leave a part of its first bytes.
fn is_journal(path: &Path) -> Result<bool> {
    let mut start = Vec::new();
    let read = File::open(path).and_then(|file| file.take(HEADER).read_to_end(&mut start));
    match read {
        // Another program has just finished its change.
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(true),
        Err(error) => Err(inaccessible(path, error)),
        Ok(_) => Ok(begins_a_journal(&start)),
    }
}

fn begins_a_journal(start: &[u8]) -> bool {
    let size = |at: usize| start.get(at..at + 4).and_then(|bytes| bytes.try_into().ok()).map_or(0, u32::from_be_bytes);
    // The sizes of a sector and of a page.
    let has_sizes =
        [size(20), size(24)].into_iter().all(|size| size.is_power_of_two() && (32..=65_536).contains(&size));
    let is_torn = start.iter().zip(JOURNAL).all(|(byte, own)| *byte == own || *byte == 0);
    let is_empty = start.iter().skip(JOURNAL.len()).all(|byte| *byte == 0);
    start.starts_with(&JOURNAL) || is_torn && (has_sizes || is_empty)
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use std::os::unix::fs::{PermissionsExt, symlink};
    use std::os::unix::net::UnixListener;
    use std::process::Command;

    use super::*;
    use crate::{EventFile, has_owner, schema};

    /// Puts something at `at` that must stay as it is, and that could harm the file `victim`.
    type Trap = fn(at: &Path, victim: &Path);

    const TRAPS: [(&str, Trap); 10] = [
        ("link", |at, victim| symlink(victim, at).expect("a link")),
        ("dangling link", |at, victim| symlink(victim.with_extension("none"), at).expect("a link")),
        ("hard link", |at, victim| fs::hard_link(victim, at).expect("a link")),
        ("folder", |at, _| fs::create_dir(at).expect("a folder")),
        ("pipe", |at, _| assert!(made("mkfifo", &[], at))),
        ("device", |at, _| {
            // Only root can make one.
            if !made("mknod", &["c", "1", "3"], at) {
                UnixListener::bind(at).expect("a socket");
            }
        }),
        ("short text", |at, _| fs::write(at, TEXT).expect("a file")),
        ("long text", |at, _| fs::write(at, TEXT.repeat(2000)).expect("a file")),
        ("read-only text", |at, _| {
            fs::write(at, TEXT).expect("a file");
            fs::set_permissions(at, PermissionsExt::from_mode(0o444)).expect("its permissions");
        }),
        ("database", |at, _| EventFile::in_memory().and_then(|file| file.copy_to(at)).expect("a copy")),
    ];

    const TEXT: &str = "Board 3 needs a clock. My only copy.";
    const SECRET: &[u8] = b"drawmaster key 1: secret";

    fn made(program: &str, arguments: &[&str], at: &Path) -> bool {
        Command::new(program).arg(at).args(arguments).output().is_ok_and(|made| made.status.success())
    }

    /// What stands at a path: its kind, and the content of a plain file.
    fn standing(at: &Path) -> (fs::FileType, Option<Vec<u8>>) {
        let found = at.symlink_metadata().expect("it stands there");
        (found.file_type(), found.is_file().then(|| fs::read(at).expect("it can be read")))
    }

    /// A folder with an event, and a file that must not change.
    fn folder() -> (tempfile::TempDir, PathBuf, PathBuf) {
        let folder = tempfile::tempdir().expect("a folder");
        let (event, victim) = (folder.path().join("x.drawmaster"), folder.path().join("victim.key"));
        drop(EventFile::create_as(&event, schema::EVENT).expect("a new event"));
        fs::write(&victim, SECRET).expect("a file");
        (folder, event, victim)
    }

    fn unharmed(victim: &Path) -> bool {
        fs::read(victim).is_ok_and(|bytes| bytes == SECRET) && !victim.with_extension("none").exists()
    }

    #[test]
    fn what_stands_beside_an_event_is_neither_followed_nor_deleted() {
        for file in SideFile::ALL {
            for ((name, trap), linked) in TRAPS.iter().flat_map(|trap| [(trap, false), (trap, true)]) {
                let (folder, event, victim) = folder();
                let (before, at) = (fs::read(&event).expect("it can be read"), file.of(&event));
                let opened = if linked { folder.path().join("link.drawmaster") } else { event.clone() };
                if linked {
                    symlink(&event, &opened).expect("a link");
                }
                trap(&at, &victim);
                let (stood, what) = (standing(&at), format!("{name} at {file:?}, linked: {linked}"));
                let salvaged = EventFile::salvage(&opened, &folder.path().join("s.drawmaster"), "desk", "now");
                let writing = EventFile::open(&opened).map(drop);
                let reading = [EventFile::open_read_only(&opened), EventFile::open_to_check(&opened)];
                let reading = reading.map(|opened| opened.map(drop)).into_iter().chain([salvaged.map(drop)]);
                // A reader does not use the owner file, so that one with somebody's text does not concern it.
                let ignored = file == SideFile::Owner && at.is_file() && !["link", "hard link"].contains(name);
                for refused in reading.filter(|_| !ignored).chain([writing]) {
                    let why = refused.expect_err(&what).to_string();
                    assert!(why.contains(&*at.to_string_lossy()), "{what}: {why}");
                }
                assert!(standing(&at) == stood && unharmed(&victim), "{what}");
                assert!(fs::read(&event).is_ok_and(|now| now == before), "{what}");
            }
        }
    }

    #[test]
    fn nothing_is_made_at_a_name_beside_which_something_stands() {
        for file in SideFile::ALL {
            for (name, trap) in TRAPS {
                let (folder, event, victim) = folder();
                let (new, what) = (folder.path().join("new.drawmaster"), format!("{name} at {file:?}"));
                trap(&file.of(&new), &victim);
                let stood = standing(&file.of(&new));
                let copied = EventFile::open(&event).and_then(|event| event.copy_to(&new));
                let salvaged = EventFile::salvage(&event, &new, "desk", "now").map(drop);
                let made = [EventFile::create(&new), EventFile::create_following(&new)].map(|made| made.map(drop));
                for refused in made.into_iter().chain([copied, salvaged]) {
                    assert!(refused.is_err(), "{what}");
                    assert!(new.symlink_metadata().is_err(), "{what}: a file is left");
                }
                assert!(standing(&file.of(&new)) == stood && unharmed(&victim), "{what}");
            }
        }
    }

    #[test]
    fn an_event_behind_a_link_is_one_event() {
        let (folder, event, _) = folder();
        let link = folder.path().join("link.drawmaster");
        symlink("x.drawmaster", &link).expect("a link");
        let open = EventFile::open(&link).expect("it is sound");
        assert!(SideFile::Owner.of(&event).exists() && !SideFile::Owner.of(&link).exists());
        assert!(has_owner(&link) && has_owner(&event));
        assert!(matches!(EventFile::open(&event).map(drop), Err(StoreError::InUse(_))));
        drop(open);
        fs::remove_file(&event).expect("it can be removed");
        assert!(matches!(EventFile::open(&link).map(drop), Err(StoreError::Missing(_))));
    }

    #[test]
    fn journals_are_known_by_their_beginning() {
        let mut begun = vec![0u8; 28];
        begun[12..20].copy_from_slice(&[7; 8]);
        begun[20..28].copy_from_slice(&[0, 0, 2, 0, 0, 0, 16, 0]);
        let mut torn = begun.clone();
        torn[..6].copy_from_slice(&JOURNAL[..6]);
        for own in [&JOURNAL[..], &JOURNAL[..3], &[], &[0; 512], &begun, &torn] {
            assert!(begins_a_journal(own), "{own:?}");
        }
        let sized = [&[0u8; 20][..], &[0, 0, 2, 1, 0, 0, 16, 0]].concat();
        for foreign in [TEXT.as_bytes(), b"SQLite format 3\0", &sized, &[&[0u8; 100][..], b"x"].concat()] {
            assert!(!begins_a_journal(foreign), "{foreign:?}");
        }
    }
}
