//! Tests: what no page of helpers sends, or what comes after the desk has changed what the page showed.

use domain::CompetitionId;
use session::{EventSession, Result};

use super::boards::{HelperBoard, HelperPlayer, work};
use super::conflicts::conflicts;
use super::{ActionOutcome, AddHelper, HelperAction, HelperDelivery, act, add};
use crate::fixture::playing;
use crate::history::undo;
use crate::labels::{ColourView, ResultView};
use crate::operation::{ChangeEntry, EntryFields, Seat, SetEntryStatus, SwapPlayers};
use crate::register::{change, set_status};
use crate::round::swap_players;
use crate::vocabulary::{HelperRoleName, PublicationName, StatusName};

fn code(session: &mut EventSession, name: &str, role: HelperRoleName) -> String {
    let request = AddHelper { name: name.into(), role, room: None, hours: None };
    add(session, &request).expect("the name is given").value.code
}

fn send(session: &mut EventSession, code: &str, key: &str, action: &HelperAction) -> Result<ActionOutcome> {
    act(session, code, &HelperDelivery { key: key.into(), action: action.clone() })
}

/// The message of a refusal.
fn refused(outcome: Result<ActionOutcome>) -> &'static str {
    outcome.expect_err("it is refused").message.id
}

/// The board that a helper's page shows.
fn shown(session: &EventSession, code: &str, board: u32) -> HelperBoard {
    let boards = work(session, code).expect("the code is valid").boards;
    boards.into_iter().find(|of| of.board == board).expect("the board is shown")
}

/// A result of a board as the page shows it.
fn result(of: &HelperBoard, pass: ColourView, result: ResultView) -> HelperAction {
    let HelperBoard { competition, round, board, players, .. } = *of;
    HelperAction::Result { competition, round, board, pass: Some(pass), result, players: Some(players) }
}

/// The same entry, made by a page that does not say whom it showed.
fn unseen(action: HelperAction) -> HelperAction {
    match action {
        HelperAction::Result { competition, round, board, pass, result, .. } => {
            HelperAction::Result { competition, round, board, pass, result, players: None }
        }
        HelperAction::CheckIn { entry, .. } => HelperAction::CheckIn { entry, person: None, name: None },
        HelperAction::Note { competition, round, board, text, .. } => {
            HelperAction::Note { competition, round, board, text, players: None }
        }
    }
}

fn arrival(of: &HelperPlayer) -> HelperAction {
    HelperAction::CheckIn { entry: of.entry, person: Some(of.person), name: Some(of.name.clone()) }
}

fn set(session: &mut EventSession, id: i64, status: StatusName) {
    let request = SetEntryStatus { id, status, reason: Some("ill".into()) };
    set_status(session, &request).expect("the desk may do that");
}

/// The phone showed a swap that the desk has undone since, so that the board is as it was released.
#[test]
fn an_entry_that_does_not_say_what_its_page_showed_reaches_no_game() {
    let mut session = playing(8);
    let results = code(&mut session, "Ada Reed", HelperRoleName::Results);
    let notes = code(&mut session, "Ben Marsh", HelperRoleName::Notes);
    let seat = |board| Seat { board, colour: ColourView::Black };
    let swap = SwapPlayers { round: 1, one: seat(1), other: seat(2), consent: true };
    swap_players(&mut session, &swap).expect("no result is entered");
    let seen = shown(&session, &results, 2);
    undo(&mut session).expect("the swap is undone");
    let sent = result(&seen, ColourView::Black, ResultView::BlackWon);
    let outcome = send(&mut session, &results, "key-00001", &unseen(sent.clone()));
    assert_eq!(refused(outcome), "helper-shown-missing");
    assert!(matches!(send(&mut session, &results, "key-00002", &sent), Ok(ActionOutcome::Conflict(_))));
    let text = "Clock not started".into();
    let (round, board) = (Some(seen.round), Some(seen.board));
    let note = HelperAction::Note { competition: 1, round, board, text, players: Some(seen.players) };
    assert_eq!(refused(send(&mut session, &notes, "key-00003", &unseen(note.clone()))), "helper-shown-missing");
    assert!(matches!(send(&mut session, &notes, "key-00004", &note), Ok(ActionOutcome::Applied(_))));
    let whole = session.event().expect("open");
    assert_eq!(whole.game_at(CompetitionId(1), 1, 2).expect("paired").passes.black, None);
    let cases = &session.tournament().expect("open").cases;
    assert_eq!((cases.len(), cases[0].board), (1, None), "they sit elsewhere now");
}

#[test]
fn an_arrival_registers_nobody_else_than_the_phone_showed() {
    let mut session = playing(8);
    let arrivals = code(&mut session, "Ada Reed", HelperRoleName::CheckIn);
    set(&mut session, 8, StatusName::PreRegistered);
    let seen = work(&session, &arrivals).expect("the code is valid").players;
    let fields = EntryFields { family: "Zelkova".into(), ..crate::fixture::fields(7) };
    let other = ChangeEntry { id: 8, reason: Some("a mistake".into()), fields };
    change(&mut session, &other).expect("the desk may do that");
    let sent = arrival(&seen[0]);
    assert_eq!(refused(send(&mut session, &arrivals, "key-00001", &sent)), "helper-other-person");
    assert_eq!(refused(send(&mut session, &arrivals, "key-00002", &unseen(sent))), "helper-shown-missing");
    let status = |session: &EventSession| session.event().unwrap().entry(domain::EntryId(8)).unwrap().status;
    assert_eq!(status(&session), domain::EntryStatus::PreRegistered);
    let now = work(&session, &arrivals).expect("the code is valid").players;
    send(&mut session, &arrivals, "key-00003", &arrival(&now[0])).expect("this is who the entry is");
    assert_eq!(status(&session), domain::EntryStatus::Registered);
}

/// Whoever may not be named by the hall is not named to a helper either.
#[test]
fn a_refused_arrival_names_nobody() {
    let mut session = playing(8);
    let arrivals = code(&mut session, "Ada Reed", HelperRoleName::CheckIn);
    let fields = EntryFields { publication: PublicationName::Anonymous, ..crate::fixture::fields(7) };
    let hidden = ChangeEntry { id: 8, reason: Some("they asked for it".into()), fields };
    change(&mut session, &hidden).expect("the desk may do that");
    set(&mut session, 8, StatusName::PreRegistered);
    let sent = arrival(&work(&session, &arrivals).expect("the code is valid").players[0]);
    set(&mut session, 8, StatusName::Withdrawn);
    for (key, sent) in [("key-00001", sent.clone()), ("key-00002", unseen(sent))] {
        let refusal = send(&mut session, &arrivals, key, &sent).expect_err("they withdrew").message;
        let names =
            ["Hazel", "Sam"].map(|name| refusal.to_string().contains(name) || format!("{refusal:?}").contains(name));
        assert_eq!(names, [false; 2], "{refusal:?}");
    }
}
