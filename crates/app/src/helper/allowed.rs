//! What each role of a helper may send: as much as the pages for phones offer, and nothing else.

use domain::{EntryId, EntryStatus, Event, HelperRole};
use messages::{Message, message};
use session::{AppError, Result};

use super::action::HelperAction;
use crate::labels::ResultView;

/// The results that the pages offer. Forfeits and other decisions are the desk's.
pub(super) const RESULTS: [ResultView; 4] =
    [ResultView::BlackWon, ResultView::WhiteWon, ResultView::Jigo, ResultView::BothLost];

/// The longest note, in characters.
pub(super) const LONGEST_NOTE: usize = 2000;

/// Checks that a role may send an action.
///
/// # Errors
/// It may not, or the page would not have offered it.
pub(super) fn check_allowed(whole: &Event, role: &HelperRole, action: &HelperAction) -> Result<()> {
    let refusal = match (role, action) {
        (HelperRole::Results { room }, HelperAction::Result { board, pass, result, .. }) => {
            let is_own = whole.settings().is_in_room(*board, room.as_deref());
            // Where results are read twice, one person reads one pass.
            let is_offered = RESULTS.contains(result) && pass.is_some() == whole.settings().two_passes;
            (!is_own || !is_offered).then(not_allowed)
        }
        (HelperRole::CheckIn, HelperAction::CheckIn { entry }) => unexpected(whole, EntryId(*entry)),
        (HelperRole::Notes, HelperAction::Note { competition, text, .. }) => {
            let is_known = whole.competitions().any(|of| of.id.0 == *competition);
            let is_text = !text.trim().is_empty() && text.chars().count() <= LONGEST_NOTE;
            (!is_known || !is_text).then(not_allowed)
        }
        _ => Some(not_allowed()),
    };
    refusal.map_or(Ok(()), |message| Err(AppError::not_now(message)))
}

fn not_allowed() -> Message {
    message!("helper-not-allowed")
}

/// Returns why a player cannot be checked in; `None` if they are expected, or here already. Who withdrew comes back at the desk only,
/// and no answer names a player.
fn unexpected(whole: &Event, entry: EntryId) -> Option<Message> {
    let status = whole.entry(entry).map(|entry| entry.status);
    let expected = matches!(status, Some(EntryStatus::PreRegistered | EntryStatus::Registered));
    (!expected).then(|| message!("helper-not-expected"))
}
