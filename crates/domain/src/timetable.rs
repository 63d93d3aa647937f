//! The timetable: proposed start times from dates, number of rounds and time limits (R79).

use chrono::{Days, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta};
use thiserror::Error;

use crate::model::event::TimeLimits;
use crate::model::id::RoundNumber;

/// The first round of a day starts at this hour.
const FIRST: u32 = 10;
/// As many rounds a day, unless the days do not suffice (R1).
const A_DAY: u32 = 2;
/// Minutes between the end of a round and the next, at least (R79).
const BREAK: i64 = 20;
/// Minutes for lunch (R79).
const LUNCH: i64 = 60;
/// The lunch break is the first one that starts at or after this hour.
const LUNCH_FROM: i64 = 12;
/// Starts are put on the quarter of an hour.
const QUARTER: i64 = 15;
/// A day's last round must be over by midnight.
const MIDNIGHT: i64 = 24 * 60;

/// A round and its time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundStart {
    /// The round, from 1.
    pub round: RoundNumber,
    /// When it starts.
    pub at: NaiveDateTime,
    /// When its longest games should be over: both players' adjusted time later (R78).
    pub over: NaiveDateTime,
}

/// The days are too short.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error(
    "{rounds} rounds of {minutes} minutes do not fit into the days of the event ({days}): add days, or shorten the games"
)]
pub struct TooLong {
    /// Rounds to be played.
    pub rounds: RoundNumber,
    /// The longest a game lasts.
    pub minutes: i64,
    /// Days of the event.
    pub days: u32,
}

/// Start times for `rounds` rounds from the day `start` to the day `end`: two a day, more where the days are too few;
/// between them at least 20 minutes, and an hour for lunch.
///
/// # Errors
/// [`TooLong`] if a day's rounds would last beyond midnight.
pub fn propose(
    start: NaiveDate,
    end: NaiveDate,
    rounds: RoundNumber,
    time: TimeLimits,
) -> Result<Vec<RoundStart>, TooLong> {
    let (days, a_day) = (days(start, end), rounds_a_day(start, end, rounds));
    let minutes = (2 * i64::from(time.adjusted_seconds()) + 59) / 60;
    let starts = day(a_day, minutes).ok_or(TooLong { rounds, minutes, days })?;
    let moment = |round: RoundNumber, minute: i64| {
        let date = start.checked_add_days(Days::new(u64::from((round - 1) / a_day))).unwrap_or(end);
        date.and_time(NaiveTime::MIN) + TimeDelta::minutes(minute)
    };
    let planned = (1..=rounds).zip(starts.iter().cycle());
    Ok(planned
        .map(|(round, &minute)| RoundStart { round, at: moment(round, minute), over: moment(round, minute + minutes) })
        .collect())
}

fn days(start: NaiveDate, end: NaiveDate) -> u32 {
    u32::try_from((end - start).num_days()).unwrap_or(0) + 1
}

/// How many rounds are played on one day: two, more where the days are too few.
pub fn rounds_a_day(start: NaiveDate, end: NaiveDate, rounds: RoundNumber) -> u32 {
    A_DAY.max(rounds.div_ceil(days(start, end)))
}

/// The starts of one day in minutes from midnight; `None` if the last round ends on the next day.
fn day(rounds: RoundNumber, minutes: i64) -> Option<Vec<i64>> {
    let mut starts = Vec::new();
    let (mut next, mut eaten) = (i64::from(FIRST) * 60, false);
    for _ in 0..rounds {
        let over = next + minutes;
        if over > MIDNIGHT {
            return None;
        }
        starts.push(next);
        let lunch = !eaten && over >= LUNCH_FROM * 60;
        eaten |= lunch;
        let pause = if lunch { LUNCH } else { BREAK };
        next = (over + pause + QUARTER - 1) / QUARTER * QUARTER;
    }
    Some(starts)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::model::event::Overtime;

    fn date(day: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 8, day).unwrap()
    }

    fn limits(main_minutes: u32, seconds: u32) -> TimeLimits {
        TimeLimits { main_minutes, overtime: Overtime::Byoyomi { periods: 3, seconds } }
    }

    #[test]
    fn the_tours_six_rounds_take_three_days() {
        let told: Vec<String> = propose(date(14), date(16), 6, limits(60, 30))
            .unwrap()
            .iter()
            .map(|r| format!("{} {}", r.round, r.at.format("%-d %H:%M")))
            .collect();
        assert_eq!(told, ["1 14 10:00", "2 14 14:00", "3 15 10:00", "4 15 14:00", "5 16 10:00", "6 16 14:00"]);
    }

    #[test]
    fn a_single_day_of_short_games_has_one_lunch() {
        let starts = propose(date(14), date(14), 5, limits(30, 0)).unwrap();
        let told: Vec<String> = starts.iter().map(|r| r.at.format("%H:%M").to_string()).collect();
        assert_eq!(told, ["10:00", "11:30", "13:30", "15:00", "16:30"]);
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let refused = propose(date(14), date(14), 6, limits(60, 30)).unwrap_err();
        assert_eq!(refused, TooLong { rounds: 6, minutes: 180, days: 1 });
        assert!(refused.to_string().starts_with("6 rounds of 180 minutes do not fit into the days of the event (1)"));
    }

    proptest! {
        #[test]
        fn rounds_follow_one_another_with_breaks_and_lunch(days in 1u32..5, rounds in 1u32..13, main in 5u32..90) {
            let end = date(10 + days - 1);
            if let Ok(starts) = propose(date(10), end, rounds, limits(main, 30)) {
                prop_assert_eq!(starts.len(), rounds as usize);
                for two in starts.windows(2) {
                    let pause = (two[1].at - two[0].over).num_minutes();
                    prop_assert!(pause >= BREAK, "{:?}", two);
                    prop_assert_eq!(two[1].round, two[0].round + 1);
                }
                for day in starts.chunk_by(|a, b| a.at.date() == b.at.date()).filter(|day| day.len() > 1) {
                    let noon = day[0].at.date().and_hms_opt(12, 0, 0).unwrap();
                    let pauses = day.windows(2).filter(|two| two[0].over >= noon);
                    let lunches: Vec<i64> = pauses.map(|two| (two[1].at - two[0].over).num_minutes()).collect();
                    prop_assert!(lunches.first().is_none_or(|&first| (LUNCH..LUNCH + QUARTER).contains(&first)));
                }
                prop_assert!(starts.iter().all(|r| (date(10)..=end).contains(&r.at.date())));
            }
        }
    }
}
