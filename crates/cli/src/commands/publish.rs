//! `publish`: writes the web site of an event.

use documents::PublishedSite;
use std::path::PathBuf;

use clap::Args;
use documents::{PublishSite, publish};
use messages::message;
use session::AppError;

use crate::answer::Answer;
use crate::commands::print::languages;
use crate::common::reading;
use crate::language::{say, text};

/// The arguments of `publish`.
#[derive(Debug, Args)]
pub struct PublishArgs {
    /// The event file
    event: PathBuf,
    /// The folder to write, or a file that ends in .zip
    #[arg(long, value_name = "FOLDER|ZIP")]
    to: PathBuf,
    /// Also replace files that this command did not write; an event, a tour book or a key is never replaced
    #[arg(long)]
    overwrite: bool,
    /// The language of pages and sheets, by its code, or two: ro,en
    #[arg(long)]
    lang: Option<String>,
}

/// Writes the site.
pub fn run(arguments: &PublishArgs) -> Result<Answer<PublishedSite>, AppError> {
    let request = PublishSite {
        file: arguments.to.clone().into(),
        overwrite: arguments.overwrite,
        language: languages(arguments.lang.as_deref())?,
    };
    let published = publish(&mut reading(&arguments.event)?, &request)?;
    let first = message!(
        "cli-site-published",
        place = arguments.to.display(),
        files = published.files,
        written = published.written.len(),
        removed = published.removed.len()
    );
    let kept = published.kept.iter().map(|file| say!("cli-site-kept", file));
    let lines: Vec<String> = std::iter::once(text(&first)).chain(kept).collect();
    Ok(Answer::new(lines.join("\n"), &published))
}
