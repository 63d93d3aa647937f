//! SOSOS: the sum of the opponents' SOS (R21).

use super::scores::Scores;
use crate::model::criterion::ScoreBasis;
use crate::model::score::HalfPoints;
use crate::model::scoring::MissedInSosos;

impl Scores<'_> {
    /// Returns the sum of the counted opponents' SOS; a round without a counted opponent counts as the rules say.
    pub(super) fn sosos(&self, basis: ScoreBasis) -> Vec<HalfPoints> {
        let sos = self.sos(basis, 0);
        let missed = |row: usize| match self.competition.scoring.missed_in_sosos {
            MissedInSosos::OwnSos => sos[row],
            MissedInSosos::StartTimesRounds => self.start(basis, row) * self.rounds as i32,
        };
        self.each(|row| {
            let opponents = self.outcomes(row).iter().map(|&outcome| self.counted(outcome));
            opponents.map(|opponent| opponent.map_or_else(|| missed(row), |o| sos[o])).sum()
        })
    }
}
