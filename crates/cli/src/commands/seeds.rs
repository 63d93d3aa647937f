//! `seedlist`: imports the tour's seed list at the venue.

use std::path::{Path, PathBuf};

use app::register::{SeedsImported, import_seeds};
use clap::Subcommand;
use messages::message;
use session::AppError;

use crate::answer::Answer;
use crate::answer_types::commands;
use crate::common::changing;

/// The commands for seed lists.
#[derive(Debug, Subcommand)]
pub enum Seedlist {
    /// Fill in the entries' SP from the tour's seed list
    Import {
        /// The event file
        event: PathBuf,
        /// The seed list
        list: PathBuf,
        /// Also fill in players who are found only by name
        #[arg(long)]
        names: bool,
        /// The tour's public key; lists with another signature are refused
        #[arg(long)]
        key: Option<String>,
    },
}

commands! {
    /// Runs a command of seed lists.
    pub fn run(command: &Seedlist) {
        Import { event, list, names, key } => fill_in(event, list, *names, key.as_deref()), ["import_seeds"];
    }
}

fn fill_in(event: &Path, list: &Path, names: bool, key: Option<&str>) -> Result<Answer<SeedsImported>, AppError> {
    let done = import_seeds(&mut changing(event)?, list, names, key)?.value;
    let text = message!("cli-seeds-imported", tour = &done.tour, filled = done.filled, unknown = done.unknown);
    let hint = (!done.by_name.is_empty() && !names).then(|| message!("cli-seeds-by-name"));
    let signed = key.is_none().then(|| message!("cli-seeds-signed", key = done.key.to_string()));
    let lines: Vec<String> = std::iter::once(&text)
        .chain(signed.as_ref())
        .chain(&done.by_name)
        .chain(hint.as_ref())
        .map(crate::language::text)
        .collect();
    Ok(Answer::new(lines.join("\n"), &done))
}
