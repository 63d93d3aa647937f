//! Making a copy when one is due: after a confirmed round, and an hour after the last.

use std::fs;
use std::path::{Path, PathBuf};

use chrono::{NaiveDateTime, TimeDelta};
use domain::Event;
use messages::{Explain, Message};
use store::EventFile;

use crate::operation::Operation;

/// How a copy's time stands in its name.
const STAMP: &str = "%Y%m%dT%H%M%S";

/// The file that keeps the second folder's path.
pub const SECOND: &str = "second-folder.txt";

/// How many copies of one event are kept in a folder.
const KEPT: usize = 24;

/// How much work may stand in one file alone.
const AT_MOST: TimeDelta = TimeDelta::hours(1);

/// Makes a copy in each folder if one is due. A copy that fails is no reason to refuse the change that was saved: the answer
/// is the sentence to show, if there is one: `before` until the next copy is due.
pub fn keep(
    file: &EventFile,
    event: &Event,
    operation: Operation,
    now: NaiveDateTime,
    data: &Path,
    before: Option<String>,
) -> Option<String> {
    let name = name_of(file.path()?, event);
    let mut said = before;
    for folder in all(data) {
        let last =
            store::copies_in(&folder, &name).ok().and_then(|copies| copies.iter().filter_map(|c| time_of(c)).max());
        if !due(operation, last, now) {
            continue;
        }
        let made = fs::create_dir_all(&folder)
            .map_err(|error| Message::from(error.to_string()))
            .and_then(|()| file.rotate(&folder, &name, &stamp_of(now), KEPT).map_err(|error| error.message()));
        said = made.err().map(|why| format!("No copy could be made in {}. {why}", folder.display()));
    }
    said
}

/// The folders that copies go to: the program's own, and the second if one is set.
pub fn all(data: &Path) -> Vec<PathBuf> {
    let second = fs::read_to_string(data.join(SECOND)).ok().filter(|text| !text.trim().is_empty());
    std::iter::once(data.join("copies")).chain(second.map(|text| PathBuf::from(text.trim()))).collect()
}

/// What the copies of an event are called: its file's name, and a part of its seed, which no other event has.
pub fn name_of(path: &Path, event: &Event) -> String {
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let seed: String = event.draw_seed.chars().filter(char::is_ascii_alphanumeric).take(6).collect();
    format!("{stem} {seed}")
}

/// Returns the time as it stands in the name of a copy.
pub fn stamp_of(time: NaiveDateTime) -> String {
    time.format(STAMP).to_string()
}

/// The time in the name of a copy.
pub fn time_of(copy: &Path) -> Option<NaiveDateTime> {
    let stem = copy.file_stem()?.to_str()?;
    NaiveDateTime::parse_from_str(stem.rsplit_once('~')?.1, STAMP).ok()
}

/// A clock that was set back makes a copy due as well.
fn due(operation: Operation, last: Option<NaiveDateTime>, now: NaiveDateTime) -> bool {
    operation == Operation::ConfirmRound || last.is_none_or(|last| now < last || now - last >= AT_MOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_is_due_after_a_round_and_an_hour_after_the_last() {
        let at = |text: &str| format!("2026-08-14T{text}").parse::<NaiveDateTime>().unwrap();
        let result = |last: &str| due(Operation::EnterResult, Some(at(last)), at("12:00:00"));
        assert!(due(Operation::EnterResult, None, at("12:00:00")));
        assert!(due(Operation::ConfirmRound, Some(at("11:59:59")), at("12:00:00")));
        assert!(!result("11:00:01"));
        assert!(result("11:00:00"));
        assert!(result("12:00:01"), "the clock was set back");
    }
}
