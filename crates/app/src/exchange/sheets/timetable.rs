//! `timetable`: the proposed start of every round, day by day (R79).

use domain::timetable::{RoundStart, propose};
use print::sheets::{Appointment, Day, Timetable};

use super::Subject;
use crate::failure::{Failure, Outcome};

/// The proposal for the event's days.
pub(super) fn sheet(subject: &Subject) -> Outcome<Timetable> {
    let event = &subject.tournament.event;
    let starts = propose(event.start, event.end, subject.competition.rounds, event.time)
        .map_err(|e| Failure::not_now(e.to_string()))?;
    let days = starts.chunk_by(|one, other| one.at.date() == other.at.date()).map(day).collect();
    Ok(Timetable { heading: subject.heading(None), days })
}

fn day(rounds: &[RoundStart]) -> Day {
    let appointment = |start: &RoundStart| Appointment {
        time: start.at.format("%H:%M").to_string(),
        what: format!("Round {}", start.round),
        remark: format!("over by {}", start.over.format("%H:%M")),
    };
    let name = rounds.first().map(|first| first.at.format("%A, %-d %B").to_string()).unwrap_or_default();
    Day { name, appointments: rounds.iter().map(appointment).collect() }
}
