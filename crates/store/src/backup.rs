//! Copies of the event file: whole or not there at all, and a rotated row of them in a folder of one's choice.

use std::fs;
use std::path::{Path, PathBuf};

use crate::copy::{self, Existing};
use crate::error::{Result, inaccessible};
use crate::file::EventFile;

impl EventFile {
    /// Writes a copy to `path`, where nothing may be yet.
    ///
    /// # Errors
    /// [`crate::StoreError::Exists`], or why the copy could not be written; then nothing is left behind.
    pub fn copy_to(&self, path: &Path) -> Result<()> {
        copy::copy(&self.connection, path, Existing::Refuse)
    }

    /// Writes a copy named `NAME~STAMP.drawmaster` into `folder`, then removes the oldest such copies but `keep`.
    /// `stamp` is made of digits, `-` and `T`, so that stamps sort by time; the same stamp replaces its copy. Copies of a later
    /// time were made before the clock was set back, and go first.
    ///
    /// # Errors
    /// Why the copy could not be written; then the older copies are all still there.
    pub fn rotate(&self, folder: &Path, name: &str, stamp: &str, keep: usize) -> Result<PathBuf> {
        let path = folder.join(format!("{name}~{stamp}.drawmaster"));
        copy::copy(&self.connection, &path, Existing::Replace)?;
        let mut copies = copies_in(folder, name)?;
        copies.sort_unstable_by(|a, b| ((*a <= path), a).cmp(&((*b <= path), b)));
        let surplus = copies.len().saturating_sub(keep.max(1));
        for old in &copies[..surplus] {
            fs::remove_file(old).map_err(|error| inaccessible(old, error))?;
        }
        Ok(path)
    }
}

/// The copies named `name` that [`EventFile::rotate`] made in `folder`, in no particular order; any other file is none of its business.
///
/// # Errors
/// The folder cannot be read.
pub fn copies_in(folder: &Path, name: &str) -> Result<Vec<PathBuf>> {
    let failed = |error| inaccessible(folder, error);
    let mut copies = Vec::new();
    for file in fs::read_dir(folder).map_err(failed)? {
        let file = file.map_err(failed)?;
        let stamp = file.file_name().to_str().and_then(|file| {
            file.strip_prefix(name)?.strip_prefix('~')?.strip_suffix(".drawmaster").map(str::to_owned)
        });
        if stamp.is_some_and(|stamp| stamp.chars().all(|sign| sign.is_ascii_digit() || "-T".contains(sign))) {
            copies.push(file.path());
        }
    }
    Ok(copies)
}
