//! Printing a sheet to a PDF file.

use std::path::PathBuf;

use domain::player::Publication;
use domain::{Entry, EntryId, Tournament};
use print::{English, Fonts, Heading, Paper, Player, Setting, Sheet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::write::{Written, write_beside};
use super::{ko_sheet, pairings_sheet, standings_sheet};
use crate::desk::Desk;
use crate::failure::{Failure, Outcome};

/// The sheets by their names.
pub const SHEETS: [&str; 3] = ["pairings", "standings", "ko"];

/// What to print.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct PrintSheet {
    /// The sheet's name.
    pub what: String,
    /// Where the PDF goes; in the window, its ticket.
    #[ts(type = "number")]
    pub file: PathBuf,
    /// The round it is about; none for the newest.
    pub round: Option<u32>,
    /// The age category of a knock-out table.
    pub category: Option<u8>,
    /// `a4` or `a3`; none for the sheet's own.
    pub paper: Option<String>,
    /// The language; English is there.
    pub language: Option<String>,
}

/// Prints a sheet into a file.
///
/// # Errors
/// There is no such sheet, nothing to print on it, or the file cannot be written.
pub fn print(desk: &Desk, request: &PrintSheet) -> Outcome<Written> {
    let bytes = sheet_bytes(desk, request)?;
    write_beside(&request.file, &bytes)
}

/// The sheet's PDF as bytes.
///
/// # Errors
/// There is no such sheet, or nothing to print on it.
pub fn sheet_bytes(desk: &Desk, request: &PrintSheet) -> Outcome<Vec<u8>> {
    let paper = paper(request.paper.as_deref())?;
    check_language(request.language.as_deref())?;
    let sheet: Box<dyn Sheet> = match request.what.as_str() {
        "pairings" => Box::new(pairings_sheet::sheet(desk, request.round)?),
        "standings" => Box::new(standings_sheet::sheet(desk, request.round)?),
        "ko" => Box::new(ko_sheet::sheet(desk, request.category)?),
        other => {
            let message = format!("There is no sheet \"{other}\": choose one of {}.", SHEETS.join(", "));
            return Err(Failure::bad_input(message));
        }
    };
    let fonts = Fonts::shipped();
    let setting = Setting { paper, ..Setting::new(&fonts, &English) };
    print::print(&[sheet.as_ref()], &setting).map_err(|e| Failure::bad_input(e.to_string()))
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

/// What stands on top of every page.
pub(super) fn heading(desk: &Desk, round: Option<u32>) -> Outcome<Heading> {
    let (tournament, competition) = (desk.tournament()?, desk.competition()?);
    let event = &tournament.event;
    let days = if event.start == event.end {
        event.start.format("%-d %B %Y").to_string()
    } else {
        format!("{} – {}", event.start.format("%-d %B"), event.end.format("%-d %B %Y"))
    };
    let place = if event.place.is_empty() { String::new() } else { format!("{}, ", event.place) };
    Ok(Heading {
        event: event.name.clone(),
        dates: format!("{place}{days}"),
        competition: competition.name.clone(),
        round: round.map(|r| format!("Round {r}")).unwrap_or_default(),
        printed: desk.now().format("%Y-%m-%d %H:%M").to_string(),
    })
}

/// A player as paper shows him, as much as he lets be published.
pub(super) fn player(tournament: &Tournament, id: EntryId) -> Player {
    let Some(entry) = tournament.entry(id) else { return Player::default() };
    let (family, given) = published(entry);
    let person = &entry.player;
    Player {
        given,
        family,
        rank: person.rank.to_string(),
        club: person.club.clone(),
        country: person.country.map(|c| c.to_string()).unwrap_or_default(),
        mark: String::new(),
    }
}

/// Family and given name as they may be published: in full, as initials, or as the starting number alone.
pub(super) fn published(entry: &Entry) -> (String, String) {
    let initial = |name: &str| name.chars().next().map(|c| format!("{c}.")).unwrap_or_default();
    let person = &entry.player;
    match person.publication {
        Publication::Full => (person.family.clone(), person.given.clone()),
        Publication::Initials => (initial(&person.family), initial(&person.given)),
        Publication::Anonymous => (format!("No. {}", entry.number.unwrap_or_default()), String::new()),
    }
}
