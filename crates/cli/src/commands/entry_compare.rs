//! `entry compare`: the entries against the stored rating lists.

use std::path::PathBuf;

use app::ratings::{
    RatedChange, RatedDifference, RatedDifferences, RatingListView, TakeRated, rated_differences, take_rated,
};
use clap::Args;
use messages::message;
use serde::Serialize;
use session::AppError;
use ts_rs::TS;

use super::egd::summary;
use crate::answer::row;
use crate::answer::{Answer, Either, columns};
use crate::common::{changing, reading};
use crate::language::say;

/// What to compare and to take over.
#[derive(Debug, Args)]
pub struct Compare {
    /// The event file
    event: PathBuf,
    /// Take over what the lists say of these players, by number, 4,17; before the register closes, by key
    #[arg(long, value_delimiter = ',', conflicts_with = "take_all")]
    take: Vec<u32>,
    /// Take over what the lists say of all players
    #[arg(long)]
    take_all: bool,
    /// The reason; required after the register has closed for other ranks and countries
    #[arg(long)]
    reason: Option<String>,
}

/// The values that were taken over.
#[derive(Debug, Serialize, TS)]
pub struct RatedTaken {
    /// Their number.
    taken: usize,
}

/// Shows the differences, or takes them over.
pub fn run(arguments: &Compare) -> Result<Answer<Either<RatedDifferences, RatedTaken>>, AppError> {
    if arguments.take.is_empty() && !arguments.take_all {
        return Ok(show(&rated_differences(&mut reading(&arguments.event)?)?)?.first());
    }
    let mut session = changing(&arguments.event)?;
    let found = rated_differences(&mut session)?.differences;
    let mut changes = Vec::new();
    for &number in &arguments.take {
        let entry = super::entry::find(&session, number)?.id;
        let own = found.iter().filter(|difference| difference.entry == entry);
        changes.extend(own.map(|difference| RatedChange { entry, field: difference.field }));
    }
    let taken = match found.is_empty() || changes.is_empty() && !arguments.take_all {
        true => 0,
        false => take_rated(&mut session, &TakeRated { changes, reason: arguments.reason.clone() })?.value,
    };
    Ok(Answer::message(&message!("cli-rated-taken", count = taken), &RatedTaken { taken }).other())
}

fn show(found: &RatedDifferences) -> Result<Answer<RatedDifferences>, AppError> {
    if found.lists.is_empty() {
        return Err(AppError::not_found(message!("cli-rating-list-missing")));
    }
    let value = |text: &str| if text.is_empty() { say!("cli-rated-none") } else { text.to_string() };
    let line = |d: &RatedDifference| {
        let number = d.number.map_or_else(|| format!("({})", d.entry), |number| number.to_string());
        let field = say!("cli-rated-field", field = d.field.as_str());
        row![number, d.name, d.origin.as_str().to_uppercase(), field, format!("{} -> {}", value(&d.before), d.after)]
    };
    let rows: Vec<Vec<String>> = found.differences.iter().map(line).collect();
    let mut lines = vec![if rows.is_empty() { say!("cli-rated-same") } else { columns(&rows) }];
    if !found.unknown.is_empty() {
        lines.push(say!("cli-rated-unknown", names = found.unknown.clone()));
    }
    lines.extend(found.lists.iter().map(|list: &RatingListView| summary(list)));
    Ok(Answer::new(lines.join("\n"), found))
}
