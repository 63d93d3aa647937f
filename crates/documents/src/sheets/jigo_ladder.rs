//! `ladder`: the sheet for a jigo in a knock-out game (R38, R39).

use app::jigo_ladder::{LadderGameView, has_ladder, ladder_view};
use app::labels::ColourView;
use domain::Game;
use domain::model::jigo_ladder::{Decider, JigoLadder};
use domain::model::knockout_rules::AfterJigo;
use messages::message;
use print::sheets::{LadderGame, LadderSheet};
use session::{AppError, Result};

use super::Subject;
use super::document::Sheets;

/// Returns a sheet for the requested board, or for every knock-out game of the round that ended in jigo or without result.
pub(super) fn sheets(subject: &Subject) -> Result<Sheets> {
    let round = subject.seated_round()?;
    let drawn = |game: &&Game| has_ladder(subject.tournament, game);
    let wanted = |game: &&Game| subject.board.is_none_or(|board| game.board == board);
    let games: Vec<&Game> = subject.games(round).into_iter().filter(drawn).filter(wanted).collect();
    if games.is_empty() {
        return Err(AppError::not_now(match subject.board {
            None => message!("document-no-ladders", round),
            Some(board) => message!("document-no-ladder", round, board),
        }));
    }
    Ok(games.into_iter().map(|game| Box::new(sheet(subject, game)) as Box<dyn print::Sheet>).collect())
}

/// Returns the sheet of a ladder. A ladder that has not begun starts now, as if the referee had just accepted the jigo.
fn sheet(subject: &Subject, game: &Game) -> LadderSheet {
    let setting = subject.competition.knockout_rules.after_jigo;
    let mut proposed = subject.tournament.clone();
    if subject.tournament.ladder_of(game.id).is_none() && game.ladder_winner.is_none() && setting == AfterJigo::Boards {
        let players = [game.black, game.white];
        proposed.ladders.push(JigoLadder::new(game.id, players, subject.session.now(), Decider::Boards));
    }
    let view = ladder_view(&proposed, game, setting);
    let clock = |time: &Option<String>| {
        time.as_deref().and_then(|t| t.split_once('T')).map(|(_, clock)| clock.to_string()).unwrap_or_default()
    };
    LadderSheet {
        heading: subject.heading(Some(game.round)),
        board: game.board.to_string(),
        accepted: clock(&view.accepted),
        black: subject.player(game.black),
        white: subject.player(game.white),
        games: view.games.iter().map(|row| game_row(subject, game, row, clock)).collect(),
    }
}

fn game_row(
    subject: &Subject,
    game: &Game,
    row: &LadderGameView,
    clock: impl Fn(&Option<String>) -> String,
) -> LadderGame {
    let name = |colour: ColourView| {
        let entry = game.entry(colour.into());
        subject.tournament.entry(entry).map(|e| e.player.list_name()).unwrap_or_default()
    };
    let (earliest, latest) = (clock(&row.earliest), clock(&row.latest));
    let result = match row.winner {
        Some(winner) => name(winner),
        None if row.drawn => "jigo".into(),
        None => String::new(),
    };
    let nigiri = row.winner.filter(|_| row.lines == Some(1));
    LadderGame {
        board: row.lines.map_or_else(|| "19 × 19".into(), |lines| format!("{lines} × {lines}")),
        time: time(row),
        earliest: if earliest == latest { earliest } else { format!("{earliest}–{latest}") },
        black: nigiri.map(|white| name(white.other())).unwrap_or_default(),
        result,
    }
}

/// Returns "5 min, 1 × 10 s, komi 6½", or the remaining times of the two players.
fn time(row: &LadderGameView) -> String {
    match (row.main_seconds, row.period_seconds, row.remaining) {
        (Some(main), Some(period), _) => format!("{} min, 1 × {period} s, komi {}", main / 60, row.komi),
        (_, _, Some(remaining)) => remaining.map(|seconds| format!("{}:{:02}", seconds / 60, seconds % 60)).join(" / "),
        _ => String::new(),
    }
}
