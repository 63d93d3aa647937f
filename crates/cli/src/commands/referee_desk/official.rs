//! `referee official`: referees, timekeepers and the appeals committee (R72).

use std::path::PathBuf;

use app::case_words::OfficialRoleName;
use app::operation::{ChangeOfficial, OfficialFields, OfficialRequest};
use app::referee::{OfficialView, OfficialsView, add_official, change_official, remove_official, view_officials};
use clap::{Args, Subcommand};
use messages::message;
use serde::Serialize;
use session::{AppError, EventSession};
use ts_rs::TS;

use super::{entries, gone, player, word};
use crate::answer::{Answer, columns, row};
use crate::answer_types::commands;
use crate::common::{EventArgs, changing, reading};
use crate::language::{say, shown, text};

/// The commands for officials.
#[derive(Debug, Subcommand)]
pub enum OfficialCommand {
    /// Add an official
    Add(Add),
    /// Change an official; omitted fields stay as they are
    Set(Set),
    /// Remove an official
    Remove(Which),
    /// List the officials, and what the rules still ask for
    List(EventArgs),
}

/// A new official.
#[derive(Debug, Args)]
pub struct Add {
    /// The event file
    event: PathBuf,
    /// The office
    #[arg(long, value_parser = word::<OfficialRoleName>(OfficialRoleName::WORDS))]
    role: OfficialRoleName,
    #[command(flatten)]
    fields: Fields,
}

/// A changed official.
#[derive(Debug, Args)]
pub struct Set {
    #[command(flatten)]
    which: Which,
    /// The office
    #[arg(long, value_parser = word::<OfficialRoleName>(OfficialRoleName::WORDS))]
    role: Option<OfficialRoleName>,
    #[command(flatten)]
    fields: Fields,
}

/// One official.
#[derive(Debug, Args)]
pub struct Which {
    /// The event file
    event: PathBuf,
    /// The official's key, as in the list
    official: i64,
}

/// The fields of an official.
#[derive(Debug, Args)]
pub struct Fields {
    /// The name; by default that of the player
    #[arg(long)]
    name: Option<String>,
    /// The club
    #[arg(long)]
    club: Option<String>,
    /// The word of the family, as in the register
    #[arg(long)]
    family: Option<String>,
    /// The number of the official as a player
    #[arg(long)]
    player: Option<u32>,
    /// The numbers of related players, such as 4,7
    #[arg(long, value_delimiter = ',')]
    related: Option<Vec<u32>>,
    /// The place among the officials of the role, from 1; replacements take seats in this order
    #[arg(long)]
    turn: Option<u32>,
}

/// The official who was added, changed or removed.
#[derive(Debug, Serialize, TS)]
pub struct ChangedOfficial {
    /// The key of the official.
    #[ts(type = "number")]
    official: i64,
}

commands! {
    /// Runs a command for officials.
    pub fn run(command: &OfficialCommand) {
        Add(arguments) => add(arguments), ["add_official"];
        Set(arguments) => change(arguments), ["change_official"];
        Remove(which) => remove(which), ["remove_official"];
        List(arguments) => list(&reading(&arguments.event)?), ["view_officials"];
    }
}

fn add(arguments: &Add) -> Result<Answer<ChangedOfficial>, AppError> {
    let mut session = changing(&arguments.event)?;
    let request = arguments.fields.of(&session, arguments.role, None)?;
    let official = add_official(&mut session, &request)?.value;
    let name = find(&session, official)?.name;
    Ok(Answer::message(&message!("cli-official-added", official, name), &ChangedOfficial { official }))
}

fn change(arguments: &Set) -> Result<Answer<ChangedOfficial>, AppError> {
    let mut session = changing(&arguments.which.event)?;
    let before = find(&session, arguments.which.official)?;
    let role = arguments.role.unwrap_or(before.role);
    let (official, fields) = (before.official, arguments.fields.of(&session, role, Some(before))?);
    change_official(&mut session, &ChangeOfficial { official, fields })?;
    Ok(Answer::message(&message!("cli-official-changed", official), &ChangedOfficial { official }))
}

fn remove(which: &Which) -> Result<Answer<ChangedOfficial>, AppError> {
    let official = which.official;
    remove_official(&mut changing(&which.event)?, &OfficialRequest { official })?;
    Ok(Answer::message(&message!("cli-official-removed", official), &ChangedOfficial { official }))
}

impl Fields {
    /// Returns the fields of a request: the given ones, else those of `before`.
    fn of(
        &self,
        session: &EventSession,
        role: OfficialRoleName,
        before: Option<OfficialView>,
    ) -> Result<OfficialFields, AppError> {
        let kept = |given: &Option<String>, old: fn(&OfficialView) -> &String| {
            given.clone().or_else(|| before.as_ref().map(|b| old(b).clone())).unwrap_or_default()
        };
        let entry = player(session, self.player)?.or_else(|| before.as_ref().and_then(|b| b.entry));
        let related = match &self.related {
            Some(numbers) => entries(session, numbers)?,
            None => before.as_ref().map(|b| b.related.clone()).unwrap_or_default(),
        };
        Ok(OfficialFields {
            role,
            name: kept(&self.name, |b| &b.name),
            club: kept(&self.club, |b| &b.club),
            family: kept(&self.family, |b| &b.family),
            entry,
            related,
            turn: self.turn,
        })
    }
}

fn find(session: &EventSession, official: i64) -> Result<OfficialView, AppError> {
    let all = view_officials(session)?.officials;
    all.into_iter().find(|found| found.official == official).ok_or_else(|| gone(official))
}

fn list(session: &EventSession) -> Result<Answer<OfficialsView>, AppError> {
    let view = view_officials(session)?;
    let line = |o: &OfficialView| row![o.official, shown(o.role), o.turn, o.name, o.club, o.related_names.join(", ")];
    let rows: Vec<Vec<String>> = view.officials.iter().map(line).collect();
    let table = if rows.is_empty() { say!("cli-no-officials") } else { columns(&rows) };
    let lines: Vec<String> = std::iter::once(table).chain(view.remarks.iter().map(text)).collect();
    Ok(Answer::new(lines.join("\n"), &view))
}
