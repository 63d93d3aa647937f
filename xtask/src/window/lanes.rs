//! Runs test files in parallel lanes. Each file has a display, a driver and a home of its own, so that files share nothing.

use super::outcome::FileOutcome;
use super::session::Session;
use crate::paths;
use anyhow::{Context, Result};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

/// How the names of files with tests end.
pub const TEST: &str = ".test.mjs";

/// The most files that run at the same time. A file mostly waits for the window, which needs one core.
const LANES: usize = 2;

/// The longest files, longest first. They start first, so that no lane ends with a long one alone.
const LONGEST: &[&str] =
    &["states", "screens", "languages", "referee-day", "pages", "pictures", "systems-screens", "day", "phones-webkit"];

/// Files that run alone, after the others: they need the timing of an idle machine.
const ALONE: &[&str] = &["kills"];

/// Runs the files and gives the report of each to `print` when it ends. Returns how each ended.
pub fn run(files: &[PathBuf], session: Session, print: &(dyn Fn(&str) + Sync)) -> Result<Vec<FileOutcome>> {
    fs::create_dir_all(folder())?;
    let (alone, mut parallel): (Vec<&PathBuf>, Vec<&PathBuf>) =
        files.iter().partition(|file| ALONE.contains(&name(file)));
    parallel.sort_by_key(|file| LONGEST.iter().position(|long| *long == name(file)).unwrap_or(LONGEST.len()));
    let lanes = thread::available_parallelism().map_or(1, usize::from).min(LANES);
    let mut outcomes = in_lanes(&parallel, lanes, session, print);
    outcomes.extend(in_lanes(&alone, 1, session, print));
    Ok(outcomes)
}

fn in_lanes(files: &[&PathBuf], lanes: usize, session: Session, print: &(dyn Fn(&str) + Sync)) -> Vec<FileOutcome> {
    let queue = Mutex::new(files.iter());
    let outcomes = Mutex::new(Vec::new());
    let lane = || {
        loop {
            let next = queue.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some(file) = next else { return };
            let outcome = run_file(file, session);
            print(&outcome.report());
            outcomes.lock().unwrap_or_else(PoisonError::into_inner).push(outcome);
        }
    };
    thread::scope(|scope| {
        for _ in 0..lanes {
            scope.spawn(lane);
        }
    });
    outcomes.into_inner().unwrap_or_else(PoisonError::into_inner)
}

fn run_file(file: &Path, session: Session) -> FileOutcome {
    let start = Instant::now();
    let name = name(file);
    let (report, records) = (folder().join(format!("{name}.txt")), folder().join(format!("{name}.jsonl")));
    let failure = drive(file, Session { name, ..session }, &report, &records).err();
    let text = |path| fs::read_to_string(path).unwrap_or_default();
    FileOutcome::new(name, start.elapsed(), failure, text(&report), &text(&records))
}

fn drive(file: &Path, session: Session, report: &Path, records: &Path) -> Result<()> {
    // A run that fails early must not be judged by the records of an earlier run.
    let _ = fs::remove_file(records);
    let output = File::create(report).with_context(|| format!("cannot write {}", report.display()))?;
    let mut node = test_runner();
    node.args(["--test-reporter=spec", "--test-reporter-destination=stdout"]);
    node.arg("--test-reporter=./tests/e2e/records.mjs").arg("--test-reporter-destination").arg(records).arg(file);
    session.run(node.stdout(output.try_clone()?).stderr(output))
}

/// Node's test runner, for one file or several after each other.
pub fn test_runner() -> Command {
    let mut node = Command::new("node");
    node.args(["--test", "--test-concurrency=1", "--test-timeout=1200000"]);
    node
}

/// The folder for the report of each file.
fn folder() -> PathBuf {
    paths::target().join("window")
}

/// The name of a test file without its ending, `day` for `tests/e2e/day.test.mjs`.
fn name(file: &Path) -> &str {
    file.file_name().and_then(|name| name.to_str()).and_then(|name| name.strip_suffix(TEST)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{ALONE, LONGEST};
    use crate::paths;

    #[test]
    fn every_file_with_a_place_of_its_own_exists() {
        for name in LONGEST.iter().chain(ALONE) {
            assert!(paths::root().join("tests/e2e").join(format!("{name}.test.mjs")).exists(), "{name}");
        }
    }
}
