//! SODOS: the sum of the scores of defeated opponents; depends on the zero of the scale (R21).

use super::scores::Scores;
use crate::model::criterion::ScoreBasis;
use crate::model::outcome::Outcome;
use crate::model::score::{HalfPoints, QuarterPoints};

impl Scores<'_> {
    /// Returns the terms of SOS times the points of their games: a win counts the whole term, a jigo half of it.
    pub(super) fn sodos(&self, basis: ScoreBasis) -> Vec<QuarterPoints> {
        let terms = self.terms(&self.seen(basis), basis);
        self.each(|row| {
            let rounds = self.outcomes(row).iter().zip(&terms[row]);
            QuarterPoints(rounds.map(|(&outcome, term)| term.0 * self.victory(outcome).0).sum())
        })
    }

    /// Returns how much of a victory a round was: its points, and those of the bye if the rules say so.
    fn victory(&self, outcome: Outcome) -> HalfPoints {
        let scoring = &self.competition.scoring;
        match outcome {
            Outcome::Bye if scoring.bye_in_sodos => scoring.bye_wins,
            _ => outcome.points(),
        }
    }
}
