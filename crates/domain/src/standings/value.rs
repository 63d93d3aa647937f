//! The value of a criterion, exact and ready to be written.

use std::fmt;

use crate::model::criterion::Criterion;
use crate::model::score::{HalfPoints, QuarterPoints};

/// What a player has in one criterion. Values of one criterion compare by its rule, not by this type's.
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
    /// The value from a criterion's column, where more is better: categories stand there negated.
    pub(super) fn of(criterion: Criterion, raw: i32) -> Value {
        match criterion {
            Criterion::Sodos(_) => Value::Quarter(QuarterPoints(raw)),
            Criterion::Category => Value::Whole(1 - raw),
            Criterion::Direct | Criterion::SimpleDirect | Criterion::Rank | Criterion::Rating => Value::Whole(raw),
            _ => Value::Half(HalfPoints(raw)),
        }
    }

    /// As on paper, with fractions as one sign: `35½`.
    pub fn glyphs(self) -> String {
        match self {
            Value::Half(points) => points.glyphs(),
            Value::Quarter(points) => points.glyphs(),
            Value::Whole(n) => n.to_string(),
        }
    }
}

/// As in data files: `35.5`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Half(points) => points.fmt(f),
            Value::Quarter(points) => points.fmt(f),
            Value::Whole(n) => n.fmt(f),
        }
    }
}
