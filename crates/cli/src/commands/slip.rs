//! `slip`: adds, applies, refuses and lists pink slips (R8).

use std::path::{Path, PathBuf};

use app::register;
use app::register::{AddSlip, RefuseSlip, SlipChangeView, SlipRequest, SlipView};
use app::vocabulary::SlipStateName;
use clap::{Args, Subcommand};
use messages::message;
use session::{AppError, EventSession};

use super::entry::{NameArgs, find};
use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::answer_types::commands;
use crate::common::{EventArgs, changing, reading, rounds};
use crate::language::{say, text};

/// The commands for slips.
#[derive(Debug, Subcommand)]
pub enum SlipCommand {
    /// Add a slip
    Add(Box<Add>),
    /// Apply a slip
    Apply(Which),
    /// Refuse a slip
    Refuse(Refuse),
    /// List all slips, with the effect of pending ones
    List(EventArgs),
}

/// A new slip. Omitted fields stay as they are.
#[derive(Debug, Args)]
pub struct Add {
    /// The event file
    event: PathBuf,
    /// The player's number; none for a late entry
    #[arg(long)]
    player: Option<u32>,
    #[command(flatten)]
    name: NameArgs,
    /// Town
    #[arg(long)]
    town: Option<String>,
    /// Club
    #[arg(long)]
    club: Option<String>,
    /// Country, two letters
    #[arg(long)]
    country: Option<String>,
    /// Rounds not played, such as 1,2; an empty text for none
    #[arg(long)]
    missed: Option<String>,
    /// The player withdraws
    #[arg(long)]
    leaves: bool,
    /// The player's remark
    #[arg(long, default_value = "")]
    note: String,
}

/// One slip.
#[derive(Debug, Args)]
pub struct Which {
    /// The event file
    event: PathBuf,
    /// The slip's number
    slip: i64,
}

/// A slip and why it is refused.
#[derive(Debug, Args)]
pub struct Refuse {
    #[command(flatten)]
    which: Which,
    /// The reason
    #[arg(long)]
    reason: String,
}

commands! {
    /// Runs a command for slips.
    pub fn run(slip: &SlipCommand) {
        Add(arguments) => add(arguments), ["add_slip"];
        Apply(which) => apply(which), ["apply_slip"];
        Refuse(arguments) => refuse(arguments), ["refuse_slip"];
        List(arguments) => list(&arguments.event), ["view_slips"];
    }
}

fn apply(which: &Which) -> Result<Answer<SlipView>, AppError> {
    let mut session = changing(&which.event)?;
    register::apply_slip(&mut session, &SlipRequest { slip: which.slip })?;
    one(&session, which.slip)
}

fn refuse(refuse: &Refuse) -> Result<Answer<SlipView>, AppError> {
    let Which { event, slip } = &refuse.which;
    let mut session = changing(event)?;
    register::refuse_slip(&mut session, &RefuseSlip { slip: *slip, reason: refuse.reason.clone() })?;
    one(&session, *slip)
}

fn add(arguments: &Add) -> Result<Answer<SlipView>, AppError> {
    let mut session = changing(&arguments.event)?;
    let entry = arguments.player.map(|number| find(&session, number)).transpose()?.map(|entry| entry.id);
    let request = AddSlip {
        entry,
        family: arguments.name.family.clone(),
        given: arguments.name.given.clone(),
        middle: arguments.name.middle.clone(),
        latin: arguments.name.latin.clone(),
        town: arguments.town.clone(),
        rank: arguments.name.rank.clone(),
        club: arguments.club.clone(),
        country: arguments.country.clone(),
        missed: arguments.missed.as_deref().map(rounds).transpose()?,
        leaves: arguments.leaves,
        note: arguments.note.clone(),
    };
    let slip = register::add_slip(&mut session, &request)?.value;
    one(&session, slip)
}

fn list(event: &Path) -> Result<Answer<Vec<SlipView>>, AppError> {
    let view = register::slips(&reading(event)?)?;
    let line = |s: &SlipView| row![s.slip, s.entered, s.state, player(s), describe(s)];
    let rows: Vec<Vec<String>> = view.slips.iter().map(line).collect();
    let text = if rows.is_empty() { say!("cli-no-slips") } else { columns(&rows) };
    Ok(Answer::new(text, &view.slips))
}

fn one(session: &EventSession, number: i64) -> Result<Answer<SlipView>, AppError> {
    let slips = register::slips(session)?.slips;
    let slip = slips.iter().find(|slip| slip.slip == number);
    let slip = slip.ok_or_else(|| AppError::internal(message!("cli-slip-gone", number)))?;
    let (name, changes) = (player(slip), describe(slip));
    let text = match slip.state {
        SlipStateName::Pending => message!("cli-slip-pending", number, name, changes),
        SlipStateName::Applied => message!("cli-slip-applied", number, name, changes),
        SlipStateName::Refused => message!("cli-slip-refused", number, name, changes),
    };
    Ok(Answer::message(&text, slip))
}

fn player(slip: &SlipView) -> String {
    slip.number.map_or_else(|| slip.name.clone(), |number| format!("{number} {}", slip.name))
}

/// Returns the changes of a slip, why it cannot be applied, or why it was refused.
fn describe(slip: &SlipView) -> String {
    let change = |c: &SlipChangeView| match c.before.as_str() {
        "" => format!("{} {}", c.what, c.after),
        before if c.after.is_empty() => format!("{} {before} -> {}", c.what, say!("cli-none")),
        before => format!("{} {before} -> {}", c.what, c.after),
    };
    let disabled_reason = slip.disabled_reason.as_ref().map(|why| text(why).trim_end_matches('.').to_string());
    let seat = slip.seat.map(|seat| say!("cli-slip-seat", board = seat.board, round = seat.round));
    let note = (!slip.note.is_empty()).then(|| format!("\"{}\"", slip.note));
    let answer = (!slip.answer.is_empty()).then(|| say!("cli-slip-answer", reason = &slip.answer));
    let changes = slip.changes.iter().map(change);
    let parts: Vec<String> = changes.chain(disabled_reason).chain(seat).chain(note).chain(answer).collect();
    if parts.is_empty() { say!("cli-slip-no-change") } else { parts.join(", ") }
}
