//! CUSS and CUSP: early wins count more, as their points are added up again after every round (R21).

use super::scores::Scores;
use crate::model::criterion::ScoreBasis;
use crate::model::outcome::Outcome;
use crate::model::result::Decided;
use crate::model::score::HalfPoints;

impl Scores<'_> {
    /// The sum of the own score after each round.
    pub(super) fn cuss(&self, over: ScoreBasis) -> Vec<HalfPoints> {
        self.each(|row| self.course(over, row)[1..].iter().copied().sum())
    }

    /// The sum of the own winning points after each round; free wins and slept rounds give none.
    pub(super) fn cusp(&self) -> Vec<HalfPoints> {
        self.each(|row| {
            let outcomes = self.outcomes(row).iter().enumerate();
            outcomes.map(|(at, &outcome)| played_points(outcome) * (self.rounds - at) as i32).sum()
        })
    }
}

/// The points of a game that was played.
fn played_points(outcome: Outcome) -> HalfPoints {
    match outcome {
        Outcome::Game { decided: Decided::Played, .. } => outcome.points(),
        _ => HalfPoints::ZERO,
    }
}
