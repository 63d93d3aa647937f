//! The rating list taken over from its file, and what is known of the one that is kept.

use std::path::PathBuf;

use domain::RatedList;
use serde::{Deserialize, Serialize};
use session::rating_list::{FILE, RatingListView, Ratings};
use session::read_file::read_file;
use session::{AppError, ErrorCode, EventSession, Result};
use ts_rs::TS;

use crate::ratings::RatingsImported;

/// Which file.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ImportRatings {
    /// The list as it was downloaded, plain or zipped; in the window, its ticket.
    #[ts(type = "number")]
    pub file: PathBuf,
}

/// Keeps the list in the user's data folder, in place of an earlier one.
///
/// # Errors
/// The file is no such list, or the folder cannot be written: the earlier list stays.
pub fn import_ratings(session: &mut EventSession, request: &ImportRatings) -> Result<RatingsImported> {
    let read = formats::egd_list::read(&read_file(&request.file)?)?;
    let folder = session.data_folder().ok_or_else(|| {
        AppError::new(ErrorCode::File, "There is no folder for the program's data: set DRAWMASTER_DATA to one.")
    })?;
    std::fs::create_dir_all(&folder).map_err(|error| {
        AppError::new(ErrorCode::File, format!("{} cannot be made ({error}): check its place.", folder.display()))
    })?;
    let list = RatedList { date: read.date, players: read.players };
    store::write_rated_list(&folder.join(FILE), &list)?;
    let ratings = Ratings::new(list);
    let about = ratings.summary(session.now().date());
    session.set_ratings(ratings);
    Ok(RatingsImported { list: about, notes: read.notes })
}

/// What is known of the list that is kept; `None` if there is none.
///
/// # Errors
/// The kept list cannot be read.
pub fn view_ratings(session: &mut EventSession) -> Result<Option<RatingListView>> {
    let today = session.now().date();
    Ok(session.ratings()?.map(|ratings| ratings.summary(today)))
}
