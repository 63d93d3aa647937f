//! `result`: what came out at a board.

use std::path::PathBuf;

use app::{Failure, round};
use clap::Args;

use crate::answer::Answer;
use crate::common::changing;

/// A result as it is read out.
#[derive(Debug, Args)]
pub struct EnterResult {
    /// The event file
    event: PathBuf,
    /// The round, from 1
    #[arg(long)]
    round: u32,
    /// The board, from 1
    #[arg(long)]
    board: u32,
    /// 1-0 (Black won), 0-1, =, 0-0, 1-0! 0-1! 0-0! (forfeit), wo-black, wo-white, ? (clear)
    #[arg(allow_hyphen_values = true)]
    result: String,
    /// black or white, if results are read twice
    #[arg(long)]
    pass: Option<String>,
    /// Why, if the round is confirmed already
    #[arg(long)]
    reason: Option<String>,
}

/// Enters the result.
pub fn run(arguments: &EnterResult) -> Result<Answer, Failure> {
    let request = round::EnterResult {
        round: arguments.round,
        board: arguments.board,
        result: Some(arguments.result.clone()),
        pass: arguments.pass.clone(),
        reason: arguments.reason.clone(),
    };
    let entered = round::enter_result(&mut changing(&arguments.event)?, &request)?.value;
    let text = match (&entered.agreed, entered.disagree) {
        (_, true) => format!("Board {}: the two passes disagree.", entered.board),
        (Some(result), _) => format!("Board {}: {result}.", entered.board),
        (None, _) => format!("Board {}: entered, not agreed yet.", entered.board),
    };
    Ok(Answer::new(text, &entered))
}
