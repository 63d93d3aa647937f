//! Lowering the initial score of a player who misses a round in the top group, by one or two points (R15).

use domain::standings::absence::sleeps_at_top;
use domain::{EntryId, RoundState, Tournament};
use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use super::position;
use crate::operation::{LowerSleeper, op};

/// Returns whether a round is confirmed: its pairing followed from the initial scores, so that they stay as they are.
pub(super) fn has_confirmed_round(tournament: &Tournament) -> bool {
    tournament.rounds.iter().any(|r| r.state == RoundState::Confirmed)
}

/// Lowers the initial score of an entry that sleeps in the top group.
///
/// # Errors
/// The entry does not exist or does not sleep in the top group, the points are not 1 or 2, or a round is confirmed.
pub fn lower_sleeper(session: &mut EventSession, request: &LowerSleeper) -> Result<Mutation<i64>> {
    if !(1..=2).contains(&request.by) {
        return Err(AppError::bad_input(message!("sleeper-points", points = request.by)));
    }
    session.transact(op::LowerSleeper, request, |tournament| {
        let competition = tournament.competition.clone();
        if has_confirmed_round(tournament) {
            return Err(AppError::not_now(message!("sleeper-too-late")));
        }
        let at = position(tournament, EntryId(request.id))?;
        let entry = &mut tournament.entries[at];
        if !sleeps_at_top(&competition, entry) {
            return Err(AppError::not_now(message!("sleeper-not-at-top", name = entry.player.list_name())));
        }
        entry.score_shift -= i32::from(request.by);
        Ok(request.id)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::model::entry::Rounds;

    use crate::fixture::{fields, open_register, played};
    use crate::operation::{SetLevel, SettingsChange};
    use crate::register::{ChangeEntry, EntryFields, SetBar, change, set_bar, view};
    use crate::round::{RoundStep, confirm};
    use crate::vocabulary::LevelName;

    #[test]
    fn lower_sleeper_lowers_the_initial_score() {
        let mut session = open_register(6);
        set_bar(&mut session, &SetBar { bar: "1d".into() }).unwrap();
        let fields = EntryFields { missed: Some(vec![2]), ..fields(0) };
        change(&mut session, &ChangeEntry { id: 1, reason: None, fields }).unwrap();
        lower_sleeper(&mut session, &LowerSleeper { id: 1, by: 2 }).unwrap();
        assert_eq!(session.tournament().unwrap().entry(EntryId(1)).unwrap().score_shift, -2);
    }

    #[test]
    fn after_a_confirmed_round_nobody_is_lowered_or_offered() {
        let mut session = played(6);
        set_bar_of_all(&mut session);
        let sleeps = |session: &EventSession| view(session).unwrap().entries.iter().filter(|e| e.sleeps_at_top).count();
        assert!(sleeps(&session) > 0);
        confirm(&mut session, &RoundStep::of(1)).unwrap();
        assert_eq!(sleeps(&session), 0);
        let refused = lower_sleeper(&mut session, &LowerSleeper { id: 1, by: 1 }).unwrap_err();
        assert_eq!(refused.message.id, "sleeper-too-late");
    }

    /// Makes the first player miss the last round and puts them into the top group.
    fn set_bar_of_all(session: &mut EventSession) {
        session
            .transact(op::ChangeSettings, &SettingsChange::Level(SetLevel::of(LevelName::Lot)), |tournament| {
                let entry = &mut tournament.entries[0];
                entry.missed = Rounds::of([2]);
                let rank = entry.player.rank;
                tournament.competition.mcmahon.bar = rank;
                Ok(())
            })
            .unwrap();
    }

    #[test]
    fn lower_sleeper_refuses_a_player_of_all_rounds_and_other_points() {
        let mut session = open_register(2);
        let refusal = |session: &mut EventSession, by| {
            lower_sleeper(session, &LowerSleeper { id: 1, by }).unwrap_err().message.id
        };
        assert_eq!(refusal(&mut session, 1), "sleeper-not-at-top");
        assert_eq!(refusal(&mut session, 3), "sleeper-points");
    }
}
