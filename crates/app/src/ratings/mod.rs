//! The rating list: imported from the file that the European Go Database publishes, and searched offline.

mod find;
mod import;

pub use find::{FindPeople, PeopleFound, RatedView, RatingsImported, find_people};
pub use import::{ImportRatings, import_ratings, view_ratings};
