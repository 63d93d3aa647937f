//! Finds the exact best pairing under levels of which each outweighs all later ones together.
//!
//! Levels are packed into one integer: each is multiplied by more than the later levels in the same integer can add up to
//! in the best pairing. As many levels as fit are solved at once. For the other levels, the proof of the solution
//! describes all pairings that are equally good so far (the optimal face, by complementary slackness): those that use
//! only edges without slack and leave every penalised odd set exactly once. The next levels are solved among these.

use matching::{Blossom, Costs, Flaw, MatchingCertificate, NoMatching};

/// The costs of the edges of a complete graph at each level.
pub(crate) trait LevelCosts {
    /// Number of vertices.
    fn len(&self) -> usize;
    /// Number of levels.
    fn levels(&self) -> usize;
    /// Writes the cost of an edge at each level into `out`; returns `false` if the edge is forbidden.
    fn costs(&self, i: usize, j: usize, out: &mut [u32]) -> bool;
}

/// The lexicographically cheapest perfect matching.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Optimum {
    /// For each vertex, the vertex it is matched to.
    pub mate: Vec<usize>,
    /// The sum at each level.
    pub totals: Vec<u64>,
    /// The packed cost of the first levels that fit into one integer, usually all levels.
    pub cost: i128,
    /// Whether all proofs were checked and hold.
    pub proved: bool,
    /// The proof of each group of levels that was solved at once.
    pub proofs: Vec<MatchingCertificate<i128>>,
}

/// The largest packed cost of an edge, far below the solver's limit.
const ROOM: i128 = 1 << 96;

/// Solves level by level.
pub(crate) fn solve<P: LevelCosts>(costs: &P) -> Result<Optimum, NoMatching> {
    solve_within(costs, ROOM)
}

/// Solves with packed costs up to `room`.
fn solve_within<P: LevelCosts>(costs: &P, room: i128) -> Result<Optimum, NoMatching> {
    let ranges = ranges(costs);
    let mut stage = Stage::first(costs, &ranges, room);
    let (mut proved, mut proofs) = (true, Vec::new());
    loop {
        let matching = matching::solve(&stage)?;
        proved &= matching::verify(&stage, &matching.mate, &matching.certificate).is_ok();
        proofs.push(matching.certificate);
        if stage.end == costs.levels() || !proved {
            let totals = totals(costs, &matching.mate);
            let cost = packed(&ranges, &totals);
            return Ok(Optimum { mate: matching.mate, totals, cost, proved, proofs });
        }
        let proof = proofs.last().expect("one was pushed just now");
        stage = stage.next(costs, &ranges, proof, room);
    }
}

/// Checks that `proofs` prove `mate` to be the cheapest matching, group by group of levels.
pub(crate) fn verify<P: LevelCosts>(
    costs: &P,
    mate: &[usize],
    proofs: &[MatchingCertificate<i128>],
) -> Result<(), Flaw> {
    verify_within(costs, mate, proofs, ROOM)
}

fn verify_within<P: LevelCosts>(
    costs: &P,
    mate: &[usize],
    proofs: &[MatchingCertificate<i128>],
    room: i128,
) -> Result<(), Flaw> {
    let ranges = ranges(costs);
    let mut stage = Stage::first(costs, &ranges, room);
    for (at, proof) in proofs.iter().enumerate() {
        matching::verify(&stage, mate, proof)?;
        match (stage.end == costs.levels(), at + 1 == proofs.len()) {
            (true, true) => return Ok(()),
            (false, false) => stage = stage.next(costs, &ranges, proof, room),
            _ => break,
        }
    }
    Err(Flaw::Length)
}

/// Returns the total of a matching at each level.
pub(crate) fn totals<P: LevelCosts>(costs: &P, mate: &[usize]) -> Vec<u64> {
    let mut totals = vec![0; costs.levels()];
    let mut row = vec![0; costs.levels()];
    for (i, &j) in mate.iter().enumerate().filter(|&(i, &j)| i < j) {
        costs.costs(i, j, &mut row);
        totals.iter_mut().zip(&row).for_each(|(sum, &cost)| *sum += u64::from(cost));
    }
    totals
}

/// Returns the packed cost of any matching.
pub(crate) fn packed_cost<P: LevelCosts>(costs: &P, totals: &[u64]) -> i128 {
    packed(&ranges(costs), totals)
}

/// Packs the totals of the first levels that fit into one integer.
fn packed(ranges: &[Range], totals: &[u64]) -> i128 {
    weights(ranges, ROOM).iter().zip(totals).map(|(weight, &total)| weight * i128::from(total)).sum()
}

/// The largest possible values of a level.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Range {
    /// The highest cost of an edge.
    edge: i128,
    /// An upper bound for a matching: half the sum over all vertices of their most expensive edge.
    sum: i128,
}

/// Returns the actual ranges of the levels in this graph.
fn ranges<P: LevelCosts>(costs: &P) -> Vec<Range> {
    let (n, levels) = (costs.len(), costs.levels());
    let mut most = vec![0u32; n * levels];
    let mut row = vec![0; levels];
    for i in 0..n {
        for j in i + 1..n {
            if costs.costs(i, j, &mut row) {
                for (level, &cost) in row.iter().enumerate() {
                    most[i * levels + level] = most[i * levels + level].max(cost);
                    most[j * levels + level] = most[j * levels + level].max(cost);
                }
            }
        }
    }
    let mut ranges = vec![Range::default(); levels];
    for (at, &cost) in most.iter().enumerate() {
        let range = &mut ranges[at % levels];
        range.edge = range.edge.max(i128::from(cost));
        range.sum += i128::from(cost);
    }
    ranges.iter().map(|r| Range { sum: (r.sum + 1) / 2, ..*r }).collect()
}

/// Consecutive levels, packed, on the edges that are still allowed.
#[derive(Debug)]
struct Stage {
    len: usize,
    /// The index of the first level that is not packed yet.
    end: usize,
    /// The packed costs of the edges, row by row above the diagonal. [`CLOSED`] for an edge that is forbidden or would make
    /// an earlier level worse.
    edges: Vec<i128>,
}

/// Marks an edge as unusable; larger than any cost.
const CLOSED: i128 = i128::MAX;

impl Costs for Stage {
    type Cost = i128;

    fn len(&self) -> usize {
        self.len
    }

    fn cost(&self, i: usize, j: usize) -> Option<i128> {
        self.open(i.min(j), i.max(j))
    }
}

/// Returns the index of the edge `i`-`j`, `i < j`.
fn at(len: usize, i: usize, j: usize) -> usize {
    i * (2 * len - i - 1) / 2 + (j - i - 1)
}

impl Stage {
    /// Returns the cost of the edge `i`-`j`, `i < j`, if it can be used.
    fn open(&self, i: usize, j: usize) -> Option<i128> {
        let cost = self.edges[at(self.len, i, j)];
        (cost != CLOSED).then_some(cost)
    }

    /// Returns the stage of the first levels.
    fn first<P: LevelCosts>(costs: &P, ranges: &[Range], room: i128) -> Stage {
        let weights = weights(ranges, room);
        let edges = pack(costs, 0, &weights, |_, _| Some(0));
        Stage { len: costs.len(), end: weights.len(), edges }
    }

    /// Returns the stage of the next levels, limited to matchings that are optimal so far.
    fn next<P: LevelCosts>(self, costs: &P, ranges: &[Range], proof: &MatchingCertificate<i128>, room: i128) -> Stage {
        let face = Face::new(self.len, proof);
        // An edge crosses at most the sets around its two ends.
        let most_crossings = 1 + face.nests.iter().map(Vec::len).max().unwrap_or(0) as i128 * 2;
        let weights = weights(&ranges[self.end..], room / most_crossings);
        let below: i128 = weights.iter().zip(&ranges[self.end..]).map(|(w, r)| w * r.sum).sum();
        let edges = pack(costs, self.end, &weights, |i, j| {
            let cost = self.open(i, j)?;
            face.crossings(proof, i, j, cost).map(|crossings| crossings * (below + 1))
        });
        Stage { len: self.len, end: self.end + weights.len(), edges }
    }
}

/// Returns multipliers for as many of the given levels as fit into `room`, at least for one.
fn weights(ranges: &[Range], room: i128) -> Vec<i128> {
    let fits = |count: &usize| {
        let taken = &ranges[..*count];
        let factors = taken.iter().try_fold(1i128, |product, r| product.checked_mul(r.sum + 1));
        factors.is_some_and(|product| product <= room)
    };
    let count = (2..=ranges.len()).take_while(fits).last().unwrap_or(1).min(ranges.len());
    let mut weights = vec![1; count];
    for at in (1..count).rev() {
        weights[at - 1] = weights[at] * (ranges[at].sum + 1);
    }
    weights
}

/// Returns the packed costs of all edges: `extra`, unless it excludes the edge, plus the levels from `start` times `weights`.
fn pack<P: LevelCosts>(
    costs: &P,
    start: usize,
    weights: &[i128],
    extra: impl Fn(usize, usize) -> Option<i128>,
) -> Vec<i128> {
    let n = costs.len();
    let mut row = vec![0; costs.levels()];
    let mut edges = Vec::with_capacity(n * n.saturating_sub(1) / 2);
    for i in 0..n {
        for j in i + 1..n {
            let edge = extra(i, j).filter(|_| costs.costs(i, j, &mut row)).map(|extra| {
                extra + weights.iter().zip(&row[start..]).map(|(w, &cost)| w * i128::from(cost)).sum::<i128>()
            });
            edges.push(edge.unwrap_or(CLOSED));
        }
    }
    edges
}

/// The matchings that a proof shows to be optimal.
struct Face {
    /// For each vertex, the penalised odd sets that contain it, largest first.
    nests: Vec<Vec<u32>>,
    /// For each odd set, the sum of its penalty and those of all sets around it.
    penalties: Vec<i128>,
}

impl Face {
    fn new(len: usize, proof: &MatchingCertificate<i128>) -> Face {
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
        Face { nests, penalties }
    }

    /// Returns how many penalised sets an edge leaves; `None` if it has slack. All numbers of a proof are doubled.
    fn crossings(&self, proof: &MatchingCertificate<i128>, i: usize, j: usize, cost: i128) -> Option<i128> {
        let excess = 2 * cost - proof.duals[i] - proof.duals[j];
        if excess > 0 {
            return None;
        }
        let (a, b) = (&self.nests[i], &self.nests[j]);
        let shared = a.iter().zip(b).take_while(|(a, b)| a == b).count();
        let penalties = if shared == 0 { 0 } else { self.penalties[a[shared - 1] as usize] };
        (excess + penalties == 0).then_some((a.len() + b.len() - 2 * shared) as i128)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Costs in a table.
    #[derive(Debug, Clone)]
    struct Table {
        len: usize,
        levels: usize,
        costs: Vec<u32>,
        forbidden: Vec<bool>,
    }

    impl LevelCosts for Table {
        fn len(&self) -> usize {
            self.len
        }

        fn levels(&self) -> usize {
            self.levels
        }

        fn costs(&self, i: usize, j: usize, out: &mut [u32]) -> bool {
            let edge = at(self.len, i.min(j), i.max(j));
            out.copy_from_slice(&self.costs[edge * self.levels..][..self.levels]);
            !self.forbidden[edge]
        }
    }

    /// Returns the lowest totals of all perfect matchings of the vertices that are not `used`.
    fn least(table: &Table, used: &mut Vec<bool>) -> Option<Vec<u64>> {
        let Some(i) = used.iter().position(|&u| !u) else { return Some(vec![0; table.levels]) };
        used[i] = true;
        let mut best: Option<Vec<u64>> = None;
        let mut row = vec![0; table.levels];
        for j in i + 1..table.len {
            if used[j] || !table.costs(i, j, &mut row) {
                continue;
            }
            used[j] = true;
            if let Some(rest) = least(table, used) {
                let totals: Vec<u64> = rest.iter().zip(&row).map(|(sum, &cost)| sum + u64::from(cost)).collect();
                best = Some(best.map_or(totals.clone(), |b| b.min(totals)));
            }
            used[j] = false;
        }
        used[i] = false;
        best
    }

    fn tables() -> impl Strategy<Value = Table> {
        (1usize..5, 1usize..5).prop_flat_map(|(pairs, levels)| {
            let len = 2 * pairs;
            let edges = len * (len - 1) / 2;
            let costs = proptest::collection::vec(0u32..4, edges * levels);
            let forbidden = proptest::collection::vec(proptest::bool::weighted(0.2), edges);
            (costs, forbidden).prop_map(move |(costs, forbidden)| Table { len, levels, costs, forbidden })
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]

        /// All levels at once, one level at a time, or anything in between gives the lowest totals in strict order.
        #[test]
        fn the_solution_has_the_lowest_totals(table in tables(), room in 0u32..12) {
            let found = solve_within(&table, 1 << room);
            match least(&table, &mut vec![false; table.len]) {
                None => prop_assert!(found.is_err(), "there is no perfect matching"),
                Some(totals) => {
                    let found = found.unwrap();
                    prop_assert!(found.proved);
                    prop_assert_eq!(&found.totals, &totals);
                    prop_assert_eq!(solve(&table).unwrap().totals, totals);
                    prop_assert_eq!(verify_within(&table, &found.mate, &found.proofs, 1 << room), Ok(()));
                    let mut worse = found.proofs.clone();
                    if let Some(dual) = worse.iter_mut().flat_map(|p| &mut p.duals).next() {
                        *dual += 1;
                        prop_assert!(verify_within(&table, &found.mate, &worse, 1 << room).is_err());
                    }
                    worse.pop();
                    prop_assert!(verify_within(&table, &found.mate, &worse, 1 << room).is_err());
                }
            }
        }
    }
}
