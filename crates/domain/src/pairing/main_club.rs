//! The clubs with so many of a round's players that these may meet (R11).

use std::collections::{BTreeMap, BTreeSet};

use crate::model::id::RoundNumber;
use crate::model::pairing_rules::PairingRules;
use crate::model::tournament::Tournament;

/// Returns the clubs that have at least the main club's share of everyone who plays the round, as `name` compares clubs.
pub(super) fn main_clubs(
    tournament: &Tournament,
    rules: &PairingRules,
    round: RoundNumber,
    name: impl Fn(&str) -> String,
) -> BTreeSet<String> {
    let Some(share) = rules.main_club else { return BTreeSet::new() };
    let players = || tournament.entries.iter().filter(|entry| entry.plays(round) && !entry.ghost);
    let mut members: BTreeMap<String, usize> = BTreeMap::new();
    for club in players().map(|entry| name(&entry.player.club)).filter(|club| !club.is_empty()) {
        *members.entry(club).or_default() += 1;
    }
    let all = players().count();
    let is_main = |&(_, members): &(String, usize)| members * 100 >= all * share as usize;
    members.into_iter().filter(is_main).map(|(club, _)| club).collect()
}
