//! The request for the preview of a correction, which `correct.rs` computes.

use domain::GameResult;
use serde::{Deserialize, Serialize};
use session::{EventSession, Result};
use ts_rs::TS;

use super::board_position;
use super::correct::{CorrectionView, preview};
use super::enter_result::set_both;
use crate::labels::ResultView;

/// A correction to preview.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ViewCorrection {
    /// The round, from 1.
    pub round: u32,
    /// The board, from 1.
    pub board: u32,
    /// The new result; `None` clears it.
    pub result: Option<ResultView>,
}

/// Returns the later games that depend on a result, and what each choice would change. The event does not change.
///
/// # Errors
/// The board does not exist.
pub fn view_correction(session: &EventSession, request: &ViewCorrection) -> Result<CorrectionView> {
    let (before, competition) = (session.tournament()?, session.competition()?.id);
    let position = board_position(before, competition, request.round, request.board)?;
    let Some(place) = before.games[position].knockout else { return Ok(CorrectionView::default()) };
    let mut after = before.clone();
    set_both(&mut after.games[position], request.result.map(GameResult::from));
    Ok(preview(before, &after, place))
}
