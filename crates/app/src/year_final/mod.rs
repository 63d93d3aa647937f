//! The Final of the year: drawing it, settling its ties, verifying, and how it stands (R50-R54).

mod draw;
mod settings;
mod settle;
mod verify;
mod view;

pub(crate) use draw::CLASS;
pub use draw::{DrawFinal, FinalDrawn, draw};
pub use settings::{ChangeFinal, change};
pub use settle::{SettleFinal, settle};
pub use verify::{VerifiedFinal, verify};
pub use view::{
    FinalCategoryView, FinalGameView, FinalGroupView, FinalLadderView, FinalLineView, FinalPlaceView, FinalRoundView,
    FinalView, FinalistView, FinalsView, final_view, jigos_word, phase_word, rests_word, title, view,
};

use domain::{CompetitionId, Tournament, YearFinal};
use session::{AppError, Result};

use crate::knockout::category;

/// The Final of a category, which must be drawn.
pub(crate) fn drawn(tournament: &Tournament, competition: CompetitionId, limit: u8) -> Result<&YearFinal> {
    let category = category(tournament, limit)?;
    tournament
        .final_of(competition, category)
        .ok_or_else(|| AppError::not_found(format!("The Final of category {limit} is not drawn: draw it first.")))
}
