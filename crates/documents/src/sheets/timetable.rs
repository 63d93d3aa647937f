//! `timetable`: the start of every round of all competitions, set or proposed, day by day (R79).

use domain::schedule::{Schedule, ScheduledRound};
use messages::{Explain, message};
use print::sheets::{Appointment, Day, Timetable};
use session::{AppError, Result};

use super::Subject;

/// Returns the timetable for the event's days.
pub(super) fn sheet(subject: &Subject) -> Result<Timetable> {
    let schedule = Schedule::of(subject.event);
    if let Some((_, too_long)) = schedule.too_long.first() {
        return Err(AppError::not_now(too_long.message()));
    }
    if schedule.rounds.is_empty() {
        return Err(AppError::not_now(message!("self-pairing-no-rounds", name = subject.competition.name.clone())));
    }
    let by_day = schedule.rounds.chunk_by(|one, other| one.start.at.date() == other.start.at.date());
    let days = by_day.map(|rounds| day(subject, rounds)).collect::<Result<_>>()?;
    let mut heading = subject.heading(None);
    if subject.event.competitions().len() > 1 {
        heading.competition = subject.word("sheet-all-competitions");
    }
    Ok(Timetable { heading, days })
}

fn day(subject: &Subject, rounds: &[ScheduledRound]) -> Result<Day> {
    let whole = subject.event;
    let appointment = |round: &ScheduledRound| {
        let (start, number) = (round.start, subject.counted("sheet-round", "round", round.start.round));
        let other = whole.competition(round.competition).filter(|_| whole.competitions().len() > 1);
        let over = subject.phrase("sheet-over-by", &[("time", &start.over.format("%H:%M").to_string())]);
        let clock = whole.tournament(round.competition).map(|of| of.clock_of(start.round));
        let moved = clock.and_then(|clock| clock.moved_from).filter(|&before| before != start.at);
        let moved =
            moved.map(|before| subject.phrase("sheet-moved-from", &[("time", &before.format("%H:%M").to_string())]));
        Appointment {
            time: start.at.format("%H:%M").to_string(),
            what: other.map_or_else(|| number.clone(), |competition| format!("{}: {number}", competition.name)),
            remark: [Some(over), moved].into_iter().flatten().collect::<Vec<_>>().join("; "),
        }
    };
    let name = rounds.first().map(|first| subject.date(first.start.at.date(), "sheet-weekday-date"));
    Ok(Day { name: name.unwrap_or_default(), appointments: rounds.iter().map(appointment).collect() })
}
