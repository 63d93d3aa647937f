//! Domain types as rows: one file per table.

mod absence;
mod adjournment;
mod bye;
mod cash_day;
mod cells;
mod certificate;
mod competition;
mod contradiction;
mod entry;
mod event;
mod foreign;
mod game;
mod helper;
mod jigo_ladder;
mod knockout;
mod late_player;
mod official;
mod payment;
mod person_fees;
mod player_report;
mod qualifying;
mod referee_case;
mod round;
mod round_clock;
mod slip;
mod tour;
mod year_final;

use domain::Record;
use rusqlite::Connection;

use crate::error::Result;

/// A domain type that is stored in a table.
pub trait Stored: Record + Sized {
    /// Checks that the numbers of the row are in their ranges.
    #[doc(hidden)]
    fn check_ranges(&self) -> Result<()> {
        Ok(())
    }

    /// Returns all rows in order of their keys. Their ranges are not checked.
    #[doc(hidden)]
    fn all(connection: &Connection) -> Result<Vec<Self>>;

    /// Inserts the row, or updates the one with its key.
    #[doc(hidden)]
    fn upsert(&self, connection: &Connection) -> Result<()>;

    /// Deletes the row with this key, if it exists.
    #[doc(hidden)]
    fn remove(connection: &Connection, key: Self::Key) -> Result<()>;
}

/// Returns all rows in order of their keys, after checking their ranges.
pub(crate) fn all_in_range<T: Stored>(connection: &Connection) -> Result<Vec<T>> {
    let rows = T::all(connection)?;
    rows.iter().try_for_each(T::check_ranges)?;
    Ok(rows)
}

/// A type whose keys are numbers that are never reused.
pub trait Numbered: Stored {
    /// The table's name.
    #[doc(hidden)]
    const TABLE: &'static str;

    /// Returns the key with this number.
    #[doc(hidden)]
    fn numbered(number: i64) -> Self::Key;
}
