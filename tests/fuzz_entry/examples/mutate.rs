//! A simple fuzzer for machines without cargo-fuzz: mutates the corpus of every target for some seconds (`mutate 30`), or of
//! the targets named (`mutate 30 h9 bundle`). Inputs that make a target panic are written to fuzz/artifacts.
#![expect(clippy::disallowed_methods, reason = "measures elapsed time")]

use std::fs;
use std::panic::catch_unwind;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use domain::lots::Lots;
use fuzz_entry::{TARGETS, mutated, run};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let seconds = words.first().and_then(|word| word.parse().ok()).unwrap_or(10);
    let wanted = |name: &str| words.len() < 2 || words[1..].iter().any(|word| word == name);
    let mut found = 0;
    for (name, _) in TARGETS.iter().filter(|(name, _)| wanted(name)) {
        let (runs, crashes) = fuzz(name, Duration::from_secs(seconds));
        println!("{name:<16} {runs:>9} inputs in {seconds} s, {crashes} panics");
        found += crashes;
    }
    if found == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Runs one target and returns the number of inputs and of panics.
fn fuzz(name: &str, time: Duration) -> (u64, u64) {
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz");
    let listed = fs::read_dir(fuzz.join("corpus").join(name)).expect("every target has seeds");
    let mut pool: Vec<Vec<u8>> = listed.map(|file| fs::read(file.expect("a file").path()).expect("a file")).collect();
    pool.sort();
    let mut lots = Lots::new("drawmaster mutate 1", name);
    let (start, mut runs, mut crashes) = (Instant::now(), 0, 0);
    while start.elapsed() < time && crashes < 10 {
        let at = lots.below(u32::try_from(pool.len()).expect("a few")) as usize;
        let input = mutated(&pool[at], &mut lots);
        if catch_unwind(|| run(name, &input)).is_err() {
            crashes += 1;
            let artifacts = fuzz.join("artifacts").join(name);
            fs::create_dir_all(&artifacts).expect("the folder can be made");
            fs::write(artifacts.join(format!("mutated-{runs}")), &input).expect("the folder can be written");
        }
        // Some mutated inputs are mutated again.
        if pool.len() < 200 && lots.below(20) == 0 {
            pool.push(input);
        }
        runs += 1;
    }
    (runs, crashes)
}
