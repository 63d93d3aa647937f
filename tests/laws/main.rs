//! Properties of the whole program: equal inputs give equal bytes, and every operation leaves a sound file.

// A test fails by panicking.
#![allow(clippy::unwrap_used)]

mod determinism;
mod simulated;

use support::TestVenue;

fn hall() -> TestVenue {
    TestVenue::with(env!("CARGO_BIN_EXE_drawmaster-under-test"))
}
