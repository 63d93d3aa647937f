//! The score pairing procedure as its document of 2008 describes it, group by group (R56, R57).
//!
//! The levels find the best pairing of the whole round; this procedure takes the groups one after the other. Its users compare it
//! with pairings by hand.

use crate::model::id::RoundNumber;

use super::contender::Contender;
use super::pool::PairingPool;

/// Returns the opponent of each player of an even pool; `None` if the procedure finds no round without a rematch.
///
/// In odd rounds the groups of equal scores are taken from the highest, and within them from the highest number on; in even rounds
/// everything is reversed. A group with an odd number passes one player on to the next group: the one whose moves up and down are
/// balanced best by it, and of several the nearest to the next group. The first player of the upper half meets the first of the
/// lower half that they have not met and that leaves the others of the group pairable; where the lower half has none, the last of
/// the upper half. A group that cannot be paired passes two more players on, and the last group takes back the groups before it.
/// In round 1 neighbours meet.
pub(crate) fn pair(pool: &PairingPool, round: RoundNumber) -> Option<Vec<usize>> {
    let mut order: Vec<usize> = (0..pool.contenders.len()).collect();
    let rank = |&i: &usize| (-pool.contenders[i].score, -pool.contenders[i].strength);
    order.sort_by_key(rank);
    let upwards = round.is_multiple_of(2);
    if upwards {
        order.reverse();
    }
    let group = Groups { pool, upwards, neighbours: round == 1 };
    let pairs = group.pair_all(&order)?;
    let mut mate = vec![0; order.len()];
    for (a, b) in pairs {
        (mate[a], mate[b]) = (b, a);
    }
    Some(mate)
}

/// How the groups of a round are paired.
struct Groups<'p> {
    pool: &'p PairingPool,
    /// Whether the groups are taken from the lowest.
    upwards: bool,
    /// Whether the first meets the second.
    neighbours: bool,
}

impl Groups<'_> {
    /// Pairs the groups of equal scores in this order.
    fn pair_all(&self, order: &[usize]) -> Option<Vec<(usize, usize)>> {
        let score = |i: usize| self.pool.contenders[i].score;
        let sections: Vec<&[usize]> = order.chunk_by(|&i, &j| score(i) == score(j)).collect();
        let mut done: Vec<Vec<(usize, usize)>> = Vec::new();
        let mut carried: Vec<usize> = Vec::new();
        for (at, section) in sections.iter().enumerate() {
            let mut members = std::mem::take(&mut carried);
            let own = members.len();
            members.extend_from_slice(section);
            if at + 1 == sections.len() {
                return self.finish(members, done);
            }
            let (pairs, left) = self.pair_or_pass_on(members, own);
            done.push(pairs);
            carried = left;
        }
        Some(done.concat())
    }

    /// Pairs a group, passing on as few players as needed. The first `carried` members come from the group before.
    fn pair_or_pass_on(&self, mut members: Vec<usize>, carried: usize) -> (Vec<(usize, usize)>, Vec<usize>) {
        let mut left = Vec::new();
        if members.len() % 2 == 1 {
            left.push(self.pass_on(&mut members, carried));
        }
        loop {
            if let Some(pairs) = self.pair_group(&members) {
                left.sort_by_key(|&i| self.place(i));
                return (pairs, left);
            }
            for _ in 0..2 {
                left.push(self.pass_on(&mut members, carried));
            }
        }
    }

    /// Pairs the last group, with the players of the groups before it as far as needed.
    fn finish(&self, mut members: Vec<usize>, mut done: Vec<Vec<(usize, usize)>>) -> Option<Vec<(usize, usize)>> {
        loop {
            if let Some(pairs) = self.pair_group(&members) {
                done.push(pairs);
                return Some(done.concat());
            }
            members.extend(done.pop()?.into_iter().flat_map(|(a, b)| [a, b]));
            members.sort_by_key(|&i| self.place(i));
        }
    }

    /// Removes and returns the member to be passed on, one who was not carried over if there is one.
    fn pass_on(&self, members: &mut Vec<usize>, carried: usize) -> usize {
        let from = if members.len() > carried { carried } else { 0 };
        let moved = |i: usize| if self.upwards { -self.pool.contenders[i].down } else { self.pool.contenders[i].down };
        let at = (from..members.len()).min_by_key(|&at| (moved(members[at]), std::cmp::Reverse(at)));
        members.remove(at.unwrap_or(from))
    }

    /// Returns a player's place in the order in which players are taken.
    fn place(&self, i: usize) -> (i32, i32) {
        let Contender { score, strength, .. } = self.pool.contenders[i];
        if self.upwards { (score, strength) } else { (-score, -strength) }
    }

    /// Pairs the members of a group, in order; `None` if they cannot all be paired.
    fn pair_group(&self, members: &[usize]) -> Option<Vec<(usize, usize)>> {
        if !self.can_be_paired(members) {
            return None;
        }
        let (mut rest, mut pairs) = (members.to_vec(), Vec::with_capacity(members.len() / 2));
        let mut upper = members.len() / 2;
        while !rest.is_empty() {
            let first = rest.remove(0);
            upper = upper.saturating_sub(1);
            let at = self.preferred(upper, rest.len()).into_iter().find(|&at| {
                let mut others = rest.clone();
                let second = others.remove(at);
                self.may_meet(first, second) && self.can_be_paired(&others)
            })?;
            if at < upper {
                upper -= 1;
            }
            pairs.push((first, rest.remove(at)));
        }
        Some(pairs)
    }

    /// Returns the places among the `rest` that follow the first player, in the order in which opponents are tried: the lower half
    /// from its first, then the rest of the upper half from its last.
    fn preferred(&self, upper: usize, rest: usize) -> Vec<usize> {
        if self.neighbours { (0..rest).collect() } else { (upper..rest).chain((0..upper).rev()).collect() }
    }

    fn may_meet(&self, a: usize, b: usize) -> bool {
        !self.pool.contenders[a].met.contains(&(b as u32)) && !self.pool.forbids(a, b)
    }

    /// Whether these players can all be paired without a rematch.
    fn can_be_paired(&self, members: &[usize]) -> bool {
        let cost = |i: usize, j: usize| self.may_meet(members[i], members[j]).then_some(0i64);
        matching::solve(&matching::from_fn(members.len(), cost)).is_ok()
    }
}
