//! The games of a self-pairing competition or a club ladder, in which players choose their opponents (R69, R70).

mod add;
mod conditions;
mod prizes;
mod remove;
mod view;

pub use crate::operation::{AddGame, RemoveGame};
pub use add::{GameAdded, add};
pub use conditions::{ConditionsView, GamePair, view_conditions};
pub use prizes::{LadderPeriod, LadderPrizeView, LadderPrizesView, view_prizes};
pub use remove::remove;
pub use view::{ChartCellView, ChartRowView, FreeGameView, FreeGamesView, view};

use domain::Competition;
use messages::message;
use session::{AppError, Result};

/// Refuses a competition whose rounds are paired.
fn refuse_paired(competition: &Competition) -> Result<()> {
    if competition.system.is_free() {
        return Ok(());
    }
    Err(AppError::not_now(message!("self-pairing-other-system", name = &competition.name)))
}
