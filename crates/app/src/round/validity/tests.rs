//! What makes a round out of date, and what does not.

use domain::model::player::Birth;
use domain::pairing::changes_since;
use session::ErrorCode;

use super::*;
use crate::event::{ChangeSetting, Step, change_setting, status};
use crate::fixture;
use crate::labels::ResultView;
use crate::operation::{
    EnterResult, EntryFields, PairRound, PairTwo, RoundRequest, RoundStep, SetEntryStatus, SetPaid,
};
use crate::player_card::{ViewPlayerCard, view as card};
use crate::register::{add, set_status};
use crate::round::{
    BoardView, Explanation, PairRest, RoundReport, ViewCorrection, ViewRound, confirm, enter_result, explain, pair,
    pair_rest, pair_two, release, report, view, view_correction,
};
use crate::vocabulary::StatusName;

/// The input of an operation that stands for a change of the register.
const PAID: SetPaid = SetPaid { id: 1, paid: true };

fn again(round: u32) -> PairRound {
    PairRound { round, again: true, ..PairRound::default() }
}

fn draft_of_round_2(players: usize) -> EventSession {
    let mut session = fixture::played(players);
    pair(&mut session, &PairRound { round: 2, ..PairRound::default() }).expect("all results are agreed");
    session
}

fn withdraw(session: &mut EventSession, id: EntryId) {
    let request = SetEntryStatus { id: id.0, status: StatusName::Withdrawn, reason: Some("ill".into()) };
    set_status(session, &request).expect("they can withdraw");
}

fn reasons(session: &EventSession, round: u32) -> Vec<StaleKind> {
    let found = validity(session, round).expect("an event is open");
    assert_eq!(found.is_out_of_date(), !found.reasons.is_empty());
    found.reasons.iter().map(|reason| reason.kind).collect()
}

/// Changes a rank past the verbs, as a correction of the register does.
fn rank(session: &mut EventSession, index: usize, rank: &str) {
    let change = |tournament: &mut Tournament| {
        tournament.entries[index].player.rank = rank.parse().expect("a rank");
        Ok(())
    };
    session.transact(op::SetPaid, &PAID, change).expect("a rank can change");
}

fn correct(session: &mut EventSession, round: u32, board: u32) -> Vec<Message> {
    let reason = Some("misread".to_owned());
    let result = Some(ResultView::WhiteWon);
    let request = EnterResult { round, board, result, reason, ..EnterResult::default() };
    enter_result(session, &request).expect("a result can be corrected").value.warnings
}

/// Returns the explanation of a board without what changed since.
fn explained(session: &EventSession, round: u32, board: u32) -> Explanation {
    let explained = explain(session, &crate::operation::SwapColours { round, board }).expect("the board exists");
    Explanation { changes: Vec::new(), ..explained }
}

#[test]
fn a_round_is_out_of_date_if_a_table_now_begins_in_it() {
    let mut session = fixture::played(8);
    let children = |tournament: &mut Tournament| {
        tournament.entries.iter_mut().for_each(|entry| entry.player.birth = Some(Birth::Year(2016)));
        tournament.competition.knockouts = true;
        Ok(())
    };
    session.transact(op::SetPaid, &PAID, children).expect("everyone can be a child");
    pair(&mut session, &PairRound { round: 2, ..PairRound::default() }).expect("all results are agreed");
    assert_eq!(reasons(&session, 2), []);
    let request = ChangeSetting { path: "competition.rounds".into(), value: "4".into(), consent: true };
    change_setting(&mut session, &request).expect("two rounds are paired");
    assert_eq!(reasons(&session, 2), [StaleKind::Changed, StaleKind::Impossible]);
}

#[test]
fn a_round_is_current_until_something_changes() {
    assert_eq!(reasons(&fixture::paired(8), 1), []);
    assert_eq!(reasons(&fixture::played(8), 1), []);
    assert_eq!(reasons(&draft_of_round_2(7), 2), []);
}

#[test]
fn a_player_who_left_a_draft_is_named_and_the_release_asks() {
    let mut session = fixture::paired(8);
    let leaver = session.tournament().expect("an event is open").games[1].black;
    withdraw(&mut session, leaver);
    let found = validity(&session, 1).expect("an event is open");
    assert_eq!((found.reasons[0].kind, &found.reasons[0].boards[..]), (StaleKind::Left, &[2][..]));
    assert_eq!(status(&session).expect("an event is open").next.step, Step::PairAgain);
    let refused = release(&mut session, &RoundStep::of(1)).expect_err("a player has left");
    assert_eq!((refused.code, refused.message.id), (ErrorCode::Consent, "round-no-longer-follows"));
    pair(&mut session, &again(1)).expect("seven players are paired");
    assert_eq!(reasons(&session, 1), []);
    release(&mut session, &RoundStep::of(1)).expect("the draft is current");
    let seated = session.tournament().expect("an event is open").games.iter().any(|g| g.colour_of(leaver).is_some());
    assert!(!seated);
}

#[test]
fn a_player_who_left_with_the_bye_or_during_the_round_is_named() {
    let mut session = fixture::paired(7);
    let bye = session.tournament().expect("an event is open").byes[0].entry;
    withdraw(&mut session, bye);
    assert_eq!(reasons(&session, 1), [StaleKind::Left]);
    let mut session = fixture::playing(8);
    let leaver = session.tournament().expect("an event is open").games[0].white;
    withdraw(&mut session, leaver);
    assert_eq!(reasons(&session, 1), [StaleKind::Left]);
    let forfeit = EnterResult { round: 1, board: 1, result: "1-0!".parse().ok(), ..EnterResult::default() };
    enter_result(&mut session, &forfeit).expect("Black wins without play");
    assert_eq!(reasons(&session, 1), []);
}

#[test]
fn a_corrected_result_makes_the_next_draft_out_of_date() {
    let mut session = draft_of_round_2(8);
    // The winner of board 2 has another opponent than its loser would have.
    let warned = correct(&mut session, 1, 2);
    assert_eq!(warned.iter().map(|m| m.id).collect::<Vec<_>>(), ["round-paired-from-old-result"]);
    let kinds = reasons(&session, 2);
    assert_eq!(kinds, [StaleKind::Changed, StaleKind::PairsDiffer]);
    assert!(release(&mut session, &RoundStep::of(2)).is_err());
    pair(&mut session, &again(2)).expect("a draft");
    assert_eq!(reasons(&session, 2), []);
}

#[test]
fn a_released_round_is_compared_with_its_release_until_it_is_played() {
    let mut session = draft_of_round_2(8);
    correct(&mut session, 1, 2);
    let kept = RoundStep { consent: true, ..RoundStep::of(2) };
    release(&mut session, &kept).expect("the director keeps the draft");
    assert_eq!(reasons(&session, 2), [], "it was released with this result");
    rank(&mut session, 7, "4d");
    assert_eq!(reasons(&session, 2), [StaleKind::Changed, StaleKind::PairsDiffer]);
    assert_eq!(status(&session).expect("an event is open").next.step, Step::EnterResults);
    let result = Some(ResultView::BlackWon);
    let request = EnterResult { round: 2, board: 1, result, ..EnterResult::default() };
    enter_result(&mut session, &request).expect("Black can win");
    assert_eq!(reasons(&session, 2), []);
}

#[test]
fn a_released_round_that_is_paired_again_is_current() {
    let mut session = draft_of_round_2(8);
    release(&mut session, &RoundStep::of(2)).expect("the draft is current");
    correct(&mut session, 1, 2);
    assert_eq!(reasons(&session, 2), [StaleKind::Changed, StaleKind::PairsDiffer]);
    let again = PairRest { round: 2, consent: true, ..PairRest::default() };
    pair_rest(&mut session, &again).expect("the director consents");
    assert_eq!(reasons(&session, 2), []);
}

#[test]
fn the_preview_of_a_correction_says_that_a_draft_would_be_out_of_date() {
    let mut session = draft_of_round_2(8);
    let request = ViewCorrection { round: 1, board: 2, result: Some(ResultView::WhiteWon) };
    let said = view_correction(&session, &request).expect("the board exists").outdated;
    assert_eq!(said.iter().map(|m| m.id).collect::<Vec<_>>(), ["stale-result", "stale-pairs-differ"]);
    assert_eq!(reasons(&session, 2), []);
    correct(&mut session, 1, 2);
    assert_eq!(validity(&session, 2).expect("an event is open").texts(), said);
}

#[test]
fn boards_and_cards_show_what_the_round_was_paired_from() {
    let mut session = draft_of_round_2(8);
    let boards =
        |session: &EventSession| view(session, &ViewRound { round: Some(2) }).expect("the round is paired").boards;
    let cards = |session: &EventSession| -> Vec<_> {
        let game = |id| card(session, &ViewPlayerCard { id }).expect("the entry exists").games[1].clone();
        (1..=8).map(|id| (game(id).score, game(id).float)).collect()
    };
    let before = (boards(&session), cards(&session));
    withdraw(&mut session, EntryId(before.0[0].black.id));
    rank(&mut session, 6, "4d");
    let scores = |boards: &[BoardView]| -> Vec<_> {
        let of = |b: &BoardView| (b.black.score.clone(), b.white.score.clone(), b.notes.clone());
        boards.iter().map(of).collect()
    };
    assert_eq!(scores(&boards(&session)), scores(&before.0));
    assert_eq!(cards(&session), before.1);
}

#[test]
fn a_corrected_rank_does_not_change_the_explanation_of_an_old_round() {
    let mut session = draft_of_round_2(8);
    let said = |session: &EventSession, round| {
        let boards = 1..=4;
        let explained = boards.map(|board| explained(session, round, board));
        let report = report(session, &RoundRequest { round }).expect("the round is paired").remarks;
        (explained.collect::<Vec<_>>(), report)
    };
    let before = [said(&session, 1), said(&session, 2)];
    rank(&mut session, 7, "4d");
    assert_eq!([said(&session, 1), said(&session, 2)], before);
    assert!(validity(&session, 2).expect("an event is open").reasons.iter().any(|r| r.text.id == "stale-rank"));
}

#[test]
fn the_explanation_of_a_late_entry_stays_when_they_leave_or_get_another_rank() {
    let mut session = fixture::paired(7);
    let bye = session.tournament().expect("an event is open").byes[0].entry;
    let late = EntryFields { missed: Some(Vec::new()), ..fixture::fields(8) };
    let late = add(&mut session, &late).expect("they are new").value;
    let seats = PairTwo { round: 1, first: late, second: bye.0, consent: false };
    let board = pair_two(&mut session, &seats).expect("both are free").value.board.expect("they have a board");
    let said = |session: &EventSession| {
        let report = report(session, &RoundRequest { round: 1 }).expect("it is paired");
        (explained(session, 1, board), RoundReport { changes: Vec::new(), ..report })
    };
    let before = said(&session);
    withdraw(&mut session, EntryId(late));
    assert_eq!(said(&session), before);
    rank(&mut session, 7, "4d");
    assert_eq!(said(&session), before);
}

#[test]
fn a_draw_after_the_pairing_is_a_change() {
    let event = |session: EventSession| session.tournament().expect("an event is open").clone();
    let (before, drawn) = (event(fixture::closed_youth(8)), event(fixture::knockout(8)));
    assert_eq!(changes_since(&before, &drawn, 1), [BasisChange::Draws]);
    assert_eq!(changes_since(&drawn, &drawn, 1), []);
}

#[test]
fn check_judges_a_round_by_what_was_known_when_it_was_paired() {
    let mut session = draft_of_round_2(8);
    confirm(&mut session, &RoundStep::of(1)).expect("it is confirmed already");
    rank(&mut session, 7, "4d");
    withdraw(&mut session, EntryId(6));
    let decisions = crate::check::check(&session).expect("the event is sound").decisions;
    assert!(decisions.iter().all(|d| d.to_string().contains("round 2")), "{decisions:?}");
}

#[test]
fn pairing_the_next_round_leaves_the_absences_of_the_confirmed_one() {
    let mut session = fixture::played(9);
    let bye = session.tournament().expect("an event is open").byes[0].entry;
    let sleep = |tournament: &mut Tournament| {
        let entry = tournament.entries.iter_mut().find(|e| e.id == EntryId(5)).expect("number 5");
        entry.missed = domain::Rounds::of([2]);
        Ok(())
    };
    session.transact(op::SetPaid, &PAID, sleep).expect("a round can be missed");
    assert_ne!(bye, EntryId(5));
    pair(&mut session, &PairRound { round: 2, ..PairRound::default() }).expect("round 2 is next");
    let boards = session.tournament().expect("an event is open").games_of(2).len();
    for board in 1..=u32::try_from(boards).expect("four boards") {
        let request = EnterResult { round: 2, board, result: Some(ResultView::BlackWon), ..EnterResult::default() };
        enter_result(&mut session, &request).expect("Black can win");
    }
    confirm(&mut session, &RoundStep::of(2)).expect("all results are agreed");
    let absences = session.tournament().expect("an event is open").absences.clone();
    withdraw(&mut session, EntryId(5));
    pair(&mut session, &PairRound { round: 3, ..PairRound::default() }).expect("round 3 is next");
    assert_eq!(session.tournament().expect("an event is open").absences, absences);
}

mod carried;
mod drawn;
mod facts;
mod parts;
