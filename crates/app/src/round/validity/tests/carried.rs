//! Corrections that are carried through in a knock-out within a round of the Open.

use super::*;
use crate::check::check;
use crate::operation::Carry;
use crate::round::ReasonKind;

/// Returns a knock-out of eight of twelve players, with its second round paired as a draft, and the correction of a game of its first.
fn draft_and_correction(carry: Carry) -> (EventSession, EnterResult) {
    let mut session = fixture::played_knockout_among(12, 5);
    pair(&mut session, &PairRound { round: 6, consent: true, ..PairRound::default() }).expect("the round is next");
    let games = session.tournament().expect("an event is open").games_of(5);
    let board = games.iter().find(|game| game.knockout.is_some()).expect("the table has begun").board;
    let request = EnterResult {
        round: 5,
        board,
        result: Some(ResultView::WhiteWon),
        reason: Some("misread".into()),
        carry: Some(carry),
        ..EnterResult::default()
    };
    (session, request)
}

fn pairs(session: &EventSession, round: u32) -> BTreeSet<(u32, EntryId, EntryId)> {
    let games = session.tournament().expect("an event is open").games_of(round);
    games.iter().filter(|game| game.knockout.is_none()).map(|game| (game.board, game.black, game.white)).collect()
}

#[test]
fn a_board_that_a_correction_gave_another_player_is_not_called_set_manually() {
    let (mut session, request) = draft_and_correction(Carry::Through);
    let before = pairs(&session, 6);
    enter_result(&mut session, &request).expect("the correction is carried through");
    let moved: Vec<u32> = pairs(&session, 6).difference(&before).map(|&(board, ..)| board).collect();
    assert_eq!(moved.len(), 1, "the one who did not advance takes the other's place in the Open");
    let board = moved[0];
    assert_eq!(explained(&session, 6, board).text.id, "report-reason-corrected");
    let said = report(&session, &RoundRequest { round: 6 }).expect("the round is paired").remarks;
    assert!(said.iter().all(|remark| remark.reason.kind != ReasonKind::Manual), "{said:?}");
    let noted: Vec<String> = check(&session).expect("sound").decisions.iter().map(ToString::to_string).collect();
    assert!(noted.iter().all(|note| !note.contains("manually")), "{noted:?}");
    let found = validity(&session, 6).expect("an event is open").reasons;
    let differs = found.iter().find(|reason| reason.kind == StaleKind::PairsDiffer);
    assert!(differs.is_none_or(|reason| reason.boards.contains(&board)), "{found:?}");
}

#[test]
fn annulling_a_game_does_not_change_why_a_closed_round_had_it() {
    let (mut session, request) = draft_and_correction(Carry::Annul);
    let games = session.tournament().expect("an event is open").games_of(6).into_iter().cloned().collect::<Vec<_>>();
    for game in &games {
        let result = Some(ResultView::BlackWon);
        let entered = EnterResult { round: 6, board: game.board, result, ..EnterResult::default() };
        enter_result(&mut session, &entered).expect("Black can win");
    }
    confirm(&mut session, &RoundStep { round: 6, consent: true }).expect("all results are agreed");
    let said = |session: &EventSession| {
        let remarks = report(session, &RoundRequest { round: 6 }).expect("the round is paired").remarks;
        remarks.into_iter().map(|remark| (remark.board, remark.reason.text)).collect::<Vec<_>>()
    };
    let before = said(&session);
    enter_result(&mut session, &request).expect("later games can be annulled");
    let ordinary = session.tournament().expect("an event is open").games_of(6);
    let were = games.iter().filter(|game| game.knockout.is_some()).count();
    assert!(ordinary.iter().filter(|game| game.knockout.is_some()).count() < were, "a game became ordinary");
    assert_eq!(said(&session), before);
    let noted: Vec<String> = check(&session).expect("sound").decisions.iter().map(ToString::to_string).collect();
    assert!(noted.iter().all(|note| !note.contains("manually")), "{noted:?}");
}
