//! `self-check`: plays random events and computes everything in them again.

use std::io::{IsTerminal, Write};

use app::check::self_check::self_check;
use clap::Args;
use messages::message;
use session::AppError;

use crate::answer::Answer;
use crate::language::say;

/// The events to check.
#[derive(Debug, Args)]
pub struct SelfCheckArgs {
    /// The number of events
    #[arg(long, default_value_t = 200)]
    events: u64,
    /// The seed of the first event
    #[arg(long, default_value_t = 1)]
    from: u64,
}

/// Runs the self-check. The first difference is an error.
pub fn run(arguments: &SelfCheckArgs) -> Result<Answer, AppError> {
    let watched = std::io::stderr().is_terminal();
    let checked = self_check(arguments.events, arguments.from, |done| {
        if watched {
            // Ignore a terminal that is gone: the check goes on.
            let _ = write!(std::io::stderr(), "\r{}", say!("cli-progress", done, all = arguments.events));
        }
    })?;
    let text = message!("cli-self-checked", events = checked.events, rounds = checked.rounds, games = checked.games);
    Ok(Answer::message(&text, &checked))
}
