//! The exact value of a criterion, ready to be written.

use std::fmt;

use crate::model::criterion::Criterion;
use crate::model::score::{HalfPoints, QuarterPoints};

/// A player's value in one criterion. Values are ordered by their criterion, not by this type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Value {
    /// A score.
    Half(HalfPoints),
    /// A sum of products of scores (SODOS).
    Quarter(QuarterPoints),
    /// A count, a rank in steps above shodan, a rating, or a category from 1.
    Whole(i32),
}

impl Value {
    /// Converts a value of a criterion's column, where more is better and categories are therefore negative.
    pub(super) fn of(criterion: Criterion, raw: i32) -> Value {
        match criterion {
            Criterion::Sodos(_) => Value::Quarter(QuarterPoints(raw)),
            Criterion::Category => Value::Whole(1 - raw),
            Criterion::Direct | Criterion::SimpleDirect | Criterion::Rank | Criterion::Rating => Value::Whole(raw),
            _ => Value::Half(HalfPoints(raw)),
        }
    }

    /// Returns the value as printed, with fractions as one character: `35½`.
    pub fn glyphs(self) -> String {
        match self {
            Value::Half(points) => points.glyphs(),
            Value::Quarter(points) => points.glyphs(),
            Value::Whole(n) => n.to_string(),
        }
    }
}

/// Writes the value as in data files: `35.5`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Half(points) => points.fmt(f),
            Value::Quarter(points) => points.fmt(f),
            Value::Whole(n) => n.fmt(f),
        }
    }
}
