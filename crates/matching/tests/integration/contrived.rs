//! Graphs in which many vertices compete for the same few partners. Their cheapest edges say little about an optimal
//! matching, so candidates chosen by cost alone would end up being a large part of all edges.

use matching::{Costs, FromFn, NoMatching, from_fn, solve, verify};

const PLAYERS: usize = 600;

/// Returns a number below 1,000 that looks random.
fn mixed(i: usize, j: usize) -> i64 {
    let pair = (i.min(j) * PLAYERS + i.max(j)) as u64;
    (pair.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40) as i64 % 1000
}

/// Solves, verifies the proof, and returns the optimum and the number of candidate edges per vertex.
fn solved<F: Fn(usize, usize) -> Option<i64> + Sync>(graph: &FromFn<F>) -> (i64, usize) {
    let best = solve(graph).expect("all edges are allowed");
    assert_eq!(verify(graph, &best.mate, &best.certificate), Ok(()));
    (best.cost, best.edges / graph.len())
}

#[test]
fn products_pair_the_largest_with_the_smallest() {
    let graph = from_fn(PLAYERS, |i, j| Some((i * j) as i64));
    let optimum: i64 = (0..PLAYERS / 2).map(|i| (i * (PLAYERS - 1 - i)) as i64).sum();
    let (cost, edges) = solved(&graph);
    assert_eq!(cost, optimum);
    assert!(edges <= 32, "{edges} candidates per vertex");
}

#[test]
fn maxima_pair_neighbours() {
    let (cost, edges) = solved(&from_fn(PLAYERS, |i, j| Some(i.max(j) as i64)));
    assert_eq!(cost, (0..PLAYERS as i64 / 2).map(|pair| 2 * pair + 1).sum::<i64>());
    assert!(edges <= 32, "{edges} candidates per vertex");
}

#[test]
fn the_order_of_the_vertices_does_not_matter() {
    // 7 and the number of vertices have no common factor.
    let mixed_up = |i: usize| i * 7 % PLAYERS + 1;
    let (cost, edges) = solved(&from_fn(PLAYERS, |i, j| Some(-((mixed_up(i) * mixed_up(j)) as i64))));
    assert_eq!(cost, -(0..PLAYERS as i64 / 2).map(|pair| (2 * pair + 1) * (2 * pair + 2)).sum::<i64>());
    assert!(edges <= 32, "{edges} candidates per vertex");
}

/// In a random order no sample resembles the whole graph.
#[test]
fn a_random_order_does_not_matter() {
    let mut order: Vec<usize> = (0..PLAYERS).collect();
    for seed in 0..4 {
        order.sort_by_key(|&i| mixed(seed, i));
        let (_, edges) = solved(&from_fn(PLAYERS, |i, j| Some((order[i] * order[j]) as i64)));
        assert!(edges <= 32, "{edges} candidates per vertex");
        let value = |i: usize| 1000 * mixed(seed, i) + mixed(i, seed + 1);
        let (_, edges) = solved(&from_fn(PLAYERS, |i, j| Some(value(i) * value(j))));
        assert!(edges <= 32, "{edges} candidates per vertex");
    }
}

#[test]
fn everyone_prefers_the_same_few() {
    for favourites in [1, 20, 100] {
        let cost = |i: usize, j: usize| if i.min(j) < favourites { 0 } else { 1000 + mixed(i, j) };
        let (_, edges) = solved(&from_fn(PLAYERS, |i, j| Some(cost(i, j))));
        assert!(edges <= 32, "{favourites} favourites: {edges} candidates per vertex");
    }
}

#[test]
fn all_edges_cost_the_same() {
    let (cost, edges) = solved(&from_fn(PLAYERS, |_, _| Some(7)));
    assert_eq!(cost, 7 * PLAYERS as i64 / 2);
    assert!(edges <= 16, "{edges} candidates per vertex");
}

/// The estimated duals must not hide that no perfect matching exists, nor fail where edges are forbidden.
#[test]
fn forbidden_edges_and_competition_together() {
    let graph = from_fn(PLAYERS, |i, j| (i % 3 != j % 3 || i % 3 == 0).then_some((i * j) as i64));
    let (cost, _) = solved(&graph);
    let wide = solve(&from_fn(PLAYERS, |i, j| graph.cost(i, j).map(i128::from))).unwrap();
    assert_eq!(wide.cost, i128::from(cost));

    // 200 vertices, which may only be matched to 100 others.
    let refused = solve(&from_fn(300, |i, j| (i.min(j) < 100).then_some((i * j) as i64)));
    assert!(matches!(refused, Err(NoMatching::None { .. })), "{refused:?}");
}
