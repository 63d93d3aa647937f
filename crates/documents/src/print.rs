//! Printing a document, or a folder of them, to PDF.

use std::fs;

use domain::{Category, Room};
use messages::Message;
use print::{Setting, setup};
use serde::Serialize;
use session::atomic_file::{Written, write_beside};
use session::{AppError, ErrorCode, EventSession, Result};
use ts_rs::TS;

use super::corrections;
use super::corrections::Remembered;
use super::request::PrintSheet;
use super::sheets::{About, DOCUMENTS, Document, Folder, Subject, find};

/// The name under which a whole folder is printed.
pub const ALL: &str = "all";

/// A folder that was printed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PrintedFolder {
    /// The files.
    pub written: Vec<Written>,
    /// Documents that are left out, each with the reason.
    pub left_out: Vec<(String, Message)>,
    /// How many parts the whole folder has, each a file or left out.
    pub parts: u32,
}

/// Prints a document into a file, or a folder of them. The answer for a folder is its name and the sum of its files.
///
/// # Errors
/// There is no such document, nothing to print on it, or the file cannot be written.
pub fn print(session: &EventSession, request: &PrintSheet) -> Result<Written> {
    if request.what != ALL {
        let (bytes, remembered) = sheet_pdf(session, request)?;
        let written = write_beside(&request.file, &bytes)?;
        remembered.keep(session)?;
        return Ok(written);
    }
    let printed = print_folder(session, request)?;
    let name = request.file.file_name().map(|name| name.to_string_lossy().into_owned());
    Ok(Written { name: name.unwrap_or_default(), bytes: printed.written.iter().map(|file| file.bytes).sum() })
}

/// The document's PDF as bytes.
///
/// # Errors
/// There is no such document, or nothing to print on it.
pub fn sheet_bytes(session: &EventSession, request: &PrintSheet) -> Result<Vec<u8>> {
    sheet_pdf(session, request).map(|(bytes, _)| bytes)
}

fn sheet_pdf(session: &EventSession, request: &PrintSheet) -> Result<(Vec<u8>, Remembered)> {
    pdf(asked(request)?, &Subject::of(session, request)?, request)
}

/// The document asked for.
///
/// # Errors
/// There is none, or it is not printed in this way.
pub(super) fn asked(request: &PrintSheet) -> Result<&'static Document> {
    check(request)?;
    let document = find(&request.what).ok_or_else(|| unknown(&request.what))?;
    if request.category.is_some() && matches!(document.about, About::Event | About::Round) {
        let message = format!("\"{}\" is not printed by category: ask for it without one.", document.name);
        return Err(AppError::bad_input(message));
    }
    Ok(document)
}

/// Prints the folder of a round, or without a round that of the event; where a part is asked for, that alone.
///
/// # Errors
/// The round is not paired, or the folder cannot be written.
pub fn print_folder(session: &EventSession, request: &PrintSheet) -> Result<PrintedFolder> {
    check(request)?;
    // A format is for one document; in a folder each has its own.
    let mut subject = Subject::of(session, request)?;
    subject.format = None;
    let round = request.round.map(|_| subject.paired_round()).transpose()?;
    let folder = &request.file;
    fs::create_dir_all(folder).map_err(|error| {
        AppError::new(ErrorCode::File, format!("{} cannot be made ({error}): choose another folder.", folder.display()))
    })?;
    let here = if round.is_some() { Folder::Round } else { Folder::Event };
    let documents = DOCUMENTS.iter().filter(|d| d.folder == here || d.folder == Folder::Both);
    let all: Vec<(&Document, Part)> = documents
        .flat_map(|document| parts(document, &subject).into_iter().map(move |part| (document, part)))
        .collect();
    let mut printed = PrintedFolder { written: Vec::new(), left_out: Vec::new(), parts: all.len() as u32 };
    for (_, (document, part)) in (0..).zip(&all).filter(|(at, _)| request.part.is_none_or(|asked| asked == *at)) {
        let name = file_name(document, round, part);
        match pdf(document, &part.of(&subject), request) {
            Ok((bytes, remembered)) => {
                printed.written.push(write_beside(&folder.join(format!("{name}.pdf")), &bytes)?);
                remembered.keep(session)?;
            }
            Err(failure) if failure.code == ErrorCode::NotNow => printed.left_out.push((name, failure.message)),
            Err(failure) => return Err(failure),
        }
    }
    Ok(printed)
}

/// A part of the event that has a sheet of its own in a folder.
enum Part<'a> {
    Whole,
    Category(Category),
    Room(&'a Room),
}

impl<'a> Part<'a> {
    fn of(&self, subject: &Subject<'a>) -> Subject<'a> {
        match *self {
            Part::Whole => subject.speaking(subject.words.clone()),
            Part::Category(category) => subject.about(category),
            Part::Room(hall) => subject.within(hall),
        }
    }
}

/// The parts in which a document goes into a folder: one, or one for every category, or with several halls one for each.
fn parts<'a>(document: &Document, subject: &Subject<'a>) -> Vec<Part<'a>> {
    let each = subject.tournament.event.ages.categories.iter().copied().map(Part::Category);
    let whole = std::iter::once(Part::Whole);
    match document.about {
        About::Event => whole.collect(),
        About::Round => {
            let halls = if subject.hall.is_some() { [].iter() } else { subject.tournament.event.halls.iter() };
            whole.chain(halls.filter(|_| document.name == "pairings").map(Part::Room)).collect()
        }
        About::Category => each.collect(),
        About::Standing => whole.chain(each).collect(),
    }
}

/// `pairings-3`, `ko-12`, `standings-3-12`, `pairings-3-boards-1-40`.
fn file_name(document: &Document, round: Option<u32>, part: &Part) -> String {
    let round = round.filter(|_| document.about != About::Category).map(|r| format!("-{r}")).unwrap_or_default();
    let part = match part {
        Part::Whole => String::new(),
        Part::Category(category) => format!("-{category}"),
        Part::Room(hall) => format!("-boards-{}-{}", hall.first, hall.last),
    };
    format!("{}{round}{part}", document.name)
}

fn pdf(document: &Document, subject: &Subject, request: &PrintSheet) -> Result<(Vec<u8>, Remembered)> {
    let mut sheets = (document.make)(subject)?;
    let remembered = corrections::mark(document, subject, &mut sheets)?;
    let copies = setup::copies(request.copies).map_err(AppError::refused)?;
    let bytes = setup::pdf(&sheets, &setting(subject, request), copies, request.replace).map_err(AppError::refused)?;
    Ok((bytes, remembered))
}

/// The paper and words asked for, with the fonts.
pub(super) fn setting<'a>(subject: &'a Subject, request: &PrintSheet) -> Setting<'a> {
    setup::setting(&subject.words, request.paper, request.landscape)
}

fn unknown(name: &str) -> AppError {
    let names: Vec<&str> = DOCUMENTS.iter().map(|d| d.name).chain([ALL]).collect();
    AppError::bad_input(format!("There is no sheet \"{name}\": choose one of {}.", names.join(", ")))
}

/// The documents that can be asked for, each with what it needs, for the command's help.
pub fn sheets_help() -> String {
    let line = |document: &Document| match document.needs {
        "" => document.name.to_string(),
        needs => format!("{} ({needs})", document.name),
    };
    let lines: Vec<String> = DOCUMENTS.iter().map(line).collect();
    format!("The sheet: {}; or {ALL}: the folder for the round given, else for the event", lines.join(", "))
}

fn check(request: &PrintSheet) -> Result<()> {
    setup::copies(request.copies).map_err(AppError::refused)?;
    setup::catalogue(request.language.as_deref()).map(drop).map_err(AppError::refused)
}
