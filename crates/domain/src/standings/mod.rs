//! Standings: scores and tie-breaks (R14-R16, R21).
//!
//! [`Scores`] holds the scores after each round, from which each criterion computes a column of values. Each tie-break
//! splits the groups that the previous ones left tied.

pub mod absence;
mod cell;
mod confrontation;
pub mod crosstable;
mod cumulative;
mod exploits;
mod scores;
mod sequence;
mod sodos;
mod sos;
mod sosos;
#[cfg(test)]
mod tests;
mod tie_breaks;
mod value;
mod weighted;

pub use cell::{WallCell, cell, wall_cells};
pub use scores::Scores;
pub use value::CriterionValue;

use tie_breaks::{Confronted, Ranked};

use crate::model::competition::Competition;
use crate::model::criterion::Criterion;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::outcome::Outcome;
use crate::model::score::HalfPoints;
use crate::model::system::rules::SystemRules;
use crate::standings::crosstable::Crosstable;

/// A competition's standings after a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// The tie-breaks, most important first.
    pub tie_breaks: Vec<Criterion>,
    /// The players in order of place; players who share a place are in the order of the crosstable. Players who have not
    /// taken part yet come last and do not affect the numbers of the other lines, except on a club ladder and in a league.
    pub lines: Vec<StandingsLine>,
}

/// A line of the standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandingsLine {
    /// The place, from 1, shared by players who are equal in every criterion. `None` for guests (R84), and for players who
    /// have had neither a game nor a bye while others have.
    pub place: Option<u32>,
    /// Whether the place is shared with a line above.
    pub shared_with_above: bool,
    /// Row of the crosstable.
    pub row: usize,
    /// The entry.
    pub entry: EntryId,
    /// The entry's number in the event.
    pub number: Option<u32>,
    /// One value per tie-break.
    pub criteria: Vec<CriterionValue>,
    /// The outcome of each round; opponents are rows of the crosstable.
    pub outcomes: Vec<Outcome>,
}

impl Standings {
    /// Returns the standings after `up_to` rounds by the competition's tie-breaks. While zones are played, before anyone is in the
    /// main table, each zone has its own list (R63).
    pub fn of(table: &Crosstable, competition: &Competition, up_to: RoundNumber) -> Standings {
        Standings::by(&tie_breaks_now(table, competition), table, competition, up_to)
    }

    /// Returns the standings after `up_to` rounds by other tie-breaks.
    pub fn by(
        tie_breaks: &[Criterion],
        table: &Crosstable,
        competition: &Competition,
        up_to: RoundNumber,
    ) -> Standings {
        let scores = Scores::of(table, competition, up_to);
        let ranked = tie_breaks::rank(&scores, tie_breaks, Confronted::Placed);
        let waits = !competition.system.rules().over_months;
        let started = waits && (0..table.rows.len()).any(|row| scores.took_part(row));
        let listed = |row: &usize| !started || scores.took_part(*row);

        let mut standings = Standings { tie_breaks: tie_breaks.to_vec(), lines: Vec::with_capacity(table.rows.len()) };
        let mut next_place = 1;
        let mut zone = None;
        for group in &ranked.groups {
            if zone != zone_of(&scores, tie_breaks, group) {
                (zone, next_place) = (zone_of(&scores, tie_breaks, group), 1);
            }
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

    /// Returns the standings as lists show them: without the players who have had neither a game nor a bye, if the competition leaves
    /// them out.
    pub fn listed(mut self, competition: &Competition) -> Standings {
        let has_played = |outcome: &Outcome| matches!(outcome, Outcome::Game { .. } | Outcome::Bye);
        let played = self.lines.iter().any(|line| line.outcomes.iter().any(has_played));
        if played && !competition.lists_unplayed {
            self.lines.retain(|line| line.place.is_some() || line.outcomes.iter().any(has_played));
        }
        self
    }

    /// Returns for each row of the crosstable the number of its line, from 1, which results lists use for opponents; 0 for a row
    /// without a line.
    pub fn line_numbers(&self) -> Vec<u32> {
        let mut numbers = vec![0; self.lines.iter().map(|line| line.row + 1).max().unwrap_or(0)];
        for (line, number) in self.lines.iter().zip(1..) {
            numbers[line.row] = number;
        }
        numbers
    }
}

/// Returns the tie-breaks that order the standings now: the zone in place of the main table while nobody is in it.
pub fn tie_breaks_now(table: &Crosstable, competition: &Competition) -> Vec<Criterion> {
    let in_zones = competition.system.has_zones() && table.rows.iter().all(|row| row.stage == HalfPoints::ZERO);
    let now = |&criterion: &Criterion| {
        if in_zones && criterion == Criterion::Stage { Criterion::Category } else { criterion }
    };
    competition.tie_breaks.iter().map(now).collect()
}

/// Returns the zone of tied players in standings that list one zone after the other, each with its own places (R63, R65, R66).
fn zone_of(scores: &Scores<'_>, tie_breaks: &[Criterion], group: &[usize]) -> Option<usize> {
    let SystemRules { lists_zones, has_divisions, .. } = *scores.competition.system.rules();
    let listed = (lists_zones || has_divisions) && tie_breaks.first() == Some(&Criterion::Category);
    group.first().filter(|_| listed).map(|&row| scores.rows[row].category)
}

/// Returns all rows in the order of these tie-breaks; tied rows are in one group.
pub fn tied_groups(scores: &Scores<'_>, tie_breaks: &[Criterion]) -> Vec<Vec<usize>> {
    tie_breaks::rank(scores, tie_breaks, Confronted::Placed).groups
}

/// Returns all rows in the order of these tie-breaks, tied rows in one group, and the values of each row. Players who never took
/// part are compared like everyone else, as OpenGotha does it.
pub(crate) fn groups_of_everyone(
    scores: &Scores<'_>,
    tie_breaks: &[Criterion],
) -> (Vec<Vec<usize>>, Vec<Vec<CriterionValue>>) {
    let ranked = tie_breaks::rank(scores, tie_breaks, Confronted::Everyone);
    (ranked.groups, ranked.values)
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
