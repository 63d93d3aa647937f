//! Properties of the whole program: equal inputs give equal bytes, and every operation leaves a sound file.

mod determinism;
mod simulated;
