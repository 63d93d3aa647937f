//! Systems of play other than McMahon and Swiss.

pub mod circle;
pub mod league;
pub mod main_table;
pub mod overall;
mod robin_plan;
pub mod round_robin;
pub mod self_pairing;
pub mod stages;
pub mod zones;
