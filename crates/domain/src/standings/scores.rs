//! Running scores: wins and McMahon score of every player after every round (R14, R15).

use crate::model::competition::Competition;
use crate::model::criterion::ScoreBasis;
use crate::model::id::RoundNumber;
use crate::model::outcome::Outcome;
use crate::model::score::HalfPoints;
use crate::standings::crosstable::Crosstable;
use crate::standings::crosstable::Row;

/// What every player of a crosstable has after each of its rounds: the ground all criteria stand on.
#[derive(Debug, Clone)]
pub struct Scores<'a> {
    pub(super) rows: &'a [Row],
    pub(super) competition: &'a Competition,
    /// Rounds counted.
    pub(super) rounds: usize,
    wins: Vec<Vec<HalfPoints>>,
    mms: Vec<Vec<HalfPoints>>,
}

impl<'a> Scores<'a> {
    /// The scores after each of the first `up_to` rounds, or of all rounds of a shorter crosstable.
    pub fn of(table: &'a Crosstable, competition: &'a Competition, up_to: RoundNumber) -> Scores<'a> {
        let rounds = up_to.min(table.rounds) as usize;
        let running = |over| table.rows.iter().map(|row| running(row, competition, rounds, over)).collect();
        Scores {
            rows: &table.rows,
            competition,
            rounds,
            wins: running(ScoreBasis::Wins),
            mms: running(ScoreBasis::Mms),
        }
    }

    /// A row's score after each round; index 0 is before the first.
    pub fn course(&self, over: ScoreBasis, row: usize) -> &[HalfPoints] {
        match over {
            ScoreBasis::Wins => &self.wins[row],
            ScoreBasis::Mms => &self.mms[row],
        }
    }

    /// A row's score after the last counted round.
    pub fn now(&self, over: ScoreBasis, row: usize) -> HalfPoints {
        self.course(over, row)[self.rounds]
    }

    /// What a row started with: the initial McMahon score, or no wins.
    pub fn start(&self, over: ScoreBasis, row: usize) -> HalfPoints {
        self.course(over, row)[0]
    }

    /// The counted rounds of a row.
    pub(super) fn outcomes(&self, row: usize) -> &'a [Outcome] {
        &self.rows[row].outcomes[..self.rounds]
    }

    /// Whether a row has had a game or a bye.
    pub(super) fn took_part(&self, row: usize) -> bool {
        self.outcomes(row).iter().any(|outcome| matches!(outcome, Outcome::Game { .. } | Outcome::Bye))
    }

    /// A value for every row.
    pub(super) fn each<T>(&self, value: impl FnMut(usize) -> T) -> Vec<T> {
        (0..self.rows.len()).map(value).collect()
    }
}

/// Start, games and free points, summed up round by round. Free points are rounded down apart from the points of games:
/// half a point from a jigo stays (R15).
fn running(row: &Row, competition: &Competition, rounds: usize, over: ScoreBasis) -> Vec<HalfPoints> {
    let start = if over == ScoreBasis::Mms { row.initial } else { HalfPoints::ZERO };
    let mut games = start;
    let free = free_points(row, competition, rounds, over);
    let sums = row.outcomes[..rounds].iter().zip(&free).map(|(outcome, free)| {
        games += outcome.points();
        games + *free
    });
    std::iter::once(start).chain(sums).collect()
}

/// What absences and byes have given after each round, rounded if the rules say so.
pub(super) fn free_points(row: &Row, competition: &Competition, rounds: usize, over: ScoreBasis) -> Vec<HalfPoints> {
    let scoring = &competition.scoring;
    let mut sum = HalfPoints::ZERO;
    let after = row.outcomes[..rounds].iter().map(|outcome| {
        sum += scoring.free(*outcome, over);
        if scoring.round_down { HalfPoints::whole(sum.floor()) } else { sum }
    });
    after.collect()
}
