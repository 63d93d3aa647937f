//! Exchanges two teams of different matches.

use domain::teams::matches;
use domain::{Colour, Competition, GameId, RoundNumber, Tournament};
use messages::message;
use session::{AppError, Result};

use super::seats::reseat;

/// A match and the team of a player in it.
struct Found {
    pair: (u32, u32),
    team: u32,
    games: Vec<GameId>,
}

/// Exchanges the whole teams of two players, by their boards and colours.
///
/// # Errors
/// The two are in one match, or a board that would change has a result.
pub(crate) fn swap_teams(
    tournament: &mut Tournament,
    competition: &Competition,
    round: RoundNumber,
    seats: [(u32, Colour); 2],
) -> Result<()> {
    let [Some(one), Some(other)] = seats.map(|seat| find(tournament, competition, round, seat)) else {
        return Err(AppError::not_found(message!("round-not-paired", round)));
    };
    if one.pair == other.pair {
        return Err(AppError::bad_input(message!("teams-swap-same-match")));
    }
    let with = |found: &Found, team: u32| match found.pair {
        (first, second) if first == found.team => (team, second),
        (first, _) => (first, team),
    };
    reseat(tournament, competition, round, with(&one, other.team), &one.games)?;
    reseat(tournament, competition, round, with(&other, one.team), &other.games)
}

fn find(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
    (board, colour): (u32, Colour),
) -> Option<Found> {
    let player = tournament.game_at(competition.id, round, board)?.entry(colour);
    let team = competition.teams.as_ref()?.team_of(player)?.number;
    let all = matches(tournament, competition, round);
    let found = all.iter().find(|found| found.games.iter().any(|game| game.board == board))?;
    let games = found.games.iter().map(|game| game.id).collect();
    Some(Found { pair: (found.first, found.second), team, games })
}
