//! Numbers the boards of a round: knock-out games first, then by score; a player's fixed board comes before everything.

use std::collections::{BTreeMap, BTreeSet};

use crate::model::board_ranges::BoardRanges;
use crate::model::competition::Competition;
use crate::model::entry::Entry;
use crate::model::game::Game;
use crate::model::id::{GameId, RoundNumber};
use crate::model::tournament::Tournament;

use super::history;
use super::pool::PairingPool;

/// The boards that a game asks for.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BoardRequest {
    /// The board that it keeps, for example because it has a result there. It comes before all wishes.
    pub kept: Option<u32>,
    /// The fixed boards of its players, in the order in which they are tried.
    pub wishes: Vec<u32>,
}

/// Returns for each game its kept board or a fixed board of one of its players; `None` for a game that gets neither.
///
/// As many games as possible get a fixed board. Earlier games come first: they get one if any of their wishes can be met.
pub fn assign_fixed_boards(requests: &[BoardRequest]) -> Vec<Option<u32>> {
    let mut kept = BTreeSet::new();
    let mut assigned: Vec<Option<u32>> =
        requests.iter().map(|request| request.kept.filter(|&board| kept.insert(board))).collect();
    let mut owners: BTreeMap<u32, usize> = BTreeMap::new();
    for at in (0..requests.len()).filter(|&at| assigned[at].is_none()).collect::<Vec<_>>() {
        seat(requests, &kept, &mut owners, at, &mut BTreeSet::new());
    }
    for (board, at) in owners {
        assigned[at] = Some(board);
    }
    assigned
}

/// Gives a game one of its wishes, for which other games may move to another of theirs. Returns whether that is possible.
fn seat(
    requests: &[BoardRequest],
    kept: &BTreeSet<u32>,
    owners: &mut BTreeMap<u32, usize>,
    at: usize,
    tried: &mut BTreeSet<u32>,
) -> bool {
    for &board in requests[at].wishes.iter().filter(|board| !kept.contains(board)) {
        if !tried.insert(board) {
            continue;
        }
        let owner = owners.get(&board).copied();
        if owner.is_none_or(|other| seat(requests, kept, owners, other, tried)) {
            owners.insert(board, at);
            return true;
        }
    }
    false
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

    /// Returns the fixed boards of two players that no other competition uses, Black's first.
    pub fn wishes(&self, black: Option<u32>, white: Option<u32>) -> Vec<u32> {
        [black, white].into_iter().flatten().filter(|&board| self.is_free(board)).collect()
    }

    /// Returns boards for games in order: first the kept and the fixed ones, then the others in the gaps.
    pub(crate) fn number(&self, requests: &[BoardRequest]) -> Vec<u32> {
        let fixed = assign_fixed_boards(requests);
        let taken: BTreeSet<u32> = fixed.iter().flatten().copied().collect();
        let mut free = self.boards().filter(|b| !taken.contains(b));
        fixed.into_iter().map(|board| board.or_else(|| free.next()).unwrap_or(u32::MAX)).collect()
    }
}

/// Returns new numbers for all boards of a round: knock-out games first in their present order, then by score and
/// strength; a player's fixed board comes before everything.
pub fn board_numbers(tournament: &Tournament, round: RoundNumber) -> Vec<(GameId, u32)> {
    let rules = &tournament.competition;
    let mut games = tournament.games_of(round);
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
    let fixed = |id| tournament.entry(id).and_then(|e| e.fixed_board);
    let request = |game: &&Game| BoardRequest { kept: None, wishes: plan.wishes(fixed(game.black), fixed(game.white)) };
    let numbers = plan.number(&games.iter().map(request).collect::<Vec<_>>());
    games.iter().map(|g| g.id).zip(numbers).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(boards: &[u32]) -> BoardRequest {
        BoardRequest { kept: None, wishes: boards.to_vec() }
    }

    #[test]
    fn fixed_boards_are_given_and_the_others_fill_the_gaps() {
        let plan = BoardPlan::default();
        assert_eq!(plan.number(&[wish(&[]), wish(&[2]), wish(&[]), wish(&[2]), wish(&[])]), [1, 2, 3, 4, 5]);
        assert_eq!(plan.number(&[wish(&[]), wish(&[]), wish(&[1]), wish(&[9])]), [2, 3, 1, 9]);
    }

    #[test]
    fn a_game_gets_the_fixed_board_of_its_other_player_if_one_is_taken() {
        let kept = |board| BoardRequest { kept: Some(board), wishes: Vec::new() };
        let assigned = |requests: &[BoardRequest]| assign_fixed_boards(requests);
        assert_eq!(assigned(&[wish(&[5]), wish(&[5, 7])]), [Some(5), Some(7)], "White's board is free");
        assert_eq!(
            assigned(&[wish(&[5, 7]), wish(&[5])]),
            [Some(7), Some(5)],
            "the first game can move to White's board"
        );
        assert_eq!(
            assigned(&[wish(&[5, 7]), wish(&[7, 5]), wish(&[5])]),
            [Some(5), Some(7), None],
            "earlier games first"
        );
        assert_eq!(assigned(&[wish(&[3, 4]), kept(3)]), [Some(4), Some(3)], "a kept board comes before all wishes");
    }

    #[test]
    fn games_take_the_boards_of_the_competition_that_others_leave_free() {
        let own = "3-5".to_string().try_into().unwrap();
        let plan = BoardPlan { own, elsewhere: BTreeSet::from([1, 4, 6]) };
        assert_eq!(plan.number(&[wish(&[]), wish(&[9]), wish(&[]), wish(&[])]), [3, 9, 5, 7]);
        assert_eq!(plan.wishes(Some(4), Some(9)), [9], "another competition uses Black's board");
    }
}
