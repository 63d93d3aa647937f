//! Redoing the Final's draw from what is recorded (R36).

use serde::Serialize;
use session::{AppError, EventSession, Result};
use ts_rs::TS;

use super::drawn;

/// A draw that was found as recorded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct VerifiedFinal {
    /// The age category.
    pub category: u8,
    /// SHA-256 of the frozen list.
    pub commitment: String,
    /// Players who were drawn again and found where they stand.
    pub players: usize,
}

/// Draws the Final of a category again from its record.
///
/// # Errors
/// It is not drawn, or differs from its record: the first difference is named.
pub fn verify(session: &EventSession, limit: u8) -> Result<VerifiedFinal> {
    let group_final = drawn(session.tournament()?, session.competition()?.id, limit)?;
    domain::year_final::verify(group_final).map_err(|e| AppError::not_now(e.to_string()))?;
    let (commitment, players) = (group_final.draw.commitment.clone(), group_final.chairs.len());
    Ok(VerifiedFinal { category: limit, commitment, players })
}
