//! What a helper sends: a result, an arrival or a note. Each is applied as the director's own change would be, with the helper as
//! the author.

use domain::{CompetitionId, HelperRole, RoundState, Tournament};
use messages::message;
use session::{AppError, DataTopic, Delivery, ErrorCode, EventSession, Mutation, Result};

use super::action::{HelperAction, HelperDelivery};
use super::code::authenticate;
use super::contradict::{contradict, is_contradiction};
use crate::labels::{ColourView, ResultView};
use crate::operation::{CaseFields, EnterResult, SetEntryStatus};
use crate::referee::add_case;
use crate::register::set_status;
use crate::round::enter_result;
use crate::vocabulary::StatusName;

/// What became of a change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ActionOutcome {
    /// It is in the event file.
    Applied(Vec<DataTopic>),
    /// It was there already.
    Known,
    /// The board has another result, which stays. Its text is in the error.
    Conflict(AppError),
}

/// Applies a change that a helper sent.
///
/// # Errors
/// The code is not valid, the helper may not make this change, or the event refuses it.
pub fn act(session: &mut EventSession, code: &str, sent: &HelperDelivery) -> Result<ActionOutcome> {
    let helper = authenticate(session, code)?;
    let (author, key) = (helper.name.clone(), format!("{}:{}", helper.id.0, sent.key));
    check_key(&sent.key)?;
    check_role(session.whole()?, &helper.role, &sent.action)?;
    let conflict = conflict(session.whole()?, &sent.action);
    if session.is_delivered(&key)? {
        let waits = is_contradiction(session.whole()?, &author, &sent.action);
        return Ok(conflict.filter(|_| waits).map_or(ActionOutcome::Known, ActionOutcome::Conflict));
    }
    if let Some(conflict) = conflict {
        contradict(session, Delivery { author, key }, &sent.action)?;
        return Ok(ActionOutcome::Conflict(conflict));
    }
    let chosen = session.competition()?.id;
    let done = session.deliver(Delivery { author, key }, |session| apply(session, &sent.action));
    session.choose(chosen)?;
    Ok(ActionOutcome::Applied(done?))
}

fn apply(session: &mut EventSession, action: &HelperAction) -> Result<Vec<DataTopic>> {
    match action {
        HelperAction::Result { competition, round, board, pass, result } => {
            session.choose(CompetitionId(*competition))?;
            let request = EnterResult {
                round: *round,
                board: *board,
                pass: *pass,
                result: Some(*result),
                ..EnterResult::default()
            };
            enter_result(session, &request).map(|done| done.invalidated)
        }
        HelperAction::CheckIn { entry } => {
            let whole = session.whole()?;
            let competition = whole.entry(domain::EntryId(*entry)).map(|entry| entry.competition);
            let unknown = || AppError::not_found(message!("entry-unknown", id = *entry));
            session.choose(competition.ok_or_else(unknown)?)?;
            let request = SetEntryStatus { id: *entry, status: StatusName::Registered, reason: None };
            set_status(session, &request).map(|done| done.invalidated)
        }
        HelperAction::Note { competition, round, board, text } => {
            session.choose(CompetitionId(*competition))?;
            let case = CaseFields { round: *round, board: *board, facts: text.clone(), ..CaseFields::default() };
            add_case(session, &case).map(|done: Mutation<i64>| done.invalidated)
        }
    }
}

fn check_key(key: &str) -> Result<()> {
    let plain = key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    if plain && (8..=64).contains(&key.len()) { Ok(()) } else { Err(AppError::bad_input(message!("helper-key"))) }
}

fn check_role(whole: &Tournament, role: &HelperRole, action: &HelperAction) -> Result<()> {
    let may = match (role, action) {
        (HelperRole::Results { room: None }, HelperAction::Result { .. })
        | (HelperRole::CheckIn, HelperAction::CheckIn { .. })
        | (HelperRole::Notes, HelperAction::Note { .. }) => true,
        (HelperRole::Results { room: Some(room) }, HelperAction::Result { board, .. }) => {
            whole.event.hall_of(*board).is_some_and(|own| own.name == *room)
        }
        _ => false,
    };
    if may { Ok(()) } else { Err(AppError::not_now(message!("helper-not-allowed"))) }
}

/// Returns the sentence for a result that differs from the one that was entered before in the same pass. Helpers do not correct.
fn conflict(whole: &Tournament, action: &HelperAction) -> Option<AppError> {
    let HelperAction::Result { competition, round, board, pass, result } = action else { return None };
    let competition = CompetitionId(*competition);
    let game = whole.game_at(competition, *round, *board)?;
    let confirmed = whole.round(competition, *round).is_some_and(|round| round.state == RoundState::Confirmed);
    let passes = match pass {
        Some(ColourView::Black) => vec![game.passes.black],
        Some(ColourView::White) => vec![game.passes.white],
        None => vec![game.passes.black, game.passes.white],
    };
    let entered = passes.into_iter().flatten().map(ResultView::from);
    let differs = entered.into_iter().any(|entered| entered != *result);
    let refused = || AppError::new(ErrorCode::NotNow, message!("helper-other-result", board = *board));
    (differs || confirmed).then(refused)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::playing;
    use crate::helper::{AddHelper, HelperRequest, add, revoke};
    use crate::history::undo;
    use crate::vocabulary::HelperRoleName;

    fn helper(session: &mut EventSession, role: HelperRoleName) -> (i64, String) {
        let request = AddHelper { name: "Ada Reed".into(), role, room: None, hours: None };
        let added = add(session, &request).expect("the name is given").value;
        (added.helper, added.code)
    }

    fn result(key: &str, pass: Option<ColourView>, result: ResultView) -> HelperDelivery {
        let action = HelperAction::Result { competition: 1, round: 1, board: 2, pass, result };
        HelperDelivery { key: key.into(), action }
    }

    fn known(session: &EventSession) -> Option<ResultView> {
        let game = session.whole().expect("open").game_at(CompetitionId(1), 1, 2).expect("board 2 is paired");
        game.passes.known().map(ResultView::from)
    }

    #[test]
    fn a_result_counts_once_also_after_it_was_undone() {
        let mut session = playing(8);
        let (_, code) = helper(&mut session, HelperRoleName::Results);
        let sent = result("key-00001", None, ResultView::BlackWon);
        let outcome = act(&mut session, &code, &sent).expect("the code is valid");
        assert!(matches!(outcome, ActionOutcome::Applied(_)));
        assert_eq!(act(&mut session, &code, &sent).expect("it is known"), ActionOutcome::Known);
        let entry = session.file().unwrap().newest(1).unwrap().pop().unwrap();
        assert_eq!((entry.who.as_str(), entry.operation.as_str()), ("Ada Reed", "enter_result"));
        undo(&mut session).expect("the result is undone");
        assert_eq!(act(&mut session, &code, &sent).expect("it is known"), ActionOutcome::Known);
        assert_eq!(known(&session), None, "what the director undid stays undone");
        assert_eq!(session.who(), "rehearsal", "later changes are the director's");
    }

    #[test]
    fn another_result_of_the_same_pass_is_a_conflict_and_changes_nothing() {
        let mut session = playing(8);
        let (_, code) = helper(&mut session, HelperRoleName::Results);
        let black = Some(ColourView::Black);
        act(&mut session, &code, &result("key-00001", black, ResultView::BlackWon)).expect("nothing is entered");
        let other =
            act(&mut session, &code, &result("key-00002", black, ResultView::WhiteWon)).expect("it is a conflict");
        assert!(matches!(other, ActionOutcome::Conflict(_)));
        assert_eq!(known(&session), Some(ResultView::BlackWon));
        let white = result("key-00003", Some(ColourView::White), ResultView::WhiteWon);
        assert!(matches!(act(&mut session, &code, &white).expect("the other pass is free"), ActionOutcome::Applied(_)));
    }

    #[test]
    fn helpers_do_only_what_their_role_allows_while_their_code_is_valid() {
        let mut session = playing(8);
        let (id, code) = helper(&mut session, HelperRoleName::CheckIn);
        let refused = |session: &mut EventSession, code: &str| {
            act(session, code, &result("key-00001", None, ResultView::BlackWon)).expect_err("refused").message.id
        };
        assert_eq!(refused(&mut session, &code), "helper-not-allowed");
        assert_eq!(refused(&mut session, "some other words"), "helper-code-invalid");
        let arrived = HelperDelivery { key: "key-00009".into(), action: HelperAction::CheckIn { entry: 1 } };
        act(&mut session, &code, &arrived).expect("the role allows it");
        revoke(&mut session, &HelperRequest { helper: id }).expect("it is valid");
        assert_eq!(act(&mut session, &code, &arrived).expect_err("revoked").message.id, "helper-code-invalid");
        let again = revoke(&mut session, &HelperRequest { helper: id });
        assert_eq!(again.expect_err("once").message.id, "helper-revoked-already");
    }

    #[test]
    fn a_note_becomes_a_case_and_a_wrong_key_is_refused() {
        let mut session = playing(8);
        let (_, code) = helper(&mut session, HelperRoleName::Notes);
        let note = |key: &str| HelperDelivery {
            key: key.into(),
            action: HelperAction::Note {
                competition: 1,
                round: Some(1),
                board: Some(2),
                text: "Clock not started".into(),
            },
        };
        act(&mut session, &code, &note("key-00001")).expect("the role allows it");
        assert_eq!(session.whole().unwrap().cases[0].facts, "Clock not started");
        for key in ["short", "with blanks in it", ""] {
            assert_eq!(act(&mut session, &code, &note(key)).expect_err(key).message.id, "helper-key");
        }
    }
}
