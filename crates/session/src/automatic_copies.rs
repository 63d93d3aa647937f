//! Automatic copies of the event file: after each confirmed round, and after each hour of work.

use std::path::{Path, PathBuf};

use chrono::{NaiveDateTime, TimeDelta};
use domain::EventSettings;
use messages::{Explain, Message, cause, message};
use store::EventFile;

use crate::read_file::read_file;

/// The format of the time in a copy's file name.
const STAMP: &str = "%Y%m%dT%H%M%S";

/// The file that stores the path of the second folder.
pub const SECOND: &str = "second-folder.txt";

/// How many copies of one event or tour book a folder keeps.
pub const KEPT: usize = 24;

/// The longest time of work without a copy.
const INTERVAL: TimeDelta = TimeDelta::hours(1);

/// Makes a copy of the event in each folder: if `always`, else where the last one is an hour old. As [`make_copies`].
pub fn make_due_copy(
    file: &EventFile,
    event: &EventSettings,
    always: bool,
    now: NaiveDateTime,
    data: &Path,
    previous: Option<Message>,
) -> Option<Message> {
    let name = name_of(file.path()?, event);
    let is_due = |last: Option<NaiveDateTime>| due(always, last, now);
    make_copies(&name, now, data, previous, is_due, |folder, stamp| file.rotate(folder, &name, stamp, KEPT))
}

/// Makes a copy named `name` in each folder where one is due; `is_due` gets the time of the last one. A copy that fails does not
/// undo the change, which is saved already.
///
/// Returns why the last copy could not be made, if it could not; `previous` if no copy is due.
pub fn make_copies(
    name: &str,
    now: NaiveDateTime,
    data: &Path,
    previous: Option<Message>,
    is_due: impl Fn(Option<NaiveDateTime>) -> bool,
    rotate: impl Fn(&Path, &str) -> store::Result<PathBuf>,
) -> Option<Message> {
    let mut failure = previous;
    let second = second_folder(data);
    for folder in folders(data) {
        let last =
            store::copies_in(&folder, name).ok().and_then(|copies| copies.iter().filter_map(|c| time_of(c)).max());
        if !is_due(last) {
            continue;
        }
        let made = store::draft::create_folder(&folder)
            .map_err(|error| message!("copy-folder-failed", reason = cause::of_io(&error)))
            .and_then(|()| rotate(&folder, &stamp_of(now)).map_err(|error| error.message()));
        failure = made.err().map(|reason| message!("copy-failed", folder = folder.as_path(), reason));
    }
    second.err().or(failure)
}

/// Returns the folders of the copies: the program's own, and the second one if it is set.
pub fn folders(data: &Path) -> Vec<PathBuf> {
    std::iter::once(data.join("copies")).chain(second_folder(data).ok().flatten()).collect()
}

/// Returns the second folder of copies; `None` if none is set.
///
/// # Errors
/// The file that stores its path is not a regular file, or cannot be read: the reason why no copy can be made there.
fn second_folder(data: &Path) -> Result<Option<PathBuf>, Message> {
    let stored = data.join(SECOND);
    if !stored.exists() {
        return Ok(None);
    }
    let text = read_file(&stored).map_err(|error| message!("copy-failed", folder = &stored, reason = error.message))?;
    let text = String::from_utf8_lossy(&text);
    Ok(Some(text.trim()).filter(|text| !text.is_empty()).map(PathBuf::from))
}

/// Returns the name that all copies of an event begin with: the name of its file, a part of its draw seed, which differs
/// between events, and a number of its path, which differs between an event and a copy of it for practice. A file that is opened under
/// another path, such as `OPEN.drawmaster` for `Open.drawmaster` on Windows, is the same one.
pub fn name_of(path: &Path, event: &EventSettings) -> String {
    let seed: String = event.draw_seed.chars().filter(char::is_ascii_alphanumeric).take(6).collect();
    named(path, &seed)
}

/// Returns the name that all copies of a tour book begin with: the name of its file and a number of its path.
pub fn tour_name_of(path: &Path) -> String {
    named(path, "tour")
}

fn named(path: &Path, kind: &str) -> String {
    let path = dunce::canonicalize(path).or_else(|_| std::path::absolute(path)).unwrap_or_else(|_| path.to_owned());
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    // The whole name must stay within the limits of file systems.
    let stem: String = stem.chars().take(40).collect();
    format!("{stem} {kind}{:08x}", number_of(path.as_os_str().as_encoded_bytes()))
}

/// Returns the FNV-1a hash, which is the same on every computer and in every version.
fn number_of(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Returns the time as text for a copy's file name.
pub fn stamp_of(time: NaiveDateTime) -> String {
    time.format(STAMP).to_string()
}

/// Returns the time in a copy's file name.
pub fn time_of(copy: &Path) -> Option<NaiveDateTime> {
    let stem = copy.file_stem()?.to_str()?;
    NaiveDateTime::parse_from_str(stem.rsplit_once('~')?.1, STAMP).ok()
}

/// Returns whether an hour has passed since the last copy, or there is none. If the clock was set back, one is due.
pub fn hour_passed(last: Option<NaiveDateTime>, now: NaiveDateTime) -> bool {
    last.is_none_or(|last| now < last || now - last >= INTERVAL)
}

/// Returns whether a copy is due. If the clock was set back, one is.
fn due(always: bool, last: Option<NaiveDateTime>, now: NaiveDateTime) -> bool {
    always || hour_passed(last, now)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn copies_of_an_event_and_of_its_practice_copy_have_different_names() {
        let event = EventSettings::new("Harbour Open", "2026-07-31".parse().unwrap(), "ab12cd".repeat(9));
        let name = |path: &str| name_of(Path::new(path), &event);
        assert_eq!(name("/events/open.drawmaster"), name("/events/open.drawmaster"));
        assert_ne!(name("/events/open.drawmaster"), name("/practice/open.drawmaster"));
        assert!(name("/events/open.drawmaster").starts_with("open ab12cd"));
        assert!(name(&"x".repeat(200)).len() < 100);
    }

    #[test]
    fn a_file_that_is_opened_under_another_path_has_the_same_copies() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("stage")).unwrap();
        let path = folder.path().join("Open.drawmaster");
        fs::write(&path, "").unwrap();
        let other = folder.path().join("OPEN.drawmaster");
        let typed = [folder.path().join("stage/../Open.drawmaster"), if other.exists() { other } else { path.clone() }];
        assert_eq!(typed.map(|typed| tour_name_of(&typed)), [tour_name_of(&path), tour_name_of(&path)]);
        assert!(tour_name_of(&path).starts_with("Open tour"));
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_in_the_place_of_the_second_folder_is_reported_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let stored = folder.path().join(SECOND);
        assert!(std::process::Command::new("mkfifo").arg(&stored).status().unwrap().success());
        assert_eq!(folders(folder.path()), [folder.path().join("copies")]);
        assert_eq!(second_folder(folder.path()).unwrap_err().id, "copy-failed");
        fs::remove_file(&stored).unwrap();
        fs::write(&stored, " /second \n").unwrap();
        assert_eq!(folders(folder.path())[1..], [PathBuf::from("/second")]);
    }

    #[test]
    fn copy_is_due_after_a_round_and_an_hour_after_the_last() {
        let at = |text: &str| format!("2026-08-14T{text}").parse::<NaiveDateTime>().unwrap();
        let result = |last: &str| due(false, Some(at(last)), at("12:00:00"));
        assert!(due(false, None, at("12:00:00")));
        assert!(due(true, Some(at("11:59:59")), at("12:00:00")));
        assert!(!result("11:00:01"));
        assert!(result("11:00:00"));
        assert!(result("12:00:01"), "the clock was set back");
    }
}
