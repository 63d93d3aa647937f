//! Opens an event file for reading several times and loads it, and prints how long that takes.
//! `cargo run --release -p store --example open -- FILE [TIMES]`
#![expect(clippy::disallowed_methods, reason = "measures elapsed time")]
#![expect(clippy::float_arithmetic, reason = "figures of measurements, not scores")]

use std::path::PathBuf;
use std::time::{Duration, Instant};

use store::EventFile;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let path = PathBuf::from(words.next().ok_or("the path of an event file is missing")?);
    let times = words.next().map_or(Ok(9), |word| word.parse::<usize>())?;
    let (mut opened, mut loaded) = (Vec::new(), Vec::new());
    for _ in 0..times.max(1) {
        let start = Instant::now();
        let file = EventFile::open_read_only(&path)?;
        opened.push(start.elapsed());
        let start = Instant::now();
        file.load()?;
        loaded.push(start.elapsed());
    }
    report("opening", opened);
    report("loading", loaded);
    Ok(())
}

fn report(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let milliseconds = |at: usize| times[at].as_secs_f64() * 1000.0;
    let last = times.len() - 1;
    println!(
        "{what}: min {:.1}, median {:.1}, max {:.1} ms",
        milliseconds(0),
        milliseconds(last / 2),
        milliseconds(last)
    );
}
