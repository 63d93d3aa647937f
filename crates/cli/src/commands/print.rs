//! `print`: a sheet into a PDF file.

use std::path::PathBuf;

use app::Failure;
use app::exchange::{PrintSheet, print};
use clap::Args;

use crate::answer::Answer;
use crate::common::reading;

/// What to print, and where.
#[derive(Debug, Args)]
pub struct Print {
    /// The event file
    event: PathBuf,
    /// The sheet: pairings, standings, ko
    what: String,
    /// The PDF file to write
    out: PathBuf,
    /// The round it is about
    #[arg(long)]
    round: Option<u32>,
    /// The age category of a knock-out table
    #[arg(long)]
    category: Option<u8>,
    /// a4 or a3
    #[arg(long)]
    paper: Option<String>,
    /// The language of the sheet
    #[arg(long)]
    lang: Option<String>,
}

/// Prints it.
pub fn run(arguments: &Print) -> Result<Answer, Failure> {
    let request = PrintSheet {
        what: arguments.what.clone(),
        file: arguments.out.clone(),
        round: arguments.round,
        category: arguments.category,
        paper: arguments.paper.clone(),
        language: arguments.lang.clone(),
    };
    let written = print(&reading(&arguments.event)?, &request)?;
    Ok(Answer::new(format!("{} is written, {} bytes.", arguments.out.display(), written.bytes), &written))
}
