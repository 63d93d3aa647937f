//! A case from its start to its end: rulings with corrections, protests by their deadline, appeals, and what is public.

use domain::{CaseState, GameResult};
use session::{EventSession, Result};

use super::*;
use crate::audit_log::{self, LogAct, ViewAuditLog};
use crate::case_words::{
    CaseStateName, CaseStepName, OfficialRoleName, ProtestOutcomeName, ProtestTargetName, RulingBodyName,
};
use crate::fixture::{open_register, played, playing};
use crate::history::{redo, undo};
use crate::labels::ResultView;
use crate::operation::{OfficialFields, op};
use crate::referee::add_official;
use crate::round::{RoundStep, SwapColours, ViewBoard, board_history, confirm, swap_colours};

/// Returns an event whose round 1 Black won everywhere, with case 1 about board 1: confirmed if asked for.
fn with_case(confirmed: bool) -> EventSession {
    let mut session = played(8);
    if confirmed {
        confirm(&mut session, &RoundStep::of(1)).unwrap();
    }
    let fields = CaseFields {
        round: Some(1),
        board: Some(1),
        articles: vec!["5j".into()],
        facts: "The score was miscounted.".into(),
        ended: "2026-08-14 08:30".into(),
        ..CaseFields::default()
    };
    add_case(&mut session, &fields).unwrap();
    session
}

fn players(session: &EventSession) -> [i64; 2] {
    let case = &session.tournament().unwrap().cases[0];
    [case.players[0].0, case.players[1].0]
}

fn protest(session: &mut EventSession, at: &str, late: &str) -> Result<i64> {
    let player = Some(players(session)[1]);
    let request = ProtestCase {
        case: 1,
        player,
        name: String::new(),
        against: ProtestTargetName::Game,
        words: "Two points are missing.".into(),
        at: at.into(),
        late: late.into(),
    };
    protest_case(session, &request).map(|done| done.value)
}

fn ruling(words: &str) -> RuleCase {
    RuleCase { case: 1, words: words.into(), ..RuleCase::default() }
}

fn upheld(result: ResultView) -> RuleCase {
    RuleCase { outcome: Some(ProtestOutcomeName::Upheld), result: Some(result), ..ruling("White won by one point.") }
}

fn appeal(session: &mut EventSession, fewer: bool) -> Result<i64> {
    let player = Some(players(session)[0]);
    let request = AppealCase { case: 1, player, words: "The count was right.".into(), fewer };
    appeal_case(session, &request).map(|done| done.value)
}

fn close(session: &mut EventSession, words: &str) -> Result<i64> {
    close_case(session, &CloseCase { case: 1, words: words.into() }).map(|done| done.value)
}

fn id<T: std::fmt::Debug>(refused: Result<T>) -> &'static str {
    refused.expect_err("it is refused").message.id
}

fn state(session: &EventSession) -> CaseState {
    session.tournament().unwrap().cases[0].state()
}

fn result(session: &EventSession) -> Option<GameResult> {
    let tournament = session.tournament().unwrap();
    let game = tournament.games.iter().find(|game| Some(game.id) == tournament.cases[0].game).unwrap();
    game.passes.agreed()
}

fn official(session: &mut EventSession, role: OfficialRoleName, name: &str, entry: Option<i64>) {
    let (name, club, family) = (name.to_string(), String::new(), String::new());
    let fields = OfficialFields { role, name, club, family, entry, related: Vec::new(), turn: None };
    add_official(session, &fields).unwrap();
}

#[test]
fn a_protest_upheld_after_confirmation_corrects_the_result_and_undo_takes_both_back() {
    let mut session = with_case(true);
    protest(&mut session, "", "").unwrap();
    assert_eq!(state(&session), CaseState::Protested);
    assert_eq!(id(rule_case(&mut session, &ruling("White won."))), "case-outcome-missing");
    let unchanged = upheld(ResultView::BlackWon);
    assert_eq!(id(rule_case(&mut session, &unchanged)), "result-unchanged");
    rule_case(&mut session, &upheld(ResultView::WhiteWon)).unwrap();
    assert_eq!((state(&session), result(&session)), (CaseState::Ruled, Some(ResultView::WhiteWon.into())));

    let view = view_case(&session, &ViewCase { case: 1 }).unwrap();
    let step = view.steps.last().unwrap();
    let link = step.correction.as_ref().unwrap();
    assert_eq!((link.before, link.after), (Some(ResultView::BlackWon), ResultView::WhiteWon));
    assert!(link.confirmed);
    let entry = session.file().unwrap().newest(1).unwrap().pop().unwrap();
    assert_eq!((entry.id, entry.operation.as_str()), (step.journal, "rule_case"), "the link leads to the journal");
    let board = board_history(&session, &ViewBoard { round: 1, board: 1 }).unwrap();
    assert_eq!((board[0].result, board[0].reason.as_str()), (Some(ResultView::WhiteWon), "White won by one point."));

    undo(&mut session).unwrap();
    assert_eq!((state(&session), result(&session)), (CaseState::Protested, Some(ResultView::BlackWon.into())));
    redo(&mut session).unwrap();
    assert_eq!((state(&session), result(&session)), (CaseState::Ruled, Some(ResultView::WhiteWon.into())));
}

#[test]
fn a_ruling_before_confirmation_enters_the_result_and_sets_the_clocks() {
    let mut session = with_case(false);
    let clocks = ClocksSet { black: "12:30".into(), white: "7".into(), used: false };
    let request = RuleCase {
        result: Some(ResultView::BothLost),
        clocks: Some(clocks.clone()),
        ..ruling("Both lose for analysing together.")
    };
    rule_case(&mut session, &request).unwrap();
    assert_eq!(result(&session), Some(ResultView::BothLost.into()));
    let step = view_case(&session, &ViewCase { case: 1 }).unwrap().steps.pop().unwrap();
    let shown = step.clocks.unwrap();
    assert_eq!([shown.black.as_str(), &shown.white], ["12:30", "7:00"]);
    assert!(!step.correction.unwrap().confirmed);
    let wrong = RuleCase { clocks: Some(ClocksSet { black: "late".into(), ..clocks }), ..ruling("Again.") };
    assert_eq!(id(rule_case(&mut session, &wrong)), "referee-clock-unknown");
}

#[test]
fn a_ruling_needs_words_a_game_for_its_result_and_a_case() {
    let mut session = open_register(2);
    add_case(&mut session, &CaseFields { facts: "Noise.".into(), ..CaseFields::default() }).unwrap();
    assert_eq!(id(rule_case(&mut session, &ruling(" "))), "case-ruling-missing");
    let with_result = RuleCase { result: Some(ResultView::BlackWon), ..ruling("Black wins.") };
    assert_eq!(id(rule_case(&mut session, &with_result)), "case-no-game");
    let upheld = RuleCase { outcome: Some(ProtestOutcomeName::Upheld), ..ruling("Yes.") };
    assert_eq!(id(rule_case(&mut session, &upheld)), "case-outcome-without-protest");
    assert_eq!(id(rule_case(&mut session, &RuleCase { case: 2, ..ruling("Yes.") })), "case-unknown");
}

#[test]
fn a_late_protest_is_refused_or_taken_with_a_reason() {
    let mut session = with_case(false);
    let deadline = view_case(&session, &ViewCase { case: 1 }).unwrap().game_deadline.unwrap();
    assert_eq!(deadline.at, "2026-08-15T08:30", "one full day: the next round begins on the same day");
    assert_eq!((deadline.is_over, deadline.minutes_left), (false, 23 * 60 + 30));
    assert_eq!(id(protest(&mut session, "2026-08-15 08:31", "")), "case-protest-late");
    protest(&mut session, "2026-08-15 08:31", "The player was ill.").unwrap();
    let view = view_case(&session, &ViewCase { case: 1 }).unwrap();
    assert_eq!((view.steps[0].late.as_str(), view.steps[0].at.as_str()), ("The player was ill.", "2026-08-15 08:31"));
    undo(&mut session).unwrap();
    protest(&mut session, "2026-08-15 00:10", "Not needed.").unwrap();
    let view = view_case(&session, &ViewCase { case: 1 }).unwrap();
    assert_eq!(view.steps[0].late, "", "after midnight it is still in time");
}

#[test]
fn a_protest_names_a_player_of_the_case_or_another_person() {
    let mut session = with_case(false);
    let request = ProtestCase {
        case: 1,
        player: Some(players(&session).into_iter().max().unwrap() + 100),
        name: String::new(),
        against: ProtestTargetName::Game,
        words: "No.".into(),
        at: String::new(),
        late: String::new(),
    };
    assert_eq!(id(protest_case(&mut session, &request)), "case-not-a-player");
    let nobody = ProtestCase { player: None, ..request };
    assert_eq!(id(protest_case(&mut session, &nobody)), "case-who-missing");
    let ruling = ProtestCase { against: ProtestTargetName::Ruling, name: "Trainer Fell".into(), ..nobody.clone() };
    assert_eq!(id(protest_case(&mut session, &ruling)), "case-no-ruling");
    protest_case(&mut session, &ProtestCase { name: "Trainer Fell".into(), ..nobody }).unwrap();
    assert_eq!(view_case(&session, &ViewCase { case: 1 }).unwrap().steps[0].player, "Trainer Fell");
}

#[test]
fn an_appeal_goes_to_a_committee_without_involved_members() {
    let mut session = with_case(true);
    let [black, white] = players(&session);
    assert_eq!(id(appeal(&mut session, false)), "case-no-ruling");
    rule_case(&mut session, &ruling("The result stands.")).unwrap();
    assert_eq!(id(appeal(&mut session, false)), "official-committee-incomplete", "nobody is involved");
    for (name, entry) in [("Cy Marsh", None), ("", Some(white)), ("Ed Vale", None)] {
        official(&mut session, OfficialRoleName::Committee, name, entry);
    }
    assert_eq!(id(appeal(&mut session, false)), "committee-involved");
    official(&mut session, OfficialRoleName::Replacement, "", Some(black));
    official(&mut session, OfficialRoleName::Replacement, "Gil North", None);
    appeal(&mut session, false).unwrap();
    let view = view_case(&session, &ViewCase { case: 1 }).unwrap();
    let seats: Vec<(&str, bool)> =
        view.committee.seats.iter().map(|seat| (seat.name.as_str(), seat.instead_of.is_empty())).collect();
    assert_eq!(seats, [("Cy Marsh", true), ("Gil North", false), ("Ed Vale", true)]);
    assert_eq!((view.committee.involved.len(), view.next_body), (2, RulingBodyName::Committee));

    let by_referee = RuleCase { by: Some(RulingBodyName::Referee), ..upheld(ResultView::WhiteWon) };
    assert_eq!(id(rule_case(&mut session, &by_referee)), "case-before-committee");
    assert_eq!(id(protest(&mut session, "", "")), "case-before-committee");
    assert_eq!(id(close(&mut session, "")), "case-before-committee");
    rule_case(&mut session, &upheld(ResultView::WhiteWon)).unwrap();
    assert_eq!(id(appeal(&mut session, false)), "case-committee-final");
    close(&mut session, "").unwrap();
    assert_eq!(state(&session), CaseState::Closed);
    assert_eq!(id(rule_case(&mut session, &ruling("Again."))), "case-closed");
}

#[test]
fn fewer_members_decide_if_the_referee_accepts_it() {
    let mut session = with_case(false);
    rule_case(&mut session, &ruling("The result stands.")).unwrap();
    appeal(&mut session, true).unwrap();
    assert_eq!(state(&session), CaseState::Appealed);
    let by_committee = RuleCase { by: Some(RulingBodyName::Committee), ..ruling("Yes.") };
    undo(&mut session).unwrap();
    assert_eq!(id(rule_case(&mut session, &by_committee)), "case-not-before-committee");
}

#[test]
fn a_case_closes_with_a_ruling_or_a_word_and_a_protest_opens_it_again() {
    let mut session = with_case(false);
    assert_eq!(id(close(&mut session, " ")), "case-end-missing");
    protest(&mut session, "", "").unwrap();
    assert_eq!(id(close(&mut session, "Settled.")), "case-protest-waits");
    undo(&mut session).unwrap();
    close(&mut session, "The players agreed.").unwrap();
    assert_eq!(id(close(&mut session, "Again.")), "case-closed");
    let fields = CaseFields { facts: "Other.".into(), ..CaseFields::default() };
    assert_eq!(id(change_case(&mut session, &ChangeCase { case: 1, fields })), "case-closed");
    protest(&mut session, "", "").unwrap();
    assert_eq!(state(&session), CaseState::Protested);
}

#[test]
fn a_search_looks_for_state_round_player_and_words() {
    let mut session = with_case(false);
    add_case(&mut session, &CaseFields { facts: "A phone rang.".into(), ..CaseFields::default() }).unwrap();
    close(&mut session, "The players agreed.").unwrap();
    let [black, _] = players(&session);
    let found = |request: ViewCases| {
        view_cases(&session, &request).unwrap().cases.into_iter().map(|case| case.case).collect::<Vec<_>>()
    };
    assert_eq!(found(ViewCases::default()), [1, 2]);
    assert_eq!(found(ViewCases { state: Some(CaseStateName::Open), ..ViewCases::default() }), [2]);
    assert_eq!(found(ViewCases { round: Some(1), ..ViewCases::default() }), [1]);
    assert_eq!(found(ViewCases { player: Some(black), ..ViewCases::default() }), [1]);
    assert_eq!(found(ViewCases { text: "AGREED 5j".into(), ..ViewCases::default() }), [1]);
    assert_eq!(found(ViewCases { text: "phone".into(), ..ViewCases::default() }), [2]);
    assert_eq!(view_cases(&session, &ViewCases::default()).unwrap().cases[0].steps[0].step, CaseStepName::Closed);
}

#[test]
fn published_views_have_public_cases_only() {
    let mut session = with_case(true);
    protest(&mut session, "", "").unwrap();
    rule_case(&mut session, &upheld(ResultView::WhiteWon)).unwrap();
    let log = |session: &EventSession| audit_log::view(session, &ViewAuditLog::default()).unwrap().lines;
    let says = |session: &EventSession| {
        serde_json::to_string(&log(session)).unwrap().matches("miscounted").count()
            + serde_json::to_string(&log(session)).unwrap().matches("one point").count()
    };
    assert_eq!(says(&session), 0, "the log for players has no words of the case");
    assert_eq!(log(&session).last().unwrap().act, LogAct::Correction, "but the correction");
    assert!(
        log(&session).iter().filter(|line| line.entry.what.case.is_some()).all(|line| line
            .entry
            .what
            .player
            .is_empty())
    );
    let published = |session: &mut EventSession| session.as_published(|shown| shown.event().unwrap().cases().count());
    assert_eq!(published(&mut session), 0);
    publish_case(&mut session, &PublishCase { case: 1, public: true }).unwrap();
    assert_eq!((published(&mut session), says(&session)), (1, 1));
    undo(&mut session).unwrap();
    assert_eq!((published(&mut session), says(&session)), (0, 0));
}

#[test]
fn a_removed_game_leaves_the_case_with_its_board() {
    let mut session = with_case(false);
    session
        .transact(op::ChangeCase, &ChangeCase { case: 1, fields: CaseFields::default() }, |tournament| {
            tournament.games.clear();
            Ok(())
        })
        .unwrap();
    let view = view_case(&session, &ViewCase { case: 1 }).unwrap();
    assert_eq!((view.board, view.result), (Some(1), None));
    let with_result = RuleCase { result: Some(ResultView::BlackWon), ..ruling("Black wins.") };
    assert_eq!(id(rule_case(&mut session, &with_result)), "case-no-game");
}

#[test]
fn the_seats_of_a_disputed_game_stay_until_the_case_is_ruled() {
    let mut session = playing(8);
    let fields = CaseFields {
        round: Some(1),
        board: Some(1),
        articles: vec!["5j".into()],
        facts: "Both say that they won.".into(),
        ..CaseFields::default()
    };
    add_case(&mut session, &fields).unwrap();
    let swap = SwapColours { round: 1, board: 1 };
    assert_eq!(swap_colours(&mut session, &swap).unwrap_err().message.id, "round-board-disputed");
    rule_case(&mut session, &ruling("Play goes on.")).unwrap();
    swap_colours(&mut session, &swap).unwrap();
}
