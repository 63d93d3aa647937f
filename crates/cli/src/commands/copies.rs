//! `copies` and `salvage`: copies made while working, and what can be read of a damaged file.

use std::path::PathBuf;

use app::copies;
use app::copies::{RestoreCopy, SalvageEvent, SetSecondFolder};
use clap::{Args, Subcommand};
use session::{AppError, EventSession, SystemEnvironment};

use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::common::reading;

/// What can be done with copies.
#[derive(Debug, Subcommand)]
pub enum Copies {
    /// List the copies of an event, or of all events
    List {
        /// The event file
        event: Option<PathBuf>,
    },
    /// Make a new event file of a copy
    Restore {
        /// The copy's name, as in the list
        copy: String,
        /// The event file to make
        event: PathBuf,
        /// The folder it stands in: 1 is the program's own, 2 the second
        #[arg(long, default_value_t = 1)]
        folder: usize,
    },
    /// Set the second folder, best on another device; without one, none is used
    Second {
        /// The folder
        folder: Option<PathBuf>,
    },
}

/// A damaged file.
#[derive(Debug, Args)]
pub struct Salvage {
    /// The damaged file; it is only read
    damaged: PathBuf,
    /// The event file to make of it
    event: PathBuf,
}

/// Carries out a command about copies.
pub fn run(copies: &Copies) -> Result<Answer, AppError> {
    match copies {
        Copies::List { event } => list(event.as_ref()),
        Copies::Restore { copy, event, folder } => {
            let request = RestoreCopy { folder: folder.saturating_sub(1), name: copy.clone(), file: event.clone() };
            let status = copies::restore(&mut EventSession::new(SystemEnvironment), &request)?;
            Ok(Answer::new(format!("{} is {} as the copy has it.", event.display(), status.event), &status))
        }
        Copies::Second { folder } => {
            let set = copies::set_second_folder(
                &mut EventSession::new(SystemEnvironment),
                &SetSecondFolder { file: folder.clone() },
            )?;
            let said = set.as_ref().map(|folder| format!("Copies go to {} as well.", folder.display()));
            Ok(Answer::new(said.unwrap_or_else(|| "Copies go to the program's own folder alone.".into()), &set))
        }
    }
}

fn list(event: Option<&PathBuf>) -> Result<Answer, AppError> {
    let desk = match event {
        Some(event) => reading(event)?,
        None => EventSession::new(SystemEnvironment),
    };
    let view = copies::view(&desk)?;
    let mut rows = vec![row!["Copy", "Folder", "Event", "Entries", "Paired", "Confirmed", "Results", "Changes"]];
    rows.extend(view.copies.iter().map(|c| {
        let event = c.problem.as_ref().unwrap_or(&c.event);
        row![c.name, c.folder + 1, event, c.entries, c.paired, c.confirmed, c.results, c.changes]
    }));
    let mut text = if view.copies.is_empty() { "There are no copies yet.\n".to_owned() } else { columns(&rows) };
    for folder in &view.folders {
        text += &format!("{}{}\n", folder.path, folder.problem.as_ref().map(|p| format!(": {p}")).unwrap_or_default());
    }
    Ok(Answer::new(text.trim_end().to_owned(), &view))
}

/// Makes a new file of what can be read of a damaged one.
pub fn salvage(arguments: &Salvage) -> Result<Answer, AppError> {
    let request = SalvageEvent { file: Some(arguments.damaged.clone()), into: arguments.event.clone() };
    let view = copies::salvage(&mut EventSession::new(SystemEnvironment), &request)?;
    let mut text =
        format!("{} holds {} rows and {} journal entries.", arguments.event.display(), view.rows, view.entries);
    text += &view.doubts.iter().map(|doubt| format!("\nDoubtful: {doubt}")).collect::<String>();
    Ok(Answer::new(text, &view))
}
