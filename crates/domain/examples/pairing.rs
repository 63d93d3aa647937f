//! Measures the pairing of a round and the explanation of its boards, without opening a file:
//! `cargo run --release -p domain --example pairing -- PLAYERS ROUNDS TIMES`. The rounds before are paired and played at random.
#![expect(clippy::disallowed_methods, reason = "measures elapsed time")]

#[path = "../tests/pairing/field.rs"]
mod field;

use std::hint::black_box;
use std::time::Instant;

use domain::System;
use domain::pairing::{Field, PairingRequest, Proposal, explain, propose};
use field::played;

fn main() {
    let numbers: Vec<u32> = std::env::args().skip(1).filter_map(|argument| argument.parse().ok()).collect();
    let &[players, rounds, times] = numbers.as_slice() else {
        eprintln!("usage: pairing PLAYERS ROUNDS TIMES");
        std::process::exit(2);
    };
    let tournament = played(players as usize, rounds, 22, System::McMahon);
    let pair = || {
        propose(&Field::before(&tournament, rounds + 1), &PairingRequest::default()).expect("the field can be paired")
    };
    let proposal = pair();
    println!("cost {}, {}", proposal.cost, if proposal.optimal { "proved" } else { "not proved" });
    measure("pair", times, |_| drop(black_box(pair())));
    let request = PairingRequest { bye: proposal.bye, ..PairingRequest::default() };
    let explained = |proposal: &Proposal, at: u32, known: bool| {
        let board = &proposal.boards[at as usize * 37 % proposal.boards.len()];
        let certificate = proposal.certificate.as_ref().filter(|_| known);
        let pair = (board.black, board.white);
        explain(&Field::before(&tournament, rounds + 1), &request, certificate, pair)
            .expect("the board can be explained")
    };
    let same = (0..times).filter(|&at| explained(&proposal, at, true) == explained(&proposal, at, false)).count();
    println!("{same} of {times} explanations are the same without a certificate");
    measure("explain", times, |at| drop(black_box(explained(&proposal, at, true))));
    measure("explain, no certificate", times, |at| drop(black_box(explained(&proposal, at, false))));
}

/// Prints the shortest, the median and the longest time of a call in milliseconds.
fn measure(what: &str, times: u32, call: impl Fn(u32)) {
    let timed = |at: u32| {
        let start = Instant::now();
        call(at);
        start.elapsed().as_millis()
    };
    let mut all: Vec<u128> = (0..times).map(timed).collect();
    all.sort_unstable();
    if let (Some(least), Some(most)) = (all.first(), all.last()) {
        println!("{what}: {least} / {} / {most} ms", all[all.len() / 2]);
    }
}
