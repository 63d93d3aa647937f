//! The entries made for one board: who, when, in which pass, and the reason for a correction (R23).

use domain::{CaseId, Tournament};
use serde::{Deserialize, Serialize};
use session::{EventSession, Result};
use store::Kind;
use ts_rs::TS;

use crate::labels::{ColourView, ResultView};
use crate::operation::Input;

/// A board.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct ViewBoard {
    /// The round, from 1.
    pub round: u32,
    /// The board, from 1.
    pub board: u32,
}

/// One entry for a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct BoardEvent {
    /// Number in the journal.
    #[ts(type = "number")]
    pub number: i64,
    /// The user who made the entry.
    pub who: String,
    /// The local time.
    pub at: String,
    /// The pass; `None` for both passes at once.
    pub pass: Option<ColourView>,
    /// The result; `None` if it was cleared.
    pub result: Option<ResultView>,
    /// The reason for correcting a confirmed result; empty for other entries.
    pub reason: String,
    /// Whether the entry was undone.
    pub undone: bool,
}

/// Returns the entries for a board, newest first.
///
/// # Errors
/// No event is open, or the journal cannot be read.
pub fn board_history(session: &EventSession, request: &ViewBoard) -> Result<Vec<BoardEvent>> {
    let (tournament, log) = (session.tournament()?, session.file()?.log()?);
    let mut events: Vec<BoardEvent> = log.iter().filter_map(|entry| event(tournament, entry, *request)).collect();
    events.reverse();
    Ok(events)
}

/// Returns the journal's entry as a view if it is about this board.
fn event(tournament: &Tournament, entry: &store::JournalEntry, at: ViewBoard) -> Option<BoardEvent> {
    if entry.kind != Kind::Apply {
        return None;
    }
    let (pass, result, reason) = match Input::of(entry)? {
        Input::EnterResult(one) if (one.round, one.board) == (at.round, at.board) => (one.pass, one.result, one.reason),
        Input::EnterResults(several) if several.round == at.round => {
            let (_, result) = several.results.into_iter().find(|(board, _)| *board == at.board)?;
            (several.pass, Some(result), several.reason)
        }
        Input::RuleCase(ruling) if is_case_at(tournament, ruling.case, at) => {
            (None, Some(ruling.result?), Some(ruling.words))
        }
        _ => return None,
    };
    Some(BoardEvent {
        number: entry.id,
        who: entry.who.clone(),
        at: entry.at.clone(),
        pass,
        result,
        reason: reason.unwrap_or_default(),
        undone: entry.undone,
    })
}

/// Whether a case of the referee is about the game at a board.
fn is_case_at(tournament: &Tournament, case: i64, at: ViewBoard) -> bool {
    let game = tournament.cases.iter().find(|found| found.id == CaseId(case)).and_then(|case| case.game);
    let game = game.and_then(|id| tournament.games.iter().find(|game| game.id == id));
    game.is_some_and(|game| (game.round, game.board) == (at.round, at.board))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{no_event, playing};
    use crate::round::{EnterResult, enter_result};

    #[test]
    fn entries_are_listed_newest_first() {
        let mut session = playing(8);
        for (pass, result) in [(ColourView::Black, ResultView::BlackWon), (ColourView::White, ResultView::Jigo)] {
            let request =
                EnterResult { round: 1, board: 2, result: Some(result), pass: Some(pass), ..EnterResult::default() };
            enter_result(&mut session, &request).expect("a pass can be entered");
        }
        let history = board_history(&session, &ViewBoard { round: 1, board: 2 }).expect("the journal can be read");
        let entered: Vec<_> = history.iter().map(|event| (event.pass, event.result)).collect();
        let white = (Some(ColourView::White), Some(ResultView::Jigo));
        assert_eq!(entered, [white, (Some(ColourView::Black), Some(ResultView::BlackWon))]);
        let other = board_history(&session, &ViewBoard { round: 1, board: 3 }).expect("the journal can be read");
        assert!(other.is_empty());
    }

    #[test]
    fn board_history_refuses_a_session_without_an_event() {
        assert_eq!(
            board_history(&no_event(), &ViewBoard { round: 1, board: 1 }).unwrap_err().message.id,
            "event-not-open"
        );
    }
}
