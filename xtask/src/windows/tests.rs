//! Runs the quick tests for Windows, counts them, and lists those that are skipped with their reasons.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::windows_place::Place;

/// What is tested: everything that has quick tests and does not need the window. The excluded packages are tools of the checks.
const TESTED: [&str; 13] = [
    "--workspace",
    "--exclude=xtask",
    "--exclude=audit",
    "--exclude=faults",
    "--exclude=fuzz_entry",
    "--exclude=recompute",
    "--exclude=drawmaster-desk",
    "--lib",
    "--bins",
    "--tests",
    "--no-fail-fast",
    "--config=profile.dev.incremental=false",
    "--config=profile.test.incremental=false",
];

/// Modules of tests that take hours. They run if words name them.
const RESEARCH: &str = "research::";

/// What the tests of one program said.
#[derive(Default)]
struct Tally {
    program: String,
    passed: u32,
    failed: u32,
    skipped: u32,
    /// The skipped tests with their reasons, also those that passed without what they lack here.
    reasons: Vec<String>,
    /// The test whose output is read, after all tests of the program have ended.
    shown: Option<String>,
}

/// Runs the tests and prints how many of each program ran.
pub fn run(place: &Place, filter: &[String]) -> Result<()> {
    let start = Instant::now();
    let mut words = vec!["test"];
    words.extend(TESTED);
    let mut command = place.cargo(&words, &[]);
    // What tests print has the reason why one did nothing.
    command.args(["--", "--show-output"]).args(filter);
    if filter.is_empty() {
        command.args(["--skip", RESEARCH]);
    }
    let (succeeded, tallies) = follow(&mut command)?;
    println!("\n{:<28} {:>7} {:>7} {:>8}", "tests for Windows", "passed", "failed", "skipped");
    for Tally { program, passed, failed, skipped, .. } in
        tallies.iter().filter(|tally| tally.passed + tally.failed + tally.skipped > 0)
    {
        println!("{program:<28} {passed:>7} {failed:>7} {skipped:>8}");
    }
    let sum = |count: fn(&Tally) -> u32| tallies.iter().map(count).sum::<u32>();
    let (passed, failed) = (sum(|tally| tally.passed), sum(|tally| tally.failed));
    println!(
        "{:<28} {passed:>7} {failed:>7} {:>8}   in {} s",
        "all",
        sum(|tally| tally.skipped),
        start.elapsed().as_secs()
    );
    let mut reasons: BTreeMap<String, u32> = BTreeMap::new();
    for tally in &tallies {
        for reason in &tally.reasons {
            *reasons.entry(format!("{}, {reason}", tally.program)).or_default() += 1;
        }
    }
    reasons.iter().for_each(|(reason, times)| println!("skipped {times} times: {reason}"));
    match succeeded && failed == 0 && passed > 0 {
        true => Ok(()),
        false => bail!("tests for Windows failed, or could not be built"),
    }
}

/// Runs the tests, shows what they say, and counts it. Cargo names each program on one stream, and the program counts on the other.
fn follow(command: &mut Command) -> Result<(bool, Vec<Tally>)> {
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().context("cannot start the tests")?;
    let (sender, lines) = channel();
    let streams: [Option<Box<dyn Read + Send>>; 2] = [
        child.stdout.take().map(|stream| Box::new(stream) as Box<dyn Read + Send>),
        child.stderr.take().map(|stream| Box::new(stream) as Box<dyn Read + Send>),
    ];
    let readers: Vec<_> = streams.into_iter().flatten().map(|stream| forward(stream, sender.clone())).collect();
    drop(sender);
    let mut tallies = Vec::new();
    for line in lines {
        let shown = read(&mut tallies, &line);
        if shown {
            println!("{line}");
        }
    }
    readers.into_iter().for_each(|reader| drop(reader.join()));
    Ok((child.wait()?.success(), tallies))
}

fn forward(stream: impl Read + Send + 'static, lines: Sender<String>) -> thread::JoinHandle<()> {
    let send = move || {
        for line in BufReader::new(stream).split(b'\n').map_while(|line| line.ok()) {
            if lines.send(String::from_utf8_lossy(&line).trim_end_matches('\r').to_owned()).is_err() {
                return;
            }
        }
    };
    thread::spawn(send)
}

/// Takes a line of Cargo or of a test program into the count. Returns whether people need to see it.
fn read(tallies: &mut Vec<Tally>, line: &str) -> bool {
    if let Some(program) = line.trim_start().strip_prefix("Running ") {
        let program = name_in(tallies, program);
        tallies.push(Tally { program, ..Tally::default() });
    }
    let Some(tally) = tallies.last_mut() else { return true };
    if let Some((test, reason)) = line.split_once(" ... ignored") {
        let test = test.strip_prefix("test ").unwrap_or(test);
        tally.reasons.push(format!("{test}: {}", reason.trim_start_matches(", ")));
    }
    match line {
        "successes:" => tally.shown = Some(String::new()),
        "failures:" => tally.shown = None,
        _ => {}
    }
    if let Some(test) = line.strip_prefix("---- ").and_then(|line| line.strip_suffix(" stdout ----")) {
        tally.shown = tally.shown.as_ref().map(|_| test.to_owned());
    }
    if let Some(reason) = line.strip_prefix("skipped: ") {
        let test = tally.shown.as_deref().unwrap_or("a test");
        tally.reasons.push(format!("{test}, in part or as a whole: {reason}"));
    }
    let Some((_, counts)) = line.split_once("test result: ") else {
        return tally.shown.is_none() && !(line.starts_with("test ") && line.ends_with(" ... ok"));
    };
    let count = |word: &str| {
        let number = counts.split([';', '.']).map(str::trim).find_map(|part| part.strip_suffix(word));
        number.and_then(|number| number.trim().parse().ok()).unwrap_or(0)
    };
    (tally.passed, tally.failed, tally.skipped) = (count("passed"), count("failed"), count("ignored"));
    tally.shown = None;
    true
}

/// Returns `store integration` for `tests/integration/main.rs (target/debug/deps/integration-79c99f31495d3260.exe)` after the unit tests of
/// `store`: Cargo does not name the package.
fn name_in(tallies: &[Tally], program: &str) -> String {
    let name = name_of(program);
    let units = tallies.iter().rev().map(|tally| &tally.program).find(|program| !program.contains(' '));
    match units {
        Some(package) if !program.starts_with("unittests ") => format!("{package} {name}"),
        _ => name,
    }
}

/// Returns `integration` for `tests/integration/main.rs (target/debug/deps/integration-79c99f31495d3260.exe)`.
fn name_of(program: &str) -> String {
    let file = program.rsplit(['/', '\\', '(']).next().unwrap_or(program).trim_end_matches(')');
    let name = file.trim_end_matches(".exe");
    name.rsplit_once('-').map_or(name, |(name, _)| name).to_owned()
}

#[cfg(test)]
mod unit {
    use super::*;

    #[test]
    fn the_results_of_each_program_are_counted() {
        let mut tallies = Vec::new();
        for line in [
            "     Running unittests src/lib.rs (/build/target/x86_64-pc-windows-gnu/debug/deps/store-79c99f31495d3260.exe)",
            "test file::open_follows_a_link ... ignored, Windows lets administrators alone make links",
            "successes:",
            "---- text::sheets_are_read_back stdout ----",
            "skipped: pdftotext is not installed",
            "test result: ok. 117 passed; 0 failed; 3 ignored; 0 measured; 1 filtered out; finished in 8.13s",
            "     Running tests/integration/main.rs (target\\debug\\deps\\integration-0f.exe)",
            "test result: FAILED. 5 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.10s",
        ] {
            read(&mut tallies, line);
        }
        let reasons = [
            "file::open_follows_a_link: Windows lets administrators alone make links",
            "text::sheets_are_read_back, in part or as a whole: pdftotext is not installed",
        ];
        assert_eq!(tallies[0].reasons, reasons);
        let found: Vec<_> = tallies.iter().map(|t| (t.program.as_str(), t.passed, t.failed, t.skipped)).collect();
        assert_eq!(found, [("store", 117, 0, 3), ("store integration", 5, 2, 0)]);
    }
}
