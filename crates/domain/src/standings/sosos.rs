//! SOSOS: the sum of the opponents' SOS (R21).

use super::scores::Scores;
use crate::model::criterion::ScoreBasis;
use crate::model::outcome::Outcome;
use crate::model::score::HalfPoints;
use crate::model::scoring::{ByeInSums, MissedInSosos};

impl Scores<'_> {
    /// Returns the sum of the counted opponents' SOS; a round without a counted opponent counts as the rules say.
    pub(super) fn sosos(&self, basis: ScoreBasis) -> Vec<HalfPoints> {
        let sos = self.sos(basis, 0);
        let missed = |row: usize| match self.competition.scoring.missed_in_sosos {
            MissedInSosos::OwnSos => sos[row],
            MissedInSosos::StartTimesRounds => self.start(basis, row) * self.rounds as i32,
        };
        let term = |row: usize, outcome: Outcome| match (self.counted(outcome), self.competition.scoring.bye_in_sums) {
            (Some(opponent), _) => sos[opponent],
            (None, ByeInSums::OtherPoints) if outcome == Outcome::Bye => sos[row],
            (None, _) if outcome == Outcome::Unmarked => sos[row],
            (None, ByeInSums::Zero) if outcome == Outcome::Bye => HalfPoints::ZERO,
            _ => missed(row),
        };
        self.each(|row| self.outcomes(row).iter().map(|&outcome| term(row, outcome)).sum())
    }
}
