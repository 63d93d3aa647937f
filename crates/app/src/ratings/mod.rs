//! The rating lists: imported from the files that the associations publish, and searched offline.

mod differences;
mod find;
mod import;

pub use crate::operation::{RatedChange, TakeRated};
pub use differences::{RatedDifference, RatedDifferences, rated_differences, take_rated};
pub use find::{FindPeople, PeopleFound, RatedView, RatingListView, RatingsImported, find_people};
pub use import::{ImportRatings, import_ratings, view_ratings};
