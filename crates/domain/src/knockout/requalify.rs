//! Who qualifies for a drawn table after a qualifying game is corrected (R30).

use crate::knockout::qualifying::qualifying_game;
use crate::model::category::Category;
use crate::model::id::{EntryId, TableId};
use crate::model::knockout_table::{BoxReplacement, KnockoutTable, Mark};
use crate::model::qualifying::Section;
use crate::model::tournament::Tournament;

use super::replace::reseat;

/// A box of a drawn table to which another player qualifies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Exchange {
    /// The box's number (R27).
    pub place: u32,
    /// The player in it; `None` if an earlier correction emptied it.
    pub was: Option<EntryId>,
    /// The player who qualifies now; `None` if the game has no winner.
    pub now: Option<EntryId>,
}

/// The boxes of a drawn table to which other players qualify.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Requalified {
    /// The table.
    pub table: TableId,
    /// Its category.
    pub category: Category,
    /// Whether games of the table are paired.
    pub begun: bool,
    /// The boxes, at least one.
    pub exchanged: Vec<Exchange>,
}

impl Requalified {
    /// Gives the players their boxes. `reason` is stored with each change.
    pub fn apply(&self, tournament: &mut Tournament, reason: &str) {
        let change = |&Exchange { place, was, now }: &Exchange| BoxReplacement {
            place,
            from: was,
            to: now,
            mark: Mark::Qualifier,
            reason: reason.to_string(),
        };
        if let Some(table) = tournament.tables.iter_mut().find(|table| table.id == self.table) {
            reseat(table, self.exchanged.iter().map(change).collect());
        }
    }
}

/// Returns who qualifies differently after the game at index `position` is corrected; `None` if no drawn table depends on it.
pub fn requalified(before: &Tournament, after: &Tournament, position: usize) -> Option<Requalified> {
    let stage = qualifying_game(before, &before.games[position])?;
    let table = after.table_of(stage.category)?;
    let winners = stage.winners(before).into_iter().zip(stage.winners(after));
    let exchange = |(section, (was, now)): (&Section, (Option<EntryId>, Option<EntryId>))| {
        let place = match was {
            Some(was) => table.boxes.iter().find(|b| b.entry == Some(was))?.place,
            None => waiting_box(table, section)?,
        };
        (was != now).then_some(Exchange { place, was, now })
    };
    let exchanged: Vec<Exchange> = stage.plan.sections.iter().zip(winners).filter_map(exchange).collect();
    let begun = after.games.iter().any(|g| g.knockout.is_some_and(|k| k.is_of(table.id)));
    (!exchanged.is_empty()).then_some(Requalified { table: table.id, category: stage.category, begun, exchanged })
}

/// Whether a box of the table is empty until a corrected qualifying game has a winner. A withdrawal leaves a box without this mark.
pub fn awaits_qualifier(table: &KnockoutTable) -> bool {
    table.boxes.iter().any(|b| b.entry.is_none() && b.mark == Mark::Qualifier)
}

/// Returns the box that a player of this section left, and that is empty until the section has a winner.
fn waiting_box(table: &KnockoutTable, section: &Section) -> Option<u32> {
    let waits = |place| table.boxes.iter().any(|b| b.place == place && b.entry.is_none() && b.mark == Mark::Qualifier);
    let of_section = |change: &&BoxReplacement| change.from.is_some() && section.boxes.contains(&change.from);
    table.since.reseated.iter().rev().filter(of_section).map(|change| change.place).find(|&place| waits(place))
}
