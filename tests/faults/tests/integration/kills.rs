//! A killed program loses no acknowledged change. `power_cuts` tests power cuts; tests/e2e/kills.test.mjs kills the window.

use std::process::Command;

use faults::cuts::Verdict;
use faults::kills::{kill, kill_commands};

fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_faults"))
}

#[test]
fn a_killed_session_loses_no_acknowledged_change() {
    assert_eq!(kill(95, "test", program, |_| {}), Verdict { cuts: 95, lost: 0, broken: 0 });
}

#[test]
fn a_killed_command_loses_no_acknowledged_change() {
    assert_eq!(kill_commands(95, "test", program, |_| {}), Verdict { cuts: 95, lost: 0, broken: 0 });
}
