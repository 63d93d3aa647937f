//! The duration of everyday operations on an event file with 1,000 players, 10 rounds and 5,000 games.

#[path = "../tests/integration/random/mod.rs"]
mod random;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use serde_json::Value;
use store::{EventFile, OperationRecord};

fn operation(name: &str) -> OperationRecord<'_> {
    OperationRecord { who: "desk", at: "2026-07-31T10:00:00", name, input: Value::Null }
}

fn measure(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder for the file");
    let path = folder.path().join("large.drawmaster");
    let event = random::large();
    let (mut file, ()) = EventFile::create_with(&path, operation("new"), |tx| tx.write(&event)).expect("a file");
    let mut game = event.games().nth(4711).expect("5,000 games").clone();
    criterion.bench_function("load", |bench| bench.iter(|| black_box(file.load().expect("loads"))));
    criterion.bench_function("one result", |bench| {
        bench.iter(|| {
            game.locked = !game.locked;
            file.transact(operation("result"), |tx| tx.upsert(&game)).expect("a result")
        });
    });
    criterion.bench_function("undo and redo", |bench| {
        bench.iter(|| {
            file.undo("desk", "").expect("undone");
            file.redo("desk", "").expect("redone")
        });
    });
    criterion.bench_function("check", |bench| bench.iter(|| assert!(file.check().is_sound())));
    criterion
        .bench_function("copy", |bench| bench.iter(|| file.rotate(folder.path(), "large", "1", 1).expect("a copy")));
    drop(file);
    criterion.bench_function("open", |bench| bench.iter(|| EventFile::open(&path).expect("opens")));
}

criterion_group! { name = event_file; config = Criterion::default().sample_size(20); targets = measure }
criterion_main!(event_file);
