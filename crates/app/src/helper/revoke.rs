//! Revokes the code of a helper.

use domain::HelperId;
use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use crate::operation::{HelperRequest, op};

/// Revokes the code of a helper and returns the key. What they entered stays.
///
/// # Errors
/// The helper does not exist, or the code is revoked already.
pub fn revoke(session: &mut EventSession, request: &HelperRequest) -> Result<Mutation<i64>> {
    session.transact_event(op::RevokeHelper, request, |whole, _| {
        let found = whole.helpers.iter_mut().find(|helper| helper.id == HelperId(request.helper));
        let helper = found.ok_or_else(|| AppError::not_found(message!("helper-unknown", number = request.helper)))?;
        if helper.revoked {
            return Err(AppError::not_now(message!("helper-revoked-already", name = helper.name.clone())));
        }
        helper.revoked = true;
        Ok(request.helper)
    })
}
