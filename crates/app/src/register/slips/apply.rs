//! Applying a pink slip to the register (R8).

use domain::{Entry, SlipState};
use session::{EventSession, Mutation, Result};

use super::effect::effect;
use super::pending;
use crate::operation::{SlipRequest, op};

/// Applies a pending slip and returns the entry's key.
///
/// # Errors
/// The slip does not exist or is settled already, a paired round would change, or a player would be entered twice.
pub fn apply_slip(session: &mut EventSession, request: &SlipRequest) -> Result<Mutation<i64>> {
    let now = session.now().format("%Y-%m-%d %H:%M").to_string();
    session.transact_with_keys(op::ApplySlip, request, |tournament, counters| {
        let at = pending(tournament, request.slip)?;
        let effect = effect(tournament, &tournament.slips[at], counters.next_key::<Entry>())?;
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
    use crate::fixture::{closed_register, paired};
    use crate::register::{AddSlip, add_slip};

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
    fn apply_slip_refuses_to_change_a_paired_round() {
        let mut session = paired(4);
        let request = AddSlip { entry: Some(1), missed: Some(vec![1]), ..AddSlip::default() };
        let slip = add_slip(&mut session, &request).unwrap().value;
        let error = apply_slip(&mut session, &SlipRequest { slip }).unwrap_err();
        assert_eq!(error.message.id, "slip-round-paired");
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
