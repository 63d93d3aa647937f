//! Applying a pink slip to the register (R8).

use domain::{Entry, SlipState};
use session::{EventSession, Mutation, Result};

use super::effect::effect;
use super::pending;
use crate::operation::{SlipRequest, op};
use crate::register::Known;

/// Applies a pending slip and returns the entry's key. A late entry whose name another competition of the event has is the same
/// person; the applied slip admits them against the rule for newcomers (R4).
///
/// # Errors
/// The slip does not exist or is settled already, a paired round would change, or a player would be entered twice.
pub fn apply_slip(session: &mut EventSession, request: &SlipRequest) -> Result<Mutation<i64>> {
    let known = Known::of(session, std::iter::empty())?;
    let now = session.now().format("%Y-%m-%d %H:%M").to_string();
    session.transact_with_keys(op::ApplySlip, request, |tournament, counters| {
        let at = pending(tournament, request.slip)?;
        let mut effect = effect(tournament, &tournament.slips[at], counters.next_key::<Entry>())?;
        if tournament.slips[at].entry.is_none() {
            known.people.identify(&mut effect.entry);
            known.newcomers.admit(&mut effect.entry, &tournament.event, true)?;
        }
        let id = effect.entry.id;
        match tournament.entries.binary_search_by_key(&id, |entry| entry.id) {
            Ok(index) => tournament.entries[index] = effect.entry,
            Err(index) => tournament.entries.insert(index, effect.entry),
        }
        let slip = &mut tournament.slips[at];
        slip.entry = Some(id);
        slip.state = SlipState::Applied;
        slip.settled = Some(now);
        slip.changes = effect.changes;
        Ok(id.0)
    })
}

#[cfg(test)]
mod tests {
    use domain::{EntryId, SlipChange};

    use super::*;
    use crate::competition::{AddCompetition, EnterPeople, add, enter};
    use crate::event::{Step, status};
    use crate::fixture::{closed_register, paired, played, playing};
    use crate::operation::{PairRound, RoundStep};
    use crate::register::{AddSlip, add_slip, close_register};
    use crate::round::{confirm, pair};

    #[test]
    fn apply_slip_changes_the_entry() {
        let mut session = closed_register(4);
        let request = AddSlip { entry: Some(1), club: Some("Mill".into()), ..AddSlip::default() };
        let slip = add_slip(&mut session, &request).unwrap().value;
        apply_slip(&mut session, &SlipRequest { slip }).unwrap();
        let tournament = session.tournament().unwrap();
        assert_eq!(tournament.entry(EntryId(1)).unwrap().player.club, "Mill");
        assert_eq!(tournament.slips[0].state, SlipState::Applied);
    }

    #[test]
    fn apply_slip_changes_the_country_and_records_it() {
        let mut session = closed_register(4);
        let request = AddSlip { entry: Some(1), country: Some("hu".into()), ..AddSlip::default() };
        let slip = add_slip(&mut session, &request).unwrap().value;
        apply_slip(&mut session, &SlipRequest { slip }).unwrap();
        let tournament = session.tournament().unwrap();
        assert_eq!(tournament.entry(EntryId(1)).unwrap().player.country, "HU".parse().ok());
        let change = SlipChange { what: "country".into(), before: String::new(), after: "HU".into() };
        assert_eq!(tournament.slips[0].changes, [change]);
    }

    #[test]
    fn a_late_entry_is_the_person_of_another_competition() {
        let mut session = closed_register(4);
        let (family, given, person) = {
            let first = &session.tournament().unwrap().entries[0];
            (first.player.family.clone(), first.player.given.clone(), first.person)
        };
        add(&mut session, &AddCompetition { name: "Rapid".into(), ..AddCompetition::default() }).unwrap();
        enter(&mut session, &EnterPeople { entries: vec![2, 3], overrule: false }).unwrap();
        close_register(&mut session).unwrap();
        let mut late = |family: &str| {
            let named = (Some(family.to_string()), Some(given.clone()), Some("3k".into()));
            let request = AddSlip { family: named.0, given: named.1, rank: named.2, ..AddSlip::default() };
            let slip = add_slip(&mut session, &request).unwrap().value;
            let entry = apply_slip(&mut session, &SlipRequest { slip }).unwrap().value;
            session.tournament().unwrap().entry(EntryId(entry)).unwrap().person
        };
        assert_eq!(late(&family), person);
        assert_ne!(late("Stranger"), person);
    }

    #[test]
    fn apply_slip_takes_a_seated_player_out_of_a_draft() {
        let mut session = paired(4);
        let request = AddSlip { entry: Some(1), missed: Some(vec![1]), ..AddSlip::default() };
        let slip = add_slip(&mut session, &request).unwrap().value;
        let next = |session: &EventSession| status(session).unwrap().next.step;
        assert_eq!(next(&session), Step::SettleSlips);
        apply_slip(&mut session, &SlipRequest { slip }).unwrap();
        assert_eq!(next(&session), Step::PairAgain);
        pair(&mut session, &PairRound { round: 1, again: true, ..PairRound::default() }).unwrap();
        assert_eq!(next(&session), Step::Release);
        let tournament = session.tournament().unwrap();
        assert!(tournament.games.iter().all(|game| game.colour_of(EntryId(1)).is_none()));
    }

    #[test]
    fn apply_slip_refuses_to_change_a_published_round() {
        let mut session = playing(4);
        let request = AddSlip { entry: Some(1), missed: Some(vec![1]), ..AddSlip::default() };
        let slip = add_slip(&mut session, &request).unwrap().value;
        let error = apply_slip(&mut session, &SlipRequest { slip }).unwrap_err();
        assert_eq!(error.message.id, "slip-round-seated");
    }

    #[test]
    fn a_second_slip_lets_a_late_entry_play_in_the_released_round() {
        let mut session = playing(8);
        let apply = |session: &mut EventSession, request: &AddSlip| {
            let slip = add_slip(session, request).unwrap().value;
            apply_slip(session, &SlipRequest { slip })
        };
        let named = (Some("Ivy".to_string()), Some("9k".to_string()));
        let late = AddSlip { family: named.0, rank: named.1, ..AddSlip::default() };
        let id = apply(&mut session, &late).unwrap().value;
        let plays = |session: &EventSession| session.tournament().unwrap().entry(EntryId(id)).unwrap().plays(1);
        assert!(!plays(&session), "round 1 is being played");
        let again = AddSlip { entry: Some(id), missed: Some(Vec::new()), ..AddSlip::default() };
        apply(&mut session, &again).unwrap();
        assert!(plays(&session));
        let mut session = played(8);
        let id = apply(&mut session, &late).unwrap().value;
        confirm(&mut session, &RoundStep::of(1)).unwrap();
        let refused = apply(&mut session, &AddSlip { entry: Some(id), ..again }).unwrap_err();
        assert_eq!(refused.message.id, "slip-round-closed");
    }

    #[test]
    fn apply_slip_refuses_a_settled_slip() {
        let mut session = closed_register(4);
        let request = AddSlip { entry: Some(1), club: Some("Mill".into()), ..AddSlip::default() };
        let slip = add_slip(&mut session, &request).unwrap().value;
        apply_slip(&mut session, &SlipRequest { slip }).unwrap();
        let error = apply_slip(&mut session, &SlipRequest { slip }).unwrap_err();
        assert_eq!(error.message.id, "slip-already-applied");
    }
}
