//! What a document is printed about, and what all documents ask of it: the round, the category, headings, people.

use std::cmp::Reverse;
use std::collections::HashMap;

use domain::player::Publication;
use domain::{Category, Competition, Entry, EntryId, EntryStatus, Game, Tournament};
use print::{Heading, Player};

use crate::desk::Desk;
use crate::exchange::request::PrintSheet;
use crate::failure::{Failure, Outcome};

/// The event, and the part of it that is asked for.
pub(crate) struct Subject<'a> {
    pub desk: &'a Desk,
    pub tournament: &'a Tournament,
    pub competition: &'a Competition,
    round: Option<u32>,
    pub category: Option<Category>,
    pub board: Option<u32>,
    pub blank: bool,
    pub sections: bool,
}

impl<'a> Subject<'a> {
    /// What the request is about.
    ///
    /// # Errors
    /// There is no such round or category.
    pub(crate) fn of(desk: &'a Desk, request: &PrintSheet) -> Outcome<Subject<'a>> {
        let (tournament, competition) = (desk.tournament()?, desk.competition()?);
        if request.round == Some(0) {
            return Err(Failure::bad_input("There is no round 0: rounds count from 1."));
        }
        Ok(Subject {
            desk,
            tournament,
            competition,
            round: request.round,
            category: request.category.map(|limit| crate::knockout::category(tournament, limit)).transpose()?,
            board: request.board,
            blank: request.blank,
            sections: request.sections,
        })
    }

    /// The same, about one category.
    pub(crate) fn about(&self, category: Category) -> Subject<'a> {
        Subject { category: Some(category), ..*self }
    }

    /// The round asked for, or the newest.
    ///
    /// # Errors
    /// It is not paired.
    pub(crate) fn paired_round(&self) -> Outcome<u32> {
        let newest = self.tournament.paired_rounds(self.competition.id);
        let round = self.round.unwrap_or(newest.max(1));
        match self.tournament.round(self.competition.id, round) {
            Some(_) => Ok(round),
            None => Err(Failure::not_now(format!("Round {round} is not paired: pair it before printing it."))),
        }
    }

    /// The round after which the standings are asked for, or the newest; 0 before the first.
    ///
    /// # Errors
    /// It is not paired.
    pub(super) fn reached_round(&self) -> Outcome<u32> {
        match self.round {
            None => Ok(self.tournament.paired_rounds(self.competition.id)),
            Some(_) => self.paired_round(),
        }
    }

    /// The games of a paired round in the order of boards, knock-out games among them.
    pub(super) fn games(&self, round: u32) -> Vec<&'a Game> {
        self.tournament.games_of(self.competition.id, round)
    }

    /// Everyone who is in the register, the strongest first; who left is not, a stand-in is (R7, R10).
    ///
    /// # Errors
    /// Nobody is.
    pub(super) fn entries(&self) -> Outcome<Vec<&'a Entry>> {
        let numbers = self.numbers();
        let listed = self.tournament.entries_of(self.competition.id).filter(|e| e.status != EntryStatus::Withdrawn);
        let mut entries: Vec<&Entry> = listed.collect();
        entries.sort_by_key(|e| numbers.get(&e.id));
        if entries.is_empty() {
            Err(Failure::not_now("Nobody is registered: register players first."))
        } else {
            Ok(entries)
        }
    }

    /// The number of every entry: the starting number, or while it has none the next one behind those given.
    pub(super) fn numbers(&self) -> HashMap<EntryId, u32> {
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
    pub(super) fn heading(&self, round: Option<u32>) -> Heading {
        let event = &self.tournament.event;
        let days = if event.start == event.end {
            event.start.format("%-d %B %Y").to_string()
        } else {
            format!("{} – {}", event.start.format("%-d %B"), event.end.format("%-d %B %Y"))
        };
        let place = if event.place.is_empty() { String::new() } else { format!("{}, ", event.place) };
        Heading {
            event: event.name.clone(),
            dates: format!("{place}{days}"),
            competition: self.competition.name.clone(),
            round: round.map(|r| format!("Round {r}")).unwrap_or_default(),
            printed: self.desk.now().format("%Y-%m-%d %H:%M").to_string(),
        }
    }

    /// A player as paper shows him, as much as he lets be published.
    pub(super) fn player(&self, id: EntryId) -> Player {
        self.tournament.entry(id).map(printed).unwrap_or_default()
    }
}

/// An entry's player as paper shows him, as much as he lets be published.
pub(super) fn printed(entry: &Entry) -> Player {
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
fn published(entry: &Entry) -> (String, String) {
    let initial = |name: &str| name.chars().next().map(|c| format!("{c}.")).unwrap_or_default();
    let person = &entry.player;
    match person.publication {
        Publication::Full => (person.family.clone(), person.given.clone()),
        Publication::Initials => (initial(&person.family), initial(&person.given)),
        Publication::Anonymous => {
            (entry.number.map_or_else(|| "Anonymous".into(), |n| format!("No. {n}")), String::new())
        }
    }
}
