//! A draw told lot by lot, in the order in which it was made, for those who watch it (R26, R36).

use super::draw::{mark, seated};
use crate::lots::Lots;
use crate::model::id::EntryId;
use crate::model::knockout_table::{DrawRecord, Mark};

/// One player's way into his box.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lot {
    /// The number of the box (R27).
    pub place: u32,
    /// Who comes into it.
    pub entry: EntryId,
    /// What is printed beside his name.
    pub mark: Mark,
    /// Those among whom the lot was drawn, as they lay before it; he alone where there was nothing to draw.
    pub among: Vec<EntryId>,
    /// The lot: which of them, from 1.
    pub drawn: usize,
    /// How many lots before it were drawn again, to keep compatriots or clubmates apart (R35).
    pub again: usize,
}

/// The lots of a recorded draw, which must be one that [`super::verify`] finds right.
pub fn ceremony(record: &DrawRecord) -> Vec<Lot> {
    let plan = &record.plan;
    let entry = |player: &usize| plan.list[*player].entry;
    let mut told: Vec<Lot> = Vec::new();
    let seating = seated(plan, Lots::new(&record.commitment, &record.entropy), |group, order, at| {
        let place = group.places[at];
        // What is drawn lies at the front already; it has changed places with whoever lay there.
        let earlier = told.last().filter(|lot| lot.place == place);
        let among: Vec<EntryId> = match (earlier, told.last()) {
            (Some(lot), _) => lot.among.clone(),
            (None, Some(before)) if at > 0 => rest(before),
            _ => group.players.iter().map(entry).collect(),
        };
        let chosen = entry(&order[at]);
        let drawn = among.iter().position(|&e| e == chosen).map_or(1, |at| at + 1);
        let again = earlier.map_or(0, |lot| lot.again + 1);
        if again > 0 {
            told.pop();
        }
        told.push(Lot { place, entry: chosen, mark: mark(plan, order[at]), among, drawn, again });
    });
    let mut lots = Vec::new();
    for group in &seating.groups {
        for &place in &group.places {
            let drawn = told.iter().find(|lot| lot.place == place).cloned();
            let alone = seating.who[place as usize].map(|player| {
                let entry = plan.list[player].entry;
                Lot { place, entry, mark: mark(plan, player), among: vec![entry], drawn: 1, again: 0 }
            });
            lots.extend(drawn.or(alone));
        }
    }
    lots
}

/// Who is left after a lot: the drawn one is out, and whoever lay first lies in his place.
fn rest(lot: &Lot) -> Vec<EntryId> {
    let mut among = lot.among.clone();
    among.swap(0, lot.drawn - 1);
    among.remove(0);
    among
}
