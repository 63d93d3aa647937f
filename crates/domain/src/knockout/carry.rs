//! A corrected result after later games were set on it: what is affected, and carrying the correction through.

use thiserror::Error;

use super::progress::{Progress, Side, State, TableGame, progress};
use crate::model::game::Game;
use crate::model::id::{EntryId, GameId, RoundNumber, TableId};
use crate::model::knockout_table::Slot;
use crate::model::tournament::Tournament;

/// A change that carries a correction through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Carried {
    /// In this game one player sits down for another.
    Seat {
        /// The game.
        game: GameId,
        /// Who played in it.
        out: EntryId,
        /// Who plays in it now.
        into: EntryId,
    },
    /// It is no knock-out game any more; it counts in the Open alone.
    Ordinary(GameId),
    /// He has the bye of that round instead.
    Bye(EntryId, RoundNumber),
    /// He has no game in that round any more.
    Free(EntryId, RoundNumber),
}

/// The correction cannot be carried through without annulling games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum CannotCarry {
    /// A later game has a result.
    #[error("a later game of the table has a result already")]
    Played(GameId),
    /// Who advances now has played another game of that round.
    #[error("the player who advances now has played another game of that round already")]
    Busy(GameId),
}

/// The later games of a table that no longer have the players who have won their way there.
pub fn overtaken(progress: &Progress) -> Vec<TableGame> {
    progress.games().into_iter().map(|(_, game)| game).filter(|g| g.state == State::Overtaken).collect()
}

/// Puts the right players into the later games of `table` that are overtaken and not played. Players who change places
/// take over each other's game, so that nobody else is touched. A game waits as it is while a side of it is open.
///
/// With `annul`, games that are played stay as ordinary games of the Open, and their places in the table are left to be
/// decided.
///
/// # Errors
/// [`CannotCarry`], with `tournament` changed in part: work on a copy.
pub fn carry_through(tournament: &mut Tournament, table: TableId, annul: bool) -> Result<Vec<Carried>, CannotCarry> {
    let mut carried = Vec::new();
    while let Some((round, game)) = next_to_mend(tournament, table) {
        let Some(at) = game.game.and_then(|id| tournament.games.iter().position(|g| g.id == id)) else { break };
        let (Side::Entry(_), Side::Entry(_)) = (game.a, game.b) else {
            carried.push(free_from_table(tournament, at));
            continue;
        };
        if is_played(&tournament.games[at]) {
            if !annul {
                return Err(CannotCarry::Played(tournament.games[at].id));
            }
            carried.push(free_from_table(tournament, at));
            continue;
        }
        mend(tournament, at, round, &game, annul, &mut carried)?;
    }
    Ok(carried)
}

/// The first overtaken game whose sides are decided.
fn next_to_mend(tournament: &Tournament, table: TableId) -> Option<(RoundNumber, TableGame)> {
    let table = tournament.table(table)?;
    let settled = |g: &TableGame| g.state == State::Overtaken && g.a != Side::Open && g.b != Side::Open;
    progress(tournament, table).games().into_iter().find(|(_, game)| settled(game))
}

/// Seats those who should meet in the game at `at`.
fn mend(
    tournament: &mut Tournament,
    at: usize,
    round: RoundNumber,
    wanted: &TableGame,
    annul: bool,
    carried: &mut Vec<Carried>,
) -> Result<(), CannotCarry> {
    let set = tournament.games[at].clone();
    let there: Vec<EntryId> = wanted.entries().collect();
    let missing: Vec<EntryId> = there.iter().copied().filter(|&e| set.colour_of(e).is_none()).collect();
    let strangers = [set.black, set.white].into_iter().filter(|e| !there.contains(e));
    for (out, into) in strangers.zip(missing) {
        if tournament.entry(into).is_none_or(|e| !e.plays(round)) {
            carried.push(free_from_table(tournament, at));
            return Ok(());
        }
        let here = |g: &Game| g.competition == set.competition && g.round == round && g.colour_of(into).is_some();
        let other = tournament.games.iter().position(here);
        if let Some(busy) = other.filter(|&other| is_played(&tournament.games[other])) {
            if !annul {
                return Err(CannotCarry::Busy(tournament.games[busy].id));
            }
            carried.push(free_from_table(tournament, at));
            return Ok(());
        }
        seat(&mut tournament.games[at], out, into);
        carried.push(Carried::Seat { game: set.id, out, into });
        carried.push(take_over(tournament, set.competition, round, other, (out, into)));
    }
    Ok(())
}

/// Gives `out` what `into` had in the round: his game, his bye, or nothing.
fn take_over(
    tournament: &mut Tournament,
    competition: crate::model::id::CompetitionId,
    round: RoundNumber,
    game: Option<usize>,
    (out, into): (EntryId, EntryId),
) -> Carried {
    if let Some(at) = game {
        seat(&mut tournament.games[at], into, out);
        return Carried::Seat { game: tournament.games[at].id, out: into, into: out };
    }
    let his = |b: &&mut crate::model::round::Bye| b.competition == competition && b.round == round && b.entry == into;
    match tournament.byes.iter_mut().find(his) {
        Some(bye) => {
            bye.entry = out;
            Carried::Bye(out, round)
        }
        None => Carried::Free(out, round),
    }
}

fn seat(game: &mut Game, out: EntryId, into: EntryId) {
    if game.black == out {
        game.black = into;
    } else {
        game.white = into;
    }
}

/// Makes a game of the table an ordinary one. Its ladder decided who advances, so it has no meaning any more.
fn free_from_table(tournament: &mut Tournament, at: usize) -> Carried {
    let game = &mut tournament.games[at];
    (game.knockout, game.ladder_winner) = (None, None);
    let id = game.id;
    tournament.ladders.retain(|l| l.game != id);
    Carried::Ordinary(id)
}

fn is_played(game: &Game) -> bool {
    game.passes.black.or(game.passes.white).is_some()
}

/// The slot of a table in which `entry` stands in the competition's `round`.
pub fn slot_of(progress: &Progress, round: RoundNumber, entry: EntryId) -> Option<Slot> {
    let stands = |(at, game): &(RoundNumber, TableGame)| *at == round && game.entries().any(|e| e == entry);
    progress.games().into_iter().find(stands).map(|(_, game)| game.slot)
}
