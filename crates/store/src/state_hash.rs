//! The hash of all rows of a file. Every journal entry records the hash that it leads to, so that opening a file compares one
//! number instead of replaying the journal.

use rusqlite::types::ValueRef;

use crate::fields;

/// The sum of the hashes of rows, whatever their order: four numbers, each added without carry. Zero without rows.
///
/// It detects accidents. Who rewrites rows on purpose can write the sum to match, as they could the journal.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct StateHash([u64; 4]);

impl StateHash {
    /// Returns the hash of one row: over the name of its table and each value with its type and length.
    pub fn of_row<'a>(table: &str, values: impl Iterator<Item = ValueRef<'a>>) -> StateHash {
        StateHash::from_bytes(fields::hash(|hash| {
            fields::add(hash, ValueRef::Text(table.as_bytes()));
            values.for_each(|value| fields::add(hash, value));
        }))
    }

    /// Returns the state after a change with this difference.
    pub fn changed_by(self, difference: StateHash) -> StateHash {
        let mut state = self;
        state.add(difference);
        state
    }

    /// Returns the 32 bytes that the journal stores.
    pub fn to_bytes(self) -> [u8; 32] {
        let mut bytes = [0; 32];
        for (place, number) in bytes.chunks_exact_mut(8).zip(self.0) {
            place.copy_from_slice(&number.to_be_bytes());
        }
        bytes
    }

    /// Returns the state that the journal stores as these bytes.
    pub fn from_bytes(bytes: [u8; 32]) -> StateHash {
        let number = |at: usize| {
            let eight: Vec<u8> = bytes[8 * at..8 * at + 8].to_vec();
            eight.iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
        };
        StateHash([0, 1, 2, 3].map(number))
    }

    /// Adds the hash of rows that are there now.
    pub fn add(&mut self, other: StateHash) {
        self.0.iter_mut().zip(other.0).for_each(|(number, more)| *number = number.wrapping_add(more));
    }

    /// Takes away the hash of rows that are there no longer.
    pub fn subtract(&mut self, other: StateHash) {
        self.0.iter_mut().zip(other.0).for_each(|(number, less)| *number = number.wrapping_sub(less));
    }
}
