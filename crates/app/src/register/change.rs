//! Changing an entry's data.

use domain::{EntryId, Rounds};
use messages::message;
use session::fields::clean;
use session::{AppError, EventSession, Mutation, Result};

use super::add::{apply, refuse_twice};
use super::known::Known;
use super::late::closed_rounds;
use super::pairs::refuse_pair_fields;
use super::position;
use super::slips::is_for_slip;
use crate::operation::{ChangeEntry, op};

/// Changes an entry. Number, status, games and results stay.
///
/// # Errors
/// The entry does not exist, a field is wrong, the player would be entered twice, or the reason is missing.
pub fn change(session: &mut EventSession, request: &ChangeEntry) -> Result<Mutation<i64>> {
    let known = Known::of(session, [request.fields.egd_pin.as_str()].into_iter())?;
    session.transact(op::ChangeEntry, request, |tournament| {
        let competition = tournament.competition.clone();
        let at = position(tournament, EntryId(request.id))?;
        let mut entry = tournament.entries[at].clone();
        apply(&mut entry, &request.fields, &competition, &tournament.event)?;
        refuse_pair_fields(&tournament.entries[at], &entry)?;
        refuse_twice(tournament, &entry)?;
        let before = &tournament.entries[at];
        // The register does not take back the consent to a round that is closed (R9).
        let consented = closed_rounds(tournament, &competition).iter().filter(|&round| before.missed.contains(round));
        entry.missed = consented.fold(entry.missed, Rounds::with);
        let reason = request.reason.as_deref().unwrap_or_default();
        if competition.register_closed.is_some()
            && clean(reason).is_empty()
            && is_for_slip(&competition, before, &entry)
        {
            return Err(AppError::bad_input(message!("entry-change-without-reason", name = before.player.list_name())));
        }
        let same = before.player.birth == entry.player.birth
            && before.player.egd_pin == entry.player.egd_pin
            && before.stars_before == entry.stars_before;
        if !same || request.fields.overrule {
            known.newcomers.admit(&mut entry, &tournament.event, request.fields.overrule)?;
        }
        tournament.entries[at] = entry;
        Ok(request.id)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{closed_register, fields, open_register};
    use crate::operation::EntryFields;

    fn request(id: i64, fields: EntryFields) -> ChangeEntry {
        ChangeEntry { id, reason: None, fields }
    }

    #[test]
    fn a_change_after_closing_needs_a_reason() {
        let mut session = closed_register(4);
        let refused = change(&mut session, &request(1, EntryFields { rank: "5k".into(), ..fields(0) })).unwrap_err();
        assert_eq!(refused.message.id, "entry-change-without-reason");
        let shifted = request(1, EntryFields { score_shift: 2, ..fields(0) });
        assert_eq!(change(&mut session, &shifted).unwrap_err().message.id, "entry-change-without-reason");
        change(&mut session, &ChangeEntry { reason: Some("typing error".into()), ..shifted }).unwrap();
        let paid = EntryFields { paid: true, score_shift: 2, ..fields(0) };
        change(&mut session, &request(1, paid)).expect("slips do not change the levy");
        let mut open = open_register(4);
        change(&mut open, &request(1, EntryFields { rank: "5k".into(), ..fields(0) })).expect("the register is open");
    }

    #[test]
    fn change_sets_middle_name_town_and_transliteration() {
        let mut session = open_register(2);
        let (middle, town) = ("Lee".to_string(), "Arad".to_string());
        let named = EntryFields { middle, town, latin: "Alder Samuel".into(), ..fields(0) };
        change(&mut session, &request(1, named.clone())).unwrap();
        let player = |session: &EventSession| session.tournament().unwrap().entry(EntryId(1)).unwrap().player.clone();
        let found = player(&session);
        assert_eq!((found.middle.as_str(), found.town.as_str()), ("Lee", "Arad"));
        assert_eq!((found.latin_name().as_str(), found.latin.is_some()), ("Alder Samuel", true));
        change(&mut session, &request(1, EntryFields { latin: "Alder Sam".into(), ..named })).unwrap();
        assert_eq!(player(&session).latin, None, "the proposed transliteration is not stored");
    }

    #[test]
    fn change_keeps_the_number() {
        let mut session = closed_register(4);
        let fields = EntryFields { club: "Mill".into(), ..fields(0) };
        change(&mut session, &ChangeEntry { reason: Some("moved".into()), ..request(1, fields) }).unwrap();
        let entry = session.tournament().unwrap().entry(EntryId(1)).unwrap();
        assert_eq!((entry.player.club.as_str(), entry.number), ("Mill", Some(1)));
    }

    #[test]
    fn change_refuses_an_unknown_entry_and_the_data_of_another() {
        let mut session = closed_register(4);
        let refusal = |session: &mut EventSession, id| change(session, &request(id, fields(1))).unwrap_err().message.id;
        assert_eq!(refusal(&mut session, 99), "entry-unknown");
        assert_eq!(refusal(&mut session, 1), "entry-twice");
    }
}
