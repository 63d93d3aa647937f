//! What a second desk gets of the first desk's journal.

use domain::{HelperRole, Tournament};
use messages::message;
use session::{AppError, EventSession, Result};
use store::{Hash, SentEntries};

use crate::helper::authenticate;

/// The size of one answer, in bytes. An entry may be larger.
const MOST: usize = 1024 * 1024;

/// The answer to a second desk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Followed {
    /// The name that the code was given to.
    pub name: String,
    /// The entries after the one that it has; `None` if its history is another one.
    pub sent: Option<SentEntries>,
}

/// Returns the name of the second desk with this code.
///
/// # Errors
/// The code is not valid, or has another role.
pub fn name(session: &EventSession, code: &str) -> Result<String> {
    let helper = authenticate(session, code)?;
    match helper.role {
        HelperRole::SecondDesk => Ok(helper.name.clone()),
        _ => Err(AppError::not_now(message!("helper-not-allowed"))),
    }
}

/// Returns the entries after number `after`, whose hash the second desk knows.
///
/// # Errors
/// The code is not valid or has another role, or the journal cannot be read.
pub fn entries(session: &EventSession, code: &str, after: i64, hash: &Hash) -> Result<Followed> {
    let name = name(session, code)?;
    Ok(Followed { name, sent: session.file()?.entries_after(after, hash, MOST)? })
}

/// Revokes all codes of second desks, so that a copy which another desk promoted does not pass for the first desk.
pub(super) fn revoke_codes(whole: &mut Tournament) {
    let codes = whole.helpers.iter_mut().filter(|helper| helper.role == HelperRole::SecondDesk);
    codes.for_each(|helper| helper.revoked = true);
}
