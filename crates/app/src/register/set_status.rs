//! Setting an entry to pre-registered, registered or withdrawn (R6).

use domain::EntryId;
use serde::{Deserialize, Serialize};
use session::{EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::change::position;
use crate::knockout::after_withdrawal;
use crate::vocabulary::StatusName;

/// An entry and its new status.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct SetEntryStatus {
    /// Its key in the event.
    #[ts(type = "number")]
    pub id: i64,
    /// Its status.
    pub status: StatusName,
}

/// Sets the status of an entry. A withdrawn player keeps their games but is not paired again. In a drawn knock-out that has
/// not begun, an alternate takes their box if the competition's setting says so (R34).
///
/// # Errors
/// The entry does not exist.
pub fn set_status(session: &mut EventSession, request: &SetEntryStatus) -> Result<Mutation<i64>> {
    session.transact(Operation::SetEntryStatus, request, |tournament| {
        let at = position(tournament, EntryId(request.id))?;
        tournament.entries[at].status = request.status.into();
        if request.status == StatusName::Withdrawn {
            after_withdrawal(tournament, EntryId(request.id))?;
        }
        Ok(request.id)
    })
}

#[cfg(test)]
mod tests {
    use domain::EntryStatus;

    use super::*;
    use crate::fixture::closed_register;

    #[test]
    fn set_status_withdraws_a_player_who_keeps_their_number() {
        let mut session = closed_register(4);
        set_status(&mut session, &SetEntryStatus { id: 1, status: StatusName::Withdrawn }).unwrap();
        let entry = session.tournament().unwrap().entry(EntryId(1)).unwrap();
        assert_eq!((entry.status, entry.number), (EntryStatus::Withdrawn, Some(1)));
    }

    #[test]
    fn set_status_refuses_an_unknown_entry() {
        let request = SetEntryStatus { id: 9, status: StatusName::Withdrawn };
        assert_eq!(set_status(&mut closed_register(4), &request).unwrap_err().message.id, "entry-unknown");
    }
}
