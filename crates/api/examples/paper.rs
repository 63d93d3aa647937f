//! Measures printing after a large round: `cargo run --release -p api --example paper -- [PLAYERS]`. Plays an event of three
//! rounds in memory, by default with 1,000 players, then prints each sheet of the last round.
#![expect(clippy::disallowed_methods, reason = "measures elapsed time")]

use std::time::Instant;

use app::simulation::{Sides, Size, simulate_in_memory};
use app::vocabulary::SystemName;
use documents::{PrintSheet, sheet_bytes};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let players = std::env::args().nth(1).map_or(Ok(1000), |text| text.parse())?;
    let desk =
        simulate_in_memory(Size { players, rounds: 3, seed: 1, system: SystemName::McMahon, sides: Sides::Players })?;
    println!("{players} players, peak before printing: {}", peak());
    let start = Instant::now();
    for what in ["pairings", "pairings-by-name", "slips", "wall-chart", "standings"] {
        let began = Instant::now();
        let bytes = sheet_bytes(&desk, &PrintSheet { what: what.parse()?, ..PrintSheet::default() })?.len();
        println!("{what}: {} ms, {} KB", began.elapsed().as_millis(), bytes / 1024);
    }
    println!("all: {} ms, peak: {}", start.elapsed().as_millis(), peak());
    Ok(())
}

/// Returns the peak memory use, if the system provides it.
fn peak() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.map_or_else(|| "unknown".into(), |kilobytes| kilobytes.trim().to_string())
}
