//! Direct confrontation between tied players (R21), in OpenGotha's way, and its simple form.

use crate::facts::Facts;
use crate::sums::has;

impl Facts {
    /// Returns whether one player beat another more often than they lost to them, in played games up to a round.
    fn beats(&self, one: i64, other: i64, last: u32) -> bool {
        if one == other {
            return false;
        }
        let met = self.games.iter().filter(|g| g.round <= last && has(g, one) && has(g, other) && !g.is_unplayed());
        let (mut won, mut lost) = (0, 0);
        for winner in met.filter_map(|game| game.winner()) {
            if winner == one { won += 1 } else { lost += 1 }
        }
        won > lost
    }

    /// Returns the direct confrontation of tied players: players who beat each other in a ring count as one; the lowest
    /// places go to those who beat nobody left, among them to the lowest by the later criteria. The value counts the places
    /// above the lowest.
    pub(crate) fn direct(&self, tied: &[i64], later: &[Vec<i64>], last: u32) -> Vec<i64> {
        let count = tied.len();
        let wins: Vec<Vec<bool>> =
            tied.iter().map(|&one| tied.iter().map(|&other| self.beats(one, other, last)).collect()).collect();
        let reach = reachable(&wins);
        let one_ring = |a: usize, b: usize| a == b || reach[a][b] && reach[b][a];
        let mut left: Vec<usize> = (0..count).collect();
        let mut values = vec![0; count];
        let mut lowest_place = None;
        while !left.is_empty() {
            // A ring beats another one that is not empty yet if any of its members, even one who left, beat any of the other's.
            let beats_left = |a: usize| {
                let own = (0..count).filter(|&m| one_ring(a, m));
                own.into_iter()
                    .any(|m| (0..count).any(|n| wins[m][n] && !one_ring(a, n) && left.iter().any(|&l| one_ring(n, l))))
            };
            let ready: Vec<usize> = left.iter().copied().filter(|&a| !beats_left(a)).collect();
            let lowest = ready.iter().map(|&a| &later[a]).min().cloned().unwrap_or_default();
            let leaving: Vec<usize> = ready.into_iter().filter(|&a| later[a] == lowest).collect();
            let place = (left.len() - leaving.len() + 1) as i64;
            let bottom = *lowest_place.get_or_insert(place);
            leaving.iter().for_each(|&a| values[a] = bottom - place);
            left.retain(|a| !leaving.contains(a));
        }
        values
    }

    /// Returns how many tied players each one beat, if all of them met and every pair is decided; otherwise 0.
    pub(crate) fn simple_direct(&self, tied: &[i64], last: u32) -> Vec<i64> {
        let decided = |one: i64, other: i64| self.beats(one, other, last) || self.beats(other, one, last);
        let all = tied.iter().all(|&one| tied.iter().all(|&other| one == other || decided(one, other)));
        let beaten = |&one: &i64| tied.iter().filter(|&&other| self.beats(one, other, last)).count() as i64;
        tied.iter().map(|one| if all { beaten(one) } else { 0 }).collect()
    }
}

/// Returns which members each one reaches along wins.
fn reachable(wins: &[Vec<bool>]) -> Vec<Vec<bool>> {
    let mut reach = wins.to_vec();
    for middle in 0..wins.len() {
        for from in 0..wins.len() {
            for to in 0..wins.len() {
                reach[from][to] = reach[from][to] || reach[from][middle] && reach[middle][to];
            }
        }
    }
    reach
}
