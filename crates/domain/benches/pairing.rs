//! Benchmarks the pairing of a round, from the tournament to the proposal, in invented tournaments of different sizes.

#[path = "../tests/pairing/field.rs"]
mod field;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use domain::System;
use domain::pairing::{Field, PairingRequest, propose};

fn pairing(c: &mut Criterion) {
    let mut group = c.benchmark_group("pairing");
    group.sample_size(10);
    for (system, rounds, n) in [
        (System::McMahon, 3, 100),
        (System::McMahon, 0, 1000),
        (System::McMahon, 3, 1000),
        (System::Swiss, 0, 1000),
        (System::Swiss, 3, 1000),
        (System::McMahon, 3, 2000),
    ] {
        let field = Field::before(&field::played(n, rounds, 7, system), rounds + 1);
        let pair = || propose(black_box(&field), &PairingRequest::default());
        group.bench_function(format!("{system:?}/{n}/round {}", rounds + 1), |b| b.iter(pair));
    }
}

criterion_group!(benches, pairing);
criterion_main!(benches);
