//! Sequences of results, compared from the first round on (R62).

use std::collections::{BTreeMap, BTreeSet};

use super::scores::Scores;
use crate::model::criterion::ScoreBasis;
use crate::model::score::HalfPoints;

impl Scores<'_> {
    /// Returns for each row how many different sequences of results are worse than its own. A bye counts as the scoring rules
    /// say, as it does for the wins.
    pub fn sequences(&self) -> Vec<i32> {
        let own = self.each(|row| self.sequence(row));
        let different: BTreeSet<&Vec<HalfPoints>> = own.iter().collect();
        let places: BTreeMap<&Vec<HalfPoints>, i32> = different.into_iter().zip(0..).collect();
        own.iter().map(|sequence| places[sequence]).collect()
    }

    /// Returns what each counted round gave a row.
    fn sequence(&self, row: usize) -> Vec<HalfPoints> {
        let free = |outcome| self.competition.scoring.free(outcome, ScoreBasis::Wins);
        self.outcomes(row).iter().map(|outcome| outcome.points() + free(*outcome)).collect()
    }
}
