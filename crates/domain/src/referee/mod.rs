//! What the EGF tournament rules let a referee work out (R72-R76).

pub mod board_clock;
pub mod clock;
pub mod committee;
pub mod game_faults;
pub mod irregularity;
pub mod lateness;
pub mod protest;
