//! The youth tour over the years: its players, its editions, and the points gained in them.

pub mod book;
pub mod event_number;
pub mod id;
pub mod ledger;
pub mod player_token;
pub mod prizes;
