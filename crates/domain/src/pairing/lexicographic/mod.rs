//! Finds the exact best pairing under levels of which each outweighs all later ones together.
//!
//! Levels are packed into one integer: each is multiplied by more than the later levels in the same integer can add up to
//! in the best pairing. As many levels as fit are solved at once. For the other levels, the proof of the solution
//! describes all pairings that are equally good so far (the optimal face, by complementary slackness): those that use
//! only edges without slack and leave every penalised odd set exactly once. The next levels are solved among these.

mod costs;
mod face;
mod few_edges;
mod ranges;
mod rows;
mod stage;

use matching::{Costs, Flaw, Matching, MatchingCertificate, NoMatching};

pub(crate) use costs::{LevelCosts, LevelRows};
use ranges::{Range, ranges, weights};
use rows::allowed_rows;
use stage::Stage;

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
    Levels::new(costs).solve()
}

/// Checks that `proofs` prove `mate` to be the cheapest matching, group by group of levels.
pub(crate) fn verify<P: LevelCosts>(
    costs: &P,
    mate: &[usize],
    proofs: &[MatchingCertificate<i128>],
) -> Result<(), Flaw> {
    Levels::new(costs).verify(mate, proofs)
}

/// The levels of a graph, prepared to be solved.
pub(crate) struct Levels<'p, P> {
    costs: &'p P,
    /// The largest packed cost.
    room: i128,
    ranges: Vec<Range>,
    first: Stage,
}

impl<'p, P: LevelCosts> Levels<'p, P> {
    /// Computes the costs of all edges.
    pub(crate) fn new(costs: &'p P) -> Levels<'p, P> {
        Levels::within(costs, ROOM)
    }

    fn within(costs: &'p P, room: i128) -> Levels<'p, P> {
        let rows = allowed_rows(costs);
        let ranges = ranges(costs, &rows);
        let first = Stage::first(costs.len(), &rows, &ranges, room);
        Levels { costs, room, ranges, first }
    }

    /// Solves level by level.
    pub(crate) fn solve(&self) -> Result<Optimum, NoMatching> {
        self.solve_from(matching::solve(&self.first)?)
    }

    /// Solves without some edges, starting from the best matching with them. Among equally good matchings, it may find another
    /// one than [`Levels::solve`] would.
    pub(crate) fn solve_without(&mut self, before: &Optimum, edges: &[(usize, usize)]) -> Result<Optimum, NoMatching> {
        let costs: Vec<Option<i128>> = edges.iter().map(|&(i, j)| self.first.cost(i, j)).collect();
        edges.iter().for_each(|&(i, j)| self.first.set_cost(i, j, None));
        let found = match before.proofs.first() {
            Some(proof) => matching::solve_near(&self.first, &before.mate, proof),
            None => matching::solve(&self.first),
        };
        let optimum = found.and_then(|matching| self.solve_from(matching));
        edges.iter().zip(costs).for_each(|(&(i, j), cost)| self.first.set_cost(i, j, cost));
        optimum
    }

    /// Solves the later levels after the first ones.
    fn solve_from(&self, mut matching: Matching<i128>) -> Result<Optimum, NoMatching> {
        let mut later: Option<Stage> = None;
        let (mut proved, mut proofs) = (true, Vec::new());
        loop {
            let stage = later.as_ref().unwrap_or(&self.first);
            proved &= matching::verify(stage, &matching.mate, &matching.certificate).is_ok();
            if stage.end == self.costs.levels() || !proved {
                proofs.push(matching.certificate);
                return Ok(self.optimum(matching.mate, proofs, proved));
            }
            let next = stage.next(self.costs, &self.ranges, &matching.certificate, self.room);
            proofs.push(matching.certificate);
            matching = matching::solve(&next)?;
            later = Some(next);
        }
    }

    /// Returns a matching with its totals.
    pub(crate) fn optimum(&self, mate: Vec<usize>, proofs: Vec<MatchingCertificate<i128>>, proved: bool) -> Optimum {
        let totals = totals(self.costs, &mate);
        let cost = packed(&self.ranges, &totals);
        Optimum { mate, totals, cost, proved, proofs }
    }

    /// Checks that `proofs` prove `mate` to be the cheapest matching, group by group of levels.
    pub(crate) fn verify(&self, mate: &[usize], proofs: &[MatchingCertificate<i128>]) -> Result<(), Flaw> {
        let mut later: Option<Stage> = None;
        for (at, proof) in proofs.iter().enumerate() {
            let stage = later.as_ref().unwrap_or(&self.first);
            matching::verify(stage, mate, proof)?;
            match (stage.end == self.costs.levels(), at + 1 == proofs.len()) {
                (true, true) => return Ok(()),
                (false, false) => later = Some(stage.next(self.costs, &self.ranges, proof, self.room)),
                _ => break,
            }
        }
        Err(Flaw::Length)
    }
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
    packed(&ranges(costs, &allowed_rows(costs)), totals)
}

/// Packs the totals of the first levels that fit into one integer.
fn packed(ranges: &[Range], totals: &[u64]) -> i128 {
    weights(ranges, ROOM).iter().zip(totals).map(|(weight, &total)| weight * i128::from(total)).sum()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::rows::at;
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

        fn costs(&self, i: usize, j: usize, out: &mut [u32]) {
            let edge = at(self.len, i.min(j), i.max(j));
            out.copy_from_slice(&self.costs[edge * self.levels..][..self.levels]);
        }

        fn rows(&self) -> impl LevelRows {
            self
        }

        fn forbidden(&self) -> Vec<(usize, usize)> {
            let edges = (0..self.len).flat_map(|i| (i + 1..self.len).map(move |j| (i, j)));
            edges.filter(|&(i, j)| self.is_forbidden(i, j)).collect()
        }
    }

    impl LevelRows for &Table {
        fn fill(&self, level: usize, i: usize, out: &mut [u32]) {
            let edge = |j| at(self.len, i, j);
            out.iter_mut().zip(i + 1..).for_each(|(cost, j)| *cost = self.costs[edge(j) * self.levels + level]);
        }
    }

    impl Table {
        fn is_forbidden(&self, i: usize, j: usize) -> bool {
            self.forbidden[at(self.len, i, j)]
        }
    }

    /// Returns the lowest totals of all perfect matchings of the vertices that are not `used`.
    fn least(table: &Table, used: &mut Vec<bool>) -> Option<Vec<u64>> {
        let Some(i) = used.iter().position(|&u| !u) else { return Some(vec![0; table.levels]) };
        used[i] = true;
        let mut best: Option<Vec<u64>> = None;
        let mut row = vec![0; table.levels];
        for j in i + 1..table.len {
            if used[j] || table.is_forbidden(i, j) {
                continue;
            }
            table.costs(i, j, &mut row);
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

    /// Returns the table with one more forbidden edge.
    fn without(table: &Table, i: usize, j: usize) -> Table {
        let mut without = table.clone();
        without.forbidden[at(table.len, i.min(j), i.max(j))] = true;
        without
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
        #![proptest_config(ProptestConfig::with_cases(cases::cases(50)))]

        /// All levels at once, one level at a time, or anything in between gives the lowest totals in strict order.
        #[test]
        fn the_solution_has_the_lowest_totals(table in tables(), room in 0u32..12) {
            let mut levels = Levels::within(&table, 1 << room);
            let found = levels.solve();
            match least(&table, &mut vec![false; table.len]) {
                None => prop_assert!(found.is_err(), "there is no perfect matching"),
                Some(totals) => {
                    let found = found.unwrap();
                    prop_assert!(found.proved);
                    prop_assert_eq!(&found.totals, &totals);
                    prop_assert_eq!(solve(&table).unwrap().totals, totals);
                    prop_assert_eq!(levels.verify(&found.mate, &found.proofs), Ok(()));
                    let mut worse = found.proofs.clone();
                    if let Some(dual) = worse.iter_mut().flat_map(|p| &mut p.duals).next() {
                        *dual += 1;
                        prop_assert!(levels.verify(&found.mate, &worse).is_err());
                    }
                    worse.pop();
                    prop_assert!(levels.verify(&found.mate, &worse).is_err());
                    let without = without(&table, 0, found.mate[0]);
                    let next = least(&without, &mut vec![false; table.len]);
                    let solved = levels.solve_without(&found, &[(0, found.mate[0])]);
                    prop_assert_eq!(solved.ok().map(|found| found.totals), next);
                    prop_assert_eq!(levels.solve().unwrap().totals, found.totals, "the edge is allowed again");
                }
            }
        }
    }
}
