//! The portable archive: the programs with the file that makes them keep their data beside themselves, and the licences.

use super::notices;
use super::output::Profile;
use super::stamp::version;
use crate::{build, paths};
use anyhow::{Context, Result};
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

/// The text of the file that makes the program portable.
const MARK: &str = "Drawmaster keeps its data in the folder \"data\" beside this file. Without this file it keeps them in your own folder.\n";

/// The programs of this computer's own system.
pub fn programs(profile: Profile) -> Vec<PathBuf> {
    [build::WINDOW, build::COMMAND_LINE].map(|name| profile.program(name)).into()
}

/// Writes the archive with the programs for a system into `folder` and returns its path.
pub fn write(folder: &Path, system: &str, programs: &[PathBuf], profile: Profile) -> Result<PathBuf> {
    let path = folder.join(format!("drawmaster-{}-portable-{system}-{}.zip", version(), std::env::consts::ARCH));
    let mut files: Vec<(String, Vec<u8>)> = vec![("portable".into(), MARK.into())];
    let others = [paths::root().join("LICENSE"), notices::file()];
    for file in programs.iter().chain(&others) {
        let bytes = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
        files.push((file.file_name().unwrap_or_default().to_string_lossy().into_owned(), bytes));
    }
    // Deflating programs takes minutes in the development profile.
    let method = if profile == Profile::Release { CompressionMethod::Deflated } else { CompressionMethod::Stored };
    archive(&path, &files, programs.len(), method)?;
    Ok(path)
}

/// Writes `files` into a folder of an archive. The programs, which come after the first file, can be executed.
fn archive(path: &Path, files: &[(String, Vec<u8>)], programs: usize, method: CompressionMethod) -> Result<()> {
    let file = File::create(path).with_context(|| format!("cannot create {}", path.display()))?;
    let mut zip = ZipWriter::new(file);
    for (number, (name, bytes)) in files.iter().enumerate() {
        let mode = if (1..=programs).contains(&number) { 0o755 } else { 0o644 };
        // The same files give the same bytes.
        let options = SimpleFileOptions::default().compression_method(method).unix_permissions(mode);
        let options = options.last_modified_time(DateTime::default());
        zip.start_file(format!("drawmaster/{name}"), options)?;
        zip.write_all(bytes)?;
    }
    zip.finish()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn the_archive_has_the_mark_and_programs_that_can_be_executed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.zip");
        let files = [("portable", MARK), ("drawmaster", "program"), ("LICENSE", "text")];
        let files = files.map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()));
        archive(&path, &files, 1, CompressionMethod::Deflated).unwrap();
        let mut read = zip::ZipArchive::new(File::open(&path).unwrap()).unwrap();
        let modes: Vec<_> = (0..3).map(|at| read.by_index(at).unwrap().unix_mode().unwrap() & 0o777).collect();
        assert_eq!(modes, [0o644, 0o755, 0o644]);
        let mut mark = String::new();
        read.by_name("drawmaster/portable").unwrap().read_to_string(&mut mark).unwrap();
        assert_eq!(mark, MARK);
        let first = fs::read(&path).unwrap();
        archive(&path, &files, 1, CompressionMethod::Deflated).unwrap();
        assert_eq!(fs::read(&path).unwrap(), first);
    }
}
