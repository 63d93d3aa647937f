//! What the EGF tournament rules let a referee work out (R72-R76).

pub mod board_clock;
pub mod committee;
pub mod going_back;
pub mod irregularity;
pub mod lateness;
pub mod protest;
pub mod start_and_clock_faults;
