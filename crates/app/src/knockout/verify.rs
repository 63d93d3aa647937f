//! Repeating a draw from its record (R36).

use domain::knockout;
use messages::Explain;
use serde::Serialize;
use session::{AppError, EventSession, Result};
use ts_rs::TS;

use super::draw::category;
use super::drawn_table;

/// A draw that matches its record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Verified {
    /// The age category.
    pub category: u8,
    /// SHA-256 of the frozen list.
    pub commitment: String,
    /// Boxes that were drawn again and match.
    pub boxes: usize,
}

/// Draws the table of a category again from its record.
///
/// # Errors
/// Fails if the table is not drawn, or with the first difference from its record.
pub fn verify(session: &EventSession, limit: u8) -> Result<Verified> {
    let tournament = session.tournament()?;
    let category = category(tournament, limit)?;
    let table = drawn_table(tournament, category)?;
    knockout::verify(table).map_err(|error| AppError::not_now(error.message()))?;
    Ok(Verified { category: limit, commitment: table.draw.commitment.clone(), boxes: table.boxes.len() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;

    #[test]
    fn verify_confirms_a_draw() {
        let verified = verify(&fixture::knockout(6), 12).expect("the draw matches its record");
        assert_eq!((verified.category, verified.boxes), (12, 8));
    }

    #[test]
    fn verify_refuses_a_table_that_is_not_drawn() {
        let error = verify(&fixture::closed_youth(6), 12).expect_err("KO12 is not drawn");
        assert_eq!(error.message.id, "ko-not-drawn");
    }
}
