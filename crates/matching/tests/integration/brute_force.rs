//! Compares 20,000 small random graphs with exhaustive search: negative costs, many ties, forbidden edges, and graphs
//! without a perfect matching, whose witness is checked.

use crate::common::{self, Dense, Numbers};
use matching::{NoMatching, solve, verify};

/// Returns the minimum cost of a perfect matching of the vertices not in `used`, by exhaustive search.
fn least(graph: &Dense<i64>, used: u32) -> Option<i64> {
    let free: Vec<usize> = (0..graph.n).filter(|&v| used >> v & 1 == 0).collect();
    let Some((&i, others)) = free.split_first() else { return Some(0) };
    let with = |&j: &usize| Some(graph.at(i, j)? + least(graph, used | 1 << i | 1 << j)?);
    others.iter().filter_map(with).min()
}

fn check(graph: &Dense<i64>) {
    match (solve(graph), least(graph, 0)) {
        (Ok(found), Some(best)) => {
            assert_eq!(found.cost, best, "{graph:?}");
            assert_eq!(verify(graph, &found.mate, &found.certificate), Ok(()), "{graph:?}");
        }
        (Err(NoMatching::None { barrier, stuck }), None) => common::check_witness(graph, &barrier, &stuck),
        (answer, best) => panic!("{answer:?} but the best is {best:?}: {graph:?}"),
    }
}

#[test]
fn small_graphs_match_exhaustive_search() {
    let mut numbers = Numbers::new(1);
    let mut without = 0;
    let graphs = cases::cases(2_000);
    for _ in 0..graphs {
        let n = 2 * (1 + numbers.below(5)) as usize;
        let spread = [2, 4, 20, 1000][numbers.below(4) as usize];
        let density = [15, 30, 50, 75, 100][numbers.below(5) as usize];
        let graph = common::random(&mut numbers, n, spread, density);
        without += u32::from(least(&graph, 0).is_none());
        check(&graph);
    }
    assert!((graphs / 20..graphs * 3 / 4).contains(&without), "{without} graphs had no perfect matching");
}
