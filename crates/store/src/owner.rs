//! The owner file beside an event that is open for writing. It has the computer and the process. On network shares whose
//! locks do nothing, it is all that keeps a second program from writing.

use std::fs::{self, File, TryLockError};
use std::io::{ErrorKind, Read, Seek, Write};
use std::path::{Path, PathBuf};

use crate::draft::{self, Access, Existing, Sync};
use crate::error::{Result, StoreError};
use crate::side_file::{self, SideFile, is_own};

/// How an owner file begins; the computer and the process follow, one line each.
const TITLE: &str = "drawmaster owner 1";

/// The longest owner file that is read.
const LONGEST: u64 = 4096;

/// Returns whether the event at `path` has an owner file: a program has it open for changes, or ended without closing it.
pub fn has_owner(path: &Path) -> bool {
    side_file::resolved(path).is_ok_and(|event| SideFile::Owner.of(&event).symlink_metadata().is_ok())
}

/// An owner file of this process. It is deleted when it is dropped.
#[derive(Debug)]
pub(crate) struct Owner {
    path: PathBuf,
    /// Locked, so that other programs on this computer see that this process is alive.
    _file: File,
}

/// What an owner file says.
#[derive(Debug, PartialEq, Eq)]
struct Claim {
    computer: String,
    process: String,
}

impl Owner {
    /// Creates the owner file of the event at `path`. Takes over one of a process on this computer that is gone. Returns
    /// `None` if the folder cannot be written; the event's own locks must do then.
    ///
    /// # Errors
    /// [`StoreError::InUse`] or [`StoreError::OpenElsewhere`] if another program has the event open.
    pub fn claim(path: &Path) -> Result<Option<Owner>> {
        Owner::claim_as(path, &Claim { computer: computer(), process: std::process::id().to_string() })
    }

    fn claim_as(event: &Path, own: &Claim) -> Result<Option<Owner>> {
        let path = SideFile::Owner.of(event);
        // A file that vanishes between two steps belonged to a program that is just closing the event.
        for _ in 0..3 {
            let text = own.text();
            let made = draft::write(&path, text.as_bytes(), Existing::Refuse, Access::Ordinary, Sync::None);
            let created = match made {
                Ok(()) => true,
                Err(error) if error.kind() == ErrorKind::AlreadyExists => false,
                Err(_) => return Ok(None),
            };
            if path.symlink_metadata().is_ok_and(|found| !is_own(&found)) {
                return Err(StoreError::SideFile(path));
            }
            let mut file = match File::options().read(true).write(true).open(&path) {
                Ok(file) => file,
                Err(error) if error.kind() == ErrorKind::PermissionDenied => return Err(refused(event, path)),
                Err(_) => continue,
            };
            let locked = file.try_lock();
            let found = Claim::read(&mut file);
            if !created {
                match (&found, &locked) {
                    (Some(claim), _) if claim.computer != own.computer => {
                        return Err(claim.refusal(event, path));
                    }
                    (_, Err(TryLockError::WouldBlock)) => return Err(StoreError::InUse(event.to_owned())),
                    (None, _) if !is_torn(&mut file) => return Err(StoreError::SideFile(path)),
                    (Some(claim), Err(TryLockError::Error(_))) if claim.may_be_alive() => {
                        return Err(StoreError::InUse(event.to_owned()));
                    }
                    _ => {}
                }
            }
            // The file was replaced by something else since it was looked at, such as by a link.
            if !is_at(&file, &path) {
                continue;
            }
            let taken = created || rewrite(&mut file, &text).is_ok();
            if taken && is_at(&file, &path) && Claim::read(&mut file).is_none_or(|claim| claim == *own) {
                return Ok(Some(Owner { path, _file: file }));
            }
        }
        Err(StoreError::InUse(event.to_owned()))
    }
}

impl Drop for Owner {
    fn drop(&mut self) {
        // A file that cannot be deleted is taken over the next time.
        let _ = fs::remove_file(&self.path);
    }
}

impl Claim {
    fn text(&self) -> String {
        format!("{TITLE}\n{}\n{}\n", self.computer, self.process)
    }

    /// Reads an owner file; `None` if it is not one, or is locked against reading.
    fn read(file: &mut File) -> Option<Claim> {
        let mut text = String::new();
        file.rewind().ok()?;
        file.take(LONGEST).read_to_string(&mut text).ok()?;
        let mut lines = text.strip_prefix(TITLE)?.lines().skip(1).map(str::to_owned);
        Some(Claim { computer: lines.next()?, process: lines.next()? })
    }

    /// Returns whether the process on this computer may still run. Only Linux knows without locks.
    fn may_be_alive(&self) -> bool {
        !cfg!(target_os = "linux") || Path::new("/proc").join(&self.process).exists()
    }

    fn refusal(&self, event: &Path, owner: PathBuf) -> StoreError {
        let clean = |text: &str| domain::text::clean(text).0;
        StoreError::OpenElsewhere {
            path: event.to_owned(),
            computer: clean(&self.computer),
            process: clean(&self.process),
            owner,
        }
    }
}

/// Returns why a file at `path` that cannot be changed keeps the event from being opened.
fn refused(event: &Path, path: PathBuf) -> StoreError {
    match File::open(&path).ok().as_mut().and_then(Claim::read) {
        Some(claim) => claim.refusal(event, path),
        None => StoreError::SideFile(path),
    }
}

/// Returns whether a file without a claim is an owner file all the same, of which a power cut left the beginning, or only zeros.
fn is_torn(file: &mut File) -> bool {
    let mut bytes = Vec::new();
    if file.rewind().is_err() || file.take(LONGEST).read_to_end(&mut bytes).is_err() {
        return false;
    }
    let end = bytes.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1);
    TITLE.as_bytes().starts_with(&bytes[..end]) || bytes.starts_with(TITLE.as_bytes())
}

fn rewrite(file: &mut File, text: &str) -> std::io::Result<()> {
    file.rewind()?;
    file.set_len(0)?;
    file.write_all(text.as_bytes())
}

/// Returns whether an open file is still the one at its path, and not one that was deleted meanwhile.
fn is_at(file: &File, path: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let same = |one: fs::Metadata, other: fs::Metadata| (one.dev(), one.ino()) == (other.dev(), other.ino());
        file.metadata().ok().zip(path.symlink_metadata().ok()).is_some_and(|(one, other)| same(one, other))
    }
    #[cfg(not(unix))]
    {
        file.metadata().is_ok() && path.exists()
    }
}

/// Returns the name of this computer. macOS takes `hostname` from the network, so it changes with it; its own name does not.
fn computer() -> String {
    let answer = |program: &str, arguments: &[&str]| {
        let output = std::process::Command::new(program).args(arguments).output().ok()?;
        output.status.success().then(|| String::from_utf8(output.stdout).ok())?
    };
    let read = || fs::read_to_string("/proc/sys/kernel/hostname").or_else(|_| fs::read_to_string("/etc/hostname")).ok();
    let own = || if cfg!(target_os = "macos") { answer("scutil", &["--get", "LocalHostName"]) } else { read() };
    let known = own().or_else(|| std::env::var("COMPUTERNAME").ok());
    let name = known.or_else(|| answer("hostname", &[])).unwrap_or_default();
    name.split_whitespace().next().unwrap_or("unknown").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(computer: &str) -> Claim {
        Claim { computer: computer.into(), process: "4000000000".into() }
    }

    #[test]
    fn the_owner_of_another_computer_is_named_and_keeps_the_event() {
        let folder = tempfile::tempdir().unwrap();
        let event = folder.path().join("x.drawmaster");
        fs::write(SideFile::Owner.of(&event), claim("laptop-7").text()).unwrap();
        let Err(StoreError::OpenElsewhere { computer, process, owner, .. }) = Owner::claim(&event) else {
            panic!("it is open elsewhere");
        };
        assert_eq!(
            (computer.as_str(), process.as_str(), owner),
            ("laptop-7", "4000000000", SideFile::Owner.of(&event))
        );
        assert_eq!(fs::read_to_string(SideFile::Owner.of(&event)).unwrap(), claim("laptop-7").text());
    }

    #[test]
    fn a_file_of_somebody_else_with_that_name_stays() {
        let folder = tempfile::tempdir().unwrap();
        let event = folder.path().join("x.drawmaster");
        fs::write(SideFile::Owner.of(&event), "Board 3 needs a clock.").unwrap();
        assert!(matches!(Owner::claim(&event), Err(StoreError::SideFile(_))));
        assert_eq!(fs::read_to_string(SideFile::Owner.of(&event)).unwrap(), "Board 3 needs a clock.");
    }

    /// Where locks forbid reading, the owner cannot be read.
    #[test]
    fn an_owner_file_that_is_locked_as_a_whole_keeps_the_event() {
        let folder = tempfile::tempdir().unwrap();
        let event = folder.path().join("x.drawmaster");
        fs::write(SideFile::Owner.of(&event), claim(&computer()).text()).unwrap();
        let other = File::options().read(true).write(true).open(SideFile::Owner.of(&event)).unwrap();
        other.lock().unwrap();
        let refused = Owner::claim(&event).err();
        assert!(matches!(refused, Some(StoreError::InUse(_))), "{refused:?}");
        drop(other);
        assert!(Owner::claim(&event).unwrap().is_some(), "the process of the owner is gone");
    }

    #[test]
    fn the_owner_file_of_a_process_that_is_gone_is_taken_over() {
        let folder = tempfile::tempdir().unwrap();
        let event = folder.path().join("x.drawmaster");
        let whole = claim(&computer()).text();
        // A power cut can leave nothing, the beginning, or zeros.
        let torn = [String::new(), "drawmaster ow".into(), format!("{TITLE}\0\0"), "\0".repeat(whole.len())];
        for left in [whole].into_iter().chain(torn) {
            fs::write(SideFile::Owner.of(&event), left).unwrap();
            let owner = Owner::claim(&event).unwrap().unwrap();
            assert!(matches!(Owner::claim(&event), Err(StoreError::InUse(_))), "a second program is refused");
            assert!(fs::read_to_string(SideFile::Owner.of(&event)).unwrap().contains(&std::process::id().to_string()));
            drop(owner);
            assert!(!SideFile::Owner.of(&event).exists());
        }
    }
}
