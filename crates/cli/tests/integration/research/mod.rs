//! Commands on a whole stage.

mod language_and_clock;
