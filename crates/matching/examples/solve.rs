//! Solves an instance from a file and prints one line about it. The file, little endian: u32 n, u32 words (1: i64,
//! 2: i128), then the costs of the upper triangle, row by row.
#![expect(clippy::disallowed_methods, reason = "measures elapsed time")]

use matching::{Cost, Costs, solve, verify};
use std::time::Instant;

/// The upper triangle, row by row.
struct Triangle<T> {
    n: usize,
    costs: Vec<T>,
}

impl<T: Cost> Costs for Triangle<T> {
    type Cost = T;

    fn len(&self) -> usize {
        self.n
    }

    fn cost(&self, i: usize, j: usize) -> Option<T> {
        let (i, j) = (i.min(j), i.max(j));
        Some(self.costs[i * (2 * self.n - i - 1) / 2 + j - i - 1])
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (path, repeat) = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [path] => (path, 1),
        [path, "--repeat", times] | ["--repeat", times, path] => (path, times.parse()?),
        _ => return Err("usage: solve FILE [--repeat TIMES]".into()),
    };
    let mut file = std::io::BufReader::with_capacity(1 << 16, std::fs::File::open(path)?);
    let (n, words) = (u32::from_le_bytes(number(&mut file)?) as usize, u32::from_le_bytes(number(&mut file)?));
    let count = n * n.saturating_sub(1) / 2;
    match words {
        1 => {
            let costs = (0..count).map(|_| number(&mut file).map(i64::from_le_bytes)).collect::<Result<_, _>>()?;
            report(&Triangle { n, costs }, repeat)
        }
        2 => {
            let costs = (0..count).map(|_| number(&mut file).map(i128::from_le_bytes)).collect::<Result<_, _>>()?;
            report(&Triangle { n, costs }, repeat)
        }
        other => Err(format!("the file has {other} words per cost, but only 1 and 2 are supported").into()),
    }
}

fn number<const BYTES: usize>(file: &mut impl std::io::Read) -> std::io::Result<[u8; BYTES]> {
    let mut bytes = [0; BYTES];
    file.read_exact(&mut bytes)?;
    Ok(bytes)
}

fn report<T: Cost>(graph: &Triangle<T>, repeat: usize) -> Result<(), Box<dyn std::error::Error>> {
    let mut times = Vec::new();
    let mut found = None;
    for _ in 0..repeat.max(1) {
        let begin = Instant::now();
        found = Some(solve(graph)?);
        times.push(begin.elapsed().as_micros());
    }
    let found = found.ok_or("nothing was solved")?;
    times.sort_unstable();
    let median = times[times.len() / 2];
    let certified = verify(graph, &found.mate, &found.certificate).is_ok();
    println!(
        "n={} cost={} certified={certified} edges={} ms_median={}.{:03} peak_kb={}",
        graph.n,
        found.cost,
        found.edges,
        median / 1000,
        median % 1000,
        peak_kilobytes()
    );
    Ok(())
}

/// Returns the peak memory use of the program in kilobytes; 0 if the system does not report it.
fn peak_kilobytes() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse().ok()).unwrap_or(0)
}
