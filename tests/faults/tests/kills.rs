//! A killed program loses nothing that it had acknowledged. (Power cuts are another matter, and have their own test; the window
//! is killed by tests/e2e/kills.test.mjs.)

use std::process::Command;

use faults::cuts::Verdict;
use faults::kills::{kill, kill_commands};

fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_faults"))
}

#[test]
fn a_killed_desk_loses_nothing() {
    assert_eq!(kill(95, "test", program, |_| {}), Verdict { cuts: 95, lost: 0, broken: 0 });
}

#[test]
fn a_killed_command_loses_nothing() {
    assert_eq!(kill_commands(95, "test", program, |_| {}), Verdict { cuts: 95, lost: 0, broken: 0 });
}
