//! `demo`: plays the sample event and writes its outputs into a folder.

use std::path::PathBuf;

use api::demo::demo;
use clap::Args;
use messages::message;
use session::AppError;

use crate::answer::Answer;
use crate::language;

/// The arguments of `demo`.
#[derive(Debug, Args)]
pub struct Demo {
    /// The folder; created if missing
    folder: PathBuf,
}

/// Plays the sample event.
pub fn run(arguments: &Demo) -> Result<Answer, AppError> {
    let played = demo(&arguments.folder)?;
    let mut lines: Vec<String> = played.told.iter().map(language::text).collect();
    lines.push(language::text(&message!("cli-demo-written", folder = &arguments.folder)));
    lines.extend(played.files.iter().map(|file| format!("  {file}")));
    Ok(Answer::new(lines.join("\n"), &played))
}
