//! A killed program loses nothing that it had acknowledged. (Power cuts are another matter, and have their own test.)

use std::process::Command;

use faults::cuts::Verdict;
use faults::kills::{kill, work_if_asked};

#[test]
fn a_killed_desk_loses_nothing() {
    if work_if_asked() {
        return;
    }
    let program = std::env::current_exe().expect("a test has a program");
    let verdict = kill(100, "test", || {
        let mut worker = Command::new(&program);
        worker.args(["--exact", "a_killed_desk_loses_nothing", "--nocapture"]);
        worker
    });
    assert_eq!(verdict, Verdict { cuts: 100, lost: 0, broken: 0 });
}
