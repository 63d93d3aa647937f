//! Drives the real window: a virtual X server, WebKitWebDriver, and the tests under tests/e2e, which are its clients.

mod display;
mod lanes;
mod outcome;
mod session;
mod start;

use crate::load::Load;
use crate::{build, paths, prerequisites};
use anyhow::{Context, Result, bail};
use lanes::TEST;
use session::Session;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The line in `cargo xtask help`.
pub const HELP: &str = "drives the real window: all tests, or those whose name starts with TEST, such as `wiring`; \
     --repeat N runs them N times, --busy keeps all cores busy; `speed` measures the window, `start` its start";

/// The screen on which the tests run unless they need a larger one.
pub const SCREEN: &str = "1366x768";

/// The time for a script or a file of tests. Each test has a shorter one.
const SCRIPT_WITHIN: Duration = Duration::from_secs(60 * 60);

/// The tests that prove the wiring between the window and the program.
const WIRING: &str = "wiring";

/// What the command line asks for.
#[derive(Debug, Default, PartialEq)]
struct Request {
    /// The start of the names of the tests; empty for all.
    tests: String,
    /// How often the tests run; `None` for once with the report on the terminal.
    repeat: Option<u32>,
    busy: bool,
}

/// Builds the window and runs the chosen tests; `speed` and `start` measure the optimised window instead.
pub fn perform(words: &[String]) -> Result<()> {
    let request = Request::read(words)?;
    prerequisites::for_tests()?;
    build::front_end()?;
    match request.tests.as_str() {
        "speed" => return measure_speed(),
        "start" => return start::perform(SCREEN),
        _ => {}
    }
    build::programs(&[build::WINDOW, build::COMMAND_LINE])?;
    let _load = request.busy.then(Load::start).transpose()?;
    match request.repeat {
        None if request.tests == WIRING => quick(),
        None => drive(&request.tests),
        Some(times) => repeat(&request.tests, times),
    }
}

impl Request {
    fn read(words: &[String]) -> Result<Request> {
        let mut request = Request::default();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--repeat" => {
                    let number = words.next().context("--repeat needs a number")?;
                    let times = number.parse().ok().filter(|times| *times > 0);
                    request.repeat = Some(times.with_context(|| format!("--repeat {number}: not a positive number"))?);
                }
                "--busy" => request.busy = true,
                option if option.starts_with('-') => bail!("unknown option {option}: use --repeat N or --busy"),
                name if request.tests.is_empty() => name.clone_into(&mut request.tests),
                _ => bail!("more than one test is named"),
            }
        }
        Ok(request)
    }
}

/// Runs a script of tests/e2e that drives the windows under test, with more environment variables.
pub fn script(name: &str, variables: &[(&str, &OsStr)]) -> Result<()> {
    script_with(name, variables, paths::built)
}

/// [`script`] with programs that `program` finds.
pub fn script_with(name: &str, variables: &[(&str, &OsStr)], program: fn(&str) -> PathBuf) -> Result<()> {
    let script = paths::root().join("tests").join("e2e").join(name);
    session(SCREEN, program).run(Command::new("node").arg(script).envs(variables.iter().copied()))
}

fn measure_speed() -> Result<()> {
    build::optimised_programs(&[build::WINDOW, build::COMMAND_LINE])?;
    script_with("speed.mjs", &[], paths::optimised)
}

fn session(screen: &str, program: fn(&str) -> PathBuf) -> Session<'_> {
    Session { name: "script", screen, program, pictures: None, within: SCRIPT_WITHIN }
}

/// Runs the tests `times` times, with a line for each run, until one fails. A run's report goes to
/// `target/window/run-NUMBER.txt`; that of the failed run is printed as well.
fn repeat(prefix: &str, times: u32) -> Result<()> {
    for run in 1..=times {
        let start = Instant::now();
        let (report, outcome) = collected(prefix);
        let file = paths::target().join("window").join(format!("run-{run}.txt"));
        fs::write(&file, &report).with_context(|| format!("cannot write {}", file.display()))?;
        let word = if outcome.is_ok() { "passed" } else { "FAILED" };
        println!("run {run} of {times}: {word} after {} seconds", start.elapsed().as_secs());
        if let Err(error) = outcome {
            println!("{report}");
            return Err(error.context(format!("run {run} of {times} failed; its report is {}", file.display())));
        }
    }
    Ok(())
}

/// Runs the tests under tests/e2e whose file names start with `prefix` and prints the report of each file when it ends. The
/// window and the command line must have been built.
fn drive(prefix: &str) -> Result<()> {
    run(prefix, session(SCREEN, paths::built), &|piece| print!("{piece}"))
}

/// [`drive`] on a screen of this size (`1920x1080`), with the pictures that the tests take in `folder`.
pub fn take_pictures(prefix: &str, screen: &str, folder: &Path) -> Result<()> {
    run(prefix, Session { pictures: Some(folder), ..session(screen, paths::built) }, &|piece| print!("{piece}"))
}

/// Runs the few tests that prove the wiring, as [`report`] runs all tests.
pub fn quick() -> Result<()> {
    let (report, outcome) = collected(WIRING);
    println!("\n{report}");
    outcome
}

/// Runs all tests on the usual screen and prints their reports in one piece once they have ended.
pub fn report() -> Result<()> {
    let (report, outcome) = collected("");
    println!("\n{report}");
    outcome
}

/// Runs the tests whose file names start with `prefix`. Returns their report, and whether all passed.
fn collected(prefix: &str) -> (String, Result<()>) {
    let report = Mutex::new(String::new());
    let add = |piece: &str| report.lock().unwrap_or_else(PoisonError::into_inner).push_str(piece);
    let outcome = run(prefix, session(SCREEN, paths::built), &add);
    (report.into_inner().unwrap_or_else(PoisonError::into_inner), outcome)
}

fn run(prefix: &str, session: Session, print: &(dyn Fn(&str) + Sync)) -> Result<()> {
    let outcomes = lanes::run(&test_files(prefix)?, session, print)?;
    print(&outcome::summary(&outcomes));
    match outcome::failed(&outcomes).len() {
        0 => Ok(()),
        failed => bail!("{failed} of {} files with tests of the window failed", outcomes.len()),
    }
}

/// Runs the tests of one file on the usual screen with programs that `program` finds.
pub fn drive_installed(name: &str, program: fn(&str) -> PathBuf) -> Result<()> {
    session(SCREEN, program).run(lanes::test_runner().arg("--test-reporter=spec").args(test_files(name)?))
}

/// Runs the tests of one file on the usual screen with more environment variables and another time limit, and prints their
/// progress.
pub fn drive_with(name: &str, variables: &[(&str, String)], within: Duration) -> Result<()> {
    let mut node = lanes::test_runner();
    node.arg("--test-reporter=spec").args(test_files(name)?).envs(variables.iter().map(|(name, value)| (name, value)));
    Session { within, ..session(SCREEN, paths::built) }.run(&mut node)
}

fn test_files(prefix: &str) -> Result<Vec<PathBuf>> {
    let folder = paths::root().join("tests").join("e2e");
    let entries = fs::read_dir(&folder).with_context(|| format!("{} is missing", folder.display()))?;
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    files.retain(|path| path.file_name().is_some_and(|name| is_test(&name.to_string_lossy(), prefix)));
    files.sort();
    if files.is_empty() {
        bail!("{} has no test named {prefix}*{TEST}", folder.display());
    }
    Ok(files)
}

fn is_test(name: &str, prefix: &str) -> bool {
    name.starts_with(prefix) && name.ends_with(TEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_and_the_test_are_read_in_any_order() {
        let read = |text: &str| Request::read(&text.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
        let expected = Request { tests: "day".into(), repeat: Some(3), busy: true };
        assert_eq!(read("--busy day --repeat 3").unwrap(), expected);
        assert_eq!(read("").unwrap(), Request::default());
        for wrong in ["--repeat", "--repeat 0", "--repeat often", "--fast", "day desk"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn tests_are_chosen_by_the_start_of_their_name() {
        assert!(is_test("day.test.mjs", "") && is_test("day-forty.test.mjs", "day"));
        assert!(!is_test("window.mjs", "") && !is_test("day.test.mjs", "desk"));
    }
}
