//! `export`: a file for other programs.

use std::path::PathBuf;

use app::Failure;
use app::exchange::{self, export};
use clap::Args;

use crate::answer::Answer;
use crate::common::reading;

/// What to write, and where.
#[derive(Debug, Args)]
pub struct Export {
    /// The event file
    event: PathBuf,
    /// h9, opengotha, csv (the standings) or entries
    #[arg(long = "as")]
    format: String,
    /// The file to write
    out: PathBuf,
}

/// Writes it.
pub fn run(arguments: &Export) -> Result<Answer, Failure> {
    let request = exchange::Export { format: arguments.format.clone(), file: arguments.out.clone() };
    let written = export(&reading(&arguments.event)?, &request)?;
    Ok(Answer::new(format!("{} is written, {} bytes.", arguments.out.display(), written.bytes), &written))
}
