//! `check`: the file, its journal, and every pairing and draw in it.

use app::check::Checked;
use std::path::PathBuf;

use clap::Args;
use session::AppError;

use crate::answer::Answer;
use crate::common::checking;
use crate::language::{say, text};

/// A file to check.
#[derive(Debug, Args)]
pub struct Check {
    /// The event file
    event: PathBuf,
    /// Show the costs of the pairing's levels too, where rounds were changed by hand
    #[arg(long)]
    numbers: bool,
}

/// Checks the file. A fault is an error.
pub fn run(arguments: &Check) -> Result<Answer<Checked>, AppError> {
    let checked = app::check::check(&checking(&arguments.event)?)?;
    let sound = say!(
        "cli-check-sound",
        entries = checked.journal_entries,
        rounds = checked.rounds,
        certificates = checked.certificates,
        draws = checked.draws
    );
    let notes = checked.decisions.iter().map(|decision| say!("cli-note", note = decision.clone()));
    let costs = checked.costs.iter().filter(|_| arguments.numbers).map(text);
    let lines: Vec<String> = std::iter::once(sound).chain(notes).chain(costs).collect();
    Ok(Answer::new(lines.join("\n"), &checked))
}
