//! `team`: the teams of a competition and who plays in a round.

use app::teams::TeamsView;
use std::path::PathBuf;

use app::teams::{
    AddTeam, ChangeTeam, MemberView, RemoveTeam, SetLineUp, TeamView, ViewTeams, add, change, remove, set_line_up, view,
};
use clap::{Args, Subcommand};
use messages::message;
use serde::Serialize;
use session::{AppError, EventSession};
use ts_rs::TS;

use super::entry::find;
use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::answer_types::commands;
use crate::common::{changing, reading};
use crate::language::say;

/// The commands for teams.
#[derive(Debug, Subcommand)]
pub enum TeamCommand {
    /// Add a team
    Add(Add),
    /// Change the name or the members of a team
    Set(Set),
    /// Remove a team that has not played
    Remove(Which),
    /// List the teams, with their line-ups in a round
    List(List),
    /// Set who plays for a team in a round
    LineUp(LineUp),
}

/// A new team.
#[derive(Debug, Args)]
pub struct Add {
    /// The event file
    event: PathBuf,
    /// Name of the team
    #[arg(long)]
    name: String,
    /// The players' numbers, board 1 first, then the substitutes; before the register closes, the keys of their entries
    #[arg(long, value_delimiter = ',')]
    players: Vec<u32>,
}

/// A changed team.
#[derive(Debug, Args)]
pub struct Set {
    #[command(flatten)]
    which: Which,
    /// New name of the team
    #[arg(long)]
    name: Option<String>,
    /// The players' numbers, board 1 first, then the substitutes; before the register closes, the keys of their entries
    #[arg(long, value_delimiter = ',')]
    players: Option<Vec<u32>>,
}

/// One team.
#[derive(Debug, Args)]
pub struct Which {
    /// The event file
    event: PathBuf,
    /// The team's number or name
    team: String,
}

/// The teams to list.
#[derive(Debug, Args)]
pub struct List {
    /// The event file
    event: PathBuf,
    /// The round of the line-ups; default: the first that is not confirmed
    #[arg(long)]
    round: Option<u32>,
}

/// Who plays for a team.
#[derive(Debug, Args)]
pub struct LineUp {
    #[command(flatten)]
    which: Which,
    /// The round, from 1
    #[arg(long)]
    round: u32,
    /// The players' numbers, board 1 first; without them, the first members who are present
    #[arg(long, value_delimiter = ',')]
    players: Vec<u32>,
}

/// The team that was added, changed or removed.
#[derive(Debug, Serialize, TS)]
pub struct ChangedTeam {
    /// Its number.
    team: u32,
}

/// The players of a team in a round.
#[derive(Debug, Serialize, TS)]
pub struct TeamLineUp {
    /// The number of the team.
    team: u32,
    /// The round.
    round: u32,
    /// The keys of their entries, board 1 first.
    #[ts(type = "Array<number>")]
    line_up: Vec<i64>,
}

commands! {
    /// Runs a command for teams.
    pub fn run(command: &TeamCommand) {
        Add(arguments) => add_team(arguments), ["add_team"];
        Set(arguments) => change_team(arguments), ["change_team"];
        Remove(arguments) => remove_team(arguments), ["remove_team"];
        List(arguments) => list(arguments), ["view_teams"];
        LineUp(arguments) => set_players(arguments), ["set_line_up"];
    }
}

fn add_team(arguments: &Add) -> Result<Answer<ChangedTeam>, AppError> {
    let mut session = changing(&arguments.event)?;
    let members = entries(&session, &arguments.players)?;
    let team = add(&mut session, &AddTeam { name: arguments.name.clone(), members })?.value;
    let added = message!("cli-team-added", team, name = &arguments.name);
    Ok(Answer::message(&added, &ChangedTeam { team }))
}

fn change_team(arguments: &Set) -> Result<Answer<ChangedTeam>, AppError> {
    let mut session = changing(&arguments.which.event)?;
    let team = number(&session, &arguments.which.team)?;
    let members = arguments.players.as_ref().map(|players| entries(&session, players)).transpose()?;
    change(&mut session, &ChangeTeam { team, name: arguments.name.clone(), members })?;
    Ok(Answer::message(&message!("cli-team-changed", team), &ChangedTeam { team }))
}

fn remove_team(arguments: &Which) -> Result<Answer<ChangedTeam>, AppError> {
    let mut session = changing(&arguments.event)?;
    let team = number(&session, &arguments.team)?;
    remove(&mut session, &RemoveTeam { team })?;
    Ok(Answer::message(&message!("cli-team-removed", team), &ChangedTeam { team }))
}

fn set_players(arguments: &LineUp) -> Result<Answer<TeamLineUp>, AppError> {
    let mut session = changing(&arguments.which.event)?;
    let (team, round) = (number(&session, &arguments.which.team)?, arguments.round);
    let members = entries(&session, &arguments.players)?;
    let line_up = set_line_up(&mut session, &SetLineUp { team, round, members })?.value;
    let set = message!("cli-team-line-up", team, round);
    Ok(Answer::message(&set, &TeamLineUp { team, round, line_up }))
}

/// Returns the keys of the entries with these numbers.
fn entries(session: &EventSession, players: &[u32]) -> Result<Vec<i64>, AppError> {
    players.iter().map(|&number| Ok(find(session, number)?.id)).collect()
}

/// Returns the number of a team from its number or its name.
fn number(session: &EventSession, text: &str) -> Result<u32, AppError> {
    let teams = view(session, &ViewTeams::default())?.teams;
    let wanted = text.trim().to_lowercase();
    let is_meant = |team: &&TeamView| team.team.to_string() == wanted || team.name.to_lowercase() == wanted;
    let found = teams.iter().find(is_meant).map(|team| team.team);
    found.ok_or_else(|| AppError::not_found(message!("team-named-unknown", name = text.trim())))
}

/// Lists the teams: their members, then who plays in the round.
fn list(arguments: &List) -> Result<Answer<TeamsView>, AppError> {
    let view = view(&reading(&arguments.event)?, &ViewTeams { round: arguments.round })?;
    let mut rows = Vec::new();
    for team in &view.teams {
        rows.push(row![team.team, team.name, team.rank, "", ""]);
        for member in &team.members {
            let board = team.line_up.iter().position(|&id| id == member.entry);
            let plays = board.map_or_else(String::new, |at| say!("cli-team-plays", board = at + 1));
            rows.push(row!["", described(member), member.rank, role(member), plays]);
        }
    }
    let alone = view.without_team.iter().map(|member| say!("cli-team-none", name = described(member)));
    let head = say!("cli-team-round", round = view.round, size = view.size);
    let lines: Vec<String> = [head, columns(&rows)].into_iter().chain(alone).collect();
    Ok(Answer::new(lines.join("\n"), &view))
}

/// Returns "12 Family Given", with the number or the entry's key.
fn described(member: &MemberView) -> String {
    let number = member.number.map_or(member.entry, i64::from);
    format!("{number} {}", member.name)
}

/// Returns the member's board in the team's list, or that they are a substitute, and whether they are absent.
fn role(member: &MemberView) -> String {
    let role = match member.board {
        Some(board) => say!("cli-board", board),
        None => say!("cli-team-substitute"),
    };
    if member.present { role } else { format!("{role}, {}", say!("cli-team-absent")) }
}
