//! Sets the times of a round: when Black's clocks were started, and when moves are sealed (5c, 6a, R73, R75).

use chrono::NaiveDateTime;
use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use super::moments::{moment_near, planned};
use crate::operation::{SetRoundClock, op};

/// Sets times of a round. Returns the round.
///
/// # Errors
/// The competition does not have the round, a text is not a time, or sealing would be forced before it is allowed.
pub fn set_round_clock(session: &mut EventSession, request: &SetRoundClock) -> Result<Mutation<u32>> {
    let now = session.now();
    session.transact(op::SetRoundClock, request, |tournament| {
        let competition = tournament.competition.clone();
        let round = request.round;
        if !(1..=competition.rounds).contains(&round) {
            return Err(AppError::not_found(message!("referee-round-unknown", round, rounds = competition.rounds)));
        }
        let mut clock = tournament.clock_of(round);
        let start = clock.started.or_else(|| planned(tournament, round)).unwrap_or(now);
        change(&mut clock.started, request.started.as_deref(), start)?;
        change(&mut clock.seal_from, request.seal_from.as_deref(), start)?;
        change(&mut clock.seal_by, request.seal_by.as_deref(), start)?;
        if clock.seal_from.zip(clock.seal_by).is_some_and(|(from, by)| by < from) {
            return Err(AppError::bad_input(message!("referee-seal-order")));
        }
        tournament.set_clock(clock);
        Ok(round)
    })
}

/// Changes a time to a text; an empty text removes it.
fn change(time: &mut Option<NaiveDateTime>, text: Option<&str>, start: NaiveDateTime) -> Result<()> {
    match text.map(str::trim) {
        None => {}
        Some("") => *time = None,
        Some(text) => *time = Some(moment_near(text, start)?),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use domain::RoundClock;

    use super::*;
    use crate::fixture::{paired, playing};
    use crate::round::{RoundRequest, RoundStep, release, start, whole_minute};

    fn clock(session: &EventSession) -> RoundClock {
        session.tournament().unwrap().clock_of(1)
    }

    fn text(text: &str) -> Option<String> {
        Some(text.to_string())
    }

    #[test]
    fn the_start_is_noted_and_can_be_corrected() {
        let mut session = paired(8);
        release(&mut session, &RoundStep::of(1)).unwrap();
        start(&mut session, &RoundRequest { round: 1 }).unwrap();
        assert_eq!(clock(&session).started, Some(whole_minute(session.now())));
        set_round_clock(&mut session, &SetRoundClock { round: 1, started: text("10:07"), ..SetRoundClock::default() })
            .unwrap();
        assert_eq!(clock(&session).started.unwrap().format("%H:%M").to_string(), "10:07");
        session.step_back(true).unwrap();
        assert_eq!(clock(&session).started, Some(whole_minute(session.now())));
    }

    #[test]
    fn sealing_has_two_times_in_order() {
        let mut session = playing(8);
        let times = |from: &str, by: &str| SetRoundClock {
            round: 1,
            seal_from: text(from),
            seal_by: text(by),
            ..SetRoundClock::default()
        };
        let refused = set_round_clock(&mut session, &times("13:00", "12:30")).unwrap_err();
        assert_eq!(refused.message.id, "referee-seal-order");
        set_round_clock(&mut session, &times("12:30", "13:00")).unwrap();
        assert!(clock(&session).seal_by.is_some());
        set_round_clock(&mut session, &times("", "")).unwrap();
        assert_eq!((clock(&session).seal_from, clock(&session).seal_by), (None, None));
        let refused = set_round_clock(&mut session, &SetRoundClock { round: 9, ..SetRoundClock::default() });
        assert_eq!(refused.unwrap_err().message.id, "referee-round-unknown");
    }
}
