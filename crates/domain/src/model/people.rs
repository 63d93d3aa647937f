//! People who take part in several competitions: what one competition learns about them, the others know too.

use std::collections::BTreeMap;

use crate::model::competition::Competition;
use crate::model::entry::Entry;
use crate::model::id::{EntryId, PersonId};
use crate::model::pair::PairRules;
use crate::model::player::Player;
use crate::model::tournament::Tournament;

/// What a change of a competition changes about people.
pub(super) struct Changes<'t> {
    /// The new data of a person, with the entry that they come from.
    players: BTreeMap<PersonId, (EntryId, &'t Player)>,
    /// The entries whose membership or payment changed.
    levies: BTreeMap<PersonId, &'t Entry>,
}

impl<'t> Changes<'t> {
    /// Returns what `after` says of people that `before` does not.
    pub fn between(before: &Tournament, after: &'t Tournament) -> Changes<'t> {
        let mut changes = Changes { players: BTreeMap::new(), levies: BTreeMap::new() };
        for entry in &after.entries {
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

    /// Whether a person who changed takes part in a competition.
    pub fn touch(&self, tournament: &Tournament) -> bool {
        let changed = |person: PersonId| self.players.contains_key(&person) || self.levies.contains_key(&person);
        tournament
            .entries
            .iter()
            .any(|entry| changed(entry.person) || entry.people().iter().any(|(person, _)| changed(*person)))
    }

    /// Changes the entries of a competition. Pairs take over what changes in one of their partners.
    pub fn apply(&self, tournament: &mut Tournament) {
        let Competition { register_closed, pairs, .. } = &tournament.competition;
        let (closed, pairs) = (register_closed.is_some(), pairs.unwrap_or_default());
        tournament.entries.iter_mut().for_each(|entry| self.apply_to(entry, closed, pairs));
    }

    /// Changes an entry of another competition, or another entry of the same one. A closed register keeps rank and rating.
    fn apply_to(&self, entry: &mut Entry, closed: bool, rules: PairRules) {
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
