//! The files of a site: which there are, and their content.

use std::collections::BTreeMap;

use app::standings::current;
use domain::model::player::latin;
use domain::systems::main_table;
use domain::{Category, CompetitionId};
use formats::bundle::sha256;
use formats::egd_results;
use messages::{LanguageChoice, message};
use print::setup;
use print::web::{Contents, page_of_links};
use session::{AppError, EventSession, Result};
use store::file_name::is_device;

use crate::event_data::event_json;
use crate::names::SheetName;
use crate::pdf::setting;
use crate::request::PrintSheet;
use crate::sheets::{About, Subject, find};
use crate::web_pages::{PageOf, pages_of};

/// The sheets of a competition that are public and have no web page.
const PAPER_ONLY: [SheetName; 5] =
    [SheetName::FinalGroups, SheetName::Points, SheetName::FinalList, SheetName::DrawRecord, SheetName::Rules];

/// The longest folder of a competition, in characters.
const FOLDER: usize = 24;

/// A file of the site.
pub(super) struct SitePart {
    competition: CompetitionId,
    content: Content,
    /// SHA-256 of the content without the time of writing and the head of the history.
    pub fingerprint: String,
}

/// How the content of a file is made.
pub(super) enum Content {
    /// A web page of a sheet.
    Page(PageOf),
    /// A sheet as PDF.
    Paper(PageOf),
    /// A page of links: names and titles.
    Links(Vec<(String, String)>),
    /// The results file of the European Go Database.
    Results,
    /// The data of the whole event.
    Data,
}

/// A file that was made.
struct Made {
    file: String,
    title: String,
    bytes: Vec<u8>,
}

/// Returns all files of the site by name. The first competition has no folder of its own, so that its pages keep their addresses
/// when others are added.
///
/// # Errors
/// A sheet cannot be made.
pub(super) fn parts(
    session: &mut EventSession,
    language: Option<LanguageChoice>,
) -> Result<BTreeMap<String, SitePart>> {
    let names: Vec<(CompetitionId, String)> = session.event()?.competitions().map(|c| (c.id, c.name.clone())).collect();
    let mut found = Found { files: BTreeMap::new(), request: sheet_request(language) };
    let mut home = Vec::new();
    for (at, (id, name)) in names.iter().enumerate().rev() {
        session.choose(*id)?;
        if at == 0 {
            let own = found.competition(session, "")?;
            home.splice(0..0, own);
            home.extend(found.add(session, "", Content::Data)?);
            found.add(session, "", Content::Links(std::mem::take(&mut home)))?;
        } else {
            let folder = folder(&names, at);
            let links = found.competition(session, &folder)?;
            found.add(session, &folder, Content::Links(links))?;
            home.insert(0, (format!("{folder}index.html"), name.clone()));
        }
    }
    Ok(found.files)
}

/// Returns the bytes of a file as it is written, with the time of writing and the head of the history.
///
/// # Errors
/// The content cannot be made.
pub(super) fn render(session: &mut EventSession, language: Option<LanguageChoice>, part: &SitePart) -> Result<Vec<u8>> {
    if session.competition()?.id != part.competition {
        session.choose(part.competition)?;
    }
    let made = make(session, &sheet_request(language), &part.content, true)?;
    made.map(|made| made.bytes).ok_or_else(|| AppError::not_now(message!("document-no-pages")))
}

/// The files found so far.
struct Found {
    files: BTreeMap<String, SitePart>,
    request: PrintSheet,
}

impl Found {
    /// Adds the files of the chosen competition and returns the links to them, relative to its folder.
    fn competition(&mut self, session: &EventSession, folder: &str) -> Result<Vec<(String, String)>> {
        let (mut links, mut papers) = (Vec::new(), Vec::new());
        for of in pages_of(session)? {
            if let Some(link) = self.add(session, folder, Content::Page(of))? {
                links.push(link);
                papers.extend(self.add(session, folder, Content::Paper(of))?);
            }
        }
        for of in paper_only(session)? {
            papers.extend(self.add(session, folder, Content::Paper(of))?);
        }
        links.extend(papers);
        links.extend(self.add(session, folder, Content::Results)?);
        Ok(links)
    }

    /// Adds a file if it has content, and returns the link to it.
    fn add(&mut self, session: &EventSession, folder: &str, content: Content) -> Result<Option<(String, String)>> {
        let competition = session.competition()?.id;
        let Some(made) = make(session, &self.request, &content, false)? else { return Ok(None) };
        let part = SitePart { competition, content, fingerprint: sha256(&made.bytes) };
        self.files.insert(format!("{folder}{}", made.file), part);
        Ok(Some((made.file, made.title)))
    }
}

/// Makes a file of the chosen competition; `None` if it has no content yet.
fn make(session: &EventSession, request: &PrintSheet, content: &Content, is_stamped: bool) -> Result<Option<Made>> {
    let of_event = |file: &str, title: &str, bytes: Vec<u8>| -> Result<Option<Made>> {
        let title = Subject::of(session, request)?.word(title);
        Ok(Some(Made { file: file.into(), title, bytes }))
    };
    match content {
        Content::Page(of) => {
            let page = of.page(&of.subject(session, request)?.stamped(is_stamped), request)?;
            Ok(page.map(|page| Made { file: page.file, title: page.title, bytes: page.source.into_bytes() }))
        }
        Content::Paper(of) => paper(*of, &of.subject(session, request)?.stamped(is_stamped), request),
        Content::Links(links) => {
            let subject = Subject::of(session, request)?.stamped(is_stamped);
            let whole = session.event()?;
            let is_home = whole.competitions().next().is_some_and(|first| first.id == subject.competition.id);
            let up = (!is_home).then(|| ("../index.html".to_string(), whole.settings().name.clone()));
            let contents = Contents { heading: subject.heading(None), links: links.clone(), up };
            let page = page_of_links(&contents, &setting(&subject, request));
            Ok(Some(Made { file: "index.html".into(), title: String::new(), bytes: page.into_bytes() }))
        }
        Content::Results => {
            let competition = session.competition()?;
            let missing = || AppError::not_found(message!("competition-missing"));
            let tournament = &session.event()?.alone(competition.id).ok_or_else(missing)?;
            if tournament.paired_rounds() == 0 || competition.pairs.is_some() {
                return Ok(None);
            }
            let standings = current(tournament, competition);
            let options = egd_results::Options::default();
            of_event("results.h9", "site-results", egd_results::write(tournament, &standings, options))
        }
        Content::Data => of_event("event.json", "site-data", event_json(session)?),
    }
}

/// Makes the PDF file of a sheet, with a replacement for characters that no font has.
fn paper(of: PageOf, subject: &Subject, request: &PrintSheet) -> Result<Option<Made>> {
    let Some(sheets) = of.sheets(subject)? else { return Ok(None) };
    let copies = setup::copies(None).map_err(AppError::refused)?;
    let bytes = setup::pdf(&sheets, &setting(subject, request), copies, true).map_err(AppError::refused)?;
    let (stem, title) = of.label(subject);
    Ok(Some(Made { file: format!("{stem}.pdf"), title: format!("{title} (PDF)"), bytes }))
}

/// Returns the sheets of the chosen competition that have no web page.
fn paper_only(session: &EventSession) -> Result<Vec<PageOf>> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let round = tournament.paired_rounds().max(1);
    let mut found = Vec::new();
    for document in PAPER_ONLY.into_iter().filter_map(find) {
        let categories: Vec<Option<Category>> = match document.about {
            About::Category => main_table::categories(tournament, competition).into_iter().map(Some).collect(),
            _ => vec![None],
        };
        found.extend(categories.into_iter().map(|category| PageOf { document, round, category }));
    }
    Ok(found)
}

/// Returns the folder of a competition, such as `future-stars/`: its name in small letters, with its key after two dashes, which no
/// name has, if another competition has the same or no folder can be called so.
fn folder(names: &[(CompetitionId, String)], at: usize) -> String {
    let (id, name) = &names[at];
    let own = slug(name);
    let is_taken = names.iter().skip(1).any(|(other, name)| other != id && slug(name) == own);
    match own.as_str() {
        "" => format!("competition--{}/", id.0),
        _ if is_taken || is_device(own.as_ref()) => format!("{own}--{}/", id.0),
        _ => format!("{own}/"),
    }
}

/// Returns a name in small letters and digits, with `-` for everything else.
fn slug(name: &str) -> String {
    let small: String =
        latin(name).to_lowercase().chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    let words: Vec<&str> = small.split('-').filter(|word| !word.is_empty()).collect();
    let joined: String = words.join("-").chars().take(FOLDER).collect();
    joined.trim_end_matches('-').to_string()
}

fn sheet_request(language: Option<LanguageChoice>) -> PrintSheet {
    PrintSheet { language, ..PrintSheet::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_plain_and_different() {
        let names = |names: &[&str]| -> Vec<(CompetitionId, String)> {
            (1..).zip(names).map(|(id, name)| (CompetitionId(id), name.to_string())).collect()
        };
        let all = names(&[
            "Open",
            "Future Stars",
            "Știința & Go!",
            "future stars",
            "!!!",
            "A very long name of a competition",
            "Open 8",
            "Open?",
            "Open!",
            "Aux",
        ]);
        let folders: Vec<String> = (1..all.len()).map(|at| folder(&all, at)).collect();
        assert_eq!(
            folders,
            [
                "future-stars--2/",
                "stiinta-go/",
                "future-stars--4/",
                "competition--5/",
                "a-very-long-name-of-a-co/",
                "open-8/",
                "open--8/",
                "open--9/",
                "aux--10/",
            ]
        );
    }
}
