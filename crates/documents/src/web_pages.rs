//! The public sheets as a folder of web pages without scripts, for a screen at the venue or a web server.

use std::{fs, iter};

use app::check::shown_stages;
use domain::Category;
use domain::systems::main_table;
use messages::{BETWEEN_LANGUAGES, message};
use print::web::{Contents, page_of_links};
use serde::Serialize;
use session::atomic_file::{Output, Written};
use session::{AppError, ErrorCode, EventSession, Result};
use ts_rs::TS;

use super::names::SheetName;
use super::pdf::{folder_refused, setting};
use super::request::PrintSheet;
use super::sheets::{About, Document, Sheets, Subject, find, overall_title};

/// Written web pages.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PrintedPages {
    /// The files, the index page first.
    pub written: Vec<Written>,
}

/// The documents with web pages, in the order of the links. The last three belong to no round.
const PAGES: [SheetName; 7] = [
    SheetName::Pairings,
    SheetName::PairingsByName,
    SheetName::Standings,
    SheetName::Overall,
    SheetName::Individual,
    SheetName::Ko,
    SheetName::WallChart,
];

/// A page with its file name and link title.
pub(crate) struct WebPage {
    pub file: String,
    pub title: String,
    pub source: String,
}

/// A document of which a page is made, about a round or an age category.
#[derive(Clone, Copy)]
pub(crate) struct PageOf {
    pub document: &'static Document,
    /// The round; 1 before the first pairing, when only documents that need no round have content.
    pub round: u32,
    pub category: Option<Category>,
}

/// Writes the pages of the newest round, the pairings and standings of earlier rounds, the knock-out tables, and an index page
/// with links to them. Drafts of rounds have no page.
///
/// # Errors
/// Fails if there is nothing to show yet or the folder cannot be written.
pub fn export_pages(session: &mut EventSession, request: &PrintSheet) -> Result<PrintedPages> {
    let written = session.as_released(|session| write_pages(session, request))?;
    shown_stages::remember(session)?;
    Ok(PrintedPages { written })
}

fn write_pages(session: &EventSession, request: &PrintSheet) -> Result<Vec<Written>> {
    let mut pages = Vec::new();
    for of in pages_of(session)? {
        pages.extend(of.page(&of.subject(session, request)?, request)?);
    }
    if pages.is_empty() {
        return Err(AppError::not_now(message!("document-no-pages")));
    }
    let folder = &request.file;
    fs::create_dir_all(folder).map_err(|error| folder_refused(folder, &error))?;
    let subject = Subject::of(session, request)?;
    let links = pages.iter().map(|page| (page.file.clone(), page.title.clone())).collect();
    let contents = Contents { heading: subject.heading(None), links, up: None };
    let index = page_of_links(&contents, &setting(&subject, request));
    let output = Output::ordinary(request.overwrite);
    let files: Vec<(&str, &str)> = iter::once(("index.html", index.as_str()))
        .chain(pages.iter().map(|p| (p.file.as_str(), p.source.as_str())))
        .collect();
    files.iter().try_for_each(|(name, _)| output.check(&folder.join(name)))?;
    files.iter().map(|(name, source)| output.write(&folder.join(name), source.as_bytes())).collect()
}

/// Returns everything of which the chosen competition can have a page, in the order of the links.
pub(crate) fn pages_of(session: &EventSession) -> Result<Vec<PageOf>> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let (newest, free) = (tournament.paired_rounds(), competition.system.is_free());
    let mut pages = Vec::new();
    for name in PAGES.into_iter().filter(|&name| !free || !is_pairing(name)) {
        let Some(document) = find(name) else { continue };
        let every_round = !free && matches!(name, SheetName::Pairings | SheetName::Standings);
        let rounds = if every_round { 1..=newest } else { newest.max(1)..=newest.max(1) };
        let categories: Vec<Option<Category>> = match document.about {
            About::Category => main_table::categories(tournament, competition).into_iter().map(Some).collect(),
            _ => vec![None],
        };
        for round in rounds.rev() {
            pages.extend(categories.iter().map(|&category| PageOf { document, round, category }));
        }
    }
    Ok(pages)
}

/// Returns the pages of the hall network for the chosen competition: those of the newest round, and the points.
pub(crate) fn newest_pages(session: &EventSession) -> Result<Vec<PageOf>> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let newest = tournament.paired_rounds().max(1);
    let mut pages: Vec<PageOf> = pages_of(session)?.into_iter().filter(|page| page.round == newest).collect();
    if let Some(document) = find(SheetName::Points) {
        let categories = main_table::categories(tournament, competition).into_iter();
        pages.extend(categories.map(|category| PageOf { document, round: newest, category: Some(category) }));
    }
    Ok(pages)
}

/// Whether a page shows a round of which self-pairing has none (R69).
fn is_pairing(name: SheetName) -> bool {
    matches!(name, SheetName::Pairings | SheetName::PairingsByName)
}

impl PageOf {
    /// Returns the subject of the page.
    pub fn subject<'a>(&self, session: &'a EventSession, request: &PrintSheet) -> Result<Subject<'a>> {
        let newest = session.tournament()?.paired_rounds();
        let about = PrintSheet { round: (newest > 0).then_some(self.round), ..request.clone() };
        let subject = Subject::of(session, &about)?;
        Ok(self.category.map(|category| subject.about(category)).unwrap_or(subject))
    }

    /// Returns the page; `None` if the document has no content yet.
    pub fn page(&self, subject: &Subject, request: &PrintSheet) -> Result<Option<WebPage>> {
        let Some(sheets) = self.sheets(subject)? else { return Ok(None) };
        let setting = setting(subject, request);
        let source = sheets.iter().find_map(|sheet| sheet.web(&setting));
        let (stem, title) = self.label(subject);
        Ok(source.map(|source| WebPage { file: format!("{stem}.html"), title, source }))
    }

    /// Returns the sheets of the document; `None` if it has no content yet.
    pub fn sheets(&self, subject: &Subject) -> Result<Option<Sheets>> {
        match (self.document.make)(subject) {
            Ok(sheets) => Ok(Some(sheets)),
            Err(failure) if failure.code == ErrorCode::NotNow => Ok(None),
            Err(failure) => Err(failure),
        }
    }

    /// Returns the name of the file without its ending, and its title. Of two languages, each has the whole title.
    pub fn label(&self, subject: &Subject) -> (String, String) {
        let labels: Vec<(String, String)> =
            subject.words.each().map(|words| self.label_in(&subject.in_language(words))).collect();
        let mut titles: Vec<String> = labels.iter().map(|(_, title)| title.clone()).collect();
        titles.dedup();
        let stem = labels.into_iter().next().map(|(stem, _)| stem).unwrap_or_default();
        (stem, titles.join(BETWEEN_LANGUAGES))
    }

    fn label_in(&self, subject: &Subject) -> (String, String) {
        let name = self.document.name;
        let word = |key: &str| subject.word(key);
        if let Some(category) = self.category {
            let title = match name {
                SheetName::Points => subject.of_category(&word("print-points"), category),
                SheetName::FinalGroups => subject.counted("sheet-final", "category", u32::from(category.0)),
                SheetName::DrawRecord => format!("{}, KO{category}", word("print-draw-record")),
                _ => format!("KO{category}"),
            };
            return (format!("{name}-{}", category.0), title);
        }
        let (title, of_round) = match name {
            SheetName::WallChart => (word("print-wall-chart"), false),
            SheetName::Overall => (overall_title(subject), false),
            SheetName::FinalList => (word("print-final-standings"), false),
            SheetName::Rules => (word("print-rules"), false),
            SheetName::Pairings => (word("print-pairings"), true),
            SheetName::PairingsByName => (word("print-by-name"), true),
            SheetName::Individual => (word("print-individual"), true),
            _ => (word("print-standings"), !subject.competition.system.is_free()),
        };
        if !of_round {
            return (name.to_string(), title);
        }
        let round = subject.counted("sheet-round", "round", self.round);
        (format!("{name}-{}", self.round), format!("{title}, {round}"))
    }
}
