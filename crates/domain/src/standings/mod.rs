//! Standings: what outcomes add up to and how ties are broken (R14-R16, R21).
//!
//! [`Scores`] holds the running scores; a criterion makes a column of values out of them; the ladder is folded over the
//! field, each criterion splitting the groups that the ones before it left tied.

pub mod absence;
mod cell;
mod confrontation;
pub mod crosstable;
mod cumulative;
mod exploits;
mod ladder;
mod scores;
mod sodos;
mod sos;
mod sosos;
#[cfg(test)]
mod tests;
mod value;
mod weighted;

pub use cell::{WallCell, cell, wall_cells};
pub use scores::Scores;
pub use value::Value;

use ladder::Ranked;

use crate::model::competition::Competition;
use crate::model::criterion::Criterion;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::outcome::Outcome;
use crate::standings::crosstable::Crosstable;

/// A competition's standings after a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// The criteria of the lines' values, the most important first.
    pub ladder: Vec<Criterion>,
    /// The players, the first first; players who share a place in the crosstable's order. Those who have not taken part
    /// yet come last, so that the lines above are numbered as if they were not there.
    pub lines: Vec<StandingsLine>,
}

/// A player's line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandingsLine {
    /// The place, from 1; players equal in everything share the number. `None` for guests (R84) and for those who have
    /// neither played nor had a bye while others have.
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
        let ranked = ladder::fold(&scores, ladder);
        let started = (0..table.rows.len()).any(|row| scores.took_part(row));
        let listed = |row: &usize| !started || scores.took_part(*row);

        let mut standings = Standings { ladder: ladder.to_vec(), lines: Vec::with_capacity(table.rows.len()) };
        let mut next_place = 1;
        for group in &ranked.groups {
            let place = next_place;
            for &row in group.iter().filter(|row| listed(row)) {
                let takes_place = !table.rows[row].guest;
                let shared = takes_place && next_place > place;
                standings.lines.push(line(&scores, &ranked, row, takes_place.then_some(place), shared));
                next_place += u32::from(takes_place);
            }
        }
        let absent = ranked.groups.iter().flatten().filter(|row| !listed(row));
        standings.lines.extend(absent.map(|&row| line(&scores, &ranked, row, None, false)));
        standings
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

/// The rows in order of a ladder, those tied in all of it in one group: how pairing sees the field. Nobody is left out.
pub fn tied_groups(scores: &Scores<'_>, ladder: &[Criterion]) -> Vec<Vec<usize>> {
    ladder::fold(scores, ladder).groups
}

fn line(
    scores: &Scores<'_>,
    ranked: &Ranked,
    row: usize,
    place: Option<u32>,
    shared_with_above: bool,
) -> StandingsLine {
    let player = &scores.rows[row];
    StandingsLine {
        place,
        shared_with_above,
        row,
        entry: player.entry,
        number: player.number,
        criteria: ranked.values[row].clone(),
        outcomes: scores.outcomes(row).to_vec(),
    }
}
