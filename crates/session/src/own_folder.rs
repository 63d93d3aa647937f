//! A folder of published pages that the program fills, and cleans up in later runs. What it wrote is known only from a list in the
//! same folder, to which others can write too, so the list is believed only where the bytes of a file confirm it.
//!
//! | name | what may stand there |
//! |---|---|
//! | the folder itself | anything that the director picked |
//! | a folder inside | nothing, or a folder; through a link, pages would be written, read and removed elsewhere |
//! | a page | nothing, or a plain file with the bytes of which the list has the hash; an empty one, which a power cut left |
//! | the list: `published.json` of an event, `published.txt` of a tour | nothing, or a list; an empty file |

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use formats::bundle::sha256;
use messages::{cause, message};

use crate::atomic_file::Output;
use crate::error::{AppError, ErrorCode, Result};
use crate::read_file::read_file;

/// The folder. Names of files in it have at most one folder of their own, `rapid/index.html`.
#[derive(Debug, Clone)]
pub struct OwnFolder {
    path: PathBuf,
}

impl OwnFolder {
    /// Returns the folder at `path`, which need not exist.
    pub fn new(path: &Path) -> OwnFolder {
        OwnFolder { path: path.to_path_buf() }
    }

    /// Creates the folder.
    ///
    /// # Errors
    /// It cannot be created.
    pub fn create(&self) -> Result<()> {
        fs::create_dir_all(&self.path).map_err(|error| folder_refused(&self.path, &error))
    }

    /// Refuses names of files that lead out of the folder.
    ///
    /// # Errors
    /// What stands at the place of a folder inside is a link.
    pub fn require_inside<'a>(&self, names: impl IntoIterator<Item = &'a str>) -> Result<()> {
        let parents: BTreeSet<&Path> = names.into_iter().filter_map(|name| Path::new(name).parent()).collect();
        let inside = parents.into_iter().filter(|parent| !parent.as_os_str().is_empty());
        inside.map(|parent| self.path.join(parent)).try_for_each(|parent| require_folder(&parent))
    }

    /// Returns the bytes of a plain file; `None` if there is none, or if it is reached through a link.
    pub fn read(&self, name: &str) -> Option<Vec<u8>> {
        self.require_inside([name]).ok()?;
        let path = self.path.join(name);
        path.symlink_metadata().ok().filter(fs::Metadata::is_file)?;
        read_file(&path).ok()
    }

    /// Whether there is something with this name.
    pub fn has(&self, name: &str) -> bool {
        self.path.join(name).symlink_metadata().is_ok()
    }

    /// Whether the file with this name has one of these hashes, or nothing that could be lost.
    pub fn is_as_written(&self, name: &str, hashes: &[&str]) -> bool {
        self.read(name).is_some_and(|bytes| is_as_written(&bytes, hashes))
    }

    /// Writes a page, in a folder of its own if it names one.
    ///
    /// # Errors
    /// As [`OwnFolder::require_inside`], or the file or its folder cannot be written.
    pub fn write(&self, name: &str, bytes: &[u8]) -> Result<()> {
        self.put(name, bytes, Output::ordinary(true).unsynced())
    }

    /// Writes the list. It is on the device before the first page that it names: without it, the pages are nobody's.
    ///
    /// # Errors
    /// As [`OwnFolder::write`].
    pub fn write_list(&self, name: &str, bytes: &[u8]) -> Result<()> {
        self.put(name, bytes, Output::ordinary(true))
    }

    fn put(&self, name: &str, bytes: &[u8], output: Output) -> Result<()> {
        self.require_inside([name])?;
        let path = self.path.join(name);
        if let Some(parent) = self.parent_inside(&path) {
            fs::create_dir_all(parent).map_err(|error| folder_refused(parent, &error))?;
        }
        output.write(&path, bytes).map(drop)
    }

    /// Removes a file, and its folder if that is empty now.
    ///
    /// # Errors
    /// As [`OwnFolder::require_inside`], or the file cannot be removed.
    pub fn remove(&self, name: &str) -> Result<()> {
        self.require_inside([name])?;
        let path = self.path.join(name);
        fs::remove_file(&path).map_err(|error| {
            AppError::new(ErrorCode::File, message!("site-file-stays", path = &path, cause = cause::of_io(&error)))
        })?;
        if let Some(parent) = self.parent_inside(&path) {
            // It may hold other files.
            let _ = fs::remove_dir(parent);
        }
        Ok(())
    }

    fn parent_inside<'a>(&self, path: &'a Path) -> Option<&'a Path> {
        path.parent().filter(|parent| *parent != self.path)
    }
}

/// Whether bytes have one of these hashes, or are none.
pub fn is_as_written(bytes: &[u8], hashes: &[&str]) -> bool {
    bytes.is_empty() || hashes.contains(&&*sha256(bytes))
}

/// Refuses a link at the place of a folder of the program's own.
///
/// # Errors
/// There is one.
pub fn require_folder(path: &Path) -> Result<()> {
    if path.is_symlink() {
        return Err(AppError::new(ErrorCode::File, message!("site-folder-is-link", path)));
    }
    Ok(())
}

fn folder_refused(path: &Path, error: &std::io::Error) -> AppError {
    AppError::new(ErrorCode::File, message!("document-folder-refused", path, cause = cause::of_io(error)))
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use std::os::unix::fs::symlink;
    use std::os::unix::net::UnixListener;

    use super::*;

    /// A folder of pages, and a folder beside it with the file `notes.txt`, to which the link `pics` leads.
    fn folders() -> (tempfile::TempDir, OwnFolder, PathBuf) {
        let folder = tempfile::tempdir().expect("a folder");
        let (site, victim) = (folder.path().join("site"), folder.path().join("victim"));
        for made in [&site, &victim] {
            fs::create_dir(made).expect("a folder");
        }
        fs::write(victim.join("notes.txt"), "notes").expect("a file");
        symlink(&victim, site.join("pics")).expect("a link");
        (folder, OwnFolder::new(&site), victim)
    }

    #[test]
    fn nothing_is_read_written_or_removed_through_a_link() {
        let (_folder, own, victim) = folders();
        let refused = [own.write("pics/new.html", b"page"), own.remove("pics/notes.txt")];
        for error in refused.map(Result::unwrap_err) {
            assert_eq!(error.message.id, "site-folder-is-link");
        }
        assert_eq!(own.read("pics/notes.txt"), None);
        assert!(!own.is_as_written("pics/notes.txt", &[&sha256(b"notes")]));
        symlink(victim.join("notes.txt"), own.path.join("index.html")).expect("a link");
        assert_eq!(own.read("index.html"), None);
        own.write("index.html", b"page").expect("the link is replaced, not followed");
        assert_eq!(own.read("index.html").as_deref(), Some(&b"page"[..]));
        let left: Vec<_> = fs::read_dir(&victim).expect("a folder").flatten().collect();
        assert_eq!((left.len(), fs::read(victim.join("notes.txt")).expect("a file")), (1, b"notes".to_vec()));
    }

    #[test]
    fn only_what_has_the_hash_of_the_list_is_as_written() {
        let (_folder, own, _) = folders();
        own.write("rapid/index.html", b"page").expect("a folder of the site");
        let hash = sha256(b"page");
        assert!(own.is_as_written("rapid/index.html", &["x", &hash]));
        for hashes in [&[""][..], &["x"], &[], &[&sha256(b"")]] {
            assert!(!own.is_as_written("rapid/index.html", hashes), "{hashes:?}");
        }
        own.write("torn.html", b"").expect("a file");
        assert!(own.is_as_written("torn.html", &[]), "nothing is lost");
        own.remove("rapid/index.html").expect("it is there");
        assert!(!own.has("rapid"), "the empty folder is gone");
    }

    #[test]
    fn folders_and_sockets_are_no_pages() {
        let (_folder, own, _) = folders();
        fs::create_dir(own.path.join("folder.html")).expect("a folder");
        let _socket = UnixListener::bind(own.path.join("socket.html")).expect("a socket");
        for name in ["folder.html", "socket.html"] {
            assert!(own.has(name) && own.read(name).is_none() && !own.is_as_written(name, &[""]), "{name}");
        }
    }
}
