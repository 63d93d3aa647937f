//! Closing the register: a formal act at a recorded time, which fixes the players' numbers (R7).

use std::cmp::Reverse;

use domain::lots::Lots;
use domain::{CompetitionId, EntryStatus, System, Tournament};
use messages::message;
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};

/// Closes the register: registered and pre-registered entries get the numbers 1, 2, 3 ... by entry strength. Returns how
/// many got a number.
///
/// # Errors
/// The register is closed already, or fewer than two players are registered.
pub fn close_register(session: &mut EventSession) -> Result<Mutation<u32>> {
    let now = session.now().format("%Y-%m-%d %H:%M").to_string();
    session.transact(Operation::CloseRegister, &(), |tournament| {
        let competition = check_close(tournament)?;
        tournament.event.register_closed = Some(now);
        Ok(number(tournament, competition))
    })
}

/// Checks that the register can be closed. Returns the competition whose players get numbers.
///
/// # Errors
/// As [`close_register`].
pub(super) fn check_close(tournament: &Tournament) -> Result<CompetitionId> {
    if let Some(when) = &tournament.event.register_closed {
        return Err(AppError::not_now(message!("register-closed", when)));
    }
    let competition = main_competition(tournament)?.id;
    let registered =
        tournament.entries_of(competition).filter(|e| e.status == EntryStatus::Registered && !e.ghost).count();
    if registered < 2 {
        return Err(AppError::not_now(message!("register-too-few")));
    }
    Ok(competition)
}

/// Numbers the entries by rank, then rating, then name, strongest first; in score pairing, by lot (R56). Ghosts come last.
fn number(tournament: &mut Tournament, competition: CompetitionId) -> u32 {
    let mut order: Vec<usize> = (0..tournament.entries.len())
        .filter(|&at| {
            let entry = &tournament.entries[at];
            entry.competition == competition && entry.status != EntryStatus::Withdrawn
        })
        .collect();
    order.sort_by_cached_key(|&at| {
        let entry = &tournament.entries[at];
        let player = &entry.player;
        (entry.ghost, Reverse(player.rank), Reverse(player.strength()), player.list_name(), entry.id)
    });
    if tournament.competition(competition).is_some_and(|c| c.system == System::ScorePairing) {
        let ghosts = order.iter().filter(|&&at| tournament.entries[at].ghost).count();
        let players = order.len() - ghosts;
        Lots::new(&tournament.event.draw_seed, "numbers of the score pairing").shuffle(&mut order[..players]);
    }
    for (&at, number) in order.iter().zip(1..) {
        tournament.entries[at].number = Some(number);
    }
    order.len() as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{closed_register, open_register};

    #[test]
    fn close_numbers_the_strongest_first() {
        let mut session = open_register(5);
        assert_eq!(close_register(&mut session).unwrap().value, 5);
        let tournament = session.tournament().unwrap();
        let numbers: Vec<Option<u32>> = tournament.entries.iter().map(|entry| entry.number).collect();
        assert_eq!(numbers, (1..=5).map(Some).collect::<Vec<_>>());
    }

    #[test]
    fn close_refuses_a_closed_register_and_a_single_player() {
        assert_eq!(close_register(&mut closed_register(4)).unwrap_err().message.id, "register-closed");
        assert_eq!(close_register(&mut open_register(1)).unwrap_err().message.id, "register-too-few");
    }
}
