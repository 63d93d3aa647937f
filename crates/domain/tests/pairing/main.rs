//! Laws of pairing, on invented fields.

mod field;
mod laws;
