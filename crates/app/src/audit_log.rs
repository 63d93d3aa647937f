//! The transparency log: the journal as a chain of hashes, whose head is printed on every sheet (decision 95).
//!
//! The hash of a journal entry covers all entries before it, undone and undoing ones included. A head on paper therefore
//! shows the whole history up to the time of printing, and nobody can change that history later without changing the head.

use domain::Event;
use messages::message;
use serde::{Deserialize, Serialize};
use session::{AppError, EventSession, Result};
use store::JournalEntry;
use ts_rs::TS;

use crate::entry_competitions::EntryCompetitions;
use crate::history::{HistoryLine, NamedOperation, line};
use crate::log_head::{LogHead, PRINTED_DIGITS, grouped, head};
pub use crate::operation::LogAct;
use crate::operation::{Input, OperationName};

/// The fewest digits of a head that can be looked up.
const FEWEST_DIGITS: usize = 8;
/// The digits of a whole head.
const ALL_DIGITS: usize = 64;

/// A request for the log.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct ViewAuditLog {
    /// The head on a sheet: at least 8 hexadecimal digits, with or without the number of entries before them. `None` for the whole log.
    #[ts(optional)]
    pub head: Option<String>,
}

/// An entry of the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct AuditLine {
    /// The first digits of its hash, in groups of four.
    pub hash: String,
    /// What it is about.
    pub act: LogAct,
    /// The entry.
    #[serde(flatten)]
    pub entry: HistoryLine,
}

/// The log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct AuditLogView {
    /// The present head.
    pub head: LogHead,
    /// The present head as sheets print it.
    pub short: String,
    /// The last entry that the sheet knew, if a head was given.
    pub found: Option<AuditLine>,
    /// All entries in order; those after the sheet if a head was given.
    pub lines: Vec<AuditLine>,
}

/// Returns the log, or the entry at which a sheet with the given head was printed, with all later entries.
///
/// # Errors
/// No event is open, the chain is broken, the head is not typed correctly, or no entry has it: the sheet does not belong to this
/// history.
pub fn view(session: &EventSession, request: &ViewAuditLog) -> Result<AuditLogView> {
    let (event, file) = (session.event()?, session.file()?);
    let hashes: Vec<String> = file.hashes()?.iter().map(|(_, hash)| session::fields::hex_text(hash)).collect();
    let competitions = EntryCompetitions::of(session, 0)?;
    let audited = |(entry, hash): (JournalEntry, &String)| AuditLine {
        hash: grouped(&hash[..PRINTED_DIGITS]),
        act: act(&entry),
        entry: without_cash_desk(without_private_cases(event, line(event, entry, &competitions))),
    };
    let mut lines: Vec<AuditLine> = file.log()?.into_iter().zip(&hashes).map(audited).collect();
    let mut found = None;
    if let Some(typed) = &request.head {
        let at = position(&hashes, &TypedHead::parse(typed)?)?;
        let later = lines.split_off(at + 1);
        found = lines.pop();
        lines = later;
    }
    let head = head(session)?;
    Ok(AuditLogView { short: head.short(), head, found, lines })
}

/// Removes what an entry says of a case of the referee that is not public. The hash still covers it.
fn without_private_cases(event: &Event, line: HistoryLine) -> HistoryLine {
    let is_public = |number: i64| event.cases().any(|case| case.id.0 == number && case.public);
    let is_new = line.what.operation == OperationName::AddCase;
    let is_private = is_new || line.what.case.is_some_and(|number| !is_public(number));
    if is_private { HistoryLine { input: String::new(), ..line } } else { line }
}

/// Removes what an entry says of the cash desk: who paid how much, and what was in the till. The hash still covers it.
fn without_cash_desk(line: HistoryLine) -> HistoryLine {
    use OperationName::{ChooseFees, GrantDiscount, RefundPayment, RevokeDiscount, SetCashDay, TakePayment};
    let is_private = matches!(
        line.what.operation,
        ChooseFees | GrantDiscount | RevokeDiscount | TakePayment | RefundPayment | SetCashDay
    );
    if !is_private {
        return line;
    }
    let what = NamedOperation { player: String::new(), ..line.what };
    HistoryLine { what, input: String::new(), ..line }
}

/// A head as typed from a sheet.
struct TypedHead {
    entries: Option<usize>,
    digits: String,
}

impl TypedHead {
    /// Reads `137: 3f2a 91c0 77d2 e4b8`, with or without the number, blanks and hyphens.
    fn parse(text: &str) -> Result<TypedHead> {
        let refused = || AppError::bad_input(message!("audit-log-head-form", fewest = FEWEST_DIGITS));
        let (entries, digits) = match text.split_once(':') {
            Some((number, digits)) => (Some(number.trim().parse().map_err(|_| refused())?), digits),
            None => (None, text),
        };
        let is_separator = |c: char| c.is_whitespace() || c == '-';
        let digits: String = digits.chars().filter(|&c| !is_separator(c)).map(|c| c.to_ascii_lowercase()).collect();
        let is_length = (FEWEST_DIGITS..=ALL_DIGITS).contains(&digits.len());
        if is_length && digits.bytes().all(|b| b.is_ascii_hexdigit()) {
            Ok(TypedHead { entries, digits })
        } else {
            Err(refused())
        }
    }
}

/// Returns the index of the only entry with this head.
fn position(hashes: &[String], typed: &TypedHead) -> Result<usize> {
    let has_head = |(_, hash): &(usize, &String)| hash.starts_with(&typed.digits);
    let is_numbered = |at: &usize| typed.entries.is_none_or(|entries| entries == at + 1);
    let mut matches = hashes.iter().enumerate().filter(has_head).map(|(at, _)| at).filter(is_numbered);
    match (matches.next(), matches.next()) {
        (Some(at), None) => Ok(at),
        (Some(_), Some(_)) => Err(AppError::bad_input(message!("audit-log-head-ambiguous"))),
        (None, _) => Err(AppError::not_found(message!("audit-log-head-unknown", head = grouped(&typed.digits)))),
    }
}

/// Returns what an entry is about. Undo and redo are about the same as their operation.
fn act(entry: &JournalEntry) -> LogAct {
    Input::of(entry).map_or(LogAct::Other, |input| input.act())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{fixture, history};

    fn of_sheet(session: &EventSession, head: &str) -> Result<AuditLogView> {
        view(session, &ViewAuditLog { head: Some(head.to_string()) })
    }

    #[test]
    fn a_printed_head_is_found_with_everything_that_came_later() {
        let mut session = fixture::open_register(3);
        let printed = head(&session).unwrap();
        history::undo(&mut session).unwrap();
        history::redo(&mut session).unwrap();
        let digits = printed.head[..8].to_uppercase();
        for typed in [printed.short(), printed.head.clone(), digits, printed.short().replace(' ', "-")] {
            let view = of_sheet(&session, &typed).unwrap();
            assert_eq!(view.found.as_ref().unwrap().entry.number, printed.entries, "{typed}");
            let later: Vec<(i64, &str)> = view.lines.iter().map(|l| (l.entry.number, l.entry.kind.as_str())).collect();
            assert_eq!(later, [(printed.entries + 1, "undo"), (printed.entries + 2, "redo")]);
            assert_ne!(view.head, printed, "an undone change is part of the history");
        }
    }

    #[test]
    fn a_head_of_another_history_is_refused_in_one_sentence() {
        let session = fixture::open_register(3);
        let (ours, other) = (head(&session).unwrap(), head(&fixture::open_register(4)).unwrap());
        assert_eq!(of_sheet(&session, &other.short()).unwrap_err().message.id, "audit-log-head-unknown");
        let renumbered = format!("{}: {}", ours.entries - 1, ours.head);
        assert_eq!(of_sheet(&session, &renumbered).unwrap_err().message.id, "audit-log-head-unknown");
        for wrong in ["", "3f2a91c", "3f2a91cg", "x: 3f2a91c0", &"0".repeat(65)] {
            assert_eq!(of_sheet(&session, wrong).unwrap_err().message.id, "audit-log-head-form", "{wrong}");
        }
    }

    #[test]
    fn the_log_names_acts_and_keeps_undone_ones() {
        let mut session = fixture::paired(4);
        history::undo(&mut session).unwrap();
        let lines = view(&session, &ViewAuditLog::default()).unwrap().lines;
        let last: Vec<(LogAct, &str, bool)> =
            lines.iter().rev().take(2).map(|l| (l.act, l.entry.kind.as_str(), l.entry.undone)).collect();
        assert_eq!(last, [(LogAct::Pairing, "undo", false), (LogAct::Pairing, "do", true)]);
        assert_eq!(lines[0].act, LogAct::Event);
    }
}
