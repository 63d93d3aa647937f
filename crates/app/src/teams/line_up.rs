//! Sets who plays for a team in a round.

use domain::teams::{check_line_up, line_up, matches, resting_players};
use domain::{Bye, Competition, EntryId, GameId, RoundNumber, RoundState, Team, Tournament};
use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use super::members::{team, teams_of, teams_of_mut};
use super::seats::reseat;
use crate::operation::{SetLineUp, op};

/// Sets who plays for a team in a round, board 1 first, or takes back what was set. In a paired round the team's games change.
/// Returns the keys of the entries that play.
///
/// # Errors
/// The team or the round does not exist, the round is confirmed, or the line-up does not fit the team or its order. A board whose
/// player would change has a result of a played game.
pub fn set_line_up(session: &mut EventSession, request: &SetLineUp) -> Result<Mutation<Vec<i64>>> {
    let (number, round) = (request.team, request.round);
    session.transact(op::SetLineUp, request, |tournament| {
        let competition = tournament.competition.clone();
        check_round(tournament, &competition, round)?;
        let boards: Vec<EntryId> = request.members.iter().copied().map(EntryId).collect();
        if !boards.is_empty() {
            let (rules, team) = (teams_of(&competition)?, team(&competition, number)?);
            check_line_up(tournament, rules, team, round, &boards).map_err(AppError::refused)?;
        }
        let teams = teams_of_mut(&mut tournament.competition)?;
        for team in teams.list.iter_mut().filter(|team| team.number == number) {
            if boards.is_empty() {
                team.line_ups.remove(&round);
            } else {
                team.line_ups.insert(round, boards.clone());
            }
        }
        let competition = tournament.competition.clone();
        let now = line_up(tournament, teams_of(&competition)?, team(&competition, number)?, round);
        seat(tournament, &competition, round, number)?;
        let resting = resting_players(tournament, teams_of(&competition)?, team(&competition, number)?, round);
        move_byes(tournament, round, team(&competition, number)?, &resting);
        Ok(now.into_iter().map(|id| id.0).collect())
    })
}

/// Refuses a round that does not exist or is confirmed.
fn check_round(tournament: &Tournament, competition: &Competition, round: RoundNumber) -> Result<()> {
    if !(1..=competition.rounds).contains(&round) {
        return Err(AppError::not_found(message!("round-unknown", round, last = competition.rounds)));
    }
    let state = tournament.round(round).map(|round| round.state);
    if state == Some(RoundState::Confirmed) {
        return Err(AppError::not_now(message!("line-up-confirmed", round)));
    }
    Ok(())
}

/// Gives the games of the team's match in a paired round the players of the line-ups.
fn seat(tournament: &mut Tournament, competition: &Competition, round: RoundNumber, number: u32) -> Result<()> {
    let own: Option<((u32, u32), Vec<GameId>)> = matches(tournament, competition, round)
        .into_iter()
        .find(|found| [found.first, found.second].contains(&number))
        .map(|found| ((found.first, found.second), found.games.iter().map(|game| game.id).collect()));
    own.map_or(Ok(()), |(pair, games)| reseat(tournament, competition, round, pair, &games))
}

/// Gives the bye of a team to those who play for it now.
fn move_byes(tournament: &mut Tournament, round: RoundNumber, team: &Team, now: &[EntryId]) {
    let competition = tournament.competition.id;
    let of_team = |bye: &Bye| bye.round == round && team.members.contains(&bye.entry);
    if !tournament.byes.iter().any(of_team) {
        return;
    }
    tournament.byes.retain(|bye| !of_team(bye));
    tournament.byes.extend(now.iter().map(|&entry| Bye { competition, round, entry }));
    tournament.byes.sort_unstable_by_key(|bye| (bye.competition, bye.round, bye.entry));
}
