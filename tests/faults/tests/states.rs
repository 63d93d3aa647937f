//! Every command that writes leaves whole files after a crash at any moment. The system calls are those of the real program.

use std::path::Path;

use faults::commands::COMMANDS;
use faults::recorder::can_record;
use faults::states::{Found, crash, kill_all};

fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_faults"))
}

#[test]
fn every_command_leaves_whole_files_after_a_crash() {
    if !can_record() {
        assert!(!cfg!(target_os = "linux") || std::env::var_os("CI").is_none(), "strace is missing");
        eprintln!("skipped: strace is missing");
        return;
    }
    let found = crash(300, "test", program(), |_| {});
    assert_eq!(found, Found { states: 300, commands: COMMANDS.len(), faults: Vec::new() });
}

#[test]
fn every_command_can_be_killed() {
    let found = kill_all(2, "test", program(), |_| {});
    assert_eq!(found, Found { states: 2 * COMMANDS.len(), commands: COMMANDS.len(), faults: Vec::new() });
}
