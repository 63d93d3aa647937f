//! The timetable against reality: which round is late, what it moves, and publishing new times (R79).

use chrono::{NaiveDateTime, NaiveTime, TimeDelta};
use domain::delays::{RoundDelay, delays};
use domain::model::start_times::StartTimes;
use domain::{RoundClock, RoundState, Tournament};
use messages::{Explain, Message, message};
use serde::Serialize;
use session::{AppError, EventSession, Mutation, Result};
use ts_rs::TS;

use super::moments::{moment, planned, shown};
use super::running::{RunningGame, running};
use crate::operation::{PublishTimes, op};

/// A round as it was planned, and as it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct DelayLine {
    /// The round.
    pub round: u32,
    /// The announced start, `2026-11-20T10:00`.
    pub planned: String,
    /// The start that was announced before that one; `None` if it was not moved.
    pub moved_from: Option<String>,
    /// The announced end of the longest games.
    pub planned_over: String,
    /// When it began.
    pub started: Option<String>,
    /// When it was confirmed.
    pub ended: Option<String>,
    /// When its longest games are over: really, or as far as is known now.
    pub over: String,
    /// By how many minutes it is late: its start if it has not begun, else its end.
    pub late: u32,
    /// The start that is proposed, if that is another one than announced.
    pub proposed: Option<String>,
}

/// The timetable of the competition against reality.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct DelaysView {
    /// The rounds.
    pub rounds: Vec<DelayLine>,
    /// Why there is no timetable.
    pub too_long: Option<Message>,
    /// The games that are still being played, the longest first.
    pub running: Vec<RunningGame>,
    /// The time now.
    pub now: String,
}

/// Returns the timetable against reality.
///
/// # Errors
/// No event is open, or the competition has no rounds.
pub fn view_delays(session: &EventSession) -> Result<DelaysView> {
    let (tournament, competition, now) = (session.tournament()?, session.competition()?, session.now());
    let (rounds, too_long) = match delays(tournament, competition, now) {
        Ok(rounds) => (rounds.iter().map(|delay| line(tournament, delay)).collect(), None),
        Err(too_long) => (Vec::new(), Some(too_long.message())),
    };
    Ok(DelaysView { rounds, too_long, running: running(tournament, competition, now), now: shown(now) })
}

fn line(tournament: &Tournament, delay: &RoundDelay) -> DelayLine {
    let clock = tournament.clock_of(delay.planned.round);
    DelayLine {
        round: delay.planned.round,
        planned: shown(delay.planned.at),
        moved_from: clock.moved_from.map(shown),
        planned_over: shown(delay.planned.over),
        started: delay.started.map(shown),
        ended: delay.ended.map(shown),
        over: shown(delay.over),
        late: delay.late(),
        proposed: delay.proposed().map(shown),
    }
}

/// Publishes new starts of rounds: the hall display, sheets and web pages show them from now on. Returns the number of rounds.
///
/// # Errors
/// A round does not exist or has begun, a text is not a day and a time, or the rounds would not be in order.
pub fn publish_times(session: &mut EventSession, request: &PublishTimes) -> Result<Mutation<usize>> {
    let several = session.event()?.competitions().len() > 1;
    session.transact(op::PublishTimes, request, |tournament| {
        if request.starts.is_empty() {
            return Err(AppError::bad_input(message!("delays-nothing")));
        }
        for new in &request.starts {
            let competition = tournament.competition.clone();
            if !(1..=competition.rounds).contains(&new.round) {
                let rounds = competition.rounds;
                return Err(AppError::not_found(message!("referee-round-unknown", round = new.round, rounds)));
            }
            let state = tournament.round(new.round).map(|round| round.state);
            if matches!(state, Some(RoundState::Playing | RoundState::Confirmed)) {
                return Err(AppError::not_now(message!("round-already-begun", round = new.round)));
            }
            let before = planned(tournament, new.round);
            let start = moment(&new.start, earliest(before.unwrap_or_default()))?;
            set_start(tournament, new.round, start, several)?;
            let clock = tournament.clock_of(new.round);
            let moved_from = clock.moved_from.or(before).filter(|&from| from != start);
            tournament.set_clock(RoundClock { moved_from, ..clock });
        }
        Ok(request.starts.len())
    })
}

/// Returns the earliest start that a time without a day can mean: on the announced day, and at most half a day before the
/// announced start.
fn earliest(announced: NaiveDateTime) -> NaiveDateTime {
    (announced - TimeDelta::hours(12)).max(announced.date().and_time(NaiveTime::MIN))
}

/// Sets the start of a round: of the competition if it has its own times or there are several, else of the event.
fn set_start(tournament: &mut Tournament, round: u32, start: NaiveDateTime, several: bool) -> Result<()> {
    let competition = tournament.competition.clone();
    let starts: StartTimes = tournament.event.for_competition(&competition).starts;
    let starts = starts.with(round, start).map_err(|wrong| AppError::bad_input(wrong.message()))?;
    if competition.starts.is_none() && !several {
        tournament.event.starts = starts;
    } else {
        tournament.competition.starts = Some(starts);
    }
    Ok(())
}
