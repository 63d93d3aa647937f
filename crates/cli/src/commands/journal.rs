//! `undo`, `redo`, `log`: the journal.

use std::path::Path;

use app::history;
use app::history::{HistoryKind, HistoryLine, ViewHistory};
use messages::message;
use serde_json::json;
use session::AppError;

use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::common::{changing, reading};
use crate::language::say;

/// Undoes the last operation.
pub fn undo(event: &Path) -> Result<Answer, AppError> {
    let operation = history::undo(&mut changing(event)?)?.value;
    Ok(Answer::new(
        crate::language::text(&message!("journal-undone", operation = operation.to_string())),
        &json!({ "undone": operation }),
    ))
}

/// Redoes the operation that was undone last.
pub fn redo(event: &Path) -> Result<Answer, AppError> {
    let operation = history::redo(&mut changing(event)?)?.value;
    Ok(Answer::new(
        crate::language::text(&message!("journal-redone", operation = operation.to_string())),
        &json!({ "redone": operation }),
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
pub fn log(event: &Path) -> Result<Answer, AppError> {
    let view = history::view(&reading(event)?, &ViewHistory::default())?;
    let line = |l: &HistoryLine| {
        row![l.number, l.at, l.who, operation(l), if l.undone { say!("cli-undone") } else { String::new() }, l.input]
    };
    Ok(Answer::new(columns(&view.lines.iter().map(line).collect::<Vec<_>>()), &view.lines))
}
