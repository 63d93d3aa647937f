//! Reads the texts of requests about cases: moments and articles; and finds cases.

use chrono::{NaiveDateTime, TimeDelta};
use domain::{Article, CaseId, RefereeCase, Tournament};
use messages::message;
use session::{AppError, EventSession, Result};

use crate::referee::moments;
use crate::round::whole_minute;

/// Returns the local time without seconds.
pub(super) fn now(session: &EventSession) -> NaiveDateTime {
    whole_minute(session.now())
}

/// Reads `14:05`, which is within half a day before or after `now`, or `2026-08-14 14:05`; `None` for an empty text.
pub(super) fn moment(text: &str, now: NaiveDateTime) -> Result<Option<NaiveDateTime>> {
    if text.trim().is_empty() { Ok(None) } else { moments::moment(text, now - TimeDelta::hours(12)).map(Some) }
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
    let whole = session.event()?;
    let case = whole.cases().find(|case| case.id == CaseId(id));
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
    fn moments_have_a_day_or_are_near_to_now() {
        let now = NaiveDate::from_ymd_opt(2026, 8, 14).unwrap().and_hms_opt(9, 0, 0).unwrap();
        let text = |text| moment(text, now).map(|found| found.map(|m| m.format("%d %H:%M").to_string()));
        assert_eq!(text(" "), Ok(None));
        assert_eq!(text("20:50"), Ok(Some("14 20:50".into())));
        assert_eq!(text("23:50"), Ok(Some("13 23:50".into())), "the last night, not the next");
        assert_eq!(text("2026-08-15T00:10"), Ok(Some("15 00:10".into())));
        assert_eq!(text("2026-08-15 00:10"), Ok(Some("15 00:10".into())));
        for wrong in ["soon", "24:00", "2026-08-32 10:00", "2026-08-15 "] {
            assert!(text(wrong).is_err(), "{wrong}");
        }
    }
}
