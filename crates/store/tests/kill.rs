//! A process killed at any moment loses no change that it had acknowledged, and leaves no half of another.
//! (Power cuts are another matter: see docs/decisions/0002-event-file.md.)
#![allow(clippy::unwrap_used, reason = "a panic is a failed test")]

mod toy;

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use store::{EventFile, StoreError};
use toy::OLD;

/// As the child: insert pairs of people and say so after each, until killed.
fn write_until_killed(path: &Path) {
    let mut file = EventFile::open_as(path, OLD).unwrap();
    for number in 0.. {
        let insert = format!("INSERT INTO person (number) VALUES ({}), ({})", 2 * number, 2 * number + 1);
        toy::run(&mut file, &insert).unwrap();
        eprintln!("acknowledged");
    }
}

#[test]
fn a_killed_process_loses_nothing_acknowledged() {
    if let Some(path) = std::env::var_os("WRITE_UNTIL_KILLED") {
        return write_until_killed(Path::new(&path));
    }
    for kill_after in 1..12 {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("killed.drawmaster");
        drop(EventFile::create_as(&path, OLD).unwrap());
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "a_killed_process_loses_nothing_acknowledged", "--nocapture"])
            .env("WRITE_UNTIL_KILLED", &path)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        lines.by_ref().take(kill_after).for_each(drop);
        std::thread::sleep(std::time::Duration::from_micros(700 * u64::try_from(kill_after).unwrap()));
        child.kill().unwrap();
        child.wait().unwrap();
        let acknowledged = kill_after + lines.count();
        let mut file = EventFile::open_as(&path, OLD).unwrap();
        let report = file.check();
        assert_eq!(report.problems, Vec::<String>::new());
        assert_eq!(report.rows, 2 * report.entries, "half a change is there");
        assert!(report.entries == acknowledged || report.entries == acknowledged + 1, "{report:?}, {acknowledged}");
        for _ in 0..report.entries {
            file.undo("desk", "later").unwrap();
        }
        assert!(matches!(file.undo("desk", "later"), Err(StoreError::NothingToUndo)));
    }
}
