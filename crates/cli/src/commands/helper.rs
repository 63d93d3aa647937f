//! `helper`: the people who enter results, arrivals and notes on their phones in the hall network.

use std::path::PathBuf;

use app::helper::{AddHelper, HelperRequest, HelperView, add, revoke, view};
use app::vocabulary::HelperRoleName;
use clap::{Args, Subcommand};
use messages::message;
use serde_json::json;
use session::{AppError, EventSession};

use super::referee_desk::word;
use crate::answer::{Answer, columns, row};
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

/// Runs a command for helpers.
pub fn run(command: &HelperCommand) -> Result<Answer, AppError> {
    match command {
        HelperCommand::Add(arguments) => {
            let Add { event, name, role, room, hours } = arguments;
            let request = AddHelper { name: name.clone(), role: *role, room: room.clone(), hours: *hours };
            let added = add(&mut changing(event)?, &request)?.value;
            let text = message!("cli-helper-added", name = name, helper = added.helper, code = &added.code);
            Ok(Answer::message(&text, &added))
        }
        HelperCommand::Revoke(arguments) => {
            let helper = arguments.helper;
            revoke(&mut changing(&arguments.event)?, &HelperRequest { helper })?;
            Ok(Answer::message(&message!("cli-helper-revoked", helper), &json!({ "helper": helper })))
        }
        HelperCommand::List(arguments) => list(&reading(&arguments.event)?),
    }
}

fn list(session: &EventSession) -> Result<Answer, AppError> {
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
