//! Changing the partners of a pair.

use domain::{EntryId, PersonId, Player, PlayerPair};
use messages::message;
use session::fields::clean;
use session::{AppError, EventSession, Mutation, Result};

use super::add::rules_of;
use super::check::check_mixed;
use super::partner::{everyone, next_person, partner};
use crate::operation::{ChangePair, op};
use crate::register::position;
use crate::register::slips::is_for_slip;
use crate::register::{KnownPeople, refuse_twice};

/// Changes the data of partners, exchanges one of them, or confirms that the pair is mixed. Number, games and results stay. Returns
/// the entry's key.
///
/// # Errors
/// The entry is not a pair, or does not exist, a partner is unknown, in another pair or the other partner, a field is wrong, the
/// pair must be mixed, or the reason is missing.
pub fn change_pair(session: &mut EventSession, request: &ChangePair) -> Result<Mutation<i64>> {
    let people = everyone(session.event()?);
    let mut fresh = next_person(session.event()?);
    let known = KnownPeople::of(session.event()?, session.competition()?.id);
    session.transact(op::ChangePair, request, |tournament| {
        let competition = tournament.competition.clone();
        let rules = rules_of(competition.pairs, &competition.name)?;
        let at = position(tournament, EntryId(request.id))?;
        let before = &tournament.entries[at];
        let not_pair = || AppError::bad_input(message!("entry-not-pair", name = before.player.list_name()));
        let mut pair: PlayerPair = before.player.pair.as_deref().cloned().ok_or_else(not_pair)?;
        let before_people = pair.partners().map(|partner| partner.person);
        if let Some(fields) = &request.first {
            pair.first = partner(&people, &known, &mut fresh, fields)?;
        }
        if let Some(fields) = &request.second {
            pair.second = partner(&people, &known, &mut fresh, fields)?;
        }
        let people_now: [PersonId; 2] = pair.partners().map(|partner| partner.person);
        // The tick is for the people as they were.
        pair.mixed = request.mixed.unwrap_or(pair.mixed && before_people == people_now);
        check_mixed(rules, &pair)?;
        let mut entry = before.clone();
        let same_people = request.first.is_none() && request.second.is_none();
        entry.player =
            if same_people { Player { pair: Some(Box::new(pair)), ..entry.player } } else { pair.player(rules) };
        refuse_twice(tournament, &entry)?;
        let reason = clean(request.reason.as_deref().unwrap_or_default());
        if competition.register_closed.is_some() && reason.is_empty() && is_for_slip(&competition, before, &entry) {
            return Err(AppError::bad_input(message!("entry-change-without-reason", name = before.player.list_name())));
        }
        tournament.entries[at] = entry;
        Ok(request.id)
    })
}
