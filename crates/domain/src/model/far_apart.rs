//! From which difference the players of a pair count as far apart. Such pairs are pointed out, never avoided.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::model::score::HalfPoints;

/// The largest differences that need no remark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FarApart {
    /// Grades between the ranks.
    pub ranks: u32,
    /// Points between the scores before the round, in half points.
    pub points: HalfPoints,
}

impl Default for FarApart {
    /// Nine grades, as many as the stones of the largest usual handicap, and three points.
    fn default() -> FarApart {
        FarApart { ranks: 9, points: HalfPoints(6) }
    }
}

impl FarApart {
    /// Returns whether players whose ranks and scores differ this much, in either direction, are far apart.
    pub fn applies(&self, grades: i32, points: HalfPoints) -> bool {
        grades.unsigned_abs() > self.ranks || points.0.abs() > self.points.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_far_apart_above_the_limits_only() {
        let limits = FarApart { ranks: 9, points: HalfPoints(6) };
        assert!(!limits.applies(-9, HalfPoints(6)));
        assert!(limits.applies(-10, HalfPoints(0)));
        assert!(limits.applies(0, HalfPoints(-7)));
    }
}
