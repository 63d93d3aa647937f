//! `audit-log`: the history as a chain of hashes, and the proof that a printed sheet belongs to it.

use std::path::PathBuf;

use app::audit_log::{AuditLine, AuditLogView, LogAct, ViewAuditLog, view};
use app::history::HistoryKind;
use clap::Args;
use messages::Message;
use session::AppError;

use crate::answer::{Answer, columns, row};
use crate::common::reading;
use crate::language::say;

/// The log of an event.
#[derive(Debug, Args)]
pub struct AuditLog {
    /// The event file
    event: PathBuf,
    /// The head at the foot of a sheet: at least 8 digits, with or without the number before them
    #[arg(long)]
    head: Option<String>,
    /// List entries and results too, not only freezes, draws, pairings, corrections and bundles
    #[arg(long)]
    all: bool,
}

/// Lists the log, or everything after the sheet with the given head.
pub fn run(arguments: &AuditLog) -> Result<Answer<AuditLogView>, AppError> {
    let view = view(&reading(&arguments.event)?, &ViewAuditLog { head: arguments.head.clone() })?;
    let mut lines = Vec::new();
    if let Some(found) = &view.found {
        lines.push(proof(found, &view));
    }
    let listed = view.lines.iter().filter(|line| arguments.all || line.act != LogAct::Other);
    let table = columns(&listed.map(cells).collect::<Vec<_>>());
    lines.extend((!table.is_empty()).then_some(table));
    lines.push(say!("cli-audit-log-head", entries = view.head.entries.to_string(), head = &view.head.head));
    Ok(Answer::new(lines.join("\n"), &view))
}

/// Returns the sentence that says where in the history a sheet was printed.
fn proof(found: &AuditLine, view: &AuditLogView) -> String {
    let (entry, later) = (found.entry.number.to_string(), view.lines.len());
    let (operation, at) = (found.entry.what.operation.to_string(), &found.entry.at);
    say!("cli-audit-log-found", entry, operation, at, later)
}

fn cells(line: &AuditLine) -> Vec<String> {
    let entry = &line.entry;
    let operation = match entry.kind {
        HistoryKind::Do => entry.what.operation.to_string(),
        kind => format!("{kind}: {}", entry.what.operation),
    };
    let number = |label: fn(u32) -> Message, value: Option<u32>| value.map(|n| crate::language::text(&label(n)));
    let about = [
        Some(entry.competition.clone()).filter(|competition| !competition.is_empty()),
        number(|round| messages::message!("cli-round", round), entry.what.round),
        entry.what.category.map(|category| format!("U{category}")),
        Some(entry.what.player.clone()).filter(|player| !player.is_empty()),
    ];
    let about = about.into_iter().flatten().collect::<Vec<_>>().join(", ");
    row![
        entry.number,
        line.hash,
        entry.at,
        line.act,
        operation,
        about,
        if entry.undone { say!("cli-undone") } else { String::new() }
    ]
}
