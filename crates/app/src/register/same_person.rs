//! Who is the same person in several competitions of an event.

use std::collections::HashMap;

use domain::{CompetitionId, Entry, Event, Membership, PersonId, Player};

/// The people of the other competitions of an event.
#[derive(Default)]
pub(crate) struct KnownPeople {
    people: Vec<(PersonId, Player)>,
    /// The membership and the payment of the people who have an entry of their own.
    levies: HashMap<PersonId, (Membership, bool)>,
}

impl KnownPeople {
    /// Returns the people who are entered in other competitions than this one.
    pub fn of(event: &Event, competition: CompetitionId) -> KnownPeople {
        let others = || event.entries().filter(|entry| entry.competition != competition && !entry.ghost);
        let people = others().flat_map(Entry::people).map(|(person, player)| (person, player.clone())).collect();
        let levies = others().map(|entry| (entry.person, (entry.membership, entry.paid))).collect();
        KnownPeople { people, levies }
    }

    /// Makes a new entry one of the person who plays in another competition, if there is one with the same number or name. What
    /// the entry leaves out is taken from there.
    pub fn identify(&self, entry: &mut Entry) {
        if let Some(person) = self.identified(&mut entry.player) {
            entry.person = person;
            let (membership, paid) = self.levies.get(&person).copied().unwrap_or_default();
            entry.paid |= paid;
            // Nobody types the usual membership.
            if entry.membership == Membership::default() {
                entry.membership = membership;
            }
        }
    }

    /// Returns the person of the event with the same number or name, and completes what is known about them; `None` for someone
    /// new.
    pub fn identified(&self, player: &mut Player) -> Option<PersonId> {
        let (person, known) = self.people.iter().find(|(_, other)| same_person(player, other))?;
        player.complete_from(known);
        Some(*person)
    }
}

/// Returns whether two records are of the same person: by a number that both have, else by name, unless their years of
/// birth differ.
pub(super) fn same_person(one: &Player, other: &Player) -> bool {
    let number = |a: &Option<String>, b: &Option<String>| a.as_ref().zip(b.as_ref()).map(|(a, b)| a == b);
    let by_number = number(&one.egd_pin, &other.egd_pin).or(number(&one.irn, &other.irn));
    by_number.unwrap_or_else(|| {
        let born = one.birth.zip(other.birth).is_none_or(|(a, b)| a.year() == b.year());
        born && one.list_name().to_lowercase() == other.list_name().to_lowercase()
    })
}
