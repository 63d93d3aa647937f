//! Says whether the prices of entries include the levy (R80, R85).

use session::{EventSession, Mutation, Result};

use crate::operation::{IncludeLevy, op};

/// Says whether the prices of entries include the levy, and returns it.
///
/// # Errors
/// No event is open.
pub fn include_levy(session: &mut EventSession, request: &IncludeLevy) -> Result<Mutation<bool>> {
    session.transact_event(op::IncludeLevy, request, |event, _| {
        event.change_settings(|settings| settings.fees.levy_included = request.included);
        Ok(request.included)
    })
}
