//! An entry: a player's participation in one competition of an event (R6, R9).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::model::category::Category;
use crate::model::id::{CompetitionId, EntryId, PersonId, RoundNumber};
use crate::model::levy::Membership;
use crate::model::player::Player;

/// The state of a registration (R6). Only registered players are paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EntryStatus {
    /// Announced, but not seen yet.
    PreRegistered,
    /// Seen in person.
    Registered,
    /// Left or never came; the games they played still count.
    Withdrawn,
}

/// A set of round numbers, 1..=32.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rounds(pub u32);

impl Rounds {
    /// No round.
    pub const NONE: Rounds = Rounds(0);
    /// The highest round number that a set can hold.
    pub const LAST: RoundNumber = 32;

    /// Returns the set of the given rounds; numbers outside 1..=32 are ignored.
    pub fn of(rounds: impl IntoIterator<Item = RoundNumber>) -> Rounds {
        rounds.into_iter().fold(Rounds::NONE, Rounds::with)
    }

    /// Whether `round` is in the set.
    pub fn contains(self, round: RoundNumber) -> bool {
        (1..=Rounds::LAST).contains(&round) && self.0 & (1 << (round - 1)) != 0
    }

    /// Returns the set with `round` added.
    pub fn with(self, round: RoundNumber) -> Rounds {
        if (1..=Rounds::LAST).contains(&round) { Rounds(self.0 | 1 << (round - 1)) } else { self }
    }

    /// Returns the set with the rounds of another one added.
    pub fn with_all(self, other: Rounds) -> Rounds {
        Rounds(self.0 | other.0)
    }

    /// Returns the set without `round`.
    pub fn without(self, round: RoundNumber) -> Rounds {
        if (1..=Rounds::LAST).contains(&round) { Rounds(self.0 & !(1 << (round - 1))) } else { self }
    }

    /// Returns the rounds in the set in ascending order.
    pub fn iter(self) -> impl Iterator<Item = RoundNumber> {
        (1..=Rounds::LAST).filter(move |&r| self.contains(r))
    }
}

/// A player's participation in a competition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Key in the event.
    pub id: EntryId,
    /// The competition.
    pub competition: CompetitionId,
    /// The person, who may have an entry in each competition of the event.
    pub person: PersonId,
    /// Number in order of entry strength, assigned when the register closes (R7).
    pub number: Option<u32>,
    /// The person's name, birth, club, rank and so on: the same in all entries of a person, except that a closed register keeps
    /// its own rank and rating.
    pub player: Player,
    /// State of the registration.
    pub status: EntryStatus,
    /// Rounds that the player does not play, with consent (R9, R15).
    pub missed: Rounds,
    /// Whole points that the director adds to the initial score (R13, R15): usually 0, or -1 to take a sleeping player out
    /// of the top group.
    pub score_shift: i32,
    /// Name of the family. Entries with the same name here are not paired without consent (R11).
    pub family_group: Option<String>,
    /// A stand-in who plays only when the number is odd (R10).
    pub ghost: bool,
    /// Plays hors concours: the games count only for the opponents, and the player takes no place and no points (R84).
    pub guest: bool,
    /// The board at which the player must sit, for example because of limited mobility.
    pub fixed_board: Option<u32>,
    /// Whether the player has played in Future Stars at another event (R4).
    pub stars_before: bool,
    /// Whether the director admitted the player although the rules of the competition exclude them (R4).
    pub admitted: bool,
    /// Which rate of the levy applies (R80).
    pub membership: Membership,
    /// Whether the levy is paid.
    pub paid: bool,
    /// SEYGO points by category, from the tour's seed list (R25).
    pub sp: BTreeMap<Category, u32>,
}

impl Entry {
    /// Returns a registered entry of a new person with default settings.
    pub fn new(id: EntryId, competition: CompetitionId, player: Player) -> Entry {
        Entry {
            id,
            competition,
            person: PersonId(id.0),
            number: None,
            player,
            status: EntryStatus::Registered,
            missed: Rounds::NONE,
            score_shift: 0,
            family_group: None,
            ghost: false,
            guest: false,
            fixed_board: None,
            stars_before: false,
            admitted: false,
            membership: Membership::Member,
            paid: false,
            sp: BTreeMap::new(),
        }
    }

    /// Returns the people of the entry: one, or the two of a pair.
    pub fn people(&self) -> Vec<(PersonId, &Player)> {
        match &self.player.pair {
            None => vec![(self.person, &self.player)],
            Some(pair) => pair.partners().map(|partner| (partner.person, &partner.player)).to_vec(),
        }
    }

    /// Whether a person plays in this entry, alone or as a partner of a pair.
    pub fn has_person(&self, person: PersonId) -> bool {
        self.people().iter().any(|&(one, _)| one == person)
    }

    /// Whether the player is to be paired in `round` (R6, R9). Ghosts also play, but only to make the number even (R10).
    pub fn plays(&self, round: RoundNumber) -> bool {
        self.status == EntryStatus::Registered && !self.missed.contains(round)
    }

    /// Returns whether the player is registered and misses this round.
    pub fn only_misses(&self, round: RoundNumber) -> bool {
        self.status == EntryStatus::Registered && self.missed.contains(round)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_contains_exactly_the_valid_rounds_added() {
        let set = Rounds::of([1, 3, 32, 0, 33]);
        assert_eq!(set.iter().collect::<Vec<_>>(), [1, 3, 32]);
        assert!(!set.without(3).contains(3));
    }
}
