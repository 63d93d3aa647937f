//! Reads the texts of requests about cases: moments, clock times, articles; and finds cases.

use chrono::{NaiveDateTime, NaiveTime, Timelike};
use domain::{Article, CaseId, RefereeCase, Tournament};
use messages::message;
use session::fields::date;
use session::{AppError, EventSession, Result};

/// The most seconds on a clock: a hundred hours.
const LONGEST: u32 = 100 * 3600;

/// Returns the local time without seconds.
pub(super) fn now(session: &EventSession) -> NaiveDateTime {
    let now = session.now();
    now.with_second(0).and_then(|moment| moment.with_nanosecond(0)).unwrap_or(now)
}

/// Reads `14:05`, which is on the day of `now`, or `2026-08-14 14:05`; `None` for an empty text.
pub(super) fn moment(text: &str, now: NaiveDateTime) -> Result<Option<NaiveDateTime>> {
    let text = text.trim().replace('T', " ");
    if text.is_empty() {
        return Ok(None);
    }
    let wrong = || AppError::bad_input(message!("case-time-unknown", text = text.clone()));
    let (day, time) = match text.split_once(' ') {
        Some((day, time)) => (date(day).map_err(|_| wrong())?, time.trim()),
        None => (now.date(), text.as_str()),
    };
    let time = NaiveTime::parse_from_str(time, "%H:%M").map_err(|_| wrong())?;
    Ok(Some(day.and_time(time)))
}

/// Reads minutes and seconds, `12:30`, or whole minutes. Returns seconds.
pub(super) fn clock_time(text: &str) -> Result<u32> {
    let text = text.trim();
    let (minutes, seconds) = text.split_once(':').unwrap_or((text, "0"));
    let number = |digits: &str| digits.parse::<u32>().ok().filter(|_| digits.bytes().all(|b| b.is_ascii_digit()));
    let time = match (number(minutes), number(seconds)) {
        (Some(minutes), Some(seconds)) if seconds < 60 => minutes.checked_mul(60).map(|whole| whole + seconds),
        _ => None,
    };
    let time = time.filter(|&time| time <= LONGEST);
    time.ok_or_else(|| AppError::bad_input(message!("case-clock-unknown", text)))
}

/// Returns seconds as `12:30`.
pub(super) fn clock_text(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Reads articles; repeated ones count once.
pub(super) fn articles(texts: &[String]) -> Result<Vec<Article>> {
    let mut articles: Vec<Article> = Vec::new();
    for text in texts.iter().filter(|text| !text.trim().is_empty()) {
        let article = text.parse().map_err(AppError::refused)?;
        if !articles.contains(&article) {
            articles.push(article);
        }
    }
    Ok(articles)
}

/// Returns a case of the chosen competition.
///
/// # Errors
/// The case does not exist, or it belongs to another competition.
pub(super) fn find(session: &EventSession, id: i64) -> Result<&RefereeCase> {
    let whole = session.whole()?;
    let case = whole.cases.iter().find(|case| case.id == CaseId(id));
    let case = case.ok_or_else(|| AppError::not_found(message!("case-unknown", number = id)))?;
    if case.competition == session.competition()?.id {
        return Ok(case);
    }
    let competition = whole.competition(case.competition).map(|c| c.name.clone()).unwrap_or_default();
    Err(AppError::not_now(message!("case-elsewhere", number = id, competition)))
}

/// Returns the case of the snapshot, which [`find`] found.
pub(super) fn in_snapshot(tournament: &mut Tournament, id: i64) -> Result<&mut RefereeCase> {
    let case = tournament.cases.iter_mut().find(|case| case.id == CaseId(id));
    case.ok_or_else(|| AppError::not_found(message!("case-unknown", number = id)))
}

/// Returns the number that the next entry of the journal gets.
pub(super) fn next_entry(session: &EventSession) -> Result<i64> {
    Ok(session.file()?.newest(1)?.last().map_or(0, |entry| entry.id) + 1)
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;

    #[test]
    fn moments_have_a_day_or_are_today() {
        let now = NaiveDate::from_ymd_opt(2026, 8, 14).unwrap().and_hms_opt(9, 0, 0).unwrap();
        let text = |text| moment(text, now).map(|found| found.map(|m| m.format("%d %H:%M").to_string()));
        assert_eq!(text(" "), Ok(None));
        assert_eq!(text("23:50"), Ok(Some("14 23:50".into())));
        assert_eq!(text("2026-08-15T00:10"), Ok(Some("15 00:10".into())));
        assert_eq!(text("2026-08-15 00:10"), Ok(Some("15 00:10".into())));
        for wrong in ["soon", "24:00", "2026-08-32 10:00", "2026-08-15 "] {
            assert!(text(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn clock_times_are_minutes_and_seconds() {
        assert_eq!([clock_time("12:30"), clock_time("12"), clock_time("0:05")].map(Result::unwrap), [750, 720, 5]);
        assert_eq!([clock_text(750), clock_text(5), clock_text(7200)], ["12:30", "0:05", "120:00"]);
        for wrong in ["", "1:60", "-1", "1:2:3", "ten", "+5", "99999999999", "6001"] {
            assert!(clock_time(wrong).is_err(), "{wrong}");
        }
    }
}
