//! Benchmarks solving layered instances in 64 and 128 bits.
#![allow(missing_docs, reason = "the macros make undocumented items")]

#[path = "../tests/integration/common/layers.rs"]
mod layers;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use layers::Layers;
use matching::solve;

fn solving(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("solve");
    group.sample_size(10);
    for n in [100, 500, 1000, 2000] {
        let (narrow, wide) = (Layers::narrow(n, 1), Layers::wide(n, 1));
        group.bench_function(BenchmarkId::new("i64", n), |bencher| bencher.iter(|| solve(&narrow)));
        group.bench_function(BenchmarkId::new("i128", n), |bencher| bencher.iter(|| solve(&wide)));
    }
    group.finish();
}

criterion_group!(benches, solving);
criterion_main!(benches);
