//! What a document is printed about, and what all documents ask of it: the round, the category, headings, people.

use std::cell::OnceCell;
use std::cmp::Reverse;
use std::collections::HashMap;
use std::rc::Rc;

use chrono::{Datelike, NaiveDate};
use domain::model::player::Publication;
use domain::{Category, Competition, Entry, EntryId, EntryStatus, Game, Room, Tournament};
use print::{Catalogue, Heading, Player, Value, Words};
use session::{AppError, EventSession, Result};

use crate::request::PrintSheet;

/// The event, and the part of it that is asked for.
#[derive(Clone)]
pub(crate) struct Subject<'a> {
    pub session: &'a EventSession,
    pub tournament: &'a Tournament,
    pub competition: &'a Competition,
    round: Option<u32>,
    pub category: Option<Category>,
    pub board: Option<u32>,
    pub blank: bool,
    pub sections: bool,
    pub hall: Option<&'a Room>,
    pub format: Option<&'a str>,
    pub words: Catalogue,
    /// Sorted out once for all documents of the event.
    numbers: Rc<OnceCell<HashMap<EntryId, u32>>>,
}

impl<'a> Subject<'a> {
    /// What the request is about.
    ///
    /// # Errors
    /// There is no such round or category.
    pub(crate) fn of(session: &'a EventSession, request: &'a PrintSheet) -> Result<Subject<'a>> {
        let (tournament, competition) = (session.tournament()?, session.competition()?);
        if request.round == Some(0) {
            return Err(AppError::bad_input("There is no round 0: rounds count from 1."));
        }
        Ok(Subject {
            session,
            tournament,
            competition,
            round: request.round,
            category: request.category.map(|limit| app::knockout::category(tournament, limit)).transpose()?,
            board: request.board,
            blank: request.blank,
            sections: request.sections,
            hall: request.hall.as_deref().map(|name| hall(tournament, name)).transpose()?,
            format: request.format.as_deref().map(str::trim).filter(|format| !format.is_empty()),
            words: print::setup::catalogue(request.language.as_deref()).map_err(AppError::refused)?,
            numbers: Rc::default(),
        })
    }

    /// A phrase without values.
    pub(crate) fn word(&self, key: &str) -> String {
        self.words.text(key, &[])
    }

    /// A phrase with values put in.
    pub(super) fn phrase(&self, key: &str, values: &[(&str, &str)]) -> String {
        let values: Vec<(&str, Value)> = values.iter().map(|&(name, text)| (name, Value::Text(text))).collect();
        self.words.text(key, &values)
    }

    /// A phrase with one number in it, which may decide its form.
    pub(crate) fn counted(&self, key: &str, name: &str, number: u32) -> String {
        self.words.text(key, &[(name, Value::Number(i64::from(number)))])
    }

    /// The same, about one category.
    pub(crate) fn about(&self, category: Category) -> Subject<'a> {
        Subject { category: Some(category), ..self.clone() }
    }

    /// The same, in other words.
    pub(crate) fn speaking(&self, words: Catalogue) -> Subject<'a> {
        Subject { words, ..self.clone() }
    }

    /// The same, about one hall.
    pub(crate) fn within(&self, hall: &'a Room) -> Subject<'a> {
        Subject { hall: Some(hall), ..self.clone() }
    }

    /// The round asked for, or the newest.
    ///
    /// # Errors
    /// It is not paired.
    pub(crate) fn paired_round(&self) -> Result<u32> {
        let newest = self.tournament.paired_rounds(self.competition.id);
        let round = self.round.unwrap_or(newest.max(1));
        match self.tournament.round(self.competition.id, round) {
            Some(_) => Ok(round),
            None => Err(AppError::not_now(format!("Round {round} is not paired: pair it before printing it."))),
        }
    }

    /// The round after which the standings are asked for, or the newest; 0 before the first.
    ///
    /// # Errors
    /// It is not paired.
    pub(crate) fn reached_round(&self) -> Result<u32> {
        match self.round {
            None => Ok(self.tournament.paired_rounds(self.competition.id)),
            Some(_) => self.paired_round(),
        }
    }

    /// The games of a paired round in the order of boards, knock-out games among them.
    pub(super) fn games(&self, round: u32) -> Vec<&'a Game> {
        let mut games = self.tournament.games_of(self.competition.id, round);
        games.retain(|game| self.hall.is_none_or(|hall| (hall.first..=hall.last).contains(&game.board)));
        games
    }

    /// The competition's name, with the hall if the sheet is for one.
    fn competition_name(&self) -> String {
        let name = &self.competition.name;
        match self.hall {
            None => name.clone(),
            Some(hall) => self.phrase("sheet-in-hall", &[("competition", name), ("hall", &hall.name)]),
        }
    }

    /// "14 August", "14 August 2026" or "Friday, 14 August", by the key.
    pub(super) fn date(&self, day: NaiveDate, key: &str) -> String {
        let one = |words: Catalogue| {
            let month = words.text(&format!("sheet-month-{}", day.month()), &[]);
            let weekday = words.text(&format!("sheet-weekday-{}", day.weekday().number_from_monday()), &[]);
            let (number, year) = (day.day().to_string(), day.year().to_string());
            let values = [("day", &number), ("month", &month), ("year", &year), ("weekday", &weekday)];
            words.text(key, &values.map(|(name, text)| (name, Value::Text(text))))
        };
        let mut dates: Vec<String> = self.words.each().map(one).collect();
        dates.dedup();
        dates.join(" / ")
    }

    /// Everyone who is in the register, the strongest first; who left is not, a stand-in is (R7, R10).
    ///
    /// # Errors
    /// Nobody is.
    pub(super) fn entries(&self) -> Result<Vec<&'a Entry>> {
        let numbers = self.numbers();
        let listed = self.tournament.entries_of(self.competition.id).filter(|e| e.status != EntryStatus::Withdrawn);
        let mut entries: Vec<&Entry> = listed.collect();
        entries.sort_by_key(|e| numbers.get(&e.id));
        if entries.is_empty() {
            Err(AppError::not_now("Nobody is registered: register players first."))
        } else {
            Ok(entries)
        }
    }

    /// The number of every entry: the starting number, or while it has none the next one behind those given.
    pub(super) fn numbers(&self) -> &HashMap<EntryId, u32> {
        self.numbers.get_or_init(|| self.numbered())
    }

    fn numbered(&self) -> HashMap<EntryId, u32> {
        let mut entries: Vec<&Entry> = self.tournament.entries_of(self.competition.id).collect();
        entries.sort_by_cached_key(|e| {
            let player = &e.player;
            (e.number.is_none(), e.number, Reverse(player.rank), Reverse(player.strength()), player.list_name(), e.id)
        });
        let mut last = 0;
        let numbered = entries.iter().map(|entry| {
            last = entry.number.unwrap_or(last + 1);
            (entry.id, last)
        });
        numbered.collect()
    }

    /// What stands on top of every page.
    pub(crate) fn heading(&self, round: Option<u32>) -> Heading {
        let event = &self.tournament.event;
        // Each language has the whole range, so that two of them stay apart.
        let days_in = |words: Catalogue| {
            let own = self.speaking(words);
            if event.start == event.end {
                return own.date(event.start, "sheet-date");
            }
            let (from, to) = (own.date(event.start, "sheet-day-in-month"), own.date(event.end, "sheet-date"));
            own.phrase("sheet-days", &[("from", &from), ("to", &to)])
        };
        let mut days: Vec<String> = self.words.each().map(days_in).collect();
        days.dedup();
        let days = days.join(" / ");
        let place = if event.place.is_empty() { String::new() } else { format!("{}, ", event.place) };
        Heading {
            event: event.name.clone(),
            dates: format!("{place}{days}"),
            competition: self.competition_name(),
            round: round.map(|r| self.counted("sheet-round", "round", r)).unwrap_or_default(),
            printed: self.session.now().format("%Y-%m-%d %H:%M").to_string(),
            corrected: String::new(),
        }
    }

    /// A player as paper shows him, as much as he lets be published.
    pub(super) fn player(&self, id: EntryId) -> Player {
        self.tournament.entry(id).map(|entry| self.printed(entry)).unwrap_or_default()
    }

    /// An entry's player as paper shows him, as much as he lets be published.
    pub(super) fn printed(&self, entry: &Entry) -> Player {
        let (family, given) = self.published(entry);
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
    fn published(&self, entry: &Entry) -> (String, String) {
        let initial = |name: &str| name.chars().next().map(|c| format!("{c}.")).unwrap_or_default();
        let numbered = |n| self.counted("sheet-anonymous-number", "number", n);
        let person = &entry.player;
        match person.publication {
            Publication::Full => (person.family.clone(), person.given.clone()),
            Publication::Initials => (initial(&person.family), initial(&person.given)),
            Publication::Anonymous => {
                (entry.number.map_or_else(|| self.word("sheet-anonymous"), numbered), String::new())
            }
        }
    }
}

/// The hall of that name, whatever its capitals.
fn hall<'a>(tournament: &'a Tournament, name: &str) -> Result<&'a Room> {
    let halls = &tournament.event.halls;
    halls.iter().find(|hall| hall.name.to_lowercase() == name.trim().to_lowercase()).ok_or_else(|| {
        let known: Vec<&str> = halls.iter().map(|hall| hall.name.as_str()).collect();
        let known =
            if known.is_empty() { "set event.halls first".into() } else { format!("choose {}", known.join(", ")) };
        AppError::bad_input(format!("There is no hall \"{name}\": {known}."))
    })
}
