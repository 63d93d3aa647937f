//! Compares generated instances with another solver, and published instances with their known optima if the files are
//! available.

use crate::common::{Dense, layers::Layers};
use matching::{Cost, Costs, solve, verify};
use std::path::{Path, PathBuf};
use std::process::Command;

fn check_against_another_solver<C: Costs + Sync>(graph: &C) {
    let n = graph.len();
    let cost = |i, j| graph.cost(i, j).map_or(0_i128, Into::into);
    let table: Vec<i128> = (0..n * n).map(|k| if k / n == k % n { 0 } else { cost(k / n, k % n) }).collect();
    let mate = integer_blossom::min_weight_perfect_matching(&table, n);
    let best: i128 = (0..n).filter(|&i| i < mate[i]).map(|i| cost(i, mate[i])).sum();
    let found = solve(graph).expect("the graph is complete");
    assert_eq!(found.cost.into(), best, "n = {n}");
    assert_eq!(verify(graph, &found.mate, &found.certificate), Ok(()));
}

#[test]
fn layered_graphs_match_another_solver() {
    for (n, seed) in [(2, 1), (10, 2), (36, 3), (70, 4), (130, 5), (200, 6)] {
        check_against_another_solver(&Layers::narrow(n, seed));
        check_against_another_solver(&Layers::wide(n, seed));
    }
}

#[test]
fn few_edges_become_candidates() {
    let graph = Layers::wide(600, 7);
    let found = solve(&graph).unwrap();
    assert_eq!(verify(&graph, &found.mate, &found.certificate), Ok(()));
    assert!(found.edges < 600 * 50, "{} edges of {}", found.edges, 600 * 599 / 2);
}

/// Returns the generator's arguments and the optimum for each row of the table; empty if there is no table.
fn published() -> Vec<(Vec<String>, i128)> {
    let Ok(text) = std::fs::read_to_string(bench().join("README.md")) else {
        println!("skipped: the published instances are not here");
        return Vec::new();
    };
    let row = |line: &str| {
        let mut cells = line.split('|').skip(1);
        let arguments: Vec<String> = cells.next()?.split_whitespace().map(str::to_owned).collect();
        Some((arguments, cells.next()?.trim().parse().ok()?))
    };
    let rows: Vec<_> = text.lines().filter_map(row).collect();
    assert!(rows.len() >= 14, "the table of optima has {} rows", rows.len());
    rows
}

fn bench() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/bench")
}

fn read<T: Cost, const BYTES: usize>(bytes: &[u8], number: fn([u8; BYTES]) -> T) -> Vec<T> {
    bytes.chunks_exact(BYTES).map(|chunk| number(chunk.try_into().expect("chunks have that size"))).collect()
}

fn check_published(wanted: impl Fn(usize) -> bool) {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    for (arguments, optimum) in published() {
        let n: usize = arguments[0].parse().expect("the first argument is a number");
        if !wanted(n) {
            continue;
        }
        let file = folder.path().join("instance.bin");
        let mut python = Command::new("python3");
        python.arg(bench().join("instances.py")).args(&arguments[..4]).arg(&file).args(&arguments[4..]);
        let Ok(output) = python.output() else { return println!("skipped: there is no python3") };
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let bytes = std::fs::read(&file).expect("the generator has written the file");
        match bytes[4] {
            1 => check_optimum(n, read(&bytes[8..], i64::from_le_bytes), optimum),
            _ => check_optimum(n, read(&bytes[8..], i128::from_le_bytes), optimum),
        }
    }
}

fn check_optimum<T: Cost>(n: usize, costs: Vec<T>, optimum: i128) {
    let mut costs = costs.into_iter();
    let graph = Dense::new(n, |_, _| costs.next());
    let found = solve(&graph).expect("the graph is complete");
    assert_eq!(found.cost.into(), optimum);
    assert_eq!(verify(&graph, &found.mate, &found.certificate), Ok(()));
}

#[test]
fn published_optima() {
    check_published(|n| n <= 500);
}

#[test]
#[ignore = "takes a minute to generate"]
fn published_optima_of_large_instances() {
    check_published(|n| n > 500);
}
