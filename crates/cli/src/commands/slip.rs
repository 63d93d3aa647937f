//! `slip`: pink slips (R8), handed in, applied or refused, and listed.

use std::path::{Path, PathBuf};

use app::register;
use app::register::{AddSlip, RefuseSlip, SlipChangeView, SlipRequest, SlipView};
use clap::{Args, Subcommand};
use session::{AppError, EventSession};

use super::entry::find;
use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::common::{EventFile, changing, reading};

/// What can be done with slips.
#[derive(Debug, Subcommand)]
pub enum Slip {
    /// Add a slip
    Add(Add),
    /// Apply a slip
    Apply(Which),
    /// Refuse a slip
    Refuse(Refuse),
    /// List all slips, with the effect of pending ones
    List(EventFile),
}

/// A new slip. What is left out stays as it is.
#[derive(Debug, Args)]
pub struct Add {
    /// The event file
    event: PathBuf,
    /// The player's number; none for a late entry
    #[arg(long)]
    player: Option<u32>,
    /// Family name
    #[arg(long)]
    family: Option<String>,
    /// Given name
    #[arg(long)]
    given: Option<String>,
    /// Rank, such as 3k
    #[arg(long)]
    rank: Option<String>,
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

/// Carries it out.
pub fn run(slip: &Slip) -> Result<Answer, AppError> {
    match slip {
        Slip::Add(arguments) => add(arguments),
        Slip::Apply(which) => {
            let mut desk = changing(&which.event)?;
            register::apply_slip(&mut desk, &SlipRequest { slip: which.slip })?;
            one(&desk, which.slip, "is applied")
        }
        Slip::Refuse(refuse) => {
            let Which { event, slip } = &refuse.which;
            let mut desk = changing(event)?;
            register::refuse_slip(&mut desk, &RefuseSlip { slip: *slip, reason: refuse.reason.clone() })?;
            one(&desk, *slip, "is refused")
        }
        Slip::List(arguments) => list(&arguments.event),
    }
}

fn add(arguments: &Add) -> Result<Answer, AppError> {
    let mut desk = changing(&arguments.event)?;
    let entry = arguments.player.map(|number| find(&desk, number)).transpose()?.map(|entry| entry.id);
    let request = AddSlip {
        entry,
        family: arguments.family.clone(),
        given: arguments.given.clone(),
        rank: arguments.rank.clone(),
        club: arguments.club.clone(),
        country: arguments.country.clone(),
        missed: arguments.missed.as_deref().map(rounds).transpose()?,
        leaves: arguments.leaves,
        note: arguments.note.clone(),
    };
    let slip = register::add_slip(&mut desk, &request)?.value;
    one(&desk, slip, "is pending")
}

/// `1,3`, or nothing for no round.
fn rounds(text: &str) -> Result<Vec<u32>, AppError> {
    let words = text.split(',').map(str::trim).filter(|word| !word.is_empty());
    let wrong = |word: &str| AppError::bad_input(format!("\"{word}\" is no round: write rounds as 1,3."));
    words.map(|word| word.parse().map_err(|_| wrong(word))).collect()
}

fn list(event: &Path) -> Result<Answer, AppError> {
    let view = register::slips(&reading(event)?)?;
    let line = |s: &SlipView| row![s.slip, s.entered, s.state, player(s), told(s)];
    let rows: Vec<Vec<String>> = view.slips.iter().map(line).collect();
    let none = if rows.is_empty() { "No slip was handed in." } else { "" };
    Ok(Answer::new(format!("{none}{}", columns(&rows)), &view.slips))
}

fn one(desk: &EventSession, number: i64, what: &str) -> Result<Answer, AppError> {
    let slips = register::slips(desk)?.slips;
    let slip = slips.iter().find(|slip| slip.slip == number);
    let slip = slip.ok_or_else(|| AppError::internal(format!("Slip {number} is gone after it {what}.")))?;
    Ok(Answer::new(format!("Slip {number} of {} {what}: {}.", player(slip), told(slip)), slip))
}

fn player(slip: &SlipView) -> String {
    slip.number.map_or_else(|| slip.name.clone(), |number| format!("{number} {}", slip.name))
}

/// What it changes, why it cannot, or why it was refused.
fn told(slip: &SlipView) -> String {
    let change = |c: &SlipChangeView| match c.before.as_str() {
        "" => format!("{} {}", c.what, c.after),
        before => format!("{} {before} -> {}", c.what, if c.after.is_empty() { "none" } else { &c.after }),
    };
    let disabled_reason = slip.disabled_reason.as_ref().map(|why| why.to_string().trim_end_matches('.').to_string());
    let seat = slip.seat.map(|seat| format!("still at board {} in round {}", seat.board, seat.round));
    let note = (!slip.note.is_empty()).then(|| format!("\"{}\"", slip.note));
    let answer = (!slip.answer.is_empty()).then(|| format!("refused: {}", slip.answer));
    let changes = slip.changes.iter().map(change);
    let parts: Vec<String> = changes.chain(disabled_reason).chain(seat).chain(note).chain(answer).collect();
    if parts.is_empty() { "nothing changes".into() } else { parts.join(", ") }
}
