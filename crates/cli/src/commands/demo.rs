//! `demo`: the main job on the sample event, into a folder.

use std::path::PathBuf;

use api::demo::demo;
use clap::Args;
use session::AppError;

use crate::answer::Answer;

/// Where to.
#[derive(Debug, Args)]
pub struct Demo {
    /// The folder; it is made if it is not there
    folder: PathBuf,
}

/// Plays it through.
pub fn run(arguments: &Demo) -> Result<Answer, AppError> {
    let played = demo(&arguments.folder)?;
    let mut text = played.told.join("\n");
    text += &format!("\nWritten into {}:\n", arguments.folder.display());
    text += &played.files.iter().map(|file| format!("  {file}\n")).collect::<String>();
    Ok(Answer::new(text, &played))
}
