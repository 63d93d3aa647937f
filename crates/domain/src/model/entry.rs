//! An entry: a player's registration in one competition of an event (R6, R9).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::model::category::Category;
use crate::model::id::{CompetitionId, EntryId, RoundNumber};
use crate::model::levy::Membership;
use crate::model::player::Player;

/// How far the registration is (R6). Only registered players are paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EntryStatus {
    /// Announced, not yet seen.
    PreRegistered,
    /// Seen in person.
    Registered,
    /// Left or never came; keeps what he played.
    Withdrawn,
}

/// A set of rounds, 1..=32.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rounds(pub u32);

impl Rounds {
    /// No round.
    pub const NONE: Rounds = Rounds(0);
    /// The last round number a set can hold.
    pub const LAST: RoundNumber = 32;

    /// The set of the given rounds; numbers outside 1..=32 are left out.
    pub fn of(rounds: impl IntoIterator<Item = RoundNumber>) -> Rounds {
        rounds.into_iter().fold(Rounds::NONE, Rounds::with)
    }

    /// Whether `round` is in the set.
    pub fn contains(self, round: RoundNumber) -> bool {
        (1..=Rounds::LAST).contains(&round) && self.0 & (1 << (round - 1)) != 0
    }

    /// The set with `round` added.
    pub fn with(self, round: RoundNumber) -> Rounds {
        if (1..=Rounds::LAST).contains(&round) { Rounds(self.0 | 1 << (round - 1)) } else { self }
    }

    /// The set without `round`.
    pub fn without(self, round: RoundNumber) -> Rounds {
        if (1..=Rounds::LAST).contains(&round) { Rounds(self.0 & !(1 << (round - 1))) } else { self }
    }

    /// The rounds in the set, in order.
    pub fn iter(self) -> impl Iterator<Item = RoundNumber> {
        (1..=Rounds::LAST).filter(move |&r| self.contains(r))
    }
}

/// A player's registration in a competition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Key in the event.
    pub id: EntryId,
    /// The competition entered.
    pub competition: CompetitionId,
    /// Starting number, fixed when the register is closed (R7), by entry strength.
    pub number: Option<u32>,
    /// The person.
    pub player: Player,
    /// How far the registration is.
    pub status: EntryStatus,
    /// Rounds he does not play, with consent (R9, R15).
    pub missed: Rounds,
    /// Whole points added to the initial score by the director (R13, R15); usually 0, -1 to take a sleeper out of the top.
    pub score_shift: i32,
    /// Players with the same word here are one family and are not paired without consent (R11).
    pub family_group: Option<String>,
    /// A stand-in who plays only when the number is odd (R10).
    pub ghost: bool,
    /// Plays hors concours: his games count for the others, he takes no place and no points (R84).
    pub guest: bool,
    /// The board he must sit at, as for limited mobility.
    pub fixed_board: Option<u32>,
    /// He played in Future Stars at another event (R4).
    pub stars_before: bool,
    /// The director admitted him although the rules of the competition say no (R4).
    pub admitted: bool,
    /// What he is to the association (R80).
    pub membership: Membership,
    /// He has paid what he owes.
    pub paid: bool,
    /// SEYGO points by category, from the tour's seed list (R25).
    pub sp: BTreeMap<Category, u32>,
}

impl Entry {
    /// A registered entry with nothing special about it.
    pub fn new(id: EntryId, competition: CompetitionId, player: Player) -> Entry {
        Entry {
            id,
            competition,
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

    /// Whether he is to be paired in `round` (R6, R9); ghosts are asked separately (R10).
    pub fn plays(&self, round: RoundNumber) -> bool {
        self.status == EntryStatus::Registered && !self.missed.contains(round)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_rounds_holds_what_was_put_in() {
        let set = Rounds::of([1, 3, 32, 0, 33]);
        assert_eq!(set.iter().collect::<Vec<_>>(), [1, 3, 32]);
        assert!(!set.without(3).contains(3));
    }
}
