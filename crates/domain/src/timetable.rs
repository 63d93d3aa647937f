//! Proposed start times of the rounds, from dates, number of rounds and time limits (R79).

use chrono::{Days, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, Timelike};
use messages::{Explain, Message, message};

use crate::model::competition::Competition;
use crate::model::event_settings::{EventSettings, TimeLimits};
use crate::model::id::RoundNumber;

/// Hour at which the first round of a day starts.
const FIRST: u32 = 10;
/// Rounds per day, unless the days are too few for that (R1).
const A_DAY: u32 = 2;
/// Minimum break between rounds in minutes (R79).
pub(crate) const BREAK: i64 = 20;
/// Minimum lunch break in minutes (R79).
pub(crate) const LUNCH: i64 = 60;
/// The first break of the day that starts at or after this hour is the lunch break.
pub(crate) const LUNCH_FROM: i64 = 12;
/// Start times are multiples of this many minutes.
const QUARTER: i64 = 15;
/// Minute of the day by which the last round must be over.
const MIDNIGHT: i64 = 24 * 60;
/// Hours after which nobody still waits for a player or for the end of a game.
const PAST_AFTER: i64 = 12;

/// Whether a start or an end is so long ago that minutes counted from it say nothing: the event is over, or its dates are not
/// those on which it is played.
pub fn is_past(moment: NaiveDateTime, now: NaiveDateTime) -> bool {
    now - moment >= TimeDelta::hours(PAST_AFTER)
}

/// A round and its start time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundStart {
    /// The round, from 1.
    pub round: RoundNumber,
    /// Start time.
    pub at: NaiveDateTime,
    /// When the longest games should be over: start time plus the main time and 60 moves in overtime of both players.
    pub over: NaiveDateTime,
}

/// The rounds do not fit into the days of the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooLong {
    /// Number of rounds.
    pub rounds: RoundNumber,
    /// The longest duration of a game in minutes.
    pub minutes: i64,
    /// Number of days of the event.
    pub days: u32,
}

impl Explain for TooLong {
    fn message(&self) -> Message {
        message!("timetable-too-long", rounds = self.rounds, minutes = self.minutes, days = self.days)
    }
}

messages::explained!(TooLong);

/// Proposes start times for `rounds` rounds from the day `start` to the day `end`: two rounds a day, or more if the days
/// are too few, with at least 20 minutes between rounds and an hour for lunch.
///
/// # Errors
/// [`TooLong`] if a day's last round would end after midnight.
pub fn propose(
    start: NaiveDate,
    end: NaiveDate,
    rounds: RoundNumber,
    time: TimeLimits,
) -> Result<Vec<RoundStart>, TooLong> {
    let (days, a_day) = (days(start, end), rounds_a_day(start, end, rounds));
    let minutes = longest(time);
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

/// Returns the timetable of a competition: the start times that the director has set, and for the other rounds the proposed
/// ones, or later if the round before is still being played or the break after it is too short.
///
/// # Errors
/// [`TooLong`] if the rounds do not fit: one has no start time and none can be proposed.
pub fn plan(event: &EventSettings, competition: &Competition) -> Result<Vec<RoundStart>, TooLong> {
    let (event, rounds) = (event.for_competition(competition), competition.rounds);
    let proposed = propose(event.start, event.end, rounds, event.time);
    if event.starts.is_empty() {
        return proposed;
    }
    let longest = TimeDelta::minutes(longest(event.time));
    let mut starts: Vec<RoundStart> = Vec::new();
    for round in 1..=rounds {
        let at = match (event.starts.of(round), &proposed) {
            (Some(at), _) => at,
            (None, Err(too_long)) => return Err(*too_long),
            (None, Ok(proposed)) => {
                let free = starts.last().map(|before| next_quarter(before.over + TimeDelta::minutes(BREAK)));
                let usual = proposed.get(round as usize - 1).map(|start| start.at);
                usual.max(free).unwrap_or_default()
            }
        };
        starts.push(RoundStart { round, at, over: at + longest });
    }
    Ok(starts)
}

/// Returns the longest planned duration of a game in minutes.
fn longest(time: TimeLimits) -> i64 {
    (2 * i64::from(time.planned_seconds()) + 59) / 60
}

/// Returns the first full quarter of an hour that is not before `moment`.
fn next_quarter(moment: NaiveDateTime) -> NaiveDateTime {
    let past = i64::from(moment.minute()) % QUARTER;
    moment + TimeDelta::minutes((QUARTER - past) % QUARTER)
}

fn days(start: NaiveDate, end: NaiveDate) -> u32 {
    u32::try_from((end - start).num_days()).unwrap_or(0) + 1
}

/// Returns the number of rounds per day: two, or more if the days are too few.
pub fn rounds_a_day(start: NaiveDate, end: NaiveDate, rounds: RoundNumber) -> u32 {
    A_DAY.max(rounds.div_ceil(days(start, end)))
}

/// Returns the start times of one day in minutes after midnight; `None` if the last round would end the next day.
fn day(rounds: RoundNumber, minutes: i64) -> Option<Vec<i64>> {
    let mut starts = Vec::new();
    let (mut next, mut had_lunch) = (i64::from(FIRST) * 60, false);
    for _ in 0..rounds {
        let over = next + minutes;
        if over > MIDNIGHT {
            return None;
        }
        starts.push(next);
        let lunch = !had_lunch && over >= LUNCH_FROM * 60;
        had_lunch |= lunch;
        let pause = if lunch { LUNCH } else { BREAK };
        next = (over + pause + QUARTER - 1) / QUARTER * QUARTER;
    }
    Some(starts)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::model::competition::System;
    use crate::model::event_settings::Overtime;
    use crate::model::id::CompetitionId;

    fn date(day: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 8, day).unwrap()
    }

    fn limits(main_minutes: u32, seconds: u32) -> TimeLimits {
        TimeLimits { main_minutes, overtime: Overtime::Byoyomi { periods: 3, seconds } }
    }

    fn five_rounds() -> Competition {
        Competition::new(CompetitionId::OPEN, "Open", System::Swiss, 5)
    }

    #[test]
    fn six_rounds_of_the_tour_take_three_days() {
        let planned: Vec<String> = propose(date(14), date(16), 6, limits(60, 30))
            .unwrap()
            .iter()
            .map(|r| format!("{} {}", r.round, r.at.format("%-d %H:%M")))
            .collect();
        assert_eq!(planned, ["1 14 10:00", "2 14 14:00", "3 15 10:00", "4 15 14:00", "5 16 10:00", "6 16 14:00"]);
    }

    #[test]
    fn set_start_times_replace_proposed_ones_and_days_may_differ() {
        let mut event = EventSettings::new("Stage", date(14), "");
        event.end = date(16);
        let planned = |event: &EventSettings| -> Vec<String> {
            let starts = plan(event, &five_rounds()).unwrap();
            starts.iter().map(|r| r.at.format("%-d %H:%M").to_string()).collect()
        };
        assert_eq!(planned(&event), ["14 10:00", "14 14:00", "15 10:00", "15 14:00", "16 10:00"]);
        event.starts = "1 2026-08-14 14:30, 3 2026-08-15 09:00, 5 2026-08-15 17:00".to_string().try_into().unwrap();
        // Round 2 follows round 1, which ends at 17:30; the third day is free.
        assert_eq!(planned(&event), ["14 14:30", "14 18:00", "15 09:00", "15 14:00", "15 17:00"]);
    }

    #[test]
    fn a_competition_with_its_own_times_has_its_own_timetable() {
        let event = EventSettings::new("Stage", date(14), "");
        let short = Competition { main_minutes: Some(20), overtime: Some(Overtime::None), ..five_rounds() };
        let planned = |competition: &Competition| -> Vec<String> {
            let starts = plan(&event, competition).unwrap();
            starts.iter().map(|r| format!("{}-{}", r.at.format("%H:%M"), r.over.format("%H:%M"))).collect()
        };
        assert_eq!(plan(&event, &five_rounds()).unwrap_err().minutes, 180);
        assert_eq!(planned(&short), ["10:00-10:40", "11:00-11:40", "12:00-12:40", "13:45-14:25", "14:45-15:25"]);
        let late = "1 2026-08-14 15:00".to_string().try_into().unwrap();
        assert_eq!(planned(&Competition { starts: Some(late), ..short })[0], "15:00-15:40");
    }

    #[test]
    fn a_single_day_of_short_games_has_one_lunch() {
        let starts = propose(date(14), date(14), 5, limits(30, 0)).unwrap();
        let planned: Vec<String> = starts.iter().map(|r| r.at.format("%H:%M").to_string()).collect();
        assert_eq!(planned, ["10:00", "11:30", "13:30", "15:00", "16:30"]);
    }

    #[test]
    fn rounds_that_do_not_fit_are_refused() {
        let refused = propose(date(14), date(14), 6, limits(60, 30)).unwrap_err();
        assert_eq!(refused, TooLong { rounds: 6, minutes: 180, days: 1 });
        assert!(refused.to_string().starts_with("6 rounds of 180 minutes do not fit into the days of the event (1)"));
    }

    proptest! {
        #[test]
        fn rounds_are_separated_by_breaks_and_lunch(days in 1u32..5, rounds in 1u32..13, main in 5u32..90) {
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
