//! What a helper sends: a result, an arrival or a note. Each is applied as the director's own change would be, with the helper as
//! the author.

use domain::{CompetitionId, Event, RoundState};
use messages::message;
use session::{AppError, DataTopic, Delivery, ErrorCode, EventSession, Mutation, Result};
use sha2::{Digest as _, Sha256};

use super::action::{HelperAction, HelperDelivery};
use super::allowed::check_allowed;
use super::authors::KEYS;
use super::code::authenticate;
use super::contradict::{contradict, is_contradiction};
use super::passes::check_other_reader;
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
    // Not the helper's: with a new code, the phone sends again what has no answer.
    let delivery =
        Delivery { author: helper.name.clone(), key: format!("{KEYS}{}", sent.key), content: Some(content(sent)?) };
    check_key(&sent.key)?;
    let conflict = conflict(session.event()?, &sent.action);
    if session.is_delivered(&delivery.key)? {
        if !session.is_same_delivered(&delivery)? {
            return Err(AppError::not_now(message!("helper-key-used")));
        }
        let waits = is_contradiction(session.event()?, &delivery.author, &sent.action);
        return Ok(if waits {
            ActionOutcome::Conflict(conflict.unwrap_or_else(desk_decides))
        } else {
            ActionOutcome::Known
        });
    }
    check_allowed(session.event()?, &helper.role, &sent.action)?;
    if let Some(conflict) = conflict {
        contradict(session, delivery, &sent.action)?;
        return Ok(ActionOutcome::Conflict(conflict));
    }
    check_other_reader(session, &delivery.author, &sent.action)?;
    let chosen = session.competition()?.id;
    let done = session.deliver(delivery, |session| apply(session, &sent.action));
    session.choose(chosen)?;
    Ok(ActionOutcome::Applied(done?))
}

fn apply(session: &mut EventSession, action: &HelperAction) -> Result<Vec<DataTopic>> {
    match action {
        HelperAction::Result { competition, round, board, pass, result, .. } => {
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
        HelperAction::CheckIn { entry, .. } => {
            let found = session.event()?.entry(domain::EntryId(*entry)).map(|found| found.competition);
            let unknown = || AppError::not_found(message!("entry-unknown", id = *entry));
            session.choose(found.ok_or_else(unknown)?)?;
            let request = SetEntryStatus { id: *entry, status: StatusName::Registered, reason: None };
            set_status(session, &request).map(|done| done.invalidated)
        }
        HelperAction::Note { competition, round, board, text, players } => {
            session.choose(CompetitionId(*competition))?;
            let seat = round.zip(*board).and_then(|(round, board)| {
                session.event().ok()?.game_at(CompetitionId(*competition), round, board).map(|g| [g.black.0, g.white.0])
            });
            // A note about players who sit elsewhere now is about no board.
            let board = board.filter(|_| players.is_some() && *players == seat);
            let case = CaseFields { round: *round, board, facts: text.clone(), ..CaseFields::default() };
            add_case(session, &case).map(|done: Mutation<i64>| done.invalidated)
        }
    }
}

/// Returns a digest of an entry with its number.
fn content(sent: &HelperDelivery) -> Result<String> {
    let text = serde_json::to_vec(sent).map_err(|_| AppError::bad_input(message!("helper-key")))?;
    Ok(hex::encode(&Sha256::digest(text)[..16]))
}

fn check_key(key: &str) -> Result<()> {
    let plain = key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    if plain && (8..=64).contains(&key.len()) { Ok(()) } else { Err(AppError::bad_input(message!("helper-key"))) }
}

/// The sentence for a result that could be entered by now, but was sent when it could not.
fn desk_decides() -> AppError {
    AppError::not_now(message!("helper-desk-decides"))
}

fn other_game(board: u32) -> AppError {
    AppError::new(ErrorCode::NotNow, message!("helper-other-game", board))
}

/// Returns the sentence for a result of another game than the one that is played at the board, or for one that differs from what was
/// entered before in the same pass. Helpers do not correct.
fn conflict(whole: &Event, action: &HelperAction) -> Option<AppError> {
    let HelperAction::Result { competition, round, board, pass, result, players } = action else { return None };
    let competition = CompetitionId(*competition);
    let state = whole.round(competition, *round).map(|round| round.state);
    let game = whole.game_at(competition, *round, *board);
    let shown = game.is_some_and(|game| *players == Some([game.black.0, game.white.0]));
    let is_played = matches!(state, Some(RoundState::Released | RoundState::Playing | RoundState::Confirmed));
    if !shown || !is_played {
        return Some(other_game(*board));
    }
    let (game, confirmed) = (game?, state == Some(RoundState::Confirmed));
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
    use std::sync::LazyLock;

    use super::*;
    use crate::fixture::playing;
    use crate::helper::allowed::LONGEST_NOTE;
    use crate::helper::boards::{HelperBoard, work};
    use crate::helper::conflicts::{SettleConflict, conflicts, settle_conflict};
    use crate::helper::{AddHelper, HelperRequest, add, revoke};
    use crate::history::undo;
    use crate::operation::{PairRound, ReportRequest, RoundRequest, RoundStep, Seat, SwapPlayers};
    use crate::player_report::dismiss;
    use crate::round::{pair, release, swap_players, unpair};
    use crate::vocabulary::HelperRoleName;

    /// Who plays at board 2 of the fixture, Black first.
    static BOARD_2: LazyLock<[i64; 2]> = LazyLock::new(|| {
        let session = playing(8);
        let game = session.event().expect("open").game_at(CompetitionId(1), 1, 2).expect("board 2 is paired");
        [game.black.0, game.white.0]
    });

    fn helper(session: &mut EventSession, role: HelperRoleName) -> (i64, String) {
        let request = AddHelper { name: "Ada Reed".into(), role, room: None, hours: None };
        let added = add(session, &request).expect("the name is given").value;
        (added.helper, added.code)
    }

    fn result(key: &str, pass: Option<ColourView>, result: ResultView) -> HelperDelivery {
        HelperDelivery { key: key.into(), action: of_board(pass, result) }
    }

    fn of_board(pass: Option<ColourView>, result: ResultView) -> HelperAction {
        HelperAction::Result { competition: 1, round: 1, board: 2, pass, result, players: Some(*BOARD_2) }
    }

    fn arrival(entry: i64, name: &str) -> HelperAction {
        HelperAction::CheckIn { entry, person: Some(entry), name: Some(name.into()) }
    }

    fn known(session: &EventSession) -> Option<ResultView> {
        let game = session.event().expect("open").game_at(CompetitionId(1), 1, 2).expect("board 2 is paired");
        game.passes.known().map(ResultView::from)
    }

    #[test]
    fn a_result_counts_once_also_after_it_was_undone() {
        let mut session = playing(8);
        let (_, code) = helper(&mut session, HelperRoleName::Results);
        let sent = result("key-00001", Some(ColourView::Black), ResultView::BlackWon);
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

    /// Such as an entry that the desk made first. The phone sends it again if it gets no answer.
    #[test]
    fn an_entry_that_changed_nothing_is_known_and_never_applies_later() {
        let mut session = playing(8);
        let (_, results) = helper(&mut session, HelperRoleName::Results);
        let (_, arrivals) = helper(&mut session, HelperRoleName::CheckIn);
        let black = Some(ColourView::Black);
        let sent = result("key-00001", black, ResultView::BlackWon);
        let at_desk = EnterResult {
            round: 1,
            board: 2,
            pass: black,
            result: Some(ResultView::BlackWon),
            ..EnterResult::default()
        };
        enter_result(&mut session, &at_desk).expect("nothing is entered");
        assert_eq!(act(&mut session, &results, &sent).expect("allowed"), ActionOutcome::Applied(Vec::new()));
        let arrived = HelperDelivery { key: "key-00002".into(), action: arrival(1, "Alder Sam") };
        assert_eq!(act(&mut session, &arrivals, &arrived).expect("allowed"), ActionOutcome::Applied(Vec::new()));
        let passes = |session: &EventSession| {
            session.event().expect("open").game_at(CompetitionId(1), 1, 2).expect("paired").passes
        };
        undo(&mut session).expect("the desk's entry is undone");
        assert_eq!(passes(&session).black, None, "undo passes over entries that changed nothing");
        set_status(
            &mut session,
            &SetEntryStatus { id: 1, status: StatusName::PreRegistered, reason: Some("left".into()) },
        )
        .expect("they can leave");
        assert_eq!(act(&mut session, &results, &sent).expect("allowed"), ActionOutcome::Known);
        assert_eq!(act(&mut session, &arrivals, &arrived).expect("allowed"), ActionOutcome::Known);
        assert_eq!(passes(&session).black, None, "what the director undid stays undone");
        let status = session.event().expect("open").entry(domain::EntryId(1)).expect("they are entered").status;
        assert_eq!(status, domain::EntryStatus::PreRegistered);
        assert!(session.file().expect("open").check().is_sound());
    }

    /// A helper who sends the same contradiction twice waits once, and neither applies after the desk has undone all.
    #[test]
    fn a_contradiction_that_waits_already_never_applies_later() {
        let mut session = playing(8);
        let (_, code) = helper(&mut session, HelperRoleName::Results);
        let black = Some(ColourView::Black);
        let at_desk = EnterResult {
            round: 1,
            board: 2,
            pass: black,
            result: Some(ResultView::WhiteWon),
            ..EnterResult::default()
        };
        enter_result(&mut session, &at_desk).expect("nothing is entered");
        let both = ["key-00001", "key-00002"].map(|key| result(key, black, ResultView::BlackWon));
        for sent in &both {
            assert!(matches!(act(&mut session, &code, sent), Ok(ActionOutcome::Conflict(_))));
        }
        for _ in 0..2 {
            undo(&mut session).expect("the contradiction, then the result");
        }
        for sent in &both {
            assert_eq!(act(&mut session, &code, sent).expect("allowed"), ActionOutcome::Known);
        }
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
    }

    #[test]
    fn helpers_do_only_what_their_role_allows_while_their_code_is_valid() {
        let mut session = playing(8);
        let (id, code) = helper(&mut session, HelperRoleName::CheckIn);
        let refused = |session: &mut EventSession, code: &str| {
            let sent = result("key-00001", Some(ColourView::Black), ResultView::BlackWon);
            act(session, code, &sent).expect_err("refused").message.id
        };
        assert_eq!(refused(&mut session, &code), "helper-not-allowed");
        assert_eq!(refused(&mut session, "some other words"), "helper-code-invalid");
        let arrived = HelperDelivery { key: "key-00009".into(), action: arrival(1, "Alder Sam") };
        act(&mut session, &code, &arrived).expect("the role allows it");
        revoke(&mut session, &HelperRequest { helper: id }).expect("it is valid");
        assert_eq!(act(&mut session, &code, &arrived).expect_err("revoked").message.id, "helper-code-invalid");
        let again = revoke(&mut session, &HelperRequest { helper: id });
        assert_eq!(again.expect_err("once").message.id, "helper-revoked-already");
    }

    /// The result of board 2 with the players whom the phone shows now.
    fn as_shown(session: &EventSession, code: &str, key: &str) -> HelperDelivery {
        let board = work(session, code).expect("the code is valid").boards.swap_remove(1);
        let HelperBoard { competition, round, board, players, .. } = board;
        let (pass, result) = (Some(ColourView::Black), ResultView::BlackWon);
        let action = HelperAction::Result { competition, round, board, pass, result, players: Some(players) };
        HelperDelivery { key: key.into(), action }
    }

    fn waiting(session: &EventSession) -> Vec<(bool, String)> {
        let found = conflicts(session).expect("an event is open");
        found.into_iter().map(|of| (of.moved, of.black)).collect()
    }

    #[test]
    fn a_result_reaches_no_other_game_than_the_phone_showed() {
        let mut session = playing(8);
        let (_, code) = helper(&mut session, HelperRoleName::Results);
        let sent = as_shown(&session, &code, "key-00001");
        let seat = |board| Seat { board, colour: ColourView::Black };
        let swap = SwapPlayers { round: 1, one: seat(1), other: seat(2), consent: true };
        swap_players(&mut session, &swap).expect("no result is entered");
        let outcome = act(&mut session, &code, &sent).expect("the code is valid");
        assert!(matches!(outcome, ActionOutcome::Conflict(_)), "{outcome:?}");
        assert_eq!(known(&session), None, "the player who came has no result");
        assert_eq!(waiting(&session).len(), 1);
        assert!(waiting(&session)[0].0);
        let open = session.tournament().expect("open").contradicted_boards(1);
        assert_eq!(open.into_iter().collect::<Vec<_>>(), [2], "the round is not confirmed without a word");
        let now = as_shown(&session, &code, "key-00003");
        assert!(matches!(act(&mut session, &code, &now), Ok(ActionOutcome::Applied(_))));
        let aside = ReportRequest { competition: 1, round: 1, board: 2, moved: false };
        dismiss(&mut session, &aside).expect("something waits");
        assert_eq!(waiting(&session), []);
    }

    /// Pairs round 1 again, which makes it a draft.
    fn make_draft(session: &mut EventSession) {
        unpair(session, &RoundRequest { round: 1 }).expect("no result is entered");
        pair(session, &PairRound { round: 1, ..PairRound::default() }).expect("it can be paired again");
    }

    #[test]
    fn a_result_of_an_unpublished_round_waits_and_publishes_nothing() {
        let mut session = playing(8);
        let (_, code) = helper(&mut session, HelperRoleName::Results);
        let sent = as_shown(&session, &code, "key-00001");
        make_draft(&mut session);
        let outcome = act(&mut session, &code, &sent).expect("the code is valid");
        assert!(matches!(outcome, ActionOutcome::Conflict(_)), "{outcome:?}");
        let state = session.event().expect("open").round(CompetitionId(1), 1).map(|round| round.state);
        assert_eq!((state, known(&session)), (Some(RoundState::Draft), None));
        assert_eq!(waiting(&session).len(), 1);
        release(&mut session, &RoundStep::of(1)).expect("the draft can be published still");
    }

    /// Its round was a draft when it came, or the desk has taken its own result back.
    #[test]
    fn a_result_that_waits_is_listed_until_the_desk_decides() {
        let mut session = playing(8);
        let (_, code) = helper(&mut session, HelperRoleName::Results);
        let sent = as_shown(&session, &code, "key-00001");
        make_draft(&mut session);
        act(&mut session, &code, &sent).expect("the code is valid");
        assert_eq!(waiting(&session).len(), 1, "once, as of a draft");
        release(&mut session, &RoundStep::of(1)).expect("the draft can be published");
        assert_eq!(waiting(&session).into_iter().map(|(moved, _)| moved).collect::<Vec<_>>(), [false]);
        let again = act(&mut session, &code, &sent).expect("the code is valid");
        assert!(matches!(again, ActionOutcome::Conflict(_)), "the phone keeps it: {again:?}");
        let desk = EnterResult { round: 1, board: 2, result: Some(ResultView::WhiteWon), ..EnterResult::default() };
        enter_result(&mut session, &desk).expect("nothing is entered");
        undo(&mut session).expect("the desk takes it back");
        assert_eq!(waiting(&session).len(), 1);
        let settled = SettleConflict { competition: 1, round: 1, board: 2, result: ResultView::BlackWon };
        settle_conflict(&mut session, &settled).expect("a result waits");
        assert_eq!((known(&session), waiting(&session)), (Some(ResultView::BlackWon), vec![]));
        assert_eq!(act(&mut session, &code, &sent).expect("the code is valid"), ActionOutcome::Known);
    }

    #[test]
    fn each_role_sends_what_its_page_offers_and_nothing_else() {
        let mut session = playing(8);
        let roles = [HelperRoleName::Results, HelperRoleName::CheckIn, HelperRoleName::Notes];
        let codes = roles.map(|role| helper(&mut session, role).1);
        let (black, all) = (Some(ColourView::Black), None);
        let about = |board: Option<u32>, players| HelperAction::Note {
            competition: 1,
            round: board.and(Some(1)),
            board,
            text: "Clock not started".into(),
            players,
        };
        let note = |competition, text: &str| {
            let (round, board, players) = (None, None, None);
            HelperAction::Note { competition, round, board, text: text.into(), players }
        };
        let unseen = |action| match action {
            HelperAction::Result { competition, round, board, pass, result, .. } => {
                HelperAction::Result { competition, round, board, pass, result, players: None }
            }
            HelperAction::CheckIn { entry, .. } => HelperAction::CheckIn { entry, person: None, name: None },
            note @ HelperAction::Note { .. } => note,
        };
        set_status(&mut session, &SetEntryStatus { id: 3, status: StatusName::Withdrawn, reason: Some("ill".into()) })
            .expect("they can withdraw");
        // Each action with the role that may send it, if any.
        let table = [
            (of_board(black, ResultView::BlackWon), Some(0)),
            (of_board(black, ResultView::Jigo), Some(0)),
            (of_board(black, ResultView::BothLost), Some(0)),
            (of_board(black, ResultView::BlackWonByForfeit), None),
            (of_board(black, ResultView::BothWon), None),
            (of_board(all, ResultView::BlackWon), None),
            (unseen(of_board(black, ResultView::BlackWon)), None),
            (arrival(1, "Alder Sam"), Some(1)),
            (arrival(1, "Birch Sam"), None),
            (HelperAction::CheckIn { entry: 1, person: Some(2), name: Some("Alder Sam".into()) }, None),
            (unseen(arrival(1, "Alder Sam")), None),
            (arrival(3, "Cedar Sam"), None),
            (arrival(99, "Alder Sam"), None),
            (note(1, "Clock not started"), Some(2)),
            (about(Some(2), Some(*BOARD_2)), Some(2)),
            (about(Some(2), None), None),
            (about(None, Some(*BOARD_2)), None),
            (note(9, "Clock not started"), None),
            (note(1, "  "), None),
            (note(1, &"x".repeat(LONGEST_NOTE + 1)), None),
        ];
        for (at, (action, allowed)) in table.into_iter().enumerate() {
            for (role, code) in codes.iter().enumerate() {
                let sent = HelperDelivery { key: format!("key-{at:03}-{role}"), action: action.clone() };
                assert_eq!(act(&mut session, code, &sent).is_ok(), allowed == Some(role), "{action:?} by {role}");
            }
        }
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
                players: Some(*BOARD_2),
            },
        };
        act(&mut session, &code, &note("key-00001")).expect("the role allows it");
        assert_eq!(session.tournament().unwrap().cases[0].facts, "Clock not started");
        let about = work(&session, &code).expect("the code is valid").competitions;
        let about: Vec<(i64, &str)> = about.iter().map(|of| (of.competition, of.name.as_str())).collect();
        assert_eq!(about, [(1, "Open")], "the competitions that a note without a board can be about");
        for key in ["short", "with blanks in it", ""] {
            assert_eq!(act(&mut session, &code, &note(key)).expect_err(key).message.id, "helper-key");
        }
    }
}
