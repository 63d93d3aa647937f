//! Attacks on whole files.

mod flipped_bits;
