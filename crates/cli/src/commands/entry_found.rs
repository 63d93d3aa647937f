//! The entry that a command is about, and the answer that shows it.

use app::register;
use app::register::EntryView;
use messages::{Message, message};
use session::{AppError, EventSession};

use crate::answer::Answer;

/// Returns the entry with this number; for entries without a number, with this key.
///
/// # Errors
/// There is no such entry.
pub(super) fn find(session: &EventSession, number: u32) -> Result<EntryView, AppError> {
    let entries = register::view(session)?.entries;
    let by_number = entries.iter().find(|e| e.number == Some(number));
    let by_key = || entries.iter().find(|e| e.number.is_none() && e.id == i64::from(number));
    by_number.or_else(by_key).cloned().ok_or_else(|| AppError::not_found(message!("cli-entry-unknown", number)))
}

/// Returns a message with its notes, one line each.
pub(super) fn with_notes(text: &Message, notes: &[Message]) -> String {
    let note = |note: &Message| message!("cli-note", note = note.clone());
    std::iter::once(text.clone())
        .chain(notes.iter().map(note))
        .map(|line| crate::language::text(&line))
        .collect::<Vec<_>>()
        .join("\n")
}

/// Returns the answer of a command on an entry.
///
/// # Errors
/// The entry is gone.
pub(super) fn one(
    session: &EventSession,
    id: i64,
    describe: impl FnOnce(String) -> Message,
) -> Result<Answer<EntryView>, AppError> {
    let entries = register::view(session)?.entries;
    let entry = entries.into_iter().find(|e| e.id == id);
    let entry = entry.ok_or_else(|| AppError::internal(message!("cli-entry-gone", id)))?;
    let text = describe(format!("{} {}", entry.family, entry.given).trim().to_string());
    let number = entry.number.map_or(entry.id, i64::from);
    let sleeps = entry.sleeps_at_top.then(|| message!("cli-entry-sleeps", number));
    let notes: Vec<Message> = sleeps.into_iter().chain(entry.remarks.iter().cloned()).collect();
    Ok(Answer::new(with_notes(&text, &notes), &entry))
}
