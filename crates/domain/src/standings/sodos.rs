//! SODOS: what the scores of the defeated opponents add up to; depends on the scale's zero (R21).

use super::scores::Scores;
use crate::model::criterion::ScoreBasis;
use crate::model::outcome::Outcome;
use crate::model::score::{HalfPoints, QuarterPoints};

impl Scores<'_> {
    /// Each addend of SOS times the own points of its game: a win counts it whole, a jigo half.
    pub(super) fn sodos(&self, over: ScoreBasis) -> Vec<QuarterPoints> {
        let addends = self.addends(&self.seen(over), over);
        self.each(|row| {
            let rounds = self.outcomes(row).iter().zip(&addends[row]);
            QuarterPoints(rounds.map(|(&outcome, addend)| addend.0 * self.defeats(outcome).0).sum())
        })
    }

    /// How far a round was a victory: its points, and those of the bye if the rules say so.
    fn defeats(&self, outcome: Outcome) -> HalfPoints {
        let scoring = &self.competition.scoring;
        match outcome {
            Outcome::Bye if scoring.bye_in_sodos => scoring.bye_wins,
            _ => outcome.points(),
        }
    }
}
