//! Wins and McMahon score of every player after every round (R14, R15).

use crate::model::competition::Competition;
use crate::model::criterion::ScoreBasis;
use crate::model::id::RoundNumber;
use crate::model::outcome::Outcome;
use crate::model::score::HalfPoints;
use crate::standings::crosstable::Crosstable;
use crate::standings::crosstable::CrosstableRow;

/// The scores of every player of a crosstable after each of its rounds, from which all criteria are computed.
#[derive(Debug, Clone)]
pub struct Scores<'a> {
    pub(super) rows: &'a [CrosstableRow],
    pub(super) competition: &'a Competition,
    /// Rounds counted.
    pub(super) rounds: usize,
    wins: Vec<Vec<HalfPoints>>,
    mms: Vec<Vec<HalfPoints>>,
}

impl<'a> Scores<'a> {
    /// Returns the scores after each of the first `up_to` rounds, or of all rounds of a shorter crosstable.
    pub fn of(table: &'a Crosstable, competition: &'a Competition, up_to: RoundNumber) -> Scores<'a> {
        let rounds = up_to.min(table.rounds) as usize;
        let running = |basis| table.rows.iter().map(|row| running(row, competition, rounds, basis)).collect();
        Scores {
            rows: &table.rows,
            competition,
            rounds,
            wins: running(ScoreBasis::Wins),
            mms: running(ScoreBasis::Mms),
        }
    }

    /// Returns a row's score after each round; index 0 is before the first round.
    pub fn course(&self, basis: ScoreBasis, row: usize) -> &[HalfPoints] {
        match basis {
            ScoreBasis::Wins => &self.wins[row],
            ScoreBasis::Mms => &self.mms[row],
        }
    }

    /// Returns a row's score after the last counted round.
    pub fn now(&self, basis: ScoreBasis, row: usize) -> HalfPoints {
        self.course(basis, row)[self.rounds]
    }

    /// Returns a row's score before the first round: the initial McMahon score, or zero wins, and the points
    /// brought along to a stage (R68).
    pub fn start(&self, basis: ScoreBasis, row: usize) -> HalfPoints {
        self.course(basis, row)[0]
    }

    /// Returns the outcomes of a row in the counted rounds.
    pub(super) fn outcomes(&self, row: usize) -> &'a [Outcome] {
        &self.rows[row].outcomes[..self.rounds]
    }

    /// Whether a row has had a game or a bye in the counted rounds.
    pub(super) fn took_part(&self, row: usize) -> bool {
        self.outcomes(row).iter().any(|outcome| matches!(outcome, Outcome::Game { .. } | Outcome::Bye))
    }

    /// Computes a value for every row.
    pub(super) fn each<T>(&self, value: impl FnMut(usize) -> T) -> Vec<T> {
        (0..self.rows.len()).map(value).collect()
    }
}

/// Returns initial score, brought points, game points and free points, summed up round by round. Only free points are rounded down: half
/// a point from a jigo stays (R15).
fn running(row: &CrosstableRow, competition: &Competition, rounds: usize, basis: ScoreBasis) -> Vec<HalfPoints> {
    let initial = if basis == ScoreBasis::Mms { row.initial } else { HalfPoints::ZERO };
    let start = initial + row.brought;
    let mut games = start;
    let free = free_points(row, competition, rounds, basis);
    let sums = row.outcomes[..rounds].iter().zip(&free).map(|(outcome, free)| {
        games += outcome.points();
        games + *free
    });
    std::iter::once(start).chain(sums).collect()
}

/// Returns the points for absences and byes after each round, rounded down if the rules say so.
pub(super) fn free_points(
    row: &CrosstableRow,
    competition: &Competition,
    rounds: usize,
    basis: ScoreBasis,
) -> Vec<HalfPoints> {
    let scoring = &competition.scoring;
    let mut sum = HalfPoints::ZERO;
    let after = row.outcomes[..rounds].iter().map(|outcome| {
        sum += scoring.free(*outcome, basis);
        if scoring.round_down { HalfPoints::whole(sum.floor()) } else { sum }
    });
    after.collect()
}
