//! What was entered for one board: who, when, in which pass, and why it was corrected (R23).

use serde::{Deserialize, Serialize};
use session::{EventSession, Operation, Result};
use store::Kind;
use ts_rs::TS;

/// The board.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct ViewBoard {
    /// From 1.
    pub round: u32,
    /// From 1.
    pub board: u32,
}

/// One entry for a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct BoardEvent {
    /// Number in the journal.
    #[ts(type = "number")]
    pub number: i64,
    /// Who entered it.
    pub who: String,
    /// When, local time.
    pub at: String,
    /// `black` or `white` for one pass; none for both.
    pub pass: Option<String>,
    /// What was read; none where it was cleared.
    pub result: Option<String>,
    /// Why a confirmed result was corrected; empty otherwise.
    pub reason: String,
    /// Whether it was taken back.
    pub undone: bool,
}

/// What was entered for a board, the newest first.
///
/// # Errors
/// No event is open, or the journal cannot be read.
pub fn board_history(session: &EventSession, request: &ViewBoard) -> Result<Vec<BoardEvent>> {
    let log = session.file()?.log()?;
    let mut events: Vec<BoardEvent> = log.iter().filter_map(|entry| event(entry, *request)).collect();
    events.reverse();
    Ok(events)
}

/// The journal's entry, if it is about this board.
fn event(entry: &store::JournalEntry, at: ViewBoard) -> Option<BoardEvent> {
    let input = &entry.input;
    if entry.kind != Kind::Do || input["round"].as_u64() != Some(at.round.into()) {
        return None;
    }
    let text = |value: &serde_json::Value| value.as_str().map(str::to_string);
    let result = if entry.operation == Operation::EnterResult.name() {
        (input["board"].as_u64() == Some(at.board.into())).then(|| text(&input["result"]))
    } else if entry.operation == Operation::EnterResults.name() {
        let mut lines = input["results"].as_array()?.iter();
        lines.find(|line| line[0].as_u64() == Some(at.board.into())).map(|line| text(&line[1]))
    } else {
        None
    }?;
    Some(BoardEvent {
        number: entry.id,
        who: entry.who.clone(),
        at: entry.at.clone(),
        pass: text(&input["pass"]),
        result,
        reason: text(&input["reason"]).unwrap_or_default(),
        undone: entry.undone,
    })
}
