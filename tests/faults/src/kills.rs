//! Killed programs: the command line, and the desk as the window has it, are killed at moments drawn by lot while they work;
//! whatever they had said to be saved is there, and nothing half.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use app::{Desk, dispatch};
use domain::lots::Lots;
use serde_json::json;
use store::EventFile;

use crate::cuts::Verdict;
use crate::script;

/// The word that turns a program which calls [`work_if_asked`] into a worker.
const WORD: &str = "DRAWMASTER_WORK_UNTIL_KILLED";

/// If this process was started as a worker: works at the desk until it is killed, saying after each change how long the journal is.
pub fn work_if_asked() -> bool {
    let Some(path) = std::env::var_os(WORD) else { return false };
    let mut desk = Desk::at(script::host(), Path::new(&path)).expect("the event opens");
    for board in (1..=32).cycle() {
        for pass in ["black", "white"] {
            for result in ["1-0", "0-1", "="] {
                let request = json!({ "round": 1, "board": board, "result": result, "pass": pass });
                dispatch(&mut desk, "enter_result", request).expect("a result can be entered");
                eprintln!("{}", script::entries(&mut desk).expect("a journal"));
            }
        }
        dispatch(&mut desk, "undo", json!({})).expect("it can be undone");
        eprintln!("{}", script::entries(&mut desk).expect("a journal"));
    }
    true
}

/// Kills `kills` workers, each at work on the same event; `worker` starts this program in a way that it calls
/// [`work_if_asked`].
///
/// # Panics
/// If a worker cannot be started.
pub fn kill(kills: usize, seed: &str, worker: impl Fn() -> Command) -> Verdict {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = paired_event(folder.path());
    let mut lots = Lots::new("kills", seed);
    let mut before = entries(&path).expect("the event opens");
    let mut verdict = Verdict::default();
    for _ in 0..kills {
        let acknowledged = work_and_kill(&path, &mut lots, worker()).unwrap_or(before);
        verdict.cuts += 1;
        match entries(&path) {
            Some(found) => {
                verdict.lost += usize::from(found != acknowledged && found != acknowledged + 1);
                before = found;
            }
            None => verdict.broken += 1,
        }
    }
    verdict
}

/// The sample event with its first round on the wall.
fn paired_event(folder: &Path) -> PathBuf {
    let path = folder.join("event.drawmaster");
    let mut desk = script::sample(&path).expect("the sample event");
    for (command, request) in script::day(1).into_iter().take(6) {
        dispatch(&mut desk, command, request).expect("the script's commands are right");
    }
    path
}

/// How long the journal was when a worker last said so, before it was killed some time after its first few changes.
fn work_and_kill(path: &Path, lots: &mut Lots, mut worker: Command) -> Option<usize> {
    let mut child = worker
        .env(WORD, path)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the worker starts");
    let mut lines = BufReader::new(child.stderr.take().expect("it is piped")).lines();
    let first = lots.below(4) as usize;
    let said = |line: std::io::Result<String>| line.ok()?.parse().ok();
    let before = lines.by_ref().take(first).filter_map(said).last();
    std::thread::sleep(Duration::from_micros(u64::from(lots.below(20_000))));
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
    lines.filter_map(said).last().or(before)
}

/// How many entries the journal has; none if the file does not open or is not sound.
fn entries(path: &Path) -> Option<usize> {
    let file = EventFile::open(path).ok()?;
    file.check().is_sound().then(|| file.log().map(|log| log.len()).ok())?
}
