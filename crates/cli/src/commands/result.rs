//! `result`: enter the result of a board.

use app::round::CorrectionView;
use app::round::ResultEntered;
use std::path::PathBuf;

use app::labels::ResultView;
use app::round;
use app::round::{Carry, ViewCorrection};
use clap::Args;
use messages::message;
use session::AppError;

use crate::answer::{Answer, Either};
use crate::common::{changing, reading};
use crate::language::{say, texts};

/// A result to enter.
#[derive(Debug, Args)]
pub struct ResultArgs {
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
    /// The pass, black or white, if results are entered in two passes
    #[arg(long)]
    pass: Option<String>,
    /// The reason, if the round is already confirmed
    #[arg(long)]
    reason: Option<String>,
    #[command(flatten)]
    carry: CarryArgs,
    /// Change nothing; show what the result would affect
    #[arg(long)]
    dry_run: bool,
}

/// What a changed result does to later knock-out games.
#[derive(Debug, Args)]
pub struct CarryArgs {
    /// Carry a correction through to later knock-out games
    #[arg(long, conflicts_with_all = ["keep", "annul"])]
    carry_through: bool,
    /// Correct the result and keep the players who advanced
    #[arg(long, conflicts_with = "annul")]
    keep: bool,
    /// Carry a correction through; later games with a result become ordinary games of the Open
    #[arg(long)]
    annul: bool,
}

impl CarryArgs {
    /// Returns the choice; `None` without one.
    pub fn of(&self) -> Option<Carry> {
        match (self.carry_through, self.keep, self.annul) {
            (true, ..) => Some(Carry::Through),
            (_, true, _) => Some(Carry::Keep),
            (_, _, true) => Some(Carry::Annul),
            _ => None,
        }
    }
}

/// Enters the result.
pub fn run(arguments: &ResultArgs) -> Result<Answer<Either<ResultEntered, CorrectionView>>, AppError> {
    if arguments.dry_run {
        return Ok(affected(arguments)?.other());
    }
    let request = round::EnterResult {
        round: arguments.round,
        board: arguments.board,
        result: arguments.result()?,
        pass: arguments.pass.as_deref().map(str::parse).transpose()?,
        reason: arguments.reason.clone(),
        carry: arguments.carry.of(),
    };
    let entered = round::enter_result(&mut changing(&arguments.event)?, &request)?.value;
    let text = match (&entered.agreed, entered.disagree) {
        (_, true) => say!("cli-result-passes-disagree", board = entered.board),
        (Some(result), _) => say!("cli-result-agreed", board = entered.board, result = result.to_string()),
        (None, _) if entered.cleared => say!("cli-result-cleared", board = entered.board),
        (None, _) => say!("cli-result-one-pass", board = entered.board),
    };
    let more: Vec<String> = texts(&entered.carried).into_iter().chain(texts(&entered.warnings)).collect();
    let lines: Vec<&str> = std::iter::once(text.as_str()).chain(more.iter().map(String::as_str)).collect();
    Ok(Answer::new(lines.join("\n"), &entered).first())
}

impl ResultArgs {
    /// Returns the result; `None` for `?`, which clears it.
    fn result(&self) -> Result<Option<ResultView>, AppError> {
        match self.result.trim() {
            "?" => Ok(None),
            text => text.parse().map(Some),
        }
    }
}

/// Shows what the result would affect.
fn affected(arguments: &ResultArgs) -> Result<Answer<CorrectionView>, AppError> {
    let &ResultArgs { round, board, .. } = arguments;
    let request = ViewCorrection { round, board, result: arguments.result()? };
    let view = round::view_correction(&reading(&arguments.event)?, &request)?;
    if view.affected.is_empty() && view.outdated.is_empty() {
        return Ok(Answer::message(&message!("cli-result-nothing-affected", board), &view));
    }
    let mut lines: Vec<String> =
        view.affected.iter().map(|game| say!("correction-affected", game = game.text.clone())).collect();
    lines.extend(texts(&view.outdated));
    for (flag, changes) in [("carry-through", &view.through), ("annul", &view.annul), ("keep", &view.keep)] {
        if let Some(changes) = changes {
            lines.push(format!("--{flag}: {}", texts(changes).join(" ")));
        }
    }
    Ok(Answer::new(lines.join("\n"), &view))
}
