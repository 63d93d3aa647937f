//! Compares two builds of the command line. Both run in turn, so that a load which comes and goes burdens both; a command is
//! reported as slower only if that cannot be chance.

use super::cases::{self, CASES, Case};
use super::measure::{self, Spread, Used};
use crate::{build, paths, shell};
use anyhow::{Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// How often each command runs with each build.
pub const RUNS: usize = 21;

/// The sizes of the events.
const SIZES: [usize; 2] = [200, 2000];

/// The smallest slowdown that is reported; smaller ones come from the layout of the program in memory.
const LEAST: f64 = 1.03;

/// The largest probability that a reported slowdown is chance.
const CHANCE: f64 = 0.01;

/// Measures this build and the one at `base`, a program or a commit, and prints a table. Fails if a command became slower.
pub fn perform(base: &str, runs: usize) -> Result<()> {
    build::optimised_programs(&[build::COMMAND_LINE])?;
    let programs = [base_program(base)?, paths::optimised(build::COMMAND_LINE)];
    println!("\n{:<24} {:>7} {:>27} {:>27} {:>6}", "command", "players", "base, ms", "this build, ms", "ratio");
    let mut slower = Vec::new();
    for size in SIZES {
        let folders = [tempfile::tempdir()?, tempfile::tempdir()?];
        let events = [0, 1].map(|which| cases::play(&programs[which], folders[which].path(), size));
        let [base_event, event] = events;
        let events = [base_event?, event?];
        for case in CASES {
            let pairs = interleaved(&programs, &events, case, runs)?;
            let comparison = Comparison::of(&pairs);
            println!("{:<24} {size:>7} {}", case.what, comparison.row());
            if comparison.is_slower() {
                slower.push(format!("{} with {size} players", case.what));
            }
        }
    }
    println!("\nProcessor time of whole processes, {runs} runs of each build in turn: min, median, max.");
    if slower.is_empty() {
        println!("Nothing became slower beyond noise.");
        return Ok(());
    }
    bail!("slower than {base}: {}", slower.join(", "))
}

fn interleaved(programs: &[PathBuf; 2], events: &[PathBuf; 2], case: &Case, runs: usize) -> Result<Vec<[Used; 2]>> {
    let run = |which: usize| measure::run(&programs[which], &case.arguments(&events[which]));
    // The first run of each fills the caches.
    run(0)?;
    run(1)?;
    (0..runs)
        .map(|turn| if turn % 2 == 0 { Ok([run(0)?, run(1)?]) } else { run(1).and_then(|new| Ok([run(0)?, new])) })
        .collect()
}

/// The times of both builds.
struct Comparison {
    base: Spread,
    this: Spread,
    /// In how many pairs this build was slower, and the number of pairs.
    slower: (usize, usize),
}

impl Comparison {
    fn of(pairs: &[[Used; 2]]) -> Comparison {
        let spread = |which: usize| Spread::of(pairs.iter().map(|pair| pair[which].milliseconds));
        let slower = pairs.iter().filter(|[base, this]| this.milliseconds > base.milliseconds).count();
        Comparison { base: spread(0), this: spread(1), slower: (slower, pairs.len()) }
    }

    fn ratio(&self) -> f64 {
        self.this.median / self.base.median
    }

    /// Returns whether the slowdown is large enough to matter and too regular to be chance.
    fn is_slower(&self) -> bool {
        self.ratio() >= LEAST && at_least(self.slower.0, self.slower.1) <= CHANCE
    }

    fn row(&self) -> String {
        let spread = |of: &Spread| format!("{:>8.1} {:>9.1} {:>8.1}", of.min, of.median, of.max);
        let mark = if self.is_slower() { "  slower" } else { "" };
        format!("{} {} {:>6.2}{mark}", spread(&self.base), spread(&self.this), self.ratio())
    }
}

/// Returns the probability that at least `heads` of `throws` fair coins show heads: the sign test.
fn at_least(heads: usize, throws: usize) -> f64 {
    // The probability of exactly `count` heads, from that of one head fewer.
    let mut exactly = 0.5f64.powi(i32::try_from(throws).unwrap_or(i32::MAX));
    let mut sum = 0.0;
    for count in 0..=throws {
        if count >= heads {
            sum += exactly;
        }
        exactly *= (throws - count) as f64 / (count + 1) as f64;
    }
    sum
}

/// Returns the base's program: a file, or the command line built from a commit.
fn base_program(base: &str) -> Result<PathBuf> {
    if Path::new(base).is_file() {
        return Ok(std::path::absolute(base)?);
    }
    let folder = paths::target().join("bench");
    let (tree, target) = (folder.join("base"), folder.join("target"));
    if tree.exists() {
        shell::call(Command::new("git").current_dir(&tree).args(["checkout", "--quiet", "--detach", base]))?;
    } else {
        let mut add = Command::new("git");
        add.current_dir(paths::root()).args(["worktree", "add", "--quiet", "--force", "--detach"]).arg(&tree).arg(base);
        shell::call(&mut add)?;
    }
    let mut command = shell::cargo(["build", "--release", "--package", "cli", "--bin", build::COMMAND_LINE]);
    shell::call(command.current_dir(&tree).env("CARGO_TARGET_DIR", &target))?;
    Ok(target.join("release").join(format!("{}{}", build::COMMAND_LINE, std::env::consts::EXE_SUFFIX)))
}

#[cfg(test)]
mod tests {
    use super::{Comparison, at_least};
    use crate::bench::measure::Used;

    fn compared(pairs: impl IntoIterator<Item = (f64, f64)>) -> Comparison {
        let used = |milliseconds| Used { milliseconds, megabytes: 1.0 };
        let pairs: Vec<_> = pairs.into_iter().map(|(base, this)| [used(base), used(this)]).collect();
        Comparison::of(&pairs)
    }

    #[test]
    fn sign_test_has_the_probabilities_of_coins() {
        assert!((at_least(0, 5) - 1.0).abs() < 1e-12);
        assert!((at_least(5, 5) - 1.0 / 32.0).abs() < 1e-12);
        assert!((at_least(2, 3) - 0.5).abs() < 1e-12);
    }

    #[test]
    fn regular_slowdown_is_reported_and_noise_is_not() {
        let noise = |turn: usize| [0.0, 3.0, -2.0, 1.0, -1.0][turn % 5];
        assert!(compared((0..21).map(|turn| (50.0 + noise(turn), 56.0 + noise(turn)))).is_slower());
        assert!(
            !compared((0..21).map(|turn| (50.0 + noise(turn), 50.0 + noise(turn + 1)))).is_slower(),
            "no difference"
        );
        assert!(!compared((0..21).map(|turn| (50.0 + noise(turn), 50.5 + noise(turn)))).is_slower(), "too small");
        assert!(!compared((0..21).map(|turn| (50.0 + noise(turn), 45.0 + noise(turn)))).is_slower(), "faster");
        assert!(!compared((0..3).map(|_| (50.0, 70.0))).is_slower(), "three runs prove nothing");
    }
}
