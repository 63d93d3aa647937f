//! The domain's words as rows: one file per table, and what they share.

mod bye;
mod cells;
mod certificate;
mod competition;
mod entry;
mod event;
mod game;
mod group_final;
mod knockout;
mod ladder;
mod qualifying;
mod round;
mod slip;
mod tour;

use rusqlite::Connection;

use crate::error::Result;

/// A word of the domain that is kept in the event file.
pub trait Stored: Sized + PartialEq {
    /// What tells one from another.
    type Key: Copy + Ord;

    /// Its key.
    fn key(&self) -> Self::Key;

    /// All of them, in order of their keys.
    #[doc(hidden)]
    fn all(connection: &Connection) -> Result<Vec<Self>>;

    /// Inserts it, or updates the one with its key.
    #[doc(hidden)]
    fn put(&self, connection: &Connection) -> Result<()>;

    /// Deletes the one with this key, if there is one.
    #[doc(hidden)]
    fn remove(connection: &Connection, key: Self::Key) -> Result<()>;
}

/// Kept under a number that is given out once and never again.
pub trait Numbered: Stored {
    /// The table's name.
    #[doc(hidden)]
    const TABLE: &'static str;

    /// The key of this number.
    #[doc(hidden)]
    fn numbered(number: i64) -> Self::Key;
}
