//! Plays random events, for demonstrations, tests, measurements and the self-check.

mod play_out;
mod simulate;

pub use play_out::{finish_round, play_round};
pub(crate) use simulate::play_to_end;
pub(crate) use simulate::simulate_prepared;
pub use simulate::{Sides, SimulateEvent, Size, play_freely, simulate, simulate_in_memory};
