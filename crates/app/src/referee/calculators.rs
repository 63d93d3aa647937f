//! The referee's calculations, which need no event: the class of time limits, clocks after going back, and lateness (R73, R76,
//! R78).

use chrono::{NaiveDateTime, NaiveTime, TimeDelta};
use domain::model::event_settings::TimeLimits;
use domain::model::ratio::Ratio;
use domain::referee::going_back::{Used, going_back};
use domain::referee::lateness::Lateness;
use messages::{Explain, message};
use serde::Serialize;
use session::{AppError, Result};
use ts_rs::TS;

use super::moments::{clock_text, moment_near, whole_seconds};
use crate::event::overtime;
use crate::labels::ColourView;

/// The EGF class that time limits allow (R78).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ClassView {
    /// A to D; `None` for unrated.
    pub class: Option<char>,
    /// The main time of each player.
    pub main_minutes: u32,
    /// The main time plus overtime for 45 moves with byo-yomi, 60 with Canadian overtime, 120 with Fischer; rounded down.
    pub adjusted_minutes: u32,
}

/// Returns the class of time limits; `overtime` is `3x30`, `15/300`, `+20` or `none`.
///
/// # Errors
/// The overtime is written in another way.
pub fn egf_class(minutes: u32, overtime_text: &str, online: bool) -> Result<ClassView> {
    let limits = TimeLimits { main_minutes: minutes, overtime: overtime(overtime_text)? };
    let class = if online { limits.internet_class() } else { limits.rating_class() };
    Ok(ClassView { class, main_minutes: minutes, adjusted_minutes: limits.adjusted_seconds() / 60 })
}

/// The times that both clocks must show as used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ClockView {
    /// Black's in minutes, exact: a whole number or a fraction such as `20/7`.
    pub black: String,
    /// White's.
    pub white: String,
    /// What Black's clock must show, `12:30` or `1:05:00`, rounded down to a second.
    pub black_clock: String,
    /// What White's clock must show.
    pub white_clock: String,
}

/// Returns the clocks when a game goes back to an earlier position (8g.3).
///
/// # Errors
/// The position lies after the moves played, or the times of the adjournment do not fit.
pub fn clock(now: Used, back_to: u32, adjourned: Option<Used>) -> Result<ClockView> {
    let [black, white] = going_back(now, back_to, adjourned).map_err(|error| AppError::bad_input(error.message()))?;
    let minutes = |seconds: Ratio| (seconds / Ratio::from_integer(60)).to_string();
    Ok(ClockView {
        black: minutes(black),
        white: minutes(white),
        black_clock: clock_text(whole_seconds(black)),
        white_clock: clock_text(whole_seconds(white)),
    })
}

/// What lateness does to a game (5d, 5e).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct LatenessView {
    /// The minutes used on Black's clock; `None` if Black has lost.
    pub black_used: Option<u32>,
    /// The minutes used on White's clock.
    pub white_used: Option<u32>,
    /// Who has lost by lateness; both may.
    pub lost: Vec<ColourView>,
    /// The time after which a player who has not come has lost, `15:00`.
    pub lost_after: String,
}

/// Returns what lateness does to a game; times are `14:05`, also after midnight, and a player without a time has not come.
///
/// # Errors
/// A time is not one.
pub fn lateness(start: &str, black: Option<&str>, white: Option<&str>, main_minutes: u32) -> Result<LatenessView> {
    let start = NaiveDateTime::default().date().and_time(time(start)?);
    let late = |arrived: Option<&str>| -> Result<Option<u32>> {
        let Some(text) = arrived else { return Ok(None) };
        time(text)?;
        Ok(Some(u32::try_from((moment_near(text, start)? - start).num_minutes()).unwrap_or(0)))
    };
    let Lateness { used: [black_used, white_used], limit } = Lateness::of([late(black)?, late(white)?], main_minutes);
    let sides = [(ColourView::Black, black_used), (ColourView::White, white_used)];
    let lost = sides.into_iter().filter(|(_, used)| used.is_none()).map(|(colour, _)| colour).collect();
    let lost_after = (start + TimeDelta::minutes(limit.into())).format("%H:%M").to_string();
    Ok(LatenessView { black_used, white_used, lost, lost_after })
}

fn time(text: &str) -> Result<NaiveTime> {
    let time = NaiveTime::parse_from_str(text.trim(), "%H:%M");
    time.map_err(|_| AppError::bad_input(message!("referee-time-unknown", text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn class_of_the_published_time_limits() {
        let class = |minutes, overtime, online| egf_class(minutes, overtime, online).unwrap();
        let expected = ClassView { class: Some('A'), main_minutes: 45, adjusted_minutes: 75 };
        assert_eq!(class(45, "+15", false), expected);
        assert_eq!(class(60, "1x15", false).class, Some('B'));
        assert_eq!(class(60, "3x30", true).class, Some('D'));
        assert_eq!(class(10, "none", false).class, None);
        assert_eq!(egf_class(45, "15s", false).unwrap_err().message.id, "overtime-unknown");
    }

    #[test]
    fn lateness_names_who_has_lost_and_when() {
        let view = lateness("14:00", Some("13:55"), Some("15:01"), 75).unwrap();
        assert_eq!((view.black_used, view.white_used), (Some(0), None));
        assert_eq!((view.lost, view.lost_after.as_str()), (vec![ColourView::White], "15:00"));
        let night = lateness("23:30", Some("00:10"), Some("00:31"), 75).unwrap();
        assert_eq!((night.black_used, night.white_used, night.lost_after.as_str()), (Some(40), None, "00:30"));
        assert_eq!(lateness("00:10", Some("23:55"), Some("00:10"), 75).unwrap().black_used, Some(0));
        assert_eq!(lateness("14:00", None, None, 20).unwrap().lost_after, "14:21");
        assert_eq!(lateness("2pm", None, None, 20).unwrap_err().message.id, "referee-time-unknown");
    }
}
