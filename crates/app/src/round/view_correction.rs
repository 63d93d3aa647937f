//! What a corrected result would affect, before it is entered.

use serde::{Deserialize, Serialize};
use session::{EventSession, Result};
use ts_rs::TS;

use super::board_position;
use super::correct::{CorrectionView, options};
use super::enter_result::{read, set_both};

/// A result that is to be corrected.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ViewCorrection {
    /// The round, from 1.
    pub round: u32,
    /// The board, from 1.
    pub board: u32,
    /// The new result; none clears.
    pub result: Option<String>,
}

/// The later games that stand on a result, and what each choice would change. Nothing is changed.
///
/// # Errors
/// There is no such board or result.
pub fn view_correction(session: &EventSession, request: &ViewCorrection) -> Result<CorrectionView> {
    let (before, competition) = (session.tournament()?, session.competition()?.id);
    let result = read(request.result.as_deref())?;
    let at = board_position(before, competition, request.round, request.board)?;
    let Some(place) = before.games[at].knockout else { return Ok(CorrectionView::default()) };
    let mut after = before.clone();
    set_both(&mut after.games[at], result);
    Ok(options(before, &after, place))
}
