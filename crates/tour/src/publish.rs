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
use formats::bundle::{event_body, sha256};
use formats::tour_pages::{Part, STYLE, WebCell, WebPage, WebTable, name, write};
use messages::message;
use serde::Serialize;
use session::own_folder::OwnFolder;
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

/// The file that lists the published pages with their hashes, so that the next run can replace them, and delete those that are no longer
/// published.
const LIST: &str = "published.txt";

/// The file that the pages share.
const STYLES: &str = "style.css";

/// The hashes of the bytes that files have, or had when a run that did not reach its end began, by name.
type Written = BTreeSet<(String, String)>;

/// Writes the pages into `folder` and deletes pages from earlier runs that are no longer published.
///
/// # Errors
/// The folder holds other files and no pages, or files in the place of pages that no run wrote; or it cannot be written.
pub fn publish(session: &TourSession, folder: &Path) -> Result<Published> {
    let place = OwnFolder::new(folder);
    let before = earlier(&place, folder)?;
    let pages = pages(session)?;
    let nav = nav(session.book());
    let (tour, made) = (&session.book().tour.name, session.today().to_string());
    let mut files = vec![(STYLES.to_string(), STYLE.as_bytes().to_vec())];
    files.extend(pages.iter().map(|page| (page.path.clone(), write(page, tour, &nav, &made))));
    place.require_inside(files.iter().map(|(name, _)| name.as_str()))?;
    refuse_foreign(&place, &before, &files, folder)?;
    place.create()?;
    let now: Written = files.iter().map(|(name, bytes)| (sha256(bytes), name.clone())).collect();
    // The next run knows the files of both, wherever this one stops.
    place.write_list(LIST, list(&now | &before).as_bytes())?;
    for ((name, bytes), pages_before) in files.iter().zip(0..) {
        place.write(name, bytes)?;
        if pages_before % PER_STEP == 0 || pages_before == pages.len() {
            session.environment.progress(pages_before, pages.len());
        }
    }
    let removed = remove_gone(&place, &before, &now)?;
    place.write_list(LIST, list(now).as_bytes())?;
    let players = pages.iter().filter(|page| page.path.starts_with("players/")).count();
    Ok(Published { pages: pages.len(), players, removed })
}

/// Deletes the files of earlier runs that are as they were written and no longer published. Returns how many.
fn remove_gone(place: &OwnFolder, before: &Written, now: &Written) -> Result<usize> {
    let kept: BTreeSet<&str> = now.iter().map(|(_, name)| name.as_str()).collect();
    let names: BTreeSet<&str> = before.iter().map(|(_, name)| name.as_str()).collect();
    let gone: Vec<&str> = names.difference(&kept).copied().filter(|name| is_own(place, before, name)).collect();
    gone.iter().try_for_each(|name| place.remove(name))?;
    Ok(gone.len())
}

fn is_own(place: &OwnFolder, written: &Written, name: &str) -> bool {
    let hashes: Vec<&str> = written.iter().filter(|(_, of)| of == name).map(|(hash, _)| hash.as_str()).collect();
    place.is_as_written(name, &hashes)
}

/// Refuses to replace files that no run wrote, or that somebody changed since.
fn refuse_foreign(place: &OwnFolder, before: &Written, files: &[(String, Vec<u8>)], folder: &Path) -> Result<()> {
    let names = files.iter().map(|(name, _)| name.as_str());
    let foreign: Vec<&str> = names.filter(|name| place.has(name) && !is_own(place, before, name)).take(5).collect();
    if foreign.is_empty() {
        return Ok(());
    }
    Err(AppError::new(ErrorCode::File, message!("tourbook-pages-changed", folder, files = foreign)))
}

/// Returns the files that earlier runs wrote into the folder. Refuses a folder that holds other files and no list of pages.
fn earlier(place: &OwnFolder, folder: &Path) -> Result<Written> {
    let refused = || AppError::new(ErrorCode::File, message!("tourbook-pages-other-files", folder));
    let text = place.read(LIST).map(String::from_utf8);
    match text {
        Some(Ok(text)) => text.lines().map(line).collect::<Option<Written>>().ok_or_else(refused),
        Some(Err(_)) => Err(refused()),
        None if fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some()) => Err(refused()),
        None => Ok(Written::new()),
    }
}

/// Reads a line of the list: a hash and the plain name of a file inside the folder.
fn line(line: &str) -> Option<(String, String)> {
    let (hash, path) = line.split_once("  ")?;
    let name = path.strip_prefix("players/").unwrap_or(path);
    let is_plain = name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-' || b == b'.');
    let is_page = is_plain && name.ends_with(".html") && !name.starts_with('.');
    let is_hash = hash.len() == 64 && hash.bytes().all(|b| b.is_ascii_hexdigit());
    (is_hash && (is_page || path == STYLES)).then(|| (hash.to_string(), path.to_string()))
}

fn list(files: Written) -> String {
    files.into_iter().map(|(hash, name)| format!("{hash}  {name}\n")).collect()
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

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use std::os::unix::fs::symlink;

    use chrono::NaiveDate;
    use session::FixedEnvironment;

    use super::*;
    use crate::tour_session::new;

    /// A folder with a tour book.
    fn tour() -> (tempfile::TempDir, TourSession) {
        let folder = tempfile::tempdir().expect("a folder");
        let day = NaiveDate::from_ymd_opt(2026, 8, 14).expect("a day");
        let session = new(FixedEnvironment::new(1, day), &folder.path().join("t.tourbook"), "Tour").expect("a book");
        (folder, session)
    }

    #[test]
    fn a_forged_list_removes_and_replaces_nothing() {
        let (folder, session) = tour();
        let (site, victim) = (folder.path().join("site"), folder.path().join("victim"));
        for made in [&site, &victim] {
            fs::create_dir(made).expect("a folder");
        }
        let files =
            [(victim.join("1.html"), "notes"), (site.join("thesis.html"), "thesis"), (site.join("index.html"), "home")];
        files.iter().for_each(|(path, text)| fs::write(path, text).expect("a file"));
        symlink(&victim, site.join("players")).expect("a link");
        let unharmed = || files.iter().all(|(path, text)| fs::read_to_string(path).is_ok_and(|now| now == *text));
        let zeros = "0".repeat(64);
        let refused = |list: String| {
            fs::write(site.join(LIST), list).expect("a file");
            publish(&session, &site).map(drop).expect_err("it is refused").message.id
        };
        assert_eq!(refused("thesis.html\n".into()), "tourbook-pages-other-files", "a list of an earlier version");
        let forged = format!("{}  players/1.html\n{zeros}  thesis.html\n{zeros}  index.html\n", sha256(b"notes"));
        assert_eq!(refused(forged.clone()), "tourbook-pages-changed");
        assert!(unharmed());
        fs::remove_file(site.join("index.html")).expect("it can be removed");
        fs::write(site.join(LIST), forged).expect("a file");
        assert_eq!(publish(&session, &site).expect("nothing is in its way").removed, 0);
        assert!(files[..2].iter().all(|(path, text)| fs::read_to_string(path).is_ok_and(|now| now == *text)));
    }

    #[test]
    fn what_is_no_plain_file_is_no_list() {
        let (folder, session) = tour();
        for (name, is_link) in [("folder", false), ("link", true)] {
            let site = folder.path().join(name);
            fs::create_dir(&site).expect("a folder");
            let list = site.join(LIST);
            if is_link {
                symlink("/dev/zero", list).expect("a link");
            } else {
                fs::create_dir(list).expect("a folder");
            }
            let refused = publish(&session, &site).expect_err("it is no list");
            assert_eq!(refused.message.id, "tourbook-pages-other-files", "{name}");
        }
    }

    #[test]
    fn pages_of_earlier_runs_are_replaced_and_removed() {
        let (folder, session) = tour();
        let site = folder.path().join("site");
        publish(&session, &site).expect("an empty folder");
        let listed = fs::read_to_string(site.join(LIST)).expect("a list");
        // A run that stopped had listed two states of the index, and an old page.
        fs::write(site.join("old.html"), "old").expect("a page");
        fs::write(site.join("index.html"), "earlier").expect("a page");
        let more = format!("{}  index.html\n{}  old.html\n", sha256(b"earlier"), sha256(b"old"));
        fs::write(site.join(LIST), format!("{listed}{more}")).expect("a list");
        assert_eq!(publish(&session, &site).expect("its own files").removed, 1);
        assert!(!site.join("old.html").exists());
        assert_eq!(fs::read_to_string(site.join(LIST)).expect("a list"), listed);
        fs::write(site.join("index.html"), "mine").expect("a page");
        let refused = publish(&session, &site).expect_err("somebody changed it").message.id;
        assert_eq!(refused, "tourbook-pages-changed");
    }
}
