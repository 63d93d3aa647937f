//! Files of other programs as domain types and back: bytes in, bytes out, one file per format, no IO.
//! Every reader treats its input as hostile: it limits sizes and depths, fetches nothing and cleans names.

pub mod aga_results;
pub mod bundle;
pub mod canonical;
pub mod csv_cases;
pub mod csv_export;
pub mod csv_fees;
pub mod csv_list;
pub mod detect;
pub mod egd_results;
pub mod error;
pub mod event_data;
pub mod ffg_results;
pub mod macmahon;
pub mod macmahon_export;
pub mod macmahon_import;
pub mod opengotha;
pub mod opengotha_export;
pub mod pairgoth;
pub mod pairgoth_export;
pub mod rating_list;
pub mod season;
pub mod seed_list;
pub mod signing;
pub mod site_files;
pub mod tour_pages;
pub mod trf;

mod assemble;
mod chosen_class;
mod criteria;
mod days;
mod file_places;
mod missed_rounds;
mod notes;
mod published;
mod results_table;
mod text;
mod unknown_parts;
mod web_page;
mod workbook;
mod xml;

pub use detect::{Format, OtherFile, detect, detect_other};
pub use error::FormatError;

/// A tournament read from another program's file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportedTournament {
    /// The tournament, with one competition.
    pub tournament: domain::Tournament,
    /// Notes in English on everything that was dropped, changed or odd, for the director.
    pub notes: Vec<messages::Message>,
    /// The lines of a results file that cannot be read and are left out. Other formats are read as a whole or refused.
    pub left: Vec<error::BadRow>,
}

impl ImportedTournament {
    /// Returns the tournament if no line is left out.
    ///
    /// # Errors
    /// Lists the lines that cannot be read.
    pub fn complete(self) -> Result<ImportedTournament, FormatError> {
        if self.left.is_empty() { Ok(self) } else { Err(FormatError::BadRows(self.left)) }
    }
}
