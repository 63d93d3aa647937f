//! The event file: one SQLite database with a tournament and the journal of every change to it. An acknowledged change
//! is never lost, every operation can be undone, and a damaged file is refused without being changed.

mod check;
mod confirmations;
mod connection;
mod copy;
mod copy_rotation;
mod counters;
mod create;
pub mod draft;
mod error;
mod event_at_pairing;
mod file;
mod header;
mod history;
mod hot_journal;
mod integrity;
mod journal;
mod migrate;
mod owner;
mod printing;
mod ranges;
mod rating_list;
mod replay;
mod rows;
mod salvage;
mod schema;
mod table;
mod touched;
mod tour_file;
mod tournament;
mod transact;

pub use check::CheckReport;
pub use connection::Durability;
pub use copy_rotation::copies_in;
pub use counters::Counters;
pub use error::{Result, StoreError};
pub use file::EventFile;
pub use journal::{Hash, JournalEntry, Kind, OperationRecord};
pub use rating_list::{read_rated_list, write_rated_list};
pub use salvage::Salvaged;
pub use schema::{EVENT, Migration, Schema, TOUR};
pub use table::{Numbered, Stored};
pub use touched::Touched;
pub use tour_file::TourFile;
pub use transact::{Change, ChangedRow, Changes, Tx};
