//! `cargo xtask bench`: measures the library crates in the release profile; compares two builds of the command line; plots how
//! time and memory grow with the size of an event.
#![expect(clippy::float_arithmetic, reason = "figures of measurements, not scores")]

mod cases;
mod compare;
mod growth;
mod measure;
mod plot;

pub use measure::Spread;

use crate::{build, shell};
use anyhow::{Context, Result, bail};

/// The line in `cargo xtask help`.
pub const HELP: &str = "measures the library crates in the release profile; --compare BASE says what is slower than in another \
     build (a program or a commit), --plot draws time and memory against size for docs/performance.md";

/// Compares two builds, plots the growth, or runs the benchmarks. Other words go to `cargo bench` instead of the selection of
/// all packages, for example `--package matching`.
pub fn perform(words: &[String]) -> Result<()> {
    match words {
        [first, program, arguments @ ..] if first == measure::ONE => measure::report(program, arguments),
        [first, rest @ ..] if first == "--compare" => {
            let base = rest.first().context("--compare needs a program or a commit")?;
            compare::perform(base, number_after(&rest[1..], "--runs")?.unwrap_or(compare::RUNS))
        }
        [first, rest @ ..] if first == "--plot" => {
            growth::perform(number_after(rest, "--up-to")?.unwrap_or(growth::LARGEST))
        }
        _ => benchmarks(words),
    }
}

fn benchmarks(words: &[String]) -> Result<()> {
    let mut command = shell::cargo(["bench", "--benches"]);
    if words.is_empty() {
        // The window has no benchmarks, and its optimised build takes minutes.
        command.args(["--workspace", "--exclude", "xtask", "--exclude", build::WINDOW]);
    }
    shell::call(command.args(words))
}

/// Returns the number after `option`, the only option that may follow.
fn number_after(words: &[String], option: &str) -> Result<Option<usize>> {
    match words {
        [] => Ok(None),
        [name, number] if name == option => {
            let number = number.parse().ok().filter(|number| *number > 0);
            Ok(Some(number.with_context(|| format!("{option} needs a positive number"))?))
        }
        _ => bail!("unknown words: {}; use {option} NUMBER", words.join(" ")),
    }
}

#[cfg(test)]
mod tests {
    use super::number_after;

    #[test]
    fn options_have_positive_numbers() {
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(number_after(&[], "--runs").unwrap(), None);
        assert_eq!(number_after(&words("--runs 9"), "--runs").unwrap(), Some(9));
        for wrong in ["--runs", "--runs 0", "--runs x", "--walks 3", "--runs 3 4"] {
            assert!(number_after(&words(wrong), "--runs").is_err(), "{wrong}");
        }
    }
}
