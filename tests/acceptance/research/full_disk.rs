//! Output files on a disk that becomes full after some bytes: each is complete, or the previous file remains and an error is
//! reported. No partial file is left, and the event stays sound. tests/faults covers the event file, copies and migrations.

use std::path::Path;
use std::process::Command;

use support::{Ran, TestVenue};

use crate::hall;

const EVENT: &str = "stage.drawmaster";

/// The previous content of a file.
const OLD: &str = "what was there before";

/// Blocks of 512 bytes after which the disk is full.
const ROOM: [u32; 6] = [0, 1, 3, 9, 40, 200];

/// The program's clock. Sheets show the time of printing, and their bytes are compared.
const NOW: (&str, &str) = ("DRAWMASTER_NOW", "2026-08-14T12:00:00");

/// Runs the program with a limit on the length of files, so that writing fails in the middle of a file as on a full disk.
fn within(hall: &TestVenue, blocks: u32, words: &[&str]) -> Ran {
    let limited = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
    let mut shell = Command::new("sh");
    shell.args(["-c", &limited]).arg(hall.program()).env(NOW.0, NOW.1);
    hall.run_as(shell, words)
}

fn played() -> TestVenue {
    let hall = hall();
    hall.event(EVENT, 16);
    hall.drawmaster(&format!("ko draw {EVENT} --category 16 --size 4 --seed 0a --entropy 61442")).done();
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
    hall.drawmaster(&format!("release {EVENT} --round 1")).done();
    for board in 1..=8 {
        hall.drawmaster(&format!("result {EVENT} --round 1 --board {board} 1-0")).done();
    }
    hall.drawmaster(&format!("confirm {EVENT} --round 1")).done();
    hall
}

/// Whether a written file is complete.
fn is_whole(name: &str, bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let end = text.trim_end();
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("pdf") => end.ends_with("%%EOF"),
        Some("html") => end.ends_with("</html>"),
        Some("zip") => bytes.windows(4).any(|window| window == b"PK\x05\x06"),
        Some("xml") => end.ends_with('>'),
        _ => !bytes.is_empty(),
    }
}

fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push((name, std::fs::read(&path).unwrap()));
        }
    }
    found
}

/// Asserts for each limit that the command writes `out` completely, or is refused and keeps the previous file.
fn writes_whole_or_not(hall: &TestVenue, words: &[&str], out: &str) {
    let (mut refused, mut done) = (0, 0);
    let mut unlimited = Command::new(hall.program());
    unlimited.env(NOW.0, NOW.1);
    hall.run_as(unlimited, words).done();
    let length = hall.bytes(out).len();
    for blocks in ROOM.into_iter().chain([1_000_000]) {
        hall.write(out, OLD);
        let ran = within(hall, blocks, words);
        let bytes = hall.bytes(out);
        if ran.succeeded() {
            done += 1;
            assert!(is_whole(out, &bytes) && bytes.len() == length, "{words:?} within {blocks}: half a file");
        } else {
            refused += 1;
            ran.refused("");
            assert!(bytes == OLD.as_bytes(), "{words:?} within {blocks}: what was there before is gone");
        }
        let left: Vec<String> = hall.names().into_iter().filter(|name| name.contains(".part")).collect();
        assert!(left.is_empty(), "{words:?} within {blocks} left {left:?}");
    }
    assert!(refused > 0 && done > 0, "{words:?}: {refused} refused, {done} done");
    hall.drawmaster(&format!("check {EVENT}")).done();
}

#[test]
fn an_output_file_is_complete_or_unchanged() {
    let hall = played();
    for format in ["h9", "tou", "csv", "json", "entries", "opengotha", "macmahon", "pairgoth", "trf", "bundle"] {
        let out = format!(
            "out.{}",
            if format == "bundle" {
                "zip"
            } else if format == "opengotha" {
                "xml"
            } else {
                "txt"
            }
        );
        writes_whole_or_not(&hall, &["export", EVENT, "--as", format, &out, "--overwrite"], &out);
    }
    for sheet in ["pairings", "standings", "register"] {
        writes_whole_or_not(&hall, &["print", EVENT, sheet, "out.pdf", "--overwrite"], "out.pdf");
    }
}

/// Asserts for each limit that every file in the written folder is complete.
fn writes_whole_files(hall: &TestVenue, words: &[&str], folder: &str) {
    let (mut refused, mut written) = (0, 0);
    for blocks in ROOM.into_iter().chain([1_000_000]) {
        let ran = within(hall, blocks, words);
        if !ran.succeeded() {
            refused += 1;
            ran.refused("");
        }
        for (name, bytes) in files(&hall.path(folder)) {
            assert!(!name.contains(".part"), "{words:?} within {blocks} left {name}");
            assert!(is_whole(&name, &bytes), "{words:?} within {blocks}: half of {name}");
            written += 1;
        }
    }
    assert!(refused > 0 && written > 5, "{words:?}: {refused} refused, {written} files");
}

#[test]
fn an_output_folder_has_no_partial_files() {
    let hall = played();
    writes_whole_files(&hall, &["print", EVENT, "all", "sheets", "--round", "1", "--overwrite"], "sheets");
    writes_whole_files(&hall, &["export", EVENT, "--as", "html", "pages", "--overwrite"], "pages");
    hall.drawmaster(&format!("check {EVENT}")).done();
}

#[test]
fn tour_pages_and_seed_lists_are_complete_or_unchanged() {
    let hall = hall();
    hall.drawmaster("tour new --name Tour").done();
    hall.drawmaster(&format!("simulate --players 16 --rounds 3 --seed 7 {EVENT}")).done();
    hall.drawmaster(&format!("export {EVENT} --as bundle one.zip")).done();
    let key = hall.drawmaster("key --json").json();
    hall.drawmaster(&format!("tour key add {} --holder Orga", key["public"].as_str().unwrap())).done();
    hall.drawmaster("tour add one.zip").done();
    writes_whole_files(&hall, &["tour", "publish", "site"], "site");
    writes_whole_or_not(
        &hall,
        &["tour", "seedlist", "seeds.json", "--date", "2026-12-31", "--overwrite"],
        "seeds.json",
    );
}

#[test]
fn a_new_event_is_complete_or_missing() {
    let hall = played();
    let new = ["new", "new.drawmaster", "--name", "New Stage", "--start", "2026-08-14"];
    let import = ["import", "players.csv", "new.drawmaster"];
    let salvage = ["salvage", EVENT, "new.drawmaster"];
    for words in [&new[..], &import[..], &salvage[..]] {
        let mut refused = 0;
        for blocks in ROOM.into_iter().chain([1_000_000]) {
            let ran = within(&hall, blocks, words);
            if ran.succeeded() {
                hall.drawmaster("check new.drawmaster").done();
                std::fs::remove_file(hall.path("new.drawmaster")).unwrap();
            } else {
                refused += 1;
                ran.refused("");
            }
            let left: Vec<String> =
                hall.names().into_iter().filter(|n| n.contains("new.") || n.contains(".part")).collect();
            assert!(left.is_empty(), "{words:?} within {blocks} left {left:?}");
        }
        assert!(refused > 0, "{words:?}");
    }
}

#[test]
fn a_key_is_complete_or_missing() {
    let hall = hall();
    within(&hall, 0, &["key"]).refused("");
    hall.drawmaster("key").done();
}
