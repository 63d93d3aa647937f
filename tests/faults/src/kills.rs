//! Killed programs: event sessions, as in the window, and the command line are killed at random moments while they work. Every
//! acknowledged change must be in the file, and no partial one. tests/e2e kills the real window.
#![expect(clippy::disallowed_methods, reason = "measures elapsed time")]

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use crate::window::dispatch_event;
use domain::lots::Lots;
use serde_json::json;
use session::EventSession;
use store::EventFile;

use crate::cuts::Verdict;
use crate::script;

/// The environment variable that turns a program which calls [`work_if_asked`] into a worker with an event session.
const DESK: &str = "DRAWMASTER_WORK_UNTIL_KILLED";

/// The environment variable that turns it into the command line.
pub(crate) const COMMAND: &str = "DRAWMASTER_COMMAND_LINE";

/// Boards of the sample event's first round.
const BOARDS: usize = 32;

/// If this process was started as a worker, changes the event until it is killed, and prints the length of the journal after
/// each change; or runs one command.
pub fn work_if_asked() -> Option<ExitCode> {
    if std::env::var_os(COMMAND).is_some() {
        return Some(cli::run(std::env::args_os()));
    }
    let path = std::env::var_os(DESK)?;
    let mut desk = EventSession::open(script::host(), Path::new(&path)).expect("the event opens");
    for board in (1..=BOARDS).cycle() {
        for pass in ["black", "white"] {
            for result in ["1-0", "0-1", "="] {
                let request = json!({ "round": 1, "board": board, "result": result, "pass": pass });
                dispatch_event(&mut desk, "enter_result", request).expect("a result can be entered");
                eprintln!("{}", script::entries(&mut desk).expect("a journal"));
            }
        }
        dispatch_event(&mut desk, "undo", json!({})).expect("it can be undone");
        eprintln!("{}", script::entries(&mut desk).expect("a journal"));
    }
    Some(ExitCode::SUCCESS)
}

/// Kills `kills` sessions that work on the same event. `worker` starts a program that calls [`work_if_asked`]. Calls `progress`
/// after every 100 kills.
///
/// # Panics
/// Panics if a worker cannot be started.
pub fn kill(kills: usize, seed: &str, worker: impl Fn() -> Command, mut progress: impl FnMut(Verdict)) -> Verdict {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = paired_event(folder.path());
    let mut lots = Lots::new("kills", seed);
    let mut before = entries(&path).expect("the event opens");
    let mut verdict = Verdict::default();
    for _ in 0..kills {
        let acknowledged = work_and_kill(&path, &mut lots, worker()).unwrap_or(before);
        before = judge(&path, before, |found| found == acknowledged || found == acknowledged + 1, &mut verdict);
        if verdict.cuts.is_multiple_of(100) {
            progress(verdict);
        }
    }
    verdict
}

/// Kills `kills` commands that enter a result, at any moment between their start and end. `program` starts a program that calls
/// [`work_if_asked`]. Calls `progress` after every 100 kills.
///
/// # Panics
/// Panics if a command cannot be started.
pub fn kill_commands(
    kills: usize,
    seed: &str,
    program: impl Fn() -> Command,
    mut progress: impl FnMut(Verdict),
) -> Verdict {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = paired_event(folder.path());
    let mut lots = Lots::new("killed commands", seed);
    let mut before = entries(&path).expect("the event opens");
    let longest = typical(&path, &mut before, &program);
    let micros = u32::try_from(longest.as_micros()).expect("a command takes less than an hour");
    let mut verdict = Verdict::default();
    for _ in 0..kills {
        let mut child = result_command(&path, before, program());
        std::thread::sleep(Duration::from_micros(u64::from(lots.below(micros))));
        child.kill().expect("it can be killed");
        let acknowledged = answer(&mut child);
        // An acknowledged change must be there; any other change may be.
        before = judge(&path, before, |found| found == before + 1 || (!acknowledged && found == before), &mut verdict);
        if verdict.cuts.is_multiple_of(100) {
            progress(verdict);
        }
    }
    verdict
}

/// Counts the outcome of a kill and returns the new length of the journal.
fn judge(path: &Path, before: usize, expected: impl Fn(usize) -> bool, verdict: &mut Verdict) -> usize {
    verdict.cuts += 1;
    match entries(path) {
        Some(found) => {
            verdict.lost += usize::from(!expected(found));
            found
        }
        None => {
            verdict.broken += 1;
            before
        }
    }
}

/// The duration of an undisturbed command: a little more than the longest of five.
fn typical(path: &Path, before: &mut usize, program: &impl Fn() -> Command) -> Duration {
    let mut longest = Duration::ZERO;
    for _ in 0..5 {
        let start = Instant::now();
        let mut child = result_command(path, *before, program());
        child.wait().expect("it ends");
        assert!(answer(&mut child), "a command that is left alone does what it is asked");
        longest = longest.max(start.elapsed());
        *before += 1;
    }
    longest * 11 / 10
}

/// Starts a command that changes a board chosen by the length of the journal, so that each command changes something.
fn result_command(path: &Path, entries: usize, mut program: Command) -> Child {
    let result = if (entries / BOARDS).is_multiple_of(2) { "1-0" } else { "0-1" };
    let board = (entries % BOARDS + 1).to_string();
    program
        .arg("result")
        .arg(path)
        .args(["--round", "1", "--board", &board, result])
        .env(COMMAND, "yes")
        .env("DRAWMASTER_DATA", path.with_extension("data"))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the command starts")
}

/// Whether the command acknowledged the change.
fn answer(child: &mut Child) -> bool {
    let mut output = String::new();
    let mut stdout = child.stdout.take().expect("it is piped");
    stdout.read_to_string(&mut output).expect("the output is UTF-8");
    child.wait().expect("it ends");
    !output.is_empty()
}

/// The sample event with a released first round.
fn paired_event(folder: &Path) -> PathBuf {
    let path = folder.join("event.drawmaster");
    let mut desk = script::sample(&path).expect("the sample event");
    for (command, request) in script::day(1).into_iter().take(6) {
        dispatch_event(&mut desk, command, request).expect("the script's commands are right");
    }
    path
}

/// Kills a worker some time after its first few changes and returns the last length of the journal that it printed.
fn work_and_kill(path: &Path, lots: &mut Lots, mut worker: Command) -> Option<usize> {
    let mut child = worker
        .env(DESK, path)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the worker starts");
    let mut lines = BufReader::new(child.stderr.take().expect("it is piped")).lines();
    let first = lots.below(4) as usize;
    let length = |line: std::io::Result<String>| line.ok()?.parse().ok();
    let before = lines.by_ref().take(first).filter_map(length).last();
    std::thread::sleep(Duration::from_micros(u64::from(lots.below(20_000))));
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
    lines.filter_map(length).last().or(before)
}

/// The number of journal entries; `None` if the file does not open or is not sound.
fn entries(path: &Path) -> Option<usize> {
    let file = EventFile::open(path).ok()?;
    file.check().is_sound().then(|| file.log().map(|log| log.len()).ok())?
}
