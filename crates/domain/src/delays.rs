//! The timetable against reality: when rounds really began and ended, and which later rounds must move (R79).

use chrono::{NaiveDateTime, TimeDelta, Timelike};

use crate::model::competition::Competition;
use crate::model::id::CompetitionId;
use crate::model::round::RoundState;
use crate::model::tournament::Tournament;
use crate::timetable::{BREAK, LUNCH, LUNCH_FROM, RoundStart, TooLong, is_past, plan};

/// Proposed starts are multiples of this many minutes.
const STEP: i64 = 5;

/// A round as it was planned, and as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundDelay {
    /// The competition.
    pub competition: CompetitionId,
    /// The announced times.
    pub planned: RoundStart,
    /// When it began: as recorded, or as announced for a round that has begun without a record. `None` for a later round.
    pub started: Option<NaiveDateTime>,
    /// When it was confirmed.
    pub ended: Option<NaiveDateTime>,
    /// The start: the real one, or the earliest that leaves the breaks, and is not before the announced one.
    pub start: NaiveDateTime,
    /// When the longest games are over: really, or as far as is known now.
    pub over: NaiveDateTime,
}

impl RoundDelay {
    /// Returns the minutes by which the round is late: its start if it has not begun, else its end.
    pub fn late(&self) -> u32 {
        let by = if self.started.is_some() { self.over - self.planned.over } else { self.start - self.planned.at };
        u32::try_from(by.num_minutes()).unwrap_or(0)
    }

    /// Returns the start to announce; `None` if the announced one can stay.
    pub fn proposed(&self) -> Option<NaiveDateTime> {
        (self.started.is_none() && self.start != self.planned.at).then_some(self.start)
    }
}

/// Returns the rounds of a competition at `now`. Later rounds keep their times where they can, at least 20 minutes between
/// rounds, and their lunch break.
///
/// # Errors
/// [`TooLong`] if there is no timetable.
pub fn delays(
    tournament: &Tournament,
    competition: &Competition,
    now: NaiveDateTime,
) -> Result<Vec<RoundDelay>, TooLong> {
    let mut found: Vec<RoundDelay> = Vec::new();
    if competition.system.is_free() {
        return Ok(found);
    }
    let planned = plan(&tournament.event, competition)?;
    for (at, &this) in planned.iter().enumerate() {
        let clock = tournament.clock_of(this.round);
        let state = tournament.round(this.round).map(|round| round.state);
        let begun = clock.started.is_some() || matches!(state, Some(RoundState::Playing | RoundState::Confirmed));
        let started = begun.then(|| clock.started.unwrap_or(this.at));
        let ended = clock.ended.filter(|_| state == Some(RoundState::Confirmed));
        let free = found.last().map(|before| before.over + pause(&planned, at));
        let start = started.unwrap_or_else(|| earliest(this.at, free, now));
        let longest = this.over - this.at;
        let over = match (started, state) {
            (Some(_), Some(RoundState::Confirmed)) => ended.unwrap_or(this.over),
            // Nobody waits for a round of another day that was never confirmed.
            (Some(start), _) if is_past(start + longest, now) => start + longest,
            (Some(start), _) => (start + longest).max(now),
            (None, _) => start + longest,
        };
        found.push(RoundDelay { competition: competition.id, planned: this, started, ended, start, over });
    }
    Ok(found)
}

/// Returns the announced start if it can be kept, else the next full five minutes after the break and after `now`. A round is
/// only moved while somebody still waits for it.
fn earliest(announced: NaiveDateTime, free: Option<NaiveDateTime>, now: NaiveDateTime) -> NaiveDateTime {
    let waited = Some(now).filter(|&now| !is_past(announced, now));
    let possible = free.max(waited);
    possible.filter(|&time| time > announced).map_or(announced, next_step)
}

/// Returns the break before a round: lunch is the first break of the day from noon on that was planned as long.
fn pause(planned: &[RoundStart], at: usize) -> TimeDelta {
    let day = planned[at].at.date();
    let breaks = (1..=at).filter(|&round| planned[round - 1].at.date() == day && planned[round].at.date() == day);
    let from_noon = |&round: &usize| i64::from(planned[round - 1].over.hour()) >= LUNCH_FROM;
    let lunch = breaks.into_iter().find(from_noon);
    let long = |round: usize| planned[round].at - planned[round - 1].over >= TimeDelta::minutes(LUNCH);
    TimeDelta::minutes(if lunch == Some(at) && long(at) { LUNCH } else { BREAK })
}

/// Returns the first full five minutes that are not before `moment`.
fn next_step(moment: NaiveDateTime) -> NaiveDateTime {
    let whole = if moment.second() > 0 { moment + TimeDelta::seconds(60 - i64::from(moment.second())) } else { moment };
    let past = i64::from(whole.minute()) % STEP;
    whole + TimeDelta::minutes((STEP - past) % STEP)
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use proptest::prelude::*;

    use super::*;
    use crate::model::competition::System;
    use crate::model::event_settings::{EventSettings, Overtime};
    use crate::model::round::Round;
    use crate::model::round_clock::RoundClock;

    fn at(day: u32, hour: u32, minute: u32) -> NaiveDateTime {
        NaiveDate::from_ymd_opt(2026, 11, day).unwrap().and_hms_opt(hour, minute, 0).unwrap()
    }

    /// Two days with two rounds each: 10:00 to 13:00 and 14:00 to 17:00.
    fn event(states: &[RoundState], clocks: &[(u32, Option<NaiveDateTime>, Option<NaiveDateTime>)]) -> Tournament {
        let mut event = EventSettings::new("Cup", NaiveDate::from_ymd_opt(2026, 11, 20).unwrap(), "");
        event.end = event.start.succ_opt().unwrap();
        let open = Competition::new(CompetitionId::OPEN, "Open", System::Swiss, 4);
        let mut tournament = Tournament::new(event, open);
        let round = |(number, &state)| Round { competition: CompetitionId::OPEN, number, state };
        tournament.rounds = (1..).zip(states).map(round).collect();
        for &(round, started, ended) in clocks {
            tournament.set_clock(RoundClock { started, ended, ..RoundClock::new(CompetitionId::OPEN, round) });
        }
        tournament
    }

    fn shown(tournament: &Tournament, now: NaiveDateTime) -> Vec<String> {
        let found = delays(tournament, &tournament.competition, now).unwrap();
        found.iter().map(|delay| format!("{} +{}", delay.start.format("%-d %H:%M"), delay.late())).collect()
    }

    #[test]
    fn a_timetable_that_is_kept_proposes_nothing() {
        let tournament = event(&[RoundState::Playing], &[(1, Some(at(20, 10, 0)), None)]);
        assert_eq!(shown(&tournament, at(20, 11, 0)), ["20 10:00 +0", "20 14:00 +0", "21 10:00 +0", "21 14:00 +0"]);
    }

    #[test]
    fn a_late_start_moves_the_afternoon_and_keeps_lunch() {
        let tournament = event(&[RoundState::Playing], &[(1, Some(at(20, 10, 32)), None)]);
        assert_eq!(shown(&tournament, at(20, 11, 0)), ["20 10:32 +32", "20 14:35 +35", "21 10:00 +0", "21 14:00 +0"]);
        let ended = event(&[RoundState::Confirmed], &[(1, Some(at(20, 10, 32)), Some(at(20, 12, 50)))]);
        assert_eq!(shown(&ended, at(20, 13, 0))[1], "20 14:00 +0", "the longest game was shorter than feared");
    }

    #[test]
    fn a_round_that_has_not_begun_in_time_moves_with_the_clock() {
        let tournament = event(&[RoundState::Released], &[]);
        assert_eq!(shown(&tournament, at(20, 10, 12))[..2], ["20 10:15 +15", "20 14:15 +15"]);
        assert_eq!(shown(&tournament, at(19, 23, 0))[0], "20 10:00 +0", "the day before");
        assert_eq!(shown(&tournament, at(25, 9, 0))[0], "20 10:00 +0", "an event in the past");
        let mut evening = event(&[RoundState::Released], &[]);
        evening.event.starts = "1 2026-11-20 23:30".to_string().try_into().unwrap();
        assert_eq!(shown(&evening, at(21, 0, 10))[0], "21 00:10 +40", "after midnight");
    }

    #[test]
    fn games_that_last_too_long_move_the_next_round() {
        let tournament = event(&[RoundState::Playing], &[(1, Some(at(20, 10, 0)), None)]);
        assert_eq!(shown(&tournament, at(20, 13, 24))[..2], ["20 10:00 +24", "20 14:25 +25"]);
    }

    #[test]
    fn a_round_of_another_day_that_was_never_confirmed_moves_nothing() {
        let tournament = event(&[RoundState::Playing], &[(1, Some(at(20, 10, 0)), None)]);
        assert_eq!(shown(&tournament, at(29, 9, 0)), ["20 10:00 +0", "20 14:00 +0", "21 10:00 +0", "21 14:00 +0"]);
    }

    proptest! {
        #[test]
        fn moved_rounds_keep_their_breaks(late in 0i64..300, passed in 0i64..600, main in 10u32..60) {
            let start = at(20, 10, 0) + TimeDelta::minutes(late);
            let mut tournament = event(&[RoundState::Playing], &[(1, Some(start), None)]);
            tournament.event.time.main_minutes = main;
            tournament.event.time.overtime = Overtime::None;
            let found = delays(&tournament, &tournament.competition, start + TimeDelta::minutes(passed)).unwrap();
            for two in found.windows(2) {
                prop_assert!(two[1].start >= two[0].over + TimeDelta::minutes(BREAK));
                prop_assert!(two[1].start >= two[1].planned.at);
            }
        }
    }
}
