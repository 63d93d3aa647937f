//! The sizes of paper that sheets are printed on.

use serde::{Deserialize, Serialize};

use crate::kit::length::Length;

/// The size of the paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 297 by 420 mm.
    A3,
    /// 8.5 by 11 inches.
    Letter,
    /// 8.5 by 14 inches.
    Legal,
}

impl Paper {
    /// All sizes, in the order in which they are offered.
    pub const ALL: [Paper; 4] = [Paper::A4, Paper::A3, Paper::Letter, Paper::Legal];

    /// Returns the name in requests and on the command line: `a4`, `a3`, `letter` or `legal`.
    pub fn name(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::A3 => "a3",
            Paper::Letter => "letter",
            Paper::Legal => "legal",
        }
    }

    /// Returns the shorter and the longer side.
    pub(crate) fn sides(self) -> (Length, Length) {
        match self {
            Paper::A4 => (595_276, 841_890),
            Paper::A3 => (841_890, 1_190_551),
            Paper::Letter => (612_000, 792_000),
            Paper::Legal => (612_000, 1_008_000),
        }
    }
}
