//! `seedlist`: the tour's seed list at the venue.

use std::path::PathBuf;

use app::register::import_seeds;
use clap::Subcommand;
use session::AppError;

use crate::answer::Answer;
use crate::common::changing;

/// What can be done with a seed list at the venue.
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

/// Carries it out.
pub fn run(Seedlist::Import { event, list, names, key }: &Seedlist) -> Result<Answer, AppError> {
    let done = import_seeds(&mut changing(event)?, list, *names, key.as_deref())?.value;
    let mut text = format!("{}: {} entries filled in, {} not in the list.", done.tour, done.filled, done.unknown);
    text += &done.by_name.iter().map(|line| format!("\n{line}.")).collect::<String>();
    if !done.by_name.is_empty() && !names {
        text += "\nThey were found by name alone: fill them in with --names if they are right.";
    }
    Ok(Answer::new(text, &done))
}
