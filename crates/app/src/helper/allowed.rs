//! What each role of a helper may send: as much as the pages for phones offer, and nothing else.

use domain::{Entry, EntryId, EntryStatus, Event, HelperRole, PersonId};
use messages::{Message, message};
use session::{AppError, Result};

use super::action::HelperAction;
use super::boards::published;
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
        (HelperRole::Results { room }, HelperAction::Result { board, pass, result, players, .. }) => {
            let is_own = whole.settings().is_in_room(*board, room.as_deref());
            // Where results are read twice, one person reads one pass.
            let is_offered = RESULTS.contains(result) && pass.is_some() == whole.settings().two_passes;
            if is_own && is_offered { players.is_none().then(shown_missing) } else { Some(not_allowed()) }
        }
        (HelperRole::CheckIn, HelperAction::CheckIn { entry, person, name }) => match (person, name) {
            (Some(person), Some(name)) => unexpected(whole, EntryId(*entry), (PersonId(*person), name.as_str())),
            _ => Some(shown_missing()),
        },
        (HelperRole::Notes, HelperAction::Note { competition, text, round, board, players }) => {
            let is_known = whole.competitions().any(|of| of.id.0 == *competition);
            let is_text = !text.trim().is_empty() && text.chars().count() <= LONGEST_NOTE;
            let named = [round.is_some(), board.is_some(), players.is_some()];
            let is_whole = named == [true; 3] || named == [false; 3];
            if is_known && is_text { (!is_whole).then(shown_missing) } else { Some(not_allowed()) }
        }
        _ => Some(not_allowed()),
    };
    refusal.map_or(Ok(()), |message| Err(AppError::not_now(message)))
}

fn not_allowed() -> Message {
    message!("helper-not-allowed")
}

/// Nobody knows whom an entry means that does not say what its page showed.
fn shown_missing() -> Message {
    message!("helper-shown-missing")
}

/// Returns why a player cannot be checked in; `None` if they are expected, or here already, and are whom the phone showed. Who withdrew
/// comes back at the desk only, and no answer names a player.
fn unexpected(whole: &Event, entry: EntryId, (person, name): (PersonId, &str)) -> Option<Message> {
    let found = whole.entry(entry);
    let expected = |of: &&Entry| matches!(of.status, EntryStatus::PreRegistered | EntryStatus::Registered);
    let Some(found) = found.filter(expected) else { return Some(message!("helper-not-expected")) };
    let is_shown = found.person == person && published(found) == name;
    (!is_shown).then(|| message!("helper-other-person"))
}
