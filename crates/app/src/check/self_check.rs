//! The self-check: plays random events and computes everything in them again, as each release must.

use domain::lots::Lots;
use domain::pairing::{Field, Proposal};
use domain::{EntryId, System, Tournament, pairing};
use messages::message;
use serde::Serialize;
use session::{AppError, EventSession, Result};
use ts_rs::TS;

use crate::check::check;
use crate::check::stage_laws::play_stages;
use crate::check::system_laws::broken_laws;
use crate::event::change_setting;
use crate::operation::ChangeSetting;
use crate::round::fresh_request;
use crate::simulation::{Sides, Size, simulate_prepared};
use crate::teams::pairing_level;
use crate::vocabulary::SystemName;

/// What a self-check compared without finding a difference.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, TS)]
pub struct SelfChecked {
    /// The number of events played.
    pub events: u64,
    /// The number of rounds paired again.
    pub rounds: u64,
    /// The number of games in them.
    pub games: u64,
}

/// Plays `events` random events of a system with the seeds from `from` on, of 2 to 80 players and 1 to 9 rounds, and checks each one.
///
/// In some of the events, pairs meet, or teams if the system allows them. The file must be sound and every round legal. Pairing each
/// round again, also with the entries in reverse order, must give the same boards and a proof that no pairing is better. Every second
/// event of score pairing follows its procedure, which needs no proof (R56, R57). Then stages
/// follow, are filled and played (R68). `progress` gets the number of events checked.
///
/// # Errors
/// The first difference, with the event's size and seed.
pub fn self_check(system: SystemName, events: u64, from: u64, mut progress: impl FnMut(u64)) -> Result<SelfChecked> {
    let mut checked = SelfChecked::default();
    for seed in from..from.saturating_add(events) {
        let size = size(seed, system);
        let (rounds, games) = examine(size).map_err(|error| {
            let Size { players, rounds, seed, .. } = size;
            error.hint(message!("self-check-event", players, rounds, seed = seed.to_string()))
        })?;
        checked =
            SelfChecked { events: checked.events + 1, rounds: checked.rounds + rounds, games: checked.games + games };
        progress(checked.events);
    }
    Ok(checked)
}

/// Returns the size that follows from a seed. In small events, players must meet again after they have met everyone.
fn size(seed: u64, system: SystemName) -> Size {
    let mut lots = Lots::new("drawmaster endorse 1", &seed.to_string());
    let players = 2 + lots.below(79) as usize;
    let rounds = 1 + lots.below(9);
    let size = size_in(system, Size { players, rounds, seed, system, sides: Sides::Players });
    let sides = sides(seed, system);
    let players = if let Sides::Teams(boards) = sides { size.players.max(2 * boards as usize) } else { size.players };
    Size { players, sides, ..size }
}

/// Returns who meets: of five events, pairs in one, and teams in one if the system allows them.
fn sides(seed: u64, system: SystemName) -> Sides {
    match seed % 5 {
        3 => Sides::Pairs,
        4 if System::from(system).allows_teams() => Sides::Teams(2 + (seed / 5 % 4) as u32),
        _ => Sides::Players,
    }
}

/// Returns a size at which the system can be played: a Swiss knock-out needs the rounds of its table and a field that is large
/// enough for all rounds, zones at least two players each.
fn size_in(system: SystemName, size: Size) -> Size {
    let Size { players, rounds, .. } = size;
    match system {
        SystemName::SwissKnockout => Size { players: (players + 14) & !1, rounds: rounds.clamp(4, 7), ..size },
        SystemName::Zones => Size { players: players.max(8), ..size },
        SystemName::Knockout | SystemName::DoubleElimination => Size { players: players.clamp(2, 64), ..size },
        SystemName::GeneralisedKnockout => Size { players: players.max(2 * rounds as usize), ..size },
        _ => size,
    }
}

/// Plays and checks one event. Returns its numbers of rounds and games.
fn examine(size: Size) -> Result<(u64, u64)> {
    let literal = plays_literally(size);
    let mut session = simulate_prepared(size, |session| if literal { choose_procedure(session) } else { Ok(()) })?;
    check(&session)?;
    let tournament = session.tournament()?;
    let broken = broken_laws(tournament, session.competition()?);
    if let Some(law) = broken.into_iter().next() {
        return Err(AppError::internal(law));
    }
    // Nothing is paired where players choose their opponents.
    let rounds = if session.competition()?.system.is_free() { 0 } else { session.competition()?.rounds };
    for round in 1..=rounds {
        let field = Field::before(tournament, round).of_teams();
        let reversed = field.clone().with(reverse_entries);
        for field in [field, reversed] {
            let proposal = same_boards(&session, &field)?;
            let chosen = proposal.boards.iter().any(|board| !board.set_beforehand);
            if chosen && !literal && !proposal.optimal {
                return Err(AppError::internal(message!("self-check-no-proof", round)));
            }
        }
    }
    let games = tournament.games.len() as u64;
    match play_stages(&mut session, size.seed)?.into_iter().next() {
        Some(law) => Err(AppError::internal(law)),
        None => Ok((u64::from(rounds), games)),
    }
}

/// Returns whether the event is paired by the score pairing procedure of 2008 (R56, R57): every second one of that system.
fn plays_literally(size: Size) -> bool {
    size.system == SystemName::ScorePairing && size.seed.is_multiple_of(2)
}

fn choose_procedure(session: &mut EventSession) -> Result<()> {
    let request = ChangeSetting { path: "competition.pairing.profile".into(), value: "Literal".into(), consent: false };
    change_setting(session, &request)?;
    Ok(())
}

/// Pairs a round again and compares it with the boards, or the matches of teams, that were played.
/// Returns the pairing.
fn same_boards(session: &EventSession, field: &Field) -> Result<Proposal> {
    let tournament = &*pairing_level(session.tournament()?, session.competition()?);
    let round = field.round();
    let proposal = pairing::propose(field, &fresh_request(field, None)?)?;
    let number = |t: &Tournament, id: EntryId| t.entry(id).and_then(|e| e.number);
    let seats =
        |t: &Tournament, board: u32, black, white, stones: u8| (board, number(t, black), number(t, white), stones);
    let played = tournament.games_of(round).into_iter();
    let played: Vec<_> = played.map(|g| seats(tournament, g.board, g.black, g.white, g.handicap)).collect();
    let again: Vec<_> = proposal.boards.iter().map(|b| seats(field, b.board, b.black, b.white, b.handicap)).collect();
    if played != again {
        return Err(AppError::internal(message!("self-check-other-boards", round)));
    }
    Ok(proposal)
}

/// Reverses the order and the ids of the entries.
fn reverse_entries(tournament: &mut Tournament) {
    let last = tournament.entries.len() as i64;
    let reversed = |id: EntryId| EntryId(last + 1 - id.0);
    for entry in &mut tournament.entries {
        entry.id = reversed(entry.id);
    }
    tournament.entries.reverse();
    for game in &mut tournament.games {
        (game.black, game.white) = (reversed(game.black), reversed(game.white));
        game.ladder_winner = game.ladder_winner.map(reversed);
    }
    for table in &mut tournament.tables {
        for entry in table.boxes.iter_mut().filter_map(|b| b.entry.as_mut()) {
            *entry = reversed(*entry);
        }
        for entrant in &mut table.draw.plan.list {
            entrant.entry = reversed(entrant.entry);
        }
    }
    for bye in &mut tournament.byes {
        bye.entry = reversed(bye.entry);
    }
    for absence in &mut tournament.absences {
        absence.entry = reversed(absence.entry);
    }
    let points = std::mem::take(&mut tournament.board_points);
    tournament.board_points = points.into_iter().map(|((id, round), points)| ((reversed(id), round), points)).collect();
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The event with seed 259 has 14 players in two teams of five: four substitutes.
    #[test]
    fn a_team_can_have_several_substitutes() {
        let checked = self_check(SystemName::McMahon, 1, 259, |_| {}).unwrap();
        assert_eq!((checked.events, checked.rounds), (1, 2));
    }
}
