//! The size of the board of a game: one size for a competition, or by rank for novices (R71).

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::model::rank::Rank;

/// The size of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum BoardSize {
    /// 9x9.
    Nine,
    /// 13x13.
    Thirteen,
    /// 19x19.
    Nineteen,
}

impl BoardSize {
    /// Returns the handicap that makes up for a difference of grades. On 13x13, 9 stones make up for 25 grades (handbook 5.3);
    /// on 9x9 we take half as many stones. Half stones are dropped.
    pub fn stones(self, grades: i32) -> i32 {
        match self {
            BoardSize::Nine => grades * 9 / 50,
            BoardSize::Thirteen => grades * 9 / 25,
            BoardSize::Nineteen => grades,
        }
    }
}

impl fmt::Display for BoardSize {
    /// Writes the size as on sheets, `13x13`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BoardSize::Nine => "9x9",
            BoardSize::Thirteen => "13x13",
            BoardSize::Nineteen => "19x19",
        })
    }
}

/// The boards of a competition.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub enum BoardRule {
    /// All games on 9x9.
    Nine,
    /// All games on 13x13.
    Thirteen,
    /// All games on 19x19.
    #[default]
    Nineteen,
    /// 13x13 if both players have reached a rank, otherwise 9x9.
    ByRank,
}

impl BoardRule {
    /// Returns the largest board on which a player plays. Two players play on the smaller one of their two boards.
    pub fn largest(self, rank: Rank, thirteen_from: Rank) -> BoardSize {
        match self {
            BoardRule::Nine => BoardSize::Nine,
            BoardRule::Thirteen => BoardSize::Thirteen,
            BoardRule::Nineteen => BoardSize::Nineteen,
            BoardRule::ByRank if rank >= thirteen_from => BoardSize::Thirteen,
            BoardRule::ByRank => BoardSize::Nine,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_shrink_with_the_board() {
        let stones = |grades| [BoardSize::Nineteen, BoardSize::Thirteen, BoardSize::Nine].map(|b| b.stones(grades));
        assert_eq!(stones(25), [25, 9, 4]);
        assert_eq!(stones(5), [5, 1, 0]);
        assert_eq!(stones(0), [0, 0, 0]);
    }

    #[test]
    fn the_rank_decides_only_where_the_rule_says_so() {
        let [strong, weak] = [20, 28].map(|n| Rank::kyu(n).unwrap());
        let from = Rank::kyu(25).unwrap();
        assert_eq!(BoardRule::ByRank.largest(strong, from), BoardSize::Thirteen);
        assert_eq!(BoardRule::ByRank.largest(weak, from), BoardSize::Nine);
        assert_eq!(BoardRule::Nineteen.largest(weak, from), BoardSize::Nineteen);
    }
}
