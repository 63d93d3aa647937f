//! `egd`: the European rating list, kept offline and searched.

use std::path::PathBuf;

use app::ratings::{FindPeople, ImportRatings, RatedView, find_people, import_ratings};
use clap::{Args, Subcommand};
use session::AppError;
use session::rating_list::RatingListView;

use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::common::without_event;

/// What can be done with the list.
#[derive(Debug, Subcommand)]
pub enum Egd {
    /// Import a list, replacing the previous one
    Import(Import),
    /// Find players by name, number, country or club
    Find(Find),
}

/// A list file.
#[derive(Debug, Args)]
pub struct Import {
    /// The list as the European Go Database publishes it, plain or zipped
    list: PathBuf,
}

/// Whom to find.
#[derive(Debug, Args)]
pub struct Find {
    /// The beginning of each name, in any script
    #[arg(required = true)]
    text: Vec<String>,
    /// The maximum number of players
    #[arg(long, default_value_t = 20)]
    most: usize,
}

/// Carries it out.
pub fn run(egd: &Egd) -> Result<Answer, AppError> {
    let mut desk = without_event()?;
    match egd {
        Egd::Import(arguments) => {
            let done = import_ratings(&mut desk, &ImportRatings { file: arguments.list.clone() })?;
            let notes: String = done.notes.iter().map(|note| format!("\nNote: {note}")).collect();
            Ok(Answer::new(format!("{}{notes}", about(&done.list)), &done))
        }
        Egd::Find(arguments) => {
            let request = FindPeople { typed: arguments.text.join(" "), most: arguments.most };
            let found = find_people(&mut desk, &request)?;
            let Some(list) = &found.list else {
                return Err(AppError::not_found(
                    "No rating list is kept: import one with `drawmaster egd import LIST`.",
                ));
            };
            let line = |p: &RatedView| {
                row![
                    p.pin,
                    format!("{} {}", p.family, p.given).trim(),
                    p.rank,
                    p.rating,
                    p.country,
                    p.club,
                    p.last_event
                ]
            };
            let rows: Vec<Vec<String>> = found.rated.iter().map(line).collect();
            let none = if rows.is_empty() { "Nobody on the list is called so." } else { "" };
            Ok(Answer::new(format!("{none}{}\n{}", columns(&rows), about(list)), &found))
        }
    }
}

fn about(list: &RatingListView) -> String {
    let of = list
        .date
        .as_ref()
        .map_or_else(|| "The list does not say its day".to_string(), |day| format!("The list is of {day}"));
    let stale = match list.days {
        Some(days) if list.stale => format!(", {days} days ago: fetch a new one before the event"),
        _ => String::new(),
    };
    format!("{of}{stale}. It has {} players.", list.players)
}
