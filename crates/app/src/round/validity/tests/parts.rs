//! Rounds that are paired in parts, or paired again without a change: every board is as old as its own pairing.

use super::*;
use crate::history::{redo, undo};
use crate::operation::{Carry, DrawKnockout, PairSome, UnpairBoard};
use crate::register::{AddSlip, add_slip};
use crate::round::{pair_some, unpair_board};

fn stale_boards(session: &EventSession, round: u32) -> Vec<u32> {
    let found = validity(session, round).expect("an event is open");
    found.reasons.into_iter().filter(|reason| reason.kind == StaleKind::PairsDiffer).flat_map(|r| r.boards).collect()
}

/// Asserts that round 2 is out of date, that its release asks, and that pairing it again as a whole mends it.
fn assert_stale_until_paired_again(session: &mut EventSession) {
    assert_eq!(reasons(session, 2), [StaleKind::Changed, StaleKind::PairsDiffer]);
    let refused = release(session, &RoundStep::of(2)).expect_err("boards are out of date");
    assert_eq!((refused.code, refused.message.id), (ErrorCode::Consent, "round-no-longer-follows"));
    pair(session, &again(2)).expect("a draft");
    assert_eq!(reasons(session, 2), []);
}

#[test]
fn pairing_one_board_again_leaves_the_others_out_of_date() {
    let mut session = draft_of_round_2(8);
    correct(&mut session, 1, 2);
    let stale = stale_boards(&session, 2);
    assert!(stale.len() > 1, "{stale:?}");
    let one = PairRest { round: 2, boards: vec![stale[0]], ..PairRest::default() };
    pair_rest(&mut session, &one).expect("two players");
    let left = stale_boards(&session, 2);
    assert!(!left.is_empty() && !left.contains(&stale[0]), "{left:?} of {stale:?}");
    assert_stale_until_paired_again(&mut session);
}

#[test]
fn pairing_all_boards_that_are_out_of_date_mends_the_round() {
    let mut session = draft_of_round_2(8);
    correct(&mut session, 1, 2);
    let boards = stale_boards(&session, 2);
    pair_rest(&mut session, &PairRest { round: 2, boards, ..PairRest::default() }).expect("a draft");
    assert_eq!(reasons(&session, 2), []);
}

#[test]
fn pairing_two_players_without_a_game_leaves_the_others_out_of_date() {
    let mut session = draft_of_round_2(8);
    correct(&mut session, 1, 2);
    let board = *stale_boards(&session, 2).last().expect("boards are out of date");
    unpair_board(&mut session, &UnpairBoard { round: 2, board }).expect("a draft");
    pair(&mut session, &PairRound { round: 2, ..PairRound::default() }).expect("two players have no game");
    assert_stale_until_paired_again(&mut session);
}

#[test]
fn a_second_part_does_not_hide_what_changed_since_the_first() {
    let mut session = fixture::played(8);
    let numbers = |numbers: [u32; 4]| PairSome { round: 2, numbers: numbers.to_vec(), ..PairSome::default() };
    pair_some(&mut session, &numbers([1, 2, 3, 4])).expect("four players are free");
    let tournament = session.tournament().expect("an event is open");
    let made = tournament.games_of(2).into_iter().cloned().collect::<Vec<_>>();
    let [first, second] = &made[..] else { panic!("two boards") };
    let met = |other| {
        tournament.games_of(1).iter().any(|g| [g.black, g.white].iter().all(|p| [first.black, other].contains(p)))
    };
    // Of the four, two who have not met become equal, and so do the other two.
    let equal = if met(second.black) { second.white } else { second.black };
    let strong = [first.black, equal];
    for id in [first.black, first.white, second.black, second.white] {
        let index = session.tournament().expect("an event is open").entries.iter().position(|entry| entry.id == id);
        rank(&mut session, index.expect("an entry"), if strong.contains(&id) { "1d" } else { "15k" });
    }
    pair_some(&mut session, &numbers([5, 6, 7, 8])).expect("four players are free");
    assert_eq!(session.tournament().expect("an event is open").games_of(2).len(), 4);
    let mut boards = [first.board, second.board];
    boards.sort_unstable();
    assert_eq!(stale_boards(&session, 2), boards);
    release(&mut session, &RoundStep::of(2)).expect_err("boards are out of date");
}

#[test]
fn seating_a_latecomer_does_not_hide_what_changed_after_the_release() {
    let mut session = draft_of_round_2(9);
    release(&mut session, &RoundStep::of(2)).expect("the draft is current");
    correct(&mut session, 1, 2);
    let before = stale_boards(&session, 2);
    assert!(!before.is_empty());
    let late = EntryFields { missed: Some(vec![1]), ..fixture::fields(9) };
    add(&mut session, &late).expect("they are new");
    pair(&mut session, &PairRound { round: 2, ..PairRound::default() }).expect("the latecomer and the bye");
    assert_eq!(session.tournament().expect("an event is open").games_of(2).len(), 5);
    assert!(!stale_boards(&session, 2).is_empty(), "before: {before:?}");
}

#[test]
fn a_latecomer_is_paired_although_somebody_else_has_left() {
    let mut session = fixture::playing(9);
    let game = session.tournament().expect("an event is open").games_of(1)[0].clone();
    withdraw(&mut session, game.black);
    let late = EntryFields { missed: Some(Vec::new()), ..fixture::fields(9) };
    let late = add(&mut session, &late).expect("they are new").value;
    pair(&mut session, &PairRound { round: 1, ..PairRound::default() }).expect("the latecomer and the bye");
    let games = session.tournament().expect("an event is open").games_of(1);
    assert!(games.iter().any(|game| game.colour_of(EntryId(late)).is_some()));
    assert_eq!(reasons(&session, 1), [StaleKind::Left], "the board of the other stays");
}

#[test]
fn a_draft_that_is_paired_despite_a_slip_is_current() {
    let mut session = fixture::paired(8);
    let slip = AddSlip { entry: Some(3), missed: Some(vec![1]), ..AddSlip::default() };
    add_slip(&mut session, &slip).expect("a slip");
    assert_eq!(reasons(&session, 1), [StaleKind::Slips]);
    let despite = PairRound { despite_slips: true, ..again(1) };
    let done = pair(&mut session, &despite).expect("the director decides so");
    assert!(done.invalidated.contains(&session::DataTopic::Rounds), "screens ask again");
    assert_eq!(reasons(&session, 1), []);
    undo(&mut session).expect("the slip can be undone");
    assert_eq!(reasons(&session, 1), []);
    redo(&mut session).expect("the slip can be redone");
    assert_eq!(reasons(&session, 1), [], "the round was paired despite it");
    release(&mut session, &RoundStep::of(1)).expect("the draft is current");
}

#[test]
fn a_knockout_game_that_a_correction_carried_through_is_current() {
    let mut session = fixture::open_register(4);
    for (path, value) in [("competition.system", "Knockout"), ("competition.rounds", "2")] {
        let request = ChangeSetting { path: path.into(), value: value.into(), consent: true };
        change_setting(&mut session, &request).expect("no round is paired");
    }
    crate::register::close_register(&mut session).expect("four players are registered");
    let drawn = DrawKnockout { category: 0, ..DrawKnockout::default() };
    crate::knockout::draw(&mut session, &drawn).expect("the players can be drawn");
    pair(&mut session, &PairRound { round: 1, ..PairRound::default() }).expect("round 1 is next");
    for board in 1..=2 {
        let result = Some(ResultView::BlackWon);
        enter_result(&mut session, &EnterResult { round: 1, board, result, ..EnterResult::default() })
            .expect("Black can win");
    }
    pair(&mut session, &PairRound { round: 2, ..PairRound::default() }).expect("the final");
    let corrected = EnterResult {
        round: 1,
        board: 1,
        result: Some(ResultView::WhiteWon),
        reason: Some("misread".into()),
        carry: Some(Carry::Through),
        ..EnterResult::default()
    };
    let done = enter_result(&mut session, &corrected).expect("the winner changes").value;
    assert_eq!((done.warnings, reasons(&session, 2)), (vec![], vec![]), "the final has the right players");
    pair(&mut session, &again(2)).expect("a draft");
    assert_eq!(reasons(&session, 2), []);
    release(&mut session, &RoundStep::of(2)).expect("the draft is current");
}

#[test]
fn a_bye_that_the_director_moved_does_not_make_the_round_out_of_date() {
    for released in [false, true] {
        let mut session = fixture::paired(9);
        if released {
            release(&mut session, &RoundStep::of(1)).expect("the draft is current");
        }
        let to = session.tournament().expect("an event is open").games[1].white;
        let bye = crate::operation::MoveBye { round: 1, to: Some(to.0), consent: false };
        crate::round::move_bye(&mut session, &bye).expect("they have a game");
        assert_eq!(reasons(&session, 1), []);
    }
}

#[test]
fn a_closed_round_without_a_result_is_asked_about_and_reported() {
    let mut session = draft_of_round_2(8);
    let reason = Some("wrong sheet".to_owned());
    enter_result(&mut session, &EnterResult { round: 1, board: 2, reason, ..EnterResult::default() })
        .expect("a result can be taken away");
    let texts = validity(&session, 2).expect("an event is open").texts();
    assert!(texts.iter().any(|text| text.id == "stale-result-missing"), "{texts:?}");
    for refused in [
        pair(&mut session, &again(2)).map(drop),
        pair_rest(&mut session, &PairRest { round: 2, ..PairRest::default() }).map(drop),
    ] {
        let refused = refused.expect_err("a result is missing");
        assert_eq!((refused.code, refused.message.id), (ErrorCode::Consent, "round-results-missing"));
    }
    let decisions = crate::check::check(&session).expect("the event is sound").decisions;
    assert!(decisions.iter().any(|d| d.to_string().contains("board 2 has no agreed result")), "{decisions:?}");
    pair(&mut session, &PairRound { consent: true, ..again(2) }).expect("the director consents");
    let refused = release(&mut session, &RoundStep::of(2)).expect_err("the result is still missing");
    assert_eq!(refused.message.id, "round-no-longer-follows");
}

/// A round robin of six in which player 2 does not play round 1, which is a draft.
fn circle_without_player_2() -> EventSession {
    let mut session = fixture::open_register(6);
    let robin = ChangeSetting { path: "competition.system".into(), value: "RoundRobin".into(), consent: false };
    change_setting(&mut session, &robin).expect("no round is paired");
    crate::register::close_register(&mut session).expect("six players are registered");
    misses(&mut session, domain::Rounds::of([1]));
    pair(&mut session, &PairRound { round: 1, ..PairRound::default() }).expect("round 1 is next");
    session
}

/// Sets the rounds that player 2 misses, as the register does.
fn misses(session: &mut EventSession, rounds: domain::Rounds) {
    let change = |tournament: &mut Tournament| {
        tournament.entries[1].missed = rounds;
        Ok(())
    };
    session.transact(op::SetPaid, &PAID, change).expect("rounds can change");
}

#[test]
fn a_player_who_returns_to_a_draft_is_not_left_with_a_lost_board() {
    let mut session = circle_without_player_2();
    let lost = |session: &EventSession| -> Vec<u32> {
        let games = session.tournament().expect("an event is open").games_of(1);
        games.iter().filter(|game| game.passes.known().is_some()).map(|game| game.board).collect()
    };
    let board = lost(&session);
    assert_eq!((board.len(), reasons(&session, 1)), (1, vec![]));
    misses(&mut session, domain::Rounds::default());
    let found = validity(&session, 1).expect("an event is open");
    assert_eq!(found.texts()[0].id, "stale-came-lost");
    assert_eq!(found.reasons[0].boards, board);
    let only = PairRest { round: 1, boards: board, ..PairRest::default() };
    pair_rest(&mut session, &only).expect("the board is paired again");
    assert_eq!((lost(&session), reasons(&session, 1)), (vec![], vec![]));
    undo(&mut session).expect("the pairing can be undone");
    pair(&mut session, &again(1)).expect("a draft");
    assert_eq!((lost(&session), reasons(&session, 1)), (vec![], vec![]));
}

#[test]
fn a_board_of_a_circle_that_is_paired_again_stays_in_the_plan() {
    let mut session = circle_without_player_2();
    misses(&mut session, domain::Rounds::default());
    pair(&mut session, &again(1)).expect("a draft");
    let pairs = |session: &EventSession| -> BTreeSet<(EntryId, EntryId)> {
        let games = session.tournament().expect("an event is open").games_of(1);
        games.iter().map(|game| (game.black.min(game.white), game.black.max(game.white))).collect()
    };
    let plan = pairs(&session);
    misses(&mut session, domain::Rounds::of([1]));
    let board = validity(&session, 1).expect("an event is open").reasons[0].boards.clone();
    for boards in [board, Vec::new()] {
        pair_rest(&mut session, &PairRest { round: 1, boards, ..PairRest::default() }).expect("the plan has them");
        let tournament = session.tournament().expect("an event is open");
        assert_eq!((pairs(&session), tournament.byes.len()), (plan.clone(), 0));
        let forfeits = tournament.games.iter().filter_map(|game| {
            let winner = game.passes.known()?.winner()?;
            Some(game.entry(winner))
        });
        assert!(forfeits.collect::<Vec<_>>().iter().all(|winner| *winner != EntryId(2)));
        assert!(tournament.games.iter().any(|game| game.passes.known().is_some()), "the opponent wins");
        undo(&mut session).expect("the pairing can be undone");
    }
}
