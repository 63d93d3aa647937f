//! Systems of play other than McMahon and Swiss, one file each.

pub mod circle;
pub mod round_robin;
