//! Choosing a table's size with its effect shown: rounds, byes, who is out, how far apart the first games are (R24, R32).

use super::places::{MOST_LINES, first_round, lines_for, rounds_needed};
use crate::model::id::{EntryId, RoundNumber};
use crate::model::knockout_table::Entrant;

/// What a size would mean.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SizeOption {
    /// Players drawn.
    pub size: u32,
    /// Lines of the table.
    pub lines: u32,
    /// Rounds it takes.
    pub rounds: u32,
    /// The competition's round in which it begins (R32).
    pub first_round: RoundNumber,
    /// Players who do not play in the first round.
    pub byes: u32,
    /// Who is left out, strongest first.
    pub out: Vec<EntryId>,
    /// Grades between the two players of each first-round game if the lots fell in the order of the list, strongest
    /// player first. Negative where the lower in the list has the higher rank.
    pub gaps: Vec<i32>,
}

impl SizeOption {
    /// The most lopsided first-round game in grades, whoever is the stronger.
    pub fn widest_gap(&self) -> u32 {
        self.gaps.iter().map(|gap| gap.unsigned_abs()).max().unwrap_or(0)
    }
}

/// The sizes worth choosing among for `list`, strongest first, in a competition of `total` rounds: all players that
/// fit, and every full table below. The largest comes first; none if there are not two players or no round.
pub fn options(list: &[Entrant], total: RoundNumber) -> Vec<SizeOption> {
    let fits = MOST_LINES.min(1u32.checked_shl(total).unwrap_or(MOST_LINES));
    let most = u32::try_from(list.len()).unwrap_or(MOST_LINES).min(fits);
    let mut sizes: Vec<u32> = rounds_down(most).collect();
    sizes.insert(0, most);
    sizes.dedup();
    sizes.into_iter().filter_map(|size| option(list, size, total)).collect()
}

/// The powers of two from `most` downwards, to 2.
fn rounds_down(most: u32) -> impl Iterator<Item = u32> {
    (1..=MOST_LINES.ilog2()).rev().map(|rounds| 1 << rounds).filter(move |&lines| lines <= most)
}

/// What `size` would mean for `list`, strongest first; none if it has no table, or the list is shorter.
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
