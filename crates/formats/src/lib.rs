//! Other programs' files and the domain: bytes in, bytes out, one file per format, no IO.
//! Every reader treats its input as hostile: sizes and depths are capped, nothing is fetched, names are cleaned.

pub mod bundle;
pub mod canonical;
pub mod csv_export;
pub mod csv_list;
pub mod detect;
pub mod egd_list;
pub mod error;
pub mod h9;
pub mod macmahon;
pub mod opengotha;
pub mod pairgoth;
pub mod season;
pub mod seed_list;
pub mod signing;
pub mod tour_pages;

mod assemble;
mod notes;
mod published;
mod text;
mod xml;

pub use detect::{Format, detect};
pub use error::FormatError;

/// A tournament read from another program's file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Imported {
    /// The tournament, with one competition.
    pub tournament: domain::Tournament,
    /// What was dropped, changed or odd, in plain words, for the director to read.
    pub notes: Vec<String>,
}
