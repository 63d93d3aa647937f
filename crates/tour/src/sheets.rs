//! The printed sheets of the tour: the race to the Final (R48), the prizes of the year (R55) and the SP lists (R46). Each
//! player is shown by their publication choice.

use std::collections::BTreeSet;
use std::path::Path;

use chrono::{Datelike, NaiveDateTime};
use domain::model::disclosure::NameForm;
use domain::model::ratio::published;
use domain::tour::prizes::Team;
use domain::{TourBook, TourPlayerId};
use messages::{LanguageChoice, message};
use print::Paper;
use print::kit::text::Text;
use print::sheets::{PointsKind, PointsLine, PointsSheet, Prize, PrizesSheet};
use print::{Catalogue, Heading, PrintedPlayer, Sheet, Value, Words, setup};
use serde::{Deserialize, Serialize};
use session::atomic_file::{Output, Written};
use session::{AppError, FileHandle, Result};
use store::TourFile;
use ts_rs::TS;

use super::TourSession;
use super::numbers::TourPlayerNumber;
use super::people::public;
use super::race::{PrizeKind, PrizeLine, RaceState, RaceView, prize_lines, races, teams};
use super::sp::{SpView, lists};

/// A sheet of the tour.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum TourSheet {
    /// The race to the Final, a sheet for each category.
    #[default]
    Race,
    /// The prizes of the year.
    Prizes,
    /// The SP lists, a sheet for each category.
    SpList,
}

impl TourSheet {
    /// Returns the sheet called `name`: `race`, `prizes` or `sp-list`.
    ///
    /// # Errors
    /// No sheet has this name.
    pub fn named(name: &str) -> Result<TourSheet> {
        match name {
            "race" => Ok(TourSheet::Race),
            "prizes" => Ok(TourSheet::Prizes),
            "sp-list" => Ok(TourSheet::SpList),
            _ => {
                let known = vec!["race", "prizes", "sp-list"];
                Err(AppError::bad_input(message!("tourbook-no-sheet", name, known)))
            }
        }
    }
}

/// The number of places that are called up for a prize, and of teams.
const CALLED_UP: usize = 3;

/// What to print from a tour book.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct PrintTour {
    /// The sheet.
    pub what: TourSheet,
    /// The tour book; `None` for the open one.
    pub file: Option<FileHandle>,
    /// The PDF file to write.
    pub into: FileHandle,
    /// The calendar year; `None` for the year of the newest event.
    pub year: Option<i32>,
    /// Whether an existing file may be replaced.
    #[ts(as = "Option<bool>", optional)]
    pub overwrite: bool,
    /// One age category; `None` for all.
    pub category: Option<u8>,
    /// The players who cannot come to the Final; the players below them move up.
    #[ts(optional, as = "Option<Vec<TourPlayerNumber>>")]
    pub absent: Vec<TourPlayerId>,
    /// The paper size; `None` for the usual size of the sheet.
    #[ts(type = "\"a4\" | \"a3\" | \"letter\" | \"legal\" | null")]
    pub paper: Option<Paper>,
    /// The language, or two languages; `None` for English.
    pub language: Option<LanguageChoice>,
    /// The number of copies of each page; `None` for one.
    #[ts(optional)]
    pub copies: Option<u32>,
    /// Whether the page is in landscape format.
    #[ts(as = "Option<bool>", optional)]
    pub landscape: bool,
    /// Whether characters that no font has are replaced instead of refusing to print.
    #[ts(as = "Option<bool>", optional)]
    pub replace: bool,
}

/// Prints from the open tour book.
///
/// # Errors
/// Nobody has points to print, an absent player is not in the tour, or the file cannot be written.
pub fn print_tour(session: &TourSession, request: &PrintTour) -> Result<Written> {
    write(session.book(), session.environment.now(), &session.known(&request.absent)?, request)
}

/// Prints from the tour book at `file`, opened read-only.
///
/// # Errors
/// The file is not a tour book, or as [`print_tour`].
pub fn print_tour_file(file: &Path, now: NaiveDateTime, request: &PrintTour) -> Result<Written> {
    write(&TourFile::open_read_only(file)?.load()?, now, &BTreeSet::new(), request)
}

fn write(book: &TourBook, now: NaiveDateTime, absent: &BTreeSet<TourPlayerId>, request: &PrintTour) -> Result<Written> {
    let copies = setup::copies(request.copies).map_err(AppError::refused)?;
    let words = setup::catalogue(request.language);
    let setting = setup::setting(&words, request.paper, request.landscape);
    let newest = book.editions.iter().map(|edition| edition.start.year()).max();
    let Some(year) = request.year.or(newest) else {
        return Err(AppError::not_now(message!("tourbook-empty")));
    };
    let tour = Tour { book, words: &words, year, now };
    let wanted = |category: u8| request.category.is_none_or(|asked| asked == category);
    let sheets: Vec<Box<dyn Sheet>> = match request.what {
        TourSheet::Race => {
            let races = races(book, year, absent)?.into_iter().filter(|race| wanted(race.category));
            races.map(|race| Box::new(tour.race(&race)) as Box<dyn Sheet>).collect()
        }
        TourSheet::SpList => {
            let lists = lists(book, now.date()).into_iter().filter(|list| wanted(list.category));
            lists.map(|list| Box::new(tour.sp_list(&list)) as Box<dyn Sheet>).collect()
        }
        TourSheet::Prizes => tour.prizes()?.into_iter().map(|sheet| Box::new(sheet) as Box<dyn Sheet>).collect(),
    };
    if sheets.is_empty() {
        return Err(AppError::not_now(message!("tourbook-no-points", year = year.to_string())));
    }
    let bytes = setup::pdf(&sheets, &setting, copies, request.replace).map_err(AppError::refused)?;
    Output::ordinary(request.overwrite).write(&request.into, &bytes)
}

/// What the sheets of a year show, and their texts.
struct Tour<'a> {
    book: &'a TourBook,
    words: &'a Catalogue,
    year: i32,
    now: NaiveDateTime,
}

impl Tour<'_> {
    fn race(&self, race: &RaceView) -> PointsSheet {
        let has_remarks = race.lines.iter().any(|line| matches!(line.state, RaceState::Tied | RaceState::Absent));
        let mut last = 0;
        let line = |line: &super::race::RaceLine| {
            let place = if line.place == last { String::new() } else { line.place.to_string() };
            last = line.place;
            let state = match line.state {
                RaceState::Tied => self.word("sheet-race-tied"),
                RaceState::Absent => self.word("sheet-race-absent"),
                RaceState::Qualified | RaceState::Out => String::new(),
            };
            let parts = if has_remarks { vec![state] } else { Vec::new() };
            PointsLine { place, player: self.player(line.player), parts, sum: line.points.to_string() }
        };
        let qualified =
            race.lines.iter().rposition(|line| matches!(line.state, RaceState::Qualified | RaceState::Tied));
        let (size, year) = (race.size.to_string(), self.year.to_string());
        PointsSheet {
            heading: self.heading(&format!("KO{}", race.category)),
            kind: PointsKind::Race,
            columns: if has_remarks { vec![self.word("sheet-final-column")] } else { Vec::new() },
            lines: race.lines.iter().map(line).collect(),
            qualify: qualified.map_or(0, |at| at + 1),
            notes: self.phrases("sheet-race-note", &[("size", &size), ("year", &year)]),
        }
    }

    fn sp_list(&self, list: &SpView) -> PointsSheet {
        let mut last = 0;
        let line = |line: &super::sp::SpLine| {
            let place = if line.place == last { String::new() } else { line.place.to_string() };
            last = line.place;
            PointsLine { place, player: self.player(line.player), parts: Vec::new(), sum: line.sp.to_string() }
        };
        let mut heading = self.heading(&format!("SP{}", list.category));
        heading.dates = list.date.to_string();
        PointsSheet {
            heading,
            kind: PointsKind::SpList,
            lines: list.lines.iter().map(line).collect(),
            notes: self.phrases("sheet-sp-note", &[]),
            ..PointsSheet::default()
        }
    }

    /// Returns the sheet of the prizes; `None` if nobody gained points.
    fn prizes(&self) -> Result<Option<PrizesSheet>> {
        let lines = prize_lines(self.book, self.year)?;
        let mut groups: Vec<(String, Vec<Prize>)> = Vec::new();
        for line in &lines {
            let name = self.prize_name(line);
            let prize = Prize {
                title: self.ordinal(line.place),
                winner: self.player(line.player).full(),
                remark: if line.prize == PrizeKind::Youngest { String::new() } else { self.points(line.points) },
            };
            match groups.iter_mut().find(|(known, _)| *known == name) {
                Some((_, prizes)) => prizes.push(prize),
                None => groups.push((name, vec![prize])),
            }
        }
        let teams = teams(self.book, self.year);
        let whole: Vec<&Team<TourPlayerId>> = teams.iter().filter(|team| team.players.len() == 4).collect();
        let called = whole.iter().map(|team| {
            let place = 1 + whole.iter().filter(|other| other.points > team.points).count();
            (place, self.team(team, place))
        });
        let called: Vec<Prize> = called.take_while(|(place, _)| *place <= CALLED_UP).map(|(_, prize)| prize).collect();
        if !called.is_empty() {
            groups.push((self.word("sheet-prize-country-teams"), called));
        }
        let heading = self.heading("");
        Ok((!groups.is_empty()).then_some(PrizesSheet { heading, groups }))
    }

    fn prize_name(&self, line: &PrizeLine) -> String {
        let key = match line.prize {
            PrizeKind::Girls => "sheet-prize-girls",
            PrizeKind::Boys => "sheet-prize-boys",
            PrizeKind::MostImproved => "sheet-prize-most-improved",
            PrizeKind::Rookie => "sheet-prize-rookie",
            PrizeKind::Youngest => "sheet-prize-youngest",
            PrizeKind::First => "sheet-prize-category",
        };
        let category = line.category.map(|category| category.to_string()).unwrap_or_default();
        self.words.text(key, &[("category", Value::Text(&category))])
    }

    fn team(&self, team: &Team<TourPlayerId>, place: usize) -> Prize {
        let names: Vec<String> = team.players.iter().map(|id| self.player(*id).name().words()).collect();
        Prize {
            title: self.ordinal(place),
            winner: Text::bold(team.country.to_string()).then_small(format!("  {}", names.join(", "))),
            remark: self.points(published(team.points)),
        }
    }

    fn ordinal(&self, place: usize) -> String {
        self.word(["sheet-place-1", "sheet-place-2", "sheet-place-3"][place.clamp(1, CALLED_UP) - 1])
    }

    fn points(&self, points: i64) -> String {
        self.words.text("sheet-prize-points", &[("points", Value::Number(points))])
    }

    /// Returns a player as their publication choice allows.
    fn player(&self, id: TourPlayerId) -> PrintedPlayer {
        let Some(player) = self.book.player(id) else { return PrintedPlayer::default() };
        let person = &player.person;
        let initial = |name: &Option<String>| -> Option<String> {
            name.as_ref().and_then(|name| name.chars().next()).map(|letter| format!("{letter}."))
        };
        let shown = public(player);
        let (family, given) = match shown.name {
            NameForm::Full => (person.family.clone(), person.given.clone()),
            NameForm::Initials => (initial(&person.family), initial(&person.given)),
            NameForm::Number | NameForm::Hidden => (None, None),
        };
        PrintedPlayer {
            given: given.unwrap_or_default(),
            family: family.unwrap_or_else(|| self.word("sheet-anonymous")),
            club: person.club.clone().filter(|_| shown.club).unwrap_or_default(),
            country: person.country.filter(|_| shown.country).map(|country| country.to_string()).unwrap_or_default(),
            ..PrintedPlayer::default()
        }
    }

    fn heading(&self, competition: &str) -> Heading {
        Heading {
            event: self.book.tour.name.clone(),
            dates: self.words.text("sheet-season", &[("year", Value::Text(&self.year.to_string()))]),
            competition: competition.to_string(),
            round: String::new(),
            printed: self.now.format("%Y-%m-%d %H:%M").to_string(),
            ..Heading::default()
        }
    }

    fn word(&self, key: &str) -> String {
        self.words.text(key, &[])
    }

    fn phrases(&self, key: &str, values: &[(&str, &str)]) -> Vec<String> {
        let values: Vec<(&str, Value)> = values.iter().map(|&(name, text)| (name, Value::Text(text))).collect();
        self.words.texts(key, &values)
    }
}
