//! The rounds that a player misses, for files that list them instead of a status.

use std::collections::HashMap;

use domain::{Competition, Crosstable, Entry, EntryId, EntryStatus, Outcome, RoundNumber, Rounds, Tournament};

/// The rounds that count for players like missed ones though they are not marked; none unless the rules say so.
#[derive(Default)]
pub(crate) struct Unmarked(HashMap<EntryId, Rounds>);

impl Unmarked {
    /// Returns the unmarked rounds of a competition.
    pub(crate) fn of(tournament: &Tournament, rules: &Competition) -> Unmarked {
        if !rules.scoring.unmarked_counts {
            return Unmarked::default();
        }
        let table = Crosstable::of(tournament, tournament.paired_rounds());
        let rounds = |outcomes: &[Outcome]| {
            Rounds::of(outcomes.iter().zip(1..).filter(|(o, _)| **o == Outcome::Unmarked).map(|(_, round)| round))
        };
        Unmarked(table.rows.iter().map(|row| (row.entry, rounds(&row.outcomes))).collect())
    }

    /// Returns the unmarked rounds of a player.
    pub(crate) fn rounds(&self, entry: EntryId) -> Rounds {
        self.0.get(&entry).copied().unwrap_or(Rounds::NONE)
    }
}

/// Returns the rounds of a competition in which a player does not play: the announced ones, and those without a game or bye of a
/// withdrawn player.
pub(crate) fn missed(tournament: &Tournament, entry: &Entry) -> Vec<RoundNumber> {
    let sits = |round: RoundNumber| {
        let mut games = tournament.games.iter().filter(|game| game.round == round);
        let mut byes = tournament.byes.iter().filter(|bye| bye.round == round);
        games.any(|game| game.colour_of(entry.id).is_some()) || byes.any(|bye| bye.entry == entry.id)
    };
    let last = tournament.rounds_in_all();
    let is_missed = |&round: &RoundNumber| {
        let is_out = entry.status == EntryStatus::Withdrawn && round <= last;
        (entry.missed.contains(round) || is_out) && !sits(round)
    };
    (1..=Rounds::LAST).filter(is_missed).collect()
}
