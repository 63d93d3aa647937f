//! Random events of every system.

mod endorsed;
