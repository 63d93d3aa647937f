//! Changing an entry's data.

use domain::EntryId;
use messages::message;
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::add::{EntryFields, apply, refuse_twice};
use super::newcomers::Known;

/// An entry and its new data.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ChangeEntry {
    /// Its key in the event.
    #[ts(type = "number")]
    pub id: i64,
    /// All its fields.
    #[serde(flatten)]
    pub fields: EntryFields,
}

/// Changes an entry. Number, status, games and results stay.
///
/// # Errors
/// The entry does not exist, a field is wrong, or the player would be entered twice.
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

/// Returns the index of an entry in the snapshot.
///
/// # Errors
/// The entry does not exist.
pub(crate) fn position(tournament: &domain::Tournament, id: EntryId) -> Result<usize> {
    tournament
        .entries
        .binary_search_by_key(&id, |e| e.id)
        .map_err(|_| AppError::not_found(message!("entry-unknown", id = id.0)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{closed_register, fields};

    #[test]
    fn change_keeps_the_number() {
        let mut session = closed_register(4);
        let fields = EntryFields { club: "Mill".into(), ..fields(0) };
        change(&mut session, &ChangeEntry { id: 1, fields }).unwrap();
        let entry = session.tournament().unwrap().entry(EntryId(1)).unwrap();
        assert_eq!((entry.player.club.as_str(), entry.number), ("Mill", Some(1)));
    }

    #[test]
    fn change_refuses_an_unknown_entry_and_the_data_of_another() {
        let mut session = closed_register(4);
        let refusal = |session: &mut EventSession, id| {
            change(session, &ChangeEntry { id, fields: fields(1) }).unwrap_err().message.id
        };
        assert_eq!(refusal(&mut session, 99), "entry-unknown");
        assert_eq!(refusal(&mut session, 1), "entry-twice");
    }
}
