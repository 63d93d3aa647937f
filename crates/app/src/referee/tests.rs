//! A referee's day on an event in memory, at nine in the morning: late players, adjourned games, moved rounds.

use domain::RoundState;
use session::EventSession;

use super::*;
use crate::check::check;
use crate::event::{ChangeSetting, Step, change_setting, status};
use crate::fixture::{open_register, paired, playing};
use crate::labels::{ColourView, ResultView};
use crate::round::{
    EnterResult, PairRest, PairRound, RoundRequest, RoundStep, Seat, SwapColours, SwapPlayers, UnpairBoard, confirm,
    enter_result, pair, pair_rest, report, swap_colours, swap_players, unpair, unpair_board, view as view_round,
};
use crate::round::{ViewRound, release};
use crate::standings::{ViewStandings, view as view_standings};

fn start_at(session: &mut EventSession, time: &str) {
    let request = SetRoundClock { round: 1, started: Some(time.into()), ..SetRoundClock::default() };
    set_round_clock(session, &request).expect("a time");
}

fn seat(board: u32, colour: ColourView) -> LateSeat {
    LateSeat { round: 1, board, colour, resumption: false }
}

fn board(session: &EventSession, board: u32) -> LateBoardView {
    let view = view_round_clock(session, &ViewRoundClock::default()).expect("an event is open");
    view.boards.into_iter().find(|line| line.board == board).expect("the board is paired")
}

fn arrive(session: &mut EventSession, seat: LateSeat, at: &str) {
    mark_arrived(session, &LateArrival { seat, at: Some(at.into()) }).expect("a time");
}

#[test]
fn both_late_black_runs_and_whites_clock_is_set_to_the_same() {
    let mut session = playing(8);
    start_at(&mut session, "08:35");
    mark_late(&mut session, &seat(1, ColourView::Black)).unwrap();
    mark_late(&mut session, &seat(1, ColourView::White)).unwrap();
    let nobody = board(&session, 1);
    assert_eq!((nobody.black.used, nobody.white.used, nobody.running), (25, 0, Some(ColourView::Black)));
    assert_eq!(nobody.clocks.unwrap().id, "late-clocks-nobody");
    assert_eq!(nobody.lost_after.unwrap(), "2026-08-14T09:35");
    arrive(&mut session, seat(1, ColourView::White), "08:50");
    let white_came = board(&session, 1);
    assert_eq!((white_came.black.used, white_came.white.used), (25, 15));
    arrive(&mut session, seat(1, ColourView::Black), "09:00");
    let both = board(&session, 1);
    assert_eq!((both.black.used, both.white.used, both.running, both.forfeit), (25, 15, None, None));
    session.step_back(true).unwrap();
    assert_eq!(board(&session, 1).black.presence, PresenceView::Missing, "undo takes the arrival back");
}

#[test]
fn a_forfeit_is_proposed_and_entered_only_by_the_referee() {
    let mut session = playing(8);
    start_at(&mut session, "08:00");
    mark_late(&mut session, &seat(1, ColourView::White)).unwrap();
    let early = forfeit_late(&mut session, &RoundBoard { round: 1, board: 1 }).unwrap_err();
    assert_eq!(early.message.id, "late-not-lost-yet", "an hour is in time");
    start_at(&mut session, "07:59");
    assert_eq!(board(&session, 1).forfeit, Some(ResultView::BlackWonByForfeit));
    assert!(session.tournament().unwrap().games[0].passes.known().is_none(), "nothing is entered by itself");
    forfeit_late(&mut session, &RoundBoard { round: 1, board: 1 }).unwrap();
    let after = board(&session, 1);
    assert_eq!((after.result, after.forfeit), (Some(ResultView::BlackWonByForfeit), None));
    mark_late(&mut session, &seat(2, ColourView::Black)).unwrap();
    mark_late(&mut session, &seat(2, ColourView::White)).unwrap();
    forfeit_late(&mut session, &RoundBoard { round: 1, board: 2 }).unwrap();
    assert_eq!(board(&session, 2).result, Some(ResultView::BothLostByForfeit));
    session.step_back(true).unwrap();
    assert_eq!(board(&session, 2).result, None);
}

#[test]
fn marks_are_refused_where_they_mean_nothing() {
    let mut session = playing(8);
    let id = |refused: session::Result<session::Mutation<u32>>| refused.unwrap_err().message.id;
    assert_eq!(id(mark_late(&mut session, &seat(9, ColourView::Black))), "round-board-missing");
    assert_eq!(id(clear_late(&mut session, &seat(1, ColourView::Black))), "late-not-marked");
    let resumption = LateSeat { resumption: true, ..seat(1, ColourView::Black) };
    assert_eq!(id(mark_late(&mut session, &resumption)), "late-no-resumption");
    let won = EnterResult { round: 1, board: 1, result: Some(ResultView::BlackWon), ..EnterResult::default() };
    enter_result(&mut session, &won).unwrap();
    assert_eq!(id(mark_late(&mut session, &seat(1, ColourView::Black))), "late-game-decided");
    mark_late(&mut session, &seat(2, ColourView::Black)).unwrap();
    arrive(&mut session, seat(2, ColourView::Black), "08:59");
    assert_eq!(board(&session, 2).black.presence, PresenceView::OnTime, "before the start is not late");
}

#[test]
fn rounds_of_other_days_say_why_no_minutes_are_counted() {
    let mut session = playing(8);
    let other_day = |session: &EventSession| {
        let view = view_round_clock(session, &ViewRoundClock::default()).unwrap();
        view.other_day.map(|message| message.id)
    };
    start_at(&mut session, "2026-08-14 08:40");
    assert_eq!(other_day(&session), None, "today, and begun");
    start_at(&mut session, "2026-08-13 20:00");
    assert_eq!(other_day(&session), Some("late-round-past"));
    start_at(&mut session, "2026-08-14 09:30");
    assert_eq!(other_day(&session), Some("late-round-ahead"));
    mark_late(&mut session, &seat(1, ColourView::White)).unwrap();
    let ahead = board(&session, 1);
    assert_eq!((ahead.clocks.unwrap().id, ahead.forfeit), ("late-clocks-not-started", None));
    let refused = forfeit_late(&mut session, &RoundBoard { round: 1, board: 1 }).unwrap_err();
    assert_eq!(refused.message.id, "late-round-ahead", "nobody loses before the start");
}

#[test]
fn a_planned_start_of_another_day_is_not_the_real_one() {
    let mut session = playing(8);
    let change = ChangeSetting { path: "event.starts".into(), value: "1 2026-08-13 10:00".into(), consent: true };
    let early = ChangeSetting { path: "event.start".into(), value: "2026-08-13".into(), consent: true };
    change_setting(&mut session, &early).unwrap();
    change_setting(&mut session, &change).unwrap();
    let clear = SetRoundClock { round: 1, started: Some(String::new()), ..SetRoundClock::default() };
    set_round_clock(&mut session, &clear).expect("the recorded time is removed");
    let view = view_round_clock(&session, &ViewRoundClock::default()).unwrap();
    assert_eq!(view.other_day.unwrap().id, "late-round-unrecorded");
    mark_late(&mut session, &seat(1, ColourView::White)).unwrap();
    assert_eq!(board(&session, 1).forfeit, None, "a day that passed without a record proposes nothing");
    let refused = forfeit_late(&mut session, &RoundBoard { round: 1, board: 1 }).unwrap_err();
    assert_eq!(refused.message.id, "late-round-unrecorded");
}

fn form(board: u32) -> AdjournGame {
    AdjournGame {
        round: 1,
        board,
        adjourned: Some("13:05".into()),
        sealed_by: ColourView::White,
        move_number: 124,
        captures: [3, 7],
        remaining: ["12:30".into(), "1:05:00".into()],
        resumption: Some("2026-08-15 09:00".into()),
        site: "Room 2".into(),
        signed: [true, true],
        counts_as: None,
    }
}

/// Enters a win of Black at every board of a round but one.
fn all_but(session: &mut EventSession, round: u32, board: u32) {
    let games = session.tournament().unwrap().games.clone();
    for other in games.iter().filter(|g| g.round == round && g.board != board).map(|g| g.board) {
        let won = EnterResult { round, board: other, result: Some(ResultView::BlackWon), ..EnterResult::default() };
        enter_result(session, &won).unwrap();
    }
}

/// Returns an event whose first round has an adjourned game at board 2 and all other results.
fn adjourned() -> EventSession {
    let mut session = playing(8);
    adjourn(&mut session, &form(2)).unwrap();
    all_but(&mut session, 1, 2);
    session
}

fn pair_second(session: &mut EventSession) {
    pair(session, &PairRound { round: 2, ..PairRound::default() }).unwrap();
}

#[test]
fn an_unfinished_game_is_a_jigo_for_the_next_pairing_only() {
    let mut session = adjourned();
    assert_eq!(status(&session).unwrap().next.step, Step::ConfirmRound);
    pair_second(&mut session);
    let tournament = session.tournament().unwrap();
    let game = tournament.games.iter().find(|g| g.round == 1 && g.board == 2).unwrap().clone();
    assert!(game.passes.known().is_none());
    assert_eq!(tournament.certificates[1].assumed.len(), 1);
    let told = report(&session, &RoundRequest { round: 2 }).unwrap().unfinished;
    assert_eq!((told.len(), told[0].id), (1, "unfinished-game"));
    let standings = view_standings(&session, &ViewStandings::default()).unwrap();
    assert_eq!(standings.lines.len(), 8);
    check(&session).expect("the pairing can be verified while the game is open");
    let won = EnterResult { round: 1, board: 2, result: Some(ResultView::WhiteWon), ..EnterResult::default() };
    let entered = enter_result(&mut session, &won).expect("no reason is asked for").value;
    assert_eq!(entered.agreed, Some(ResultView::WhiteWon));
    assert_eq!(session.tournament().unwrap().rounds[0].state, RoundState::Confirmed);
    check(&session).expect("and after it is decided");
}

#[test]
fn a_form_that_changes_after_the_next_pairing_makes_the_draft_out_of_date() {
    let mut session = adjourned();
    pair_second(&mut session);
    assert_eq!(status(&session).unwrap().next.step, Step::Release);
    adjourn(&mut session, &AdjournGame { counts_as: Some(CountsAsView::Held), ..form(2) })
        .expect("the form can change");
    assert_eq!(status(&session).unwrap().next.step, Step::PairAgain);
}

#[test]
fn a_game_can_count_as_a_win_and_a_forged_assumption_is_found() {
    let mut session = playing(8);
    adjourn(&mut session, &AdjournGame { counts_as: Some(CountsAsView::Black), ..form(2) }).unwrap();
    all_but(&mut session, 1, 2);
    pair_second(&mut session);
    assert_eq!(session.tournament().unwrap().certificates[1].assumed[0].counts_as, domain::CountsAs::BlackWins);
    check(&session).expect("every certificate can be verified");
    session
        .transact(
            crate::operation::op::PairRest,
            &crate::operation::PairRest { round: 2, ..Default::default() },
            |tournament| {
                tournament.certificates[1].assumed[0].counts_as = domain::CountsAs::WhiteWins;
                Ok(())
            },
        )
        .unwrap();
    assert!(check(&session).is_err(), "the certificate counts on another result");
}

#[test]
fn held_players_are_not_paired_until_their_game_is_decided() {
    let mut session = adjourned();
    let hold = ChangeSetting { path: "competition.pairing.unfinished".into(), value: "Held".into(), consent: false };
    change_setting(&mut session, &hold).unwrap();
    pair_second(&mut session);
    let view = view_round(&session, &ViewRound { round: Some(2) }).unwrap();
    assert_eq!((view.boards.len(), view.left_over.len()), (3, 0));
    release(&mut session, &RoundStep::of(2)).expect("nobody is left over");
    check(&session).expect("every certificate can be verified");
    let won = EnterResult { round: 1, board: 2, result: Some(ResultView::WhiteWon), ..EnterResult::default() };
    enter_result(&mut session, &won).unwrap();
    check(&session).expect("every certificate can be verified");
    let view = view_round(&session, &ViewRound { round: Some(2) }).unwrap();
    assert_eq!(view.left_over.len(), 2, "they can play now");
    assert!(status(&session).unwrap().validity.is_out_of_date());
    all_but(&mut session, 2, 0);
    let asked = confirm(&mut session, &RoundStep::of(2)).unwrap_err();
    assert_eq!(asked.message.id, "round-players-left");
    confirm(&mut session, &RoundStep { round: 2, consent: true }).unwrap();
    let paired = pair(&mut session, &PairRound { round: 3, ..PairRound::default() }).unwrap().value;
    assert_eq!(paired.boards.len(), 4);
}

#[test]
fn a_form_is_kept_changed_resumed_and_taken_back() {
    let mut session = playing(8);
    adjourn(&mut session, &form(2)).unwrap();
    adjourn(&mut session, &AdjournGame { site: String::new(), adjourned: None, ..form(2) }).unwrap();
    let view = view_adjournments(&session).unwrap();
    let game = &view.games[0];
    assert_eq!((game.adjourned.as_str(), game.state), ("2026-08-14T13:05", AdjournedState::Sealed));
    assert_eq!((game.remaining.clone(), game.next_to_move), (["12:30".into(), "1:05:00".into()], ColourView::Black));
    let late = game.late.as_ref().unwrap();
    assert_eq!((late.black.deadline.as_str(), late.white.deadline.as_str()), ("2026-08-15T09:12", "2026-08-15T10:00"));
    assert_eq!(view.boards.len(), 3, "the other boards can be adjourned");
    let resumed = ResumeGame { round: 1, board: 2, at: Some("09:04".into()) };
    resume(&mut session, &resumed).unwrap();
    assert_eq!(view_adjournments(&session).unwrap().games[0].state, AdjournedState::Resumed);
    let of = RoundBoard { round: 1, board: 2 };
    remove_adjournment(&mut session, &of).unwrap();
    assert_eq!(remove_adjournment(&mut session, &of).unwrap_err().message.id, "adjourn-not");
    session.step_back(true).unwrap();
    assert_eq!(view_adjournments(&session).unwrap().games.len(), 1);
}

#[test]
fn adjournments_that_cannot_be_are_refused() {
    let mut session = adjourned();
    let id = |session: &mut EventSession, form: AdjournGame| adjourn(session, &form).unwrap_err().message.id;
    assert_eq!(id(&mut session, form(1)), "adjourn-game-decided");
    assert_eq!(id(&mut session, AdjournGame { move_number: 0, ..form(2) }), "adjourn-number-unknown");
    let early = AdjournGame { resumption: Some("2026-08-14 12:00".into()), ..form(2) };
    assert_eq!(id(&mut session, early), "adjourn-resumption-early");
    let clock = AdjournGame { remaining: ["x".into(), "1".into()], ..form(2) };
    assert_eq!(id(&mut session, clock), "referee-clock-unknown");
    pair_second(&mut session);
    let used = remove_adjournment(&mut session, &RoundBoard { round: 1, board: 2 }).unwrap_err();
    assert_eq!(used.message.id, "adjourn-used");
    assert_eq!(id(&mut paired(8), form(1)), "round-not-released");
}

#[test]
fn new_times_are_published_with_what_they_were() {
    let mut session = open_register(8);
    for (path, value) in [("event.end", "2026-08-17"), ("competition.rounds", "4")] {
        change_setting(&mut session, &ChangeSetting { path: path.into(), value: value.into(), consent: true }).unwrap();
    }
    let starts = |session: &EventSession| -> Vec<String> {
        view_delays(session).unwrap().rounds.iter().map(|line| line.planned.clone()).collect()
    };
    let before = starts(&session);
    let new = |start: &str| PublishTimes { starts: vec![NewStart { round: 2, start: start.into() }] };
    publish_times(&mut session, &new("2026-08-14 14:35")).unwrap();
    assert_eq!(starts(&session)[1], "2026-08-14T14:35");
    let line = view_delays(&session).unwrap().rounds[1].clone();
    assert_eq!(line.moved_from, Some(before[1].clone()));
    publish_times(&mut session, &new(&before[1].replace('T', " "))).unwrap();
    assert_eq!(view_delays(&session).unwrap().rounds[1].moved_from, None, "back as it was announced");
    session.step_back(true).unwrap();
    assert_eq!(starts(&session)[1], "2026-08-14T14:35");
    let id = |refused: session::Result<session::Mutation<usize>>| refused.unwrap_err().message.id;
    assert_eq!(id(publish_times(&mut session, &PublishTimes::default())), "delays-nothing");
    let unknown = PublishTimes { starts: vec![NewStart { round: 9, start: "10:00".into() }] };
    assert_eq!(id(publish_times(&mut session, &unknown)), "referee-round-unknown");
    let mut begun = playing(8);
    let first = PublishTimes { starts: vec![NewStart { round: 1, start: "10:00".into() }] };
    assert_eq!(id(publish_times(&mut begun, &first)), "round-already-begun");
}

#[test]
fn records_of_a_game_go_when_the_game_goes() {
    let mut session = adjourned();
    mark_late(&mut session, &seat(2, ColourView::Black)).unwrap();
    assert!(session.tournament().unwrap().clock_of(1).started.is_some());
    session
        .transact(crate::operation::op::UnpairRound, &RoundRequest { round: 1 }, |tournament| {
            tournament.games.clear();
            tournament.rounds.clear();
            tournament.certificates.clear();
            Ok(())
        })
        .unwrap();
    let tournament = session.tournament().unwrap();
    assert_eq!((tournament.late.len(), tournament.adjournments.len(), tournament.clocks.len()), (0, 0, 0));
}

#[test]
fn a_mark_follows_the_player_when_seats_change() {
    let mut session = playing(8);
    start_at(&mut session, "08:00");
    mark_late(&mut session, &seat(1, ColourView::White)).unwrap();
    let missing = |session: &EventSession| {
        let line = board(session, 1);
        [line.black.presence, line.white.presence].map(|presence| presence == PresenceView::Missing)
    };
    assert_eq!(missing(&session), [false, true]);
    swap_colours(&mut session, &SwapColours { round: 1, board: 1 }).unwrap();
    assert_eq!(missing(&session), [true, false], "the same player is missing");
    let of = |board, colour| Seat { board, colour };
    let (one, other) = (of(1, ColourView::Black), of(2, ColourView::Black));
    swap_players(&mut session, &SwapPlayers { round: 1, one, other, consent: true }).unwrap();
    assert!(session.tournament().unwrap().late.is_empty(), "who sits there now was not marked");
}

#[test]
fn the_seats_of_an_adjourned_game_stay() {
    let mut session = playing(8);
    adjourn(&mut session, &form(2)).unwrap();
    let id = |refused: Option<session::AppError>| refused.expect("the game is adjourned").message.id;
    let colours = swap_colours(&mut session, &SwapColours { round: 1, board: 2 }).err();
    assert_eq!(id(colours), "round-board-adjourned");
    assert_eq!(id(unpair_board(&mut session, &UnpairBoard { round: 1, board: 2 }).err()), "round-board-adjourned");
    assert_eq!(id(unpair(&mut session, &RoundRequest { round: 1 }).err()), "round-board-adjourned");
    let before = session.tournament().unwrap().game_at(1, 2).cloned();
    pair_rest(&mut session, &PairRest { round: 1, consent: true, ..PairRest::default() }).unwrap();
    assert_eq!(session.tournament().unwrap().game_at(1, 2).cloned(), before);
    assert_eq!(session.tournament().unwrap().adjournments.len(), 1);
}
