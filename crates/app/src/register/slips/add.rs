//! Adding a pink slip (R8).

use domain::{EntryId, RequestedChange, Slip, SlipState};
use messages::message;
use session::fields::{clean, country, missed, rank, required};
use session::{AppError, EventSession, Mutation, Result};

use crate::operation::{AddSlip, op};
use crate::register::position;

/// Adds a pending slip and returns its number.
///
/// # Errors
/// The register is still open, a field is wrong, the entry does not exist, or the slip requests nothing.
pub fn add_slip(session: &mut EventSession, request: &AddSlip) -> Result<Mutation<i64>> {
    let now = session.now().format("%Y-%m-%d %H:%M").to_string();
    session.transact_with_keys(op::AddSlip, request, |tournament, counters| {
        let competition = &tournament.competition;
        if competition.register_closed.is_none() {
            return Err(AppError::not_now(message!("slip-register-open")));
        }
        let wish = requested_change(request, competition.rounds)?;
        let competition = competition.id;
        match request.entry {
            Some(entry) => drop(position(tournament, EntryId(entry))?),
            None => check_late(&wish)?,
        }
        if wish.is_empty() && clean(&request.note).is_empty() {
            return Err(AppError::bad_input(message!("slip-empty")));
        }
        let id = counters.next_key::<Slip>();
        tournament.slips.push(Slip {
            id,
            competition,
            entry: request.entry.map(EntryId),
            wish,
            note: clean(&request.note),
            state: SlipState::Pending,
            entered: now,
            settled: None,
            answer: String::new(),
            changes: Vec::new(),
        });
        Ok(id.0)
    })
}

fn requested_change(request: &AddSlip, rounds: u32) -> Result<RequestedChange> {
    let family = request.family.as_deref().map(|family| required(message!("slip-no-family-name"), family));
    let country = request.country.as_deref().map(country).transpose()?.flatten();
    Ok(RequestedChange {
        family: family.transpose()?,
        given: request.given.as_deref().map(clean),
        middle: request.middle.as_deref().map(clean),
        latin: request.latin.as_deref().map(clean),
        town: request.town.as_deref().map(clean),
        rank: request.rank.as_deref().map(rank).transpose()?,
        club: request.club.as_deref().map(clean),
        country,
        missed: request.missed.as_deref().map(|rounds_missed| missed(rounds_missed, rounds)).transpose()?,
        leaves: request.leaves,
    })
}

fn check_late(wish: &RequestedChange) -> Result<()> {
    if wish.family.is_none() || wish.rank.is_none() {
        return Err(AppError::bad_input(message!("slip-late-incomplete")));
    }
    if wish.leaves {
        return Err(AppError::bad_input(message!("slip-late-leaves")));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{closed_register, open_register};

    #[test]
    fn add_slip_keeps_it_pending() {
        let mut session = closed_register(4);
        let request = AddSlip { entry: Some(1), club: Some("Mill".into()), ..AddSlip::default() };
        assert_eq!(add_slip(&mut session, &request).unwrap().value, 1);
        let tournament = session.tournament().unwrap();
        assert_eq!((tournament.pending_slips().count(), tournament.entries[0].player.club.as_str()), (1, ""));
    }

    #[test]
    fn add_slip_refuses_an_open_register_and_an_empty_or_incomplete_slip() {
        let refusal =
            |session: &mut EventSession, request: AddSlip| add_slip(session, &request).unwrap_err().message.id;
        let empty = AddSlip { entry: Some(1), ..AddSlip::default() };
        let late = AddSlip { family: Some("Rowan".into()), ..AddSlip::default() };
        assert_eq!(refusal(&mut open_register(4), empty.clone()), "slip-register-open");
        assert_eq!(refusal(&mut closed_register(4), empty), "slip-empty");
        assert_eq!(refusal(&mut closed_register(4), late), "slip-late-incomplete");
    }
}
