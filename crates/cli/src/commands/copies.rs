//! `copies` and `salvage`: automatic copies, and the readable parts of a damaged file.

use std::path::PathBuf;

use app::copies;
use app::copies::{RestoreCopy, SalvageEvent, SetSecondFolder};
use clap::{Args, Subcommand};
use messages::message;
use session::{AppError, FileHandle};

use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::common::{reading, without_event};
use crate::language::{say, text};

/// The commands of copies.
#[derive(Debug, Subcommand)]
pub enum CopiesCommand {
    /// List the copies of an event, or of all events
    List {
        /// The event file
        event: Option<PathBuf>,
    },
    /// Restore a copy as a new event file
    Restore {
        /// The copy's name, as in the list
        copy: String,
        /// The new event file
        event: PathBuf,
        /// The folder of the copy: 1 is the program's own, 2 the second
        #[arg(long, default_value_t = 1)]
        folder: usize,
    },
    /// Set the second folder, ideally on another device; without an argument, use none
    Second {
        /// The folder
        folder: Option<PathBuf>,
    },
}

/// The arguments of a salvage.
#[derive(Debug, Args)]
pub struct Salvage {
    /// The damaged file, which is not changed
    damaged: PathBuf,
    /// The new event file
    event: PathBuf,
}

/// Runs a command of copies.
pub fn run(copies: &CopiesCommand) -> Result<Answer, AppError> {
    match copies {
        CopiesCommand::List { event } => list(event.as_ref()),
        CopiesCommand::Restore { copy, event, folder } => {
            let request =
                RestoreCopy { folder: folder.saturating_sub(1), name: copy.clone(), file: event.clone().into() };
            let status = copies::restore(&mut without_event()?, &request)?;
            let text = message!("copies-restored", file = event.display(), event = &status.event);
            Ok(Answer::message(&text, &status))
        }
        CopiesCommand::Second { folder } => {
            let set = copies::set_second_folder(
                &mut without_event()?,
                &SetSecondFolder { file: folder.clone().map(FileHandle::from) },
            )?;
            let text = match &set {
                Some(folder) => message!("copies-second-set", folder),
                None => message!("copies-second-cleared"),
            };
            Ok(Answer::message(&text, &set))
        }
    }
}

fn list(event: Option<&PathBuf>) -> Result<Answer, AppError> {
    let session = match event {
        Some(event) => reading(event)?,
        None => without_event()?,
    };
    let view = copies::view(&session)?;
    let mut rows = vec![row![
        say!("cli-head-copy"),
        say!("cli-head-folder"),
        say!("cli-head-event-of-copy"),
        say!("cli-head-entries"),
        say!("cli-head-paired"),
        say!("cli-head-confirmed"),
        say!("cli-head-results"),
        say!("cli-head-changes")
    ]];
    rows.extend(view.copies.iter().map(|c| {
        let event = c.problem.as_ref().map_or_else(|| c.event.clone(), text);
        row![c.name, c.folder + 1, event, c.entries, c.paired, c.confirmed, c.results, c.changes]
    }));
    let mut shown = if view.copies.is_empty() { say!("copies-none") + "\n" } else { columns(&rows) };
    for folder in &view.folders {
        shown += &format!(
            "{}{}\n",
            folder.path,
            folder.problem.as_ref().map(|p| format!(": {}", text(p))).unwrap_or_default()
        );
    }
    Ok(Answer::new(shown.trim_end().to_owned(), &view))
}

/// Writes the readable parts of a damaged file to a new one.
pub fn salvage(arguments: &Salvage) -> Result<Answer, AppError> {
    let request = SalvageEvent { file: Some(arguments.damaged.clone().into()), into: arguments.event.clone().into() };
    let view = copies::salvage(&mut without_event()?, &request)?;
    let (file, rows, entries) = (arguments.event.display(), view.rows, view.entries);
    let mut text = say!("copies-salvaged", file, rows, entries);
    for doubt in &view.doubts {
        text = text + "\n" + &say!("copies-doubt", doubt = doubt.clone());
    }
    Ok(Answer::new(text, &view))
}
