//! Compares mid-sized graphs of many kinds with other solvers; they are large enough to leave out most edges at first.

use crate::common::{self, Dense, Numbers};
use matching::{NoMatching, solve, verify};

/// Returns graphs that are hard in different ways: equal costs, many ties, popular partners, clusters.
fn families(numbers: &mut Numbers, n: usize) -> Vec<(&'static str, Dense<i64>)> {
    let (side, size) = (n as i64, 3 + numbers.below(40) as usize);
    let at: Vec<(i64, i64)> = (0..n).map(|_| (numbers.below(500) as i64, numbers.below(500) as i64)).collect();
    let mut kind = |name, cost: &mut dyn FnMut(&mut Numbers, i64, i64) -> i64| {
        (name, Dense::new(n, |i, j| Some(cost(numbers, i as i64, j as i64))))
    };
    vec![
        kind("equal", &mut |_, _, _| 7),
        kind("binary", &mut |numbers, _, _| numbers.below(2) as i64),
        kind("ten", &mut |numbers, _, _| numbers.below(10) as i64),
        kind("uniform", &mut |numbers, _, _| numbers.below(1_000_000) as i64),
        kind("plane", &mut |_, i, j| {
            let ((a, b), (c, d)) = (at[i as usize], at[j as usize]);
            (a - c).abs() + (b - d).abs()
        }),
        kind("far", &mut |_, i, j| -(i - j).abs()),
        kind("near", &mut |_, i, j| (i - j).pow(2)),
        kind("smaller", &mut |_, i, j| i.min(j)),
        kind("larger", &mut |_, i, j| i.max(j)),
        kind("product", &mut |_, i, j| (i + 1) * (side - j)),
        kind("clusters", &mut |numbers, i, j| {
            let gap = i / size as i64 - j / size as i64;
            gap * gap * 10_000 + numbers.below(50) as i64
        }),
    ]
}

#[test]
fn complete_graphs_match_another_solver() {
    let mut numbers = Numbers::new(2);
    for n in [12, 14, 20, 26, 30, 40, 50, 64, 80, 120, 150] {
        for (name, graph) in families(&mut numbers, n) {
            let table: Vec<i64> = graph.table.iter().map(|cost| cost.unwrap_or(0) + 1_000_000).collect();
            let mate = integer_blossom::min_weight_perfect_matching(&table, n);
            let best = (0..n).filter(|&i| i < mate[i]).filter_map(|i| graph.at(i, mate[i])).sum();
            let found = solve(&graph).unwrap_or_else(|error| panic!("{name} {n}: {error}"));
            assert_eq!((found.cost, verify(&graph, &found.mate, &found.certificate)), (best, Ok(())), "{name} {n}");
        }
    }
}

#[test]
fn graphs_solved_in_two_threads_are_proved_optimal() {
    for (name, graph) in families(&mut Numbers::new(8), 720) {
        let found = solve(&graph).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(verify(&graph, &found.mate, &found.certificate), Ok(()), "{name}");
    }
}

/// More than any perfect matching of allowed edges costs.
const FORBIDDEN: i64 = 1_000_000;

#[test]
fn sparse_graphs_match_another_solver_or_have_a_witness() {
    let mut numbers = Numbers::new(3);
    let mut without = 0;
    let graphs = cases::cases(20);
    for round in 0..u64::from(graphs) {
        let n = 10 + 2 * numbers.below(30) as usize;
        let graph = common::random(&mut numbers, n, 50, 3 + round % 20);
        let table: Vec<i64> = graph.table.iter().map(|cost| cost.map_or(FORBIDDEN, |cost| cost + 100)).collect();
        let mate = integer_blossom::min_weight_perfect_matching(&table, n);
        let costs: Option<Vec<i64>> = (0..n).filter(|&i| i < mate[i]).map(|i| graph.at(i, mate[i])).collect();
        match (solve(&graph), costs.map(|costs| costs.iter().sum::<i64>())) {
            (Ok(found), Some(best)) => {
                assert_eq!((found.cost, verify(&graph, &found.mate, &found.certificate)), (best, Ok(())));
            }
            (Err(NoMatching::None { barrier, stuck }), None) => {
                without += 1;
                common::check_witness(&graph, &barrier, &stuck);
            }
            (answer, best) => panic!("{answer:?} but the best is {best:?}"),
        }
    }
    assert!((graphs / 8..graphs * 7 / 8).contains(&without), "{without} graphs had no perfect matching");
}
