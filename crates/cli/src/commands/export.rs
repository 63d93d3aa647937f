//! `export`: a file for other programs.

use std::path::PathBuf;

use clap::Args;
use documents;
use documents::{PrintSheet, export, export_pages};
use session::AppError;

use crate::answer::Answer;
use crate::common::{changing, reading};

/// What to write, and where.
#[derive(Debug, Args)]
pub struct Export {
    /// The event file
    event: PathBuf,
    /// h9, opengotha, csv (the standings), entries, bundle (all that the tour needs, signed) or html (a folder of web pages)
    #[arg(long = "as")]
    format: String,
    /// The file to write; with html, the folder
    out: PathBuf,
    /// The language of web pages, en or ro, or two of them with a comma between
    #[arg(long)]
    lang: Option<String>,
}

/// Writes it.
pub fn run(arguments: &Export) -> Result<Answer, AppError> {
    if arguments.format == PAGES {
        return pages(arguments);
    }
    let request = documents::Export { format: arguments.format.clone(), file: arguments.out.clone() };
    let bundle = request.format == "bundle";
    let mut desk = if bundle { changing(&arguments.event)? } else { reading(&arguments.event)? };
    let written = export(&mut desk, &request)?;
    Ok(Answer::new(format!("{} is written, {} bytes.", arguments.out.display(), written.bytes), &written))
}

/// The format that is a folder of web pages.
const PAGES: &str = "html";

fn pages(arguments: &Export) -> Result<Answer, AppError> {
    let request = PrintSheet { file: arguments.out.clone(), language: arguments.lang.clone(), ..PrintSheet::default() };
    let printed = export_pages(&reading(&arguments.event)?, &request)?;
    let told = format!("{} holds {} pages, index.html first.", arguments.out.display(), printed.written.len());
    Ok(Answer::new(told, &printed))
}
