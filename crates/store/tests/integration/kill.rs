//! A process that is killed loses no acknowledged change and leaves no partial one. Power cuts are tested elsewhere: see
//! docs/decisions/0002-event-file.md.

use crate::toy;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::toy::OLD;
use store::{EventFile, StoreError};

/// The child process: inserts pairs of people and acknowledges each pair, until it is killed.
fn write_until_killed(path: &Path) {
    let mut file = EventFile::open_as(path, OLD).unwrap();
    for number in 0.. {
        let insert = format!("INSERT INTO person (number) VALUES ({}), ({})", 2 * number, 2 * number + 1);
        toy::run(&mut file, &insert).unwrap();
        eprintln!("acknowledged");
    }
}

#[test]
fn killed_process_loses_no_acknowledged_change() {
    if let Some(path) = std::env::var_os("WRITE_UNTIL_KILLED") {
        return write_until_killed(Path::new(&path));
    }
    for kill_after in 1..12 {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("killed.drawmaster");
        drop(EventFile::create_as(&path, OLD).unwrap());
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "kill::killed_process_loses_no_acknowledged_change", "--nocapture"])
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
        assert_eq!(report.problems, []);
        assert_eq!(report.rows, 2 * report.entries, "a partial change");
        assert!(report.entries == acknowledged || report.entries == acknowledged + 1, "{report:?}, {acknowledged}");
        for _ in 0..report.entries {
            file.undo("desk", "later").unwrap();
        }
        assert!(matches!(file.undo("desk", "later"), Err(StoreError::NothingToUndo)));
    }
}
