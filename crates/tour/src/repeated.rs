//! Recognises a bundle of an event that the book has already under another number, such as one that somebody typed in again: its points
//! would count twice. Numbers of entries and boards differ then, so people are compared as people, and games by who won against whom.
//!
//! Heads of histories need no comparison of their own: the number follows from the first entry of the history, so that two files with
//! an entry in common have one number.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use domain::TourBook;
use domain::tour::book::{TourEdition, TourPerson};
use formats::bundle::{Bundle, Data, GameData};

use super::bundle_contents::person;

/// An event with the people who played in it, by their keys in the bundle.
struct Played<'a> {
    name: &'a str,
    key: &'a str,
    /// The first and the last day.
    days: [NaiveDate; 2],
    games: &'a [GameData],
    people: BTreeMap<i64, TourPerson>,
}

/// Returns the name of the event in the book that a bundle repeats under another number: its days overlap, and it has games or players in
/// common as one event has. A director decides whether it is another event all the same, and is not asked again about what was so in the
/// event's bundle in the book.
pub(super) fn repeated(book: &TourBook, bundle: &Bundle) -> Option<String> {
    let is_own = |known: &&TourEdition| known.event == bundle.manifest.event;
    let people = bundle.data.players.iter().map(|p| (p.player, person(p, bundle.persons.get(&p.player)))).collect();
    let (new, key) = (Played::of(&bundle.data, &bundle.manifest.key, people), &bundle.manifest.event);
    let own = book.editions.iter().find(is_own).and_then(|known| Some((known, data(known)?)));
    let before = own.as_ref().map(|(known, data)| Played::of_edition(book, known, data));
    let repeats = |known: &&TourEdition| {
        let Some(data) = data(known).filter(|_| known.event != *key) else { return false };
        let other = Played::of_edition(book, known, &data);
        new.newly_repeats(before.as_ref(), &other)
    };
    book.editions.iter().find(repeats).map(|known| known.name.clone())
}

fn data(edition: &TourEdition) -> Option<Data> {
    serde_json::from_str(&edition.data).ok()
}

impl<'a> Played<'a> {
    fn of(data: &'a Data, key: &'a str, people: BTreeMap<i64, TourPerson>) -> Played<'a> {
        Played { name: &data.event.name, key, days: [data.event.start, data.event.end], games: &data.games, people }
    }

    fn of_edition(book: &TourBook, edition: &'a TourEdition, data: &'a Data) -> Played<'a> {
        let results = book.results.iter().filter(|result| result.edition == edition.id);
        Played::of(data, &edition.key, results.map(|result| (result.entry.0, result.person.clone())).collect())
    }

    /// Whether it repeats another event that it did not repeat in the bundle `before`.
    fn newly_repeats(&self, before: Option<&Played>, other: &Played) -> bool {
        self.repeats(other) && !before.is_some_and(|before| before.repeats(other))
    }

    /// Whether both have a day in common and may be one event.
    fn repeats(&self, other: &Played) -> bool {
        self.days[0] <= other.days[1] && other.days[0] <= self.days[1] && self.looks_like(other)
    }

    /// Whether both may be one event of the same days: they have half of the games of either, half of the players and the name, or nearly
    /// all players and the organiser. Side events for some of the players have other games.
    fn looks_like(&self, other: &Played) -> bool {
        let same = self.same_people(other);
        let games = self.common_games(other, &same);
        let (fewer, more) = (self.people.len().min(other.people.len()), self.people.len().max(other.people.len()));
        let has_name = self.name.to_lowercase() == other.name.to_lowercase();
        games > 0 && 2 * games >= self.games.len().min(other.games.len())
            || has_name && !same.is_empty() && 2 * same.len() >= fewer
            || self.key == other.key && !same.is_empty() && 10 * same.len() >= 9 * more
    }

    /// Returns the people of this event who are in the other one: the key here, and the key there.
    fn same_people(&self, other: &Played) -> BTreeMap<i64, i64> {
        let mut listed: BTreeMap<String, Vec<(i64, &TourPerson)>> = BTreeMap::new();
        for (key, person) in &other.people {
            marks(person).into_iter().for_each(|mark| listed.entry(mark).or_default().push((*key, person)));
        }
        let (mut found, mut taken) = (BTreeMap::new(), BTreeSet::new());
        for (key, person) in &self.people {
            let mut alike = marks(person).into_iter().filter_map(|mark| listed.get(&mark)).flatten();
            if let Some((at, _)) = alike.find(|(at, other)| !differ(person, other) && !taken.contains(at)) {
                found.insert(*key, *at);
                taken.insert(*at);
            }
        }
        found
    }

    /// Returns the number of games that both have: those of the same people with the same winner, or those that are the same to the
    /// letter, of players who have no name or number in one of both.
    fn common_games(&self, other: &Played, same: &BTreeMap<i64, i64>) -> usize {
        let mut left: BTreeMap<(i64, i64, &str), usize> = BTreeMap::new();
        for game in other.games {
            *left.entry(by_winner(game, game.black, game.white)).or_default() += 1;
        }
        let by_people = self.games.iter().filter(|game| {
            let pair = same.get(&game.black).zip(same.get(&game.white));
            let known = pair.and_then(|(black, white)| left.get_mut(&by_winner(game, *black, *white)));
            known.filter(|count| **count > 0).map(|count| *count -= 1).is_some()
        });
        let by_people = by_people.count();
        let may_be_one = |key: &i64| same.get(key) == Some(key) || !self.is_marked(*key) || !other.is_marked(*key);
        let is_alike = |game: &&GameData| other.games.contains(game) && [game.black, game.white].iter().all(may_be_one);
        let to_the_letter = self.games.iter().filter(is_alike).count();
        by_people.max(to_the_letter)
    }

    /// Whether the player with this key can be compared as a person.
    fn is_marked(&self, key: i64) -> bool {
        self.people.get(&key).is_some_and(|person| !marks(person).is_empty())
    }
}

/// Returns by what a person is found: numbers first, then the name in any spelling.
fn marks(person: &TourPerson) -> Vec<String> {
    let number = |kind: &str, number: &Option<String>| number.as_ref().map(|number| format!("{kind} {number}"));
    let name = person.folded().map(|name| format!("name {name}"));
    [number("irn", &person.irn), number("pin", &person.egd_pin), name].into_iter().flatten().collect()
}

/// Whether two people with a mark in common are different people all the same: both have a number of a kind, and not the same one, or
/// without one, another year of birth.
fn differ(one: &TourPerson, other: &TourPerson) -> bool {
    let numbers = [one.irn.as_ref().zip(other.irn.as_ref()), one.egd_pin.as_ref().zip(other.egd_pin.as_ref())];
    let years = one.birth_year.zip(other.birth_year);
    match numbers.into_iter().flatten().next() {
        Some((one, other)) => one != other,
        None => years.is_some_and(|(one, other)| one != other),
    }
}

/// Returns the players of a game, the winner first, and the result that this order shows. Colours may be typed the other way round.
fn by_winner(game: &GameData, black: i64, white: i64) -> (i64, i64, &str) {
    match game.result.as_str() {
        "1-0" => (black, white, "won"),
        "0-1" => (white, black, "won"),
        other => (black.min(white), black.max(white), other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// People with these family names, numbered from `first`.
    fn people(names: &[&str], first: i64) -> BTreeMap<i64, TourPerson> {
        let person = |name: &&str| TourPerson {
            family: Some((*name).into()),
            given: Some("Sam".into()),
            birth_year: Some(2012),
            ..TourPerson::default()
        };
        (first..).zip(names.iter().map(person)).collect()
    }

    fn game(board: u32, black: i64, white: i64, result: &str) -> GameData {
        let (competition, round, handicap) = (1, 1, 0);
        let result = result.into();
        GameData { competition, round, board, black, white, handicap, result, knockout: None, ladder: None }
    }

    fn days() -> [NaiveDate; 2] {
        [14, 16].map(|day| NaiveDate::from_ymd_opt(2026, 8, day).expect("a day"))
    }

    const NAMES: [&str; 6] = ["Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir"];

    #[test]
    fn an_event_typed_in_again_is_recognised_in_any_order() {
        let games = [game(1, 1, 2, "1-0"), game(2, 3, 4, "0-1"), game(3, 5, 6, "jigo")];
        let old = Played { name: "Cup", key: "a", days: days(), games: &games, people: people(&NAMES, 1) };
        // The last is entered first, boards count from the other end, one pair has the other colours, and one result is wrong.
        let mut reversed = NAMES;
        reversed.reverse();
        let games = [game(9, 11, 12, "jigo"), game(8, 13, 14, "1-0"), game(7, 15, 16, "1-0")];
        let again = Played { name: "Typed", key: "b", days: days(), games: &games, people: people(&reversed, 11) };
        assert_eq!(again.common_games(&old, &again.same_people(&old)), 2);
        assert!(again.looks_like(&old) && old.looks_like(&again));
    }

    #[test]
    fn people_are_told_apart_by_their_numbers_and_years() {
        let person = |family: &str, pin: Option<&str>, year| TourPerson {
            family: Some(family.into()),
            egd_pin: pin.map(Into::into),
            birth_year: year,
            ..TourPerson::default()
        };
        let pop = person("Țurcanu", Some("1"), Some(2012));
        let same = |other: TourPerson| {
            let played = |person: TourPerson| Played {
                name: "",
                key: "",
                days: days(),
                games: &[],
                people: [(1, person)].into(),
            };
            !played(pop.clone()).same_people(&played(other)).is_empty()
        };
        assert!(same(person("Lup", Some("1"), None)), "one number");
        assert!(same(person("Turcanu", None, Some(2012))) && same(person("Turcanu", None, None)));
        assert!(!same(person("Turcanu", Some("2"), Some(2012))), "two numbers");
        assert!(!same(person("Turcanu", None, Some(2013))) && !same(person("Lup", None, Some(2012))));
    }

    #[test]
    fn a_side_event_of_some_players_is_another_event() {
        let games = [game(1, 1, 2, "1-0"), game(2, 3, 4, "0-1"), game(3, 5, 6, "1-0")];
        let old = Played { name: "Cup", key: "a", days: days(), games: &games, people: people(&NAMES, 1) };
        let games = [game(1, 1, 3, "1-0"), game(2, 2, 4, "0-1")];
        let side = Played { name: "Lightning", key: "a", days: days(), games: &games, people: people(&NAMES[..4], 1) };
        assert!(!side.looks_like(&old));
        assert!(Played { name: "cup", ..side }.looks_like(&old), "the same name, days and players");
    }

    #[test]
    fn an_event_of_the_same_organiser_and_players_is_asked_about() {
        let games = [game(1, 1, 2, "1-0")];
        let old = Played { name: "Cup", key: "a", days: days(), games: &games, people: people(&NAMES, 1) };
        let new = |key| Played { name: "Other", key, days: days(), games: &[], people: people(&NAMES, 7) };
        assert!(new("a").looks_like(&old) && !new("b").looks_like(&old));
    }

    #[test]
    fn people_without_names_are_compared_to_the_letter_only() {
        let games = [game(1, 1, 2, "1-0")];
        let nobody = || BTreeMap::from([(1, TourPerson::default()), (2, TourPerson::default())]);
        let old = Played { name: "Cup", key: "a", days: days(), games: &games, people: nobody() };
        let new = Played { name: "Autumn", key: "a", days: days(), games: &games, people: nobody() };
        assert!(new.looks_like(&old));
        let other = [game(2, 1, 2, "1-0")];
        assert!(!Played { games: &other, ..new }.looks_like(&old));
    }

    #[test]
    fn events_of_other_people_with_the_same_keys_are_different() {
        let games = [game(1, 1, 2, "1-0"), game(2, 3, 4, "1-0")];
        let old = Played { name: "Cup", key: "a", days: days(), games: &games, people: people(&NAMES[..4], 1) };
        let others = people(&["Gorse", "Hazel", "Ivy", "Juniper"], 1);
        let new = Played { name: "Autumn", key: "a", days: days(), games: &games, people: others };
        assert!(!new.looks_like(&old));
        let nameless = (1..=4).map(|key| (key, TourPerson::default())).collect();
        assert!(Played { people: nameless, ..new }.looks_like(&old), "the same bundle without names");
    }

    #[test]
    fn an_event_that_becomes_a_double_by_a_later_bundle_is_asked_about_once() {
        let games = [game(1, 1, 2, "1-0"), game(2, 3, 4, "0-1")];
        let typed = Played { name: "Cup", key: "b", days: days(), games: &games, people: people(&NAMES, 1) };
        let of = |games| Played { name: "Other", key: "a", days: days(), games, people: people(&NAMES, 1) };
        let (early, last) = (of(&[]), of(&games));
        assert!(!early.newly_repeats(None, &typed));
        assert!(last.newly_repeats(Some(&early), &typed));
        assert!(!last.newly_repeats(Some(&last), &typed), "the tour accepted it before");
        let next_year = days().map(|day| day + chrono::Days::new(365));
        assert!(!Played { days: next_year, ..of(&games) }.newly_repeats(None, &typed));
    }
}
