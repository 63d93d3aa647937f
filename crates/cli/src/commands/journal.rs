//! `undo`, `redo`, `log`: the journal.

use std::path::Path;

use app::history;
use app::history::{HistoryKind, HistoryLine, ViewHistory};
use app::operation::OperationName;
use messages::message;
use serde::Serialize;
use session::AppError;
use ts_rs::TS;

use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::common::{changing, reading};
use crate::language::say;

/// What was undone.
#[derive(Debug, Serialize, TS)]
pub struct Undone {
    /// The operation.
    undone: OperationName,
}

/// What was done again.
#[derive(Debug, Serialize, TS)]
pub struct Redone {
    /// The operation.
    redone: OperationName,
}

/// Undoes the last operation.
pub fn undo(event: &Path) -> Result<Answer<Undone>, AppError> {
    let operation = history::undo(&mut changing(event)?)?.value;
    Ok(Answer::new(
        crate::language::text(&message!("journal-undone", operation = operation.to_string())),
        &Undone { undone: operation },
    ))
}

/// Redoes the operation that was undone last.
pub fn redo(event: &Path) -> Result<Answer<Redone>, AppError> {
    let operation = history::redo(&mut changing(event)?)?.value;
    Ok(Answer::new(
        crate::language::text(&message!("journal-redone", operation = operation.to_string())),
        &Redone { redone: operation },
    ))
}

/// Returns the operation of a line, with its competition if the event has several.
fn operation(line: &HistoryLine) -> String {
    let name = match line.kind {
        HistoryKind::Do => line.what.operation.to_string(),
        kind => format!("{kind}: {}", line.what.operation),
    };
    if line.competition.is_empty() { name } else { format!("{name} ({})", line.competition) }
}

/// Shows the journal.
pub fn log(event: &Path) -> Result<Answer<Vec<HistoryLine>>, AppError> {
    let view = history::view(&reading(event)?, &ViewHistory::default())?;
    let line = |l: &HistoryLine| {
        row![l.number, l.at, l.who, operation(l), if l.undone { say!("cli-undone") } else { String::new() }, l.input]
    };
    Ok(Answer::new(columns(&view.lines.iter().map(line).collect::<Vec<_>>()), &view.lines))
}
