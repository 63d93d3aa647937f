//! SOS and its variants: sums of the opponents' scores (R16, R21, R59).

use super::scores::Scores;
use crate::model::criterion::ScoreBasis;
use crate::model::outcome::Outcome;
use crate::model::result::{Colour, Decided, Verdict};
use crate::model::score::HalfPoints;
use crate::model::scoring::ByeInSums;

impl Scores<'_> {
    /// Returns the opponent whose score counts in sums: always for a played game, for a forfeit if the rules say so, never
    /// for a walkover (R16, R34). A game that both players lose counts like a forfeit, however it was entered.
    pub(super) fn counted(&self, outcome: Outcome) -> Option<usize> {
        let Outcome::Game { opponent, decided, verdict, .. } = outcome else { return None };
        let counts = match decided {
            Decided::Played => verdict != Some(Verdict::BothLose) || self.competition.scoring.forfeit_counts_opponent,
            Decided::Forfeit => self.competition.scoring.forfeit_counts_opponent,
            Decided::Walkover => false,
        };
        counts.then_some(opponent)
    }

    /// Returns each row's score as it counts in the opponents' sums.
    pub(super) fn seen(&self, basis: ScoreBasis) -> Vec<HalfPoints> {
        if self.competition.scoring.unplayed_as_half {
            self.each(|row| self.start(basis, row) + self.outcomes(row).iter().map(|o| played_or_half(*o)).sum())
        } else {
            self.each(|row| self.now(basis, row))
        }
    }

    /// Returns what each round adds to each row's sums, given the scores that count for opponents: the opponent's score,
    /// with handicap if the rules say so, or the player's own initial score if no opponent counts. The bye counts as the
    /// rules say, and an unmarked round the player's own score.
    pub(super) fn terms(&self, seen: &[HalfPoints], basis: ScoreBasis) -> Vec<Vec<HalfPoints>> {
        let term = |row: usize, outcome: Outcome| match self.counted(outcome) {
            Some(opponent) => seen[opponent] + self.handicap_share(outcome, basis),
            None => self.free_term(row, outcome, basis),
        };
        self.each(|row| self.outcomes(row).iter().map(|&outcome| term(row, outcome)).collect())
    }

    /// Returns what a round without a counted opponent adds to a sum.
    fn free_term(&self, row: usize, outcome: Outcome, basis: ScoreBasis) -> HalfPoints {
        let scoring = &self.competition.scoring;
        match (outcome, scoring.bye_in_sums) {
            (Outcome::Bye, ByeInSums::OtherPoints) => self.now(basis, row) - scoring.free(outcome, basis),
            (Outcome::Bye, ByeInSums::Zero) => HalfPoints::ZERO,
            (Outcome::Unmarked, _) => self.now(basis, row),
            _ => self.start(basis, row),
        }
    }

    /// Returns the handicap for White and its negative for Black, in sums over McMahon scores and if the rules say so.
    fn handicap_share(&self, outcome: Outcome, basis: ScoreBasis) -> HalfPoints {
        match outcome {
            Outcome::Game { colour, handicap, .. }
                if basis == ScoreBasis::Mms && self.competition.scoring.handicap_in_sums =>
            {
                let stones = HalfPoints::whole(i32::from(handicap));
                if colour == Colour::White { stones } else { -stones }
            }
            _ => HalfPoints::ZERO,
        }
    }

    /// Returns SOS without its `drop` smallest terms.
    pub(super) fn sos(&self, basis: ScoreBasis, drop: usize) -> Vec<HalfPoints> {
        let mut terms = self.terms(&self.seen(basis), basis);
        terms.iter_mut().for_each(|own| own.sort_unstable());
        terms.iter().map(|own| own.iter().skip(drop).copied().sum()).collect()
    }

    /// Returns SOS without the opponents of the first `first` rounds, over the system's main score (R59).
    pub(super) fn sos_without_first(&self, first: usize) -> Vec<HalfPoints> {
        let basis = self.competition.system.main_score();
        let terms = self.terms(&self.seen(basis), basis);
        terms.iter().map(|own| own.iter().skip(first).copied().sum()).collect()
    }
}

/// Returns the points of a played game with a known result; otherwise half a point. A game that both players lose was not
/// played (R16).
fn played_or_half(outcome: Outcome) -> HalfPoints {
    let unplayed = [Verdict::NoResult, Verdict::BothLose];
    match outcome {
        Outcome::Game { decided: Decided::Played, verdict: Some(verdict), .. } if !unplayed.contains(&verdict) => {
            outcome.points()
        }
        _ => HalfPoints::JIGO,
    }
}
