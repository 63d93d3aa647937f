//! `check`: the file, its journal, and every pairing and draw in it.

use std::path::PathBuf;

use clap::Args;
use session::AppError;

use crate::answer::Answer;
use crate::common::checking;

/// A file to check.
#[derive(Debug, Args)]
pub struct Check {
    /// The event file
    event: PathBuf,
}

/// Checks the file. A fault is an error.
pub fn run(arguments: &Check) -> Result<Answer, AppError> {
    let checked = app::check::check(&checking(&arguments.event)?)?;
    let mut text = format!(
        "Sound: {} journal entries, {} rounds, {} certificates, {} draws.",
        checked.journal_entries, checked.rounds, checked.certificates, checked.draws
    );
    let decisions: Vec<String> = checked.decisions.iter().map(ToString::to_string).collect();
    text += &decisions.iter().map(|decision| format!("\nNote: {decision}")).collect::<String>();
    let mut answer = Answer::new(text, &checked);
    answer.json["decisions"] = decisions.into();
    Ok(answer)
}
