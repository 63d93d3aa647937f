//! The journal: what was done, undo and redo.

use store::Kind;

use crate::desk::Desk;
use crate::failure::Outcome;
use crate::stale::Done;
use crate::views::{HistoryLine, HistoryView};

/// The journal, newest first.
///
/// # Errors
/// No event is open, or the journal cannot be read.
pub fn view(desk: &Desk) -> Outcome<HistoryView> {
    let mut lines: Vec<HistoryLine> = desk.file()?.log()?.into_iter().map(line).collect();
    lines.reverse();
    Ok(HistoryView { lines })
}

/// Takes the last operation back, as an entry of its own. The answer is the operation's name.
///
/// # Errors
/// There is nothing to undo.
pub fn undo(desk: &mut Desk) -> Outcome<Done<String>> {
    desk.step_back(true)
}

/// Brings the operation taken back last back again.
///
/// # Errors
/// There is nothing to redo.
pub fn redo(desk: &mut Desk) -> Outcome<Done<String>> {
    desk.step_back(false)
}

fn line(entry: store::JournalEntry) -> HistoryLine {
    let operation = match entry.kind {
        Kind::Undo => format!("undo: {}", entry.operation),
        Kind::Redo => format!("redo: {}", entry.operation),
        Kind::Base | Kind::Do => entry.operation,
    };
    HistoryLine {
        number: entry.id,
        who: entry.who,
        at: entry.at,
        operation,
        input: if entry.input.is_null() { String::new() } else { entry.input.to_string() },
        changes: entry.changes,
        undone: entry.undone,
    }
}
