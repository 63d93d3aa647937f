//! Copies of the event file: complete or absent, and rotated copies in a folder.

use std::fs;
use std::path::{Path, PathBuf};

use messages::cause;

use crate::connection::TOUR_BOOK;
use crate::copy::{self, Existing};
use crate::error::{Result, inaccessible};
use crate::file::EventFile;

impl EventFile {
    /// Writes a copy to `path`, which must not exist.
    ///
    /// # Errors
    /// [`crate::StoreError::Exists`], or the reason why the copy could not be written. Leaves nothing behind on failure.
    pub fn copy_to(&self, path: &Path) -> Result<()> {
        copy::require_good_name(path)?;
        copy::copy(&self.connection, path, Existing::Refuse)
    }

    /// Writes a copy named `NAME~STAMP.drawmaster`, for a tour book `NAME~STAMP.tourbook`, into `folder`, then deletes the oldest such copies except `keep`.
    ///
    /// `stamp` consists of digits, `-` and `T` and sorts by time. A copy with the same stamp is replaced. Copies with a
    /// later stamp were made before the clock was set back, so they are deleted first. One that another program has open on Windows is
    /// deleted after a later copy.
    ///
    /// # Errors
    /// The reason why the copy could not be written. All older copies still exist then.
    pub fn rotate(&self, folder: &Path, name: &str, stamp: &str, keep: usize) -> Result<PathBuf> {
        let path = folder.join(format!("{name}~{stamp}.{}", self.extension()));
        copy::copy(&self.connection, &path, Existing::Replace)?;
        let mut copies = copies_in(folder, name)?;
        copies.sort_unstable_by(|a, b| ((*a <= path), a).cmp(&((*b <= path), b)));
        let surplus = copies.len().saturating_sub(keep.max(1));
        for old in &copies[..surplus] {
            match fs::remove_file(old) {
                Err(error) if !cause::is_held(&error) => return Err(inaccessible(old, error)),
                _ => {}
            }
        }
        Ok(path)
    }

    /// Returns how the names of files of this kind end.
    fn extension(&self) -> &'static str {
        if self.schema.application == TOUR_BOOK { ENDINGS[1] } else { ENDINGS[0] }
    }
}

/// How the names of events and tour books end.
const ENDINGS: [&str; 2] = ["drawmaster", "tourbook"];

/// Returns the copies named `name` that [`EventFile::rotate`] made in `folder`, in no particular order.
///
/// # Errors
/// The folder cannot be read.
pub fn copies_in(folder: &Path, name: &str) -> Result<Vec<PathBuf>> {
    let failed = |error| inaccessible(folder, error);
    let mut copies = Vec::new();
    for file in fs::read_dir(folder).map_err(failed)? {
        let file = file.map_err(failed)?;
        let stamp = file.file_name().to_str().and_then(|file| {
            let (stamp, ending) = file.strip_prefix(name)?.strip_prefix('~')?.split_once('.')?;
            ENDINGS.contains(&ending).then(|| stamp.to_owned())
        });
        if stamp.is_some_and(|stamp| stamp.chars().all(|c| c.is_ascii_digit() || "-T".contains(c))) {
            copies.push(file.path());
        }
    }
    Ok(copies)
}
