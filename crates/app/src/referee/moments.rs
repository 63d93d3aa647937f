//! Times as a referee types them, and as the program shows them.

use chrono::{NaiveDateTime, NaiveTime, TimeDelta};
use domain::model::ratio::Ratio;
use domain::{RoundNumber, Tournament, timetable};
use messages::{Message, message};
use session::{AppError, Result};

/// Hours before the start of a round, or before now, that a time without a day may lie.
const EARLY: i64 = 8;

/// Parses a day and a time, or `14:05`: the first such time from `from` on, so that a round may end after midnight.
///
/// # Errors
/// The text is neither.
pub(crate) fn moment(text: &str, from: NaiveDateTime) -> Result<NaiveDateTime> {
    let text = text.trim();
    let first = |time: NaiveTime| {
        let same_day = from.date().and_time(time);
        if same_day < from { same_day + TimeDelta::days(1) } else { same_day }
    };
    let time = NaiveTime::parse_from_str(text, "%H:%M").map(first);
    let parse = |form| NaiveDateTime::parse_from_str(text, form);
    time.or_else(|_| parse("%Y-%m-%d %H:%M"))
        .or_else(|_| parse("%Y-%m-%dT%H:%M"))
        .or_else(|_| parse("%Y-%m-%dT%H:%M:%S"))
        .map_err(|_| AppError::bad_input(message!("referee-moment-unknown", text)))
}

/// Parses a time about a start, as [`moment`]: players come, and clocks are started, hours before it at the earliest.
///
/// # Errors
/// The text is neither.
pub(crate) fn moment_near(text: &str, start: NaiveDateTime) -> Result<NaiveDateTime> {
    moment(text, start - TimeDelta::hours(EARLY))
}

/// Returns a moment as views have it, `2026-11-20T14:05`.
pub(super) fn shown(moment: NaiveDateTime) -> String {
    moment.format("%Y-%m-%dT%H:%M").to_string()
}

/// Parses the time that remains on a clock: `25` minutes, `12:30` or `1:05:00`. Returns seconds.
///
/// # Errors
/// The text has another form, or is longer than ten hours.
pub fn seconds(text: &str) -> Result<u32> {
    let wrong = || AppError::bad_input(message!("referee-clock-unknown", text));
    let number = |part: &str| {
        let digits = Some(part.trim()).filter(|part| part.bytes().all(|byte| byte.is_ascii_digit()));
        digits.and_then(|digits| digits.parse::<u32>().ok()).ok_or_else(wrong)
    };
    let parts: Vec<u32> = text.trim().split(':').map(number).collect::<Result<_>>()?;
    let below_sixty = |part: u32| if part < 60 { Ok(part) } else { Err(wrong()) };
    let total = match *parts.as_slice() {
        [minutes] => minutes.checked_mul(60),
        [minutes, seconds] => {
            minutes.checked_mul(60).zip(Some(below_sixty(seconds)?)).map(|(a, b)| a.saturating_add(b))
        }
        [hours, minutes, seconds] => {
            let rest = below_sixty(minutes)? * 60 + below_sixty(seconds)?;
            hours.checked_mul(3600).map(|all| all.saturating_add(rest))
        }
        _ => None,
    };
    total.filter(|&total| total <= 10 * 3600).ok_or_else(wrong)
}

/// Returns exact seconds rounded down.
pub(super) fn whole_seconds(exact: Ratio) -> u32 {
    u32::try_from(exact.floor().to_integer()).unwrap_or(0)
}

/// Returns seconds as a clock shows them: `12:30`, or `1:05:00` from an hour on.
pub fn clock_text(seconds: u32) -> String {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{rest:02}") } else { format!("{minutes}:{rest:02}") }
}

/// Returns the planned start of a round; `None` if the rounds do not fit into the event's days.
pub(super) fn planned(tournament: &Tournament, round: RoundNumber) -> Option<NaiveDateTime> {
    let starts = timetable::plan(&tournament.event, &tournament.competition).ok()?;
    starts.iter().find(|start| start.round == round).map(|start| start.at)
}

/// Returns when the games of a round began: at the recorded time, or as planned (5c).
pub(super) fn start_of(tournament: &Tournament, round: RoundNumber) -> Option<NaiveDateTime> {
    tournament.clock_of(round).started.or_else(|| planned(tournament, round))
}

/// Returns when the clocks of a round were started, as far as that can be known at `now`: a planned start of another day is not
/// the real one.
pub(super) fn known_start(tournament: &Tournament, round: RoundNumber, now: NaiveDateTime) -> Option<NaiveDateTime> {
    let recorded = tournament.clock_of(round).started;
    recorded.or_else(|| planned(tournament, round).filter(|&start| !timetable::is_past(start, now)))
}

/// Returns why no minutes can be counted in a round: it has not begun, it was on another day, or its start is not recorded.
/// `None` for a round of the present.
pub(super) fn other_day(tournament: &Tournament, round: RoundNumber, now: NaiveDateTime) -> Option<Message> {
    let start = start_of(tournament, round)?;
    let date = start.format("%Y-%m-%d").to_string();
    if start > now {
        let time = start.format("%H:%M").to_string();
        return Some(message!("late-round-ahead", round, date, time));
    }
    if !timetable::is_past(start, now) {
        return None;
    }
    let is_recorded = tournament.clock_of(round).started.is_some();
    Some(if is_recorded {
        message!("late-round-past", round, date)
    } else {
        message!("late-round-unrecorded", round, date)
    })
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;

    #[test]
    fn clocks_are_read_as_they_are_written() {
        for (text, expected) in [("25", 1500), ("12:30", 750), ("1:05:00", 3900), ("0:45", 45)] {
            assert_eq!(seconds(text).unwrap(), expected);
        }
        assert_eq!([clock_text(750), clock_text(3900), clock_text(45)], ["12:30", "1:05:00", "0:45"]);
        for text in ["", "1:60", "x", "1:2:3:4", "99999999", "-1", "+5", "11:00:00"] {
            assert_eq!(seconds(text).unwrap_err().message.id, "referee-clock-unknown", "{text}");
        }
    }

    #[test]
    fn a_time_without_a_day_belongs_to_the_round_also_after_midnight() {
        let start = |hour, minute| NaiveDate::from_ymd_opt(2026, 11, 20).unwrap().and_hms_opt(hour, minute, 0).unwrap();
        let near = |text, start| shown(moment_near(text, start).unwrap());
        assert_eq!(near("14:05", start(14, 0)), "2026-11-20T14:05");
        assert_eq!(near("13:55", start(14, 0)), "2026-11-20T13:55");
        assert_eq!(near("00:10", start(23, 30)), "2026-11-21T00:10");
        assert_eq!(near("23:55", start(0, 10)), "2026-11-19T23:55");
        assert_eq!(near("2026-11-21 09:00", start(14, 0)), "2026-11-21T09:00");
        assert_eq!(shown(moment("14:00", start(20, 0)).unwrap()), "2026-11-21T14:00", "play goes on the next day");
        assert_eq!(shown(moment("20:00", start(20, 0)).unwrap()), "2026-11-20T20:00");
        assert_eq!(moment("two", start(14, 0)).unwrap_err().message.id, "referee-moment-unknown");
    }
}
