//! A report from the phone of a player. Two equal reports of a board's two seats are a result of the first pass; one never is.

use domain::{CompetitionId, Event, PlayerReport, ReportId, ReportState};
use messages::message;
use session::{AppError, Delivery, EventSession, Result};

use super::code::seat_with;
use super::seat::{SeatState, seen};
use crate::labels::{ColourView, ResultView};
use crate::operation::{EnterResult, ReportResult, op};
use crate::round::enter_result;

/// What became of a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReportOutcome {
    /// It waits for the opponent, a helper or the desk.
    Waiting,
    /// The opponent had reported the same, and the result is entered.
    Entered,
    /// The opponent had reported another result. The desk decides.
    Disputed,
    /// It was there already.
    Known,
}

/// Takes the report of the player whose seat has this code.
///
/// # Errors
/// The code is not valid, players cannot report this result, the seat has reported before, or the board has a result.
pub fn send(session: &mut EventSession, code: &str, result: ResultView) -> Result<ReportOutcome> {
    let whole = session.event()?;
    let (game, colour) = seat_with(whole, code)?;
    if !matches!(result, ResultView::BlackWon | ResultView::WhiteWon | ResultView::Jigo) {
        return Err(AppError::bad_input(message!("report-result-unfit")));
    }
    let seat = seen(whole, game, colour);
    let report = ReportResult {
        competition: game.competition.0,
        round: game.round,
        board: game.board,
        by: colour.into(),
        result,
        contradicts: false,
    };
    let agrees = match seat.state {
        SeatState::Open => None,
        SeatState::Asked => Some(seat.result == Some(result)),
        SeatState::Waiting | SeatState::Disputed | SeatState::Entered if seat.result == Some(result) => {
            return Ok(ReportOutcome::Known);
        }
        SeatState::Entered => return Err(AppError::not_now(message!("report-entered", board = game.board))),
        SeatState::Waiting | SeatState::Disputed | SeatState::Dismissed => {
            return Err(AppError::not_now(message!("report-sent-before")));
        }
    };
    let author =
        message!("report-author", board = game.board, colour = ColourView::from(colour).to_string()).to_string();
    let key = format!("report-{}-{}-{}-{}-{}", game.competition.0, game.round, game.board, game.black.0, game.white.0);
    let key = format!("{key}-{}", ColourView::from(colour));
    // Each seat changes the event once, also if the desk has undone its report.
    if session.is_delivered(&key)? {
        return Err(AppError::not_now(message!("report-sent-before")));
    }
    let chosen = session.competition()?.id;
    let done = session.deliver(Delivery { author, key, content: None }, |session| {
        if agrees == Some(true) {
            session.choose(CompetitionId(report.competition))?;
            let request = as_result(session.event()?, report.round, report.board, result);
            return enter_result(session, &request).map(drop);
        }
        session
            .transact_event(op::ReportResult, &report, |whole, keys| {
                record(whole, report, keys.next_key::<PlayerReport>())
            })
            .map(drop)
    });
    session.choose(chosen)?;
    done?;
    Ok(match agrees {
        None => ReportOutcome::Waiting,
        Some(true) => ReportOutcome::Entered,
        Some(false) => ReportOutcome::Disputed,
    })
}

/// Returns the entry of a reported result: the first pass if results are read twice, so that the second one stays to be read from the
/// slip.
pub(super) fn as_result(whole: &Event, round: u32, board: u32, result: ResultView) -> EnterResult {
    let pass = whole.settings().two_passes.then_some(ColourView::Black);
    EnterResult { round, board, pass, result: Some(result), ..EnterResult::default() }
}

/// Records a report, and forgets those of rounds that are over. If it differs from the opponent's, both are disputed.
fn record(whole: &mut Event, sent: ReportResult, id: ReportId) -> Result<()> {
    let competition = CompetitionId(sent.competition);
    let unknown = || AppError::not_found(message!("report-code-invalid"));
    let game = whole.game_at(competition, sent.round, sent.board).ok_or_else(unknown)?.clone();
    whole.forget_sent_of_confirmed_rounds();
    let list = &mut whole.tournament_mut(competition).ok_or_else(unknown)?.reports;
    let mut state = ReportState::Waiting;
    for other in list.iter_mut().filter(|report| report.is_of(&game) && report.state != ReportState::Dismissed) {
        other.state = ReportState::Disputed;
        state = ReportState::Disputed;
    }
    list.push(PlayerReport {
        id,
        competition,
        round: sent.round,
        board: sent.board,
        players: [game.black, game.white],
        by: sent.by.into(),
        result: sent.result.into(),
        state,
    });
    Ok(())
}

#[cfg(test)]
mod tests {
    use domain::Colour;

    use super::super::code::code;
    use super::super::{ReportRequest, accept, dismiss, view};
    use super::*;
    use crate::event::{ChangeSetting, change_setting};
    use crate::fixture::playing;
    use crate::history::undo;
    use crate::round::{MoveBoard, move_board};

    fn set(session: &mut EventSession, path: &str, value: &str) {
        let request = ChangeSetting { path: path.into(), value: value.into(), consent: false };
        change_setting(session, &request).expect("the setting exists");
    }

    fn reporting(two_passes: bool) -> EventSession {
        let mut session = playing(8);
        set(&mut session, "event.player_reports", "true");
        set(&mut session, "event.two_passes", &two_passes.to_string());
        session
    }

    fn codes(session: &EventSession, board: u32) -> [String; 2] {
        let whole = session.event().unwrap();
        let game = whole.game_at(CompetitionId(1), 1, board).unwrap();
        [Colour::Black, Colour::White].map(|colour| code(whole, game, colour).unwrap())
    }

    fn passes(session: &EventSession, board: u32) -> [Option<ResultView>; 2] {
        let passes = session.event().unwrap().game_at(CompetitionId(1), 1, board).unwrap().passes;
        [passes.black, passes.white].map(|pass| pass.map(ResultView::from))
    }

    const BOARD: ReportRequest = ReportRequest { competition: 1, round: 1, board: 2, moved: false };

    #[test]
    fn one_report_is_no_result_and_two_equal_ones_are_the_first_pass() {
        let mut session = reporting(true);
        let [black, white] = codes(&session, 2);
        assert_eq!(send(&mut session, &black, ResultView::BlackWon).unwrap(), ReportOutcome::Waiting);
        assert_eq!(send(&mut session, &black, ResultView::BlackWon).unwrap(), ReportOutcome::Known);
        assert_eq!(passes(&session, 2), [None, None]);
        let typed = white.to_uppercase().replace('-', " ");
        assert_eq!(send(&mut session, &typed, ResultView::BlackWon).unwrap(), ReportOutcome::Entered);
        assert_eq!(passes(&session, 2), [Some(ResultView::BlackWon), None], "the second pass stays to be read");
        let entry = session.file().unwrap().newest(1).unwrap().pop().unwrap();
        assert_eq!((entry.who.as_str(), entry.operation.as_str()), ("Board 2, white", "enter_result"));
        assert!(view(&session).unwrap().reports.is_empty());
    }

    #[test]
    fn without_passes_two_equal_reports_are_the_result() {
        let mut session = reporting(false);
        let [black, white] = codes(&session, 3);
        send(&mut session, &white, ResultView::Jigo).unwrap();
        send(&mut session, &black, ResultView::Jigo).unwrap();
        assert_eq!(passes(&session, 3), [Some(ResultView::Jigo); 2]);
    }

    #[test]
    fn different_reports_are_disputed_and_the_desk_decides() {
        let mut session = reporting(false);
        let [black, white] = codes(&session, 2);
        send(&mut session, &black, ResultView::BlackWon).unwrap();
        assert_eq!(send(&mut session, &white, ResultView::WhiteWon).unwrap(), ReportOutcome::Disputed);
        assert_eq!(passes(&session, 2), [None, None]);
        assert_eq!(accept(&mut session, &BOARD).unwrap_err().message.id, "report-disputed");
        dismiss(&mut session, &BOARD).unwrap();
        let again = send(&mut session, &black, ResultView::BlackWon).unwrap_err();
        assert_eq!(again.message.id, "report-sent-before", "a seat reports once");
        assert!(view(&session).unwrap().reports.is_empty());
    }

    #[test]
    fn the_desk_accepts_a_report_and_its_undo_makes_it_a_proposal_again() {
        let mut session = reporting(true);
        let [black, _] = codes(&session, 2);
        send(&mut session, &black, ResultView::BlackWon).unwrap();
        accept(&mut session, &BOARD).unwrap();
        assert_eq!(passes(&session, 2), [Some(ResultView::BlackWon), None]);
        assert_eq!(accept(&mut session, &BOARD).unwrap_err().message.id, "report-none");
        undo(&mut session).unwrap();
        assert_eq!(view(&session).unwrap().reports.len(), 1);
        undo(&mut session).unwrap();
        let again = send(&mut session, &black, ResultView::BlackWon).unwrap_err();
        assert_eq!(again.message.id, "report-sent-before", "what the desk undid stays undone");
    }

    /// As what a helper sent of players who sit elsewhere now.
    #[test]
    fn a_report_of_a_board_with_another_number_stays_listed_until_it_is_dismissed() {
        let mut session = reporting(true);
        let [black, _] = codes(&session, 2);
        send(&mut session, &black, ResultView::BlackWon).unwrap();
        move_board(&mut session, &MoveBoard { round: 1, board: 2, to: 1 }).unwrap();
        let [now, _] = codes(&session, 2);
        send(&mut session, &now, ResultView::WhiteWon).unwrap();
        let states = |session: &EventSession| -> Vec<_> {
            view(session).unwrap().reports.into_iter().map(|report| (report.board, report.state)).collect()
        };
        let (waits, moved) = (super::super::ReportStateName::Waiting, super::super::ReportStateName::Moved);
        assert_eq!(states(&session), [(2, moved), (2, waits)]);
        dismiss(&mut session, &ReportRequest { moved: true, ..BOARD }).unwrap();
        assert_eq!(states(&session), [(2, waits)], "the players who sit there now cannot report again");
        let none = dismiss(&mut session, &ReportRequest { moved: true, ..BOARD }).unwrap_err();
        assert_eq!(none.message.id, "report-none");
        dismiss(&mut session, &BOARD).unwrap();
        assert_eq!(states(&session), []);
    }

    #[test]
    fn codes_are_of_one_seat_of_one_game_while_reports_are_permitted() {
        let mut session = reporting(false);
        let mut all: Vec<String> = (1..=4).flat_map(|board| codes(&session, board)).collect();
        let one = all[0].clone();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 8);
        let refused =
            |session: &mut EventSession, code: &str, result| send(session, code, result).unwrap_err().message.id;
        assert_eq!(refused(&mut session, "2222-2222", ResultView::BlackWon), "report-code-invalid");
        assert_eq!(refused(&mut session, &one, ResultView::BlackWonByForfeit), "report-result-unfit");
        set(&mut session, "event.player_reports", "false");
        assert_eq!(refused(&mut session, &one, ResultView::BlackWon), "report-code-invalid");
    }

    #[test]
    fn a_board_with_a_result_takes_no_report() {
        let mut session = reporting(true);
        let [black, white] = codes(&session, 2);
        send(&mut session, &black, ResultView::BlackWon).unwrap();
        let other = as_result(session.event().unwrap(), 1, 2, ResultView::WhiteWon);
        enter_result(&mut session, &other).unwrap();
        assert_eq!(send(&mut session, &white, ResultView::BlackWon).unwrap_err().message.id, "report-entered");
        let reports = view(&session).unwrap().reports;
        assert_eq!(reports.len(), 1, "the desk sees that a player reported another result");
        assert_eq!(reports[0].state, super::super::ReportStateName::Contradicted);
    }
}
