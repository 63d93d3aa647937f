//! Shared places.

use crate::model::id::EntryId;

/// Players who share places in the table's final ranking.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Places {
    /// The first of the shared places, from 1.
    pub from: u32,
    /// The last of the shared places.
    pub to: u32,
    /// The players, in table order.
    pub entries: Vec<EntryId>,
}
