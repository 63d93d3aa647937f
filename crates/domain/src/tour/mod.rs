//! The youth tour over the years: its people, its editions and what everyone gained in them.

pub mod book;
pub mod ledger;
pub mod prizes;
