//! Redoing a draw from what is recorded (R36).

use domain::knockout;
use serde::Serialize;
use session::{AppError, EventSession, Result};
use ts_rs::TS;

use super::draw::category;

/// A draw that was found as recorded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Verified {
    /// The age category.
    pub category: u8,
    /// SHA-256 of the frozen list.
    pub commitment: String,
    /// Boxes that were drawn again and found right.
    pub boxes: usize,
}

/// Draws the table of a category again from its record.
///
/// # Errors
/// It is not drawn, or differs from its record: the first difference is named.
pub fn verify(session: &EventSession, limit: u8) -> Result<Verified> {
    let tournament = session.tournament()?;
    let category = category(tournament, limit)?;
    let table = tournament
        .table_of(session.competition()?.id, category)
        .ok_or_else(|| AppError::not_found(format!("KO{category} is not drawn: draw it first.")))?;
    knockout::verify(table).map_err(|e| AppError::not_now(e.to_string()))?;
    Ok(Verified { category: limit, commitment: table.draw.commitment.clone(), boxes: table.boxes.len() })
}
