//! Entering people of other competitions: nobody is typed twice.

use domain::{Entry, EntryId, Event, Tournament};
use messages::message;
use serde::Serialize;
use session::{AppError, EventSession, Mutation, Result};
use store::Counters;
use ts_rs::TS;

use crate::operation::{EnterPeople, op};
use crate::register::{Known, refuse_twice, take_late_place};
use crate::timetable::{ConflictView, conflicts_of_entries};

/// The entries that were made, and what the director should know about them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PeopleEntered {
    /// The keys of the new entries, in the order of the request.
    pub entries: Vec<i64>,
    /// Which of the people are due in another competition at the same time.
    pub conflicts: Vec<ConflictView>,
}

/// Enters people of other competitions in the chosen one.
///
/// # Errors
/// No event is open, nobody is named, an entry does not exist, or a person is entered already or may not play here. Then nobody
/// is entered.
pub fn enter(session: &mut EventSession, request: &EnterPeople) -> Result<Mutation<PeopleEntered>> {
    let sources = sources(session.event()?, &request.entries)?;
    let pins: Vec<String> = sources.iter().filter_map(|entry| entry.player.egd_pin.clone()).collect();
    let known = Known::of(session, pins.iter().map(String::as_str))?;
    let done = session.transact_with_keys(op::EnterPeople, request, |tournament, counters| {
        let enter = |source: &Entry| enter_one(tournament, counters, source, &known, request.overrule);
        sources.iter().map(enter).collect::<Result<Vec<i64>>>()
    })?;
    let (whole, competition) = (session.event()?, session.competition()?.id);
    let conflicts = conflicts_of_entries(whole, competition, &done.value);
    Ok(done.map(|entries| PeopleEntered { entries, conflicts }))
}

fn sources(event: &Event, entries: &[i64]) -> Result<Vec<Entry>> {
    if entries.is_empty() {
        return Err(AppError::bad_input(message!("competition-nobody")));
    }
    let found = |id: &i64| event.entry(EntryId(*id)).cloned();
    let missing = |id: i64| AppError::not_found(message!("entry-unknown", id));
    entries.iter().map(|id| found(id).ok_or_else(|| missing(*id))).collect()
}

/// Enters the person of an entry of another competition in the competition of the tournament, and returns the key of the new entry.
///
/// # Errors
/// The person is entered already, or may not play here and the director does not overrule.
pub(crate) fn enter_one(
    tournament: &mut Tournament,
    counters: &mut Counters,
    source: &Entry,
    known: &Known,
    overrule: bool,
) -> Result<i64> {
    let competition = tournament.competition.clone();
    if tournament.entry_of(source.person).is_some() {
        return Err(AppError::bad_input(message!("entry-twice", name = source.player.list_name())));
    }
    let mut entry = Entry {
        person: source.person,
        family_group: source.family_group.clone(),
        membership: source.membership,
        paid: source.paid,
        sp: source.sp.clone(),
        ..Entry::new(counters.next_key::<Entry>(), competition.id, source.player.clone())
    };
    refuse_twice(tournament, &entry)?;
    known.newcomers.admit(&mut entry, &tournament.event, overrule)?;
    take_late_place(tournament, &competition, &mut entry, false);
    let id = entry.id.0;
    tournament.entries.push(entry);
    Ok(id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::competition::{AddCompetition, ChooseCompetition, add, choose};
    use crate::fixture::{closed_register, open_register};
    use crate::history::undo;
    use crate::operation::{ChangeEntry, EntryFields};
    use crate::register::{self, change};
    use crate::vocabulary::{MembershipName, TemplateName};

    fn with(mut session: EventSession, request: &AddCompetition) -> EventSession {
        add(&mut session, request).unwrap();
        session
    }

    fn rapid() -> AddCompetition {
        AddCompetition { name: "Rapid".into(), ..AddCompetition::default() }
    }

    fn people(entries: &[i64]) -> EnterPeople {
        EnterPeople { entries: entries.to_vec(), overrule: false }
    }

    #[test]
    fn entering_somebody_in_a_third_competition_changes_nothing_in_the_second() {
        let mut session = with(closed_register(3), &rapid());
        enter(&mut session, &people(&[1])).unwrap();
        let stronger = |tournament: &mut Tournament| {
            tournament.entries[0].player.rank = domain::Rank::DAN_4;
            Ok(())
        };
        session.transact_with_keys(op::EnterPeople, &people(&[1]), |tournament, _| stronger(tournament)).unwrap();
        let before = session.tournament().unwrap().entries.clone();
        let mut session = with(session, &AddCompetition { name: "Blitz".into(), ..AddCompetition::default() });
        enter(&mut session, &people(&[1])).unwrap();
        assert!(session.event().unwrap().entries_of(domain::CompetitionId(2)).eq(&before));
    }

    #[test]
    fn people_keep_their_person_and_change_in_both_competitions() {
        let mut session = with(closed_register(3), &rapid());
        assert_eq!(enter(&mut session, &people(&[3, 1])).unwrap().value.entries, [4, 5]);
        let persons: Vec<i64> = session.tournament().unwrap().entries.iter().map(|e| e.person.0).collect();
        assert_eq!(persons, [3, 1]);
        let first = session.tournament().unwrap().entries[0].player.clone();
        let fields = EntryFields {
            family: first.family,
            given: first.given,
            rank: "9k".into(),
            club: "Mill".into(),
            ..EntryFields::default()
        };
        change(&mut session, &ChangeEntry { id: 4, reason: None, fields }).unwrap();
        let open = session.event().unwrap().entry(EntryId(3)).unwrap().player.clone();
        assert_eq!(open.club, "Mill");
        assert_eq!(open.rank, "1d".parse().unwrap(), "the register of the Open is closed");
        undo(&mut session).unwrap();
        assert_eq!(session.event().unwrap().entry(EntryId(3)).unwrap().player.club, "");
    }

    #[test]
    fn a_person_who_is_typed_again_keeps_their_levy() {
        let mut session = open_register(3);
        let levy = |session: &mut EventSession, id: i64| {
            let entry = session.event().unwrap().entry(EntryId(id)).unwrap();
            (entry.membership, entry.paid)
        };
        let paid = EntryFields { paid: true, membership: MembershipName::NonMember, ..crate::fixture::fields(1) };
        change(&mut session, &ChangeEntry { id: 2, fields: paid, reason: None }).unwrap();
        let mut session = with(session, &rapid());
        register::add(&mut session, &crate::fixture::fields(1)).unwrap();
        assert_eq!([2, 4].map(|id| levy(&mut session, id)), [(domain::Membership::NonMember, true); 2]);
    }

    #[test]
    fn a_person_who_is_typed_again_is_the_same_person() {
        let mut session = with(open_register(3), &rapid());
        register::add(&mut session, &EntryFields { club: "Mill".into(), ..crate::fixture::fields(1) }).unwrap();
        let whole = session.event().unwrap();
        assert_eq!(whole.entries().last().unwrap().person.0, 2);
        assert_eq!(whole.entry(EntryId(2)).unwrap().player.club, "Mill");
    }

    #[test]
    fn enter_refuses_nobody_unknown_entries_and_people_twice_and_enters_nobody_then() {
        let mut session = with(open_register(3), &rapid());
        let refusal = |session: &mut EventSession, ids: &[i64]| enter(session, &people(ids)).unwrap_err().message.id;
        assert_eq!(refusal(&mut session, &[]), "competition-nobody");
        assert_eq!(refusal(&mut session, &[1, 99]), "entry-unknown");
        assert_eq!(refusal(&mut session, &[1, 2, 1]), "entry-twice");
        assert!(session.tournament().unwrap().entries.is_empty());
    }

    #[test]
    fn a_player_of_the_open_is_no_newcomer() {
        let stars = AddCompetition { template: Some(TemplateName::FutureStars), ..AddCompetition::default() };
        let mut session = open_register(1);
        let youth = EntryFields { birth_year: "2015".into(), ..crate::fixture::fields(5) };
        register::add(&mut session, &youth).unwrap();
        let mut session = with(session, &stars);
        assert_eq!(enter(&mut session, &people(&[2])).unwrap_err().message.id, "newcomer-in-open");
        enter(&mut session, &EnterPeople { overrule: true, ..people(&[2]) }).unwrap();
        assert!(session.tournament().unwrap().entries[0].admitted);
        choose(&mut session, &ChooseCompetition { competition: 1 }).unwrap();
        assert_eq!(session.tournament().unwrap().entries.len(), 2);
    }
}
