//! Measures one run of a program: the processor time of user and system, and the peak memory.

use crate::shell;
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::{Command, Stdio};

/// The word after which this program runs another one and prints what it used. The kernel reports the peak memory of all past
/// children together, so each run gets a parent of its own.
pub const ONE: &str = "--one";

/// What one run used.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Used {
    /// Processor time in milliseconds.
    pub milliseconds: f64,
    /// Peak memory in megabytes.
    pub megabytes: f64,
}

/// Runs `program` and returns what it used. Fails unless the program succeeds.
pub fn run(program: &Path, arguments: &[String]) -> Result<Used> {
    let own = std::env::current_exe().context("cannot find this program")?;
    let mut command = Command::new(own);
    command.args(["bench", ONE]).arg(program).args(arguments);
    let printed = shell::output(&mut command)?;
    let mut numbers = printed.split_whitespace().map(str::parse::<f64>);
    match (numbers.next(), numbers.next()) {
        (Some(Ok(milliseconds)), Some(Ok(megabytes))) => Ok(Used { milliseconds, megabytes }),
        _ => bail!("no measurement of {}: {printed}", program.display()),
    }
}

/// Runs `program` and prints its processor time in milliseconds and its peak memory in megabytes.
pub fn report(program: &str, arguments: &[String]) -> Result<()> {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null());
    let status = command.status().with_context(|| format!("cannot start {program}"))?;
    if !status.success() {
        bail!("{program} {} failed ({status})", arguments.join(" "));
    }
    let used = of_children()?;
    println!("{} {}", used.milliseconds, used.megabytes);
    Ok(())
}

#[cfg(unix)]
fn of_children() -> Result<Used> {
    use nix::sys::resource::{UsageWho, getrusage};
    use nix::sys::time::TimeVal;

    let usage = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    let milliseconds = |time: TimeVal| time.tv_sec() as f64 * 1000.0 + time.tv_usec() as f64 / 1000.0;
    // macOS counts bytes, other systems kilobytes.
    let unit = if cfg!(target_os = "macos") { 1024.0 * 1024.0 } else { 1024.0 };
    Ok(Used {
        milliseconds: milliseconds(usage.user_time()) + milliseconds(usage.system_time()),
        megabytes: usage.max_rss() as f64 / unit,
    })
}

#[cfg(not(unix))]
fn of_children() -> Result<Used> {
    bail!("processor time can only be measured on Linux and macOS")
}

/// The smallest number, the median and the largest.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Spread {
    pub min: f64,
    pub median: f64,
    pub max: f64,
}

impl Spread {
    /// Returns the spread of `numbers`, of which there is at least one.
    pub fn of(numbers: impl IntoIterator<Item = f64>) -> Spread {
        let mut numbers: Vec<f64> = numbers.into_iter().collect();
        numbers.sort_by(f64::total_cmp);
        let last = numbers.len() - 1;
        let median = f64::midpoint(numbers[last / 2], numbers[numbers.len() / 2]);
        Spread { min: numbers[0], median, max: numbers[last] }
    }
}

#[cfg(test)]
mod tests {
    use super::Spread;

    #[test]
    fn spread_has_the_middle_of_an_even_number() {
        assert_eq!(Spread::of([4.0, 1.0, 2.0, 8.0]), Spread { min: 1.0, median: 3.0, max: 8.0 });
        assert_eq!(Spread::of([5.0]), Spread { min: 5.0, median: 5.0, max: 5.0 });
    }
}
