//! The losers' table of a double elimination: who meets after a first loss (R61).
//!
//! It follows from the boxes alone, so everyone knows from the draw on where a loss leads. In every round all who have lost
//! once play, and the strongest one waits if their number is odd. They meet so that as few as possible can have met before,
//! and then so that the strongest meets the weakest, as the boxes make us expect.

use matching::{from_fn, solve};

use crate::model::knockout_table::{Mark, Slot, TableBox};

/// Where a player of the losers' table comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Source {
    /// The loser of this game of the winners' table.
    Loser(Slot),
    /// The winner of this game of the losers' table.
    Winner(Slot),
}

impl Source {
    /// Returns the game.
    pub fn slot(self) -> Slot {
        match self {
            Source::Loser(slot) | Source::Winner(slot) => slot,
        }
    }
}

/// The losers' table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct LosersTable {
    /// Lines of the winners' table, a power of two.
    lines: u32,
    /// Its games in each round of the table; the first round has none.
    pub rounds: Vec<Vec<[Source; 2]>>,
    /// Who plays the last game against the winner of the winners' table; `None` if nobody can lose.
    pub last: Option<Source>,
}

/// A source with the players that can come from it.
#[derive(Debug, Clone)]
struct Branch {
    source: Source,
    /// The expected player: the best box number that wins all games in which it is the better one.
    place: u32,
    /// For each round of the winners' table, the lines from which the players come who can lose in it, as bits.
    lost: Vec<u64>,
}

impl LosersTable {
    /// Returns the losers' table of the boxes, in table order. Missing boxes up to a power of two are empty.
    pub fn of(boxes: &[TableBox]) -> LosersTable {
        let mut boxes = boxes.to_vec();
        boxes.resize(boxes.len().next_power_of_two(), TableBox { place: u32::MAX, entry: None, mark: Mark::None });
        let (lines, winners) = (boxes.len() as u32, boxes.len().ilog2());
        let mut rounds = vec![Vec::new()];
        let mut pool = losers(&boxes, 0);
        while pool.len() > 1 || (rounds.len() as u32) < winners {
            let round = rounds.len() as u32;
            let waiting = strongest(&pool).filter(|_| pool.len() % 2 == 1).map(|at| pool.remove(at));
            let games = pairs(&pool);
            let first = winners_games(lines, round);
            let slot = |index: usize| Slot::Main { round, index: first + index as u32 };
            let next = games.iter().enumerate().map(|(at, two)| winner(slot(at), two.map(|one| &pool[one]))).collect();
            rounds.push(games.iter().map(|two| two.map(|one| pool[one].source)).collect());
            pool = next;
            pool.extend(waiting);
            if round < winners {
                pool.extend(losers(&boxes, round));
            }
        }
        LosersTable { lines, rounds, last: pool.first().map(|branch| branch.source) }
    }

    /// Returns the number of the losers' table's first game in a round: those of the winners' table come before it.
    pub fn first_game(&self, round: u32) -> u32 {
        winners_games(self.lines, round)
    }

    /// Whether a game is of the winners' table, so that its loser goes on.
    pub fn is_of_winners(&self, slot: Slot) -> bool {
        matches!(slot, Slot::Main { round, index } if index < self.first_game(round))
    }

    /// Whether a game is one between the winners of the two tables.
    pub fn is_final(&self, slot: Slot) -> bool {
        matches!(slot, Slot::Main { round, .. } if round as usize >= self.rounds.len())
    }

    /// Returns the games that decide who plays in `slot`.
    pub fn sources(&self, slot: Slot) -> Vec<Source> {
        let Slot::Main { round, index } = slot else { return Vec::new() };
        let winner = |round, index| Source::Winner(Slot::Main { round, index });
        if self.is_of_winners(slot) {
            return match round.checked_sub(1) {
                Some(before) => vec![winner(before, 2 * index), winner(before, 2 * index + 1)],
                None => Vec::new(),
            };
        }
        match round.checked_sub(self.rounds.len() as u32) {
            Some(0) => [winner(self.lines.ilog2().saturating_sub(1), 0)].into_iter().chain(self.last).collect(),
            Some(_) => vec![winner(round - 1, 0)],
            None => {
                let game = self.rounds[round as usize].get((index - self.first_game(round)) as usize);
                game.map(|two| two.to_vec()).unwrap_or_default()
            }
        }
    }
}

/// Returns the number of games of a round of a winners' table.
fn winners_games(lines: u32, round: u32) -> u32 {
    lines.checked_shr(round + 1).unwrap_or_default()
}

/// Returns the losers of a round of the winners' table, of those games that two players can reach.
fn losers(boxes: &[TableBox], round: u32) -> Vec<Branch> {
    let block = 2usize << round;
    let best = |half: &[TableBox]| half.iter().filter(|b| b.entry.is_some()).map(|b| b.place).min();
    let of_game = |(index, lines): (usize, &[TableBox])| {
        let (upper, lower) = lines.split_at(block / 2);
        let place = best(upper)?.max(best(lower)?);
        let filled = (index * block..).zip(lines).filter(|(_, b)| b.entry.is_some());
        let mut lost = vec![0; boxes.len().ilog2() as usize];
        lost[round as usize] = filled.fold(0, |lines, (at, _)| lines | 1 << at);
        Some(Branch { source: Source::Loser(Slot::Main { round, index: index as u32 }), place, lost })
    };
    boxes.chunks(block).enumerate().filter_map(of_game).collect()
}

/// Returns the winner of a game between two branches.
fn winner(slot: Slot, [one, other]: [&Branch; 2]) -> Branch {
    Branch {
        source: Source::Winner(slot),
        place: one.place.min(other.place),
        lost: one.lost.iter().zip(&other.lost).map(|(one, other)| one | other).collect(),
    }
}

/// Returns the branch with the strongest expected player.
fn strongest(pool: &[Branch]) -> Option<usize> {
    (0..pool.len()).min_by_key(|&at| pool[at].place)
}

/// Returns the best pairs of an even number of branches, by index.
fn pairs(pool: &[Branch]) -> Vec<[usize; 2]> {
    let rank = |at: usize| pool.iter().filter(|other| other.place < pool[at].place).count() as i64;
    let ranks: Vec<i64> = (0..pool.len()).map(rank).collect();
    let fold = |one: usize, other: usize| (ranks[one] + ranks[other] - (pool.len() as i64 - 1)).pow(2);
    let most = (pool.len() as i64).pow(3);
    let cost = |one: usize, other: usize| possible_rematches(&pool[one], &pool[other]) * most + fold(one, other);
    let costs: Vec<Vec<i64>> =
        (0..pool.len()).map(|one| (0..pool.len()).map(|other| cost(one, other)).collect()).collect();
    let best = solve(&from_fn(pool.len(), |one: usize, other: usize| Some(costs[one][other])))
        .map(|best| best.mate)
        .unwrap_or_default();
    best.iter().enumerate().filter(|(one, other)| one < other).map(|(one, &other)| [one, other]).collect()
}

/// Returns how many pairs of players from the two branches can have met in the winners' table.
fn possible_rematches(one: &Branch, other: &Branch) -> i64 {
    lost_to(one, other) + lost_to(other, one)
}

/// Returns how many pairs there are in which a player of `one` can have lost to one of `other`, who then lost later.
///
/// In a round, the players of a block of lines meet those of the block beside it.
fn lost_to(one: &Branch, other: &Branch) -> i64 {
    let in_round = |(round, &lost): (usize, &u64)| {
        let later = other.lost.iter().skip(round + 1).fold(0, |lines, lost| lines | lost);
        let half = 1usize << round;
        let block = |lines: u64, at: usize| (lines >> (at * half) & (u64::MAX >> (64 - half))).count_ones();
        let pairs = |at: usize| i64::from(block(lost, at) * block(later, at ^ 1));
        if lost == 0 || later == 0 { 0 } else { (0..64 / half).map(pairs).sum() }
    };
    one.lost.iter().enumerate().map(in_round).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::knockout::box_numbers::box_numbers;
    use crate::model::id::EntryId;

    fn table(players: u32) -> LosersTable {
        let filled = |place| (place <= players).then_some(EntryId(i64::from(place)));
        let lines = box_numbers(players.next_power_of_two());
        let boxes = lines.into_iter().map(|place| TableBox { place, entry: filled(place), mark: Mark::None });
        LosersTable::of(&boxes.collect::<Vec<_>>())
    }

    fn sizes(players: u32) -> Vec<usize> {
        table(players).rounds.iter().map(Vec::len).collect()
    }

    #[test]
    fn sixteen_players_need_no_bye_and_two_rounds_more_than_a_knock_out_before_the_final() {
        assert_eq!(sizes(16), [0, 4, 4, 3, 2, 1]);
        assert_eq!(sizes(4), [0, 1, 1]);
    }

    #[test]
    fn odd_numbers_wait_and_every_player_but_one_loses_twice() {
        assert_eq!(sizes(8), [0, 2, 2, 1, 1]);
        for players in 2..=64 {
            let games: usize = sizes(players).iter().sum();
            assert_eq!(games as u32, players - 2, "{players}");
        }
    }

    #[test]
    fn every_source_is_used_once() {
        for players in 2..=64 {
            let table = table(players);
            let mut used: Vec<Source> = table.rounds.iter().flatten().flatten().copied().chain(table.last).collect();
            let all = used.len();
            used.sort_by_key(|source| (source.slot(), matches!(source, Source::Loser(_))));
            used.dedup();
            assert_eq!(used.len(), all, "{players}");
            assert_eq!(all as u32, 2 * players - 3, "{players}");
        }
    }

    #[test]
    fn nobody_meets_the_same_opponent_again_in_the_first_two_rounds_of_the_losers_table() {
        for players in [8u32, 16, 32, 64] {
            let table = table(players);
            for [one, other] in &table.rounds[2] {
                let (Source::Winner(_), Source::Loser(Slot::Main { round: 1, index })) = (one, other) else {
                    panic!("{one:?} meets {other:?}")
                };
                let Slot::Main { index: of, .. } = one.slot() else { unreachable!() };
                let [first, second] = table.rounds[1][(of - players / 4) as usize];
                for loser in [first, second] {
                    let Slot::Main { index: game, .. } = loser.slot() else { unreachable!() };
                    assert_ne!(game / 2, *index, "{players}: {first:?} or {second:?} against {other:?}");
                }
            }
        }
    }
}
