//! Which board a game is played at: knock-out games first, then by score; a player's fixed board goes before all.

use std::collections::BTreeSet;

use crate::model::entry::Entry;
use crate::model::game::Game;
use crate::model::id::{CompetitionId, GameId, RoundNumber};
use crate::model::tournament::Tournament;

use super::field::PairingPool;
use super::past;

/// A game that wants a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct BoardRequest {
    /// The board it must have: its own number if it stands already, else a fixed board of one of its players.
    pub must: Option<u32>,
}

/// Boards for games in their order, from 1: those that must sit somewhere first, then the others in the gaps. If two
/// games want one board, the earlier one has it and the other is treated as one without a wish.
pub(crate) fn number(wishes: &[BoardRequest]) -> Vec<u32> {
    let mut taken = BTreeSet::new();
    let fixed: Vec<Option<u32>> = wishes.iter().map(|w| w.must.filter(|&b| taken.insert(b))).collect();
    let mut free = (1..).filter(|b| !taken.contains(b));
    fixed.into_iter().map(|board| board.or_else(|| free.next()).unwrap_or(u32::MAX)).collect()
}

/// The numbers the boards of a round get when they are numbered anew: knock-out games first as they stand, then the
/// highest scores and the strongest; a player's fixed board goes before all.
pub fn board_numbers(tournament: &Tournament, competition: CompetitionId, round: RoundNumber) -> Vec<(GameId, u32)> {
    let Some(rules) = tournament.competition(competition) else { return Vec::new() };
    let mut games = tournament.games_of(competition, round);
    let mut entries: Vec<&Entry> =
        games.iter().flat_map(|g| [g.black, g.white]).filter_map(|id| tournament.entry(id)).collect();
    entries.sort_unstable_by_key(|e| e.id);
    entries.dedup_by_key(|e| e.id);
    let past = past::before(tournament, rules, round);
    let field = PairingPool::gather(tournament, rules, round, entries, &past);
    games.sort_by_cached_key(|game| {
        let Some((i, j)) = field.pair((game.black, game.white)) else { return (2, Vec::new(), game.board) };
        let (a, b) = (&field.contenders[i], &field.contenders[j]);
        let by =
            [-a.score.max(b.score), -a.score.min(b.score), -a.strength.max(b.strength), -a.strength.min(b.strength)];
        match game.knockout {
            Some(_) => (0, Vec::new(), game.board),
            None => (1, by.to_vec(), i.min(j) as u32),
        }
    });
    let own = |id| tournament.entry(id).and_then(|e| e.fixed_board);
    let wish = |game: &&Game| BoardRequest { must: own(game.black).or(own(game.white)) };
    let numbers = number(&games.iter().map(wish).collect::<Vec<_>>());
    games.iter().map(|g| g.id).zip(numbers).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fixed_board_is_kept_and_the_others_fill_the_gaps() {
        let wishes = [None, Some(2), None, Some(2), None].map(|must| BoardRequest { must });
        assert_eq!(number(&wishes), [1, 2, 3, 4, 5]);
        let wishes = [None, None, Some(1), Some(9)].map(|must| BoardRequest { must });
        assert_eq!(number(&wishes), [2, 3, 1, 9]);
    }
}
