//! The main table: a knock-out of the whole competition instead of an age category. A knock-out and a
//! double elimination have nothing else (R60, R61), a Swiss knock-out ends with it (R67), and zones lead to it (R63).

use crate::knockout::{self, Eligible, NoTable, SizeOption, rounds_needed};
use crate::model::category::Category;
use crate::model::competition::Competition;
use crate::model::entry::Rounds;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::knockout_table::Entrant;
use crate::model::round::RoundState;
use crate::model::system::rules::MainTable;
use crate::model::tournament::Tournament;
use crate::standings::Standings;
use crate::standings::crosstable::Crosstable;
use crate::systems::zones;

/// Returns the categories that may have a table: everyone, if the system has a main table, and the age categories, unless the
/// system fixes all games.
pub fn categories(tournament: &Tournament, competition: &Competition) -> Vec<Category> {
    let ages = tournament.event.ages.categories.iter().copied().filter(|_| !competition.system.fixes_all_games());
    competition.has_main_table().then_some(Category::EVERYONE).into_iter().chain(ages).collect()
}

/// Returns the list of a category and the players who are not in it. The main table of a Swiss knock-out takes players by the
/// standings, that of zones by their places in the zones, that of a stage by its numbers (R68); all other lists are by strength (R25).
pub fn eligible(tournament: &Tournament, category: Category) -> Eligible {
    let mut eligible = knockout::eligible(tournament, category);
    let is_main = category == Category::EVERYONE;
    if let Some(order) = is_main.then(|| order(tournament, &tournament.competition)).flatten() {
        let place = |id| order.iter().position(|&other| other == id).unwrap_or(usize::MAX);
        eligible.list.sort_by_cached_key(|listed| place(listed.entrant.entry));
    }
    eligible
}

/// Returns the players by what they have won before the table; `None` where their strength decides.
fn order(tournament: &Tournament, competition: &Competition) -> Option<Vec<EntryId>> {
    match competition.system.rules().main_table {
        Some(MainTable::Finalists) => Some(by_standings(tournament, competition)),
        Some(MainTable::ZoneWinners) => Some(zones::order(tournament, competition)),
        _ => competition.is_seeded_stage().then(|| by_number(tournament)),
    }
}

/// Returns the players of a stage in the order in which they came from the competition before it (R68).
fn by_number(tournament: &Tournament) -> Vec<EntryId> {
    let mut entries: Vec<_> = tournament.entries.iter().map(|entry| (entry.number, entry.id)).collect();
    entries.sort_unstable_by_key(|&(number, id)| (number.is_none(), number, id));
    entries.into_iter().map(|(_, id)| id).collect()
}

/// Returns the players by the standings before the table begins. Players who share a place are in order of their numbers.
fn by_standings(tournament: &Tournament, competition: &Competition) -> Vec<EntryId> {
    let drawn = tournament.table_of(Category::EVERYONE).map(|table| table.first_round - 1);
    let up_to = drawn.unwrap_or_else(|| tournament.paired_rounds());
    // Games of the table do not change which players came into it.
    let mut before = tournament.clone();
    before.tables.clear();
    let table = Crosstable::of(&before, up_to);
    let mut lines: Vec<(u32, Option<u32>, EntryId)> = Standings::of(&table, competition, up_to)
        .lines
        .iter()
        .map(|line| (line.place.unwrap_or(u32::MAX), line.number, line.entry))
        .collect();
    lines.sort_unstable();
    lines.into_iter().map(|(_, _, id)| id).collect()
}

/// How the players of a table would differ if it were drawn now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawnOtherwise {
    /// Players who would be in it, and are not; empty if only the order differs.
    pub joins: Vec<EntryId>,
    /// Players who are in it, and would not be.
    pub leaves: Vec<EntryId>,
}

/// Returns how the list of the drawn main table of a Swiss knock-out or of zones (R63, R67) would differ from the one of an earlier
/// state, because results have changed since; `None` if it would be the same. Players who have left or come since do not matter.
pub fn drawn_otherwise(then: &Tournament, now: &Tournament) -> Option<DrawnOtherwise> {
    let table = now.competition.system.rules().main_table.filter(|&table| is_by_results(table));
    let table = table.and_then(|_| now.table_of(Category::EVERYONE))?;
    let order = |state: &Tournament| -> Vec<EntryId> {
        eligible(state, Category::EVERYONE).list.iter().map(|listed| listed.entrant.entry).collect()
    };
    let (then, now) = (order(then), order(now));
    let size = table.draw.plan.list.len();
    let first = |order: &[EntryId], other: &[EntryId]| -> Vec<EntryId> {
        order.iter().copied().filter(|id| other.contains(id)).take(size).collect()
    };
    let (then, now) = (first(&then, &now), first(&now, &then));
    let without = |list: &[EntryId], other: &[EntryId]| list.iter().copied().filter(|id| !other.contains(id)).collect();
    (then != now).then(|| DrawnOtherwise { joins: without(&now, &then), leaves: without(&then, &now) })
}

/// Returns the competition's own table, if it is the one of this category.
fn main_table(competition: &Competition, category: Category) -> Option<MainTable> {
    competition.system.rules().main_table.filter(|_| category == Category::EVERYONE)
}

/// Returns how many of `listed` players a category's table takes unless the director decides otherwise: those who go on to the
/// main table, in a knock-out everyone, otherwise as many as fit into the rounds; at most 64 (R24, R32).
pub fn size(competition: &Competition, category: Category, listed: usize) -> u32 {
    let most = 1u32 << rounds(competition, category).min(6);
    let goes_on = match main_table(competition, category) {
        Some(MainTable::Finalists) => competition.finalists,
        Some(MainTable::ZoneWinners) => competition.zones,
        Some(MainTable::Everyone { .. }) | None => most,
    };
    u32::try_from(listed).unwrap_or(u32::MAX).min(goes_on).min(most)
}

/// Whether results decide who plays in a table.
fn is_by_results(table: MainTable) -> bool {
    matches!(table, MainTable::Finalists | MainTable::ZoneWinners)
}

/// Returns the first round that decides who plays in the main table and is not confirmed; `None` if none is left, or if the
/// players do not depend on results.
pub fn open_round(tournament: &Tournament, competition: &Competition, category: Category) -> Option<RoundNumber> {
    let by_strength = competition.system.rules().main_table.is_some_and(|table| !is_by_results(table));
    if category != Category::EVERYONE || by_strength {
        return None;
    }
    let listed = knockout::eligible(tournament, category).list.len();
    let lines = knockout::lines_for(size(competition, category, listed) as usize).ok()?;
    let begins = first_round(tournament, competition, category, lines).ok()?;
    let confirmed = |round| tournament.round(round).is_some_and(|round| round.state == RoundState::Confirmed);
    (1..begins).find(|&round| !confirmed(round))
}

/// Returns the sizes to choose from for a category's table, and their effects (R24, R32).
pub fn options(
    tournament: &Tournament,
    competition: &Competition,
    category: Category,
    list: &[Entrant],
) -> Vec<SizeOption> {
    let begins = |option: SizeOption| {
        let first_round = first_round(tournament, competition, category, option.lines).ok()?;
        Some(SizeOption { first_round, ..option })
    };
    knockout::options(list, rounds(competition, category)).into_iter().filter_map(begins).collect()
}

/// Returns the last round in which a category's table may end: the competition's last round, or any where the table itself sets
/// the number of rounds, because nothing else is played.
pub fn rounds(competition: &Competition, category: Category) -> RoundNumber {
    let sets_rounds = category == Category::EVERYONE && competition.system.fixes_all_games();
    if sets_rounds { Rounds::LAST } else { competition.rounds }
}

/// Returns the competition's round in which a table begins unless the director decides otherwise: so that it ends with the last
/// round (R32), but a knock-out in round 1 and the play-off of zones right after them.
///
/// # Errors
/// [`NoTable::Rounds`] if the competition is too short.
pub fn first_round(
    tournament: &Tournament,
    competition: &Competition,
    category: Category,
    lines: u32,
) -> Result<RoundNumber, NoTable> {
    let last = rounds(competition, category);
    let latest = knockout::first_round(lines, last)?;
    let earlier = match main_table(competition, category) {
        Some(MainTable::Everyone { .. }) => 0,
        Some(MainTable::ZoneWinners) => zones::rounds(tournament, competition),
        Some(MainTable::Finalists) | None => return Ok(latest),
    };
    let needed = rounds_needed(lines) + earlier;
    (earlier < latest).then_some(earlier + 1).ok_or(NoTable::Rounds { lines, needed, total: last })
}

/// Returns the number of rounds that the main table of a competition gives it, if nothing else is played in it: until the last
/// game that is certain, or already needed (R60, R61, R63). `None` before the draw.
pub fn needed_rounds(tournament: &Tournament, competition: &Competition) -> Option<RoundNumber> {
    let table = tournament.table_of(Category::EVERYONE).filter(|_| competition.system.fixes_all_games())?;
    Some(knockout::progress(tournament, table).last_round())
}
