//! `demo`: plays the sample of a whole stage and writes its outputs into a folder.

use api::demo::DemoEvents;
use std::path::PathBuf;

use api::demo::{demo, unplayed};
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
    /// Only create the event, before its first round
    #[arg(long)]
    unplayed: bool,
}

/// Plays the sample, or only creates it.
pub fn run(arguments: &Demo) -> Result<Answer<DemoEvents>, AppError> {
    let played = if arguments.unplayed { unplayed(&arguments.folder) } else { demo(&arguments.folder) }?;
    let mut lines: Vec<String> = played.told.iter().map(language::text).collect();
    lines.push(language::text(&message!("cli-demo-written", folder = &arguments.folder)));
    lines.extend(played.files.iter().map(|file| format!("  {file}")));
    Ok(Answer::new(lines.join("\n"), &played))
}
