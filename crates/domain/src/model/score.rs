//! Scores as exact integers: half points for wins and McMahon scores, quarter points for SODOS.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

macro_rules! points {
    ($(#[$doc:meta])* $name:ident, $per_point:expr, $texts:expr, $glyphs:expr) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
        pub struct $name(pub i32);

        impl $name {
            /// Zero points.
            pub const ZERO: $name = $name(0);

            /// Returns `n` whole points.
            pub fn whole(n: i32) -> $name {
                $name(n * $per_point)
            }

            /// Returns the whole points, rounded down.
            pub fn floor(self) -> i32 {
                self.0.div_euclid($per_point)
            }

            /// Returns the score as printed, with fractions as one character: `35½`.
            pub fn glyphs(self) -> String {
                let (whole, part) = (self.0.abs() / $per_point, (self.0.abs() % $per_point) as usize);
                let sign = if self.0 < 0 { "-" } else { "" };
                match (whole, part) {
                    (0, 1..) => format!("{sign}{}", $glyphs[part]),
                    _ => format!("{sign}{whole}{}", $glyphs[part]),
                }
            }
        }

        /// Writes the score as in data files: `35`, `35.5`.
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let (whole, part) = (self.0.abs() / $per_point, (self.0.abs() % $per_point) as usize);
                write!(f, "{}{whole}{}", if self.0 < 0 { "-" } else { "" }, $texts[part])
            }
        }

        impl Add for $name {
            type Output = $name;
            fn add(self, other: $name) -> $name {
                $name(self.0 + other.0)
            }
        }

        impl AddAssign for $name {
            fn add_assign(&mut self, other: $name) {
                self.0 += other.0;
            }
        }

        impl Sub for $name {
            type Output = $name;
            fn sub(self, other: $name) -> $name {
                $name(self.0 - other.0)
            }
        }

        impl Neg for $name {
            type Output = $name;
            fn neg(self) -> $name {
                $name(-self.0)
            }
        }

        impl Mul<i32> for $name {
            type Output = $name;
            fn mul(self, times: i32) -> $name {
                $name(self.0 * times)
            }
        }

        impl Sum for $name {
            fn sum<I: Iterator<Item = $name>>(items: I) -> $name {
                $name(items.map(|p| p.0).sum())
            }
        }
    };
}

points!(
    /// A score in half points: a win is `HalfPoints(2)`, a jigo `HalfPoints(1)` (R14).
    HalfPoints, 2, ["", ".5"], ["", "½"]
);
points!(
    /// A score in quarter points, as needed for SODOS: half of an opponent's half points.
    QuarterPoints, 4, ["", ".25", ".5", ".75"], ["", "¼", "½", "¾"]
);

impl HalfPoints {
    /// A full point.
    pub const WIN: HalfPoints = HalfPoints(2);
    /// Half a point.
    pub const JIGO: HalfPoints = HalfPoints(1);
}

impl From<HalfPoints> for QuarterPoints {
    fn from(half: HalfPoints) -> QuarterPoints {
        QuarterPoints(half.0 * 2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_written_exactly() {
        assert_eq!(HalfPoints(71).to_string(), "35.5");
        assert_eq!(HalfPoints(71).glyphs(), "35½");
        assert_eq!(HalfPoints(1).glyphs(), "½");
        assert_eq!(HalfPoints(-3).to_string(), "-1.5");
        assert_eq!(HalfPoints(0).glyphs(), "0");
        assert_eq!(QuarterPoints(7).to_string(), "1.75");
    }

    #[test]
    fn negative_halves_round_down() {
        assert_eq!(HalfPoints(-1).floor(), -1);
        assert_eq!(HalfPoints(5).floor(), 2);
    }
}
