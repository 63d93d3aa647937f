//! A draw told lot by lot, for an audience (R26, R36).

use domain::knockout::{Lot, group, on_paper};
use domain::model::knockout_table::TableBox;
use domain::{Tournament, knockout};
use serde::{Deserialize, Serialize};
use session::{AppError, EventSession, Result};
use ts_rs::TS;

use super::draw::category;
use super::labels::{full_name, mark};
use super::view::box_view;
use crate::knockout::{CandidateView, CeremonyView, LotView};

/// Which category's draw.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct ViewCeremony {
    /// The age category.
    pub category: u8,
}

/// The draw of a category in the order of its lots.
///
/// # Errors
/// It is not drawn, or is not what its record says.
pub fn ceremony(session: &EventSession, request: &ViewCeremony) -> Result<CeremonyView> {
    let tournament = session.tournament()?;
    let limit = category(tournament, request.category)?;
    let table = tournament
        .table_of(session.competition()?.id, limit)
        .ok_or_else(|| AppError::not_found(format!("KO{limit} is not drawn: draw it first.")))?;
    let empty = |b: &TableBox| TableBox { entry: None, mark: domain::model::knockout_table::Mark::None, ..*b };
    let boxes: Vec<TableBox> = on_paper(&table.boxes).iter().map(empty).collect();
    Ok(CeremonyView {
        category: limit.0,
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
        group: group(lot.place).to_string(),
        entry: lot.entry.0,
        name: name(lot.entry),
        mark: mark(lot.mark),
        among: lot.among.iter().map(|&e| CandidateView { entry: e.0, name: name(e) }).collect(),
        drawn: lot.drawn as u32,
        again: lot.again as u32,
    }
}
