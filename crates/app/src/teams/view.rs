//! The teams of a competition with their line-ups, and the matches of a round.

use domain::teams::{line_up, match_play, matches, team_entry};
use domain::{Competition, EntryId, EntryStatus, HalfPoints, RoundNumber, RoundState, Team, Tournament};
use serde::{Deserialize, Serialize};
use session::{EventSession, Result};
use ts_rs::TS;

use super::members::teams_of;
use crate::vocabulary::BoardOrderName;

/// The round whose line-ups are shown.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct ViewTeams {
    /// The round; `None` for the first that is not confirmed.
    pub round: Option<u32>,
}

/// A member of a team, or someone without a team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct MemberView {
    /// The entry's key.
    #[ts(type = "number")]
    pub entry: i64,
    /// Starting number.
    pub number: Option<u32>,
    /// "Family Given".
    pub name: String,
    /// Rank.
    pub rank: String,
    /// The board in the team's list; `None` for substitutes.
    pub board: Option<u32>,
    /// Whether they can play in the round.
    pub present: bool,
}

/// A team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct TeamView {
    /// Its number.
    pub team: u32,
    /// Its name.
    pub name: String,
    /// The mean rank of its boards.
    pub rank: String,
    /// Board 1 first, then the substitutes.
    pub members: Vec<MemberView>,
    /// The keys of those who play in the round, board 1 first.
    #[ts(type = "Array<number>")]
    pub line_up: Vec<i64>,
    /// Whether the director set this line-up.
    pub set: bool,
    /// Whether it has a member for each board.
    pub complete: bool,
}

/// The teams of the chosen competition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct TeamsView {
    /// The number of boards of a match.
    pub size: u32,
    /// Whether members must sit in the order of the list.
    pub order: BoardOrderName,
    /// The round whose line-ups these are.
    pub round: u32,
    /// Whether the line-ups can no longer change: the round is confirmed.
    pub closed: bool,
    /// The teams by number.
    pub teams: Vec<TeamView>,
    /// The people who are in no team, except those who have withdrawn.
    pub without_team: Vec<MemberView>,
}

/// A match of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct MatchView {
    /// Its number in the round, from 1.
    pub number: u32,
    /// The first team, which has Black at board 1 of the match.
    pub first: String,
    /// The second team.
    pub second: String,
    /// The board points of the first team so far: `2½`.
    pub first_points: String,
    /// The board points of the second team so far.
    pub second_points: String,
    /// Whether all boards have a result.
    pub decided: bool,
    /// Its boards.
    pub boards: Vec<u32>,
}

/// Returns the teams with their line-ups.
///
/// # Errors
/// The competition has no teams.
pub fn view(session: &EventSession, request: &ViewTeams) -> Result<TeamsView> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let teams = teams_of(competition)?;
    let round = request.round.unwrap_or_else(|| open_round(tournament, competition));
    let confirmed = tournament.round(round).is_some_and(|r| r.state == RoundState::Confirmed);
    let play = match_play(tournament);
    let team = |team: &Team| TeamView {
        team: team.number,
        name: team.name.clone(),
        rank: play.entry(team_entry(team.number)).map_or_else(String::new, |entry| entry.player.rank.to_string()),
        members: members(tournament, team, teams.size, round),
        line_up: line_up(tournament, teams, team, round).into_iter().map(|id| id.0).collect(),
        set: team.line_ups.contains_key(&round),
        complete: team.members.len() >= teams.size as usize,
    };
    let alone = tournament
        .entries
        .iter()
        .filter(|entry| entry.status != EntryStatus::Withdrawn && !entry.ghost && teams.team_of(entry.id).is_none());
    Ok(TeamsView {
        size: teams.size,
        order: teams.order.into(),
        round,
        closed: confirmed,
        teams: teams.list.iter().map(team).collect(),
        without_team: alone.filter_map(|entry| member(tournament, entry.id, None, round)).collect(),
    })
}

/// Returns the first round that is not confirmed, or the last one.
fn open_round(tournament: &Tournament, competition: &Competition) -> RoundNumber {
    let newest = tournament.paired_rounds();
    let closed = tournament.round(newest).is_some_and(|r| r.state == RoundState::Confirmed);
    if closed { (newest + 1).min(competition.rounds) } else { newest.max(1) }
}

fn members(tournament: &Tournament, team: &Team, size: u32, round: RoundNumber) -> Vec<MemberView> {
    let board = |number: u32| (number <= size).then_some(number);
    let numbered = (1..).zip(&team.members);
    numbered.filter_map(|(number, &id)| member(tournament, id, board(number), round)).collect()
}

fn member(tournament: &Tournament, id: EntryId, board: Option<u32>, round: RoundNumber) -> Option<MemberView> {
    let entry = tournament.entry(id)?;
    Some(MemberView {
        entry: id.0,
        number: entry.number,
        name: entry.player.list_name(),
        rank: entry.player.rank.to_string(),
        board,
        present: entry.plays(round),
    })
}

/// Returns the matches of a round in the order of their boards; none without teams.
pub fn match_views(tournament: &Tournament, competition: &Competition, round: RoundNumber) -> Vec<MatchView> {
    let name = |number| {
        let team = competition.teams.as_ref().and_then(|teams| teams.team(number));
        team.map_or_else(String::new, |team| team.name.clone())
    };
    let all = matches(tournament, competition, round);
    let one = |(number, found): (u32, &domain::teams::TeamMatch<'_>)| {
        let (first, second) = found.points();
        MatchView {
            number,
            first: name(found.first),
            second: name(found.second),
            first_points: HalfPoints::glyphs(first),
            second_points: second.glyphs(),
            decided: found.result().is_some(),
            boards: found.games.iter().map(|game| game.board).collect(),
        }
    };
    (1..).zip(&all).map(one).collect()
}
