//! What the EGF tournament rules let a referee work out (R73, R76).

pub mod board_clock;
pub mod clock;
pub mod lateness;
