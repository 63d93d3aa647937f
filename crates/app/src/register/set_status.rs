//! Announced, registered, withdrawn (R6).

use domain::{EntryId, EntryStatus};
use serde::{Deserialize, Serialize};
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::change::position;
use crate::knockout::after_withdrawal;

/// The entry and its new status.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct SetEntryStatus {
    /// Its key.
    #[ts(type = "number")]
    pub id: i64,
    /// `preregistered`, `registered` or `withdrawn`.
    pub status: String,
}

/// Sets how far a registration is. A withdrawn player keeps what he played and is paired no more; in a knock-out that
/// is drawn and has not begun an alternate takes his box, if the competition's setting says so (R34).
///
/// # Errors
/// There is no such entry or status.
pub fn set_status(session: &mut EventSession, request: &SetEntryStatus) -> Result<Mutation<i64>> {
    let status = read(&request.status)?;
    session.transact(Operation::SetEntryStatus, request, |tournament| {
        let at = position(tournament, EntryId(request.id))?;
        tournament.entries[at].status = status;
        if status == EntryStatus::Withdrawn {
            after_withdrawal(tournament, EntryId(request.id))?;
        }
        Ok(request.id)
    })
}

fn read(text: &str) -> Result<EntryStatus> {
    match text.trim() {
        "preregistered" => Ok(EntryStatus::PreRegistered),
        "registered" => Ok(EntryStatus::Registered),
        "withdrawn" => Ok(EntryStatus::Withdrawn),
        other => Err(AppError::bad_input(format!(
            "\"{other}\" is no status: choose preregistered, registered or withdrawn."
        ))),
    }
}

/// The status as a word.
pub(crate) fn word(status: EntryStatus) -> &'static str {
    match status {
        EntryStatus::PreRegistered => "preregistered",
        EntryStatus::Registered => "registered",
        EntryStatus::Withdrawn => "withdrawn",
    }
}
