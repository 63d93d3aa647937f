//! `result`: what came out at a board.

use std::path::PathBuf;

use app::round;
use app::round::{Carry, ViewCorrection};
use clap::Args;
use session::AppError;

use crate::answer::Answer;
use crate::common::{changing, reading};

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
    /// Carry a correction through to the knock-out games that were set on the old result
    #[arg(long, conflicts_with_all = ["keep", "annul"])]
    carry_through: bool,
    /// Correct the result and keep in the table who had advanced
    #[arg(long, conflicts_with = "annul")]
    keep: bool,
    /// Carry a correction through; later games that are played become ordinary games of the Open
    #[arg(long)]
    annul: bool,
    /// Change nothing; show what the result would affect
    #[arg(long)]
    dry_run: bool,
}

/// Enters the result.
pub fn run(arguments: &EnterResult) -> Result<Answer, AppError> {
    if arguments.dry_run {
        return affected(arguments);
    }
    let request = round::EnterResult {
        round: arguments.round,
        board: arguments.board,
        result: Some(arguments.result.clone()),
        pass: arguments.pass.clone(),
        reason: arguments.reason.clone(),
        carry: arguments.carry(),
    };
    let entered = round::enter_result(&mut changing(&arguments.event)?, &request)?.value;
    let text = match (&entered.agreed, entered.disagree) {
        (_, true) => format!("Board {}: the two passes disagree.", entered.board),
        (Some(result), _) => format!("Board {}: {result}.", entered.board),
        (None, _) => format!("Board {}: entered, not agreed yet.", entered.board),
    };
    let carried: String = entered.carried.iter().map(|sentence| format!("\n{sentence}")).collect();
    Ok(Answer::new(format!("{text}{carried}"), &entered))
}

impl EnterResult {
    fn carry(&self) -> Option<Carry> {
        match (self.carry_through, self.keep, self.annul) {
            (true, ..) => Some(Carry::Through),
            (_, true, _) => Some(Carry::Keep),
            (_, _, true) => Some(Carry::Annul),
            _ => None,
        }
    }
}

/// What the result would affect.
fn affected(arguments: &EnterResult) -> Result<Answer, AppError> {
    let EnterResult { round, board, result, .. } = arguments;
    let request = ViewCorrection { round: *round, board: *board, result: Some(result.clone()) };
    let view = round::view_correction(&reading(&arguments.event)?, &request)?;
    if view.affected.is_empty() {
        return Ok(Answer::new(format!("Board {board}: no later knock-out game stands on its result."), &view));
    }
    let mut lines: Vec<String> = view.affected.iter().map(|game| format!("Affected: {}", game.text)).collect();
    for (flag, told) in [("carry-through", &view.through), ("annul", &view.annul), ("keep", &view.keep)] {
        lines.extend(told.as_ref().map(|sentences| format!("--{flag}: {}", sentences.join(" "))));
    }
    Ok(Answer::new(lines.join("\n"), &view))
}
