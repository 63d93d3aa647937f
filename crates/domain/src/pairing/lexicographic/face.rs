//! The matchings that a proof shows to be optimal, by complementary slackness.

use matching::{Blossom, MatchingCertificate};

/// The matchings that a proof shows to be optimal.
pub(super) struct Face<'p> {
    proof: &'p MatchingCertificate<i128>,
    /// For each vertex, the penalised odd sets that contain it, largest first.
    nests: Vec<Vec<u32>>,
    /// For each odd set, the sum of its penalty and those of all sets around it.
    penalties: Vec<i128>,
}

impl<'p> Face<'p> {
    pub(super) fn new(len: usize, proof: &'p MatchingCertificate<i128>) -> Face<'p> {
        let mut order: Vec<usize> = (0..proof.blossoms.len()).filter(|&b| proof.blossoms[b].penalty > 0).collect();
        order.sort_by_key(|&b| std::cmp::Reverse(proof.blossoms[b].members.len()));
        let mut nests: Vec<Vec<u32>> = vec![Vec::new(); len];
        let mut penalties = vec![0; proof.blossoms.len()];
        for b in order {
            let Blossom { members, penalty } = &proof.blossoms[b];
            let around = nests[members[0]].last().map_or(0, |&outer| penalties[outer as usize]);
            penalties[b] = around + penalty;
            members.iter().for_each(|&v| nests[v].push(b as u32));
        }
        Face { proof, nests, penalties }
    }

    /// Returns how many penalised sets an edge leaves; `None` if it has slack. All numbers of a proof are doubled.
    pub(super) fn crossings(&self, i: usize, j: usize, cost: i128) -> Option<i128> {
        let excess = 2 * cost - self.proof.duals[i] - self.proof.duals[j];
        if excess > 0 {
            return None;
        }
        let (a, b) = (&self.nests[i], &self.nests[j]);
        let shared = a.iter().zip(b).take_while(|(a, b)| a == b).count();
        let penalties = if shared == 0 { 0 } else { self.penalties[a[shared - 1] as usize] };
        (excess + penalties == 0).then_some((a.len() + b.len() - 2 * shared) as i128)
    }

    /// Returns an upper bound for the crossings of an edge: it crosses at most the sets around its two ends.
    pub(super) fn most_crossings(&self) -> i128 {
        self.nests.iter().map(Vec::len).max().unwrap_or(0) as i128 * 2
    }
}
