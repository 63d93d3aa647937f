//! Where a site is written: a folder, or a ZIP archive as a whole.

use std::fs;
use std::path::{Path, PathBuf};

use formats::site_files::{MANIFEST, SiteFiles, SiteManifest, pack_site, unpack_site};
use messages::{cause, message};
use session::atomic_file::Output;
use session::read_file::read_file;
use session::{AppError, ErrorCode, Result};

use crate::pdf::folder_refused;

/// Makes a folder inside the site. What stands there already must be a folder itself: through a link, pages would be written outside
/// the site.
fn own_folder(path: &Path) -> Result<()> {
    if path.is_symlink() {
        return Err(AppError::new(ErrorCode::File, message!("site-folder-is-link", path)));
    }
    fs::create_dir_all(path).map_err(|error| folder_refused(path, &error))
}

/// The place of a site.
pub(super) enum SitePlace {
    /// A folder.
    Folder(PathBuf),
    /// An archive with its files, which is written at the end.
    Archive { path: PathBuf, files: SiteFiles },
}

impl SitePlace {
    /// Opens the place: an archive if the path ends in `.zip` and is not a folder.
    ///
    /// # Errors
    /// The archive exists, has no site, and may not be replaced; or it cannot be read.
    pub fn open(path: &Path, overwrite: bool) -> Result<SitePlace> {
        let is_archive = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("zip")) && !path.is_dir();
        if !is_archive {
            return Ok(SitePlace::Folder(path.to_path_buf()));
        }
        Output::ordinary(true).check(path)?;
        let files = if path.exists() { unpack_site(&read_file(path)?) } else { Some(SiteFiles::new()) };
        let files = files.filter(|files| files.is_empty() || files.contains_key(MANIFEST));
        match files {
            Some(files) => Ok(SitePlace::Archive { path: path.to_path_buf(), files }),
            None if overwrite => Ok(SitePlace::Archive { path: path.to_path_buf(), files: SiteFiles::new() }),
            None => Err(AppError::new(ErrorCode::File, message!("site-other-archive", path))),
        }
    }

    /// Returns the manifest of the last run; `None` without one.
    pub fn manifest(&self) -> Option<SiteManifest> {
        SiteManifest::read(&self.read(MANIFEST)?)
    }

    /// Returns the bytes of a file; `None` if the file is missing or cannot be read.
    pub fn read(&self, name: &str) -> Option<Vec<u8>> {
        match self {
            SitePlace::Folder(folder) => read_file(&folder.join(name)).ok(),
            SitePlace::Archive { files, .. } => files.get(name).cloned(),
        }
    }

    /// Whether there is something with this name.
    pub fn has(&self, name: &str) -> bool {
        match self {
            SitePlace::Folder(folder) => folder.join(name).symlink_metadata().is_ok(),
            SitePlace::Archive { files, .. } => files.contains_key(name),
        }
    }

    /// Prepares the place and stores the manifest of a run that has begun.
    ///
    /// # Errors
    /// The folder cannot be created or written.
    pub fn begin(&mut self, manifest: &SiteManifest) -> Result<()> {
        if let SitePlace::Folder(folder) = self {
            fs::create_dir_all(&*folder).map_err(|error| folder_refused(folder, &error))?;
        }
        self.write(MANIFEST, &manifest.write())
    }

    /// Writes a file.
    ///
    /// # Errors
    /// The file or its folder cannot be written.
    pub fn write(&mut self, name: &str, bytes: &[u8]) -> Result<()> {
        match self {
            SitePlace::Folder(folder) => {
                let path = folder.join(name);
                if let Some(parent) = path.parent().filter(|parent| parent != folder) {
                    own_folder(parent)?;
                }
                Output::ordinary(true).unsynced().write(&path, bytes).map(drop)
            }
            SitePlace::Archive { files, .. } => {
                files.insert(name.to_string(), bytes.to_vec());
                Ok(())
            }
        }
    }

    /// Removes a file, and its folder if that is empty now.
    ///
    /// # Errors
    /// The file cannot be removed.
    pub fn remove(&mut self, name: &str) -> Result<()> {
        match self {
            SitePlace::Folder(folder) => {
                let path = folder.join(name);
                fs::remove_file(&path).map_err(|error| {
                    AppError::new(
                        ErrorCode::File,
                        message!("site-file-stays", path = &path, cause = cause::of_io(&error)),
                    )
                })?;
                if let Some(parent) = path.parent().filter(|parent| parent != folder) {
                    // It may hold other files.
                    let _ = fs::remove_dir(parent);
                }
            }
            SitePlace::Archive { files, .. } => drop(files.remove(name)),
        }
        Ok(())
    }

    /// Stores the manifest of the finished run, and writes the archive.
    ///
    /// # Errors
    /// The manifest or the archive cannot be written.
    pub fn end(&mut self, manifest: &SiteManifest) -> Result<()> {
        self.write(MANIFEST, &manifest.write())?;
        match self {
            SitePlace::Folder(_) => Ok(()),
            SitePlace::Archive { path, files } => Output::ordinary(true).write(path, &pack_site(files)).map(drop),
        }
    }
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_not_written_through_a_linked_folder() {
        let folder = tempfile::tempdir().expect("a folder");
        let (site, elsewhere) = (folder.path().join("site"), folder.path().join("elsewhere"));
        for made in [&site, &elsewhere] {
            fs::create_dir(made).expect("a folder");
        }
        std::os::unix::fs::symlink(&elsewhere, site.join("rapid")).expect("a link");
        let mut place = SitePlace::open(&site, true).expect("a folder");
        let refused = place.write("rapid/index.html", b"page").expect_err("it leads elsewhere");
        assert_eq!(refused.message.id, "site-folder-is-link");
        assert_eq!(fs::read_dir(&elsewhere).expect("a folder").count(), 0);
        place.write("open/index.html", b"page").expect("a folder of the site");
    }
}
