//! Printing a document or a folder of documents to PDF.

use std::fs;
use std::path::Path;

use domain::systems::main_table;
use domain::{Category, Room};
use messages::{Message, cause, message};
use print::{Setting, setup};
use serde::Serialize;
use session::atomic_file::{Output, Written};
use session::{AppError, ErrorCode, EventSession, Result};
use ts_rs::TS;

use super::corrections;
use super::corrections::PrintedLines;
use super::names::SheetName;
use super::request::PrintSheet;
use super::sheets::{About, DOCUMENTS, Document, Folder, Subject, find};

/// A printed folder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PrintedFolder {
    /// The files.
    pub written: Vec<Written>,
    /// Omitted documents, each with the reason.
    pub left_out: Vec<(String, Message)>,
    /// The number of parts of the whole folder; each is a file or omitted.
    pub parts: u32,
}

/// Prints a document to a file, or `all` documents to a folder. The answer for a folder is its name and total size.
///
/// # Errors
/// Fails if there is no such document, it has no content yet, or the file cannot be written.
pub fn print(session: &EventSession, request: &PrintSheet) -> Result<Written> {
    if request.what != SheetName::All {
        let output = output(session, request.what, request.overwrite)?;
        output.check(&request.file)?;
        let (bytes, lines) = sheet_pdf(session, request)?;
        let written = output.write(&request.file, &bytes)?;
        lines.store(session)?;
        return Ok(written);
    }
    let printed = print_folder(session, request)?;
    let name = request.file.file_name().map(|name| name.to_string_lossy().into_owned());
    Ok(Written { name: name.unwrap_or_default(), bytes: printed.written.iter().map(|file| file.bytes).sum() })
}

/// Returns how a document is written: slips with the codes of players and the papers of the cash desk for the user alone.
pub(super) fn output(session: &EventSession, what: SheetName, overwrite: bool) -> Result<Output> {
    let has_codes = what == SheetName::Slips && session.tournament()?.event.player_reports;
    let output = Output::ordinary(overwrite);
    Ok(if has_codes || what.is_of_cash_desk() { output.personal() } else { output })
}

/// Returns the document as PDF.
///
/// # Errors
/// Fails if there is no such document or it has no content yet.
pub fn sheet_bytes(session: &EventSession, request: &PrintSheet) -> Result<Vec<u8>> {
    sheet_pdf(session, request).map(|(bytes, _)| bytes)
}

/// A document as PDF, with the lines to store once it is printed.
pub(super) type Made = (Vec<u8>, PrintedLines);

fn sheet_pdf(session: &EventSession, request: &PrintSheet) -> Result<Made> {
    pdf(requested(request)?, &Subject::of(session, request)?, request)
}

/// Makes a document, or each document of a folder, and gives it to `take` with its name, such as `pairings-3`, and whether it
/// belongs to a folder.
///
/// # Errors
/// Those of `take`, and those of [`print_folder`].
pub(super) fn for_each_sheet(
    session: &EventSession,
    request: &PrintSheet,
    mut take: impl FnMut(String, bool, Result<Made>) -> Result<()>,
) -> Result<()> {
    if request.what != SheetName::All {
        let part = request.category.map_or(Part::Whole, |limit| Part::Category(Category(limit)));
        let document = requested(request)?;
        let round = request.round.filter(|_| document.about != About::Event);
        return take(file_name(document, round, &part), false, sheet_pdf(session, request));
    }
    let (subject, round) = folder_subject(session, request)?;
    for (document, part) in folder_documents(&subject, round)? {
        take(file_name(document, round, &part), true, pdf(document, &part.of(&subject), request))?;
    }
    Ok(())
}

/// Returns the subject of a folder, and the round that it is about.
fn folder_subject<'a>(session: &'a EventSession, request: &PrintSheet) -> Result<(Subject<'a>, Option<u32>)> {
    check(request)?;
    // A format belongs to one document; in a folder each document uses its own.
    let mut subject = Subject::of(session, request)?;
    subject.format = None;
    let round = request.round.map(|_| subject.paired_round()).transpose()?;
    Ok((subject, round))
}

/// Returns the documents of a folder with their parts. For a round, these are the ones that the event's settings name.
fn folder_documents<'a>(subject: &Subject<'a>, round: Option<u32>) -> Result<Vec<(&'static Document, Part<'a>)>> {
    let kind = if round.is_some() { Folder::Round } else { Folder::Event };
    let is_chosen = |document: &&Document| round.is_none() || is_of_round(document, subject);
    let documents = DOCUMENTS.iter().filter(|d| d.folder == kind || d.folder == Folder::Both).filter(is_chosen);
    let all: Vec<(&Document, Part)> =
        documents.flat_map(|document| parts(document, subject).into_iter().map(move |part| (document, part))).collect();
    if all.is_empty() {
        return Err(AppError::not_now(message!("document-no-round-sheets")));
    }
    Ok(all)
}

/// Returns whether the event's settings name a document among those printed for each round.
pub(super) fn is_of_round(document: &Document, subject: &Subject) -> bool {
    subject.tournament.event.round_sheets.iter().any(|sheet| sheet.document() == document.name.as_str())
}

/// Returns the requested document.
///
/// # Errors
/// Fails if there is no such document, or it does not exist per category.
pub(super) fn requested(request: &PrintSheet) -> Result<&'static Document> {
    check(request)?;
    let document = find(request.what).ok_or_else(|| AppError::bad_input(message!("document-is-folder")))?;
    if request.category.is_some() && matches!(document.about, About::Event | About::Round) {
        return Err(AppError::bad_input(message!("document-without-category", name = document.name.as_str())));
    }
    Ok(document)
}

/// Prints the folder of a round or, without a round, of the event. A request for one part prints only that part.
///
/// # Errors
/// Fails if the round is not paired or the folder cannot be written.
pub fn print_folder(session: &EventSession, request: &PrintSheet) -> Result<PrintedFolder> {
    let (subject, round) = folder_subject(session, request)?;
    let all = folder_documents(&subject, round)?;
    let folder = &request.file;
    fs::create_dir_all(folder).map_err(|error| folder_refused(folder, &error))?;
    let is_wanted = |at: usize| request.part.is_none_or(|part| part as usize == at);
    let round_of = |document: &Document| shown_round(document, &subject, round);
    let names: Vec<String> = all.iter().map(|(document, part)| file_name(document, round_of(document), part)).collect();
    let wanted = || names.iter().zip(&all).enumerate().filter(|(at, _)| is_wanted(*at)).map(|(_, found)| found);
    let path = |name: &str| folder.join(format!("{name}.pdf"));
    let of = |document: &Document| output(session, document.name, request.overwrite);
    wanted().try_for_each(|(name, (document, _))| of(document)?.check(&path(name)))?;
    let mut printed = PrintedFolder { written: Vec::new(), left_out: Vec::new(), parts: all.len() as u32 };
    for (name, (document, part)) in wanted() {
        let about = part.of(&subject).about_round(round_of(document));
        match pdf(document, &about, request) {
            Ok((bytes, lines)) => {
                printed.written.push(of(document)?.write(&path(name), &bytes)?);
                lines.store(session)?;
            }
            Err(failure) if failure.code == ErrorCode::NotNow => printed.left_out.push((name.clone(), failure.message)),
            Err(failure) => return Err(failure),
        }
    }
    Ok(printed)
}

/// Returns the round that a document of a folder is about: for standings at most the last one with results, because a draft has none.
fn shown_round(document: &Document, subject: &Subject, round: Option<u32>) -> Option<u32> {
    let last = subject.tournament.last_round_with_results();
    match document.about {
        About::Standing => round.map(|round| round.min(last)).filter(|&round| round > 0),
        About::Event | About::Round | About::Category => round,
    }
}

/// Returns the error for a folder that cannot be created.
pub(super) fn folder_refused(path: &Path, error: &std::io::Error) -> AppError {
    AppError::new(ErrorCode::File, message!("document-folder-refused", path, cause = cause::of_io(error)))
}

/// A part of the event with its own sheet in a folder.
enum Part<'a> {
    Whole,
    Category(Category),
    Room(&'a Room),
}

impl<'a> Part<'a> {
    fn of(&self, subject: &Subject<'a>) -> Subject<'a> {
        match *self {
            Part::Whole => subject.clone(),
            Part::Category(category) => subject.about(category),
            Part::Room(room) => subject.in_room(room),
        }
    }
}

/// Returns the parts of a document in a folder: one, one per category, or one per room.
fn parts<'a>(document: &Document, subject: &Subject<'a>) -> Vec<Part<'a>> {
    let each = main_table::categories(subject.tournament, subject.competition).into_iter().map(Part::Category);
    let whole = std::iter::once(Part::Whole);
    match document.about {
        About::Event => whole.collect(),
        About::Round => {
            let rooms = if subject.room.is_some() { Vec::new() } else { subject.rooms() };
            whole.chain(rooms.into_iter().filter(|_| document.name == SheetName::Pairings).map(Part::Room)).collect()
        }
        About::Category => each.collect(),
        About::Standing => whole.chain(each).collect(),
    }
}

/// Returns `pairings-3`, `ko-12`, `standings-3-12` or `pairings-3-boards-1-40`.
fn file_name(document: &Document, round: Option<u32>, part: &Part) -> String {
    let round = round.filter(|_| document.about != About::Category).map(|r| format!("-{r}")).unwrap_or_default();
    let part = match part {
        Part::Whole => String::new(),
        Part::Category(category) => format!("-{}", category.0),
        Part::Room(room) => format!("-boards-{}-{}", room.first, room.last),
    };
    format!("{}{round}{part}", document.name)
}

fn pdf(document: &Document, subject: &Subject, request: &PrintSheet) -> Result<(Vec<u8>, PrintedLines)> {
    let mut sheets = (document.make)(subject)?;
    let lines = corrections::mark(document, subject, &mut sheets)?;
    let copies = setup::copies(request.copies).map_err(AppError::refused)?;
    let bytes = setup::pdf(&sheets, &setting(subject, request), copies, request.replace).map_err(AppError::refused)?;
    Ok((bytes, lines))
}

/// Returns the requested paper and language, with the fonts.
pub(super) fn setting<'a>(subject: &'a Subject, request: &PrintSheet) -> Setting<'a> {
    setup::setting(&subject.words, request.paper, request.landscape)
}

/// Returns the help of the command line: all documents with their requirements.
pub fn sheets_help() -> String {
    let line = |document: &Document| match document.needs {
        "" => document.name.to_string(),
        needs => format!("{} ({needs})", document.name),
    };
    let lines: Vec<String> = DOCUMENTS.iter().map(line).collect();
    format!("The sheet: {}; or all: the folder for the round given, else for the event", lines.join(", "))
}

fn check(request: &PrintSheet) -> Result<()> {
    setup::copies(request.copies).map(drop).map_err(AppError::refused)
}
