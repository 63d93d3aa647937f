//! `egd`: imports and searches the rating lists of the associations.

use std::path::PathBuf;

use app::ratings::{
    FindPeople, ImportRatings, PeopleFound, RatedView, RatingListView, RatingsImported, find_people, import_ratings,
};
use clap::{Args, Subcommand};
use messages::{Message, message};
use session::AppError;

use super::entry::with_notes;
use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::answer_types::commands;
use crate::common::without_event;
use crate::language;

/// The commands for the rating lists.
#[derive(Debug, Subcommand)]
pub enum Egd {
    /// Import a list, replacing the previous one of the same association
    Import(Import),
    /// Find players by name, number, country or club
    Find(Find),
}

/// A list file.
#[derive(Debug, Args)]
pub struct Import {
    /// The list as the European Go Database, the French federation or the AGA publishes it, plain or zipped
    list: PathBuf,
}

/// A search in the lists.
#[derive(Debug, Args)]
pub struct Find {
    /// The beginning of each name, in any script
    #[arg(required = true)]
    text: Vec<String>,
    /// The maximum number of players
    #[arg(long, default_value_t = 20)]
    most: usize,
}

commands! {
    /// Runs a command for the rating lists.
    pub fn run(egd: &Egd) {
        Import(arguments) => import_list(arguments), ["import_ratings"];
        Find(arguments) => find_players(arguments), ["find_people"];
    }
}

fn import_list(arguments: &Import) -> Result<Answer<RatingsImported>, AppError> {
    let mut session = without_event()?;
    let done = import_ratings(&mut session, &ImportRatings { file: arguments.list.clone().into() })?;
    Ok(Answer::new(with_notes(&Message::verbatim(summary(&done.list)), &done.notes), &done))
}

fn find_players(arguments: &Find) -> Result<Answer<PeopleFound>, AppError> {
    let mut session = without_event()?;
    let request = FindPeople { typed: arguments.text.join(" "), most: arguments.most };
    let found = find_people(&mut session, &request)?;
    if found.lists.is_empty() {
        return Err(AppError::not_found(message!("cli-rating-list-missing")));
    }
    let line = |p: &RatedView| {
        row![
            p.origin,
            p.pin,
            format!("{} {}", p.family, p.given).trim(),
            p.rank,
            p.rating.map(|rating| rating.to_string()).unwrap_or_default(),
            p.country,
            p.club,
            p.last_event
        ]
    };
    let rows: Vec<Vec<String>> = found.rated.iter().map(line).collect();
    let players = if rows.is_empty() { language::text(&message!("cli-nobody-found")) } else { columns(&rows) };
    let lists: Vec<String> = found.lists.iter().map(summary).collect();
    Ok(Answer::new(format!("{players}\n{}", lists.join("\n")), &found))
}

/// Returns the association, date, age and size of a list.
pub(super) fn summary(list: &RatingListView) -> String {
    let count = list.players;
    let about = match (&list.date, list.days) {
        (Some(date), Some(days)) if list.stale => message!("cli-rating-list-stale", date, days, count),
        (Some(date), _) => message!("cli-rating-list", date, count),
        (None, _) => message!("cli-rating-list-undated", count),
    };
    format!("{}: {}", list.origin.as_str().to_uppercase(), language::text(&about))
}
