//! `ladder`: who won the jigo ladder of a knock-out game.

use std::path::PathBuf;

use app::Failure;
use app::round::{EnterLadder, enter_ladder};
use clap::Args;
use serde_json::json;

use crate::answer::Answer;
use crate::common::changing;

/// The ladder's result.
#[derive(Debug, Args)]
pub struct Ladder {
    /// The event file
    event: PathBuf,
    /// The round, from 1
    #[arg(long)]
    round: u32,
    /// The board of the original game
    #[arg(long)]
    board: u32,
    /// black or white, by the colours of the original game
    #[arg(long)]
    winner: Option<String>,
}

/// Enters who advances.
pub fn run(arguments: &Ladder) -> Result<Answer, Failure> {
    let request = EnterLadder { round: arguments.round, board: arguments.board, winner: arguments.winner.clone() };
    enter_ladder(&mut changing(&arguments.event)?, &request)?;
    let who = arguments.winner.as_deref().unwrap_or("nobody yet");
    let json = json!({ "round": arguments.round, "board": arguments.board, "winner": arguments.winner });
    Ok(Answer::new(format!("Board {}: {who} advances by the ladder.", arguments.board), &json))
}
