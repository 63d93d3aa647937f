//! Importing the rating list from its file, and its date and size.

use domain::RatedList;
use messages::{cause, message};
use serde::{Deserialize, Serialize};
use session::rating_list::{FILE, RatingListView, Ratings};
use session::read_file::read_file;
use session::{AppError, ErrorCode, EventSession, FileHandle, Result};
use ts_rs::TS;

use crate::ratings::RatingsImported;

/// A rating list to import.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ImportRatings {
    /// The list as downloaded, plain or zipped.
    pub file: FileHandle,
}

/// Imports a rating list into the user's data folder, in place of an earlier one.
///
/// # Errors
/// The file is not a rating list, or the folder cannot be written; the earlier list stays.
pub fn import_ratings(session: &mut EventSession, request: &ImportRatings) -> Result<RatingsImported> {
    let read = formats::egd_list::read(&read_file(&request.file)?)?;
    let folder =
        session.data_folder().ok_or_else(|| AppError::new(ErrorCode::File, message!("data-folder-missing")))?;
    store::draft::create_folder(&folder).map_err(|error| {
        let message = message!("data-folder-not-created", folder = folder.as_path(), reason = cause::of_io(&error));
        AppError::new(ErrorCode::File, message)
    })?;
    let list = RatedList { date: read.date, players: read.players };
    store::write_rated_list(&folder.join(FILE), &list)?;
    let ratings = Ratings::new(list);
    let about = ratings.summary(session.now().date());
    session.set_ratings(ratings);
    Ok(RatingsImported { list: about, notes: read.notes })
}

/// Returns the date and size of the rating list; `None` if none was imported.
///
/// # Errors
/// The list cannot be read.
pub fn view_ratings(session: &mut EventSession) -> Result<Option<RatingListView>> {
    let today = session.now().date();
    Ok(session.ratings()?.map(|ratings| ratings.summary(today)))
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
        assert_eq!(view_ratings(&mut session).unwrap(), None);
    }
}
