//! Corrections of a result that later games depend on: the games affected, and carrying the correction through.

use messages::{Explain, Message, explained, message};

use super::progress::Progress;
use super::table_game::{Side, State, TableGame};
use crate::model::game::{Game, Passes};
use crate::model::id::{EntryId, GameId, RoundNumber};
use crate::model::knockout_table::Slot;
use crate::model::round::{Bye, RoundState};
use crate::model::tournament::Tournament;

/// A change that carries a correction through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Carried {
    /// A player takes another player's place in a game.
    Seat {
        /// The game.
        game: GameId,
        /// The player who leaves the game.
        out: EntryId,
        /// The player who joins the game.
        into: EntryId,
    },
    /// The game leaves the table and counts in the Open only.
    Ordinary(GameId),
    /// The game loses its result: its round is not over and has the games of the table only, so the right players can play it.
    Void(GameId),
    /// The board is taken off: its game has not begun, and nobody knows yet who plays it.
    Unpaired {
        /// The round.
        round: RoundNumber,
        /// The board that the game had.
        board: u32,
    },
    /// The player has the bye of that round instead.
    Bye(EntryId, RoundNumber),
    /// The player no longer has a game in that round.
    Free(EntryId, RoundNumber),
}

/// Why a correction cannot be carried through without annulling games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CannotCarry {
    /// A later game has a result.
    Played(GameId),
    /// The player who advances now has played another game in that round.
    Busy(GameId),
}

impl Explain for CannotCarry {
    fn message(&self) -> Message {
        match self {
            CannotCarry::Played(_) => message!("knockout-carry-game-played"),
            CannotCarry::Busy(_) => message!("knockout-carry-player-busy"),
        }
    }
}

explained!(CannotCarry);

/// Returns the invalidated games of a table: those set for players other than the ones who advanced.
pub fn invalidated_games(progress: &Progress) -> Vec<TableGame> {
    progress.games().into_iter().map(|(_, game)| game).filter(|g| g.state == State::Invalidated).collect()
}

/// Returns the games of a table or Final with their rounds, in the order in which they are played.
pub type LaterGames<'a> = &'a dyn Fn(&Tournament) -> Vec<(RoundNumber, TableGame)>;

/// Puts the right players into the invalidated games of a table or Final that have no result yet. `games` returns its
/// games.
///
/// A player who leaves a game takes over what the player who joins it had in that round, so nobody else is affected. A
/// game with an undecided side stays as it is. With `annul`, games with a result become ordinary games of the Open, and
/// their slots in the table must be decided again; where there is no Open and the round is not over, they lose their result instead and
/// are played by the right players. The games of all later rounds whose players are then undecided leave
/// the table too: a game that has begun becomes an ordinary game, and other boards are taken off. The same happens to a game that is not
/// needed any more; if it has a result, only with `annul`.
///
/// # Errors
/// [`CannotCarry`]. `tournament` may then be changed in part: pass a copy.
pub fn carry_through(
    tournament: &mut Tournament,
    games: LaterGames<'_>,
    annul: bool,
) -> Result<Vec<Carried>, CannotCarry> {
    let mut carried = Vec::new();
    while let Some((round, game)) = next_invalidated(tournament, games, annul) {
        let Some(at) = game.game.and_then(|id| tournament.games.iter().position(|g| g.id == id)) else { break };
        if is_open(&game) {
            carried.push(take_off(tournament, at));
            continue;
        }
        let (Side::Entry(_), Side::Entry(_)) = (game.a, game.b) else {
            carried.push(free_from_table(tournament, at));
            continue;
        };
        if is_played(&tournament.games[at]) {
            if !annul {
                return Err(CannotCarry::Played(tournament.games[at].id));
            }
            if !can_be_played_again(tournament, round) {
                carried.push(free_from_table(tournament, at));
                continue;
            }
            carried.push(void(tournament, at));
        }
        reseat_game(tournament, at, round, &game, annul, &mut carried)?;
    }
    for surplus in surplus_games(&games(tournament)) {
        let Some(at) = tournament.games.iter().position(|game| game.id == surplus) else { continue };
        if is_played(&tournament.games[at]) && !annul {
            return Err(CannotCarry::Played(surplus));
        }
        carried.push(take_off(tournament, at));
    }
    Ok(carried)
}

/// Returns the first invalidated game; only games whose sides are both decided, unless games are annulled.
fn next_invalidated(tournament: &Tournament, games: LaterGames<'_>, annul: bool) -> Option<(RoundNumber, TableGame)> {
    let wanted = |g: &TableGame| g.state == State::Invalidated && (annul || !is_open(g));
    games(tournament).into_iter().find(|(_, game)| wanted(game))
}

/// Whether a side of the game is not decided yet.
fn is_open(game: &TableGame) -> bool {
    game.a == Side::Open || game.b == Side::Open
}

/// Takes the board of a game off if its round has not begun. Otherwise the game becomes an ordinary game.
fn take_off(tournament: &mut Tournament, at: usize) -> Carried {
    let Game { round, board, .. } = tournament.games[at];
    let waits = tournament.round(round).is_some_and(|r| r.state <= RoundState::Released);
    if is_played(&tournament.games[at]) || !waits {
        return free_from_table(tournament, at);
    }
    tournament.games.remove(at);
    Carried::Unpaired { round, board }
}

/// Returns the paired games in which no players will ever be set, because everything before them is decided: a second final that is not
/// needed (R61).
pub fn surplus_games(games: &[(RoundNumber, TableGame)]) -> Vec<GameId> {
    let is_decided_before =
        |round| games.iter().filter(|(earlier, _)| *earlier < round).all(|(_, game)| game.is_decided());
    let is_surplus = |(round, game): &&(RoundNumber, TableGame)| {
        game.a == Side::Open && game.b == Side::Open && is_decided_before(*round)
    };
    games.iter().filter(is_surplus).filter_map(|(_, game)| game.game).collect()
}

/// Puts the players of `wanted` into the tournament's game at index `at`.
fn reseat_game(
    tournament: &mut Tournament,
    at: usize,
    round: RoundNumber,
    wanted: &TableGame,
    annul: bool,
    carried: &mut Vec<Carried>,
) -> Result<(), CannotCarry> {
    let set = tournament.games[at].clone();
    let expected: Vec<EntryId> = wanted.entries().collect();
    let missing: Vec<EntryId> = expected.iter().copied().filter(|&e| set.colour_of(e).is_none()).collect();
    let wrong = [set.black, set.white].into_iter().filter(|e| !expected.contains(e));
    for (out, into) in wrong.zip(missing) {
        if tournament.absence(round, into).is_some() {
            carried.push(free_from_table(tournament, at));
            return Ok(());
        }
        let same_round = |g: &Game| g.round == round;
        let other = tournament.games.iter().position(|g| same_round(g) && g.colour_of(into).is_some());
        if let Some(busy) = other.filter(|&other| is_played(&tournament.games[other])) {
            if !annul {
                return Err(CannotCarry::Busy(tournament.games[busy].id));
            }
            // A player has one game of a table in a round, so the other one is not theirs any more.
            let of_table =
                tournament.games[busy].knockout.map(|place| place.draw) == set.knockout.map(|place| place.draw);
            if !of_table || !can_be_played_again(tournament, round) {
                carried.push(free_from_table(tournament, at));
                return Ok(());
            }
            carried.push(void(tournament, busy));
        }
        seat(&mut tournament.games[at], out, into);
        carried.push(Carried::Seat { game: set.id, out, into });
        carried.push(take_over(tournament, round, other, (out, into)));
    }
    Ok(())
}

/// Gives `out` what `into` had in the round: a game, the bye, or nothing.
fn take_over(
    tournament: &mut Tournament,
    round: RoundNumber,
    game: Option<usize>,
    (out, into): (EntryId, EntryId),
) -> Carried {
    if let Some(at) = game {
        seat(&mut tournament.games[at], into, out);
        return Carried::Seat { game: tournament.games[at].id, out: into, into: out };
    }
    let of_player = |b: &&mut Bye| b.round == round && b.entry == into;
    match tournament.byes.iter_mut().find(of_player) {
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

/// Whether a game of a round can lose its result and be played again: the round is not over, and a game that leaves the table would count
/// nowhere.
fn can_be_played_again(tournament: &Tournament, round: RoundNumber) -> bool {
    tournament.competition.system.fixes_all_games() && !tournament.is_closed(round)
}

/// Deletes the result of a game, with its jigo ladder.
fn void(tournament: &mut Tournament, at: usize) -> Carried {
    let game = &mut tournament.games[at];
    (game.passes, game.ladder_winner) = (Passes::default(), None);
    let id = game.id;
    tournament.ladders.retain(|l| l.game != id);
    Carried::Void(id)
}

/// Makes a game of the table an ordinary game. Its jigo ladder decided who advances, so it is dropped too.
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

/// Returns the slot of `entry` in the competition's `round`.
pub fn slot_of(progress: &Progress, round: RoundNumber, entry: EntryId) -> Option<Slot> {
    let stands = |(at, game): &(RoundNumber, TableGame)| *at == round && game.entries().any(|e| e == entry);
    progress.games().into_iter().find(stands).map(|(_, game)| game.slot)
}
