//! Setting an entry to pre-registered, registered or withdrawn (R6).

use domain::{Competition, Entry, EntryId, EntryStatus, PersonId, Tournament};
use messages::message;
use session::fields::clean;
use session::{AppError, EventSession, Mutation, Result};

use super::late::next_number;
use super::position;
use crate::knockout::after_withdrawal;
use crate::operation::{SetEntryStatus, op};
use crate::vocabulary::StatusName;

/// Sets the status of an entry. A withdrawn player keeps their games but is not paired again. A player who was withdrawn when
/// the register closed gets the next number when they come back (R7). In a drawn knock-out that has
/// not begun, an alternate takes their box if the competition's setting says so (R34).
///
/// # Errors
/// The entry does not exist, or the reason is missing.
pub fn set_status(session: &mut EventSession, request: &SetEntryStatus) -> Result<Mutation<i64>> {
    session.transact(op::SetEntryStatus, request, |tournament| {
        let at = position(tournament, EntryId(request.id))?;
        check_reason(tournament, &tournament.entries[at], request)?;
        tournament.entries[at].status = request.status.into();
        give_number(tournament, at)?;
        if request.status == StatusName::Withdrawn {
            after_withdrawal(tournament, EntryId(request.id))?;
        }
        Ok(request.id)
    })
}

/// Returns the names of the other competitions in which the person of an entry, or a partner of the pair, is registered, alone or in a pair: who withdraws from one competition may
/// still be expected in these.
///
/// # Errors
/// No event is open.
pub fn registered_elsewhere(session: &EventSession, id: i64) -> Result<Vec<String>> {
    let whole = session.event()?;
    let Some(entry) = whole.entry(EntryId(id)) else { return Ok(Vec::new()) };
    let people: Vec<PersonId> = entry.people().into_iter().map(|(person, _)| person).collect();
    let is_theirs = |other: &Entry| people.iter().any(|&person| other.has_person(person));
    let is_registered = |competition: &&Competition| {
        whole.entries_of(competition.id).any(|other| other.status == EntryStatus::Registered && is_theirs(other))
    };
    let others = whole.competitions().filter(|competition| competition.id != entry.competition);
    Ok(others.filter(is_registered).map(|competition| competition.name.clone()).collect())
}

/// Gives the next number to an entry that plays and has none, because it was withdrawn when the register closed.
fn give_number(tournament: &mut Tournament, at: usize) -> Result<()> {
    let entry = &tournament.entries[at];
    let competition = &tournament.competition;
    if competition.numbers_at_entry() && entry.status != EntryStatus::Withdrawn && entry.number.is_none() {
        let number = next_number(tournament);
        tournament.entries[at].number = Some(number);
    }
    Ok(())
}

/// Refuses a change after closing without a reason (R8). An arrival needs none, as a late entry does not.
fn check_reason(tournament: &Tournament, entry: &Entry, request: &SetEntryStatus) -> Result<()> {
    let status = EntryStatus::from(request.status);
    let arrives = (entry.status, status) == (EntryStatus::PreRegistered, EntryStatus::Registered);
    let reason = clean(request.reason.as_deref().unwrap_or_default());
    if tournament.competition.register_closed.is_some() && status != entry.status && !arrives && reason.is_empty() {
        return Err(AppError::bad_input(message!("entry-change-without-reason", name = entry.player.list_name())));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::competition::{self, AddCompetition};
    use crate::fixture::{closed_register, open_register};
    use crate::operation::EnterPeople;
    use crate::register::close_register;

    fn request(id: i64, status: StatusName, reason: &str) -> SetEntryStatus {
        SetEntryStatus { id, status, reason: Some(reason.into()) }
    }

    #[test]
    fn who_withdraws_in_one_competition_is_still_registered_in_the_others() {
        let mut session = closed_register(3);
        let rapid = AddCompetition { name: "Rapid".into(), ..AddCompetition::default() };
        competition::add(&mut session, &rapid).unwrap();
        let all = EnterPeople { entries: vec![1], overrule: false };
        let there = competition::enter(&mut session, &all).unwrap().value.entries[0];
        assert_eq!(registered_elsewhere(&session, 1).unwrap(), ["Rapid"]);
        assert!(registered_elsewhere(&session, 2).unwrap().is_empty());
        set_status(&mut session, &request(there, StatusName::Withdrawn, "went home")).unwrap();
        assert!(registered_elsewhere(&session, 1).unwrap().is_empty());
        assert_eq!(registered_elsewhere(&session, there).unwrap().len(), 1);
    }

    #[test]
    fn set_status_withdraws_a_player_who_keeps_their_number() {
        let mut session = closed_register(4);
        set_status(&mut session, &request(1, StatusName::Withdrawn, "went home")).unwrap();
        let entry = session.tournament().unwrap().entry(EntryId(1)).unwrap();
        assert_eq!((entry.status, entry.number), (EntryStatus::Withdrawn, Some(1)));
    }

    #[test]
    fn a_player_withdrawn_before_closing_gets_a_number_when_they_return() {
        let mut session = open_register(4);
        set_status(&mut session, &request(1, StatusName::Withdrawn, "")).unwrap();
        close_register(&mut session).unwrap();
        let number = |session: &EventSession| session.tournament().unwrap().entry(EntryId(1)).unwrap().number;
        assert_eq!(number(&session), None);
        set_status(&mut session, &request(1, StatusName::Registered, "the train came")).unwrap();
        assert_eq!(number(&session), Some(4));
        set_status(&mut session, &request(1, StatusName::Withdrawn, "ill")).unwrap();
        assert_eq!(number(&session), Some(4), "the number stays");
    }

    #[test]
    fn a_change_of_status_after_closing_needs_a_reason() {
        let mut session = closed_register(4);
        let refused =
            |session: &mut EventSession, status| set_status(session, &request(1, status, " ")).unwrap_err().message.id;
        assert_eq!(refused(&mut session, StatusName::Withdrawn), "entry-change-without-reason");
        assert_eq!(refused(&mut session, StatusName::PreRegistered), "entry-change-without-reason");
        set_status(&mut session, &request(1, StatusName::Registered, "")).expect("nothing changes");
        set_status(&mut session, &request(1, StatusName::Withdrawn, "ill")).expect("the reason is given");
        assert_eq!(refused(&mut session, StatusName::Registered), "entry-change-without-reason");
        set_status(&mut session, &request(1, StatusName::PreRegistered, "may come back")).unwrap();
        set_status(&mut session, &request(1, StatusName::Registered, "")).expect("the player arrives");
        set_status(&mut open_register(4), &request(1, StatusName::Withdrawn, "")).expect("the register is open");
    }

    #[test]
    fn set_status_refuses_an_unknown_entry() {
        let request = request(9, StatusName::Withdrawn, "ill");
        assert_eq!(set_status(&mut closed_register(4), &request).unwrap_err().message.id, "entry-unknown");
    }
}
