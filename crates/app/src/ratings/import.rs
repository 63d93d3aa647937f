//! Importing a rating list from its file, and the dates and sizes of the lists.

use domain::RatedList;
use messages::{cause, message};
use serde::{Deserialize, Serialize};
use session::rating_list::{Ratings, list_file};
use session::read_file::read_file;
use session::{AppError, ErrorCode, EventSession, FileHandle, Result};
use ts_rs::TS;

use super::find::{RatingListView, RatingsImported, list_view};

/// A rating list to import.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ImportRatings {
    /// The list as downloaded, plain or zipped.
    pub file: FileHandle,
}

/// Imports a rating list into the user's data folder, in place of an earlier one of the same association.
///
/// # Errors
/// The file is not a rating list, or the folder cannot be written; the earlier list stays.
pub fn import_ratings(session: &mut EventSession, request: &ImportRatings) -> Result<RatingsImported> {
    let read = formats::rating_list::read(&read_file(&request.file)?)?;
    let folder =
        session.data_folder().ok_or_else(|| AppError::new(ErrorCode::File, message!("data-folder-missing")))?;
    store::draft::create_folder(&folder).map_err(|error| {
        let message = message!("data-folder-not-created", folder = folder.as_path(), reason = cause::of_io(&error));
        AppError::new(ErrorCode::File, message)
    })?;
    let list = RatedList { origin: read.origin, date: read.date, players: read.players };
    store::write_rated_list(&list_file(&folder, list.origin), &list)?;
    let about = list_view(&list, session.now().date());
    // A damaged list of another association must not keep this one from being used.
    let earlier = session.take_ratings().or_else(|| Ratings::load(&folder).ok().flatten());
    session.set_ratings(match earlier {
        Some(earlier) => earlier.with(list),
        None => Ratings::new(list),
    });
    Ok(RatingsImported { list: about, notes: read.notes })
}

/// Returns the dates and sizes of the rating lists, the European one first.
///
/// # Errors
/// A list cannot be read.
pub fn view_ratings(session: &mut EventSession) -> Result<Vec<RatingListView>> {
    let today = session.now().date();
    let lists = session.ratings()?.map(Ratings::lists).unwrap_or_default();
    Ok(lists.iter().map(|list| list_view(list, today)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::open_register;

    #[test]
    fn import_ratings_refuses_a_file_that_is_not_a_rating_list() {
        let folder = tempfile::tempdir().unwrap();
        let file = FileHandle::from(folder.path().join("notes.txt"));
        std::fs::write(&file, "Buy tea.\n").unwrap();
        let mut session = open_register(2);
        assert_eq!(import_ratings(&mut session, &ImportRatings { file }).unwrap_err().code, ErrorCode::File);
        assert_eq!(view_ratings(&mut session).unwrap(), []);
    }
}
