//! Exchanges two teams of different matches, or a team of a match with the one that has the bye.

use domain::teams::{line_up, matches};
use domain::{Bye, Colour, Competition, GameId, RoundNumber, Tournament};
use messages::message;
use session::{AppError, Result};

use super::members::{team, teams_of};
use super::seats::reseat;

/// A match and the team of a player in it.
struct Found {
    pair: (u32, u32),
    team: u32,
    games: Vec<GameId>,
}

impl Found {
    /// Returns the pair with another team in place of the player's.
    fn with(&self, team: u32) -> (u32, u32) {
        match self.pair {
            (first, second) if first == self.team => (team, second),
            (first, _) => (first, team),
        }
    }
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
    reseat(tournament, competition, round, one.with(other.team), &one.games)?;
    reseat(tournament, competition, round, other.with(one.team), &other.games)
}

/// Gives the bye to the team of the player at a seat; the team that had it takes the place in the match.
///
/// # Errors
/// No team has the bye, or a board that would change has a result.
pub(crate) fn move_team_bye(
    tournament: &mut Tournament,
    competition: &Competition,
    round: RoundNumber,
    seat: (u32, Colour),
) -> Result<()> {
    let no_bye = || AppError::not_now(message!("pairing-no-bye", round));
    let is_of_round = |bye: &Bye| bye.round == round;
    let resting = tournament.byes.iter().find(|bye| is_of_round(bye)).ok_or_else(no_bye)?.entry;
    let teams = teams_of(competition)?;
    let resting = teams.team_of(resting).ok_or_else(no_bye)?.number;
    let unpaired = || AppError::not_found(message!("round-not-paired", round));
    let found = find(tournament, competition, round, seat).ok_or_else(unpaired)?;
    reseat(tournament, competition, round, found.with(resting), &found.games)?;
    let leaving = line_up(tournament, teams, team(competition, found.team)?, round);
    tournament.byes.retain(|bye| !is_of_round(bye));
    tournament.byes.extend(leaving.into_iter().map(|entry| Bye { competition: competition.id, round, entry }));
    tournament.byes.sort_unstable_by_key(|bye| (bye.competition, bye.round, bye.entry));
    Ok(())
}

fn find(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
    (board, colour): (u32, Colour),
) -> Option<Found> {
    let player = tournament.game_at(round, board)?.entry(colour);
    let team = competition.teams.as_ref()?.team_of(player)?.number;
    let all = matches(tournament, competition, round);
    let found = all.iter().find(|found| found.games.iter().any(|game| game.board == board))?;
    let games = found.games.iter().map(|game| game.id).collect();
    Some(Found { pair: (found.first, found.second), team, games })
}
