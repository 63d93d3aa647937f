//! The last bundle of the open event, as the journal records it.

use app::operation::{BundleIssued, op};
use messages::message;
use session::operation::input_of;
use session::{AppError, EventSession, Operation as _, Result};
use store::Kind;

/// Returns the last issue in the journal, undone or not.
pub(super) fn last_issue(session: &EventSession) -> Result<Option<BundleIssued>> {
    let entries = session.file()?.log()?;
    let mut newest_first = entries.into_iter().rev();
    let issue = newest_first.find(|e| e.kind == Kind::Apply && e.operation == op::IssueBundle::NAME);
    let Some(last) = issue else { return Ok(None) };
    let record = input_of::<op::IssueBundle>(&last);
    record.map(Some).ok_or_else(|| AppError::internal(message!("bundle-record-unreadable")))
}
