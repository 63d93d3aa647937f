//! From the list of a category to the list that is drawn: its size, later rounds, qualifiers and wild cards (R29-R31).

use std::collections::BTreeSet;

use thiserror::Error;

use crate::model::id::EntryId;
use crate::model::knockout_table::{DrawPlan, Entrant, EntryRoute, KnockoutTable};

use super::plan::later_round;

/// What the organisers choose.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Choice {
    /// How many players are drawn.
    pub size: usize,
    /// Who enters in which later round, 2 or later (R31).
    pub later: Vec<(EntryId, u32)>,
    /// Who won through the qualifying (R30).
    pub qualified: Vec<EntryId>,
    /// Who gets a wild card, the strongest first (R29).
    pub wild_cards: Vec<EntryId>,
}

/// The choice does not fit the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ChoiceError {
    /// A player who is not in the list.
    #[error("Entry {id} is not in the category's list; choose among its players.", id = .0.number())]
    NotListed(EntryId),
    /// A player with two ways in.
    #[error("Entry {id} is chosen twice, among later rounds, qualifiers and wild cards; leave him in one.", id = .0.number())]
    Twice(EntryId),
    /// More than there are, or than the size holds.
    #[error("{size} places cannot be filled: {listed} players are listed, {chosen} are chosen; change the size.")]
    Size {
        /// Places.
        size: usize,
        /// Players in the list.
        listed: usize,
        /// Qualifiers and wild cards among them.
        chosen: usize,
    },
    /// A later-round player who is not among the strongest that are drawn.
    #[error("Entry {id} would enter in a later round but is too low in the list to be drawn; enlarge the size.", id = .0.number())]
    LeftOut(EntryId),
}

/// The list to draw, of `choice.size` players: the strongest of `list`, then the qualifiers in the order of `list`,
/// then the wild cards at its last places. Whether there are too many of them is for [`DrawPlan::check`] to say.
///
/// # Errors
/// [`ChoiceError`] if somebody is not in `list`, is chosen twice, or the size does not fit.
pub fn choose(list: &[Entrant], choice: &Choice) -> Result<Vec<Entrant>, ChoiceError> {
    let later = choice.later.iter().map(|&(entry, _)| entry);
    let mut named = BTreeSet::new();
    for entry in later.chain(choice.qualified.iter().copied()).chain(choice.wild_cards.iter().copied()) {
        if !list.iter().any(|e| e.entry == entry) {
            return Err(ChoiceError::NotListed(entry));
        }
        if !named.insert(entry) {
            return Err(ChoiceError::Twice(entry));
        }
    }
    let extra = |e: &Entrant| choice.qualified.contains(&e.entry) || choice.wild_cards.contains(&e.entry);
    let chosen = choice.qualified.len() + choice.wild_cards.len();
    if choice.size > list.len() || choice.size < chosen {
        return Err(ChoiceError::Size { size: choice.size, listed: list.len(), chosen });
    }
    let way = |e: &Entrant, way: EntryRoute| Entrant { way, ..e.clone() };
    let round = |e: &Entrant| choice.later.iter().find(|(entry, _)| *entry == e.entry).map(|&(_, round)| round);
    let strongest = list.iter().filter(|e| !extra(e)).take(choice.size - chosen);
    let mut drawn: Vec<Entrant> =
        strongest.map(|e| way(e, round(e).map_or(EntryRoute::Listed, EntryRoute::LaterRound))).collect();
    if let Some(&(low, _)) = choice.later.iter().find(|(entry, _)| !drawn.iter().any(|e| e.entry == *entry)) {
        return Err(ChoiceError::LeftOut(low));
    }
    drawn.extend(list.iter().filter(|e| choice.qualified.contains(&e.entry)).map(|e| way(e, EntryRoute::Qualified)));
    let of = |entry: &EntryId| list.iter().find(|e| e.entry == *entry);
    drawn.extend(choice.wild_cards.iter().filter_map(of).map(|e| way(e, EntryRoute::WildCard)));
    Ok(drawn)
}

/// A part of the table that finds the opponent of a player who enters in a later round (R31).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SubTable {
    /// Who waits.
    pub waiting: EntryId,
    /// The round of the table, from 1, in which he meets its winner.
    pub round: u32,
    /// Its lines: indices into the table's boxes.
    pub boxes: std::ops::Range<usize>,
    /// Who plays in it; nobody if the player gets a bye in that round too.
    pub entries: Vec<EntryId>,
}

/// The qualification sub-tables of a drawn table, in the order of the list (R31).
pub fn sub_tables(table: &KnockoutTable) -> Vec<SubTable> {
    let DrawPlan { list, .. } = &table.draw.plan;
    let sub_table = |entrant: &Entrant| {
        let round = later_round(entrant)?;
        let lines = 1usize << (round - 1);
        let stands = table.boxes.iter().position(|b| b.entry == Some(entrant.entry))?;
        let from = ((stands / lines) ^ 1) * lines;
        let entries = table.boxes.get(from..from + lines)?.iter().filter_map(|b| b.entry).collect();
        Some(SubTable { waiting: entrant.entry, round, boxes: from..from + lines, entries })
    };
    list.iter().filter_map(sub_table).collect()
}
