//! A ladder as its panel and its sheet show it: every game with its board, times, starts and result.

use chrono::NaiveDateTime;
use domain::model::jigo_ladder::{Decider, JigoLadder, Next, Played, STEPS, Start, Step, StepResult};
use domain::model::knockout_rules::AfterJigo;
use domain::{Colour, EntryId, Game, Tournament};
use serde::Serialize;
use session::event_session::main_competition;
use session::{EventSession, Result};
use ts_rs::TS;

use super::{LadderOf, drawn_game};
use crate::round::{SideView, side_view};

/// How far a game of a ladder is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LadderState {
    /// Entered.
    Played,
    /// To be played now.
    Next,
    /// Perhaps to be played.
    #[default]
    Later,
    /// Decided before it.
    Needless,
}

/// A game of a ladder. Times are `2026-11-20T14:05`; colours are those of the original game.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct LadderGameView {
    /// Lines of its board: 9, 7, 5, 1; none for a new game (R41).
    pub lines: Option<u32>,
    /// Main time of each player in seconds; none for a new game.
    pub main_seconds: Option<u32>,
    /// The one byo-yomi period in seconds; none for a new game.
    pub period_seconds: Option<u32>,
    /// Komi, `6½`; empty for a new game.
    pub komi: String,
    /// Seconds that Black and White of the original game have in a new game.
    pub remaining: Option<[u32; 2]>,
    /// How far it is.
    pub state: LadderState,
    /// When it starts at the earliest.
    pub earliest: Option<String>,
    /// When it starts at the latest.
    pub latest: Option<String>,
    /// When it ended.
    pub ended: Option<String>,
    /// It ended in jigo or without result.
    pub drawn: bool,
    /// Who won it, `black` or `white`; on the 1x1 board he was White (R39).
    pub winner: Option<String>,
}

/// The ladder of a drawn game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct LadderView {
    /// The round.
    pub round: u32,
    /// The board of the original game.
    pub board: u32,
    /// Who had Black in it.
    pub black: SideView,
    /// Who had White in it.
    pub white: SideView,
    /// `boards` (R38) or `new_game` (R41).
    pub decider: String,
    /// When the referee accepted the jigo; none while the ladder has not begun.
    pub accepted: Option<String>,
    /// Its games in their order.
    pub games: Vec<LadderGameView>,
    /// Who advances, `black` or `white`.
    pub winner: Option<String>,
}

/// The ladder of a board, begun or not.
///
/// # Errors
/// The board holds no drawn game that needs a winner.
pub fn view(session: &EventSession, request: &LadderOf) -> Result<LadderView> {
    let tournament = session.tournament()?;
    let at = drawn_game(tournament, request.round, request.board)?;
    let setting = main_competition(tournament)?.knockout_rules.after_jigo;
    Ok(ladder_view(tournament, &tournament.games[at], setting))
}

/// The ladder of a drawn game; one that has not begun as the setting has it.
pub fn ladder_view(tournament: &Tournament, game: &Game, setting: AfterJigo) -> LadderView {
    let ladder = tournament.ladder_of(game.id);
    let boards = match (ladder.map(|l| l.decider), setting) {
        (Some(Decider::Boards), _) | (None, AfterJigo::Boards) => true,
        (Some(Decider::NewGame(_)), _) | (None, AfterJigo::NewGame) => false,
    };
    LadderView {
        round: game.round,
        board: game.board,
        black: side_view(tournament, game.black, ""),
        white: side_view(tournament, game.white, ""),
        decider: if boards { "boards".into() } else { "new_game".into() },
        accepted: ladder.map(|l| time(l.accepted)),
        games: if boards { on_boards(game, ladder) } else { new_games(game, ladder) },
        winner: game.ladder_winner.and_then(|entry| colour_word(game, entry)),
    }
}

/// The four boards in their order.
fn on_boards(game: &Game, ladder: Option<&JigoLadder>) -> Vec<LadderGameView> {
    let next = ladder.map(JigoLadder::next);
    let row = |(at, step): (usize, &Step)| {
        let empty = of_step(step);
        let played = ladder.and_then(|l| l.played().get(at));
        let start = match next {
            Some(Next::Game(_, start) | Next::Nigiri(start)) if ladder.is_some_and(|l| l.played().len() == at) => {
                Some(start)
            }
            _ => None,
        };
        filled(empty, game, ladder, at, played, start)
    };
    STEPS.iter().enumerate().map(|(at, step)| row((at, step))).collect()
}

/// The new games so far and the one to come (R41).
fn new_games(game: &Game, ladder: Option<&JigoLadder>) -> Vec<LadderGameView> {
    let empty = LadderGameView { state: LadderState::Later, ..LadderGameView::default() };
    let Some(begun) = ladder else { return vec![empty] };
    let Decider::NewGame(first) = begun.decider else { return Vec::new() };
    let mut clocks = first;
    let mut games = Vec::new();
    for (at, played) in begun.played().iter().enumerate() {
        let row = LadderGameView { remaining: Some(clocks), ..empty.clone() };
        games.push(filled(row, game, ladder, at, Some(played), None));
        clocks = played.remaining.unwrap_or(clocks);
    }
    if let Next::NewGame(clocks, start) = begun.next() {
        let row = LadderGameView { remaining: Some(clocks), ..empty };
        games.push(filled(row, game, ladder, begun.played().len(), None, Some(start)));
    }
    games
}

fn of_step(step: &Step) -> LadderGameView {
    let &Step { board, main_seconds, period_seconds, komi } = step;
    LadderGameView {
        lines: Some(board),
        main_seconds: Some(main_seconds),
        period_seconds: Some(period_seconds),
        komi: komi.glyphs(),
        ..LadderGameView::default()
    }
}

/// A row with what was played, or when it starts.
fn filled(
    row: LadderGameView,
    game: &Game,
    ladder: Option<&JigoLadder>,
    at: usize,
    played: Option<&Played>,
    next: Option<Start>,
) -> LadderGameView {
    let state = match (played, next) {
        (Some(_), _) => LadderState::Played,
        (None, Some(_)) => LadderState::Next,
        (None, None) if ladder.is_some_and(|l| l.winner().is_some()) => LadderState::Needless,
        (None, None) => LadderState::Later,
    };
    let start = next.or_else(|| played.and(ladder).and_then(|l| l.start_of(at)));
    let won = played.and_then(|p| match p.result {
        StepResult::Won(entry) => colour_word(game, entry),
        StepResult::Drawn => None,
    });
    LadderGameView {
        state,
        earliest: start.map(|s| time(s.earliest)),
        latest: start.map(|s| time(s.latest)),
        ended: played.map(|p| time(p.ended)),
        drawn: played.is_some_and(|p| p.result == StepResult::Drawn),
        winner: won,
        ..row
    }
}

fn colour_word(game: &Game, entry: EntryId) -> Option<String> {
    game.colour_of(entry).map(|c| if c == Colour::Black { "black".into() } else { "white".into() })
}

fn time(moment: NaiveDateTime) -> String {
    moment.format("%Y-%m-%dT%H:%M").to_string()
}
