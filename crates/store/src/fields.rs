//! Hashing values of the database: each with its type and length, so that different values never look alike.

use rusqlite::types::ValueRef;
use sha2::{Digest, Sha256};

/// Returns the SHA-256 of what `content` adds.
pub(crate) fn hash(content: impl FnOnce(&mut Sha256)) -> [u8; 32] {
    let mut hash = Sha256::new();
    content(&mut hash);
    hash.finalize().into()
}

/// Adds a value.
pub(crate) fn add(hash: &mut Sha256, value: ValueRef) {
    let number: [u8; 8];
    let (kind, bytes): (u8, &[u8]) = match value {
        ValueRef::Integer(integer) => {
            number = integer.to_be_bytes();
            (1, &number)
        }
        ValueRef::Text(text) => (2, text),
        ValueRef::Blob(blob) => (3, blob),
        ValueRef::Null | ValueRef::Real(_) => (0, &[]),
    };
    hash.update([kind]);
    hash.update(u64::try_from(bytes.len()).expect("a length fits").to_be_bytes());
    hash.update(bytes);
}
