//! `game`: adds, lists and removes the games of a self-pairing competition (R69) or a club ladder (R70).

use app::game::ConditionsView;
use app::game::FreeGamesView;
use app::game::GameAdded;
use app::game::LadderPrizesView;
use std::path::PathBuf;

use app::game::{
    AddGame, FreeGameView, GamePair, LadderPeriod, LadderPrizeView, RemoveGame, add, remove, view, view_conditions,
    view_prizes,
};
use app::labels::ResultView;
use clap::{Args, Subcommand};
use messages::message;
use serde::Serialize;
use session::AppError;
use ts_rs::TS;

use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::answer_types::commands;
use crate::common::{EventArgs, changing, reading};
use crate::language::say;

/// The commands for games.
#[derive(Debug, Subcommand)]
pub enum GameCommand {
    /// Add a game with its result
    Add(Add),
    /// List the games, with their rounds and boards, and the wall chart
    List(EventArgs),
    /// Show colours, stones and komi of a game on a club ladder
    Conditions(Pair),
    /// List who climbed the most rungs of a club ladder in a period, and who played the most games
    Prizes(PrizesArgs),
    /// Remove a game
    Remove(Remove),
}

/// A game that was played.
#[derive(Debug, Args)]
pub struct Add {
    /// The event file
    event: PathBuf,
    /// Black's number
    #[arg(long)]
    black: u32,
    /// White's number
    #[arg(long)]
    white: u32,
    /// 1-0 (Black won), 0-1, =, 0-0, 1-0! 0-1! 0-0! (forfeit)
    #[arg(allow_hyphen_values = true)]
    result: String,
    /// The day on which it was played, 2026-11-20; default: today on a club ladder or in a league
    #[arg(long, default_value = "", value_name = "DATE")]
    day: String,
}

/// A period of a club ladder.
#[derive(Debug, Args)]
pub struct PrizesArgs {
    /// The event file
    event: PathBuf,
    /// The first day of the period; default: the beginning of the ladder
    #[arg(long, default_value = "", value_name = "DATE")]
    from: String,
    /// The last day; default: today
    #[arg(long, default_value = "", value_name = "DATE")]
    to: String,
}

/// Two players.
#[derive(Debug, Args)]
pub struct Pair {
    /// The event file
    event: PathBuf,
    /// One player's number
    first: u32,
    /// The other player's number
    second: u32,
}

/// A game to remove.
#[derive(Debug, Args)]
pub struct Remove {
    /// The event file
    event: PathBuf,
    /// The game's key, as `game list` shows it
    game: i64,
}

/// The removed game.
#[derive(Debug, Serialize, TS)]
pub struct GameRemoved {
    /// Its key.
    #[ts(type = "number")]
    game: i64,
}

commands! {
    /// Runs a command for games.
    pub fn run(command: &GameCommand) {
        Add(arguments) => add_game(arguments), ["add_game"];
        List(arguments) => list(arguments), ["view_games"];
        Conditions(arguments) => show_conditions(arguments), ["view_game_conditions"];
        Prizes(arguments) => prizes(arguments), ["view_ladder_prizes"];
        Remove(arguments) => remove_game(arguments), ["remove_game"];
    }
}

fn add_game(arguments: &Add) -> Result<Answer<GameAdded>, AppError> {
    let result: ResultView = arguments.result.trim().parse()?;
    let day = arguments.day.clone();
    let request = AddGame { black: arguments.black, white: arguments.white, result, day };
    let added = add(&mut changing(&arguments.event)?, &request)?.value;
    let told = message!("cli-game-added", game = added.game, round = added.round, board = added.board);
    Ok(Answer::message(&told, &added))
}

fn show_conditions(arguments: &Pair) -> Result<Answer<ConditionsView>, AppError> {
    let pair = GamePair { first: arguments.first, second: arguments.second };
    let view = view_conditions(&reading(&arguments.event)?, &pair)?;
    let (black, white) = (&view.black_name, &view.white_name);
    let stones = u32::from(view.stones);
    Ok(Answer::message(&message!("cli-game-conditions", black, white, stones, komi = &view.komi), &view))
}

fn remove_game(arguments: &Remove) -> Result<Answer<GameRemoved>, AppError> {
    let game = remove(&mut changing(&arguments.event)?, &RemoveGame { game: arguments.game })?.value;
    Ok(Answer::message(&message!("cli-game-removed", game), &GameRemoved { game }))
}

/// Lists the most improved players with their rungs, then the most persistent ones with their games.
fn prizes(arguments: &PrizesArgs) -> Result<Answer<LadderPrizesView>, AppError> {
    let period = LadderPeriod { from: arguments.from.clone(), to: arguments.to.clone() };
    let view = view_prizes(&reading(&arguments.event)?, &period)?;
    if view.persistence.is_empty() {
        return Ok(Answer::message(&message!("cli-games-none"), &view));
    }
    let list = |head: String, lines: &[LadderPrizeView], value: fn(&LadderPrizeView) -> String| {
        let lines = lines.iter().map(|line| row![line.number, line.name, value(line)]);
        format!("{head}\n{}", columns(&lines.collect::<Vec<_>>()))
    };
    let improved = list(say!("cli-ladder-improvement"), &view.improvement, |line| format!("+{}", line.climbed));
    let persistent = list(say!("cli-ladder-persistence"), &view.persistence, |line| line.games.to_string());
    Ok(Answer::new(format!("{improved}\n\n{persistent}"), &view))
}

/// Lists the games, then the wall chart: the total after each game and the opponent's number.
fn list(arguments: &EventArgs) -> Result<Answer<FreeGamesView>, AppError> {
    let view = view(&reading(&arguments.event)?)?;
    if view.games.is_empty() {
        return Ok(Answer::message(&message!("cli-games-none"), &view));
    }
    let head = row![say!("cli-head-game"), say!("cli-head-round-of-game"), say!("cli-head-board")];
    let line = |game: &FreeGameView| {
        let black = format!("{} {}", game.black, game.black_name);
        let white = format!("{} {}", game.white, game.white_name);
        let result = game.result.map(|result| result.to_string()).unwrap_or_default();
        row![game.game, game.round, game.board, black, white, result, game.day]
    };
    let games = std::iter::once(head).chain(view.games.iter().map(line)).collect::<Vec<_>>();
    let chart = view.chart.iter().map(|row| {
        let mut cells = row![row.number, row.name, row.rung];
        cells.extend(row.cells.iter().map(|cell| format!("{}/{}", cell.total, cell.opponent)));
        cells
    });
    let text = format!("{}\n\n{}", columns(&games), columns(&chart.collect::<Vec<_>>()));
    Ok(Answer::new(text, &view))
}
