//! Makes the copy of a second desk an ordinary event file, by hand: no program can know whether the first desk still works.

use std::path::Path;

use serde::Serialize;
use session::{Environment, EventSession, Result};
use store::EventFile;
use ts_rs::TS;

use super::entries::revoke_codes;
use crate::event::{OpenEvent, StatusView, open};
use crate::log_head;
use crate::operation::{Promotion, op};

/// A promoted copy.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Promoted {
    /// The number of the last entry of the first desk.
    #[ts(type = "number")]
    pub entry: i64,
    /// The head of the history at that entry, as sheets print it.
    pub head: String,
}

/// Promotes the copy at `path`. The history gets an entry that says which one it continues, and the codes of second desks are revoked.
///
/// # Errors
/// The file is not the copy of a second desk, has no event yet, or cannot be written. It follows still.
pub fn promote(environment: impl Environment + 'static, path: &Path) -> Result<Promoted> {
    let mut file = EventFile::open_following(path)?;
    file.promote_with_next_change()?;
    let mut session = EventSession::new(environment);
    session.set_file(file, path)?;
    let head = log_head::head(&session)?;
    let short = head.short();
    let promotion = Promotion { entry: head.entries, head: head.head };
    session.transact_event(op::PromoteSecondDesk, &promotion, |whole, _| {
        revoke_codes(whole);
        Ok(())
    })?;
    Ok(Promoted { entry: promotion.entry, head: short })
}

/// Promotes a copy as [`promote`] does, and opens it in place of the open event. Returns its status.
///
/// # Errors
/// As [`promote`]; the earlier event stays open.
pub fn take_over(session: &mut EventSession, request: &OpenEvent) -> Result<StatusView> {
    promote(session.environment(), &request.file)?;
    open(session, request)
}
