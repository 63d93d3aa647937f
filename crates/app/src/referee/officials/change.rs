//! Adds, changes and removes officials (R72).

use domain::referee::committee::SEATS;
use domain::{EntryId, Event, Official, OfficialId, OfficialRole, PersonId};
use messages::message;
use session::fields::{clean, required};
use session::{AppError, EventSession, Mutation, Result};

use crate::operation::{ChangeOfficial, OfficialFields, OfficialRequest, op};

/// The most officials of an event.
const MOST: usize = 500;

/// Adds an official and returns the key.
///
/// # Errors
/// The name is missing, an entry does not exist, or the office has no free seat.
pub fn add_official(session: &mut EventSession, request: &OfficialFields) -> Result<Mutation<i64>> {
    let fields = read(session.event()?, request)?;
    session.transact_event(op::AddOfficial, request, |whole, counters| {
        if whole.officials.len() >= MOST {
            return Err(AppError::not_now(message!("official-too-many", most = MOST)));
        }
        let id = counters.next_key::<Official>();
        seat(whole, Official { id, ..fields }, request.turn)?;
        Ok(id.0)
    })
}

/// Changes an official and returns the key.
///
/// # Errors
/// As [`add_official`], or the official does not exist.
pub fn change_official(session: &mut EventSession, request: &ChangeOfficial) -> Result<Mutation<i64>> {
    let fields = read(session.event()?, &request.fields)?;
    session.transact_event(op::ChangeOfficial, request, |whole, _| {
        let id = OfficialId(request.official);
        let at = position(whole, id)?;
        let before = whole.officials.remove(at);
        let turn = request.fields.turn.or_else(|| (before.role == fields.role).then_some(before.turn));
        seat(whole, Official { id, ..fields }, turn)?;
        Ok(id.0)
    })
}

/// Removes an official and returns the key. Cases keep the names of their committees.
///
/// # Errors
/// The official does not exist.
pub fn remove_official(session: &mut EventSession, request: &OfficialRequest) -> Result<Mutation<i64>> {
    session.transact_event(op::RemoveOfficial, request, |whole, _| {
        let at = position(whole, OfficialId(request.official))?;
        whole.officials.remove(at);
        Ok(request.official)
    })
}

/// Reads the fields, without key and turn.
fn read(whole: &Event, fields: &OfficialFields) -> Result<Official> {
    let entry = |id: i64| {
        let found = whole.entry(EntryId(id));
        found.ok_or_else(|| AppError::not_found(message!("official-entry-unknown", id)))
    };
    let own = fields.entry.map(entry).transpose()?;
    let name = match (clean(&fields.name), own) {
        (name, Some(own)) if name.is_empty() => own.player.list_name(),
        (name, _) => required(message!("official-name-missing"), &name)?,
    };
    let mut related: Vec<PersonId> = fields.related.iter().map(|id| Ok(entry(*id)?.person)).collect::<Result<_>>()?;
    related.sort_unstable();
    related.dedup();
    Ok(Official {
        id: OfficialId(0),
        role: fields.role.into(),
        turn: 0,
        name,
        club: clean(&fields.club),
        family: clean(&fields.family),
        person: own.map(|entry| entry.person),
        related,
    })
}

/// Puts an official into the snapshot: at the place `turn` of the role, or last.
fn seat(whole: &mut Event, mut official: Official, turn: Option<u32>) -> Result<()> {
    let others = whole.officials.iter().filter(|other| other.role == official.role);
    let (count, last) = (others.clone().count(), others.map(|other| other.turn).max().unwrap_or(0));
    match official.role {
        OfficialRole::HeadReferee if count >= 1 => {
            return Err(AppError::not_now(message!("official-head-taken")));
        }
        OfficialRole::Committee if count >= SEATS => {
            return Err(AppError::not_now(message!("official-committee-full", seats = SEATS)));
        }
        _ => {}
    }
    official.turn = turn.unwrap_or(last + 1);
    if official.turn == 0 {
        return Err(AppError::bad_input(message!("official-turn-zero")));
    }
    let is_taken = |other: &Official| other.role == official.role && other.turn == official.turn;
    if whole.officials.iter().any(is_taken) {
        let (role, turn) = (official.role, official.turn);
        whole.officials.iter_mut().filter(|o| o.role == role && o.turn >= turn).for_each(|o| o.turn += 1);
    }
    whole.officials.push(official);
    whole.officials.sort_by_key(|official| official.id);
    Ok(())
}

fn position(whole: &Event, id: OfficialId) -> Result<usize> {
    let at = whole.officials.iter().position(|official| official.id == id);
    at.ok_or_else(|| AppError::not_found(message!("official-unknown", number = id.0)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case_words::OfficialRoleName;
    use crate::fixture::open_register;
    use crate::history::undo;

    fn fields(role: OfficialRoleName, name: &str) -> OfficialFields {
        let (name, club, family) = (name.to_string(), String::new(), String::new());
        OfficialFields { role, name, club, family, entry: None, related: Vec::new(), turn: None }
    }

    fn names(session: &EventSession, role: OfficialRole) -> Vec<String> {
        let whole = session.event().unwrap();
        domain::referee::committee::ordered(whole, role).iter().map(|official| official.name.clone()).collect()
    }

    #[test]
    fn an_official_who_plays_has_the_name_of_the_entry() {
        let mut session = open_register(2);
        let request =
            OfficialFields { entry: Some(1), related: vec![2, 2], ..fields(OfficialRoleName::Committee, " ") };
        add_official(&mut session, &request).unwrap();
        let official = &session.event().unwrap().officials[0];
        assert_eq!((official.name.as_str(), official.person), ("Alder Sam", Some(PersonId(1))));
        assert_eq!(official.related, [PersonId(2)]);
    }

    #[test]
    fn there_is_one_head_referee_and_a_committee_of_three() {
        let mut session = open_register(0);
        let mut add = |role, name| add_official(&mut session, &fields(role, name)).map(|done| done.value);
        add(OfficialRoleName::HeadReferee, "Ada Fenn").unwrap();
        let second = add(OfficialRoleName::HeadReferee, "Bo Lind").unwrap_err();
        assert_eq!(second.message.id, "official-head-taken");
        for name in ["Cy Marsh", "Di Holt", "Ed Vale"] {
            add(OfficialRoleName::Committee, name).unwrap();
        }
        let fourth = add(OfficialRoleName::Committee, "Flo West").unwrap_err();
        assert_eq!(fourth.message.id, "official-committee-full");
        assert_eq!(add(OfficialRoleName::Timekeeper, " ").unwrap_err().message.id, "official-name-missing");
    }

    #[test]
    fn replacements_are_put_in_order() {
        let mut session = open_register(0);
        for (name, turn) in [("First", None), ("Second", None), ("Before them", Some(1))] {
            let request = OfficialFields { turn, ..fields(OfficialRoleName::Replacement, name) };
            add_official(&mut session, &request).unwrap();
        }
        assert_eq!(names(&session, OfficialRole::Replacement), ["Before them", "First", "Second"]);
        let change = ChangeOfficial { official: 2, fields: fields(OfficialRoleName::Committee, "Second") };
        change_official(&mut session, &change).unwrap();
        assert_eq!(names(&session, OfficialRole::Committee), ["Second"]);
        remove_official(&mut session, &OfficialRequest { official: 3 }).unwrap();
        assert_eq!(names(&session, OfficialRole::Replacement), ["First"]);
        undo(&mut session).unwrap();
        assert_eq!(names(&session, OfficialRole::Replacement), ["Before them", "First"]);
    }

    #[test]
    fn an_unknown_official_or_entry_is_refused() {
        let mut session = open_register(1);
        let request = OfficialRequest { official: 9 };
        assert_eq!(remove_official(&mut session, &request).unwrap_err().message.id, "official-unknown");
        let request = OfficialFields { entry: Some(9), ..fields(OfficialRoleName::Referee, "Ada Fenn") };
        assert_eq!(add_official(&mut session, &request).unwrap_err().message.id, "official-entry-unknown");
    }
}
