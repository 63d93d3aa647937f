//! Refusing a pink slip, with the reason (R8).

use domain::SlipState;
use messages::message;
use session::fields::required;
use session::{EventSession, Mutation, Result};

use super::pending;
use crate::operation::{RefuseSlip, op};

/// Refuses a pending slip and returns its number.
///
/// # Errors
/// The slip does not exist or is settled already, or the reason is empty.
pub fn refuse_slip(session: &mut EventSession, request: &RefuseSlip) -> Result<Mutation<i64>> {
    let reason = required(message!("slip-no-reason"), &request.reason)?;
    let now = session.now().format("%Y-%m-%d %H:%M").to_string();
    session.transact(op::RefuseSlip, request, |tournament| {
        let at = pending(tournament, request.slip)?;
        let slip = &mut tournament.slips[at];
        slip.state = SlipState::Refused;
        slip.settled = Some(now);
        slip.answer = reason;
        Ok(request.slip)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::closed_register;
    use crate::register::{AddSlip, add_slip};

    #[test]
    fn refuse_slip_keeps_the_reason_and_the_entry() {
        let mut session = closed_register(4);
        let request = AddSlip { entry: Some(1), club: Some("Mill".into()), ..AddSlip::default() };
        let slip = add_slip(&mut session, &request).unwrap().value;
        refuse_slip(&mut session, &RefuseSlip { slip, reason: "Not a member".into() }).unwrap();
        let tournament = session.tournament().unwrap();
        assert_eq!(
            (tournament.slips[0].state, tournament.slips[0].answer.as_str()),
            (SlipState::Refused, "Not a member")
        );
        assert_eq!(tournament.entries[0].player.club, "");
    }

    #[test]
    fn refuse_slip_requires_a_reason_and_a_slip() {
        let mut session = closed_register(4);
        let refusal = |session: &mut EventSession, reason: &str| {
            refuse_slip(session, &RefuseSlip { slip: 1, reason: reason.into() }).unwrap_err().message.id
        };
        assert_eq!(refusal(&mut session, " "), "slip-no-reason");
        assert_eq!(refusal(&mut session, "Late"), "slip-unknown");
    }
}
