//! The static web pages of the tour: seasons, events, SP lists, races and players. Each player is shown by their
//! publication choice.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use chrono::Datelike;
use domain::model::disclosure::NameForm;
use domain::model::ratio;
use domain::tour::book::{TourEdition, TourPlayer};
use domain::tour::ledger::accounts;
use domain::{TourBook, TourPlayerId};
use formats::bundle::event_body;
use formats::tour_pages::{Part, STYLE, WebCell, WebPage, WebTable, name, write};
use messages::{cause, message};
use serde::Serialize;
use session::atomic_file::Output;
use session::{AppError, ErrorCode, Result};
use ts_rs::TS;

use super::people::{career, future_stars, public, public_name};
use super::race::races;
use super::sp::{StepKind, StepLine, derived, lists};
use crate::tour_session::{TourSession, bundle_data};

/// The number of published pages.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Published {
    /// The number of pages.
    pub pages: usize,
    /// The number of pages of players among them.
    pub players: usize,
    /// The number of earlier pages that were deleted.
    pub removed: usize,
}

/// Progress is reported after this many pages.
const PER_STEP: usize = 50;

/// The file that lists the published pages, so that the next run can delete pages that are no longer published.
const LIST: &str = "published.txt";

/// Writes the pages into `folder` and deletes pages from earlier runs that are no longer published.
///
/// # Errors
/// The folder holds other files and no pages, or cannot be written.
pub fn publish(session: &TourSession, folder: &Path) -> Result<Published> {
    let before = earlier(folder)?;
    let pages = pages(session)?;
    let nav = nav(session.book());
    let (tour, made) = (&session.book().tour.name, session.today().to_string());
    let refused = |path: &Path, error: std::io::Error| {
        let message = message!("tourbook-pages-cannot-write", path, error = cause::of_io(&error));
        AppError::new(ErrorCode::File, message)
    };
    fs::create_dir_all(folder).map_err(|error| refused(folder, error))?;
    let players = folder.join("players");
    if players.is_symlink() {
        return Err(AppError::new(ErrorCode::File, message!("site-folder-is-link", path = &*players)));
    }
    let list: String = pages.iter().map(|page| format!("{}\n", page.path)).collect();
    // Write the list first, so that the next run knows all pages even if this one fails halfway.
    let known: String =
        before.iter().filter(|old| !list.lines().any(|new| new == *old)).map(|old| format!("{old}\n")).collect();
    let put = |path: &str, bytes: &[u8]| Output::ordinary(true).unsynced().write(&folder.join(path), bytes);
    put(LIST, format!("{list}{known}").as_bytes())?;
    fs::create_dir_all(&players).map_err(|error| refused(&players, error))?;
    put("style.css", STYLE.as_bytes())?;
    for (page, done) in pages.iter().zip(1..) {
        put(&page.path, &write(page, tour, &nav, &made))?;
        if done % PER_STEP == 0 || done == pages.len() {
            session.environment.progress(done, pages.len());
        }
    }
    let mut removed = 0;
    for old in known.lines() {
        match fs::remove_file(folder.join(old)) {
            Ok(()) => removed += 1,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
            Err(error) => return Err(refused(&folder.join(old), error)),
        }
    }
    put(LIST, list.as_bytes())?;
    let players = pages.iter().filter(|page| page.path.starts_with("players/")).count();
    Ok(Published { pages: pages.len(), players, removed })
}

/// Returns the pages that earlier runs wrote into the folder. Refuses a folder that holds other files and no pages.
fn earlier(folder: &Path) -> Result<Vec<String>> {
    match fs::read_to_string(folder.join(LIST)) {
        Ok(list) => {
            let plain = |line: &&str| {
                let name = line.strip_prefix("players/").unwrap_or(line);
                let safe = name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-' || b == b'.');
                safe && name.ends_with(".html") && !name.starts_with('.')
            };
            Ok(list.lines().filter(plain).map(str::to_string).collect())
        }
        Err(_) if fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some()) => {
            Err(AppError::new(ErrorCode::File, message!("tourbook-pages-other-files", folder)))
        }
        Err(_) => Ok(Vec::new()),
    }
}

fn years(book: &TourBook) -> BTreeSet<i32> {
    book.editions.iter().map(|e| e.start.year()).collect()
}

fn nav(book: &TourBook) -> Vec<(String, String)> {
    let mut nav = vec![("index.html".to_string(), "Tour".to_string()), ("sp.html".into(), "SP lists".into())];
    nav.extend(
        years(book).into_iter().rev().take(3).map(|year| (format!("season-{year}.html"), format!("Season {year}"))),
    );
    nav
}

fn pages(session: &TourSession) -> Result<Vec<WebPage>> {
    let book = session.book();
    let shown = Shown::of(book);
    let mut pages = vec![index(book), sp_page(session, &shown)];
    for year in years(book) {
        pages.push(season(book, &shown, year)?);
    }
    for edition in &book.editions {
        pages.push(event(book, &shown, edition)?);
    }
    pages.extend(players(session, &shown));
    Ok(pages)
}

/// Each player's name as it is shown, and the path of their page if they have one.
struct Shown(BTreeMap<TourPlayerId, (String, Option<String>)>);

impl Shown {
    fn of(book: &TourBook) -> Shown {
        let one = |player: &TourPlayer| {
            let page = public(player).name != NameForm::Number;
            (player.id, (public_name(player), page.then(|| format!("players/{}.html", player.id.0))))
        };
        Shown(book.players.iter().map(one).collect())
    }

    fn cell(&self, player: TourPlayerId) -> WebCell {
        match self.0.get(&player) {
            Some((name, Some(page))) => WebCell::Link(page.clone(), name.clone()),
            Some((name, None)) => WebCell::Text(name.clone()),
            None => WebCell::Text(String::new()),
        }
    }
}

fn event_path(edition: &TourEdition) -> String {
    format!("event-{}.html", edition.event.get(..12).unwrap_or(&edition.event))
}

fn index(book: &TourBook) -> WebPage {
    let mut parts = Vec::new();
    for year in years(book).into_iter().rev() {
        parts.push(Part::Heading(format!("Season {year}")));
        let mut editions: Vec<&TourEdition> = book.editions.iter().filter(|e| e.start.year() == year).collect();
        editions.sort_by_key(|e| (e.start, &e.event));
        let mut links = vec![(format!("season-{year}.html"), format!("Race to the Final {year}"))];
        links.extend(editions.into_iter().map(|e| (event_path(e), format!("{}, {}", e.name, e.start))));
        parts.push(Part::Links(links));
    }
    if parts.is_empty() {
        parts.push(Part::Text("No event has been played yet.".into()));
    }
    WebPage { path: "index.html".into(), title: book.tour.name.clone(), parts }
}

fn sp_page(session: &TourSession, shown: &Shown) -> WebPage {
    let mut parts = vec![Part::Text("Points of the latest edition of every championship.".into())];
    for list in lists(session.book(), session.today()) {
        parts.push(Part::Heading(format!("SP{}", list.category)));
        let row = |line: &super::sp::SpLine| {
            vec![
                WebCell::Number(line.place.to_string()),
                shown.cell(line.player),
                WebCell::Text(country(session.book(), line.player)),
                WebCell::Number(line.sp.to_string()),
            ]
        };
        parts.push(Part::Table(WebTable {
            label: format!("SP{}", list.category),
            head: vec!["Place", "Player", "Country", "SP"],
            rows: list.lines.iter().map(row).collect(),
        }));
    }
    WebPage { path: "sp.html".into(), title: "SP lists".into(), parts }
}

/// Returns a player's country; empty if it may not be published.
fn country(book: &TourBook, player: TourPlayerId) -> String {
    let player = book.player(player).filter(|p| public(p).country);
    player.and_then(|p| p.person.country).map(|c| c.to_string()).unwrap_or_default()
}

fn season(book: &TourBook, shown: &Shown, year: i32) -> Result<WebPage> {
    let mut parts = vec![Part::Text(
        "Points gained in the calendar year; the first of each category qualify for the Final.".into(),
    )];
    for race in races(book, year, &BTreeSet::new())? {
        parts.push(Part::Heading(format!("Race to the Final, category {}", race.category)));
        let row = |line: &super::race::RaceLine| {
            vec![
                WebCell::Number(line.place.to_string()),
                shown.cell(line.player),
                WebCell::Text(country(book, line.player)),
                WebCell::Number(line.points.to_string()),
                WebCell::Text(line.state.name().into()),
            ]
        };
        parts.push(Part::Table(WebTable {
            label: format!("Race to the Final, category {}", race.category),
            head: vec!["Place", "Player", "Country", "Points", "Final"],
            rows: race.lines.iter().map(row).collect(),
        }));
    }
    Ok(WebPage { path: format!("season-{year}.html"), title: format!("Season {year}"), parts })
}

fn event(book: &TourBook, shown: &Shown, edition: &TourEdition) -> Result<WebPage> {
    let data = bundle_data(edition)?;
    let of_entry: BTreeMap<i64, TourPlayerId> =
        book.results.iter().filter(|r| r.edition == edition.id).map(|r| (r.entry.0, r.player)).collect();
    let named = |entry: i64| match of_entry.get(&entry).and_then(|id| shown.0.get(id)) {
        Some((words, page)) => name(page.as_deref(), words),
        None => name(None, ""),
    };
    let body = event_body(&data, &named);
    Ok(WebPage { path: event_path(edition), title: edition.name.clone(), parts: vec![Part::Event(body)] })
}

fn players(session: &TourSession, shown: &Shown) -> Vec<WebPage> {
    let book = session.book();
    let accounts = accounts(&book.ledger(), session.today());
    let stars = future_stars(book);
    let mut pages = Vec::new();
    for player in &book.players {
        let Some((name, Some(path))) = shown.0.get(&player.id) else { continue };
        let account = accounts.get(&player.id);
        let career = career(account, stars.get(&player.id).copied());
        let mut parts = Vec::new();
        let club = player.person.club.clone().filter(|_| public(player).club).unwrap_or_default();
        let home: Vec<String> = [club, country(book, player.id)].into_iter().filter(|text| !text.is_empty()).collect();
        if !home.is_empty() {
            parts.push(Part::Text(home.join(", ")));
        }
        let events = if career.editions == 1 { "event" } else { "events" };
        parts.push(Part::Text(format!("{} {events}, {} points in the career.", career.editions, career.total)));
        if !career.badges.is_empty() || career.future_stars.is_some() {
            let stars = career.future_stars.map(|day| format!("Future Stars ({day})"));
            let badges = career.badges.iter().map(|(badge, day)| format!("{badge} points ({day})"));
            let all: Vec<String> = stars.into_iter().chain(badges).collect();
            parts.push(Part::Text(format!("Badges: {}.", all.join(", "))));
        }
        if let Some(account) = account {
            let view = derived(book, player, account);
            parts.push(Part::Heading(format!("SP{}: {}", view.category, view.sp)));
            parts.push(Part::Table(WebTable {
                label: "How the points came about".into(),
                head: vec!["Day", "What", "Points", "SP"],
                rows: view.steps.iter().map(step_row).collect(),
            }));
        }
        pages.push(WebPage { path: path.clone(), title: name.clone(), parts });
    }
    pages
}

fn step_row(step: &StepLine) -> Vec<WebCell> {
    let edition = step.edition.clone().unwrap_or_default();
    let counted = |points: &str| ratio::exact(points).zip(ratio::exact(&step.rate)).map(|(p, r)| (p * r).to_string());
    let points = counted(&step.points).unwrap_or_else(|| step.points.clone());
    let (what, points) = match step.what {
        StepKind::Gained => (edition, format!("+{points}")),
        StepKind::Lapsed => {
            (format!("{edition} lapses before {}", step.by.clone().unwrap_or_default()), format!("−{points}"))
        }
        StepKind::Transition => {
            (format!("Category {}", step.category.unwrap_or_default()), format!("× {}", step.points))
        }
    };
    let sp = ratio::exact(&step.sp).map_or_else(|| step.sp.clone(), |sp| ratio::published(sp).to_string());
    vec![WebCell::Text(step.date.to_string()), WebCell::Text(what), WebCell::Number(points), WebCell::Number(sp)]
}
