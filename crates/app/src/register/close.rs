//! Closing the register: a formal act with a time, which fixes the players' numbers (R7).

use std::cmp::Reverse;

use domain::lots::Lots;
use domain::{CompetitionId, EntryStatus, System, Tournament};
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};

/// Closes the register: numbers 1, 2, 3 ... by entry strength to everyone registered or announced. The answer is how
/// many were numbered.
///
/// # Errors
/// It is closed already, or fewer than two players are registered.
pub fn close_register(session: &mut EventSession) -> Result<Mutation<u32>> {
    let now = session.now().format("%Y-%m-%d %H:%M").to_string();
    session.transact(Operation::CloseRegister, &(), |tournament| {
        let competition = check_close(tournament)?;
        tournament.event.register_closed = Some(now);
        Ok(number(tournament, competition))
    })
}

/// Whether the register can be closed; the answer is the competition whose players get numbers.
pub(super) fn check_close(tournament: &Tournament) -> Result<CompetitionId> {
    if let Some(when) = &tournament.event.register_closed {
        return Err(AppError::not_now(format!("The register was closed on {when}: late entries can still be added.")));
    }
    let competition = main_competition(tournament)?.id;
    let registered =
        tournament.entries_of(competition).filter(|e| e.status == EntryStatus::Registered && !e.ghost).count();
    if registered < 2 {
        return Err(AppError::not_now("Fewer than two players are registered: register players first."));
    }
    Ok(competition)
}

/// Numbers by rank, then rating, then name: the stronger the smaller; in the score pairing system by lot (R56). Ghosts come last.
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
