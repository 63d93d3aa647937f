//! Numbers the boards of a round: knock-out games first, then by score; a player's fixed board comes before everything.

use std::collections::BTreeSet;

use crate::model::board_ranges::BoardRanges;
use crate::model::competition::Competition;
use crate::model::entry::Entry;
use crate::model::game::Game;
use crate::model::id::{CompetitionId, GameId, RoundNumber};
use crate::model::tournament::Tournament;

use super::history;
use super::pool::PairingPool;

/// A game that needs a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct BoardRequest {
    /// The board it must have: its present number if it is fixed, otherwise a fixed board of one of its players.
    pub required: Option<u32>,
}

/// The boards for the games of a competition.
#[derive(Debug, Clone, Default)]
pub struct BoardPlan {
    /// The boards of the competition.
    own: BoardRanges,
    /// The boards that other competitions use.
    elsewhere: BTreeSet<u32>,
}

impl BoardPlan {
    /// Returns the boards for a competition in a snapshot: its own, without those that others use at the time.
    pub fn of(tournament: &Tournament, competition: &Competition) -> BoardPlan {
        BoardPlan {
            own: tournament.event.boards_of(competition),
            elsewhere: tournament.boards_elsewhere.iter().map(|busy| busy.board).collect(),
        }
    }

    /// Whether no other competition uses a board.
    pub fn is_free(&self, board: u32) -> bool {
        !self.elsewhere.contains(&board)
    }

    /// Returns the boards that games take, in order. The last are beyond the competition's own boards.
    pub fn boards(&self) -> impl Iterator<Item = u32> {
        self.own.boards().filter(|&board| self.is_free(board))
    }

    /// Returns boards for games in order: first the required ones, then the others in the gaps. If two games require the
    /// same board, the earlier one gets it and the other counts as one without a requirement.
    pub(crate) fn number(&self, requests: &[BoardRequest]) -> Vec<u32> {
        let mut taken = BTreeSet::new();
        let fixed: Vec<Option<u32>> = requests.iter().map(|r| r.required.filter(|&b| taken.insert(b))).collect();
        let mut free = self.boards().filter(|b| !taken.contains(b));
        fixed.into_iter().map(|board| board.or_else(|| free.next()).unwrap_or(u32::MAX)).collect()
    }
}

/// Returns new numbers for all boards of a round: knock-out games first in their present order, then by score and
/// strength; a player's fixed board comes before everything.
pub fn board_numbers(tournament: &Tournament, competition: CompetitionId, round: RoundNumber) -> Vec<(GameId, u32)> {
    let Some(rules) = tournament.competition(competition) else { return Vec::new() };
    let mut games = tournament.games_of(competition, round);
    let mut entries: Vec<&Entry> =
        games.iter().flat_map(|g| [g.black, g.white]).filter_map(|id| tournament.entry(id)).collect();
    entries.sort_unstable_by_key(|e| e.id);
    entries.dedup_by_key(|e| e.id);
    let history = history::before(tournament, rules, round);
    let pool = PairingPool::gather(tournament, rules, round, entries, &history);
    games.sort_by_cached_key(|game| {
        let Some((i, j)) = pool.pair((game.black, game.white)) else { return (2, Vec::new(), game.board) };
        let (a, b) = (&pool.contenders[i], &pool.contenders[j]);
        let order =
            [-a.score.max(b.score), -a.score.min(b.score), -a.strength.max(b.strength), -a.strength.min(b.strength)];
        match game.knockout {
            Some(_) => (0, Vec::new(), game.board),
            None => (1, order.to_vec(), i.min(j) as u32),
        }
    });
    let plan = BoardPlan::of(tournament, rules);
    let fixed = |id| tournament.entry(id).and_then(|e| e.fixed_board).filter(|&board| plan.is_free(board));
    let request = |game: &&Game| BoardRequest { required: fixed(game.black).or(fixed(game.white)) };
    let numbers = plan.number(&games.iter().map(request).collect::<Vec<_>>());
    games.iter().map(|g| g.id).zip(numbers).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn required_boards_are_kept_and_the_others_fill_the_gaps() {
        let requests = [None, Some(2), None, Some(2), None].map(|required| BoardRequest { required });
        let plan = BoardPlan::default();
        assert_eq!(plan.number(&requests), [1, 2, 3, 4, 5]);
        let requests = [None, None, Some(1), Some(9)].map(|required| BoardRequest { required });
        assert_eq!(plan.number(&requests), [2, 3, 1, 9]);
    }

    #[test]
    fn games_take_the_boards_of_the_competition_that_others_leave_free() {
        let own = "3-5".to_string().try_into().unwrap();
        let plan = BoardPlan { own, elsewhere: BTreeSet::from([1, 4, 6]) };
        let requests = [None, Some(9), None, None].map(|required| BoardRequest { required });
        assert_eq!(plan.number(&requests), [3, 9, 5, 7]);
        assert!(plan.is_free(3) && !plan.is_free(4));
    }
}
