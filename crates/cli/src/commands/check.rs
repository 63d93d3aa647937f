//! `check`: the file, its journal, and every pairing and draw in it.

use std::path::PathBuf;

use clap::Args;
use session::AppError;

use crate::answer::Answer;
use crate::common::checking;

/// Which file.
#[derive(Debug, Args)]
pub struct Check {
    /// The event file
    event: PathBuf,
}

/// Checks it; a finding is a refusal.
pub fn run(arguments: &Check) -> Result<Answer, AppError> {
    let checked = app::check::check(&checking(&arguments.event)?)?;
    let mut text = format!(
        "Sound: {} journal entries, {} rounds, {} certificates, {} draws.",
        checked.journal_entries, checked.rounds, checked.certificates, checked.draws
    );
    text += &checked.decisions.iter().map(|decision| format!("\nNote: {decision}")).collect::<String>();
    Ok(Answer::new(text, &checked))
}
