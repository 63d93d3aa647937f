//! Systems of play other than McMahon and Swiss.

pub mod circle;
pub mod round_robin;
