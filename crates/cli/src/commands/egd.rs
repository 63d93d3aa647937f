//! `egd`: imports and searches the European rating list.

use std::path::PathBuf;

use app::ratings::{FindPeople, ImportRatings, RatedView, find_people, import_ratings};
use clap::{Args, Subcommand};
use messages::{Message, message};
use session::AppError;
use session::rating_list::RatingListView;

use super::entry::with_notes;
use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::common::without_event;

/// The commands for the rating list.
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

/// A search in the list.
#[derive(Debug, Args)]
pub struct Find {
    /// The beginning of each name, in any script
    #[arg(required = true)]
    text: Vec<String>,
    /// The maximum number of players
    #[arg(long, default_value_t = 20)]
    most: usize,
}

/// Runs a command for the rating list.
pub fn run(egd: &Egd) -> Result<Answer, AppError> {
    let mut session = without_event()?;
    match egd {
        Egd::Import(arguments) => {
            let done = import_ratings(&mut session, &ImportRatings { file: arguments.list.clone().into() })?;
            Ok(Answer::new(with_notes(&summary(&done.list), &done.notes), &done))
        }
        Egd::Find(arguments) => {
            let request = FindPeople { typed: arguments.text.join(" "), most: arguments.most };
            let found = find_people(&mut session, &request)?;
            let Some(list) = &found.list else {
                return Err(AppError::not_found(message!("cli-rating-list-missing")));
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
            let players =
                if rows.is_empty() { crate::language::text(&message!("cli-nobody-found")) } else { columns(&rows) };
            Ok(Answer::new(format!("{players}\n{}", summary(list)), &found))
        }
    }
}

/// Returns the date, age and size of the list.
fn summary(list: &RatingListView) -> Message {
    let count = list.players;
    match (&list.date, list.days) {
        (Some(date), Some(days)) if list.stale => message!("cli-rating-list-stale", date, days, count),
        (Some(date), _) => message!("cli-rating-list", date, count),
        (None, _) => message!("cli-rating-list-undated", count),
    }
}
