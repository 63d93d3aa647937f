//! Tests of the pairing of whole rounds, with invented players.

mod bye;
mod crafted;
mod field;
mod floats;
mod laws;
mod levels;
mod literal;
mod requests;
mod systems;
