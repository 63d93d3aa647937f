//! The possible sizes of a table and their effects: rounds, byes, players left out, first-round mismatches (R24, R32).

use super::box_numbers::{MOST_LINES, box_numbers, first_round, lines_for, rounds_needed};
use super::seating::Seating;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::knockout_table::{DrawPlan, Entrant};

/// A size and its effects.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SizeOption {
    /// Number of players drawn.
    pub size: u32,
    /// Lines of the table.
    pub lines: u32,
    /// Number of rounds.
    pub rounds: u32,
    /// The competition's round in which it begins (R32).
    pub first_round: RoundNumber,
    /// Number of players who do not play in the first round.
    pub byes: u32,
    /// The players left out, strongest first.
    pub out: Vec<EntryId>,
    /// Difference in grades of each first-round game, strongest player first, if the lots fell in the order of the
    /// list. Negative if the player lower in the list has the higher rank.
    pub gaps: Vec<i32>,
}

impl SizeOption {
    /// Returns the largest difference in grades of a first-round game.
    pub fn widest_gap(&self) -> u32 {
        self.gaps.iter().map(|gap| gap.unsigned_abs()).max().unwrap_or(0)
    }
}

/// Returns the sensible sizes for `list`, strongest first, in a competition of `total` rounds: as many players as fit,
/// and every full table below. The largest comes first. Empty with fewer than two players or without a round.
pub fn options(list: &[Entrant], total: RoundNumber) -> Vec<SizeOption> {
    let fits = MOST_LINES.min(1u32.checked_shl(total).unwrap_or(MOST_LINES));
    let most = u32::try_from(list.len()).unwrap_or(MOST_LINES).min(fits);
    let mut sizes: Vec<u32> = full_tables(most).collect();
    sizes.insert(0, most);
    sizes.dedup();
    sizes.into_iter().filter_map(|size| option(list, size, total)).collect()
}

/// Returns the powers of two from `most` down to 2.
fn full_tables(most: u32) -> impl Iterator<Item = u32> {
    (1..=MOST_LINES.ilog2()).rev().map(|rounds| 1 << rounds).filter(move |&lines| lines <= most)
}

/// Returns the effects of `size` on `list`, strongest first; `None` if no table has this size or the list is shorter.
pub fn option(list: &[Entrant], size: u32, total: RoundNumber) -> Option<SizeOption> {
    let lines = lines_for(size as usize).ok().filter(|_| size as usize <= list.len())?;
    let first_round = first_round(lines, total).ok()?;
    let grade = |place: u32| list[place as usize - 1].rank.grade();
    let byes = lines - size;
    Some(SizeOption {
        size,
        lines,
        rounds: rounds_needed(lines),
        first_round,
        byes,
        out: list[size as usize..].iter().map(|e| e.entry).collect(),
        gaps: (byes + 1..=lines / 2).map(|place| grade(place) - grade(lines + 1 - place)).collect(),
    })
}

/// Returns the difference in grades of each first-round game of `plan`, strongest box first, if the lots fell in the order
/// of the list; negative if the player lower in the list has the higher rank. Boxes that a later-round player keeps empty
/// have no game (R31). The plan must have passed its check.
pub fn first_round_gaps(plan: &DrawPlan) -> Vec<i32> {
    let mut seating = Seating::empty(plan);
    for at in 0..seating.groups.len() {
        let players = seating.groups[at].players.clone();
        seating.seat(plan, at, &players);
    }
    let player = |place: u32| seating.players[place as usize];
    let mut games: Vec<(usize, usize)> = box_numbers(plan.lines)
        .chunks(2)
        .filter_map(|two| Some((player(two[0])?, player(two[1])?)))
        .map(|(a, b)| (a.min(b), a.max(b)))
        .collect();
    games.sort_unstable();
    games.into_iter().map(|(a, b)| plan.list[a].rank.grade() - plan.list[b].rank.grade()).collect()
}
