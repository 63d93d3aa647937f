//! The part of an event that belongs to one competition, and the people that competitions share.

use std::collections::{BTreeMap, HashSet};

use crate::model::competition::Competition;
use crate::model::entry::Entry;
use crate::model::event::Event;
use crate::model::id::{CompetitionId, EntryId, GameId, PersonId};
use crate::model::pair::PairRules;
use crate::model::player::Player;
use crate::model::record::{EventRecord, Owner};
use crate::model::tournament::Tournament;
use crate::with_collections;

impl Tournament {
    /// Returns the event with only one of its competitions, the records of that competition, and the boards that the others
    /// use.
    pub fn part(&self, id: CompetitionId) -> Tournament {
        Tournament { boards_elsewhere: self.boards_in_use_besides(id), ..self.only(|other| other == id) }
    }

    /// Returns the event with `part` in place of the competition `id`. People that `part` changed are changed in their other
    /// competitions too, but keep their rank and rating where the register is closed.
    pub fn with_part(&self, id: CompetitionId, part: &Tournament) -> Tournament {
        let mut whole = self.only(|other| other != id);
        whole.event = part.event.clone();
        whole.take(part);
        whole.update_people(self, part);
        whole
    }

    /// Returns the event without a competition and all its records.
    pub fn without(&self, id: CompetitionId) -> Tournament {
        let mut rest = self.only(|other| other != id);
        rest.event.freezes.retain(|freeze| freeze.competition != id);
        rest
    }

    /// Returns a person's entry in a competition: a pair as a whole, not one of its partners.
    pub fn entry_of(&self, person: PersonId, competition: CompetitionId) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.person == person && entry.competition == competition)
    }

    /// Returns the entry in which a person plays in a competition, alone or as a partner of a pair.
    pub fn entry_with(&self, person: PersonId, competition: CompetitionId) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.competition == competition && entry.has_person(person))
    }

    /// Copies the people that `part` changed, compared with `before`, to their entries in other competitions. Pairs take over
    /// what changes in one of their partners.
    fn update_people(&mut self, before: &Tournament, part: &Tournament) {
        let changes = Changes::between(before, part);
        if changes.players.is_empty() && changes.levies.is_empty() {
            return;
        }
        let rules: BTreeMap<CompetitionId, (bool, Option<PairRules>)> =
            self.competitions.iter().map(|c| (c.id, (c.register_closed.is_some(), c.pairs))).collect();
        for entry in &mut self.entries {
            let (closed, pairs) = rules.get(&entry.competition).copied().unwrap_or_default();
            changes.apply(entry, closed, pairs.unwrap_or_default());
        }
    }
}

/// Defines the methods that treat all collections alike.
macro_rules! parts {
    ($($collection:ident),*) => {
        impl Tournament {
            /// Returns an event without entries and rounds.
            pub fn new(event: Event, competitions: Vec<Competition>) -> Tournament {
                let nothing = Tournament {
                    event,
                    assumed: Vec::new(),
                    boards_elsewhere: Vec::new(),
                    board_points: BTreeMap::new(),
                    $($collection: Vec::new(),)*
                };
                Tournament { competitions, ..nothing }
            }

            /// Returns the competitions for which `of` is true, and their records. Nothing else is copied: an event can have tens of
            /// thousands of games.
            fn only(&self, of: impl Fn(CompetitionId) -> bool) -> Tournament {
                let games: HashSet<GameId> =
                    self.games.iter().filter(|game| of(game.competition)).map(|game| game.id).collect();
                let is_kept = |owner: Owner| match owner {
                    Owner::Event => true,
                    Owner::Competition(id) => of(id),
                    Owner::Game(id) => games.contains(&id),
                };
                Tournament {
                    event: self.event.clone(),
                    assumed: self.assumed.clone(),
                    boards_elsewhere: self.boards_elsewhere.clone(),
                    board_points: self.board_points.clone(),
                    $($collection: kept(&self.$collection, |record| is_kept(record.owner())),)*
                }
            }

            /// Takes the records of a part.
            fn take(&mut self, part: &Tournament) {
                $(merge(&mut self.$collection, &part.$collection);)*
            }
        }
    };
}

with_collections!(parts);

/// What a part of an event changes about people.
struct Changes<'t> {
    /// The new data of a person, with the entry that they come from.
    players: BTreeMap<PersonId, (EntryId, &'t Player)>,
    /// The entries whose membership or payment changed.
    levies: BTreeMap<PersonId, &'t Entry>,
}

impl<'t> Changes<'t> {
    fn between(before: &Tournament, part: &'t Tournament) -> Changes<'t> {
        let mut changes = Changes { players: BTreeMap::new(), levies: BTreeMap::new() };
        for entry in &part.entries {
            let old = before.entry(entry.id);
            if old.is_none_or(|old| !same_facts(old, entry)) {
                changes.levies.insert(entry.person, entry);
            }
            let known = old.map(Entry::people).unwrap_or_default();
            let is_new = |one: &(PersonId, &Player)| !known.contains(one);
            let changed = entry.people().into_iter().filter(is_new);
            changes.players.extend(changed.map(|(person, player)| (person, (entry.id, player))));
        }
        changes
    }

    /// Changes an entry of another competition, or another entry of the same one. A closed register keeps rank and rating.
    fn apply(&self, entry: &mut Entry, closed: bool, rules: PairRules) {
        let fixed = (entry.player.rank, entry.player.rating);
        let other = |person: PersonId| self.players.get(&person).filter(|(source, _)| *source != entry.id);
        if let Some(mut pair) = entry.player.pair.clone() {
            let mut changed = false;
            for person in pair.partners().map(|partner| partner.person) {
                if let (Some((_, player)), Some(partner)) = (other(person), pair.partner_mut(person)) {
                    changed |= partner.player != **player;
                    partner.player.clone_from(player);
                }
            }
            if !changed {
                return;
            }
            entry.player = pair.player(rules);
        } else if let Some((_, player)) = other(entry.person) {
            entry.player = (*player).clone();
        }
        if closed {
            (entry.player.rank, entry.player.rating) = fixed;
        }
        if let Some(source) = self.levies.get(&entry.person).filter(|source| source.id != entry.id) {
            (entry.membership, entry.paid) = (source.membership, source.paid);
        }
    }
}

/// Whether two entries of a person say the same of the person.
fn same_facts(one: &Entry, other: &Entry) -> bool {
    (&one.player, one.membership, one.paid) == (&other.player, other.membership, other.paid)
}

/// Returns the records for which `wanted` is true.
fn kept<T: Clone>(records: &[T], wanted: impl Fn(&T) -> bool) -> Vec<T> {
    records.iter().filter(|record| wanted(record)).cloned().collect()
}

/// Adds the records of a part, in order of their keys. Those of the event are replaced by the part's.
fn merge<R: EventRecord>(whole: &mut Vec<R>, part: &[R]) {
    whole.retain(|record| record.owner() != Owner::Event);
    whole.extend_from_slice(part);
    whole.sort_by_key(R::key);
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;
    use crate::model::competition::System;
    use crate::model::game::Game;
    use crate::model::player::{Partner, PlayerPair};
    use crate::model::rank::Rank;

    const OPEN: CompetitionId = CompetitionId::OPEN;
    const SIDE: CompetitionId = CompetitionId(2);

    /// Two players in the Open; the first is also in the side event, as entry 3.
    fn event() -> Tournament {
        let event = Event::new("Cup", NaiveDate::from_ymd_opt(2026, 11, 20).unwrap(), "");
        let competitions = [OPEN, SIDE].map(|id| Competition::new(id, "Name", System::Swiss, 5)).to_vec();
        let entry = |id, competition| Entry::new(EntryId(id), competition, Player::new("Reed", "Bea", Rank::SHODAN));
        let again = Entry { person: PersonId(1), ..entry(3, SIDE) };
        Tournament {
            entries: vec![entry(1, OPEN), entry(2, OPEN), again],
            games: vec![Game::new(GameId(1), OPEN, 1, 1, (EntryId(1), EntryId(2)))],
            ..Tournament::new(event, competitions)
        }
    }

    #[test]
    fn parts_put_together_are_the_event() {
        let whole = event();
        for id in [OPEN, SIDE] {
            assert_eq!(whole.with_part(id, &whole.part(id)), whole);
        }
        let part = whole.part(SIDE);
        assert_eq!((part.competitions.len(), part.entries.len(), part.games.len()), (1, 1, 0));
        assert_eq!(whole.without(SIDE), whole.part(OPEN));
    }

    #[test]
    fn a_person_changes_in_all_competitions_but_keeps_the_rank_of_a_closed_register() {
        let mut whole = event();
        whole.competitions[0].register_closed = Some("now".into());
        let mut part = whole.part(SIDE);
        let player = &mut part.entries[0].player;
        (player.club, player.rank) = ("Mill".into(), Rank::DAN_4);
        part.entries[0].paid = true;
        let changed = whole.with_part(SIDE, &part);
        let first = &changed.entries[0];
        assert_eq!((first.player.club.as_str(), first.player.rank, first.paid), ("Mill", Rank::SHODAN, true));
        assert_eq!(changed.entries[1], whole.entries[1]);
        whole.competitions[0].register_closed = None;
        assert_eq!(whole.with_part(SIDE, &part).entries[0].player.rank, Rank::DAN_4);
    }
    #[test]
    fn a_pair_follows_its_partners_into_and_out_of_other_competitions() {
        let mut whole = event();
        let partner = |person: i64, rank: &str| Partner {
            person: PersonId(person),
            player: Player::new("Reed", "Bea", rank.parse().unwrap()),
        };
        let two = PlayerPair { first: partner(1, "1d"), second: partner(9, "3k"), mixed: true };
        whole.entries[2] = Entry::new(EntryId(3), SIDE, two.player(PairRules::default()));
        let mut part = whole.part(OPEN);
        (part.entries[0].player.family, part.entries[0].player.rank) = ("Sedge".into(), Rank::DAN_4);
        let changed = whole.with_part(OPEN, &part);
        let pair = &changed.entries[2].player;
        assert_eq!((pair.family.as_str(), pair.rank.to_string().as_str()), ("Sedge Bea & Reed Bea", "1d"));
        let mut part = changed.part(SIDE);
        let mut two = (**pair.pair.as_ref().unwrap()).clone();
        two.first.player.club = "Mill".into();
        part.entries[0].player = two.player(PairRules::default());
        assert_eq!(changed.with_part(SIDE, &part).entries[0].player.club, "Mill");
        assert_eq!(changed.entry_with(PersonId(9), SIDE).unwrap().id, EntryId(3));
        assert_eq!(changed.entry_of(PersonId(9), SIDE), None);
    }
}
