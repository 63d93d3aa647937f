//! An entry's data corrected.

use domain::EntryId;
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::add::{EntryFields, apply, refuse_twice};
use super::eligible::Known;

/// The entry and what it is to be.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ChangeEntry {
    /// Its key.
    #[ts(type = "number")]
    pub id: i64,
    /// All its fields.
    #[serde(flatten)]
    pub fields: EntryFields,
}

/// Changes an entry. Number, status and what was played stay.
///
/// # Errors
/// There is no such entry, a field is wrong, or he would be entered twice.
pub fn change(session: &mut EventSession, request: &ChangeEntry) -> Result<Mutation<i64>> {
    let known = Known::of(session, [request.fields.egd_pin.as_str()].into_iter())?;
    session.transact(Operation::ChangeEntry, request, |tournament| {
        let competition = main_competition(tournament)?.clone();
        let at = position(tournament, EntryId(request.id))?;
        let mut entry = tournament.entries[at].clone();
        apply(&mut entry, &request.fields, &competition, &tournament.event)?;
        refuse_twice(tournament, &entry)?;
        let before = &tournament.entries[at];
        let same = before.player.birth == entry.player.birth
            && before.player.egd_pin == entry.player.egd_pin
            && before.stars_before == entry.stars_before;
        if !same || request.fields.overrule {
            known.admit(&mut entry, &tournament.event, request.fields.overrule)?;
        }
        tournament.entries[at] = entry;
        Ok(request.id)
    })
}

/// Where an entry stands in the snapshot.
pub(crate) fn position(tournament: &domain::Tournament, id: EntryId) -> Result<usize> {
    tournament
        .entries
        .binary_search_by_key(&id, |e| e.id)
        .map_err(|_| AppError::not_found(format!("There is no entry {}: look it up in the register.", id.0)))
}
