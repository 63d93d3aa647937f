//! What a second desk gets of the first desk's journal.

use domain::{Event, Helper, HelperRole};
use messages::message;
use session::{AppError, ErrorCode, EventSession, Result};
use store::SentEntries;

use super::proof::{DeskKey, Question};

/// The size of one answer, in bytes. An entry may be larger.
const MOST: usize = 1024 * 1024;

/// A second desk that has asked.
#[derive(Debug, Clone)]
pub struct Follower {
    /// The name that the code was given to.
    pub name: String,
    /// The key that proves the answer.
    pub key: DeskKey,
    /// Whether the code is neither revoked nor expired.
    pub is_valid: bool,
}

/// The answer to a second desk.
#[derive(Debug, Clone)]
pub struct Followed {
    /// Who asked.
    pub follower: Follower,
    /// What they get.
    pub answer: FollowAnswer,
}

/// What a second desk gets.
#[derive(Debug, Clone)]
pub enum FollowAnswer {
    /// The entries after the one that it has.
    Entries(SentEntries),
    /// Nothing, as its history is another one.
    OtherHistory,
    /// Nothing, as its code was revoked or has expired. Only this desk can say so, which proves that it knows the code.
    Refused,
}

/// Returns the second desk that proves in a question that it knows its code, also if the code is not valid any more.
///
/// # Errors
/// The proof is of no code of a second desk.
pub fn follower(session: &EventSession, question: &Question) -> Result<Follower> {
    let asks = |helper: &&Helper| helper.role == HelperRole::SecondDesk && DeskKey::of_helper(helper).proves(question);
    let found = session.event()?.helpers.iter().find(asks).map(|helper| Follower {
        name: helper.name.clone(),
        key: DeskKey::of_helper(helper),
        is_valid: helper.is_valid_at(session.now()),
    });
    found.ok_or_else(|| AppError::new(ErrorCode::NotFound, message!("helper-code-invalid")))
}

/// Returns the entries after the one that the second desk has.
///
/// # Errors
/// As [`follower`], or the journal cannot be read.
pub fn entries(session: &EventSession, question: &Question) -> Result<Followed> {
    let follower = follower(session, question)?;
    if !follower.is_valid {
        return Ok(Followed { follower, answer: FollowAnswer::Refused });
    }
    let sent = session.file()?.entries_after(question.after, &question.hash, MOST)?;
    Ok(Followed { follower, answer: sent.map_or(FollowAnswer::OtherHistory, FollowAnswer::Entries) })
}

/// Revokes all codes of second desks, so that a copy which another desk promoted does not pass for the first desk.
pub(super) fn revoke_codes(whole: &mut Event) {
    let codes = whole.helpers.iter_mut().filter(|helper| helper.role == HelperRole::SecondDesk);
    codes.for_each(|helper| helper.revoked = true);
}
