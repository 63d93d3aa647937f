//! `export`: writes files for other programs.

use std::path::PathBuf;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use documents::{ExportFormat, PrintSheet, export, export_pages};
use messages::message;
use session::AppError;

use crate::answer::Answer;
use crate::commands::print::languages;
use crate::common::{changing, reading};

/// The arguments of `export`.
#[derive(Debug, Args)]
pub struct ExportArgs {
    /// The event file
    event: PathBuf,
    /// h9, opengotha, csv (the standings), entries, bundle (for the tour, signed) or html (a folder of web pages)
    #[arg(long = "as", value_parser = formats())]
    format: Format,
    /// The file to write, or the folder for html
    out: PathBuf,
    /// Replace existing files; an event, a tour book or a key is never replaced
    #[arg(long)]
    overwrite: bool,
    /// The language of web pages, en or ro, or both: ro,en
    #[arg(long)]
    lang: Option<String>,
}

/// A format of the command line: a file, or a folder of web pages.
#[derive(Debug, Clone, Copy)]
enum Format {
    File(ExportFormat),
    Pages,
}

/// The word for web pages.
const PAGES: &str = "html";

/// Returns the parser of formats, which lists all of them in its error.
fn formats() -> impl TypedValueParser<Value = Format> {
    let words = ExportFormat::WORDS.iter().copied().chain([PAGES]);
    PossibleValuesParser::new(words).try_map(|word| match word.as_str() {
        PAGES => Ok(Format::Pages),
        word => word.parse().map(Format::File),
    })
}

/// Writes the file or the pages.
pub fn run(arguments: &ExportArgs) -> Result<Answer, AppError> {
    let Format::File(format) = arguments.format else { return pages(arguments) };
    let request = documents::Export { format, file: arguments.out.clone().into(), overwrite: arguments.overwrite };
    let bundle = format == ExportFormat::Bundle;
    let mut session = if bundle { changing(&arguments.event)? } else { reading(&arguments.event)? };
    let written = export(&mut session, &request)?;
    let text = message!("document-written", file = arguments.out.display(), bytes = written.bytes.to_string());
    Ok(Answer::message(&text, &written))
}

fn pages(arguments: &ExportArgs) -> Result<Answer, AppError> {
    let request = PrintSheet {
        file: arguments.out.clone().into(),
        overwrite: arguments.overwrite,
        language: languages(arguments.lang.as_deref())?,
        ..PrintSheet::default()
    };
    let printed = export_pages(&reading(&arguments.event)?, &request)?;
    let text = message!("document-pages-written", folder = arguments.out.display(), pages = printed.written.len());
    Ok(Answer::message(&text, &printed))
}
