//! Automatic copies of the event file: after each confirmed round, and after each hour of work.

use std::fs;
use std::path::{Path, PathBuf};

use chrono::{NaiveDateTime, TimeDelta};
use domain::Event;
use messages::{Explain, Message, message};
use store::EventFile;

use crate::operation::Operation;

/// The format of the time in a copy's file name.
const STAMP: &str = "%Y%m%dT%H%M%S";

/// The file that stores the path of the second folder.
pub const SECOND: &str = "second-folder.txt";

/// How many copies of one event a folder keeps.
const KEPT: usize = 24;

/// The longest time of work without a copy.
const INTERVAL: TimeDelta = TimeDelta::hours(1);

/// Makes a copy in each folder where one is due. A copy that fails does not undo the change, which is saved already.
///
/// Returns why the last copy could not be made, if it could not; `previous` if no copy is due.
pub fn make_due_copy(
    file: &EventFile,
    event: &Event,
    operation: Operation,
    now: NaiveDateTime,
    data: &Path,
    previous: Option<Message>,
) -> Option<Message> {
    let name = name_of(file.path()?, event);
    let mut failure = previous;
    for folder in folders(data) {
        let last =
            store::copies_in(&folder, &name).ok().and_then(|copies| copies.iter().filter_map(|c| time_of(c)).max());
        if !due(operation, last, now) {
            continue;
        }
        let made = fs::create_dir_all(&folder)
            .map_err(|error| message!("copy-folder-failed", reason = error.to_string()))
            .and_then(|()| file.rotate(&folder, &name, &stamp_of(now), KEPT).map_err(|error| error.message()));
        failure = made.err().map(|reason| message!("copy-failed", folder = folder.as_path(), reason));
    }
    failure
}

/// Returns the folders of the copies: the program's own, and the second one if it is set.
pub fn folders(data: &Path) -> Vec<PathBuf> {
    let second = fs::read_to_string(data.join(SECOND)).ok().filter(|text| !text.trim().is_empty());
    std::iter::once(data.join("copies")).chain(second.map(|text| PathBuf::from(text.trim()))).collect()
}

/// Returns the name that all copies of an event begin with: the name of its file and a part of its draw seed, which
/// differs between events.
pub fn name_of(path: &Path, event: &Event) -> String {
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let seed: String = event.draw_seed.chars().filter(char::is_ascii_alphanumeric).take(6).collect();
    format!("{stem} {seed}")
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

/// Returns whether a copy is due. If the clock was set back, one is.
fn due(operation: Operation, last: Option<NaiveDateTime>, now: NaiveDateTime) -> bool {
    operation == Operation::ConfirmRound || last.is_none_or(|last| now < last || now - last >= INTERVAL)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copy_is_due_after_a_round_and_an_hour_after_the_last() {
        let at = |text: &str| format!("2026-08-14T{text}").parse::<NaiveDateTime>().unwrap();
        let result = |last: &str| due(Operation::EnterResult, Some(at(last)), at("12:00:00"));
        assert!(due(Operation::EnterResult, None, at("12:00:00")));
        assert!(due(Operation::ConfirmRound, Some(at("11:59:59")), at("12:00:00")));
        assert!(!result("11:00:01"));
        assert!(result("11:00:00"));
        assert!(result("12:00:01"), "the clock was set back");
    }
}
