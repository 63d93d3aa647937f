//! Standings: what outcomes add up to and how ties are broken (R14-R16, R21).
//!
//! [`Scores`] holds the running scores; a criterion makes a column of values out of them; the ladder is folded over the
//! field, each criterion splitting the groups that the ones before it left tied.

mod cell;
mod confrontation;
mod cumulative;
mod exploits;
mod ladder;
mod scores;
mod sodos;
mod sos;
mod sosos;
mod value;
mod weighted;

pub use cell::{WallCell, cell, wall_cells};
pub use scores::Scores;
pub use value::Value;

use crate::{Competition, Criterion, Crosstable, EntryId, Outcome, RoundNumber};

/// A competition's standings after a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// The criteria of the lines' values, the most important first.
    pub ladder: Vec<Criterion>,
    /// The players, the first first; players who share a place in the crosstable's order.
    pub lines: Vec<StandingsLine>,
}

/// A player's line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandingsLine {
    /// The place, from 1; players equal in everything share the number. `None` for guests, who take none (R84).
    pub place: Option<u32>,
    /// Whether a line above has the same place.
    pub shared_with_above: bool,
    /// Row of the crosstable.
    pub row: usize,
    /// The entry.
    pub entry: EntryId,
    /// The entry's starting number.
    pub number: Option<u32>,
    /// One value for each criterion of the ladder.
    pub criteria: Vec<Value>,
    /// What each round was; opponents are rows of the crosstable.
    pub outcomes: Vec<Outcome>,
}

impl Standings {
    /// The standings after `up_to` rounds by the competition's own ladder.
    pub fn of(table: &Crosstable, competition: &Competition, up_to: RoundNumber) -> Standings {
        Standings::by(&competition.ladder, table, competition, up_to)
    }

    /// The standings by another ladder.
    pub fn by(ladder: &[Criterion], table: &Crosstable, competition: &Competition, up_to: RoundNumber) -> Standings {
        let scores = Scores::of(table, competition, up_to);
        let placed = ladder::fold(&scores, ladder);
        let mut lines = Vec::with_capacity(table.rows.len());
        let mut place = 1;
        for group in &placed.groups {
            let takers = group.iter().filter(|&&row| !table.rows[row].guest).count() as u32;
            let mut first = true;
            for &row in group {
                let guest = table.rows[row].guest;
                lines.push(StandingsLine {
                    place: (!guest).then_some(place),
                    shared_with_above: !guest && !first,
                    row,
                    entry: table.rows[row].entry,
                    number: table.rows[row].number,
                    criteria: placed.values[row].clone(),
                    outcomes: scores.outcomes(row).to_vec(),
                });
                first &= guest;
            }
            place += takers;
        }
        Standings { ladder: ladder.to_vec(), lines }
    }

    /// For each row of the crosstable, the number of its line, from 1: what results lists call opponents by.
    pub fn line_numbers(&self) -> Vec<u32> {
        let mut numbers = vec![0; self.lines.len()];
        for (line, number) in self.lines.iter().zip(1..) {
            numbers[line.row] = number;
        }
        numbers
    }
}
