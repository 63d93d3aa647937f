//! The automatic copies of tour books: listing and restoring them.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use messages::{Explain, Message, message};
use serde::Serialize;
use session::{AppError, Environment, Result, automatic_copies};
use store::TourFile;
use ts_rs::TS;

/// How the names of copies end.
const ENDING: &str = "tourbook";

/// A copy of a tour book and its contents.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct TourCopy {
    /// Its folder, as an index into the folders of copies, the program's own first.
    pub folder: usize,
    /// Its file name.
    pub name: String,
    /// The time of the copy, `2026-08-14 10:00:00`.
    pub at: String,
    /// Its size in bytes.
    #[ts(type = "number")]
    pub bytes: u64,
    /// The tour's name.
    pub tour: String,
    /// Number of editions.
    pub events: usize,
    /// Number of players.
    pub players: usize,
    /// Number of journal entries.
    pub changes: usize,
    /// Why it cannot be used; `None` if it can.
    pub problem: Option<Message>,
}

/// Returns the copies of the tour book at `book`, which may be damaged or missing, or those of all tour books. The newest come
/// first. A folder that cannot be read has no copies.
///
/// # Errors
/// This computer has no folder for the program's files.
pub fn copies(environment: &impl Environment, book: Option<&Path>) -> Result<Vec<TourCopy>> {
    let name = book.map(automatic_copies::tour_name_of);
    let mut copies = Vec::new();
    for (number, folder) in folders(environment)?.iter().enumerate() {
        let files = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|file| file.path());
        let ours = |path: &PathBuf| {
            let stem = path.file_stem().and_then(OsStr::to_str).and_then(|stem| stem.rsplit_once('~'));
            let is_book = path.extension() == Some(OsStr::new(ENDING));
            is_book && stem.is_some_and(|(stem, _)| name.as_ref().is_none_or(|name| name == stem))
        };
        copies.extend(files.filter(ours).filter_map(|path| copy(number, &path)));
    }
    copies.sort_by(|a, b| (&b.at, a.folder, &a.name).cmp(&(&a.at, b.folder, &b.name)));
    Ok(copies)
}

/// Writes a copy of a tour book to the new file `into` and returns what it contains.
///
/// # Errors
/// There is no such copy, it is damaged, or `into` exists.
pub fn restore_copy(environment: &impl Environment, folder: usize, name: &str, into: &Path) -> Result<TourCopy> {
    let is_plain = Path::new(name).file_name() == Some(OsStr::new(name)) && is_copy(name);
    let place = folders(environment)?.into_iter().nth(folder).filter(|_| is_plain);
    let path = place.map(|place| place.join(name)).filter(|path| path.is_file());
    let path = path.ok_or_else(|| AppError::not_found(message!("copies-unknown", name)))?;
    TourFile::open_read_only(&path)?.copy_to(into)?;
    TourFile::open_read_only(into)?.load()?;
    copy(folder, &path).ok_or_else(|| AppError::not_found(message!("copies-unknown", name)))
}

/// Whether a copy with this name is one of a tour book.
pub fn is_copy(name: &str) -> bool {
    Path::new(name).extension() == Some(OsStr::new(ENDING))
}

fn folders(environment: &impl Environment) -> Result<Vec<PathBuf>> {
    let data = environment.data_folder().ok_or_else(|| AppError::not_now(message!("copies-no-folder")))?;
    Ok(automatic_copies::folders(&data))
}

fn copy(folder: usize, path: &Path) -> Option<TourCopy> {
    let at = automatic_copies::time_of(path)?.format("%Y-%m-%d %H:%M:%S").to_string();
    let name = path.file_name()?.to_str()?.to_owned();
    let bytes = std::fs::metadata(path).map_or(0, |file| file.len());
    let empty = TourCopy { folder, name, at, bytes, ..TourCopy::default() };
    let contents = TourFile::open_read_only(path).and_then(|file| Ok((file.load()?, file.log()?)));
    Some(match contents {
        Err(error) => TourCopy { problem: Some(error.message()), ..empty },
        Ok((book, log)) => TourCopy {
            tour: book.tour.name,
            events: book.editions.len(),
            players: book.players.len(),
            changes: log.len(),
            ..empty
        },
    })
}
