//! Who meets in each round of a round robin: by the circle, or once players have joined late or games are missing, by a plan of the
//! pairs that have not met yet (R66, decision 159).

use std::collections::BTreeMap;

use matching::{from_fn, solve};

use crate::model::competition::Competition;
use crate::model::entry::{Entry, EntryStatus};
use crate::model::id::{EntryId, RoundNumber};
use crate::model::tournament::Tournament;
use crate::systems::circle::{CircleRound, circle};

/// A pair of positions, the smaller first.
type Pair = (usize, usize);

/// The number of orders of equally good pairs that are tried.
const ORDERS: u64 = 32;

/// The number of shares by which equally good pairs differ.
const SHARES: i64 = 64;

/// The games that a round robin still needs.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RobinOutlook {
    /// The pairs that do not meet in the planned rounds.
    pub missing: Vec<(EntryId, EntryId)>,
    /// The number of rounds in which everyone meets everyone.
    pub rounds: RoundNumber,
    /// Whether the planned rounds were enough for the players who began, so that players who joined late are the reason.
    pub was_complete: bool,
}

/// The players of a round robin with the games that they have had. Players are positions in order of their numbers, from 0.
#[derive(Debug, Clone)]
pub(super) struct RobinPlan {
    ids: Vec<EntryId>,
    /// How often each pair has met. Pairs that need not meet have no count: they brought their game along, or both have left.
    met: BTreeMap<Pair, usize>,
    /// The rounds of the circle in which a game is left to play.
    circle: Vec<CircleRound>,
    /// Whether a player joined after the circle began.
    late: bool,
    /// The number of players who began.
    began: usize,
    /// The number of planned rounds.
    planned: RoundNumber,
}

/// The pairs of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PlannedRound {
    /// The positions that meet.
    pub pairs: Vec<Pair>,
    /// The positions without a game.
    pub rests: Vec<usize>,
    /// The number of complete circles before this round.
    pub completed: usize,
    /// Whether the pairs do not follow from the circle.
    pub is_planned: bool,
}

impl RobinPlan {
    /// Returns the state before `round`.
    pub fn before(
        tournament: &Tournament,
        competition: &Competition,
        players: &[&Entry],
        round: RoundNumber,
    ) -> RobinPlan {
        let position = |id| players.iter().position(|entry| entry.id == id);
        let have_left =
            |one: usize, other: usize| [one, other].iter().all(|&at| players[at].status == EntryStatus::Withdrawn);
        let mut met = BTreeMap::new();
        for one in 0..players.len() {
            for other in one + 1..players.len() {
                if !competition.has_brought_game(players[one].id, players[other].id) && !have_left(one, other) {
                    met.insert((one, other), 0);
                }
            }
        }
        for game in tournament.games.iter().filter(|game| game.round < round) {
            if let Some((one, other)) = position(game.black).zip(position(game.white)) {
                met.entry((one.min(other), one.max(other))).and_modify(|times| *times += 1);
            }
        }
        let first = |of: RoundNumber| of == 1 && of < round;
        let games = tournament.games.iter().filter(|game| first(game.round));
        let byes = tournament.byes.iter().filter(|bye| first(bye.round));
        let began = games.flat_map(|game| [game.black, game.white]).chain(byes.map(|bye| bye.entry));
        let last = began.filter_map(|id| tournament.entry(id)?.number).max();
        let is_late = |entry: &&&Entry| last.is_some_and(|last| entry.number > Some(last));
        let late = players.iter().filter(is_late).count();
        RobinPlan {
            ids: players.iter().map(|entry| entry.id).collect(),
            met,
            circle: rounds_of_circle(competition, players),
            late: late > 0,
            began: players.len() - late,
            planned: competition.rounds,
        }
    }

    /// Returns the pairs of a round; `None` if there are too few players.
    pub fn round(&self, round: RoundNumber) -> Option<PlannedRound> {
        match self.in_circle(round)? {
            Ok(found) => Some(found),
            Err(completed) => self.planned(self.best_order(), completed),
        }
    }

    /// Returns the pairs of a round by the circle, or the number of complete circles before it if they cannot follow from it.
    fn in_circle(&self, round: RoundNumber) -> Option<Result<PlannedRound, usize>> {
        let index = round.saturating_sub(1) as usize;
        let current = index.checked_rem(self.circle.len())?;
        let completed = index / self.circle.len();
        let unfinished = completed > 0
            && (self.planned as usize) < (completed + 1) * self.circle.len()
            && self.met.values().any(|&times| times < completed);
        let has_gap = self.late && !self.takes_free_seats(current, completed);
        let pairs = self.pairs_of(current);
        let conflict = pairs.iter().any(|&pair| self.met[&ordered(pair)] > completed);
        if has_gap || conflict || unfinished {
            return Some(Err(completed));
        }
        let rests = self.circle[current].rests.into_iter().collect();
        Some(Ok(PlannedRound { pairs, rests, completed, is_planned: false }))
    }

    /// Returns the pairs of a round of the circle, from 0, that need to meet.
    fn pairs_of(&self, index: usize) -> Vec<Pair> {
        self.circle[index].pairs.iter().copied().filter(|pair| self.met.contains_key(&ordered(*pair))).collect()
    }

    /// Whether players who joined late only take seats that were free, as the last of an even circle does: the others have met as the
    /// circle wants, and no pair of its further rounds has met.
    fn takes_free_seats(&self, current: usize, completed: usize) -> bool {
        let began = |&(one, other): &Pair| one < self.began && other < self.began;
        let times = |pair: Pair| self.met[&ordered(pair)];
        let before = (0..current).flat_map(|index| self.pairs_of(index));
        let after = (current..self.circle.len()).flat_map(|index| self.pairs_of(index));
        before.filter(began).all(|pair| times(pair) == completed + 1)
            && after.into_iter().all(|pair| times(pair) <= completed)
    }

    /// Returns the order of equally good pairs with which the fewest rounds are needed.
    fn best_order(&self) -> u64 {
        let open: usize = self.met.values().filter(|times| **times == 0).count();
        let degree =
            |at: usize| self.met.iter().filter(|((one, other), t)| **t == 0 && (*one == at || *other == at)).count();
        let most = (0..self.ids.len()).map(degree).max().unwrap_or(0);
        let least_rounds = most.max(open.div_ceil((self.ids.len() / 2).max(1)));
        let rounds = |order: u64| {
            let (mut left, mut rounds) = (self.clone(), 0);
            while left.met.values().any(|&times| times == 0) {
                let Some(next) = left.planned(order, 0) else { break };
                left.keep(next.pairs);
                rounds += 1;
            }
            rounds
        };
        let mut best = (usize::MAX, 0);
        for order in 0..ORDERS {
            best = best.min((rounds(order), order));
            if best.0 <= least_rounds {
                break;
            }
        }
        best.1
    }

    /// Returns as many as possible of the pairs that have met least. Players with most games left come first, so that few rounds are
    /// needed. The order decides between equally good pairs.
    fn planned(&self, order: u64, completed: usize) -> Option<PlannedRound> {
        let fewest = *self.met.values().min()?;
        let is_open = |pair: Pair| self.met.get(&ordered(pair)) == Some(&fewest);
        let count = self.ids.len();
        let games_left = |one: usize| (0..count).filter(|&other| is_open((one, other))).count() as i64;
        let left: Vec<i64> = (0..count).map(games_left).collect();
        let most = left.iter().copied().max().unwrap_or(0);
        // A game of a player with most games left counts more than all others together.
        let many = (count * count) as i64 + 1;
        let value = |at: usize| left[at] + if left[at] == most { many } else { 0 };
        let vertices = count + count % 2;
        let scale = (count as i64 + 1) * SHARES;
        let costs = from_fn(vertices, |one, other| {
            let open = one < count && other < count && is_open((one, other));
            let cost = 4 * many - if open { value(one) + value(other) } else { 0 };
            Some(cost * scale + share(ordered((one, other)), order))
        });
        let mate = solve(&costs).ok()?.mate;
        let met = |at: usize| mate[at] < count && is_open((at, mate[at]));
        let pairs = (0..count).filter(|&at| at < mate[at] && met(at)).map(|at| (at, mate[at])).collect();
        let rests = (0..count).filter(|&at| !met(at)).collect();
        Some(PlannedRound { pairs, rests, completed, is_planned: true })
    }

    /// Counts the games of a round.
    fn keep(&mut self, pairs: Vec<Pair>) {
        pairs.into_iter().for_each(|pair| *self.met.entry(ordered(pair)).or_default() += 1);
    }

    /// Returns the pairs that do not meet in the planned rounds after the paired ones, and the number of rounds in which all meet.
    pub fn outlook(mut self, paired: RoundNumber, planned: RoundNumber) -> RobinOutlook {
        let was_complete = circle(self.began).len() <= planned as usize;
        let (mut round, mut missing, mut order) = (paired, None, None);
        loop {
            let open: Vec<Pair> = self.met.iter().filter(|(_, times)| **times == 0).map(|(&pair, _)| pair).collect();
            if round >= planned {
                missing.get_or_insert_with(|| self.named(&open));
            }
            if open.is_empty() {
                break;
            }
            round += 1;
            let next = match self.in_circle(round) {
                None => None,
                Some(Ok(found)) => Some(found),
                Some(Err(completed)) => {
                    let order = *order.get_or_insert_with(|| self.best_order());
                    self.planned(order, completed)
                }
            };
            let Some(next) = next else { break };
            self.keep(next.pairs);
        }
        RobinOutlook { missing: missing.unwrap_or_default(), rounds: round, was_complete }
    }

    fn named(&self, pairs: &[Pair]) -> Vec<(EntryId, EntryId)> {
        pairs.iter().map(|&(one, other)| (self.ids[one], self.ids[other])).collect()
    }
}

/// Returns the rounds of the circle in which a game is left to play.
pub(super) fn rounds_of_circle(competition: &Competition, players: &[&Entry]) -> Vec<CircleRound> {
    let is_left = |&(one, other): &Pair| !competition.has_brought_game(players[one].id, players[other].id);
    circle(players.len()).into_iter().filter(|round| round.pairs.iter().any(is_left)).collect()
}

fn ordered((one, other): Pair) -> Pair {
    (one.min(other), one.max(other))
}

/// Returns a number below [`SHARES`] that orders equally good pairs, another for each order.
fn share((one, other): Pair, order: u64) -> i64 {
    let mixed = (one as u64 * 0x9E37_79B9 + other as u64 * 0x85EB_CA6B + order * 0xC2B2_AE35)
        .wrapping_mul(0x2545_F491_4F6C_DD1D);
    ((mixed >> 40) % SHARES as u64) as i64
}
