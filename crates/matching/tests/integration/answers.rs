//! Properties of results: odd counts and large costs are refused, neither the order of the vertices nor repetition changes
//! the cost, and the checker refuses tampered results.

use crate::common::{self, Dense, Numbers, check_witness, random};
use matching::{Blossom, Flaw, Matching, MatchingCertificate, NoMatching, from_fn, solve, solve_near, verify};

fn solved(graph: &Dense<i64>) -> Matching<i64> {
    solve(graph).expect("the graph has a perfect matching")
}

#[test]
fn a_graph_without_vertices_has_the_empty_matching() {
    let found = solve(&from_fn(0, |_, _| Some(1_i64))).unwrap();
    assert_eq!((found.mate, found.cost), (vec![], 0));
}

#[test]
fn odd_counts_are_refused() {
    for n in [1, 3, 101] {
        assert_eq!(solve(&from_fn(n, |_, _| Some(1_i64))), Err(NoMatching::OddCount(n)));
    }
}

#[test]
fn an_isolated_vertex_is_named() {
    let graph = from_fn(40, |i, j| (i != 17 && j != 17).then_some(1_i64));
    let Err(NoMatching::None { barrier, stuck }) = solve(&graph) else { panic!("vertex 17 cannot be matched") };
    assert!(barrier.is_empty() && stuck.iter().any(|set| set.contains(&17) || set.len() == 39), "{stuck:?}");
}

#[test]
fn large_costs_are_exact_or_refused() {
    let at = |scale: i64| from_fn(60, move |i, j| Some(scale / (1 + i.abs_diff(j) as i64 % 7)));
    for scale in [1 << 57, -(1 << 57), 1 << 58, 1 << 59] {
        let wide = from_fn(60, move |i, j| Some(i128::from(scale / (1 + i.abs_diff(j) as i64 % 7))));
        let best = solve(&wide).unwrap();
        assert_eq!(verify(&wide, &best.mate, &best.certificate), Ok(()));
        match i64::try_from(best.cost) {
            Ok(cost) => assert_eq!(solve(&at(scale)).map(|found| found.cost), Ok(cost)),
            Err(_) => assert_eq!(solve(&at(scale)), Err(NoMatching::OutOfRange)),
        }
    }
    assert_eq!(solve(&from_fn(4, |_, _| Some(i64::MAX))), Err(NoMatching::OutOfRange));
    assert_eq!(solve(&from_fn(4, |_, _| Some(i128::MIN))), Err(NoMatching::OutOfRange));
}

#[test]
fn the_same_graph_gives_the_same_result() {
    let graph = common::random(&mut Numbers::new(4), 200, 3, 100);
    let first = solved(&graph);
    assert_eq!(solved(&graph.clone()), first);
    let from_thread = std::thread::spawn(move || solved(&graph)).join().unwrap();
    assert_eq!(from_thread, first);
}

#[test]
fn the_order_of_the_vertices_does_not_change_the_cost() {
    let mut numbers = Numbers::new(5);
    for (n, spread) in [(40, 3), (90, 1000), (150, 20)] {
        let graph = common::random(&mut numbers, n, spread, 100);
        let cost = solved(&graph).cost;
        let mut order: Vec<usize> = (0..n).collect();
        for _ in 0..5 {
            numbers.shuffle(&mut order);
            let shuffled = Dense::new(n, |i, j| graph.at(order[i], order[j]));
            assert_eq!(solved(&shuffled).cost, cost);
        }
    }
}

#[test]
fn adding_a_constant_to_one_vertex_adds_it_to_the_cost() {
    let graph = common::random(&mut Numbers::new(6), 80, 500, 100);
    let raised = Dense::new(80, |i, j| Some(graph.at(i, j)? + if i == 7 || j == 7 { 12_345 } else { 0 }));
    assert_eq!(solved(&raised).cost, solved(&graph).cost + 12_345);
}

#[test]
fn the_checker_refuses_tampered_answers() {
    let graph = common::random(&mut Numbers::new(7), 60, 300, 100);
    let found = solved(&graph);
    let check = |mate: &[usize], certificate: &MatchingCertificate<i64>| verify(&graph, mate, certificate);
    assert_eq!(check(&found.mate, &found.certificate), Ok(()));
    assert!(!found.certificate.blossoms.is_empty(), "the instance should need a blossom");

    let mut other = found.mate.clone();
    let (a, b) = (0, (1..60).find(|&v| v != found.mate[0]).unwrap());
    let (c, d) = (found.mate[a], found.mate[b]);
    (other[a], other[b], other[c], other[d]) = (b, a, d, c);
    assert_eq!(check(&other, &found.certificate), Err(Flaw::Gap));
    other[a] = a;
    assert_eq!(check(&other, &found.certificate), Err(Flaw::Mate(0)));
    assert_eq!(check(&found.mate[1..], &found.certificate), Err(Flaw::Length));

    for v in 0..60 {
        let mut higher = found.certificate.clone();
        higher.duals[v] += 2;
        assert!(matches!(check(&found.mate, &higher), Err(Flaw::Edge(..))), "raising {v} breaks its matched edge");
        let mut lower = found.certificate.clone();
        lower.duals[v] -= 2;
        assert_eq!(check(&found.mate, &lower), Err(Flaw::Gap));
    }
    let with = |change: &dyn Fn(&mut Vec<Blossom<i64>>)| {
        let mut tampered = found.certificate.clone();
        change(&mut tampered.blossoms);
        check(&found.mate, &tampered)
    };
    assert!(matches!(with(&|blossoms| drop(blossoms.remove(0))), Err(Flaw::Edge(..))));
    assert!(matches!(with(&|blossoms| blossoms[0].penalty += 2), Err(Flaw::Gap)));
    assert_eq!(with(&|blossoms| blossoms[0].penalty = -2), Err(Flaw::Blossom(0)));
    assert_eq!(with(&|blossoms| blossoms[0].members.truncate(2)), Err(Flaw::Blossom(0)));
    let crossing = |blossoms: &mut Vec<Blossom<i64>>| {
        let inside = blossoms[0].members[0];
        let outside = (0..60).filter(|v| blossoms.iter().all(|b| !b.members.contains(v))).take(2);
        let mut members: Vec<usize> = outside.chain([inside]).collect();
        members.sort_unstable();
        blossoms.push(Blossom { members, penalty: 2 });
    };
    let refused = with(&crossing);
    assert!(matches!(refused, Err(Flaw::Nesting(_) | Flaw::Blossom(_))), "{refused:?}");

    let forbidden = Dense::new(60, |i, j| graph.at(i, j).filter(|_| i != 0 || j != found.mate[0]));
    assert_eq!(verify(&forbidden, &found.mate, &found.certificate), Err(Flaw::Forbidden(0, found.mate[0])));
}

#[test]
fn a_similar_graph_is_solved_from_an_earlier_solution() {
    let mut numbers = Numbers::new(22);
    for round in 0..cases::cases(50) as usize {
        let n = 2 + 2 * numbers.below(20) as usize;
        let graph = random(&mut numbers, n, [3, 1000][round % 2], [60, 100][round / 2 % 2]);
        let Ok(best) = solve(&graph) else { continue };
        let (i, j) = (numbers.below(n as u64) as usize, numbers.below(n as u64) as usize);
        let closed = |a: usize, b: usize| match best.mate[i] == j {
            true => (a, b) == (i, j) || (a, b) == (j, i),
            false => (a == i || b == i) && a != j && b != j,
        };
        let similar = Dense::new(n, |a, b| graph.at(a, b).filter(|_| !closed(a, b)));
        match (solve_near(&similar, &best.mate, &best.certificate), solve(&similar)) {
            (Ok(near), Ok(anew)) => {
                assert_eq!(near.cost, anew.cost, "round {round}");
                assert_eq!(verify(&similar, &near.mate, &near.certificate), Ok(()), "round {round}");
            }
            (Err(NoMatching::None { barrier, stuck }), Err(_)) => check_witness(&similar, &barrier, &stuck),
            (near, anew) => panic!("round {round}: {near:?}, but {anew:?}"),
        }
    }
}

#[test]
fn an_earlier_solution_that_does_not_fit_is_ignored() {
    let mut numbers = Numbers::new(23);
    let (one, other) = (random(&mut numbers, 20, 50, 100), random(&mut numbers, 20, 50, 100));
    let (best, small) = (solved(&one), solved(&random(&mut numbers, 8, 50, 100)));
    assert_eq!(solve_near(&other, &best.mate, &best.certificate).unwrap(), solved(&other));
    assert_eq!(solve_near(&other, &small.mate, &small.certificate).unwrap(), solved(&other));
}
