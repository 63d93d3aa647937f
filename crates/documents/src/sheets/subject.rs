//! The subject of a printed document, and the data that all documents share: round, category, heading and players.

use std::cell::OnceCell;
use std::cmp::Reverse;
use std::collections::HashMap;
use std::rc::Rc;

use app::game::LadderPeriod;
use app::teams::pairing_level;
use chrono::{Datelike, NaiveDate};
use domain::model::disclosure::{Audience, DisclosedName, disclose};
use domain::{Category, Competition, Entry, EntryId, EntryStatus, Event, Game, Player, Room, RoundState, Tournament};
use messages::message;
use print::{Catalogue, Heading, PrintedPlayer, Value, Words};
use session::{AppError, EventSession, Result};

use crate::names::PieceFormat;
use crate::request::PrintSheet;

/// The event and the requested part of it.
#[derive(Clone)]
pub(crate) struct Subject<'a> {
    pub session: &'a EventSession,
    pub event: &'a Event,
    pub tournament: &'a Tournament,
    pub competition: &'a Competition,
    round: Option<u32>,
    pub category: Option<Category>,
    pub board: Option<u32>,
    pub case: Option<i64>,
    pub receipt: Option<i64>,
    pub day: Option<NaiveDate>,
    pub period: LadderPeriod,
    pub blank: bool,
    pub sections: bool,
    pub room: Option<&'a Room>,
    pub format: Option<PieceFormat>,
    pub words: Catalogue,
    /// Whether the foot has the time of printing and the head of the history.
    pub(super) is_stamped: bool,
    /// Computed once for all documents of the event.
    numbers: Rc<OnceCell<HashMap<EntryId, u32>>>,
}

impl<'a> Subject<'a> {
    /// Returns the subject of a request.
    ///
    /// # Errors
    /// Fails if there is no such category or room, or the round is 0.
    pub(crate) fn of(session: &'a EventSession, request: &PrintSheet) -> Result<Subject<'a>> {
        let (tournament, competition) = (session.tournament()?, session.competition()?);
        if request.round == Some(0) {
            return Err(AppError::bad_input(message!("document-round-zero")));
        }
        Ok(Subject {
            session,
            event: session.event()?,
            tournament,
            competition,
            round: request.round,
            category: request.category.map(|limit| app::knockout::category(tournament, limit)).transpose()?,
            board: request.board,
            case: request.case,
            receipt: request.receipt,
            day: request.day.as_deref().map(session::fields::date).transpose()?,
            period: LadderPeriod {
                from: request.from.clone().unwrap_or_default(),
                to: request.to.clone().unwrap_or_default(),
            },
            blank: request.blank,
            sections: request.sections,
            room: request.hall.as_deref().map(|name| room(tournament, name)).transpose()?,
            format: request.format,
            words: print::setup::catalogue(request.language),
            is_stamped: true,
            numbers: Rc::default(),
        })
    }

    /// Returns a phrase without values.
    pub(crate) fn word(&self, key: &str) -> String {
        self.words.text(key, &[])
    }

    /// Returns a phrase with text values.
    pub(super) fn phrase(&self, key: &str, values: &[(&str, &str)]) -> String {
        let values: Vec<(&str, Value)> = values.iter().map(|&(name, text)| (name, Value::Text(text))).collect();
        self.words.text(key, &values)
    }

    /// Returns a text with the age category that it is about.
    pub(crate) fn of_category(&self, text: &str, category: Category) -> String {
        self.phrase("sheet-of-category", &[("competition", text), ("category", &category.to_string())])
    }

    /// Returns a phrase with one number, which may decide its plural form.
    pub(crate) fn counted(&self, key: &str, name: &str, number: u32) -> String {
        self.words.text(key, &[(name, Value::Number(i64::from(number)))])
    }

    /// Returns the subject limited to one category.
    pub(crate) fn about(&self, category: Category) -> Subject<'a> {
        Subject { category: Some(category), ..self.clone() }
    }

    /// Returns the subject about another competition of the event, without a round.
    pub(super) fn of_competition(&self, tournament: &'a Tournament) -> Subject<'a> {
        let (competition, numbers) = (&tournament.competition, Rc::default());
        Subject { tournament, competition, numbers, round: None, category: None, ..self.clone() }
    }

    /// Returns the subject in another language.
    pub(crate) fn in_language(&self, words: Catalogue) -> Subject<'a> {
        Subject { words, ..self.clone() }
    }

    /// Returns the subject with the time of printing and the head of the history in the foot, or without, so that its sheets
    /// change only if their content does.
    pub(crate) fn stamped(self, is_stamped: bool) -> Subject<'a> {
        Subject { is_stamped, ..self }
    }

    /// Returns the subject limited to one room.
    pub(crate) fn in_room(&self, room: &'a Room) -> Subject<'a> {
        Subject { room: Some(room), ..self.clone() }
    }

    /// Returns the requested round, or the newest, for a sheet that says who plays where.
    ///
    /// # Errors
    /// Fails if the round is not paired, or if players choose their opponents: then a round only stores their games.
    pub(super) fn seated_round(&self) -> Result<u32> {
        if self.competition.system.is_free() {
            return Err(AppError::not_now(message!("self-pairing-no-rounds", name = &self.competition.name)));
        }
        self.paired_round()
    }

    /// Returns the same, about another round.
    pub(crate) fn about_round(self, round: Option<u32>) -> Subject<'a> {
        Subject { round, ..self }
    }

    /// Returns the requested round, or the newest.
    ///
    /// # Errors
    /// Fails if the round is not paired.
    pub(crate) fn paired_round(&self) -> Result<u32> {
        let newest = self.tournament.paired_rounds();
        let round = self.round.unwrap_or(newest.max(1));
        match self.tournament.round(round) {
            Some(_) => Ok(round),
            None => Err(AppError::not_now(message!("document-round-not-paired", round))),
        }
    }

    /// Returns the round of the requested standings, or the newest; 0 before the first round.
    ///
    /// # Errors
    /// Fails if the requested round is not paired.
    pub(crate) fn reached_round(&self) -> Result<u32> {
        match self.round {
            None => Ok(self.tournament.last_round_with_results()),
            Some(_) => self.paired_round(),
        }
    }

    /// Returns the games of a paired round by board, including knock-out games; only those of the room, if one is set.
    pub(super) fn games(&self, round: u32) -> Vec<&'a Game> {
        let mut games = self.tournament.games_of(round);
        games.retain(|game| self.room.is_none_or(|room| (room.first..=room.last).contains(&game.board)));
        games
    }

    /// Returns the rooms of the competition, all rooms of the event if it has none of its own.
    pub(crate) fn rooms(&self) -> Vec<&'a Room> {
        let used = self.tournament.event.for_competition(self.competition).halls;
        self.tournament.event.halls.iter().filter(|room| used.contains(room)).collect()
    }

    /// Returns the competition's name, with the room if one is set.
    fn competition_name(&self) -> String {
        let name = &self.competition.name;
        match self.room {
            None => name.clone(),
            Some(room) => self.phrase("sheet-in-hall", &[("competition", name), ("hall", &room.name)]),
        }
    }

    /// Returns "14 August", "14 August 2026" or "Friday, 14 August", depending on the key.
    pub(crate) fn date(&self, day: NaiveDate, key: &str) -> String {
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

    /// Returns the register without withdrawn players but with ghosts, strongest first (R7, R10).
    ///
    /// # Errors
    /// Fails if the register is empty.
    pub(super) fn entries(&self) -> Result<Vec<&'a Entry>> {
        let numbers = self.numbers();
        let listed = self.tournament.entries.iter().filter(|e| e.status != EntryStatus::Withdrawn);
        let mut entries: Vec<&Entry> = listed.collect();
        entries.sort_by_key(|e| numbers.get(&e.id));
        if entries.is_empty() { Err(AppError::not_now(message!("document-no-players"))) } else { Ok(entries) }
    }

    /// Returns the starting number of every entry; entries without one get the numbers after the last.
    pub(super) fn numbers(&self) -> &HashMap<EntryId, u32> {
        self.numbers.get_or_init(|| self.numbered())
    }

    fn numbered(&self) -> HashMap<EntryId, u32> {
        let mut entries: Vec<&Entry> = self.tournament.entries.iter().collect();
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

    /// Returns the heading of every page.
    pub(crate) fn heading(&self, round: Option<u32>) -> Heading {
        let event = &self.tournament.event;
        // Write the whole range of dates in each language, so that two languages do not mix.
        let days_in = |words: Catalogue| {
            let subject = self.in_language(words);
            if event.start == event.end {
                return subject.date(event.start, "sheet-date");
            }
            let (from, to) = (subject.date(event.start, "sheet-day-in-month"), subject.date(event.end, "sheet-date"));
            subject.phrase("sheet-days", &[("from", &from), ("to", &to)])
        };
        let mut days: Vec<String> = self.words.each().map(days_in).collect();
        days.dedup();
        let days = days.join(" / ");
        let place = if event.place.is_empty() { String::new() } else { format!("{}, ", event.place) };
        Heading {
            event: event.name.clone(),
            dates: format!("{place}{days}"),
            competition: self.competition_name(),
            round: round.map(|round| self.round_name(round)).unwrap_or_default(),
            printed: self.stamp(|session| session.now().format("%Y-%m-%d %H:%M").to_string()),
            corrected: String::new(),
            log: self.stamp(|session| app::log_head::head(session).map(|head| head.short()).unwrap_or_default()),
        }
    }

    /// Returns the heading of a sheet of the whole event, which names no competition.
    pub(super) fn heading_of_event(&self) -> Heading {
        Heading { competition: String::new(), ..self.heading(None) }
    }

    /// Returns the name of a round, marked if it is still a draft; empty in free games, which have no rounds.
    fn round_name(&self, round: u32) -> String {
        let state = self.tournament.round(round).map(|of| of.state);
        match state {
            _ if self.competition.system.is_free() => String::new(),
            Some(RoundState::Draft) => self.counted("sheet-round-draft", "round", round),
            _ => self.counted("sheet-round", "round", round),
        }
    }

    /// Returns a part of the foot; empty for a subject that is not stamped.
    fn stamp(&self, text: impl Fn(&EventSession) -> String) -> String {
        if self.is_stamped { text(self.session) } else { String::new() }
    }

    /// Returns a player as printed, by their publication choice.
    pub(super) fn player(&self, id: EntryId) -> PrintedPlayer {
        self.tournament.entry(id).map(|entry| self.printed(entry)).unwrap_or_default()
    }

    /// Returns the player of an entry as printed, by their publication choice.
    pub(super) fn printed(&self, entry: &Entry) -> PrintedPlayer {
        let shown = disclose(&entry.player, entry.number, Audience::PublicSheet);
        if let (Some(pair), DisclosedName::Full { .. } | DisclosedName::Initials { .. }) =
            (&entry.player.pair, &shown.name)
        {
            let [first, second] = pair.partners().map(|partner| self.partner(&partner.player));
            return PrintedPlayer {
                rank: entry.player.rank.to_string(),
                club: shown.club,
                country: shown.country.map(|c| c.to_string()).unwrap_or_default(),
                partner: Some(Box::new(second)),
                ..first
            };
        }
        let (family, given) = match shown.name {
            DisclosedName::Full { family, given } | DisclosedName::Initials { family, given } => (family, given),
            DisclosedName::Number(Some(n)) => (self.counted("sheet-anonymous-number", "number", n), String::new()),
            DisclosedName::Number(None) | DisclosedName::Hidden => (self.word("sheet-anonymous"), String::new()),
        };
        PrintedPlayer {
            given,
            family,
            rank: entry.player.rank.to_string(),
            club: shown.club,
            country: shown.country.map(|c| c.to_string()).unwrap_or_default(),
            ..PrintedPlayer::default()
        }
    }

    /// Returns the name of one of the two people of a pair, by their own publication choice.
    fn partner(&self, player: &Player) -> PrintedPlayer {
        match disclose(player, None, Audience::PublicSheet).name {
            DisclosedName::Full { family, given } | DisclosedName::Initials { family, given } => {
                PrintedPlayer { given, family, ..PrintedPlayer::default() }
            }
            DisclosedName::Number(_) | DisclosedName::Hidden => {
                PrintedPlayer { family: self.word("sheet-anonymous"), ..PrintedPlayer::default() }
            }
        }
    }
}

/// Fills a sheet of the competition as standings see it: of the teams as its players if teams meet.
///
/// # Errors
/// As `fill`.
pub(super) fn at_level<T>(subject: &Subject, fill: impl Fn(&Subject<'_>) -> Result<T>) -> Result<T> {
    if subject.competition.teams.is_none() {
        return fill(subject);
    }
    let level = pairing_level(subject.tournament, subject.competition);
    let competition = &level.competition;
    fill(&Subject { tournament: &level, competition, numbers: Rc::default(), ..subject.clone() })
}

/// Returns the room with this name, ignoring case.
fn room<'a>(tournament: &'a Tournament, name: &str) -> Result<&'a Room> {
    let rooms = &tournament.event.halls;
    rooms.iter().find(|room| room.name.to_lowercase() == name.trim().to_lowercase()).ok_or_else(|| {
        let known: Vec<&str> = rooms.iter().map(|room| room.name.as_str()).collect();
        AppError::bad_input(if known.is_empty() {
            message!("document-no-rooms")
        } else {
            message!("document-room-unknown", name, known)
        })
    })
}
