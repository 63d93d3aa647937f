//! A pink slip applied: the register is changed as it asks (R8).

use domain::SlipState;
use session::{EventSession, Mutation, Operation, Result};

use super::effect::effect;
use super::{SlipRequest, pending};

/// Applies a pending slip; the answer is the entry's key.
///
/// # Errors
/// There is no such slip, it is settled already, a paired round would change, or somebody would be entered twice.
pub fn apply_slip(session: &mut EventSession, request: &SlipRequest) -> Result<Mutation<i64>> {
    let now = session.now().format("%Y-%m-%d %H:%M").to_string();
    session.transact(Operation::ApplySlip, request, |tournament| {
        let at = pending(tournament, request.slip)?;
        let effect = effect(tournament, &tournament.slips[at])?;
        let id = effect.entry.id;
        match tournament.entries.binary_search_by_key(&id, |entry| entry.id) {
            Ok(there) => tournament.entries[there] = effect.entry,
            Err(free) => tournament.entries.insert(free, effect.entry),
        }
        let slip = &mut tournament.slips[at];
        slip.entry = Some(id);
        slip.state = SlipState::Applied;
        slip.settled = Some(now);
        slip.changes = effect.changes;
        Ok(id.0)
    })
}
