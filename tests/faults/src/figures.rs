//! The cost of actions: elapsed and processor time by kind of action, and the memory of the process.
#![expect(clippy::disallowed_methods, reason = "measures elapsed time")]

use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::time::Instant;

/// The cost of one action in microseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Cost {
    clock: u64,
    /// `None` where the system does not report it.
    processor: Option<u64>,
}

/// The costs of all actions by kind.
#[derive(Debug, Clone, Default)]
pub struct Figures {
    kinds: BTreeMap<String, Vec<Cost>>,
    /// Memory in kilobytes at named moments; empty where the system does not report it.
    memory: Vec<(String, Option<u64>)>,
}

impl Figures {
    /// Runs `action` and records its cost.
    pub fn time<T>(&mut self, kind: &str, action: impl FnOnce() -> T) -> T {
        let (start, before) = (Instant::now(), processor_time());
        let value = action();
        let clock = u64::try_from(start.elapsed().as_micros()).unwrap_or(u64::MAX);
        let processor = processor_time().zip(before).map(|(after, before)| (after - before) / 1000);
        self.kinds.entry(kind.to_owned()).or_default().push(Cost { clock, processor });
        value
    }

    /// Records the current memory of the process.
    pub fn weigh(&mut self, moment: &str) {
        self.memory.push((moment.to_owned(), memory()));
    }

    /// The number of actions.
    pub fn actions(&self) -> usize {
        self.kinds.values().map(Vec::len).sum()
    }

    /// The recorded memory in kilobytes; empty where the system does not report it.
    pub fn memory(&self) -> Vec<u64> {
        self.memory.iter().filter_map(|(_, kilobytes)| *kilobytes).collect()
    }

    /// The kinds of action whose slowest run took longer than `limit` microseconds of processor time, or of elapsed time
    /// where the system does not report processor time.
    pub fn slower_than(&self, limit: u64) -> Vec<String> {
        let slow = |costs: &&Vec<Cost>| costs.iter().any(|cost| cost.processor.unwrap_or(cost.clock) > limit);
        self.kinds.iter().filter(|(_, costs)| slow(costs)).map(|(kind, _)| kind.clone()).collect()
    }
}

impl Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| action | times | median ms | 95 of 100 below ms | slowest ms | slowest on the processor ms |")?;
        writeln!(f, "|---|---:|---:|---:|---:|---:|")?;
        for (kind, costs) in &self.kinds {
            let mut clock: Vec<u64> = costs.iter().map(|cost| cost.clock).collect();
            clock.sort_unstable();
            let at = |percent: usize| millis(clock[(clock.len() - 1) * percent / 100]);
            let processor = costs.iter().filter_map(|cost| cost.processor).max();
            let processor = processor.map_or_else(|| "?".to_owned(), millis);
            writeln!(f, "| {kind} | {} | {} | {} | {} | {processor} |", clock.len(), at(50), at(95), at(100))?;
        }
        writeln!(f)?;
        for (moment, kilobytes) in &self.memory {
            let held = kilobytes.map_or_else(|| "?".to_owned(), |kilobytes| format!("{} MB", kilobytes / 1024));
            writeln!(f, "memory {moment}: {held}")?;
        }
        Ok(())
    }
}

/// Microseconds as milliseconds with one decimal.
fn millis(micros: u64) -> String {
    format!("{}.{}", micros / 1000, micros % 1000 / 100)
}

/// The processor time of this thread in nanoseconds, on Linux.
fn processor_time() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok()
}

/// The memory of this process in kilobytes, on Linux.
fn memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().trim_end_matches(" kB").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_shows_the_median_and_the_slowest() {
        let mut figures = Figures::default();
        let cost = |clock| Cost { clock, processor: Some(clock / 2) };
        figures.kinds.insert("result".into(), (1..=100).rev().map(|at| cost(at * 1000)).collect());
        let text = figures.to_string();
        assert!(text.contains("| result | 100 | 50.0 | 95.0 | 100.0 | 50.0 |"), "{text}");
        assert_eq!((figures.slower_than(49_999), figures.slower_than(50_000)), (vec!["result".to_owned()], vec![]));
    }
}
