//! A sleeper taken out of the top group, as the handbook has it: his initial score is lowered by one or two (R15).

use domain::EntryId;
use domain::standings::absence::sleeps_at_top;
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::change::position;

/// Who, and by how much.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct LowerSleeper {
    /// The entry's key.
    #[ts(type = "number")]
    pub id: i64,
    /// Whole points: 1 or 2.
    pub by: u8,
}

/// Lowers a sleeper's initial score.
///
/// # Errors
/// He does not sleep in the top group, or it is by something else than one or two.
pub fn lower_sleeper(session: &mut EventSession, request: &LowerSleeper) -> Result<Mutation<i64>> {
    if !(1..=2).contains(&request.by) {
        return Err(AppError::bad_input(format!("{} is not what the handbook offers: lower by 1 or 2.", request.by)));
    }
    session.transact(Operation::LowerSleeper, request, |tournament| {
        let competition = main_competition(tournament)?.clone();
        let at = position(tournament, EntryId(request.id))?;
        let entry = &mut tournament.entries[at];
        if !sleeps_at_top(&competition, entry) {
            let name = entry.player.list_name();
            return Err(AppError::not_now(format!(
                "{name} does not sleep in the top group: his score can stay as it is."
            )));
        }
        entry.score_shift -= i32::from(request.by);
        Ok(request.id)
    })
}
