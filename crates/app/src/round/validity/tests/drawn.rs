//! Tables that are drawn by the places of earlier rounds, in a Swiss knock-out and in zones, and games of tables that a correction opens
//! again.

use super::*;
use crate::check::check;
use crate::competition;
use crate::history::undo;
use crate::knockout::{DecideKnockout, decide, draw};
use crate::operation::{Carry, DrawKnockout};
use crate::register::close_register;

/// Returns an event of this system whose rounds before the main table are confirmed. The smaller key won every game.
fn before_the_table(system: &str, players: usize, settings: &[(&str, &str)]) -> (EventSession, u32) {
    let mut session = fixture::open_register(players);
    for &(path, value) in [("competition.system", system), ("competition.rounds", "5")].iter().chain(settings) {
        let request = ChangeSetting { path: path.into(), value: value.into(), consent: true };
        change_setting(&mut session, &request).expect("no round is paired");
    }
    close_register(&mut session).expect("the register can be closed");
    let mut round = 0;
    while status(&session).expect("an event is open").next.step != Step::DrawKnockouts {
        round += 1;
        pair(&mut session, &PairRound { round, consent: true, ..PairRound::default() }).expect("the round is next");
        win_by_number(&mut session, round);
        confirm(&mut session, &RoundStep { round, consent: true }).expect("all results are agreed");
    }
    draw_again(&mut session, None);
    (session, round)
}

fn draw_again(session: &mut EventSession, reason: Option<&str>) {
    let reason = reason.map(str::to_owned);
    draw(session, &DrawKnockout { category: 0, reason, ..DrawKnockout::default() }).expect("the table can be drawn");
}

fn win_by_number(session: &mut EventSession, round: u32) {
    let games = session.tournament().expect("an event is open").games.clone();
    for game in games.iter().filter(|game| game.round == round) {
        let result = if game.black < game.white { ResultView::BlackWon } else { ResultView::WhiteWon };
        let request = EnterResult { round, board: game.board, result: Some(result), ..EnterResult::default() };
        enter_result(session, &request).expect("the game is being played");
    }
}

/// Corrects all games of a player so that they lost them; returns the warnings of the last correction.
fn lose_everything(session: &mut EventSession, player: EntryId) -> Vec<Message> {
    let games = session.tournament().expect("an event is open").games.clone();
    let own = games.iter().filter(|game| game.knockout.is_none()).filter_map(|g| Some((g, g.colour_of(player)?)));
    let mut warnings = Vec::new();
    for (game, colour) in own {
        let result = if colour == domain::Colour::Black { ResultView::WhiteWon } else { ResultView::BlackWon };
        let reason = Some("misread".to_owned());
        let (round, board) = (game.round, game.board);
        let request = EnterResult { round, board, result: Some(result), reason, ..EnterResult::default() };
        let preview = ViewCorrection { round, board, result: Some(result) };
        let foreseen = view_correction(session, &preview).expect("the board exists").outdated;
        warnings = enter_result(session, &request).expect("a result can be corrected").value.warnings;
        assert_eq!(foreseen.is_empty(), warnings.is_empty(), "the preview says what the correction says");
    }
    warnings
}

fn systems() -> [(EventSession, u32); 2] {
    let finalists = [("competition.finalists", "4"), ("competition.tie_breaks", r#"["NBW","SOSW","SOSOSW"]"#)];
    [before_the_table("SwissKnockout", 10, &finalists), before_the_table("Zones", 8, &[("competition.zones", "2")])]
}

#[test]
fn a_table_drawn_from_places_that_changed_is_to_be_drawn_again() {
    for (mut session, last) in systems() {
        let round = last + 1;
        assert_eq!(status(&session).expect("an event is open").next.step, Step::Pair);
        let warnings = lose_everything(&mut session, EntryId(1));
        let system = session.competition().expect("one is chosen").system;
        assert!(warnings.iter().any(|warning| warning.id == "stale-table"), "{system:?}: {warnings:?}");
        let now = status(&session).expect("an event is open");
        assert_eq!((now.next.step, now.next.round), (Step::DrawKnockouts, Some(round)));
        let listed = &competition::view(&session).expect("an event is open")[0];
        assert_eq!(listed.next.step, Step::DrawKnockouts);
        let noted = check(&session).expect("the event is sound").decisions;
        assert!(noted.iter().any(|note| note.to_string().contains("drawn from places")), "{noted:?}");
        let refused = pair(&mut session, &PairRound { round, ..PairRound::default() }).expect_err("the places changed");
        assert_eq!((refused.code, refused.message.id), (ErrorCode::Consent, "stale-table"));
        draw_again(&mut session, Some("the places changed"));
        assert_eq!(status(&session).expect("an event is open").next.step, Step::Pair);
        pair(&mut session, &PairRound { round, ..PairRound::default() }).expect("the table is current");
        assert_eq!(reasons(&session, round), []);
    }
}

#[test]
fn a_draft_of_a_table_drawn_from_places_that_changed_is_out_of_date() {
    for (mut session, last) in systems() {
        let round = last + 1;
        pair(&mut session, &PairRound { round, ..PairRound::default() }).expect("the table is current");
        lose_everything(&mut session, EntryId(1));
        assert!(reasons(&session, round).contains(&StaleKind::Drawn));
        assert_eq!(status(&session).expect("an event is open").next.step, Step::DrawKnockouts);
        let refused = release(&mut session, &RoundStep::of(round)).expect_err("the table is out of date");
        assert_eq!(refused.code, ErrorCode::Consent);
        release(&mut session, &RoundStep { round, consent: true }).expect("the director keeps it");
        assert_eq!(reasons(&session, round), [], "the release accepts it");
    }
}

#[test]
fn pairing_with_a_table_that_the_director_keeps_is_not_asked_about_again() {
    let [(mut session, last), _] = systems();
    let round = last + 1;
    lose_everything(&mut session, EntryId(1));
    pair(&mut session, &PairRound { round, consent: true, ..PairRound::default() }).expect("the director keeps it");
    assert_eq!(reasons(&session, round), []);
}

#[test]
fn who_leaves_and_a_correction_that_is_undone_do_not_ask_for_a_new_draw() {
    let [(mut session, _), _] = systems();
    let step = |session: &EventSession| status(session).expect("an event is open").next.step;
    let corrections = lose_everything(&mut session, EntryId(1)).len();
    assert_eq!((step(&session), corrections), (Step::DrawKnockouts, 1));
    while step(&session) != Step::Pair {
        undo(&mut session).expect("a correction can be undone");
    }
    withdraw(&mut session, EntryId(10));
    assert_eq!(step(&session), Step::Pair);
}

#[test]
fn who_advances_in_a_table_does_not_change_who_came_into_it() {
    for (mut session, last) in systems() {
        let round = last + 1;
        pair(&mut session, &PairRound { round, ..PairRound::default() }).expect("the table is current");
        let tournament = session.tournament().expect("an event is open");
        let game =
            tournament.games_of(round).into_iter().find(|game| game.knockout.is_some()).expect("the table begins");
        let decision =
            DecideKnockout { category: 0, round, winner: game.white.0, reason: "ill".into(), take_back: false };
        decide(&mut session, &decision).expect("a player of the game can advance");
        assert!(!reasons(&session, round).contains(&StaleKind::Drawn));
    }
}

#[test]
fn a_result_that_was_taken_away_is_to_be_entered_before_the_next_round_is_paired() {
    let mut session = draft_of_round_2(8);
    let step = |session: &EventSession| {
        let next = status(session).expect("an event is open").next;
        (next.step, next.round)
    };
    let take_away = EnterResult { round: 1, board: 1, reason: Some("wrong slip".into()), ..EnterResult::default() };
    enter_result(&mut session, &take_away).expect("a result can be taken away");
    assert_eq!(step(&session), (Step::EnterResults, Some(1)));
    let keep = PairRound { consent: true, ..again(2) };
    pair(&mut session, &keep).expect("the director consents");
    assert_eq!((reasons(&session, 2), step(&session)), (vec![StaleKind::Changed], (Step::EnterResults, Some(1))));
    crate::round::unpair(&mut session, &RoundRequest { round: 2 }).expect("a draft");
    assert_eq!(step(&session), (Step::EnterResults, Some(1)));
}

/// Returns a finished double elimination of four, and the correction of its final that makes a second one necessary.
fn double_elimination() -> (EventSession, EnterResult) {
    let mut session = fixture::open_register(4);
    let request = ChangeSetting { path: "competition.system".into(), value: "DoubleElimination".into(), consent: true };
    change_setting(&mut session, &request).expect("no round is paired");
    close_register(&mut session).expect("four players are registered");
    draw_again(&mut session, None);
    let mut round = 0;
    while status(&session).expect("an event is open").next.step != Step::Finish {
        round += 1;
        pair(&mut session, &PairRound { round, consent: true, ..PairRound::default() }).expect("the round is next");
        win_by_number(&mut session, round);
        confirm(&mut session, &RoundStep { round, consent: true }).expect("all results are agreed");
    }
    let last = session.tournament().expect("an event is open").games_of(round)[0].clone();
    let upset = if last.black < last.white { ResultView::WhiteWon } else { ResultView::BlackWon };
    let reason = Some("misread".to_owned());
    (session, EnterResult { round, board: last.board, result: Some(upset), reason, ..EnterResult::default() })
}

#[test]
fn a_second_final_is_announced_and_goes_if_the_correction_is_taken_back() {
    let (mut session, upset) = double_elimination();
    let preview = |session: &EventSession, result| {
        let view = ViewCorrection { round: upset.round, board: upset.board, result };
        view_correction(session, &view).expect("the board exists")
    };
    let ids = |messages: &[Message]| messages.iter().map(|message| message.id).collect::<Vec<_>>();
    assert_eq!(ids(&preview(&session, upset.result).outdated), ["correction-round-needed"]);
    let first = session.tournament().expect("an event is open").games_of(upset.round)[0].passes.agreed();
    let back = EnterResult { result: first.map(ResultView::from), ..upset.clone() };
    enter_result(&mut session, &upset).expect("a second final becomes necessary");
    let second = upset.round + 1;
    pair(&mut session, &PairRound { round: second, ..PairRound::default() }).expect("the second final");
    let seen = preview(&session, back.result);
    assert_eq!((seen.affected.len(), ids(&seen.through.expect("it is a draft"))), (1, vec!["correction-unpaired"]));
    let through = EnterResult { carry: Some(Carry::Through), ..back.clone() };
    enter_result(&mut session, &through).expect("the draft is taken off");
    assert_eq!(status(&session).expect("an event is open").next.step, Step::Finish);
    assert_eq!(session.tournament().expect("an event is open").paired_rounds(), upset.round);
    undo(&mut session).expect("the correction can be undone");
    win_by_number(&mut session, second);
    let seen = preview(&session, back.result);
    assert_eq!((seen.through, ids(&seen.annul.expect("it is played"))), (None, vec!["correction-ordinary"]));
    let refused = enter_result(&mut session, &through).expect_err("the second final is played");
    assert_eq!(refused.message.id, "correction-later-game-played");
}

/// Returns a knock-out of eight whose final, released in round 3, a correction opened again.
fn final_opened_again() -> EventSession {
    let mut session = fixture::open_register(8);
    for (path, value) in [("competition.system", "Knockout"), ("competition.rounds", "3")] {
        let request = ChangeSetting { path: path.into(), value: value.into(), consent: true };
        change_setting(&mut session, &request).expect("no round is paired");
    }
    close_register(&mut session).expect("eight players are registered");
    draw_again(&mut session, None);
    for round in 1..=3 {
        pair(&mut session, &PairRound { round, ..PairRound::default() }).expect("the round is next");
        if round == 2 {
            let lost = EnterResult { round, board: 1, result: "0-0!".parse().ok(), ..EnterResult::default() };
            enter_result(&mut session, &lost).expect("both can lose");
            let won = EnterResult { round, board: 2, result: Some(ResultView::BlackWon), ..EnterResult::default() };
            enter_result(&mut session, &won).expect("Black can win");
        } else if round == 1 {
            win_by_number(&mut session, round);
        }
    }
    release(&mut session, &RoundStep { round: 3, consent: true }).expect("a draft can be released");
    let played = EnterResult {
        round: 2,
        board: 1,
        result: Some(ResultView::BlackWon),
        reason: Some("was played".into()),
        carry: Some(Carry::Through),
        ..EnterResult::default()
    };
    enter_result(&mut session, &played).expect("the walkover becomes a game");
    session
}

#[test]
fn a_final_that_was_opened_again_is_the_next_step_and_can_be_paired() {
    let mut session = final_opened_again();
    let now = status(&session).expect("an event is open");
    assert_eq!((now.next.step, now.next.round), (Step::DecideKnockout, Some(3)));
    let refused = confirm(&mut session, &RoundStep::of(3)).expect_err("two players meet in the table");
    assert_eq!((refused.code, refused.message.id), (ErrorCode::Consent, "correction-to-decide"));
    let rest = PairRest { round: 3, consent: true, ..PairRest::default() };
    pair_rest(&mut session, &rest).expect("the final has its players");
    let is_final = |session: &EventSession| {
        let tournament = session.tournament().expect("an event is open");
        tournament.games_of(3).iter().map(|game| game.knockout.is_some()).collect::<Vec<_>>()
    };
    assert_eq!(is_final(&session), [true]);
    undo(&mut session).expect("the pairing can be undone");
    pair(&mut session, &PairRound { round: 3, ..PairRound::default() }).expect("the final has its players");
    assert_eq!(is_final(&session), [true]);
    assert_eq!(status(&session).expect("an event is open").next.step, Step::EnterResults);
}
