//! SOS and its variants: what the opponents' scores add up to (R16, R21, R59).

use super::scores::Scores;
use crate::model::criterion::ScoreBasis;
use crate::model::outcome::Outcome;
use crate::model::result::{Colour, Decided, Verdict};
use crate::model::score::HalfPoints;

impl Scores<'_> {
    /// The opponent whose score `outcome` counts in sums: of a game, of a forfeit if the rules say so, never of a
    /// walkover, which was no game (R16, R34).
    pub(super) fn counted(&self, outcome: Outcome) -> Option<usize> {
        let Outcome::Game { opponent, decided, .. } = outcome else { return None };
        let counts = match decided {
            Decided::Played => true,
            Decided::Forfeit => self.competition.scoring.forfeit_counts_opponent,
            Decided::Walkover => false,
        };
        counts.then_some(opponent)
    }

    /// Every row's score as the opponents' sums see it.
    pub(super) fn seen(&self, over: ScoreBasis) -> Vec<HalfPoints> {
        if self.competition.scoring.unplayed_as_half {
            self.each(|row| self.start(over, row) + self.outcomes(row).iter().map(|o| played_or_half(*o)).sum())
        } else {
            self.each(|row| self.now(over, row))
        }
    }

    /// What each round adds to each row's sums, given the scores that count for opponents: the opponent's, with
    /// handicap if the rules say so, or the own start where no opponent counts.
    pub(super) fn addends(&self, seen: &[HalfPoints], over: ScoreBasis) -> Vec<Vec<HalfPoints>> {
        let addend = |row: usize, outcome: Outcome| match self.counted(outcome) {
            Some(opponent) => seen[opponent] + self.handicap_share(outcome, over),
            None => self.start(over, row),
        };
        self.each(|row| self.outcomes(row).iter().map(|&outcome| addend(row, outcome)).collect())
    }

    /// A handicap game is worth more to White and less to Black, in sums over McMahon scores.
    fn handicap_share(&self, outcome: Outcome, over: ScoreBasis) -> HalfPoints {
        match outcome {
            Outcome::Game { colour, handicap, .. }
                if over == ScoreBasis::Mms && self.competition.scoring.handicap_in_sums =>
            {
                let stones = HalfPoints::whole(i32::from(handicap));
                if colour == Colour::White { stones } else { -stones }
            }
            _ => HalfPoints::ZERO,
        }
    }

    /// SOS without its `drop` smallest addends.
    pub(super) fn sos(&self, over: ScoreBasis, drop: usize) -> Vec<HalfPoints> {
        let mut addends = self.addends(&self.seen(over), over);
        addends.iter_mut().for_each(|own| own.sort_unstable());
        addends.iter().map(|own| own.iter().skip(drop).copied().sum()).collect()
    }

    /// SOS without the opponents of the first `first` rounds, over the system's main score (R59).
    pub(super) fn sos_without_first(&self, first: usize) -> Vec<HalfPoints> {
        let over = self.competition.system.main_score();
        let addends = self.addends(&self.seen(over), over);
        addends.iter().map(|own| own.iter().skip(first).copied().sum()).collect()
    }
}

/// A played game's points; half a point for any round without a played and known game.
fn played_or_half(outcome: Outcome) -> HalfPoints {
    match outcome {
        Outcome::Game { decided: Decided::Played, verdict: Some(verdict), .. } if verdict != Verdict::NoResult => {
            outcome.points()
        }
        _ => HalfPoints::JIGO,
    }
}
