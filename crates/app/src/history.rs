//! The journal, undo and redo.

use domain::fees::name_of;
use domain::{EntryId, Event, PersonId};
use messages::message;
use serde::{Deserialize, Serialize};
use session::delivery::DELIVERY;
use session::{AppError, EventSession, Mutation, Operation as _, Result};
use store::{JournalEntry, Kind};
use ts_rs::TS;

use crate::entry_competitions::EntryCompetitions;
use crate::operation::{Input, OperationName, Subject, op};
use crate::vocabulary;

vocabulary! {
    /// What an entry of the journal did with an operation.
    pub enum HistoryKind {
        /// It was done.
        Do = "do",
        /// It was undone.
        Undo = "undo",
        /// It was redone.
        Redo = "redo",
    }
}

/// An operation and its subject, as the undo button and the history name it: "result of board 7".
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct NamedOperation {
    /// Its name; the window has a text for each.
    pub operation: OperationName,
    /// The round, if it concerns one.
    pub round: Option<u32>,
    /// The board, if it concerns one.
    pub board: Option<u32>,
    /// "Family Given" of the player concerned; empty if none.
    pub player: String,
    /// The age category of the knock-out concerned.
    pub category: Option<u8>,
    /// The path of the changed setting; empty if none.
    pub setting: String,
    /// The referee's case concerned.
    #[ts(type = "number | null")]
    pub case: Option<i64>,
    /// The helper who made it on their phone; empty if nobody did.
    pub helper: String,
    /// Whether it is a helper's result that contradicts the entered one.
    pub contradicts: bool,
}

/// One entry of the journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct HistoryLine {
    /// Number in the journal, from 1.
    #[ts(type = "number")]
    pub number: i64,
    /// The author.
    pub who: String,
    /// The local time.
    pub at: String,
    /// Whether the operation was done, undone or redone.
    pub kind: HistoryKind,
    /// The operation.
    #[serde(flatten)]
    pub what: NamedOperation,
    /// The names of the competitions that it changed, if the event has several; empty if it changed only the event.
    pub competition: String,
    /// The request, as JSON text; empty if none.
    pub input: String,
    /// How many rows it changed.
    pub changes: usize,
    /// Whether it has been undone.
    pub undone: bool,
}

/// The journal, newest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct HistoryView {
    /// All entries, or the newest if the request limits them.
    pub lines: Vec<HistoryLine>,
    /// How many entries there are.
    pub total: usize,
    /// The head of the history as sheets print it.
    pub head: String,
}

/// A request for the journal.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct ViewHistory {
    /// Returns at most this many of the newest entries; all by default.
    #[ts(optional)]
    pub most: Option<usize>,
}

/// Returns the journal, newest first.
///
/// # Errors
/// Fails if no event is open or the journal cannot be read.
pub fn view(session: &EventSession, request: &ViewHistory) -> Result<HistoryView> {
    let (event, file) = (session.event()?, session.file()?);
    let newest = file.newest(request.most.unwrap_or(usize::MAX))?;
    let before = newest.first().map_or(0, |first| first.id - 1);
    let competitions = EntryCompetitions::of(session, before)?;
    let lines = newest.into_iter().rev().map(|entry| line(event, entry, &competitions)).collect();
    let head = crate::log_head::head(session)?;
    Ok(HistoryView { lines, total: usize::try_from(head.entries).unwrap_or_default(), head: head.short() })
}

/// Undoes the last operation, as a journal entry of its own. The answer is the operation's name.
///
/// # Errors
/// Fails if there is nothing to undo, or if the last operation made this file the first desk: the codes that it revoked would be valid
/// again.
pub fn undo(session: &mut EventSession) -> Result<Mutation<OperationName>> {
    if session.file()?.undoable()?.is_some_and(|last| is_takeover(&last)) {
        return Err(AppError::not_now(message!("undo-takeover")));
    }
    Ok(session.step_back(true)?.map(|name| OperationName::of(&name)))
}

/// Whether an entry made the copy of a second desk an ordinary event file.
pub(crate) fn is_takeover(entry: &JournalEntry) -> bool {
    entry.operation == op::PromoteSecondDesk::NAME
}

/// Redoes the operation that was undone last. The answer is the operation's name.
///
/// # Errors
/// Fails if there is nothing to redo.
pub fn redo(session: &mut EventSession) -> Result<Mutation<OperationName>> {
    Ok(session.step_back(false)?.map(|name| OperationName::of(&name)))
}

/// Returns an entry of the journal as the history shows it.
pub(crate) fn line(event: &Event, entry: JournalEntry, competitions: &EntryCompetitions) -> HistoryLine {
    let what = named(event, &entry);
    let kind = match entry.kind {
        Kind::Undo => HistoryKind::Undo,
        Kind::Redo => HistoryKind::Redo,
        Kind::Base | Kind::Apply => HistoryKind::Do,
    };
    HistoryLine {
        number: entry.id,
        who: entry.who,
        at: entry.at,
        kind,
        what,
        competition: competitions.names(entry.id),
        input: if entry.input.is_null() { String::new() } else { entry.input.to_string() },
        changes: entry.changes,
        undone: entry.undone,
    }
}

/// Returns an operation with the round, board, player, category and setting that its input names.
pub(crate) fn named(event: &Event, entry: &JournalEntry) -> NamedOperation {
    let input = Input::of(entry);
    let contradicts = matches!(&input, Some(Input::ReportResult(report)) if report.contradicts);
    let subject = input.map(|input| input.subject()).unwrap_or_default();
    // Seats of players also deliver, but their author is a board.
    let is_helper = entry.input.get(DELIVERY).is_some() && event.helpers.iter().any(|of| of.name == entry.who);
    NamedOperation {
        operation: OperationName::of(&entry.operation),
        round: subject.round,
        board: subject.board,
        player: person(event, &subject),
        category: subject.category,
        setting: subject.setting,
        case: subject.case,
        helper: if is_helper { entry.who.clone() } else { String::new() },
        contradicts,
    }
}

/// Returns the names of the players whose entries exist, or of the person with an account, else the name of a new entry.
fn person(event: &Event, subject: &Subject) -> String {
    let entry = |id: &i64| event.entry(EntryId(*id)).map(|e| e.player.list_name());
    let of_account = subject.person.and_then(|person| name_of(event, PersonId(person)));
    let found: Vec<String> = subject.entries.iter().filter_map(entry).chain(of_account).collect();
    if found.is_empty() { subject.name.clone() } else { found.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::competition::{AddCompetition, EnterPeople, add, choose_named, enter};
    use crate::event::{ChangeSetting, change_setting};
    use crate::fixture;
    use crate::labels::ResultView;
    use crate::operation::EnterResult;
    use crate::round::enter_result;

    #[test]
    fn undo_and_redo_are_journal_entries_that_restore_the_event() {
        let mut session = fixture::open_register(2);
        let entries = |session: &EventSession| session.tournament().expect("an event is open").entries.len();
        let undone = undo(&mut session).expect("an entry was added").value;
        assert_eq!(entries(&session), 1);
        assert_eq!(redo(&mut session).expect("an operation was undone").value, undone);
        assert_eq!(entries(&session), 2);
        let lines = view(&session, &ViewHistory { most: Some(2) }).expect("the journal can be read").lines;
        assert_eq!([lines[0].kind, lines[1].kind], [HistoryKind::Redo, HistoryKind::Undo]);
    }

    #[test]
    fn lines_name_the_competition_if_there_are_several() {
        let mut session = fixture::playing(4);
        let named = |session: &EventSession, most| {
            let lines = view(session, &ViewHistory { most }).expect("the journal can be read").lines;
            lines.into_iter().map(|line| line.competition).collect::<Vec<_>>()
        };
        assert!(named(&session, None).iter().all(String::is_empty), "the only competition needs no name");
        let side = AddCompetition { name: "Rapid".into(), ..AddCompetition::default() };
        add(&mut session, &side).expect("a free name");
        enter(&mut session, &EnterPeople { entries: vec![1, 2], overrule: false }).expect("they are new in the Rapid");
        let setting =
            |path: &str, value: &str| ChangeSetting { path: path.into(), value: value.into(), consent: false };
        change_setting(&mut session, &setting("event.place", "Vinograd")).expect("a text fits");
        choose_named(&mut session, "Open").expect("it exists");
        let result = Some(ResultView::BlackWon);
        enter_result(&mut session, &EnterResult { round: 1, board: 1, result, ..EnterResult::default() })
            .expect("round 1 is being played");
        undo(&mut session).expect("the result can be undone");
        assert_eq!(named(&session, Some(5)), ["Open", "Open", "", "Rapid", "Rapid"]);
    }

    #[test]
    fn redo_refuses_when_nothing_was_undone() {
        let error = redo(&mut fixture::open_register(1)).expect_err("nothing was undone");
        assert_eq!(error.code, session::ErrorCode::NotNow);
    }

    #[test]
    fn undo_refuses_to_undo_the_creation_of_an_event_in_memory() {
        let error = undo(&mut fixture::open_register(0)).expect_err("only the creation could be undone");
        assert_eq!(error.code, session::ErrorCode::NotNow);
        assert!(redo(&mut fixture::open_register(0)).is_err());
    }

    #[test]
    fn undo_refuses_without_an_event() {
        let error = undo(&mut fixture::no_event()).expect_err("no event is open");
        assert_eq!(error.code, session::ErrorCode::NoEvent);
    }
}
