//! Days in the headers of results files, also with a year of two digits.

use std::ops::RangeInclusive;

use chrono::{Datelike, NaiveDate};
use messages::message;

use crate::notes::Notes;
use crate::text::excerpt;

/// The years in which a tournament can be.
const YEARS: RangeInclusive<i32> = 1900..=2100;

/// Returns the day that a header has under `name`; `forms` have the year as `%Y`, and the last of them are the likelier ones for a year of
/// two digits. A day that cannot be read, and one that could be another day, is noted.
pub(crate) fn header_day(name: &str, written: &str, forms: &[&str], notes: &mut Notes) -> Option<NaiveDate> {
    let read = |form: &str| NaiveDate::parse_from_str(written.trim(), form).ok();
    let day = |form: &str| read(form).filter(|day| YEARS.contains(&day.year()));
    if written.trim().is_empty() {
        return None;
    }
    if let Some(day) = forms.iter().find_map(|form| day(form)) {
        return Some(day);
    }
    let short: Vec<NaiveDate> = forms.iter().rev().filter_map(|form| day(&form.replace("%Y", "%y"))).collect();
    match short.first() {
        None => notes.add(message!("import-note-setting", setting = excerpt(name), value = excerpt(written))),
        Some(first) if short.iter().any(|other| other != first) => {
            notes.add(message!("import-note-day-unclear", text = excerpt(written), day = first.to_string()));
        }
        Some(_) => {}
    }
    short.first().copied()
}

/// Returns whether a text is a day in one of these forms.
pub(crate) fn is_day(written: &str, forms: &[&str]) -> bool {
    header_day("", written, forms, &mut Notes::default()).is_some()
}

/// Returns the last day of a tournament, which a file has under `name`. Without one, the first day. A last day before the first becomes
/// the first, with a note.
pub(crate) fn last_day(name: &str, start: NaiveDate, end: Option<NaiveDate>, notes: &mut Notes) -> NaiveDate {
    if let Some(early) = end.filter(|end| *end < start) {
        notes.add(message!("import-note-setting-changed", setting = name, value = early.to_string()));
    }
    end.unwrap_or(start).max(start)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a day with the ids of the notes about it.
    fn read(written: &str, forms: &[&str]) -> (Option<String>, Vec<&'static str>) {
        let mut notes = Notes::default();
        let day = header_day("start", written, forms, &mut notes).map(|day| day.to_string());
        (day, notes.into_vec().iter().map(|note| note.id).collect())
    }

    #[test]
    fn years_of_two_digits_are_of_this_century() {
        let (german, american) = (["%Y/%m/%d", "%d/%m/%Y"], ["%m/%d/%Y", "%Y-%m-%d"]);
        assert_eq!(read("2025/10/04", &german), (Some("2025-10-04".into()), vec![]));
        assert_eq!(read("4/5/2024", &german), (Some("2024-05-04".into()), vec![]));
        assert_eq!(read("31/10/25", &german), (Some("2025-10-31".into()), vec!["import-note-day-unclear"]));
        assert_eq!(read("31/10/99", &german), (Some("1999-10-31".into()), vec![]));
        assert_eq!(read("04/10/25", &german), (Some("2025-10-04".into()), vec!["import-note-day-unclear"]));
        assert_eq!(read("8/14/26", &american), (Some("2026-08-14".into()), vec![]));
    }

    #[test]
    fn a_last_day_before_the_first_is_noted() {
        let day = |day| NaiveDate::from_ymd_opt(2026, 3, day).unwrap();
        let last = |end| {
            let mut notes = Notes::default();
            (last_day("finish", day(7), end, &mut notes), notes.into_vec().len())
        };
        assert_eq!(last(Some(day(8))), (day(8), 0));
        assert_eq!(last(None), (day(7), 0));
        assert_eq!(last(Some(day(6))), (day(7), 1));
    }

    #[test]
    fn days_that_cannot_be_read_are_noted() {
        assert_eq!(read("soon", &["%Y-%m-%d"]), (None, vec!["import-note-setting"]));
        assert_eq!(read("0026-08-14", &["%Y-%m-%d"]), (None, vec!["import-note-setting"]));
        assert_eq!(read("", &["%Y-%m-%d"]), (None, vec![]));
    }
}
