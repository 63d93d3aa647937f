//! `export`: writes files for other programs.

use documents::Exported;
use documents::PrintedPages;
use std::path::{Path, PathBuf};

use app::vocabulary::SeparatorName;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use documents::{CheckExport, CsvOptions, ExportFormat, PrintSheet, check_export, export, export_pages};
use messages::{Message, message};
use session::AppError;

use super::entry::with_notes;
use crate::answer::{Answer, Either};
use crate::commands::print::languages;
use crate::common::{changing, reading};
use crate::language;

/// The arguments of `export`.
#[derive(Debug, Args)]
pub struct ExportArgs {
    /// The event file
    event: PathBuf,
    /// h9, tou (for the French federation), aga (for the American Go Association), opengotha, macmahon, pairgoth, trf (TRF16, for programs that check pairings), csv (the standings), json (the whole event, for web sites), entries, cases (the referee's case book), fees (what everyone owes and paid), payments (with their receipts), bundle (for the tour, signed) or html (a folder of web pages)
    #[arg(long = "as", value_parser = formats())]
    format: Format,
    /// The file to write, or the folder for html
    #[arg(required_unless_present = "check")]
    out: Option<PathBuf>,
    /// List what the other program would reject or show differently, and write nothing
    #[arg(long, conflicts_with_all = ["out", "overwrite", "lang"])]
    check: bool,
    /// Replace existing files; an event, a tour book or a key is never replaced
    #[arg(long)]
    overwrite: bool,
    /// The language of web pages, by its code, or two: ro,en; for CSV, whose spreadsheets read the file
    #[arg(long)]
    lang: Option<String>,
    /// The character between fields of CSV; by default that of the language: comma, semicolon, tab or pipe
    #[arg(long, value_name = "NAME", value_parser = PossibleValuesParser::new(SeparatorName::WORDS))]
    separator: Option<String>,
    /// Whether numbers in CSV have a decimal comma; by default as in the language
    #[arg(long, value_name = "BOOL")]
    decimal_comma: Option<bool>,
    /// Whether CSV begins with a byte-order mark, which some spreadsheets need; by default except in English
    #[arg(long, value_name = "BOOL")]
    byte_order_mark: Option<bool>,
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

/// The file, the pages, or with `--check` what the other program would reject or show differently.
type FileOrPagesOrNotes = Either<Exported, Either<PrintedPages, Vec<Message>>>;

/// Writes the file or the pages.
pub fn run(arguments: &ExportArgs) -> Result<Answer<FileOrPagesOrNotes>, AppError> {
    let out = arguments.out.clone().unwrap_or_default();
    match arguments.format {
        Format::File(format) if arguments.check => Ok(check(arguments, format)?.other().other()),
        Format::File(format) => Ok(write(arguments, format, &out)?.first()),
        Format::Pages if arguments.check => Ok(checked(Vec::new()).other().other()),
        Format::Pages => Ok(pages(arguments, &out)?.first().other()),
    }
}

/// Lists what the other program would reject or show differently.
fn check(arguments: &ExportArgs, format: ExportFormat) -> Result<Answer<Vec<Message>>, AppError> {
    Ok(checked(check_export(&mut reading(&arguments.event)?, &CheckExport { format })?))
}

fn checked(notes: Vec<Message>) -> Answer<Vec<Message>> {
    Answer::new(with_notes(&message!("cli-export-checked", count = notes.len()), &notes), &notes)
}

fn write(arguments: &ExportArgs, format: ExportFormat, out: &Path) -> Result<Answer<Exported>, AppError> {
    let csv = CsvOptions {
        language: languages(arguments.lang.as_deref())?.or(language::catalogue_code()),
        separator: arguments.separator.as_deref().map(str::parse).transpose()?,
        decimal_comma: arguments.decimal_comma,
        byte_order_mark: arguments.byte_order_mark,
    };
    let request = documents::Export { format, file: out.into(), overwrite: arguments.overwrite, csv };
    let bundle = format == ExportFormat::Bundle;
    let mut session = if bundle { changing(&arguments.event)? } else { reading(&arguments.event)? };
    let exported = export(&mut session, &request)?;
    let bytes = exported.written.bytes.to_string();
    let text = message!("document-written", file = out.display(), bytes);
    Ok(Answer::new(with_notes(&text, &exported.notes), &exported))
}

fn pages(arguments: &ExportArgs, out: &Path) -> Result<Answer<PrintedPages>, AppError> {
    let request = PrintSheet {
        file: out.into(),
        overwrite: arguments.overwrite,
        language: languages(arguments.lang.as_deref())?,
        ..PrintSheet::default()
    };
    let printed = export_pages(&mut reading(&arguments.event)?, &request)?;
    let text = message!("document-pages-written", folder = out.display(), pages = printed.written.len());
    Ok(Answer::message(&text, &printed))
}
