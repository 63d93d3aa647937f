//! Random events played out: for rehearsals, tests, measurements and the release check.

mod play_out;
mod simulate;

pub use play_out::{finish_round, play_round};
pub use simulate::{SimulateEvent, Size, simulate, simulate_in_memory};
