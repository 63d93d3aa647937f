//! Events in memory for unit tests: a seven-round McMahon event of invented players, at the stages that verbs start from.

use std::path::{Path, PathBuf};

use chrono::{NaiveDate, NaiveDateTime};
use domain::{GameResult, Passes, Tournament};
use session::{Environment, EventSession, FixedEnvironment};

use crate::competition::AddCompetition;
use crate::event::{change_setting, new_tournament};
use crate::knockout;
use crate::labels::ResultView;
use crate::operation::{
    ChangeSetting, CreateEvent, Creation, DrawFinal, DrawKnockout, EnterResult, EntryFields, PairRound, RoundRequest,
    RoundStep, op,
};
use crate::register::{add, close_register};
use crate::round::{enter_result, pair, release, start};
use crate::vocabulary::SystemName;
use crate::year_final;

/// Family names of invented players, strongest first.
const FAMILIES: [&str; 12] =
    ["Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir", "Gorse", "Hazel", "Ivy", "Juniper", "Larch", "Maple"];

/// Returns the fields of the `index`-th invented player, from 0; ranks fall from 3d by one grade each.
pub(crate) fn fields(index: usize) -> EntryFields {
    let rank = if index < 3 { format!("{}d", 3 - index) } else { format!("{}k", index - 2) };
    EntryFields { family: FAMILIES[index].into(), given: "Sam".into(), rank, ..EntryFields::default() }
}

/// Returns a session without an open event.
pub(crate) fn no_event() -> EventSession {
    EventSession::new(FixedEnvironment::new(1, NaiveDate::default()))
}

/// The fixed environment with a folder for the user's data.
struct WithData(FixedEnvironment, PathBuf);

impl Environment for WithData {
    fn now(&self) -> NaiveDateTime {
        self.0.now()
    }

    fn fresh_seed(&self) -> [u8; 32] {
        self.0.fresh_seed()
    }

    fn who(&self) -> String {
        self.0.who()
    }

    fn data_folder(&self) -> Option<PathBuf> {
        Some(self.1.clone())
    }
}

/// Returns a session without an open event, of a user whose data are in `folder`.
pub(crate) fn no_event_with_data(folder: &Path) -> EventSession {
    EventSession::new(WithData(FixedEnvironment::new(1, NaiveDate::default()), folder.to_path_buf()))
}

/// Returns an event whose register is open and has `players` registered entries, at most 12.
pub(crate) fn open_register(players: usize) -> EventSession {
    let mut session = event(7);
    for index in 0..players {
        add(&mut session, &fields(index)).expect("an invented player can be registered");
    }
    session
}

/// Returns a self-paired event with `players` registered entries, at most 12 (R69).
pub(crate) fn self_paired(players: usize) -> EventSession {
    let mut session = event(7);
    let request = ChangeSetting { path: "competition.system".into(), value: "SelfPairing".into(), consent: false };
    change_setting(&mut session, &request).expect("no round is paired");
    for index in 0..players {
        add(&mut session, &fields(index)).expect("an invented player can be registered");
    }
    session
}

/// Returns an event with a club ladder of players with these ranks, whose numbers count from 1 (R70).
pub(crate) fn club_ladder(ranks: &[&str]) -> EventSession {
    let mut session = event(7);
    let ladder = AddCompetition { system: Some(SystemName::ClubLadder), ..AddCompetition::default() };
    crate::competition::add(&mut session, &ladder).expect("the name is free");
    for (index, rank) in ranks.iter().enumerate() {
        let request = EntryFields { rank: (*rank).into(), ..fields(index) };
        add(&mut session, &request).expect("an invented player can be registered");
    }
    session
}

/// Returns an event without entries.
fn event(rounds: u32) -> EventSession {
    let start = NaiveDate::from_ymd_opt(2026, 8, 14).expect("a day of the calendar");
    let event = CreateEvent {
        name: "Test event".into(),
        start: start.to_string(),
        rounds: Some(rounds),
        seed: "07".repeat(32),
        ..CreateEvent::default()
    };
    let tournament = new_tournament(&event, [7; 32]).expect("the defaults make an event");
    let environment = FixedEnvironment::new(1, start);
    EventSession::in_memory(environment, op::CreateEvent, &Creation::New(Box::default()), &tournament.into())
        .expect("memory holds an event")
}

/// Returns the same event with its register closed.
pub(crate) fn closed_register(players: usize) -> EventSession {
    let mut session = open_register(players);
    close_register(&mut session).expect("the register can be closed");
    session
}

/// Returns the same event with round 1 paired as a draft.
pub(crate) fn paired(players: usize) -> EventSession {
    let mut session = closed_register(players);
    pair(&mut session, &PairRound { round: 1, ..PairRound::default() }).expect("round 1 can be paired");
    session
}

/// Returns the same event with round 1 being played.
pub(crate) fn playing(players: usize) -> EventSession {
    let mut session = paired(players);
    release(&mut session, &RoundStep::of(1)).expect("a draft can be released");
    start(&mut session, &RoundRequest { round: 1 }).expect("a released round can start");
    session
}

/// Returns the same event with both passes of every game of round 1 entered: Black won.
pub(crate) fn played(players: usize) -> EventSession {
    let mut session = playing(players);
    let black_won: GameResult = "1-0".parse().expect("Black won is a result");
    session
        .transact(op::EnterResult, &EnterResult::default(), |tournament: &mut Tournament| {
            for game in &mut tournament.games {
                game.passes = Passes::both(Some(black_won));
            }
            Ok(())
        })
        .expect("results can be entered");
    session
}

/// Returns an event whose register is open and has `players` registered entries of category 12, at most 12.
pub(crate) fn open_youth(players: usize) -> EventSession {
    let mut session = open_register(0);
    for index in 0..players {
        let youth = EntryFields { birth_year: "2016".into(), ..fields(index) };
        add(&mut session, &youth).expect("an invented player can be registered");
    }
    session
}

/// Returns the same event with its register closed.
pub(crate) fn closed_youth(players: usize) -> EventSession {
    let mut session = open_youth(players);
    close_register(&mut session).expect("the register can be closed");
    session
}

/// Returns the same event with all players drawn into the table of category 12.
pub(crate) fn knockout(players: usize) -> EventSession {
    let mut session = closed_youth(players);
    let request = DrawKnockout { category: 12, ..DrawKnockout::default() };
    knockout::draw(&mut session, &request).expect("the players can be drawn");
    session
}

/// Returns a knock-out of eight in rounds 5 to 7, with rounds 1 to `rounds` played but not confirmed. Black won every game.
pub(crate) fn played_knockout(rounds: u32) -> EventSession {
    play_by_black(knockout(8), rounds)
}

/// Returns a knock-out of eight of `players` in rounds 5 to 7 in which Black won every game of rounds 1 to `rounds`.
pub(crate) fn played_knockout_among(players: usize, rounds: u32) -> EventSession {
    let mut session = closed_youth(players);
    let request = DrawKnockout { category: 12, size: Some(8), ..DrawKnockout::default() };
    knockout::draw(&mut session, &request).expect("the players can be drawn");
    play_by_black(session, rounds)
}

fn play_by_black(mut session: EventSession, rounds: u32) -> EventSession {
    for round in 1..=rounds {
        pair(&mut session, &PairRound { round, consent: true, ..PairRound::default() })
            .expect("the round can be paired");
        let games = session.tournament().expect("an event is open").games.clone();
        for board in games.iter().filter(|game| game.round == round).map(|game| game.board) {
            let request = EnterResult { round, board, result: Some(ResultView::BlackWon), ..EnterResult::default() };
            enter_result(&mut session, &request).expect("Black can win");
        }
    }
    session
}

/// Returns the same event with the Final of category 12 drawn instead: 4, 6, 8 or 10 players.
pub(crate) fn year_final(players: usize) -> EventSession {
    let mut session = closed_youth(players);
    let request = DrawFinal { category: 12, ..DrawFinal::default() };
    year_final::draw(&mut session, &request).expect("the players can be drawn");
    session
}

/// Returns an event of two rounds with KO16 drawn for four of 12 players, in which a knock-out game of round 1 ended in
/// jigo, and the board of that game.
pub(crate) fn jigo() -> (EventSession, u32) {
    let mut session = event(2);
    for index in 0..12 {
        let youth = EntryFields { birth_year: "2012".into(), ..fields(index) };
        add(&mut session, &youth).expect("an invented player can be registered");
    }
    close_register(&mut session).expect("the register can be closed");
    let request = DrawKnockout {
        category: 16,
        size: Some(4),
        seed: Some("01".into()),
        entropy: Some("614".into()),
        ..DrawKnockout::default()
    };
    knockout::draw(&mut session, &request).expect("four of twelve can be drawn");
    pair(&mut session, &PairRound { round: 1, ..PairRound::default() }).expect("round 1 can be paired");
    let games = &session.tournament().expect("an event is open").games;
    let board = games.iter().find(|g| g.knockout.is_some()).map(|g| g.board).expect("the knock-out begins in round 1");
    let request = EnterResult { round: 1, board, result: Some(ResultView::Jigo), ..EnterResult::default() };
    enter_result(&mut session, &request).expect("a knock-out game can end in jigo");
    (session, board)
}
