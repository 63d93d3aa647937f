//! Closing the register: a formal act at a recorded time, which fixes the players' numbers (R7).

use std::cmp::Reverse;

use domain::knockout::rounds_needed;
use domain::lots::Lots;
use domain::systems::zones;
use domain::{Entry, EntryStatus, Rounds, Tournament};
use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use super::draw_seed::{seed_drawn, set_at_closing};
use crate::operation::{CloseRegister, op};
use crate::teams::check_complete;

/// Closes the register without public entropy; see [`close_register_with`].
///
/// # Errors
/// As [`close_register_with`].
pub fn close_register(session: &mut EventSession) -> Result<Mutation<u32>> {
    close_register_with(session, &CloseRegister::default())
}

/// Closes the register: registered and pre-registered entries get the numbers 1, 2, 3 ... by entry strength, and the event's
/// draw seed is drawn. Returns how many got a number.
///
/// # Errors
/// The register is closed already, fewer than two players are registered, teams are incomplete or people are in none, zones need
/// too many rounds, or the entropy is not digits.
pub fn close_register_with(session: &mut EventSession, request: &CloseRegister) -> Result<Mutation<u32>> {
    let now = session.now().format("%Y-%m-%d %H:%M").to_string();
    let drawn = seed_drawn(session, request.entropy.as_deref())?;
    let keeps_seed = session.event()?.competitions().any(|competition| competition.register_closed.is_some());
    let request = CloseRegister { keeps_seed, ..request.clone() };
    session.transact(op::CloseRegister, &request, |tournament| {
        check_close(tournament)?;
        set_at_closing(&mut tournament.event, drawn, keeps_seed)?;
        tournament.competition.register_closed = Some(now);
        let numbered = number(tournament);
        plan_rounds(tournament)?;
        Ok(numbered)
    })
}

/// Checks that the register can be closed.
///
/// # Errors
/// As [`close_register`].
pub(super) fn check_close(tournament: &Tournament) -> Result<()> {
    let competition = &tournament.competition;
    if let Some(when) = &competition.register_closed {
        return Err(AppError::not_now(message!("register-closed", when)));
    }
    check_complete(tournament, competition)?;
    let registered = tournament.entries.iter().filter(|e| e.status == EntryStatus::Registered && !e.ghost).count();
    if registered < 2 {
        return Err(AppError::not_now(message!("register-too-few")));
    }
    Ok(())
}

/// Sets the number of rounds of zones, which follows from the number of players: those of the largest zone, and the knock-out of
/// the winners (R63), unless stages follow instead (R68).
fn plan_rounds(tournament: &mut Tournament) -> Result<()> {
    let competition = &tournament.competition;
    if !competition.system.has_zones() {
        return Ok(());
    }
    let table = if competition.zones_only { 0 } else { rounds_needed(competition.zones.next_power_of_two()) };
    let rounds = zones::rounds(tournament, competition) + table;
    if rounds > Rounds::LAST {
        return Err(AppError::not_now(message!("zones-too-large", rounds, last = Rounds::LAST)));
    }
    tournament.competition.rounds = rounds;
    Ok(())
}

/// Numbers the entries by rank, then rating, then name, strongest first; in score pairing, by lot (R56). Ghosts come last.
///
/// In self-pairing and in a filled stage, entries keep the numbers that they have (R68, R69).
fn number(tournament: &mut Tournament) -> u32 {
    if tournament.competition.system.is_free() || tournament.competition.is_seeded_stage() {
        return number_missing(tournament);
    }
    let mut order: Vec<usize> = (0..tournament.entries.len())
        .filter(|&at| {
            let entry = &tournament.entries[at];
            entry.status != EntryStatus::Withdrawn
        })
        .collect();
    order.sort_by_cached_key(|&at| {
        let entry = &tournament.entries[at];
        let player = &entry.player;
        (entry.ghost, Reverse(player.rank), Reverse(player.strength()), player.list_name(), entry.id)
    });
    if tournament.competition.system.draws_numbers() {
        let ghosts = order.iter().filter(|&&at| tournament.entries[at].ghost).count();
        let players = order.len() - ghosts;
        number_lots(&tournament.event.draw_seed).shuffle(&mut order[..players]);
    }
    for (&at, number) in order.iter().zip(1..) {
        tournament.entries[at].number = Some(number);
    }
    order.len() as u32
}

/// Gives the next numbers to entries without one, in order of entry. Returns how many entries have a number.
pub(crate) fn number_missing(tournament: &mut Tournament) -> u32 {
    let mut last = tournament.entries.iter().filter_map(|e| e.number).max().unwrap_or(0);
    let plays = |e: &&mut Entry| e.status != EntryStatus::Withdrawn;
    for entry in tournament.entries.iter_mut().filter(plays).filter(|e| e.number.is_none()) {
        last += 1;
        entry.number = Some(last);
    }
    tournament.entries.iter().filter(|e| e.number.is_some()).count() as u32
}

/// Returns the lots for the numbers of score pairing, as specified in `docs/lots.md` (R56).
fn number_lots(draw_seed: &str) -> Lots {
    Lots::new(draw_seed, "numbers of the score pairing")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{closed_register, open_register};
    use crate::operation::SetLevel;
    use crate::operation::SettingsChange;
    use crate::vocabulary::LevelName;
    use domain::System;

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

    /// The vectors come from another implementation (OpenSSL and a few lines of Python).
    #[test]
    fn numbers_of_score_pairing_match_the_published_vectors() {
        let page = include_str!("../../../../docs/lots.md");
        let seed = "5eed".repeat(16);
        for (players, order) in [(8, "1 7 2 8 6 3 4 5"), (16, "1 2 13 4 14 5 6 8 3 9 12 11 16 15 10 7")] {
            let mut list: Vec<usize> = (1..=players).collect();
            number_lots(&seed).shuffle(&mut list);
            let drawn: Vec<String> = list.iter().map(usize::to_string).collect();
            assert_eq!(drawn.join(" "), order);
            assert!(page.contains(&format!("| {players} | {order} |")) && page.contains(&seed), "{players}");
        }
    }

    #[test]
    fn close_numbers_a_score_pairing_by_these_lots() {
        let mut session = open_register(8);
        session
            .transact(op::ChangeSettings, &SettingsChange::Level(SetLevel::of(LevelName::Lot)), |tournament| {
                tournament.competition.system = System::ScorePairing;
                tournament.event.draw_seed = "5eed".repeat(16);
                Ok(())
            })
            .unwrap();
        close_register(&mut session).unwrap();
        let numbers: Vec<Option<u32>> = session.tournament().unwrap().entries.iter().map(|e| e.number).collect();
        let place = |place: u32| [1, 7, 2, 8, 6, 3, 4, 5].iter().position(|p| *p == place).map(|at| at as u32 + 1);
        assert_eq!(numbers, (1..=8).map(place).collect::<Vec<_>>());
    }
}
