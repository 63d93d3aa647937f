//! Laws of pairing, on invented fields.

mod crafted;
mod field;
mod laws;
mod levels;
mod requests;
