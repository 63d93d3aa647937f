//! Makes the list to draw from a category's list: size, later rounds, qualifiers and wild cards (R29-R31).

use std::collections::BTreeSet;

use messages::{Explain, Message, explained, message};

use super::plan::later_round;
use crate::model::id::EntryId;
use crate::model::knockout_table::{DrawPlan, Entrant, EntryRoute, KnockoutTable};

/// The organisers' choices for a draw.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Choice {
    /// Number of players drawn.
    pub size: usize,
    /// Players who enter in a later round, with that round, 2 or later (R31).
    pub later: Vec<(EntryId, u32)>,
    /// Players who won their qualifying section (R30).
    pub qualified: Vec<EntryId>,
    /// Players with a wild card, strongest first (R29).
    pub wild_cards: Vec<EntryId>,
}

/// Why a choice does not fit the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChoiceError {
    /// A player who is not in the list.
    NotListed(EntryId),
    /// A player with two routes into the table.
    Twice(EntryId),
    /// More places than listed players, or more chosen players than places.
    Size {
        /// Places in the list to draw.
        size: usize,
        /// Players in the category's list.
        listed: usize,
        /// Qualifiers and wild cards among them.
        chosen: usize,
    },
    /// A later-round player who is too low in the list to be drawn.
    LeftOut(EntryId),
}

impl Explain for ChoiceError {
    fn message(&self) -> Message {
        match *self {
            ChoiceError::NotListed(entry) => message!("knockout-choice-not-listed", entry = entry.number()),
            ChoiceError::Twice(entry) => message!("knockout-choice-twice", entry = entry.number()),
            ChoiceError::Size { size, listed, chosen } => message!("knockout-choice-size", size, listed, chosen),
            ChoiceError::LeftOut(entry) => message!("knockout-choice-left-out", entry = entry.number()),
        }
    }
}

explained!(ChoiceError);

/// Returns the list to draw, of `choice.size` players: the strongest of `list`, then the qualifiers in the order of
/// `list`, then the wild cards. [`DrawPlan::check`] limits the number of qualifiers and wild cards.
///
/// # Errors
/// [`ChoiceError`] if a player is not in `list` or is chosen twice, or if the size does not fit.
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
    let by_route = |e: &Entrant, way: EntryRoute| Entrant { way, ..e.clone() };
    let later_round = |e: &Entrant| choice.later.iter().find(|(entry, _)| *entry == e.entry).map(|&(_, round)| round);
    let strongest = list.iter().filter(|e| !extra(e)).take(choice.size - chosen);
    let mut drawn: Vec<Entrant> =
        strongest.map(|e| by_route(e, later_round(e).map_or(EntryRoute::Listed, EntryRoute::LaterRound))).collect();
    if let Some(&(low, _)) = choice.later.iter().find(|(entry, _)| !drawn.iter().any(|e| e.entry == *entry)) {
        return Err(ChoiceError::LeftOut(low));
    }
    drawn.extend(
        list.iter().filter(|e| choice.qualified.contains(&e.entry)).map(|e| by_route(e, EntryRoute::Qualified)),
    );
    let listed = |entry: &EntryId| list.iter().find(|e| e.entry == *entry);
    drawn.extend(choice.wild_cards.iter().filter_map(listed).map(|e| by_route(e, EntryRoute::WildCard)));
    Ok(drawn)
}

/// The part of a table that determines the opponent of a later-round player (R31).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SubTable {
    /// The later-round player.
    pub waiting: EntryId,
    /// The round of the table, from 1, in which they meet the winner of this part.
    pub round: u32,
    /// Its lines: indices into the table's boxes.
    pub boxes: std::ops::Range<usize>,
    /// Its players; empty if the later-round player has a bye in that round too.
    pub entries: Vec<EntryId>,
}

/// Returns the sub-tables of the later-round players, in the order of the list (R31).
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
