//! Every command that writes leaves whole files after a crash at any moment. The system calls are those of the real program.

use std::path::Path;

use faults::commands::{READING, WRITING, is_of};
use faults::recorder::{can_record, files};
use faults::states::{Found, crash, kill_all};
use faults::venue::Venue;

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
    assert_eq!(found, Found { states: 300, commands: WRITING.len(), faults: Vec::new() });
}

#[test]
fn every_command_can_be_killed() {
    let found = kill_all(2, "test", program(), |_| {});
    assert_eq!(found, Found { states: 2 * WRITING.len(), commands: WRITING.len(), faults: Vec::new() });
}

#[test]
fn every_command_writes_or_changes_nothing() {
    let lines: Vec<&str> = WRITING.iter().map(|command| command.line).chain(READING.iter().copied()).collect();
    let names = cli::command_names();
    assert!(names.len() > 80, "{names:?}");
    let missing: Vec<&String> = names.iter().filter(|name| !lines.iter().any(|line| is_of(line, name))).collect();
    assert!(missing.is_empty(), "neither in WRITING nor in READING of src/commands.rs: {missing:?}");
}

#[test]
fn commands_that_read_change_no_file() {
    let venue = Venue::prepared(program());
    for line in READING {
        let folder = venue.copied(line);
        let before = files(folder.path());
        let output = venue.command(line, folder.path()).output().expect("the program starts");
        assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
        let after = files(folder.path());
        let changed: Vec<_> =
            before.iter().filter(|(name, bytes)| after.get(*name) != Some(bytes)).map(|(name, _)| name).collect();
        let new: Vec<_> = after.keys().filter(|name| !before.contains_key(*name)).collect();
        assert!(changed.is_empty() && new.is_empty(), "{line}: {changed:?} {new:?}");
    }
}
