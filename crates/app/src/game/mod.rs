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

use domain::{Competition, EntryId, EntryStatus, Tournament};
use messages::message;
use session::{AppError, Result};

/// Refuses a competition whose rounds are paired.
fn refuse_paired(competition: &Competition) -> Result<()> {
    if competition.system.is_free() {
        return Ok(());
    }
    Err(AppError::not_now(message!("game-rounds-paired", name = &competition.name)))
}

/// Returns the player with this number.
fn player(tournament: &Tournament, number: u32) -> Result<EntryId> {
    let entry = tournament.entry_by_number(number);
    let entry = entry.ok_or_else(|| AppError::not_found(message!("self-pairing-number-unknown", number)))?;
    if entry.status == EntryStatus::Withdrawn {
        return Err(AppError::not_now(message!("self-pairing-withdrawn", name = entry.player.list_name())));
    }
    Ok(entry.id)
}
