//! The view of a ladder: each game with its board, times, start and result.

use chrono::NaiveDateTime;
use domain::model::jigo_ladder::{Decider, JigoLadder, LadderStep, Next, Played, STEPS, Start, StepResult};
use domain::model::knockout_rules::AfterJigo;
use domain::{EntryId, Game, Tournament};
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use super::drawn_game;
use crate::labels::ColourView;
use crate::operation::{DeciderView, LadderOf};
use crate::round::{SideView, side_view};

/// The state of a ladder game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LadderState {
    /// Its result is entered.
    Played,
    /// It is played now.
    Next,
    /// It may be played later.
    #[default]
    Later,
    /// The ladder was decided before it.
    Needless,
}

/// A ladder game. Times have the form `2026-11-20T14:05`; colours are those of the original game.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct LadderGameView {
    /// Lines of its board, 9, 7, 5 or 1; `None` for a new game (R41).
    pub lines: Option<u32>,
    /// Main time of each player in seconds; `None` for a new game.
    pub main_seconds: Option<u32>,
    /// The one byo-yomi period in seconds; `None` for a new game.
    pub period_seconds: Option<u32>,
    /// Komi, `6½`; empty for a new game.
    pub komi: String,
    /// Seconds that Black and White have in a new game.
    pub remaining: Option<[u32; 2]>,
    /// Its state.
    pub state: LadderState,
    /// The earliest start.
    pub earliest: Option<String>,
    /// The latest start.
    pub latest: Option<String>,
    /// When it ended.
    pub ended: Option<String>,
    /// Whether it ended in jigo or without a result.
    pub drawn: bool,
    /// The winner's colour. On the 1x1 board, this player had White (R39).
    pub winner: Option<ColourView>,
}

/// The ladder of a drawn game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct LadderView {
    /// The round.
    pub round: u32,
    /// The board of the original game.
    pub board: u32,
    /// Black in the original game.
    pub black: SideView,
    /// White in the original game.
    pub white: SideView,
    /// What decides the ladder.
    pub decider: DeciderView,
    /// When the referee accepted the jigo; `None` if the ladder has not been started.
    pub accepted: Option<String>,
    /// Its games in order.
    pub games: Vec<LadderGameView>,
    /// The colour of the player who advances.
    pub winner: Option<ColourView>,
}

/// Returns the ladder of a board, started or not.
///
/// # Errors
/// The board has no drawn game that needs a winner.
pub fn view(session: &EventSession, request: &LadderOf) -> Result<LadderView> {
    let tournament = session.tournament()?;
    let position = drawn_game(tournament, request.round, request.board)?;
    let setting = tournament.competition.knockout_rules.after_jigo;
    Ok(ladder_view(tournament, &tournament.games[position], setting))
}

/// Returns the ladder of a drawn game. A ladder that has not been started is shown by the competition's setting.
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
        decider: if boards { DeciderView::Boards } else { DeciderView::NewGame },
        accepted: ladder.map(|l| time(l.accepted)),
        games: if boards { on_boards(game, ladder) } else { new_games(game, ladder) },
        winner: game.ladder_winner.and_then(|entry| colour(game, entry)),
    }
}

/// Returns the four boards in order.
fn on_boards(game: &Game, ladder: Option<&JigoLadder>) -> Vec<LadderGameView> {
    let next = ladder.map(JigoLadder::next);
    let row = |(at, step): (usize, &LadderStep)| {
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

/// Returns the new games played so far and the next one (R41).
fn new_games(game: &Game, ladder: Option<&JigoLadder>) -> Vec<LadderGameView> {
    let empty = LadderGameView { state: LadderState::Later, ..LadderGameView::default() };
    let Some(ladder) = ladder else { return vec![empty] };
    let Decider::NewGame(first) = ladder.decider else { return Vec::new() };
    let mut clocks = first;
    let mut games = Vec::new();
    for (at, played) in ladder.played().iter().enumerate() {
        let row = LadderGameView { remaining: Some(clocks), ..empty.clone() };
        games.push(filled(row, game, Some(ladder), at, Some(played), None));
        clocks = played.remaining.unwrap_or(clocks);
    }
    if let Next::NewGame(clocks, start) = ladder.next() {
        let row = LadderGameView { remaining: Some(clocks), ..empty };
        games.push(filled(row, game, Some(ladder), ladder.played().len(), None, Some(start)));
    }
    games
}

fn of_step(step: &LadderStep) -> LadderGameView {
    let &LadderStep { board, main_seconds, period_seconds, komi } = step;
    LadderGameView {
        lines: Some(board),
        main_seconds: Some(main_seconds),
        period_seconds: Some(period_seconds),
        komi: komi.glyphs(),
        ..LadderGameView::default()
    }
}

/// Returns a row completed with its result, or with its start.
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
        StepResult::Won(entry) => colour(game, entry),
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

fn colour(game: &Game, entry: EntryId) -> Option<ColourView> {
    game.colour_of(entry).map(ColourView::from)
}

fn time(moment: NaiveDateTime) -> String {
    moment.format("%Y-%m-%dT%H:%M").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{jigo, played};

    #[test]
    fn view_shows_the_four_boards_of_a_ladder_that_has_not_started() {
        let (session, board) = jigo();
        let view = view(&session, &LadderOf { round: 1, board }).expect("the game ended in jigo");
        assert_eq!((view.decider, view.accepted, view.winner), (DeciderView::Boards, None, None));
        let lines: Vec<_> = view.games.iter().map(|game| (game.lines, game.state)).collect();
        assert_eq!(lines, [9, 7, 5, 1].map(|lines| (Some(lines), LadderState::Later)));
    }

    #[test]
    fn view_refuses_a_game_with_a_winner() {
        let refused = view(&played(8), &LadderOf { round: 1, board: 1 }).expect_err("Black won on board 1");
        assert_eq!(refused.message.id, "ladder-none");
    }
}
