//! The rating list that is kept offline: imported from the file that the European Go Database publishes, and searched.

mod find;
mod import;

pub use find::{FindPeople, PeopleFound, RatedView, RatingsImported, find_people};
pub use import::{ImportRatings, import_ratings, view_ratings};
