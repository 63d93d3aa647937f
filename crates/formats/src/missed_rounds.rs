//! The rounds that a player misses, for files that list them instead of a status.

use domain::{Competition, Entry, EntryStatus, RoundNumber, Rounds, Tournament};

/// Returns the rounds of a competition in which a player does not play: the announced ones, and those without a game or bye of a
/// withdrawn player.
pub(crate) fn missed(tournament: &Tournament, rules: &Competition, entry: &Entry) -> Vec<RoundNumber> {
    let sits = |round: RoundNumber| {
        let mut games = tournament.games.iter().filter(|game| game.round == round && game.competition == rules.id);
        let mut byes = tournament.byes.iter().filter(|bye| bye.round == round && bye.competition == rules.id);
        games.any(|game| game.colour_of(entry.id).is_some()) || byes.any(|bye| bye.entry == entry.id)
    };
    let last = tournament.rounds_of(rules);
    let is_missed = |&round: &RoundNumber| {
        let is_out = entry.status == EntryStatus::Withdrawn && round <= last;
        (entry.missed.contains(round) || is_out) && !sits(round)
    };
    (1..=Rounds::LAST).filter(is_missed).collect()
}
