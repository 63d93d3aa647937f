//! The public sheets as a folder of web pages without scripts, for a screen at the venue or a web server.

use std::{fs, iter};

use app::check::shown_stages;
use domain::Category;
use domain::systems::main_table;
use messages::message;
use print::web::{Contents, page_of_links};
use serde::Serialize;
use session::atomic_file::{Output, Written};
use session::{AppError, ErrorCode, EventSession, Result};
use ts_rs::TS;

use super::names::SheetName;
use super::pdf::{folder_refused, setting};
use super::request::PrintSheet;
use super::sheets::{About, Document, Subject, find};

/// Written web pages.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PrintedPages {
    /// The files, the index page first.
    pub written: Vec<Written>,
}

/// The documents with web pages, in the order of the links. The last three belong to no round.
const PAGES: [SheetName; 6] = [
    SheetName::Pairings,
    SheetName::PairingsByName,
    SheetName::Standings,
    SheetName::Overall,
    SheetName::Ko,
    SheetName::WallChart,
];

/// A page with its file name and link title.
struct WebPage {
    file: String,
    title: String,
    source: String,
}

/// Writes the pages of the newest round, the pairings and standings of earlier rounds, the knock-out tables, and an index page
/// with links to them.
///
/// # Errors
/// Fails if there is nothing to show yet or the folder cannot be written.
pub fn export_pages(session: &EventSession, request: &PrintSheet) -> Result<PrintedPages> {
    let newest = session.tournament()?.paired_rounds(session.competition()?.id);
    let mut pages = Vec::new();
    let free = session.competition()?.system.is_free();
    for name in PAGES.into_iter().filter(|&name| !free || !is_pairing(name)) {
        let Some(document) = find(name) else { continue };
        let every_round = !free && matches!(name, SheetName::Pairings | SheetName::Standings);
        let rounds = if every_round { 1..=newest } else { newest.max(1)..=newest.max(1) };
        for round in rounds.rev() {
            let about = PrintSheet { round: (newest > 0).then_some(round), ..request.clone() };
            pages.extend(of_document(document, &Subject::of(session, &about)?, request, round)?);
        }
    }
    if pages.is_empty() {
        return Err(AppError::not_now(message!("document-no-pages")));
    }
    let folder = &request.file;
    fs::create_dir_all(folder).map_err(|error| folder_refused(folder, &error))?;
    let subject = Subject::of(session, request)?;
    let links = pages.iter().map(|page| (page.file.clone(), page.title.clone())).collect();
    let contents = Contents { heading: subject.heading(None), links };
    let index = page_of_links(&contents, &setting(&subject, request));
    let output = Output::ordinary(request.overwrite);
    let files: Vec<(&str, &str)> = iter::once(("index.html", index.as_str()))
        .chain(pages.iter().map(|p| (p.file.as_str(), p.source.as_str())))
        .collect();
    files.iter().try_for_each(|(name, _)| output.check(&folder.join(name)))?;
    let written = files.iter().map(|(name, source)| output.write(&folder.join(name), source.as_bytes()));
    let written = written.collect::<Result<Vec<_>>>()?;
    shown_stages::remember(session)?;
    Ok(PrintedPages { written })
}

/// Whether a page shows a round of which self-pairing has none (R69).
fn is_pairing(name: SheetName) -> bool {
    matches!(name, SheetName::Pairings | SheetName::PairingsByName)
}

/// Returns the page of a document, or one page per category that has it.
fn of_document(document: &Document, subject: &Subject, request: &PrintSheet, round: u32) -> Result<Vec<WebPage>> {
    let categories: Vec<Option<Category>> = match document.about {
        About::Category => {
            main_table::categories(subject.tournament, subject.competition).into_iter().map(Some).collect()
        }
        _ => vec![None],
    };
    let mut pages = Vec::new();
    for category in categories {
        let about = category.map(|category| subject.about(category));
        let subject = about.as_ref().unwrap_or(subject);
        match (document.make)(subject) {
            Ok(sheets) => {
                let setting = setting(subject, request);
                let sources = sheets.iter().filter_map(|sheet| sheet.web(&setting));
                pages.extend(sources.map(|source| page(document, subject, category, round, source)));
            }
            Err(failure) if failure.code == ErrorCode::NotNow => {}
            Err(failure) => return Err(failure),
        }
    }
    Ok(pages)
}

fn page(document: &Document, subject: &Subject, category: Option<Category>, round: u32, source: String) -> WebPage {
    let name = document.name;
    let (file, title) = match (name, category) {
        (SheetName::Ko, Some(category)) => (format!("ko-{}.html", category.0), format!("KO{category}")),
        (SheetName::Overall, _) => (format!("{name}.html"), subject.word("print-final-standings")),
        (SheetName::WallChart, _) => (format!("{name}.html"), subject.word("print-wall-chart")),
        (SheetName::Standings, _) if subject.competition.system.is_free() => {
            (format!("{name}.html"), subject.word("print-standings"))
        }
        _ => {
            let key = match name {
                SheetName::Pairings => "print-pairings",
                SheetName::PairingsByName => "print-by-name",
                _ => "print-standings",
            };
            let of = subject.counted("sheet-round", "round", round);
            (format!("{name}-{round}.html"), format!("{}, {of}", subject.word(key)))
        }
    };
    WebPage { file, title, source }
}
