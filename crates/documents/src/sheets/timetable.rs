//! `timetable`: the start of every round, set or proposed, day by day (R79).

use domain::timetable::{RoundStart, plan};
use messages::{Explain, message};
use print::sheets::{Appointment, Day, Timetable};
use session::{AppError, Result};

use super::Subject;

/// Returns the timetable for the event's days.
pub(super) fn sheet(subject: &Subject) -> Result<Timetable> {
    let event = &subject.tournament.event;
    if subject.competition.system.is_free() {
        return Err(AppError::not_now(message!("self-pairing-no-rounds", name = subject.competition.name.clone())));
    }
    let starts = plan(event, subject.competition).map_err(|e| AppError::not_now(e.message()))?;
    let days =
        starts.chunk_by(|one, other| one.at.date() == other.at.date()).map(|rounds| day(subject, rounds)).collect();
    Ok(Timetable { heading: subject.heading(None), days })
}

fn day(subject: &Subject, rounds: &[RoundStart]) -> Day {
    let appointment = |start: &RoundStart| Appointment {
        time: start.at.format("%H:%M").to_string(),
        what: subject.counted("sheet-round", "round", start.round),
        remark: subject.phrase("sheet-over-by", &[("time", &start.over.format("%H:%M").to_string())]),
    };
    let name = rounds.first().map(|first| subject.date(first.at.date(), "sheet-weekday-date")).unwrap_or_default();
    Day { name, appointments: rounds.iter().map(appointment).collect() }
}
