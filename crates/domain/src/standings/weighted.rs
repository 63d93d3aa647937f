//! OpenGotha's CPS and STS: scores in which some rounds count more than others.

use super::scores::{Scores, free_points};
use crate::model::criterion::ScoreBasis;
use crate::model::score::HalfPoints;

impl Scores<'_> {
    /// Returns the cup score: the sum of games is doubled before each round; free wins are added without doubling.
    pub(super) fn cps(&self) -> Vec<HalfPoints> {
        self.each(|row| {
            let doubled = self.outcomes(row).iter().fold(HalfPoints::ZERO, |sum, o| sum * 2 + o.points());
            let free = free_points(&self.rows[row], self.competition, self.rounds, ScoreBasis::Wins);
            doubled + free.last().copied().unwrap_or_default()
        })
    }

    /// Returns the McMahon score plus the bonus for unbeaten players.
    pub(super) fn sts(&self) -> Vec<HalfPoints> {
        self.each(|row| self.now(ScoreBasis::Mms, row) + self.unbeaten_bonus(row))
    }

    /// Returns the sum of the opponents' STS.
    pub(super) fn sosts(&self) -> Vec<HalfPoints> {
        let mut seen = self.seen(ScoreBasis::Mms);
        for (row, score) in seen.iter_mut().enumerate() {
            *score += self.unbeaten_bonus(row);
        }
        self.terms(&seen, ScoreBasis::Mms).iter().map(|own| own.iter().copied().sum()).collect()
    }

    /// Returns two points if the player started at the bar and is unbeaten two rounds before the last, and two more if they
    /// are still unbeaten one round before it.
    fn unbeaten_bonus(&self, row: usize) -> HalfPoints {
        let bar = self.competition.mcmahon.bar_score();
        let course = self.course(ScoreBasis::Mms, row);
        let last = self.competition.rounds as usize;
        let stages = [last.saturating_sub(2), last.saturating_sub(1)].into_iter().filter(|&after| after > 0);
        let unbeaten = |after: usize| course.get(after) == Some(&(bar + HalfPoints::whole(after as i32)));
        HalfPoints::whole(2 * stages.filter(|&after| unbeaten(after)).count() as i32)
    }
}
