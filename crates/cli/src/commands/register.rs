//! `register`: shows the closing checklist, and closes the register.

use std::path::{Path, PathBuf};

use app::register;
use app::register::{ChangeDrawSeed, CloseRegister, ClosingView, TeamCountView};
use clap::{Args, Subcommand};
use messages::{Message, message};
use serde::Serialize;
use session::AppError;
use ts_rs::TS;

use crate::answer::Answer;
use crate::answer_types::commands;
use crate::common::{EventArgs, changing, reading};

/// The register's commands.
#[derive(Debug, Subcommand)]
pub enum RegisterCommand {
    /// Show the closing checklist
    Check(EventArgs),
    /// Close the register, which fixes the numbers and draws the draw seed
    Close(CloseRegisterArgs),
    /// Draw the draw seed again; `check` reports it
    Seed(NewSeedArgs),
}

/// The arguments of closing the register.
#[derive(Debug, Args)]
pub struct CloseRegisterArgs {
    /// The event file
    event: PathBuf,
    /// Digits called out by the public, which are mixed into the draw seed
    #[arg(long)]
    entropy: Option<String>,
}

/// The arguments of a new draw seed.
#[derive(Debug, Args)]
pub struct NewSeedArgs {
    /// The event file
    event: PathBuf,
    /// The reason
    #[arg(long)]
    reason: String,
    /// Digits called out by the public, which are mixed into the draw seed
    #[arg(long)]
    entropy: Option<String>,
}

/// The closed register.
#[derive(Debug, Serialize, TS)]
pub struct RegisterClosed {
    /// Always true.
    #[ts(type = "true")]
    closed: bool,
    /// The number of players with a starting number.
    numbered: u32,
    /// The draw seed of the event.
    draw_seed: String,
}

/// A new draw seed.
#[derive(Debug, Serialize, TS)]
pub struct DrawSeed {
    /// The draw seed of the event.
    draw_seed: String,
}

commands! {
    /// Runs a command of the register.
    pub fn run(command: &RegisterCommand) {
        Check(arguments) => check(&arguments.event), ["view_closing"];
        Close(arguments) => close(&arguments.event, arguments.entropy.as_deref()), ["close_register"];
        Seed(arguments) => change_seed(&arguments.event, &arguments.reason, arguments.entropy.as_deref()), ["change_draw_seed"];
    }
}

/// Closes the register, with digits called out by the public, if any.
fn close(event: &Path, entropy: Option<&str>) -> Result<Answer<RegisterClosed>, AppError> {
    let mut session = changing(event)?;
    let request = CloseRegister { entropy: entropy.map(str::to_string), ..CloseRegister::default() };
    let numbered = register::close_register_with(&mut session, &request)?.value;
    let seed = session.tournament()?.event.draw_seed.clone();
    let text = message!("cli-register-closed", last = numbered);
    let lines = [crate::language::text(&text), crate::language::text(&message!("cli-draw-seed", seed = &seed))];
    Ok(Answer::new(lines.join("\n"), &RegisterClosed { closed: true, numbered, draw_seed: seed }))
}

/// Draws the draw seed again.
fn change_seed(event: &Path, reason: &str, entropy: Option<&str>) -> Result<Answer<DrawSeed>, AppError> {
    let request = ChangeDrawSeed { reason: reason.to_string(), entropy: entropy.map(str::to_string) };
    let seed = register::change_draw_seed(&mut changing(event)?, &request)?.value;
    let text = crate::language::text(&message!("cli-draw-seed", seed = &seed));
    Ok(Answer::new(text, &DrawSeed { draw_seed: seed }))
}

/// Shows the checklist.
fn check(event: &Path) -> Result<Answer<ClosingView>, AppError> {
    let view = register::closing(&mut reading(event)?)?;
    let lines = crate::language::texts(&lines(&view));
    Ok(Answer::new(lines.join("\n"), &view))
}

fn lines(view: &ClosingView) -> Vec<Message> {
    let state = match (&view.closed, &view.disabled_reason) {
        (Some(when), _) => message!("cli-register-closed-on", when),
        (None, Some(reason)) => reason.clone(),
        (None, None) => message!("cli-register-ready"),
    };
    let mut lines =
        vec![state, message!("cli-checklist-players", registered = view.registered, first = view.first_round)];
    if let Some(TeamCountView { teams: count, odd }) = view.teams {
        lines.push(message!("cli-checklist-teams", count));
        lines.extend(odd.then(|| message!("cli-checklist-team-bye")));
    }
    if view.odd {
        lines.push(match (view.ghosts > 0, view.pairs) {
            (true, _) => message!("cli-checklist-ghost"),
            (false, true) => message!("cli-checklist-pair-bye"),
            (false, false) => message!("cli-checklist-bye"),
        });
    }
    if !view.unseen.is_empty() {
        lines.push(message!("cli-checklist-unseen", names = view.unseen.clone()));
    }
    if view.births_matter && !view.no_birth.is_empty() {
        lines.push(message!("cli-checklist-no-birth", names = view.no_birth.clone()));
    }
    if let Some(names) = view.unpaid.as_ref().filter(|names| !names.is_empty()) {
        lines.push(message!("cli-checklist-unpaid", names = names.clone()));
    }
    if !view.not_mixed.is_empty() {
        lines.push(message!("cli-checklist-not-mixed", names = view.not_mixed.clone()));
    }
    if view.slips > 0 {
        lines.push(message!("cli-checklist-slips", count = view.slips));
    }
    lines.extend(view.rematches.clone());
    lines.extend(view.not_eligible.iter().cloned());
    if !view.admitted.is_empty() {
        lines.push(message!("cli-checklist-admitted", names = view.admitted.clone()));
    }
    lines.extend(view.open_unread.clone());
    let doubles = view.doubles.iter().map(|double| &double.names);
    lines.extend(doubles.map(|(first, second)| message!("cli-checklist-double", first, second)));
    lines.extend(view.fixed_boards.iter().cloned());
    lines.extend(view.bar.as_deref().map(|bar| bar_line(view, bar)));
    let strengths: Vec<String> = view.strengths.iter().map(|s| format!("{} {}", s.rank, s.count)).collect();
    lines.push(message!("cli-checklist-strengths", strengths));
    lines
}

/// Returns the bar, and the proposed one if there is a guideline.
fn bar_line(view: &ClosingView, bar: &str) -> Message {
    let count = view.at_bar;
    match (&view.proposed_bar, view.guideline) {
        (Some(proposed), Some((from, to))) => {
            let proposed_count = view.at_proposed;
            message!("cli-checklist-proposed-bar", bar, count, proposed, proposed_count, from, to)
        }
        _ => message!("cli-checklist-bar", bar, count),
    }
}
