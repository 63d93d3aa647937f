//! Event files. A file that opens can be read twice with the same result; salvaging a damaged file makes a sound one.

use std::fs;
use std::path::Path;

use store::{EventFile, TourFile};

use crate::readable;

pub(crate) fn event_file(bytes: &[u8]) {
    with_file(bytes, |path| {
        match EventFile::open_read_only(path) {
            Err(refusal) => readable(&refusal.to_string()),
            Ok(file) => {
                let report = file.check();
                // A state that contradicts its journal may be anything; reading it must not panic.
                if let (Ok(tournament), true) = (file.load(), report.is_sound()) {
                    assert_eq!(file.load().as_ref().ok(), Some(&tournament));
                }
                let _ = file.log();
            }
        }
        if let Err(refusal) = TourFile::open_read_only(path) {
            readable(&refusal.to_string());
        }
        assert_eq!(fs::read(path).expect("the file exists"), bytes, "the file is only read");
    });
}

pub(crate) fn salvage(bytes: &[u8]) {
    with_file(bytes, |path| {
        let into = path.with_file_name("salvaged.drawmaster");
        match EventFile::salvage(path, &into, "fuzz", "2026-08-14T10:00:00") {
            Err(refusal) => {
                readable(&refusal.to_string());
                assert!(!into.exists(), "no unfinished file is left");
            }
            Ok(_) => {
                let file = EventFile::open_read_only(&into).expect("a salvaged file opens");
                assert_eq!(file.check().problems, []);
            }
        }
        assert_eq!(fs::read(path).expect("the file exists"), bytes, "the file is only read");
    });
}

fn with_file(bytes: &[u8], action: impl FnOnce(&Path)) {
    // In memory if possible, because the fuzzer creates thousands of files per second.
    let memory = Path::new("/dev/shm");
    let folder = if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() };
    let folder = folder.expect("a temporary folder can be created");
    let path = folder.path().join("event.drawmaster");
    fs::write(&path, bytes).expect("the folder can be written");
    action(&path);
}
