//! The players without a game in a round.

use std::collections::BTreeSet;

use domain::{Entry, EntryId, RoundNumber, Tournament};

/// Returns the players of a round who have neither a game nor the bye.
pub(super) fn left_over(tournament: &Tournament, round: RoundNumber) -> Vec<&Entry> {
    let games = tournament.games_of(round);
    let mut busy: BTreeSet<EntryId> = games.iter().flat_map(|g| [g.black, g.white]).collect();
    busy.extend(tournament.byes.iter().filter(|b| b.round == round).map(|b| b.entry));
    let kept = |e: &Entry| tournament.rests(e, round);
    let free = |e: &&Entry| tournament.is_present(e, round) && !e.ghost && !busy.contains(&e.id) && !kept(e);
    tournament.entries.iter().filter(free).collect()
}

/// Returns the registered players who miss a round and can still be seated in it.
pub(super) fn missing(tournament: &Tournament, round: RoundNumber) -> Vec<&Entry> {
    if tournament.is_closed(round) {
        return Vec::new();
    }
    tournament.entries.iter().filter(|entry| entry.only_misses(round) && !entry.ghost).collect()
}
