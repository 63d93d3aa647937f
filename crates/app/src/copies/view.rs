//! The copies of the open event, or of all events, with what each holds.

use std::path::{Path, PathBuf};

use domain::RoundState;
use store::EventFile;

use super::folders;
use crate::desk::EventSession;
use crate::failure::Result;
use crate::history::named;
use crate::keep;
use crate::views::{CopiesView, CopyFolderView, CopyView};

/// The copies, newest first.
///
/// # Errors
/// This machine keeps nothing between events.
pub fn view(desk: &EventSession) -> Result<CopiesView> {
    let data = desk.data_folder().ok_or_else(folders::no_folder)?;
    let mut copies = Vec::new();
    let mut places = Vec::new();
    for (number, folder) in keep::all(&data).into_iter().enumerate() {
        let found = all_in(desk, &folder);
        let problem = found.as_ref().err().map(ToString::to_string);
        copies.extend(found.unwrap_or_default().iter().filter_map(|path| copy(number, path)));
        places.push(CopyFolderView { path: folder.display().to_string(), second: number > 0, problem });
    }
    copies.sort_by(|a, b| (&b.at, a.folder).cmp(&(&a.at, b.folder)));
    Ok(CopiesView { folders: places, copies, failed: desk.copy_failed().map(str::to_owned) })
}

/// The open event's copies; without one, those of all events. A folder that is not there yet has none.
fn all_in(desk: &EventSession, folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let name = match (desk.path(), desk.tournament()) {
        (Some(path), Ok(tournament)) => Some(keep::name_of(path, &tournament.event)),
        _ => None,
    };
    let files = match std::fs::read_dir(folder) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        files => files?,
    };
    let paths = files.map(|file| file.map(|file| file.path())).collect::<std::io::Result<Vec<_>>>()?;
    let ours = |path: &PathBuf| {
        let stem = path.file_stem().and_then(|stem| stem.to_str()).and_then(|stem| stem.rsplit_once('~'));
        stem.is_some_and(|(stem, _)| name.as_ref().is_none_or(|name| name == stem))
    };
    Ok(paths.into_iter().filter(ours).collect())
}

fn copy(folder: usize, path: &Path) -> Option<CopyView> {
    let at = keep::time_of(path)?.format("%Y-%m-%d %H:%M:%S").to_string();
    let name = path.file_name()?.to_str()?.to_owned();
    let bytes = std::fs::metadata(path).map_or(0, |file| file.len());
    let empty = CopyView { folder, name, at, bytes, ..CopyView::default() };
    let held = EventFile::open_read_only(path).and_then(|file| Ok((file.load()?, file.log()?)));
    Some(match held {
        Err(error) => CopyView { problem: Some(error.to_string()), ..empty },
        Ok((tournament, log)) => CopyView {
            event: tournament.event.name.clone(),
            entries: tournament.entries.len(),
            paired: tournament.rounds.iter().map(|round| round.number).max().unwrap_or(0),
            confirmed: tournament.rounds.iter().filter(|round| round.state == RoundState::Confirmed).count(),
            results: tournament.games.iter().filter(|game| game.passes.agreed().is_some()).count(),
            changes: log.len(),
            last: log.last().map(|entry| named(&tournament, entry)).unwrap_or_default(),
            ..empty
        },
    })
}
