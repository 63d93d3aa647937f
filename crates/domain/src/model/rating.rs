//! A player's European rating, GoR (R3).

use serde::{Deserialize, Serialize};

use crate::model::rank::Rank;

/// A European Go rating, about -900..=3000; 2100 is the middle of 1 dan, and a grade is 100 points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Gor(pub i32);

impl Gor {
    /// Returns the rating in the middle of a rank: 20k is 100, 1k is 2000, 1d is 2100.
    pub fn of_rank(rank: Rank) -> Gor {
        Gor(2100 + 100 * rank.grade())
    }

    /// Returns the rank whose band of 100 points contains the rating: 2050..2149 is 1d.
    pub fn rank(self) -> Rank {
        Rank::from_grade((self.0 - 2050).div_euclid(100))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rating_of_a_rank_is_in_its_band() {
        for grade in -30..=8 {
            let rank = Rank::from_grade(grade);
            assert_eq!(Gor::of_rank(rank).rank(), rank);
        }
        assert_eq!(Gor(2049).rank().to_string(), "1k");
    }
}
