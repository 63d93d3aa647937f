//! CUSS and CUSP: early wins count more, because points are added up again after every round (R21).

use super::scores::Scores;
use crate::model::criterion::ScoreBasis;
use crate::model::outcome::Outcome;
use crate::model::result::Decided;
use crate::model::score::HalfPoints;

impl Scores<'_> {
    /// Returns the sum of each player's own scores after each round.
    pub(super) fn cuss(&self, basis: ScoreBasis) -> Vec<HalfPoints> {
        self.each(|row| self.course(basis, row)[1..].iter().copied().sum())
    }

    /// Returns the sum of each player's winning points after each round, without free wins and slept rounds.
    pub(super) fn cusp(&self) -> Vec<HalfPoints> {
        self.each(|row| {
            let outcomes = self.outcomes(row).iter().enumerate();
            outcomes.map(|(at, &outcome)| played_points(outcome) * (self.rounds - at) as i32).sum()
        })
    }
}

/// Returns the points of a played game; zero for any other outcome.
fn played_points(outcome: Outcome) -> HalfPoints {
    match outcome {
        Outcome::Game { decided: Decided::Played, .. } => outcome.points(),
        _ => HalfPoints::ZERO,
    }
}
