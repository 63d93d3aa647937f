//! `self-check`: plays random events and computes everything in them again.

use std::io::{IsTerminal, Write};

use app::check::self_check::{SelfChecked, self_check};
use app::vocabulary::SystemName;
use clap::Args;
use messages::{Message, message};
use session::AppError;

use crate::answer::Answer;
use crate::language::say;

/// The events to check.
#[derive(Debug, Args)]
pub struct SelfCheckArgs {
    /// The number of events
    #[arg(long, default_value_t = 200)]
    events: u64,
    /// The system, or all of them
    #[arg(long, default_value = "mcmahon")]
    system: String,
    /// The seed of the first event
    #[arg(long, default_value_t = 1)]
    from: u64,
}

/// Runs the self-check. The first difference is an error.
pub fn run(arguments: &SelfCheckArgs) -> Result<Answer<SelfChecked>, AppError> {
    let all = arguments.system == "all";
    let systems = if all { SystemName::ALL.to_vec() } else { vec![arguments.system.parse()?] };
    let mut sum = SelfChecked::default();
    for system in systems {
        let checked = self_check(system, arguments.events, arguments.from, |done| show(system, done, arguments.events));
        let SelfChecked { events, rounds, games } =
            checked.map_err(|error| error.hint(Message::verbatim(system.as_str())))?;
        sum = SelfChecked { events: sum.events + events, rounds: sum.rounds + rounds, games: sum.games + games };
    }
    let text = message!("cli-self-checked", events = sum.events, rounds = sum.rounds, games = sum.games);
    Ok(Answer::message(&text, &sum))
}

/// Shows the progress on a terminal.
fn show(system: SystemName, done: u64, all: u64) {
    if std::io::stderr().is_terminal() {
        // Ignore a terminal that is gone: the check goes on.
        let _ = write!(std::io::stderr(), "\r{system}: {}", say!("cli-progress", done, all));
    }
}
