//! The exact value of a criterion, ready to be written.

use std::fmt;

use crate::club_ladder::Height;
use crate::model::criterion::{Criterion, ValueKind};
use crate::model::score::{HalfPoints, QuarterPoints};

/// A player's value in one criterion. Values are ordered by their criterion, not by this type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CriterionValue {
    /// A score.
    Half(HalfPoints),
    /// A sum of products of scores (SODOS).
    Quarter(QuarterPoints),
    /// A count, a rank in steps above shodan, a rating, or a category from 1.
    Whole(i32),
    /// A height on a club ladder (R70).
    Height(Height),
}

impl CriterionValue {
    /// Converts a value of a criterion's column, where more is better and categories are therefore negative.
    pub(super) fn of(criterion: Criterion, raw: i32) -> CriterionValue {
        match criterion.facts().values {
            ValueKind::Half => CriterionValue::Half(HalfPoints(raw)),
            ValueKind::Quarter => CriterionValue::Quarter(QuarterPoints(raw)),
            ValueKind::Whole => CriterionValue::Whole(raw),
            ValueKind::Category => CriterionValue::Whole(1 - raw),
            ValueKind::Height => CriterionValue::Height(Height(raw)),
        }
    }

    /// Returns the value if the scores in it count `factor` times as much. Counts, ranks and ratings do not change.
    pub(super) fn scaled(self, factor: i32) -> CriterionValue {
        match self {
            CriterionValue::Half(points) => CriterionValue::Half(HalfPoints(points.0 * factor)),
            CriterionValue::Quarter(points) => CriterionValue::Quarter(QuarterPoints(points.0 * factor)),
            CriterionValue::Whole(_) | CriterionValue::Height(_) => self,
        }
    }

    /// Returns the value as printed, with fractions as one character: `35½`.
    pub fn glyphs(self) -> String {
        match self {
            CriterionValue::Half(points) => points.glyphs(),
            CriterionValue::Quarter(points) => points.glyphs(),
            CriterionValue::Whole(n) => n.to_string(),
            CriterionValue::Height(height) => height.to_string(),
        }
    }
}

/// Writes the value as in data files: `35.5`.
impl fmt::Display for CriterionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CriterionValue::Half(points) => points.fmt(f),
            CriterionValue::Quarter(points) => points.fmt(f),
            CriterionValue::Whole(n) => n.fmt(f),
            CriterionValue::Height(height) => height.fmt(f),
        }
    }
}
