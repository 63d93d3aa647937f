//! Printing a document, or a folder of them, to PDF.

use std::fs;
use std::sync::LazyLock;

use domain::Category;
use print::{English, Fonts, Paper, Setting, Sheet};
use serde::Serialize;
use ts_rs::TS;

use super::request::PrintSheet;
use super::sheets::{About, DOCUMENTS, Document, Folder, Subject, find};
use super::write::{Written, write_beside};
use crate::desk::Desk;
use crate::failure::{Code, Failure, Outcome};

/// The name under which a whole folder is printed.
pub const ALL: &str = "all";

/// Read once, as they take a while.
static FONTS: LazyLock<Fonts> = LazyLock::new(Fonts::shipped);

/// A folder that was printed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PrintedFolder {
    /// The files.
    pub written: Vec<Written>,
    /// Documents that are left out, each with the reason.
    pub left_out: Vec<(String, String)>,
}

/// Prints a document into a file, or a folder of them. The answer for a folder is its name and the sum of its files.
///
/// # Errors
/// There is no such document, nothing to print on it, or the file cannot be written.
pub fn print(desk: &Desk, request: &PrintSheet) -> Outcome<Written> {
    if request.what != ALL {
        let bytes = sheet_bytes(desk, request)?;
        return write_beside(&request.file, &bytes);
    }
    let printed = print_folder(desk, request)?;
    let name = request.file.file_name().map(|name| name.to_string_lossy().into_owned());
    Ok(Written { name: name.unwrap_or_default(), bytes: printed.written.iter().map(|file| file.bytes).sum() })
}

/// The document's PDF as bytes.
///
/// # Errors
/// There is no such document, or nothing to print on it.
pub fn sheet_bytes(desk: &Desk, request: &PrintSheet) -> Outcome<Vec<u8>> {
    check(request)?;
    let document = find(&request.what).ok_or_else(|| unknown(&request.what))?;
    if request.category.is_some() && matches!(document.about, About::Event | About::Round) {
        let message = format!("\"{}\" is not printed by category: ask for it without one.", document.name);
        return Err(Failure::bad_input(message));
    }
    pdf(document, &Subject::of(desk, request)?, request)
}

/// Prints the folder of a round, or without a round that of the event.
///
/// # Errors
/// The round is not paired, or the folder cannot be written.
pub fn print_folder(desk: &Desk, request: &PrintSheet) -> Outcome<PrintedFolder> {
    check(request)?;
    let subject = Subject::of(desk, request)?;
    let round = request.round.map(|_| subject.paired_round()).transpose()?;
    let folder = &request.file;
    fs::create_dir_all(folder).map_err(|error| {
        Failure::new(Code::File, format!("{} cannot be made ({error}): choose another folder.", folder.display()))
    })?;
    let here = if round.is_some() { Folder::Round } else { Folder::Event };
    let mut printed = PrintedFolder { written: Vec::new(), left_out: Vec::new() };
    for document in DOCUMENTS.iter().filter(|d| d.folder == here || d.folder == Folder::Both) {
        for category in parts(document, &subject) {
            let name = file_name(document, round, category);
            let about = category.map(|c| subject.about(c));
            match pdf(document, about.as_ref().unwrap_or(&subject), request) {
                Ok(bytes) => printed.written.push(write_beside(&folder.join(format!("{name}.pdf")), &bytes)?),
                Err(failure) if failure.code == Code::NotNow => printed.left_out.push((name, failure.message)),
                Err(failure) => return Err(failure),
            }
        }
    }
    Ok(printed)
}

/// The parts in which a document goes into a folder: one, or one for every category.
fn parts(document: &Document, subject: &Subject) -> Vec<Option<Category>> {
    let each = subject.tournament.event.ages.categories.iter().copied().map(Some);
    match document.about {
        About::Event | About::Round => vec![None],
        About::Category => each.collect(),
        About::Standing => std::iter::once(None).chain(each).collect(),
    }
}

/// `pairings-3`, `ko-12`, `standings-3-12`.
fn file_name(document: &Document, round: Option<u32>, category: Option<Category>) -> String {
    let round = round.filter(|_| document.about != About::Category).map(|r| format!("-{r}")).unwrap_or_default();
    let category = category.map(|c| format!("-{c}")).unwrap_or_default();
    format!("{}{round}{category}", document.name)
}

fn pdf(document: &Document, subject: &Subject, request: &PrintSheet) -> Outcome<Vec<u8>> {
    let sheets = (document.make)(subject)?;
    let sheets: Vec<&dyn Sheet> = sheets.iter().map(AsRef::as_ref).collect();
    let setting = Setting { paper: paper(request.paper.as_deref())?, ..Setting::new(&FONTS, &English) };
    print::print(&sheets, &setting).map_err(|e| Failure::bad_input(e.to_string()))
}

fn unknown(name: &str) -> Failure {
    let names: Vec<&str> = DOCUMENTS.iter().map(|d| d.name).chain([ALL]).collect();
    Failure::bad_input(format!("There is no sheet \"{name}\": choose one of {}.", names.join(", ")))
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

fn check(request: &PrintSheet) -> Outcome<()> {
    paper(request.paper.as_deref())?;
    check_language(request.language.as_deref())
}

fn paper(text: Option<&str>) -> Outcome<Option<Paper>> {
    match text.map(str::to_lowercase).as_deref() {
        None => Ok(None),
        Some("a4") => Ok(Some(Paper::A4)),
        Some("a3") => Ok(Some(Paper::A3)),
        Some(other) => Err(Failure::bad_input(format!("\"{other}\" is no paper: choose a4 or a3."))),
    }
}

fn check_language(text: Option<&str>) -> Outcome<()> {
    match text.map(str::to_lowercase).as_deref() {
        None | Some("en" | "gb") => Ok(()),
        Some(other) => {
            Err(Failure::bad_input(format!("The sheets are not translated into \"{other}\" yet: print them in en.")))
        }
    }
}
