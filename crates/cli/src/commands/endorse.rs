//! `endorse`: random events played out, and everything in them derived again.

use std::io::{IsTerminal, Write};

use app::check::self_check::endorse;
use clap::Args;
use session::AppError;

use crate::answer::Answer;

/// How many events.
#[derive(Debug, Args)]
pub struct Endorse {
    /// Events to play out
    #[arg(long, default_value_t = 200)]
    events: u64,
    /// The seed of the first
    #[arg(long, default_value_t = 1)]
    from: u64,
}

/// Plays them out; the first difference is a refusal.
pub fn run(arguments: &Endorse) -> Result<Answer, AppError> {
    let watched = std::io::stderr().is_terminal();
    let endorsed = endorse(arguments.events, arguments.from, |done| {
        if watched {
            // Progress is a courtesy: a terminal that went away does not stop the work.
            let _ = write!(std::io::stderr(), "\r{done} of {}", arguments.events);
        }
    })?;
    let text =
        format!("{} events, {} rounds, {} games: 0 differences.", endorsed.events, endorsed.rounds, endorsed.games);
    Ok(Answer::new(text, &endorsed))
}
