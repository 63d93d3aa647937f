//! `helper`: the people who enter results, arrivals and notes on their phones in the hall network.

use app::helper::HelperAdded;
use app::helper::HelpersView;
use std::path::PathBuf;

use app::helper::{
    AddHelper, ContradictionValue, ContradictionView, HelperRequest, HelperView, SettleConflict, add, conflicts,
    revoke, settle_conflict, view,
};
use app::vocabulary::HelperRoleName;
use clap::{Args, Subcommand};
use messages::message;
use serde::Serialize;
use session::{AppError, EventSession};
use ts_rs::TS;

use super::referee_desk::word;
use crate::answer::{Answer, columns, row};
use crate::answer_types::commands;
use crate::common::{EventArgs, changing, reading};
use crate::language::say;

/// The commands for helpers.
#[derive(Debug, Subcommand)]
pub enum HelperCommand {
    /// Add a helper, and show the code for their phone once
    Add(Add),
    /// Revoke the code of a helper; what they entered stays
    Revoke(Revoke),
    /// List the helpers
    List(EventArgs),
    /// List the boards whose results contradict each other, with who entered each
    Conflicts(EventArgs),
    /// Settle such a board with a result
    Settle(Settle),
}

/// A new helper.
#[derive(Debug, Args)]
pub struct Add {
    /// The event file
    event: PathBuf,
    /// The name, which the history shows as the author of what they enter
    #[arg(long)]
    name: String,
    /// What the helper may do
    #[arg(long, value_parser = word::<HelperRoleName>(HelperRoleName::WORDS))]
    role: HelperRoleName,
    /// The only room whose results they may enter; all boards by default
    #[arg(long)]
    room: Option<String>,
    /// For how many hours the code is valid; until the end of the event by default
    #[arg(long)]
    hours: Option<u32>,
}

/// A helper.
#[derive(Debug, Args)]
pub struct Revoke {
    /// The event file
    event: PathBuf,
    /// The helper's key, as in the list
    helper: i64,
}

/// A board whose results contradict each other, and the right one.
#[derive(Debug, Args)]
pub struct Settle {
    /// The event file
    event: PathBuf,
    /// The round, from 1
    #[arg(long)]
    round: u32,
    /// The board
    #[arg(long)]
    board: u32,
    /// The right result, as in `result`
    #[arg(allow_hyphen_values = true)]
    result: String,
}

/// The helper whose code was revoked.
#[derive(Debug, Serialize, TS)]
pub struct HelperRevoked {
    /// Their key.
    #[ts(type = "number")]
    helper: i64,
}

/// The board that was settled.
#[derive(Debug, Serialize, TS)]
pub struct BoardSettled {
    /// The board.
    board: u32,
}

commands! {
    /// Runs a command for helpers.
    pub fn run(command: &HelperCommand) {
        Add(arguments) => add_helper(arguments), ["add_helper", "print_codes"];
        Revoke(arguments) => revoke_helper(arguments), ["revoke_helper"];
        List(arguments) => list(&reading(&arguments.event)?), ["view_helpers"];
        Conflicts(arguments) => list_conflicts(&reading(&arguments.event)?), ["view_conflicts"];
        Settle(arguments) => settle(arguments), ["settle_conflict"];
    }
}

fn add_helper(arguments: &Add) -> Result<Answer<HelperAdded>, AppError> {
    let Add { event, name, role, room, hours } = arguments;
    let request = AddHelper { name: name.clone(), role: *role, room: room.clone(), hours: *hours };
    let added = add(&mut changing(event)?, &request)?.value;
    let text = message!("cli-helper-added", name = name, helper = added.helper, code = &added.code);
    Ok(Answer::message(&text, &added))
}

fn revoke_helper(arguments: &Revoke) -> Result<Answer<HelperRevoked>, AppError> {
    let helper = arguments.helper;
    revoke(&mut changing(&arguments.event)?, &HelperRequest { helper })?;
    Ok(Answer::message(&message!("cli-helper-revoked", helper), &HelperRevoked { helper }))
}

fn settle(arguments: &Settle) -> Result<Answer<BoardSettled>, AppError> {
    let Settle { event, round, board, result } = arguments;
    let (mut session, result) = (changing(event)?, result.trim().parse()?);
    let competition = session.competition()?.id.0;
    let request = SettleConflict { competition, round: *round, board: *board, result };
    let board = settle_conflict(&mut session, &request)?.value;
    let text = message!("cli-conflict-settled", board, result = result.to_string());
    Ok(Answer::message(&text, &BoardSettled { board }))
}

fn list_conflicts(session: &EventSession) -> Result<Answer<Vec<ContradictionView>>, AppError> {
    let conflicts = conflicts(session)?;
    let line = |of: &ContradictionView, value: &ContradictionValue| {
        let pass = value.pass.map(|pass| pass.to_string()).unwrap_or_default();
        let state = if value.entered { say!("cli-conflict-entered") } else { say!("cli-conflict-sent") };
        row![of.name, of.round, of.board, of.black, of.white, value.result.to_string(), pass, value.who, state]
    };
    let rows: Vec<Vec<String>> =
        conflicts.iter().flat_map(|of| of.values.iter().map(move |value| line(of, value))).collect();
    let table = if rows.is_empty() { say!("cli-no-conflicts") } else { columns(&rows) };
    Ok(Answer::new(table, &conflicts))
}

fn list(session: &EventSession) -> Result<Answer<HelpersView>, AppError> {
    let view = view(session)?;
    let state = |of: &HelperView| match (of.revoked, of.valid) {
        (true, _) => say!("cli-helper-is-revoked"),
        (false, true) => say!("cli-helper-valid-until", time = &of.expires),
        (false, false) => say!("cli-helper-expired"),
    };
    let line = |of: &HelperView| row![of.helper, of.name, of.role.as_str(), of.room, state(of)];
    let rows: Vec<Vec<String>> = view.helpers.iter().map(line).collect();
    let table = if rows.is_empty() { say!("cli-no-helpers") } else { columns(&rows) };
    Ok(Answer::new(table, &view))
}
