//! Repeating the draw of the Final from its record (R36).

use domain::year_final;
use messages::Explain;
use serde::Serialize;
use session::{AppError, EventSession, Result};
use ts_rs::TS;

use super::drawn;

/// A draw that matches its record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct VerifiedFinal {
    /// The age category.
    pub category: u8,
    /// SHA-256 of the frozen list.
    pub commitment: String,
    /// Players who were drawn again and match.
    pub players: usize,
}

/// Draws the Final of a category again from its record.
///
/// # Errors
/// Fails if the Final is not drawn, or with the first difference from its record.
pub fn verify(session: &EventSession, limit: u8) -> Result<VerifiedFinal> {
    let drawn = drawn(session.tournament()?, limit)?;
    year_final::verify(drawn).map_err(|error| AppError::not_now(error.message()))?;
    let (commitment, players) = (drawn.draw.commitment.clone(), drawn.seats.len());
    Ok(VerifiedFinal { category: limit, commitment, players })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;

    #[test]
    fn verify_confirms_a_draw() {
        let verified = verify(&fixture::year_final(8), 12).expect("the draw matches its record");
        assert_eq!((verified.category, verified.players), (12, 8));
    }

    #[test]
    fn verify_refuses_a_final_that_is_not_drawn() {
        let error = verify(&fixture::closed_youth(8), 12).expect_err("the Final is not drawn");
        assert_eq!(error.message.id, "year-final-not-drawn");
    }
}
