//! The journal: what was done, undo and redo.

use domain::{EntryId, Tournament};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use session::{EventSession, Mutation, Result};
use store::{JournalEntry, Kind};
use ts_rs::TS;

/// An operation and what it was about, as the undo button and the history name it: "result of board 7".
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct NamedOperation {
    /// Its name; the window has a text for each.
    pub operation: String,
    /// The round, if it was about one.
    pub round: Option<u32>,
    /// The board, if it was about one.
    pub board: Option<u32>,
    /// "Family Given" of the player it was about; empty if none.
    pub player: String,
    /// The age category whose knock-out it was about.
    pub category: Option<u8>,
    /// The setting it changed, by its path; empty if none.
    pub setting: String,
}

/// One entry of the journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct HistoryLine {
    /// Number in the journal, from 1.
    #[ts(type = "number")]
    pub number: i64,
    /// Who did it.
    pub who: String,
    /// When, local time.
    pub at: String,
    /// `do`, `undo` or `redo`.
    pub kind: String,
    /// What was done, taken back or brought again.
    #[serde(flatten)]
    pub what: NamedOperation,
    /// What it was asked, as JSON text.
    pub input: String,
    /// Rows it changed.
    pub changes: usize,
    /// Whether it has been undone.
    pub undone: bool,
}

/// The journal, newest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct HistoryView {
    /// Its entries, or the newest of them if not all were asked for.
    pub lines: Vec<HistoryLine>,
    /// How many entries there are.
    pub total: usize,
}

/// How much of the journal.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct ViewHistory {
    /// The newest entries, so many at the most; none for all.
    #[ts(optional)]
    pub most: Option<usize>,
}

/// The journal, newest first.
///
/// # Errors
/// No event is open, or the journal cannot be read.
pub fn view(session: &EventSession, request: &ViewHistory) -> Result<HistoryView> {
    let (tournament, file) = (session.tournament()?, session.file()?);
    let newest = file.newest(request.most.unwrap_or(usize::MAX))?;
    let lines = newest.into_iter().rev().map(|entry| line(tournament, entry)).collect();
    Ok(HistoryView { lines, total: usize::try_from(file.head()?.0).unwrap_or_default() })
}

/// Takes the last operation back, as an entry of its own. The answer is the operation's name.
///
/// # Errors
/// There is nothing to undo.
pub fn undo(session: &mut EventSession) -> Result<Mutation<String>> {
    session.step_back(true)
}

/// Brings the operation taken back last back again.
///
/// # Errors
/// There is nothing to redo.
pub fn redo(session: &mut EventSession) -> Result<Mutation<String>> {
    session.step_back(false)
}

fn line(tournament: &Tournament, entry: JournalEntry) -> HistoryLine {
    let what = named(tournament, &entry);
    let kind = match entry.kind {
        Kind::Undo => "undo",
        Kind::Redo => "redo",
        Kind::Base | Kind::Do => "do",
    };
    HistoryLine {
        number: entry.id,
        who: entry.who,
        at: entry.at,
        kind: kind.into(),
        what,
        input: if entry.input.is_null() { String::new() } else { entry.input.to_string() },
        changes: entry.changes,
        undone: entry.undone,
    }
}

/// An operation with the round, board, player, category or setting it was about, as far as its input tells.
pub(crate) fn named(tournament: &Tournament, entry: &JournalEntry) -> NamedOperation {
    let input = &entry.input;
    let whole = |name: &str| input[name].as_u64().and_then(|n| u32::try_from(n).ok());
    NamedOperation {
        operation: entry.operation.clone(),
        round: whole("round"),
        board: whole("board"),
        player: person(tournament, input),
        category: whole("category").and_then(|c| u8::try_from(c).ok()),
        setting: input["path"].as_str().unwrap_or_default().to_string(),
    }
}

/// Whom the input names: by the key of an entry, by the two of a pair, or by the name he was entered with.
fn person(tournament: &Tournament, input: &Value) -> String {
    let entry = |name: &str| tournament.entry(EntryId(input[name].as_i64()?)).map(|e| e.player.list_name());
    let pair: Vec<String> = ["first", "second"].into_iter().filter_map(entry).collect();
    let typed = |fields: &Value| {
        let parts = [fields["family"].as_str(), fields["given"].as_str()];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    };
    match entry("id").or_else(|| entry("entry")) {
        Some(name) => name,
        None if !pair.is_empty() => pair.join(", "),
        None => typed(input),
    }
}
