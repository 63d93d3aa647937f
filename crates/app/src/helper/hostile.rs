//! Tests: what no page of helpers sends, or what comes after the desk has changed what the page showed.

use domain::CompetitionId;
use session::{EventSession, Result};

use super::boards::{HelperBoard, HelperPlayer, work};
use super::conflicts::{ContradictionView, conflicts};
use super::contradict::MOST_OF_HELPER;
use super::{ActionOutcome, AddHelper, HelperAction, HelperDelivery, act, add};
use crate::event::{ChangeSetting, change_setting};
use crate::fixture::playing;
use crate::history::undo;
use crate::labels::{ColourView, ResultView};
use crate::operation::{
    ChangeEntry, EnterResult, EntryFields, ReportRequest, RoundStep, Seat, SetEntryStatus, SwapPlayers,
};
use crate::player_report::dismiss;
use crate::register::{change, set_status};
use crate::round::{confirm, enter_result, swap_players};
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

/// Hides the names of players that the pages of the hall hide, too.
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

fn desk_enters(session: &mut EventSession, board: u32, result: ResultView) {
    let request = EnterResult { round: 1, board, result: Some(result), ..EnterResult::default() };
    enter_result(session, &request).expect("the desk may do that");
}

/// How many results of helpers wait for the desk, and how many entries the history has.
fn kept(session: &EventSession) -> (usize, i64) {
    let head = session.file().and_then(|file| Ok(file.head()?)).expect("the journal can be read");
    (conflicts(session).expect("open").len(), head.0)
}

#[test]
fn a_contradiction_that_cannot_wait_is_refused_with_its_reason() {
    let mut session = playing(8);
    let ada = code(&mut session, "Ada Reed", HelperRoleName::Results);
    let before = kept(&session);
    let players = Some([1, 2]);
    for (competition, round, board) in [
        (1, 1, 0),
        (1, 0, 1),
        (1, 0, 0),
        (1, 1, 5),
        (1, 1, u32::MAX),
        (1, 2, 1),
        (1, u32::MAX, 1),
        (9, 1, 1),
        (-1, 1, 1),
    ] {
        let (pass, result) = (Some(ColourView::Black), ResultView::BlackWon);
        let sent = HelperAction::Result { competition, round, board, pass, result, players };
        assert_eq!(refused(send(&mut session, &ada, "key-00001", &sent)), "helper-no-board", "{sent:?}");
    }
    let board = shown(&session, &ada, 2);
    for players in [[0, 0], [1, 1], [-1, 3], [i64::MAX, 1], [3, 99]] {
        let sent = result(&HelperBoard { players, ..board.clone() }, ColourView::Black, ResultView::BlackWon);
        assert_eq!(refused(send(&mut session, &ada, "key-00001", &sent)), "helper-no-board", "{players:?}");
    }
    (1..=4).for_each(|board| desk_enters(&mut session, board, ResultView::BlackWon));
    confirm(&mut session, &RoundStep::of(1)).expect("all results are entered");
    let late = result(&board, ColourView::Black, ResultView::WhiteWon);
    assert_eq!(refused(send(&mut session, &ada, "key-00001", &late)), "helper-round-confirmed");
    assert_eq!(kept(&session), (before.0, before.1 + 5), "only the desk has changed the event");
}

/// What one helper makes up hides nothing that another one read.
#[test]
fn made_up_contradictions_of_a_helper_do_not_displace_those_of_others() {
    let mut session = playing(8);
    let [ada, ben] = ["Ada Reed", "Ben Marsh"].map(|name| code(&mut session, name, HelperRoleName::Results));
    let board = shown(&session, &ada, 2);
    desk_enters(&mut session, 2, ResultView::BlackWon);
    let pairs = (1..=8).flat_map(|black| (1..=8).map(move |white| [black, white]));
    let pairs: Vec<[i64; 2]> =
        pairs.filter(|[black, white]| black != white && [*black, *white] != board.players).collect();
    for (at, players) in pairs.into_iter().enumerate() {
        let sent = result(&HelperBoard { players, ..board.clone() }, ColourView::Black, ResultView::WhiteWon);
        let outcome = send(&mut session, &ada, &format!("key-{at:05}"), &sent);
        if at < MOST_OF_HELPER {
            assert!(matches!(outcome, Ok(ActionOutcome::Conflict(_))), "{at}: {outcome:?}");
        } else {
            assert_eq!(refused(outcome), "helper-too-many-wait");
        }
    }
    let real = result(&board, ColourView::Black, ResultView::WhiteWon);
    assert!(matches!(send(&mut session, &ben, "key-real-1", &real), Ok(ActionOutcome::Conflict(_))));
    let is_real = |of: &ContradictionView| !of.moved && of.values.iter().any(|value| value.who == "Ben Marsh");
    assert!(conflicts(&session).expect("open").iter().any(is_real), "the desk sees it");
    for moved in [false, true] {
        let of_board = ReportRequest { competition: 1, round: 1, board: 2, moved };
        dismiss(&mut session, &of_board).expect("something waits");
    }
    let again = send(&mut session, &ben, "key-real-1", &real);
    assert_eq!(again.expect("it is known"), ActionOutcome::Known, "the desk has decided");
    let more = result(&board, ColourView::White, ResultView::WhiteWon);
    assert!(
        matches!(send(&mut session, &ada, "key-more-1", &more), Ok(ActionOutcome::Conflict(_))),
        "after that she may again"
    );
}

/// What waits already adds no more than its number.
#[test]
fn each_contradiction_adds_as_much_to_the_file_as_the_first() {
    let mut session = playing(8);
    let ada = code(&mut session, "Ada Reed", HelperRoleName::Results);
    let board = shown(&session, &ada, 2);
    desk_enters(&mut session, 2, ResultView::BlackWon);
    let sizes: Vec<usize> = (0..MOST_OF_HELPER)
        .map(|at| {
            let players = [1 + at as i64 % 4, 5 + at as i64 % 3];
            let sent = result(&HelperBoard { players, ..board.clone() }, ColourView::Black, ResultView::WhiteWon);
            let (before, hash) = session.file().and_then(|file| Ok(file.head()?)).expect("the journal can be read");
            send(&mut session, &ada, &format!("key-{at:05}"), &sent).expect("it waits");
            let added = session.file().expect("open").entries_after(before, &hash, usize::MAX);
            let added = added.expect("the journal can be read").expect("the same history").entries;
            serde_json::to_string(&added).expect("entries are sent as text").len()
        })
        .collect();
    let first = sizes[0];
    assert!(first < 2000 && sizes.iter().all(|size| *size <= first + 20), "{sizes:?}");
}

#[test]
fn one_helper_reads_one_pass_of_a_game() {
    let mut session = playing(8);
    let [ada, ben] = ["Ada Reed", "Ben Marsh"].map(|name| code(&mut session, name, HelperRoleName::Results));
    let second = code(&mut session, "Ada Reed", HelperRoleName::Results);
    let board = shown(&session, &ada, 2);
    let [black, white] = [ColourView::Black, ColourView::White].map(|pass| result(&board, pass, ResultView::BlackWon));
    assert!(matches!(send(&mut session, &ada, "key-00001", &black), Ok(ActionOutcome::Applied(_))));
    for code in [&ada, &second] {
        assert_eq!(refused(send(&mut session, code, "key-00002", &white)), "helper-own-pass");
    }
    assert_eq!(shown(&session, &ada, 2).second, None);
    assert!(matches!(send(&mut session, &ben, "key-00003", &white), Ok(ActionOutcome::Applied(_))));
    undo(&mut session).expect("the second pass");
    undo(&mut session).expect("the first pass");
    assert!(matches!(send(&mut session, &ada, "key-00004", &white), Ok(ActionOutcome::Applied(_))), "no other is read");
    desk_enters(&mut session, 3, ResultView::BlackWon);
    let of_desk = shown(&session, &ada, 3);
    let same = result(&of_desk, ColourView::White, ResultView::BlackWon);
    assert!(
        matches!(send(&mut session, &ada, "key-00005", &same), Ok(ActionOutcome::Applied(_))),
        "the desk read the other"
    );
}

/// Refuses to use the number of one entry for another, from any helper.
#[test]
fn another_entry_with_the_number_of_a_known_one_is_refused() {
    let mut session = playing(8);
    let [ada, ben] = ["Ada Reed", "Ben Marsh"].map(|name| code(&mut session, name, HelperRoleName::Results));
    let [first, second] = [1, 2].map(|board| shown(&session, &ada, board));
    let sent = result(&first, ColourView::Black, ResultView::BlackWon);
    send(&mut session, &ada, "key-00001", &sent).expect("nothing is entered");
    let others = [
        result(&second, ColourView::Black, ResultView::BlackWon),
        result(&first, ColourView::Black, ResultView::WhiteWon),
        result(&first, ColourView::White, ResultView::BlackWon),
    ];
    let before = kept(&session);
    for (code, other) in [&ada, &ben].into_iter().flat_map(|code| others.iter().map(move |other| (code, other))) {
        assert_eq!(refused(send(&mut session, code, "key-00001", other)), "helper-key-used", "{other:?}");
    }
    for code in [&ada, &ben] {
        assert_eq!(send(&mut session, code, "key-00001", &sent), Ok(ActionOutcome::Known));
    }
    desk_enters(&mut session, 2, ResultView::BlackWon);
    let waits = result(&second, ColourView::Black, ResultView::WhiteWon);
    assert!(matches!(send(&mut session, &ada, "key-00002", &waits), Ok(ActionOutcome::Conflict(_))));
    assert!(matches!(send(&mut session, &ada, "key-00002", &waits), Ok(ActionOutcome::Conflict(_))));
    assert_eq!(refused(send(&mut session, &ada, "key-00002", &others[2])), "helper-key-used");
    assert_eq!(kept(&session), (before.0 + 1, before.1 + 2));
}

#[test]
fn a_helper_of_a_room_enters_nothing_elsewhere() {
    let mut session = playing(8);
    let halls = r#"[{"name":"Hall","first":1,"last":2},{"name":"Attic","first":3,"last":40}]"#;
    let halls = ChangeSetting { path: "event.halls".into(), value: halls.into(), consent: false };
    change_setting(&mut session, &halls).expect("it is a setting");
    let request =
        AddHelper { name: "Ada Reed".into(), role: HelperRoleName::Results, room: Some("Attic".into()), hours: None };
    let ada = add(&mut session, &request).expect("there is that room").value.code;
    let all = code(&mut session, "Ben Marsh", HelperRoleName::Results);
    let boards: Vec<u32> = work(&session, &ada).expect("the code is valid").boards.iter().map(|of| of.board).collect();
    assert_eq!(boards, [3, 4]);
    let before = kept(&session);
    for board in [1, 2] {
        let sent = result(&shown(&session, &all, board), ColourView::Black, ResultView::BlackWon);
        assert_eq!(refused(send(&mut session, &ada, "key-00001", &sent)), "helper-not-allowed");
    }
    assert_eq!(kept(&session), before);
    let own = result(&shown(&session, &ada, 3), ColourView::Black, ResultView::BlackWon);
    assert!(matches!(send(&mut session, &ada, "key-00001", &own), Ok(ActionOutcome::Applied(_))));
}

/// A phone whose answer was lost sends the result again after the desk has confirmed the round in spite of it.
#[test]
fn a_contradiction_of_a_round_that_was_confirmed_since_waits_no_more() {
    let mut session = playing(8);
    let ada = code(&mut session, "Ada Reed", HelperRoleName::Results);
    let sent = result(&shown(&session, &ada, 2), ColourView::Black, ResultView::WhiteWon);
    (1..=4).for_each(|board| desk_enters(&mut session, board, ResultView::BlackWon));
    assert!(matches!(send(&mut session, &ada, "key-00001", &sent), Ok(ActionOutcome::Conflict(_))));
    confirm(&mut session, &RoundStep { round: 1, consent: true }).expect("the director consents");
    assert_eq!(send(&mut session, &ada, "key-00001", &sent), Ok(ActionOutcome::Known));
}
