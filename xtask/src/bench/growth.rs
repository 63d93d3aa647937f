//! Measures how time and memory grow with the number of players, and draws it for docs/performance.md.

use super::cases::{self, CASES};
use super::measure::{self, Spread, Used};
use super::plot::{self, Curve, Mark};
use crate::{build, paths};
use anyhow::Result;

/// The largest event.
pub const LARGEST: usize = 10_000;

/// The numbers of players.
const SIZES: [usize; 8] = [50, 100, 200, 500, 1000, 2000, 5000, 10_000];

/// How often each command runs.
const RUNS: usize = 5;

/// The sizes from which the exponent is computed: below them, starting the process dominates.
const LARGE: usize = 500;

/// Other programs, where they were measured: time in milliseconds.
const REFERENCES: &[Mark] = &[Mark { what: "OpenGotha: load and rank", players: 2000, value: 2400.0 }];

/// Measures all sizes up to `largest`, prints a table, and writes the plots.
pub fn perform(largest: usize) -> Result<()> {
    build::optimised_programs(&[build::COMMAND_LINE])?;
    let program = paths::optimised(build::COMMAND_LINE);
    let folder = tempfile::tempdir()?;
    let name = |what: &str| Curve { what: what.to_owned(), points: Vec::new() };
    let (mut times, mut memory): (Vec<_>, Vec<_>) = CASES.iter().map(|case| (name(case.what), name(case.what))).unzip();
    println!("\n| players | command | ms: min, median, max | MB |\n|---|---|---|---|");
    for size in SIZES.into_iter().filter(|size| *size <= largest) {
        let event = cases::play(&program, folder.path(), size)?;
        for (at, case) in CASES.iter().enumerate() {
            let run = |_| measure::run(&program, &case.arguments(&event));
            let runs = (0..RUNS).map(run).collect::<Result<Vec<Used>>>()?;
            let spent = Spread::of(runs.iter().map(|run| run.milliseconds));
            let peak = Spread::of(runs.iter().map(|run| run.megabytes)).median;
            println!(
                "| {size} | {} | {:.1}, {:.1}, {:.1} | {peak:.0} |",
                case.what, spent.min, spent.median, spent.max
            );
            times[at].points.push((size, spent.median));
            memory[at].points.push((size, peak));
        }
    }
    finish(times, memory)
}

fn finish(times: Vec<Curve>, memory: Vec<Curve>) -> Result<()> {
    println!("\n| command | exponent of time | exponent of memory |\n|---|---|---|");
    for (time, memory) in times.iter().zip(&memory) {
        let exponent = |curve: &Curve| exponent(&curve.points).map_or("-".to_owned(), |found| format!("{found:.2}"));
        println!("| {} | {} | {} |", time.what, exponent(time), exponent(memory));
    }
    let folder = paths::root().join("docs").join("performance");
    std::fs::create_dir_all(&folder)?;
    let about = format!("after {} rounds, median of {RUNS} runs", cases::ROUNDS);
    plot::draw(&folder.join("time.svg"), &format!("Processor time in ms {about}"), &times, REFERENCES)?;
    plot::draw(&folder.join("memory.svg"), &format!("Peak memory in MB {about}"), &memory, &[])
}

/// Returns the slope of the line through the logarithms of the large sizes: 1 if the value doubles with the size.
fn exponent(points: &[(usize, f64)]) -> Option<f64> {
    let large = points.iter().filter(|(size, value)| *size >= LARGE && *value > 0.0);
    let logarithms: Vec<(f64, f64)> = large.map(|(size, value)| ((*size as f64).ln(), value.ln())).collect();
    let count = logarithms.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| logarithms.iter().map(of).sum::<f64>() / count;
    let (across, up) = (mean(|point| point.0), mean(|point| point.1));
    let spread: f64 = logarithms.iter().map(|point| (point.0 - across).powi(2)).sum();
    let slope: f64 = logarithms.iter().map(|point| (point.0 - across) * (point.1 - up)).sum();
    (logarithms.len() > 1).then(|| slope / spread)
}

#[cfg(test)]
mod tests {
    use super::exponent;

    #[test]
    fn exponent_is_that_of_the_large_sizes() {
        let square = [(50, 900.0), (500, 1.0), (1000, 4.0), (2000, 16.0)];
        assert!((exponent(&square).unwrap() - 2.0).abs() < 1e-9);
        assert_eq!(exponent(&[(50, 1.0), (1000, 4.0)]), None, "one large size has no slope");
    }
}
