//! `print`: prints sheets to PDF, or on a printer.

use documents::PrintedFolder;
use documents::SheetsSent;
use session::atomic_file::Written;
use std::path::PathBuf;

use clap::Args;
use documents::{
    PreviewSheet, PrintSheet, SendSheets, SheetName, print, print_folder, save_picture, send, sheets_help,
};
use messages::{LanguageChoice, LanguageError, Message, message};
use session::{AppError, EventSession};

use crate::answer::{Answer, Either};
use crate::common::printing;

/// How a sheet is printed.
#[derive(Debug, Args)]
pub struct PaperArgs {
    /// The paper size: a4, a3, letter or legal
    #[arg(long, value_parser = paper)]
    pub paper: Option<documents::Paper>,
    /// The language of the sheet, by its code, or two: ro,en
    #[arg(long)]
    pub lang: Option<String>,
    /// Copies of each page
    #[arg(long)]
    pub copies: Option<u32>,
    /// Print in landscape
    #[arg(long)]
    pub landscape: bool,
    /// Print a replacement character for characters missing from all fonts
    #[arg(long)]
    pub replace: bool,
}

/// The arguments of `print`.
#[derive(Debug, Args)]
pub struct Print {
    /// The event file
    event: PathBuf,
    #[arg(help = sheets_help())]
    what: String,
    /// The PDF file to write, or the folder for all; not with --printer
    #[arg(required_unless_present = "printer", conflicts_with = "printer")]
    out: Option<PathBuf>,
    /// Write one page as a picture (SVG) instead of a PDF file
    #[arg(long, conflicts_with = "printer")]
    picture: bool,
    /// The page of the picture; the first by default
    #[arg(long, requires = "picture")]
    page: Option<u32>,
    /// Send the sheet to this printer, by its name; "default" is the system's default printer
    #[arg(long)]
    printer: Option<String>,
    /// Replace existing files; an event, a tour book or a key is never replaced
    #[arg(long)]
    overwrite: bool,
    /// The round
    #[arg(long)]
    round: Option<u32>,
    /// The age category of a knock-out table or of standings
    #[arg(long)]
    category: Option<u8>,
    /// The board of a ladder or of a sealed move
    #[arg(long)]
    board: Option<u32>,
    /// The number of the referee's case
    #[arg(long)]
    case: Option<i64>,
    /// The number of the receipt; by default a receipt of each payment
    #[arg(long)]
    receipt: Option<i64>,
    /// The day of the daily report, such as 2026-08-14; today by default
    #[arg(long)]
    day: Option<String>,
    /// The first day of the period of a club ladder's prizes; the ladder's first by default
    #[arg(long)]
    from: Option<String>,
    /// The last day of that period; today by default
    #[arg(long)]
    to: Option<String>,
    /// Print the knock-out table without names
    #[arg(long)]
    blank: bool,
    /// Print the knock-out table on one page per quarter
    #[arg(long)]
    sections: bool,
    #[command(flatten)]
    paper: PaperArgs,
    /// Label stock: 99x67, 99x38, 63x38, 85x54 or 70x37; slips: 4 or 6 on a page
    #[arg(long)]
    format: Option<String>,
    /// Print only the boards of this room, by its name in event.halls
    #[arg(long)]
    hall: Option<String>,
}

fn paper(typed: &str) -> Result<documents::Paper, AppError> {
    typed.parse::<documents::Paper>().map_err(AppError::refused)
}

/// Reads the languages of a sheet.
///
/// # Errors
/// A language has no catalogue, or there are more than two.
pub fn languages(typed: Option<&str>) -> Result<Option<LanguageChoice>, AppError> {
    typed.map(|codes| codes.parse().map_err(|error: LanguageError| AppError::refused(error))).transpose()
}

/// The file, for `all` the folder, or with `--printer` what was sent.
type FileOrFolderOrSent = Either<Written, Either<PrintedFolder, SheetsSent>>;

/// Prints the sheet or folder.
pub fn run(arguments: &Print) -> Result<Answer<FileOrFolderOrSent>, AppError> {
    let request = PrintSheet {
        what: arguments.what.parse()?,
        file: arguments.out.clone().unwrap_or_default().into(),
        overwrite: arguments.overwrite,
        round: arguments.round,
        category: arguments.category,
        board: arguments.board,
        case: arguments.case,
        receipt: arguments.receipt,
        day: arguments.day.clone(),
        from: arguments.from.clone(),
        to: arguments.to.clone(),
        blank: arguments.blank,
        sections: arguments.sections,
        paper: arguments.paper.paper,
        language: languages(arguments.paper.lang.as_deref())?,
        hall: arguments.hall.clone(),
        part: None,
        copies: arguments.paper.copies,
        landscape: arguments.paper.landscape,
        replace: arguments.paper.replace,
        format: arguments.format.as_deref().map(str::parse).transpose()?,
    };
    let session = printing(&arguments.event)?;
    if let Some(printer) = &arguments.printer {
        return Ok(sent(&session, printer, request)?.other().other());
    }
    if arguments.picture {
        return Ok(picture(&session, request, arguments.page.unwrap_or(1))?.first());
    }
    let out = request.file.display();
    if request.what == SheetName::All {
        let printed = print_folder(&session, &request)?;
        let files = printed.written.iter().map(|file| file.name.clone());
        let omitted = |(name, reason): &(String, Message)| message!("document-left-out", name, reason = reason.clone());
        let omitted = printed.left_out.iter().map(|part| crate::language::text(&omitted(part)));
        let first =
            crate::language::text(&message!("document-folder-written", folder = out, sheets = printed.written.len()));
        let lines: Vec<String> = std::iter::once(first).chain(files).chain(omitted).collect();
        return Ok(Answer::new(lines.join("\n"), &printed).first().other());
    }
    let written = print(&session, &request)?;
    let bytes = written.bytes.to_string();
    Ok(Answer::new(crate::language::text(&message!("document-written", file = out, bytes)), &written).first())
}

/// Writes a page of the sheet as a picture.
fn picture(session: &EventSession, sheet: PrintSheet, page: u32) -> Result<Answer<Written>, AppError> {
    let out = sheet.file.display().to_string();
    let written = save_picture(session, &PreviewSheet { sheet, page })?;
    let bytes = written.bytes.to_string();
    Ok(Answer::new(crate::language::text(&message!("document-written", file = out, bytes)), &written))
}

/// Sends the sheet or folder to a printer.
fn sent(session: &EventSession, printer: &str, request: PrintSheet) -> Result<Answer<SheetsSent>, AppError> {
    let named = (printer != "default").then(|| printer.to_string());
    let done = send(session, &SendSheets { printer: named, folder: None, sheets: vec![request] })?;
    let line = |name: &String| crate::language::text(&message!("document-sent", name, printer));
    let omitted = |(name, reason): &(String, Message)| {
        crate::language::text(&message!("document-left-out", name, reason = reason.clone()))
    };
    let lines: Vec<String> = done.sent.iter().map(line).chain(done.left_out.iter().map(omitted)).collect();
    Ok(Answer::new(lines.join("\n"), &done))
}
