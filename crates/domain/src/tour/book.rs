//! The tour book: the players, the editions held, and the points gained in them (R83). Players are recognised by rules
//! that do not depend on the order of imports; players with different names are merged only by decision.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use deunicode::deunicode;
use serde::{Deserialize, Serialize};

use crate::model::category::{AgeRule, Category};
use crate::model::country::Country;
use crate::model::id::EntryId;
use crate::model::player::{Publication, Sex};
use crate::model::ratio::Ratio;
use crate::tour::event_number::EventNumber;
use crate::tour::id::{ChampionshipId, EditionId, MergeId, OrganiserKeyId, TourPlayerId, TwoPeopleId};
use crate::tour::ledger::{Edition, Gain};
use crate::tour::player_token::PlayerToken;

/// The contents of a tour book.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TourBook {
    /// The tour.
    pub tour: Tour,
    /// The organisers' keys.
    pub keys: Vec<OrganiserKey>,
    /// The championships.
    pub championships: Vec<Championship>,
    /// The editions of the championships.
    pub editions: Vec<TourEdition>,
    /// The players.
    pub players: Vec<TourPlayer>,
    /// The players' results in the editions.
    pub results: Vec<TourResult>,
    /// Decisions that two players are the same person.
    pub merges: Vec<Merge>,
    /// Decisions that two players are different people, so that they are not proposed as duplicates again.
    pub two_people: Vec<TwoPeople>,
}

/// The tour.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tour {
    /// Its name.
    pub name: String,
}

/// An organiser's key; the tour accepts the bundles signed with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrganiserKey {
    /// Its number in the book.
    pub id: OrganiserKeyId,
    /// The public key, 64 hexadecimal digits.
    pub public: String,
    /// The organiser's name.
    pub holder: String,
    /// The day from which bundles signed with it are refused.
    pub revoked: Option<NaiveDate>,
}

/// A championship, an event that is held repeatedly (R46).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Championship {
    /// Its number in the book.
    pub id: ChampionshipId,
    /// Its name.
    pub name: String,
}

/// One edition of a championship.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TourEdition {
    /// Its number in the book.
    pub id: EditionId,
    /// The event's permanent number.
    pub event: EventNumber,
    /// The championship.
    pub championship: ChampionshipId,
    /// The event's name.
    pub name: String,
    /// First day.
    pub start: NaiveDate,
    /// Last day.
    pub end: NaiveDate,
    /// Its class in the season (R44).
    pub class: String,
    /// The season's age-value coefficient (R47).
    pub avc: Ratio,
    /// Its rule for age categories (R2).
    pub ages: AgeRule,
    /// The sequence number of the event's bundle.
    pub sequence: u32,
    /// The bundle's hash.
    pub hash: String,
    /// The public key that signed it.
    pub key: String,
    /// The contents of the bundle, unchanged.
    pub data: String,
}

/// A player of the tour.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TourPlayer {
    /// Their number in the book.
    pub id: TourPlayerId,
    /// The token that identifies them.
    pub token: PlayerToken,
    /// Their data; the newest event has precedence.
    pub person: TourPerson,
    /// The last year for which they confirmed their membership in the tour.
    pub confirmed: Option<i32>,
}

/// The data of a person from an event.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TourPerson {
    /// Family name.
    pub family: Option<String>,
    /// Given name.
    pub given: Option<String>,
    /// Middle name.
    pub middle: Option<String>,
    /// "Family Given" in Latin letters, if their own name uses another script.
    pub latin: Option<String>,
    /// Tour registration number.
    pub irn: Option<String>,
    /// Number in the European Go Database.
    pub egd_pin: Option<String>,
    /// Club.
    pub club: Option<String>,
    /// Country.
    pub country: Option<Country>,
    /// Year of birth.
    pub birth_year: Option<i32>,
    /// Sex, if prizes depend on it.
    pub sex: Option<Sex>,
    /// Declared rank.
    pub rank: Option<String>,
    /// The publication choice.
    pub publication: Publication,
}

/// A player's result in an edition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TourResult {
    /// The edition.
    pub edition: EditionId,
    /// The player's key in the bundle.
    pub entry: EntryId,
    /// The player.
    pub player: TourPlayerId,
    /// Their data from the event.
    pub person: TourPerson,
    /// The category and the points gained; `None` for seniors and guests.
    pub gain: Option<Gain>,
    /// Whether they played in Future Stars (R4).
    pub future_stars: bool,
}

/// A decision that two players are the same person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Merge {
    /// Its number in the book.
    pub id: MergeId,
    /// The token of the player who is dropped.
    pub duplicate: PlayerToken,
    /// The token of the player who is kept.
    pub kept: PlayerToken,
}

/// A decision that two players are different people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TwoPeople {
    /// Its number in the book.
    pub id: TwoPeopleId,
    /// The token of the first player.
    pub one: PlayerToken,
    /// The token of the second player.
    pub other: PlayerToken,
}

impl TourPerson {
    /// Returns "Family Given" in full.
    pub fn name(&self) -> Option<String> {
        let parts: Vec<&str> = [&self.family, &self.given].into_iter().flatten().map(String::as_str).collect();
        (!parts.is_empty()).then(|| parts.join(" "))
    }

    /// Returns a form of the name that is equal for different spellings: its words in Latin capitals, sorted. `None` without a name.
    pub fn folded(&self) -> Option<String> {
        let latin = deunicode(self.latin.as_deref().unwrap_or(&self.name()?)).to_uppercase();
        let mut words: Vec<&str> =
            latin.split(|c: char| !c.is_ascii_alphanumeric()).filter(|w| !w.is_empty()).collect();
        words.sort_unstable();
        (!words.is_empty()).then(|| words.join(" "))
    }

    /// Returns this data, completed with the older data where a field is empty.
    fn or_older(self, older: TourPerson) -> TourPerson {
        TourPerson {
            family: self.family.or(older.family),
            given: self.given.or(older.given),
            middle: self.middle.or(older.middle),
            latin: self.latin.or(older.latin),
            irn: self.irn.or(older.irn),
            egd_pin: self.egd_pin.or(older.egd_pin),
            club: self.club.or(older.club),
            country: self.country.or(older.country),
            birth_year: self.birth_year.or(older.birth_year),
            sex: self.sex.or(older.sex),
            rank: self.rank.or(older.rank),
            publication: self.publication,
        }
    }

    /// Returns the token by tour registration number, otherwise by PIN.
    fn number_token(&self) -> Option<PlayerToken> {
        let irn = self.irn.as_deref().map(PlayerToken::of_irn);
        irn.or_else(|| self.egd_pin.as_deref().map(PlayerToken::of_pin))
    }

    /// Returns the token by family name, given name, year of birth and country; `None` if one of them is missing.
    fn name_token(&self) -> Option<PlayerToken> {
        Some(PlayerToken::of_name(self.family.as_deref()?, self.given.as_deref()?, self.birth_year?, self.country?))
    }
}

impl TourBook {
    /// Returns an empty book.
    pub fn new(name: impl Into<String>) -> TourBook {
        TourBook {
            tour: Tour { name: name.into() },
            keys: Vec::new(),
            championships: Vec::new(),
            editions: Vec::new(),
            players: Vec::new(),
            results: Vec::new(),
            merges: Vec::new(),
            two_people: Vec::new(),
        }
    }

    /// Returns the player with this key.
    pub fn player(&self, id: TourPlayerId) -> Option<&TourPlayer> {
        self.players.binary_search_by_key(&id, |p| p.id).ok().and_then(|at| self.players.get(at))
    }

    /// Returns the edition with this number.
    pub fn edition(&self, id: EditionId) -> Option<&TourEdition> {
        self.editions.iter().find(|e| e.id == id)
    }

    /// Returns the editions as input of the ledger (R46-R48).
    pub fn ledger(&self) -> Vec<Edition<TourPlayerId>> {
        let mut gains: BTreeMap<EditionId, BTreeMap<TourPlayerId, Gain>> = BTreeMap::new();
        for result in &self.results {
            let Some(gain) = result.gain else { continue };
            let of_edition = gains.entry(result.edition).or_default();
            let own = of_edition.entry(result.player).or_insert(Gain { points: Ratio::from_integer(0), ..gain });
            own.points += gain.points;
        }
        let edition = |e: &TourEdition| Edition {
            key: e.id,
            championship: e.championship,
            start: e.start,
            end: e.end,
            avc: e.avc,
            categories: e.ages.categories.clone(),
            in_race: e.class != "final",
            gains: gains.remove(&e.id).unwrap_or_default(),
        };
        self.editions.iter().map(edition).collect()
    }

    /// Returns a player's category in the year of `date`, by the rules of the newest edition on that date; `None` for
    /// seniors and for players whose year of birth is unknown.
    pub fn category(&self, player: &TourPlayer, date: NaiveDate) -> Option<Category> {
        let newest = self.editions.iter().filter(|e| e.start <= date).max_by_key(|e| (e.start, &e.event));
        let ages = newest.map_or_else(AgeRule::default, |edition| edition.ages.clone());
        ages.category(player.person.birth_year.map(crate::model::player::Birth::Year), date)
    }

    /// Identifies all players again, from the data of the editions and the decisions taken: by tour registration
    /// number, otherwise by PIN, otherwise by name, year of birth and country. The result does not depend on the order
    /// of imports. Each new player gets a key from `next_id`, which returns keys that the book never had.
    pub fn recognise(&mut self, mut next_id: impl FnMut() -> TourPlayerId) {
        let tokens = self.tokens();
        let mut order: Vec<usize> = (0..self.results.len()).collect();
        let when: BTreeMap<EditionId, (NaiveDate, &EventNumber)> =
            self.editions.iter().map(|e| (e.id, (e.start, &e.event))).collect();
        order.sort_by_key(|&at| (when.get(&self.results[at].edition).copied(), self.results[at].entry));
        let mut persons: BTreeMap<&PlayerToken, TourPerson> = BTreeMap::new();
        for at in order {
            let older = persons.remove(&tokens[at]).unwrap_or_default();
            persons.insert(&tokens[at], self.results[at].person.clone().or_older(older));
        }
        // Books of older versions may have two spellings of one token. The older player keeps their key.
        let known: BTreeMap<&PlayerToken, &TourPlayer> = self.players.iter().rev().map(|p| (&p.token, p)).collect();
        let mut players: Vec<TourPlayer> = Vec::new();
        for (token, person) in persons {
            let old = known.get(token);
            let id = old.map_or_else(&mut next_id, |old| old.id);
            players.push(TourPlayer { id, token: token.clone(), person, confirmed: old.and_then(|old| old.confirmed) });
        }
        let ids: BTreeMap<PlayerToken, TourPlayerId> = players.iter().map(|p| (p.token.clone(), p.id)).collect();
        players.sort_by_key(|p| p.id);
        self.players = players;
        for (result, token) in self.results.iter_mut().zip(&tokens) {
            result.player = ids[token];
        }
    }

    /// Returns the token of each result's player.
    fn tokens(&self) -> Vec<PlayerToken> {
        let mut irn_of_pin: BTreeMap<PlayerToken, BTreeSet<PlayerToken>> = BTreeMap::new();
        for person in self.results.iter().map(|r| &r.person) {
            if let (Some(pin), Some(_)) = (&person.egd_pin, &person.irn) {
                irn_of_pin.entry(PlayerToken::of_pin(pin)).or_default().extend(person.number_token());
            }
        }
        let only = |set: Option<&BTreeSet<PlayerToken>>| set.filter(|s| s.len() == 1).and_then(|s| s.first().cloned());
        let number =
            |person: &TourPerson| person.number_token().map(|token| only(irn_of_pin.get(&token)).unwrap_or(token));
        let (mut number_of_name, mut met, mut namesakes) = (BTreeMap::new(), BTreeSet::new(), BTreeSet::new());
        for result in &self.results {
            let Some(name) = result.person.name_token() else { continue };
            let numbers: &mut BTreeSet<PlayerToken> = number_of_name.entry(name.clone()).or_default();
            numbers.extend(number(&result.person));
            // Two players with the same name in one competition are different people; only a number separates them.
            if result.person.number_token().is_none()
                && !met.insert((result.edition, result.future_stars, name.clone()))
            {
                namesakes.insert(name);
            }
        }
        let merged: BTreeMap<&PlayerToken, &PlayerToken> =
            self.merges.iter().map(|m| (&m.duplicate, &m.kept)).collect();
        let events: BTreeMap<EditionId, &EventNumber> = self.editions.iter().map(|e| (e.id, &e.event)).collect();
        let token = |result: &TourResult| {
            let alone = || PlayerToken::of_entry(events.get(&result.edition).copied(), result.entry);
            let name = result.person.name_token().filter(|name| !namesakes.contains(name));
            let raw = result.person.number_token().or_else(|| name.clone()).unwrap_or_else(alone);
            let decided = merged.contains_key(&raw);
            let by_name = || name.and_then(|name| only(number_of_name.get(&name)));
            let found = if decided { None } else { number(&result.person).or_else(by_name) };
            follow(found.unwrap_or(raw), &merged)
        };
        self.results.iter().map(token).collect()
    }

    /// Returns whether two players are different people by decision.
    fn are_different(&self, a: &TourPlayer, b: &TourPlayer) -> bool {
        let (a, b) = (&a.token, &b.token);
        self.two_people.iter().any(|d| (&d.one, &d.other) == (a, b) || (&d.one, &d.other) == (b, a))
    }

    /// Returns pairs of players who may be the same person, because their names have the same words in some spelling.
    /// They are only proposals: nothing is merged, and decided pairs are left out.
    pub fn duplicates(&self) -> Vec<(TourPlayerId, TourPlayerId)> {
        let mut by_name: BTreeMap<String, Vec<&TourPlayer>> = BTreeMap::new();
        for player in &self.players {
            if let Some(folded) = player.person.folded() {
                by_name.entry(folded).or_default().push(player);
            }
        }
        let mut pairs = Vec::new();
        for group in by_name.values() {
            for (at, a) in group.iter().enumerate() {
                for b in &group[at + 1..] {
                    let numbered = a.person.irn.is_some() && b.person.irn.is_some();
                    let years = a.person.birth_year.zip(b.person.birth_year);
                    let distinct = numbered && years.is_some_and(|(one, other)| one != other);
                    if !distinct && !self.are_different(a, b) {
                        pairs.push((a.id.min(b.id), a.id.max(b.id)));
                    }
                }
            }
        }
        pairs.sort_unstable();
        pairs
    }
}

/// Returns the token that the merges lead to; the token itself if they form a cycle.
fn follow(token: PlayerToken, merged: &BTreeMap<&PlayerToken, &PlayerToken>) -> PlayerToken {
    let mut at = &token;
    for _ in 0..=merged.len() {
        match merged.get(at) {
            Some(next) => at = next,
            None => return at.clone(),
        }
    }
    token
}

crate::model::record::records! {
    _it: Tour, key () = ();
    it: OrganiserKey, key OrganiserKeyId = it.id;
    it: Championship, key ChampionshipId = it.id;
    it: TourEdition, key EditionId = it.id;
    it: TourPlayer, key TourPlayerId = it.id;
    it: TourResult, key (EditionId, EntryId) = (it.edition, it.entry);
    it: Merge, key MergeId = it.id;
    it: TwoPeople, key TwoPeopleId = it.id;
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Returns the keys after `last`, one by one.
    fn ids(last: i64) -> impl FnMut() -> TourPlayerId {
        let mut keys = last + 1..;
        move || TourPlayerId(keys.next().unwrap())
    }

    fn person(family: &str, irn: Option<&str>, pin: Option<&str>) -> TourPerson {
        TourPerson {
            family: Some(family.into()),
            given: Some("Ana".into()),
            irn: irn.map(Into::into),
            egd_pin: pin.map(Into::into),
            birth_year: Some(2011),
            country: "RO".parse().ok(),
            ..TourPerson::default()
        }
    }

    fn book(results: &[(i64, TourPerson)]) -> TourBook {
        let mut book = TourBook::new("Tour");
        for (at, (edition, person)) in results.iter().enumerate() {
            if book.edition(EditionId(*edition)).is_none() {
                let start = NaiveDate::from_ymd_opt(2026, 1, *edition as u32).unwrap();
                book.editions.push(TourEdition {
                    id: EditionId(*edition),
                    event: EventNumber::derived(&edition.to_string()),
                    championship: ChampionshipId(1),
                    name: String::new(),
                    start,
                    end: start,
                    class: "1000".into(),
                    avc: Ratio::new(2, 3),
                    ages: AgeRule::default(),
                    sequence: 1,
                    hash: String::new(),
                    key: String::new(),
                    data: String::new(),
                });
            }
            book.results.push(TourResult {
                edition: EditionId(*edition),
                entry: EntryId(at as i64),
                player: TourPlayerId(0),
                person: person.clone(),
                gain: None,
                future_stars: false,
            });
        }
        book.recognise(ids(0));
        book
    }

    /// Returns the results of each person.
    fn results_by_person(book: &TourBook) -> BTreeSet<BTreeSet<i64>> {
        let of =
            |player: &TourPlayer| book.results.iter().filter(|r| r.player == player.id).map(|r| r.entry.0).collect();
        book.players.iter().map(of).collect()
    }

    #[test]
    fn recognise_uses_numbers_then_name_year_and_country() {
        let tour = book(&[
            (1, person("Pop", None, None)),
            (2, person("Pop", Some("RO-1"), Some("11111111"))),
            (3, person("Popa", None, Some("11111111"))),
            (3, person("Popa", None, None)),
        ]);
        assert_eq!(
            results_by_person(&tour),
            [[0, 1, 2, 3].into()].into(),
            "a number links all results with the same name"
        );
        assert_eq!(tour.players[0].person.family.as_deref(), Some("Popa"), "the newest name has precedence");
        let namesakes =
            book(&[(1, person("Pop", None, None)), (1, person("Pop", None, None)), (2, person("Pop", None, None))]);
        assert_eq!(namesakes.players.len(), 3, "two players with the same name in one event are different people");
        assert_eq!(namesakes.duplicates().len(), 3);
    }

    #[test]
    fn composed_and_decomposed_accents_are_one_name() {
        let (composed, decomposed) = ("Țurcanu", "T\u{326}urcanu");
        assert_ne!(composed, decomposed);
        let mut tour = book(&[(1, person(composed, None, None)), (2, person(decomposed, None, None))]);
        assert_eq!(results_by_person(&tour), [[0, 1].into()].into(), "points would count twice");
        // A book of an older version has both, and decisions with both spellings.
        let token = |name: &str| format!("name:{name}|Ana|2011|RO").parse().unwrap();
        tour.players = [composed, decomposed]
            .into_iter()
            .zip([7, 9])
            .map(|(name, id)| TourPlayer {
                id: TourPlayerId(id),
                token: token(name),
                person: person(name, None, None),
                confirmed: None,
            })
            .collect();
        tour.merges.push(Merge { id: MergeId(1), duplicate: token(decomposed), kept: PlayerToken::of_irn("RO-1") });
        tour.recognise(ids(9));
        assert_eq!(tour.players.iter().map(|p| p.token.to_string()).collect::<Vec<_>>(), ["irn:RO-1"]);
        tour.merges.clear();
        tour.players.clear();
        tour.recognise(ids(9));
        assert_eq!(tour.players.len(), 1);
    }

    #[test]
    fn other_spellings_are_proposed_but_merged_only_by_decision() {
        let mut book = book(&[(1, person("Țurcanu", None, None)), (2, person("Turcanu", None, None))]);
        assert_eq!(book.players.len(), 2);
        let [(a, b)] = book.duplicates()[..] else { panic!("one proposal") };
        let token = |id| book.player(id).unwrap().token.clone();
        let (one, other) = (token(a), token(b));
        book.two_people = vec![TwoPeople { id: TwoPeopleId(1), one: other.clone(), other: one.clone() }];
        assert!(book.duplicates().is_empty(), "a decided pair is not proposed again");
        book.two_people.clear();
        book.merges = vec![Merge { id: MergeId(1), duplicate: one, kept: other }];
        book.recognise(ids(100));
        assert_eq!((book.players.len(), book.players[0].id), (1, b));
        assert!(book.duplicates().is_empty());
    }

    /// A result: its number, its edition, and the indices of its name, tour number and PIN.
    type Generated = (usize, (i64, u8, u8, u8));

    proptest! {
        #[test]
        fn recognise_does_not_depend_on_the_order_of_results(
            (results, shuffled) in prop::collection::vec((1..5i64, 0..3u8, 0..3u8, 0..3u8), 1..14).prop_flat_map(|all| {
                let numbered: Vec<_> = all.into_iter().enumerate().collect();
                (Just(numbered.clone()), Just(numbered).prop_shuffle())
            })
        ) {
            let number = |n: u8| ["", "A", "B"][n as usize];
            let some = |n: u8| Some(number(n)).filter(|n| !n.is_empty());
            let groups = |order: &[Generated]| {
                let people = |&(_, (edition, name, irn, pin)): &Generated| {
                    (edition, person(["Pop", "Popa", "Lup"][name as usize], some(irn), some(pin)))
                };
                let mut book = book(&order.iter().map(people).collect::<Vec<_>>());
                for (result, &(at, _)) in book.results.iter_mut().zip(order) {
                    result.entry = EntryId(at as i64);
                }
                book.recognise(ids(100));
                results_by_person(&book)
            };
            prop_assert_eq!(groups(&results), groups(&shuffled));
        }
    }
}
