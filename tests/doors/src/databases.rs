//! Event files. What opens says the same when it is asked again; what is salvaged of the rest is a sound file.

use std::fs;
use std::path::Path;

use store::{EventFile, StoreError, TourFile};

use crate::readable;

pub(crate) fn event_file(bytes: &[u8]) {
    beside(bytes, |path| {
        match EventFile::open_read_only(path) {
            Err(refusal) => readable(&sentence(&refusal)),
            Ok(file) => {
                let report = file.check();
                // A state that its journal does not lead to may be anything; it must only not bring the program down.
                if let (Ok(tournament), true) = (file.load(), report.is_sound()) {
                    assert_eq!(file.load().as_ref().ok(), Some(&tournament));
                }
                let _ = file.log();
            }
        }
        if let Err(refusal) = TourFile::open_read_only(path) {
            readable(&sentence(&refusal));
        }
        assert_eq!(fs::read(path).expect("it is there"), bytes, "it is only read");
    });
}

pub(crate) fn salvage(bytes: &[u8]) {
    beside(bytes, |path| {
        let into = path.with_file_name("salvaged.drawmaster");
        match EventFile::salvage(path, &into, "fuzz", "2026-08-14T10:00:00") {
            Err(refusal) => {
                readable(&sentence(&refusal));
                assert!(!into.exists(), "nothing half made is left");
            }
            Ok(_) => {
                let file = EventFile::open_read_only(&into).expect("what was salvaged opens");
                assert_eq!(file.check().problems, Vec::<String>::new());
            }
        }
        assert_eq!(fs::read(path).expect("it is there"), bytes, "it is only read");
    });
}

/// The store leaves the full stop to who tells the refusal.
fn sentence(refusal: &StoreError) -> String {
    format!("{refusal}.")
}

fn beside(bytes: &[u8], look: impl FnOnce(&Path)) {
    // In memory where the system has such a folder: the fuzzer makes thousands of files a second.
    let memory = Path::new("/dev/shm");
    let folder = if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() };
    let folder = folder.expect("a folder of one's own");
    let path = folder.path().join("event.drawmaster");
    fs::write(&path, bytes).expect("the folder can be written");
    look(&path);
}
