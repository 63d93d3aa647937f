//! People who take part in several competitions: what one competition learns about them, the others know too.

use std::collections::BTreeMap;

use crate::model::competition::Competition;
use crate::model::entry::Entry;
use crate::model::id::{EntryId, PersonId};
use crate::model::levy::Membership;
use crate::model::pair::PairRules;
use crate::model::player::Player;
use crate::model::tournament::Tournament;

/// What a change of a competition changes about people.
pub(super) struct Changes {
    players: BTreeMap<PersonId, PersonChange>,
    levies: BTreeMap<PersonId, LevyChange>,
}

/// New facts about a person, with the entry that they come from.
struct PersonChange {
    source: EntryId,
    player: Player,
    fields: ChangedFields,
}

/// A new membership or payment, with the entry that it comes from.
struct LevyChange {
    source: EntryId,
    membership: Membership,
    paid: bool,
}

/// Defines which facts about a person can change: all of a player but the partners of a pair.
macro_rules! facts {
    ($($field:ident),*) => {
        /// The facts about a person that a change is about.
        struct ChangedFields {
            $($field: bool,)*
        }

        impl ChangedFields {
            /// Returns the facts that none of the known records says.
            fn of(player: &Player, known: &[&Player]) -> ChangedFields {
                let Player { pair: _, $($field: _,)* } = player;
                ChangedFields { $($field: known.iter().all(|known| known.$field != player.$field),)* }
            }

            fn any(&self) -> bool {
                false $(|| self.$field)*
            }

            /// Takes the changed facts over.
            fn take(&self, from: &Player, into: &mut Player) {
                $(
                    if self.$field {
                        into.$field.clone_from(&from.$field);
                    }
                )*
            }
        }
    };
}

facts! {
    family, given, middle, latin, irn, club, town, country, birth, sex, egd_pin, ffg_licence, ffg_status, aga_id, user_name, rank,
    rating_rank, rating, publication
}

impl Changes {
    /// Returns what `after` says of people that `before` does not, nor, of a person who is new in it, any of the entries `elsewhere`.
    pub fn between<'e>(
        before: &Tournament,
        after: &Tournament,
        elsewhere: impl Iterator<Item = &'e Entry> + Clone,
    ) -> Changes {
        let mut changes = Changes { players: BTreeMap::new(), levies: BTreeMap::new() };
        let changed = after.entries.iter().map(|entry| (entry, before.entry(entry.id)));
        let changed: Vec<_> = changed.filter(|(entry, old)| old.is_none_or(|old| !same_facts(old, entry))).collect();
        if changed.is_empty() {
            return changes;
        }
        let mut known: BTreeMap<PersonId, Vec<&Player>> = BTreeMap::new();
        for (person, player) in elsewhere.clone().flat_map(Entry::people) {
            known.entry(person).or_default().push(player);
        }
        let levies: BTreeMap<PersonId, (Membership, bool)> =
            elsewhere.map(|entry| (entry.person, (entry.membership, entry.paid))).collect();
        for (entry, old) in changed {
            changes.add_people(entry, old, &known);
            let known = old.map(|old| (old.membership, old.paid)).or(levies.get(&entry.person).copied());
            changes.add_levy(entry, known);
        }
        changes
    }

    fn add_people(&mut self, entry: &Entry, old: Option<&Entry>, known: &BTreeMap<PersonId, Vec<&Player>>) {
        let before: BTreeMap<PersonId, &Player> = old.map(Entry::people).into_iter().flatten().collect();
        for (person, player) in entry.people() {
            let fields = match before.get(&person) {
                Some(old) => ChangedFields::of(player, &[*old]),
                None => ChangedFields::of(player, known.get(&person).map_or(&[][..], Vec::as_slice)),
            };
            if fields.any() {
                self.players.insert(person, PersonChange { source: entry.id, player: player.clone(), fields });
            }
        }
    }

    fn add_levy(&mut self, entry: &Entry, known: Option<(Membership, bool)>) {
        let Entry { id: source, membership, paid, .. } = *entry;
        if known != Some((membership, paid)) {
            self.levies.insert(entry.person, LevyChange { source, membership, paid });
        }
    }

    /// Whether a person who changed takes part in a competition.
    pub fn touch(&self, tournament: &Tournament) -> bool {
        if self.players.is_empty() && self.levies.is_empty() {
            return false;
        }
        let changed = |person: PersonId| self.players.contains_key(&person) || self.levies.contains_key(&person);
        let touches =
            |entry: &Entry| changed(entry.person) || entry.people().iter().any(|(person, _)| changed(*person));
        tournament.entries.iter().any(touches)
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
        let other = |person: PersonId| self.players.get(&person).filter(|change| change.source != entry.id);
        if let Some(mut pair) = entry.player.pair.clone() {
            let before = pair.clone();
            for person in before.partners().map(|partner| partner.person) {
                if let (Some(change), Some(partner)) = (other(person), pair.partner_mut(person)) {
                    change.fields.take(&change.player, &mut partner.player);
                }
            }
            if pair == before {
                return;
            }
            entry.player = pair.player(rules);
        } else if let Some(change) = other(entry.person) {
            change.fields.take(&change.player, &mut entry.player);
        }
        if closed {
            (entry.player.rank, entry.player.rating) = fixed;
        }
        if let Some(change) = self.levies.get(&entry.person).filter(|change| change.source != entry.id) {
            (entry.membership, entry.paid) = (change.membership, change.paid);
        }
    }
}

/// Whether two entries of a person say the same of the person.
fn same_facts(one: &Entry, other: &Entry) -> bool {
    (&one.player, one.membership, one.paid) == (&other.player, other.membership, other.paid)
}
