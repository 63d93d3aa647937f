//! The draw lot by lot, in the order in which it was made, for an audience (R26, R36).

use super::draw::{draw_groups, mark};
use crate::lots::Lots;
use crate::model::id::EntryId;
use crate::model::knockout_table::{DrawRecord, Mark};

/// One lot: a player and their box.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lot {
    /// The number of the box (R27).
    pub place: u32,
    /// The player drawn.
    pub entry: EntryId,
    /// The mark printed beside their name.
    pub mark: Mark,
    /// The candidates in their order before the lot; only the player if there was nothing to draw.
    pub among: Vec<EntryId>,
    /// The lot: the position of the player in `among`, from 1.
    pub drawn: usize,
    /// How many earlier lots for this box were rejected to separate compatriots or clubmates (R35).
    pub again: usize,
}

/// Returns the lots of a recorded draw. [`super::verify`] must accept the record.
pub fn ceremony(record: &DrawRecord) -> Vec<Lot> {
    let plan = &record.plan;
    let entry = |player: &usize| plan.list[*player].entry;
    let mut observed: Vec<Lot> = Vec::new();
    let seating = draw_groups(plan, Lots::new(&record.commitment, &record.entropy), |group, order, at| {
        let place = group.places[at];
        // `order[at]` is already the drawn player, swapped with the first candidate.
        let rejected = observed.last().filter(|lot| lot.place == place);
        let among: Vec<EntryId> = match (rejected, observed.last()) {
            (Some(lot), _) => lot.among.clone(),
            (None, Some(previous)) if at > 0 => candidates_after(previous),
            _ => group.players.iter().map(entry).collect(),
        };
        let chosen = entry(&order[at]);
        let drawn = among.iter().position(|&e| e == chosen).map_or(1, |at| at + 1);
        let again = rejected.map_or(0, |lot| lot.again + 1);
        if again > 0 {
            observed.pop();
        }
        observed.push(Lot { place, entry: chosen, mark: mark(plan, order[at]), among, drawn, again });
    });
    let mut lots = Vec::new();
    for group in &seating.groups {
        for &place in &group.places {
            let drawn = observed.iter().find(|lot| lot.place == place).cloned();
            let without_draw = seating.players[place as usize].map(|player| {
                let entry = plan.list[player].entry;
                Lot { place, entry, mark: mark(plan, player), among: vec![entry], drawn: 1, again: 0 }
            });
            lots.extend(drawn.or(without_draw));
        }
    }
    lots
}

/// Returns the candidates after a lot: without the player drawn, whose place the first candidate takes.
fn candidates_after(lot: &Lot) -> Vec<EntryId> {
    let mut among = lot.among.clone();
    among.swap(0, lot.drawn - 1);
    among.remove(0);
    among
}
