//! Systems of play other than McMahon and Swiss.

pub mod circle;
pub mod deal;
pub mod main_table;
pub mod round_robin;
pub mod zones;
