//! The levy paid at the desk, or paid back (R80).

use domain::EntryId;
use serde::{Deserialize, Serialize};
use session::{EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::change::position;

/// Who, and whether he has paid.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct SetPaid {
    /// The entry's key.
    #[ts(type = "number")]
    pub id: i64,
    /// Whether he has paid.
    pub paid: bool,
}

/// Notes that an entry has paid what it owes, or has not.
///
/// # Errors
/// There is no such entry.
pub fn set_paid(session: &mut EventSession, request: &SetPaid) -> Result<Mutation<i64>> {
    session.transact(Operation::SetPaid, request, |tournament| {
        let at = position(tournament, EntryId(request.id))?;
        tournament.entries[at].paid = request.paid;
        Ok(request.id)
    })
}
