//! Hashing values of the database: each with its type and length, so that different values never look alike.

use rusqlite::types::ValueRef;
use sha2::{Digest, Sha256};

/// Returns the SHA-256 of what `content` adds.
pub(crate) fn hash(content: impl FnOnce(&mut Sha256)) -> [u8; 32] {
    let mut hash = Sha256::new();
    content(&mut hash);
    hash.finalize().into()
}

/// Adds a value: one byte for its type, its length in eight bytes, and its bytes.
pub(crate) fn add(hash: &mut Sha256, value: ValueRef) {
    match value {
        ValueRef::Integer(integer) => {
            // In one piece: a file has hundreds of thousands of values, and each piece costs more than its bytes.
            let mut piece = [0; 17];
            piece[..9].copy_from_slice(&head(1, 8));
            piece[9..].copy_from_slice(&integer.to_be_bytes());
            hash.update(piece);
        }
        ValueRef::Text(text) => add_bytes(hash, 2, text),
        ValueRef::Blob(blob) => add_bytes(hash, 3, blob),
        ValueRef::Null | ValueRef::Real(_) => hash.update(head(0, 0)),
    }
}

fn add_bytes(hash: &mut Sha256, kind: u8, bytes: &[u8]) {
    hash.update(head(kind, bytes.len()));
    hash.update(bytes);
}

fn head(kind: u8, length: usize) -> [u8; 9] {
    let mut head = [kind, 0, 0, 0, 0, 0, 0, 0, 0];
    head[1..].copy_from_slice(&u64::try_from(length).expect("a length fits").to_be_bytes());
    head
}
