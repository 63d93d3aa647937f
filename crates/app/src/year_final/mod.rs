//! The year's Final: drawing it, settling its ties, verifying and showing it (R50-R54).

mod draw;
mod labels;
mod settings;
mod settle;
mod verify;
mod view;

pub use crate::operation::{ChangeFinal, DrawFinal, SettleFinal};
pub use crate::vocabulary::{FinalGroupName, JigoCounting, RestChoice};
pub(crate) use draw::CLASS;
pub use draw::{FinalDrawn, draw, freeze};
pub use labels::{DecidedBy, FinalGameState, FinalPhase, GroupResult, RestPlanName, title};
pub use settings::change;
pub use settle::settle;
pub use verify::{VerifiedFinal, verify};
pub use view::{
    FinalCategoryView, FinalGameView, FinalGroupView, FinalLadderView, FinalLineView, FinalPlaceView, FinalRoundView,
    FinalView, FinalistView, FinalsView, final_view, view,
};

use domain::{Tournament, YearFinal};
use messages::message;
use session::{AppError, Result};

use crate::knockout::category;

/// Returns the drawn Final of a category.
pub(crate) fn drawn(tournament: &Tournament, limit: u8) -> Result<&YearFinal> {
    let category = category(tournament, limit)?;
    tournament.final_of(category).ok_or_else(|| AppError::not_found(message!("year-final-not-drawn", category = limit)))
}
