//! A draw shown lot by lot to an audience (R26, R36).

use domain::knockout::{Lot, group, on_paper};
use domain::model::knockout_table::{Mark, TableBox};
use domain::{Tournament, knockout};
use serde::{Deserialize, Serialize};
use session::{EventSession, Result};
use ts_rs::TS;

use super::draw::category;
use super::drawn_table;
use super::labels::{full_name, mark};
use super::view::box_view;
use crate::knockout::{CandidateView, CeremonyView, LotView};

/// A request for the draw of a category, lot by lot.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct ViewCeremony {
    /// The age category.
    pub category: u8,
}

/// Returns the draw of a category in the order of its lots.
///
/// # Errors
/// Fails if there is no such category or it is not drawn.
pub fn ceremony(session: &EventSession, request: &ViewCeremony) -> Result<CeremonyView> {
    let tournament = session.tournament()?;
    let category = category(tournament, request.category)?;
    let table = drawn_table(tournament, category)?;
    let empty = |b: &TableBox| TableBox { entry: None, mark: Mark::None, ..*b };
    let boxes: Vec<TableBox> = on_paper(&table.boxes, |b| b.place).iter().map(empty).collect();
    Ok(CeremonyView {
        category: category.0,
        event: tournament.event.name.clone(),
        lines: table.boxes.len() as u32,
        size: table.draw.plan.list.len() as u32,
        first_round: table.first_round,
        commitment: table.draw.commitment.clone(),
        entropy: table.draw.entropy.clone(),
        reason: table.draw.reason.clone(),
        boxes: boxes.iter().map(|b| box_view(tournament, b)).collect(),
        lots: knockout::ceremony(&table.draw).iter().map(|lot| lot_view(tournament, lot)).collect(),
    })
}

fn lot_view(tournament: &Tournament, lot: &Lot) -> LotView {
    let name = |entry| full_name(tournament, entry);
    LotView {
        place: lot.place,
        group: group(lot.place).into(),
        entry: lot.entry.0,
        name: name(lot.entry),
        mark: mark(lot.mark),
        among: lot.among.iter().map(|&e| CandidateView { entry: e.0, name: name(e) }).collect(),
        drawn: lot.drawn as u32,
        again: lot.again as u32,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{closed_youth, knockout};

    #[test]
    fn ceremony_has_an_empty_table_and_a_lot_for_each_player() {
        let view = ceremony(&knockout(6), &ViewCeremony { category: 12 }).expect("KO12 is drawn");
        assert_eq!((view.lines, view.size, view.lots.len()), (8, 6, 6));
    }

    #[test]
    fn ceremony_refuses_a_category_that_is_not_drawn() {
        let error = ceremony(&closed_youth(6), &ViewCeremony { category: 12 }).expect_err("KO12 is not drawn");
        assert_eq!(error.message.id, "ko-not-drawn");
    }
}
