//! The same event file gives the same bytes on every system. The hashes were made on Linux; `cargo xtask golden` renews them. The file is one
//! of the newest format: converting an older one writes who did it into the history, whose head is on the sheets.

use std::path::Path;
use std::process::Command;

use sha2::{Digest as _, Sha256};
use support::TestVenue;

use crate::hall;

const EVENT: &str = "event.drawmaster";

/// The forms of `export` that follow from the event alone: a bundle is signed with the user's own key.
const FORMS: [&str; 12] =
    ["h9", "tou", "aga", "opengotha", "macmahon", "pairgoth", "trf", "csv", "json", "entries", "cases", "html"];

/// Runs a command whose clock stands still.
fn run(hall: &TestVenue, line: &str) {
    let mut command = Command::new(hall.program());
    command.env("DRAWMASTER_NOW", "2026-11-29T10:00:00");
    hall.run_as(command, &line.split_whitespace().collect::<Vec<_>>()).done();
}

/// Adds a line with the hash of each file of a folder and of the folders in it, by name.
fn add_hashes(folder: &Path, below: &str, lines: &mut Vec<String>) {
    for file in std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()) {
        let name = format!("{below}/{}", file.file_name().unwrap().to_string_lossy());
        if file.is_dir() {
            add_hashes(&file, &name, lines);
        } else {
            let hash = Sha256::digest(std::fs::read(&file).unwrap());
            lines.push(format!("{name} {}", hash.iter().map(|byte| format!("{byte:02x}")).collect::<String>()));
        }
    }
}

#[test]
fn sheets_pages_and_exports_have_the_bytes_that_they_have_on_linux() {
    let hall = hall();
    hall.write(EVENT, include_bytes!("../files/event-format10.drawmaster"));
    run(&hall, &format!("print {EVENT} all round-1 --round 1"));
    run(&hall, &format!("print {EVENT} all sheets"));
    run(&hall, &format!("publish {EVENT} --to site"));
    std::fs::create_dir(hall.path("exports")).unwrap();
    for form in FORMS {
        run(&hall, &format!("export {EVENT} --as {form} exports/{form}"));
    }
    let mut lines = Vec::new();
    for folder in ["round-1", "sheets", "site", "exports"] {
        add_hashes(&hall.path(folder), folder, &mut lines);
    }
    lines.sort();
    insta::assert_snapshot!("same_bytes", lines.join("\n"));
}
