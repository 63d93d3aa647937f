//! The copies of the open event, or of all events, with their contents.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use domain::{Round, RoundState};
use messages::{Explain, Message, cause, message};
use serde::Serialize;
use session::{EventSession, Result, automatic_copies};
use store::EventFile;
use ts_rs::TS;

use super::second_folder;
use crate::history::{NamedOperation, named};

/// All copies, newest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CopiesView {
    /// The folders of the copies, the program's own first.
    pub folders: Vec<CopyFolderView>,
    /// The copies.
    pub copies: Vec<CopyView>,
    /// Why the last copy failed; `None` if it succeeded.
    pub failed: Option<Message>,
}

/// A folder for copies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CopyFolderView {
    /// Its path.
    pub path: String,
    /// Whether it is the second folder, which the director set.
    pub second: bool,
    /// Why it cannot be read; `None` if it can.
    pub problem: Option<Message>,
}

/// A copy and its contents.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct CopyView {
    /// Its folder, as an index into the list of folders.
    pub folder: usize,
    /// Its file name.
    pub name: String,
    /// The time of the copy, `2026-08-14 10:00:00`.
    pub at: String,
    /// Its size in bytes.
    #[ts(type = "number")]
    pub bytes: u64,
    /// The event's name.
    pub event: String,
    /// Number of entries.
    pub entries: usize,
    /// The last paired round; 0 for none.
    pub paired: u32,
    /// The last confirmed round; 0 for none. As the last paired round, of all competitions together.
    pub confirmed: u32,
    /// Number of agreed results.
    pub results: usize,
    /// Number of journal entries.
    pub changes: usize,
    /// The last operation; `None` if the copy cannot be used.
    pub last: Option<NamedOperation>,
    /// Why it cannot be used; `None` if it can.
    pub problem: Option<Message>,
}

/// The parts recovered from a damaged file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SalvagedView {
    /// Journal entries that can be trusted.
    pub entries: usize,
    /// Rows of the new file.
    pub rows: usize,
    /// Lost or unverifiable parts, one sentence each.
    pub doubts: Vec<Message>,
}

/// Returns the copies of the open event, also those made under earlier names of its file; of all events if none is open. Newest
/// first.
///
/// # Errors
/// Fails if this computer has no folder for the program's files, or the journal cannot be read.
pub fn view(session: &EventSession) -> Result<CopiesView> {
    let data = session.data_folder().ok_or_else(second_folder::no_folder)?;
    let wanted = Wanted::by(session)?;
    let mut copies = Vec::new();
    let mut folders = Vec::new();
    for (number, folder) in automatic_copies::folders(&data).into_iter().enumerate() {
        let found = copies_in(&folder, &wanted);
        let unreadable = |error: &std::io::Error| message!("copies-folder-unreadable", cause = cause::of_io(error));
        let problem = found.as_ref().err().map(unreadable);
        copies.extend(found.unwrap_or_default().iter().filter_map(|path| copy(number, path)));
        folders.push(CopyFolderView { path: folder.display().to_string(), second: number > 0, problem });
    }
    copies.sort_by(|a, b| (&b.at, a.folder, b.changes, &a.name).cmp(&(&a.at, b.folder, a.changes, &b.name)));
    Ok(CopiesView { folders, copies, failed: session.copy_failed().cloned() })
}

/// Which copies the list shows.
enum Wanted {
    /// The copies of all events.
    All,
    /// The copies of one event.
    Of {
        /// The name that its copies have now.
        name: String,
        /// The hashes of its journal's entries.
        history: HashSet<[u8; 32]>,
    },
}

impl Wanted {
    /// Returns the copies of the open event, or those of all events if none is open.
    fn by(session: &EventSession) -> Result<Wanted> {
        let (Some(path), Ok(tournament)) = (session.path(), session.tournament()) else { return Ok(Wanted::All) };
        let history = session.file()?.hashes()?.into_iter().map(|(_, hash)| hash).collect();
        Ok(Wanted::Of { name: automatic_copies::name_of(path, &tournament.event), history })
    }

    fn has_name(&self, path: &Path) -> bool {
        let stem = path.file_stem().and_then(|stem| stem.to_str()).and_then(|stem| stem.rsplit_once('~'));
        match self {
            Wanted::All => true,
            Wanted::Of { name, .. } => stem.is_some_and(|(stem, _)| stem == name),
        }
    }

    /// Whether a copy is an earlier state of the event, whatever its file was named then, and wherever it was.
    fn is_earlier_state(&self, path: &Path) -> bool {
        let head = || EventFile::open_read_only(path).and_then(|file| file.head());
        match self {
            Wanted::All => true,
            Wanted::Of { history, .. } => head().is_ok_and(|(_, hash)| history.contains(&hash)),
        }
    }
}

/// How many copies with other names are opened to find earlier states of the event, newest first. Each takes some milliseconds.
const MOST_OPENED: usize = 200;

/// Returns the wanted copies in a folder. A missing folder has none.
fn copies_in(folder: &Path, wanted: &Wanted) -> std::io::Result<Vec<PathBuf>> {
    let files = match std::fs::read_dir(folder) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        files => files?,
    };
    let mut paths = files.map(|file| file.map(|file| file.path())).collect::<std::io::Result<Vec<_>>>()?;
    // The folder also has the copies of tour books.
    paths.retain(|path| {
        automatic_copies::time_of(path).is_some() && path.extension().is_none_or(|ending| ending == "drawmaster")
    });
    let (mut named, mut others): (Vec<_>, Vec<_>) = paths.into_iter().partition(|path| wanted.has_name(path));
    others.sort_by_key(|path| std::cmp::Reverse(automatic_copies::time_of(path)));
    named.extend(others.into_iter().take(MOST_OPENED).filter(|path| wanted.is_earlier_state(path)));
    Ok(named)
}

fn copy(folder: usize, path: &Path) -> Option<CopyView> {
    let at = automatic_copies::time_of(path)?.format("%Y-%m-%d %H:%M:%S").to_string();
    let name = path.file_name()?.to_str()?.to_owned();
    let bytes = std::fs::metadata(path).map_or(0, |file| file.len());
    let empty = CopyView { folder, name, at, bytes, ..CopyView::default() };
    let contents = EventFile::open_read_only(path).and_then(|file| Ok((file.load()?, file.log()?)));
    Some(match contents {
        Err(error) => CopyView { problem: Some(error.message()), ..empty },
        Ok((holds, log)) => {
            let last = |is: fn(&Round) -> bool| {
                holds.rounds().filter(|round| is(round)).map(|round| round.number).max().unwrap_or(0)
            };
            CopyView {
                event: holds.settings().name.clone(),
                entries: holds.entries().count(),
                paired: last(|_| true),
                confirmed: last(|round| round.state == RoundState::Confirmed),
                results: holds.games().filter(|game| game.passes.agreed().is_some()).count(),
                changes: log.len(),
                last: log.last().map(|entry| named(&holds, entry)),
                ..empty
            }
        }
    })
}
