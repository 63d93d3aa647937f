//! The endorsement: random events played out and everything in them derived again, as a release must show.

use domain::lots::Lots;
use domain::{EntryId, RoundNumber, Tournament, pairing};
use serde::Serialize;
use session::event_session::main_competition;
use session::{AppError, EventSession, Result};

use crate::check::check;
use crate::round::fresh_request;
use crate::simulation::{Size, simulate_in_memory};

/// What was found without a difference.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Endorsed {
    /// Events played out.
    pub events: u64,
    /// Rounds paired anew.
    pub rounds: u64,
    /// Games in them.
    pub games: u64,
}

/// Plays out `events` random events from the seed `from` on, 2 to 80 players in 1 to 9 rounds, and checks each: its
/// file is sound and every round legal; each round paired anew, with the entries in another order too, gives the same
/// boards and the proof that none is cheaper.
///
/// # Errors
/// The first difference, with the event's size and seed.
pub fn endorse(events: u64, from: u64, mut progress: impl FnMut(u64)) -> Result<Endorsed> {
    let mut endorsed = Endorsed::default();
    for seed in from..from.saturating_add(events) {
        let size = size(seed);
        let found = examine(size);
        let (rounds, games) = found.map_err(|failure| {
            let Size { players, rounds, seed } = size;
            failure.hint(format!("The event: {players} players, {rounds} rounds, seed {seed}"))
        })?;
        endorsed =
            Endorsed { events: endorsed.events + 1, rounds: endorsed.rounds + rounds, games: endorsed.games + games };
        progress(endorsed.events);
    }
    Ok(endorsed)
}

/// A size that follows from the seed. Few players meet twice before they have met everybody.
fn size(seed: u64) -> Size {
    let mut lots = Lots::new("drawmaster endorse 1", &seed.to_string());
    let players = 2 + lots.below(79) as usize;
    Size { players, rounds: 1 + lots.below(9), seed }
}

fn examine(size: Size) -> Result<(u64, u64)> {
    let session = simulate_in_memory(size)?;
    check(&session)?;
    let tournament = session.tournament()?;
    let competition = main_competition(tournament)?.id;
    for round in 1..=size.rounds {
        let mut turned = tournament.before_round(competition, round);
        turn_around(&mut turned);
        same_boards(&session, round, &tournament.before_round(competition, round))?;
        same_boards(&session, round, &turned)?;
    }
    Ok((u64::from(size.rounds), tournament.games.len() as u64))
}

/// Pairs `earlier` anew and compares it with what was played.
fn same_boards(session: &EventSession, round: RoundNumber, earlier: &Tournament) -> Result<()> {
    let tournament = session.tournament()?;
    let competition = main_competition(tournament)?.id;
    let request = fresh_request(earlier, competition, round, None)?;
    let proposal = pairing::propose(earlier, competition, round, &request)?;
    if !proposal.optimal {
        return Err(AppError::internal(format!("Round {round} is paired without a proof.")));
    }
    let number = |t: &Tournament, id: EntryId| t.entry(id).and_then(|e| e.number);
    let seats =
        |t: &Tournament, board: u32, black, white, stones: u8| (board, number(t, black), number(t, white), stones);
    let played = tournament.games_of(competition, round).into_iter();
    let played: Vec<_> = played.map(|g| seats(tournament, g.board, g.black, g.white, g.handicap)).collect();
    let again: Vec<_> = proposal.boards.iter().map(|b| seats(earlier, b.board, b.black, b.white, b.handicap)).collect();
    if played != again {
        return Err(AppError::internal(format!("Round {round} paired anew gives other boards.")));
    }
    Ok(())
}

/// The same event with its entries made in the opposite order.
fn turn_around(tournament: &mut Tournament) {
    let last = tournament.entries.len() as i64;
    let turned = |id: EntryId| EntryId(last + 1 - id.0);
    for entry in &mut tournament.entries {
        entry.id = turned(entry.id);
    }
    tournament.entries.reverse();
    for game in &mut tournament.games {
        (game.black, game.white) = (turned(game.black), turned(game.white));
        game.ladder_winner = game.ladder_winner.map(turned);
    }
    for bye in &mut tournament.byes {
        bye.entry = turned(bye.entry);
    }
}
