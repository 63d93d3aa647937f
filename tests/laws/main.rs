//! Laws across the whole program: the same input gives the same bytes, whatever is done leaves a sound file.

// A broken answer is a broken test.
#![allow(clippy::unwrap_used)]

mod determinism;
mod simulated;

use support::TestVenue;

fn hall() -> TestVenue {
    TestVenue::with(env!("CARGO_BIN_EXE_drawmaster-under-test"))
}
