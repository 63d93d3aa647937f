//! The dates and the time limit of a header, as programs and people write them.

use chrono::NaiveDate;
use domain::model::event_settings::TimeLimits;

use crate::results_table::MAX_MINUTES;
use crate::text::hundredths;

/// From here on, a time limit that is written without a unit is one in seconds: a quarter of an hour.
const SECONDS: i32 = 900;
/// The longest time limit without a unit that is one in minutes, in a file without a class that says more: six hours.
const MINUTES: i32 = 360;
/// The most hours of a time limit such as `1:30`; a larger number is one of minutes, as in `90:00`.
const HOURS: i32 = 12;

/// A time limit that was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Time {
    /// The minutes.
    pub minutes: u32,
    /// Whether the text says more, such as an overtime.
    pub has_more: bool,
}

/// Returns a time limit: `82.5`, `60 min each`, `1h30`, `1.5h`, `1:30`, `60+30`, or seconds, `5400`. A number without a unit that can be
/// seconds or minutes is what the class allows. `None` for other texts.
pub(super) fn time(text: &str, class: Option<char>) -> Option<Time> {
    let text = text.trim().to_ascii_lowercase();
    let (number, rest) = leading(&text);
    let (unit, rest) = unit(rest);
    let (hours, minutes_of) = (|of: i32| of.saturating_mul(60) / 100, |of: i32| of / 100);
    let (minutes, rest) = match unit {
        ":" => {
            let (part, rest) = leading(rest);
            let (first, second) = (minutes_of(hundredths(number)?), minutes_of(hundredths(part)?));
            (if first > HOURS { first } else { first.saturating_mul(60).saturating_add(second) }, rest)
        }
        unit if unit.starts_with('h') => {
            let (part, after) = leading(rest);
            let minutes = hundredths(part).map(minutes_of);
            (
                hours(hundredths(number)?).saturating_add(minutes.unwrap_or(0)),
                if minutes.is_some() { after } else { rest },
            )
        }
        unit if unit.starts_with('s') => (minutes_of(hundredths(number)?) / 60, rest),
        unit if unit.starts_with('m') || unit == "'" => (minutes_of(hundredths(number)?), rest),
        "" => (without_unit(minutes_of(hundredths(number)?), class), rest),
        _ => return None,
    };
    let has_more = rest.contains(|c: char| c.is_ascii_digit());
    Some(Time { minutes: minutes.clamp(0, MAX_MINUTES as i32) as u32, has_more })
}

/// Returns the minutes of a number without a unit.
fn without_unit(number: i32, class: Option<char>) -> i32 {
    let allows_seconds = match class {
        None => true,
        Some(class) => TimeLimits::shortest(class).is_some_and(|shortest| number / 60 >= shortest as i32),
    };
    if number >= SECONDS || number > MINUTES && allows_seconds { number / 60 } else { number }
}

/// Returns the number at the start of a text, and what follows without blanks.
fn leading(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    let end = text.find(|c: char| !c.is_ascii_digit() && !".,".contains(c)).unwrap_or(text.len());
    (&text[..end], text[end..].trim_start())
}

/// Returns the unit at the start of a text, and what follows.
fn unit(text: &str) -> (&str, &str) {
    match text.chars().next() {
        Some(sign @ (':' | '\'')) => text.split_at(sign.len_utf8()),
        _ => text.split_at(text.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(text.len())),
    }
}

/// The first and the last day of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Days {
    /// The first day.
    pub start: NaiveDate,
    /// The last day.
    pub end: NaiveDate,
    /// Whether they are written as `2024-05-04`, so that day and month are certain.
    pub are_certain: bool,
}

/// Returns the days of a header: one day, or the first and the last one with a comma between. Days and months without a year first are
/// read in this order unless that is impossible. `None` if a day cannot be read or the last is before the first.
pub(super) fn days(text: &str) -> Option<Days> {
    let words: Vec<&str> = text.split(',').map(str::trim).filter(|word| !word.is_empty()).collect();
    let all =
        |read: &dyn Fn(&str) -> Option<NaiveDate>| words.iter().map(|word| read(word)).collect::<Option<Vec<_>>>();
    let certain = all(&|word| word.parse().ok());
    let are_certain = certain.is_some();
    let dates = certain.or_else(|| all(&|word| day(word, false))).or_else(|| all(&|word| day(word, true)))?;
    let (start, end) = match dates[..] {
        [start] => (start, start),
        [start, end] if end >= start => (start, end),
        _ => return None,
    };
    Some(Days { start, end, are_certain })
}

/// Returns a day such as `4/5/2024`, `04.05.2024` or `2024/05/04`.
fn day(text: &str, month_first: bool) -> Option<NaiveDate> {
    let parts: Vec<&str> = text.split(['/', '.', '-', ' ']).filter(|part| !part.is_empty()).collect();
    let [first, second, third] = parts[..] else { return None };
    let (year, month, day) = match (first.len(), third.len(), month_first) {
        (4, ..) => (first, second, third),
        (_, 4, true) => (third, first, second),
        (_, 4, false) => (third, second, first),
        _ => return None,
    };
    NaiveDate::from_ymd_opt(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_with_their_units() {
        let minutes = |text| time(text, None).map(|time| time.minutes);
        for (text, expected) in [
            ("3h", 180),
            ("1.5h", 90),
            ("2,5h", 150),
            ("0.5h", 30),
            ("1:30", 90),
            ("90:00", 90),
            ("1h30", 90),
            ("1h30m", 90),
            ("2 hours", 120),
            ("60 min", 60),
            ("60 min each", 60),
            ("45'", 45),
            ("82.5", 82),
            ("5400", 90),
            ("3600 s", 60),
            ("600", 10),
        ] {
            assert_eq!(minutes(text), Some(expected), "{text}");
        }
        assert_eq!([minutes("x"), minutes(""), minutes("60 x"), minutes("1:"), minutes("h")], [None; 5]);
    }

    #[test]
    fn an_overtime_beside_the_time_is_more() {
        for (text, has_more) in [("60+30", true), ("90min + 30s", true), ("60 min each", false), ("1h30", false)] {
            assert_eq!(time(text, None).unwrap().has_more, has_more, "{text}");
        }
        assert_eq!(time("60+30", None).unwrap().minutes, 60);
    }

    #[test]
    fn seconds_or_minutes_is_what_the_class_allows() {
        let minutes = |text, class| time(text, class).unwrap().minutes;
        assert_eq!([minutes("600", Some('A')), minutes("600", Some('X')), minutes("600", None)], [600, 600, 10]);
        assert_eq!([minutes("5400", Some('A')), minutes("90", None)], [90, 90]);
    }

    #[test]
    fn days_are_read_in_other_forms() {
        let read = |text| days(text).map(|days| (days.start.to_string(), days.end.to_string(), days.are_certain));
        let may = |certain| Some(("2024-05-04".to_string(), "2024-05-05".to_string(), certain));
        assert_eq!([read("2024-05-04,2024-05-05"), read("2024-05-04, 2024-05-05")], [may(true), may(true)]);
        for text in ["04/05/2024,05/05/2024", "4.5.2024, 5.5.2024", "2024/05/04,2024/05/05"] {
            assert_eq!(read(text), may(false), "{text}");
        }
        assert_eq!(read("05/13/2024"), Some(("2024-05-13".into(), "2024-05-13".into(), false)), "no month is 13");
        assert_eq!(
            [read("May 2024"), read(""), read("2024-05-05,2024-05-04"), read("40/40/2024")],
            [const { None }; 4]
        );
    }
}
