//! Where a site is written: a folder, or a ZIP archive as a whole.

use std::path::{Path, PathBuf};

use formats::site_files::{MANIFEST, SiteFiles, SiteManifest, pack_site, unpack_site};
use messages::message;
use session::atomic_file::Output;
use session::own_folder::{OwnFolder, is_as_written};
use session::read_file::read_file;
use session::{AppError, ErrorCode, Result};

/// The place of a site.
pub(super) enum SitePlace {
    /// A folder.
    Folder(OwnFolder),
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
            return Ok(SitePlace::Folder(OwnFolder::new(path)));
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

    /// Returns the bytes of a file; `None` if the file is missing, is reached through a link, or cannot be read.
    pub fn read(&self, name: &str) -> Option<Vec<u8>> {
        match self {
            SitePlace::Folder(folder) => folder.read(name),
            SitePlace::Archive { files, .. } => files.get(name).cloned(),
        }
    }

    /// Whether there is something with this name.
    pub fn has(&self, name: &str) -> bool {
        match self {
            SitePlace::Folder(folder) => folder.has(name),
            SitePlace::Archive { files, .. } => files.contains_key(name),
        }
    }

    /// Whether the file with this name has one of these hashes, or nothing that could be lost.
    pub fn is_as_written(&self, name: &str, hashes: &[&str]) -> bool {
        match self {
            SitePlace::Folder(folder) => folder.is_as_written(name, hashes),
            SitePlace::Archive { files, .. } => files.get(name).is_some_and(|bytes| is_as_written(bytes, hashes)),
        }
    }

    /// Refuses names of files that lead elsewhere.
    ///
    /// # Errors
    /// A folder inside is a link.
    pub fn require_inside<'a>(&self, names: impl IntoIterator<Item = &'a str>) -> Result<()> {
        match self {
            SitePlace::Folder(folder) => folder.require_inside(names),
            SitePlace::Archive { .. } => Ok(()),
        }
    }

    /// Prepares the place and stores the manifest of a run that has begun.
    ///
    /// # Errors
    /// The folder cannot be created or written.
    pub fn begin(&mut self, manifest: &SiteManifest) -> Result<()> {
        if let SitePlace::Folder(folder) = self {
            folder.create()?;
        }
        self.list(manifest)
    }

    /// Writes a file.
    ///
    /// # Errors
    /// The file or its folder cannot be written.
    pub fn write(&mut self, name: &str, bytes: &[u8]) -> Result<()> {
        match self {
            SitePlace::Folder(folder) => folder.write(name, bytes),
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
            SitePlace::Folder(folder) => folder.remove(name),
            SitePlace::Archive { files, .. } => {
                files.remove(name);
                Ok(())
            }
        }
    }

    /// Stores the manifest of the finished run, and writes the archive.
    ///
    /// # Errors
    /// The manifest or the archive cannot be written.
    pub fn end(&mut self, manifest: &SiteManifest) -> Result<()> {
        self.list(manifest)?;
        match self {
            SitePlace::Folder(_) => Ok(()),
            SitePlace::Archive { path, files } => Output::ordinary(true).write(path, &pack_site(files)).map(drop),
        }
    }

    fn list(&mut self, manifest: &SiteManifest) -> Result<()> {
        match self {
            SitePlace::Folder(folder) => folder.write_list(MANIFEST, &manifest.write()),
            SitePlace::Archive { .. } => self.write(MANIFEST, &manifest.write()),
        }
    }
}
