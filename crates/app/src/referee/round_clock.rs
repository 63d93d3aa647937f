//! The view of a round's clock: who is late at which board, what the clocks must show, and when games are lost (R73).

use chrono::NaiveDateTime;
use domain::referee::board_clock::{Arrival, BoardClock};
use domain::{Colour, EntryId, Game, RoundNumber, RoundState, Sitting, Tournament};
use messages::{Message, message};
use serde::{Deserialize, Serialize};
use session::{EventSession, Result};
use ts_rs::TS;

use super::board_at::{BoardAt, board_at, forfeit};
use super::moments::{other_day, planned, shown};
use crate::labels::{ColourView, ResultView};

/// The round to show; `None` for the latest.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize, TS)]
pub struct ViewRoundClock {
    /// The round, from 1.
    #[serde(default)]
    pub round: Option<u32>,
}

/// Whether a player is at the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PresenceView {
    /// From the start.
    OnTime,
    /// Not yet.
    Missing,
    /// They came late.
    Came,
}

/// A player of a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct LatePlayerView {
    /// The entry.
    pub entry: i64,
    /// Family and given name.
    pub name: String,
    /// Whether they are at the board.
    pub presence: PresenceView,
    /// When they came, `2026-11-20T14:25`.
    pub arrived: Option<String>,
    /// The minutes that their clock must show as used now.
    pub used: u32,
    /// The last moment at which they are in time.
    pub deadline: String,
    /// Whether they have lost by lateness.
    pub lost: bool,
}

/// A board with its late players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct LateBoardView {
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// Whether the times are those of a resumption.
    pub resumption: bool,
    /// Black.
    pub black: LatePlayerView,
    /// White.
    pub white: LatePlayerView,
    /// The result, if it is agreed.
    pub result: Option<ResultView>,
    /// Whether the game is adjourned.
    pub adjourned: bool,
    /// The colour whose clock runs because a player is missing.
    pub running: Option<ColourView>,
    /// When the first missing player loses, `2026-11-20T15:00`; `None` if nobody is missing.
    pub lost_after: Option<String>,
    /// What the clocks must show, as a sentence; `None` if both were on time.
    pub clocks: Option<Message>,
    /// The result that lateness has led to. The referee enters it, or not.
    pub forfeit: Option<ResultView>,
}

/// The clock of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RoundClockView {
    /// The round; 0 before the first pairing.
    pub round: u32,
    /// The latest paired round.
    pub latest: u32,
    /// Whether players may know their boards: the round is not a draft.
    pub released: bool,
    /// The planned start, `2026-11-20T10:00`.
    pub planned: Option<String>,
    /// When Black's clocks were started.
    pub started: Option<String>,
    /// Why no minutes are counted: the round has not begun, or was on another day; `None` for a round of the present.
    pub other_day: Option<Message>,
    /// From when on a player may seal (6a).
    pub seal_from: Option<String>,
    /// From when on a player must seal.
    pub seal_by: Option<String>,
    /// The time now.
    pub now: String,
    /// Every board of the round.
    pub boards: Vec<LateBoardView>,
}

/// Returns the clock of a round.
///
/// # Errors
/// No event is open.
pub fn view_round_clock(session: &EventSession, request: &ViewRoundClock) -> Result<RoundClockView> {
    let tournament = session.tournament()?;
    let latest = tournament.paired_rounds();
    let round = request.round.unwrap_or(latest).min(latest);
    let (clock, now) = (tournament.clock_of(round), session.now());
    let boards = tournament.games_of(round).into_iter();
    let state = tournament.round(round).map(|found| found.state);
    Ok(RoundClockView {
        round,
        latest,
        released: state.is_some_and(|state| state != RoundState::Draft),
        planned: planned(tournament, round).map(shown),
        started: clock.started.map(shown),
        other_day: other_day(tournament, round, now),
        seal_from: clock.seal_from.map(shown),
        seal_by: clock.seal_by.map(shown),
        now: shown(now),
        boards: boards.filter_map(|game| board_view(tournament, game, Sitting::Start, now)).collect(),
    })
}

/// Returns a board at its start or resumption; `None` without a time for it.
pub(super) fn board_view(
    tournament: &Tournament,
    game: &Game,
    sitting: Sitting,
    now: NaiveDateTime,
) -> Option<LateBoardView> {
    let at = board_at(tournament, game, sitting, now)?;
    let clock = &at.clock;
    let [black, white] = [Colour::Black, Colour::White].map(|colour| player(tournament, game, &at, colour, now));
    let open = game.passes.agreed().is_none();
    let missing = clock.running().is_some();
    let deadlines = clock.arrivals.iter().zip(clock.deadlines()).filter(|(arrival, _)| **arrival == Arrival::Missing);
    Some(LateBoardView {
        round: game.round,
        board: game.board,
        resumption: sitting == Sitting::Resumption,
        black,
        white,
        result: game.passes.agreed().map(ResultView::from),
        adjourned: tournament.is_unfinished(game),
        running: clock.running().filter(|_| open).map(ColourView::from),
        lost_after: deadlines
            .map(|(_, deadline)| deadline)
            .min()
            .filter(|_| open && missing && at.start.is_some())
            .map(shown),
        clocks: clocks(&at, now),
        forfeit: forfeit(tournament, game, &at, now).filter(|_| open).map(ResultView::from),
    })
}

fn player(tournament: &Tournament, game: &Game, board: &BoardAt, colour: Colour, now: NaiveDateTime) -> LatePlayerView {
    let (clock, at) = (&board.clock, usize::from(colour == Colour::White));
    let entry: EntryId = game.entry(colour);
    let (presence, arrived) = match clock.arrivals[at] {
        Arrival::OnTime => (PresenceView::OnTime, None),
        Arrival::Missing => (PresenceView::Missing, None),
        Arrival::At(time) => (PresenceView::Came, Some(shown(time))),
    };
    LatePlayerView {
        entry: entry.0,
        name: tournament.entry(entry).map_or_else(String::new, |e| e.player.list_name()),
        presence,
        arrived,
        used: clock.used(now)[at],
        deadline: shown(clock.deadlines()[at]),
        lost: board.is_started(now) && clock.lost(now).contains(&colour),
    }
}

/// Returns what the clocks must show, or who has lost by lateness, as a sentence; `None` if both players were on time.
fn clocks(board: &BoardAt, now: NaiveDateTime) -> Option<Message> {
    let clock = &board.clock;
    if clock.arrivals == [Arrival::OnTime; 2] {
        return None;
    }
    if !board.is_started(now) {
        return Some(message!("late-clocks-not-started"));
    }
    if let Some(lost) = lost(clock, now) {
        return Some(lost);
    }
    let [black, white] = clock.used(now);
    let missing = |at: usize| clock.arrivals[at] == Arrival::Missing;
    Some(match (missing(0), missing(1), clock.to_move) {
        (false, false, _) => message!("late-clocks-set", black, white),
        (true, true, None) => message!("late-clocks-nobody", black),
        (true, true, Some(_)) => message!("late-clocks-to-move", black, white),
        (true, false, _) => message!("late-clocks-black-runs", black, white),
        (false, true, _) => message!("late-clocks-white-runs", black, white),
    })
}

/// Returns who was not here in time, and until when that was; `None` while nobody has lost.
fn lost(clock: &BoardClock, now: NaiveDateTime) -> Option<Message> {
    let lost = clock.lost(now);
    let first = *lost.first()?;
    let deadline = clock.deadlines()[usize::from(first == Colour::White)];
    let format = if deadline.date() == now.date() { "%H:%M" } else { "%Y-%m-%d %H:%M" };
    let who = match (lost.len(), first) {
        (1, Colour::Black) => "black",
        (1, Colour::White) => "white",
        _ => "both",
    };
    Some(message!("late-clocks-lost", who, time = deadline.format(format).to_string()))
}

/// Returns the games of a competition that are adjourned or were, by round and board.
pub(super) fn adjourned_games(tournament: &Tournament) -> Vec<&Game> {
    let mut games: Vec<&Game> =
        tournament.games.iter().filter(|game| tournament.adjournment_of(game.id).is_some()).collect();
    games.sort_unstable_by_key(|game| -> (RoundNumber, u32) { (game.round, game.board) });
    games
}
