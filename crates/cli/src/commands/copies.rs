//! `copies` and `salvage`: automatic copies of events and tour books, and the readable parts of a damaged file.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use app::copies;
use app::copies::{CopiesView, RestoreCopy, SalvageEvent, SalvagedView, SetSecondFolder};
use app::event::StatusView;
use clap::{Args, Subcommand};
use messages::message;
use serde::Serialize;
use session::{AppError, FileHandle};
use tour::{TourCopy, TourSession};
use ts_rs::TS;

use crate::answer::row;
use crate::answer::{Answer, Either, columns};
use crate::answer_types::commands;
use crate::common::{reading, without_event};
use crate::environment::environment;
use crate::language::{say, text};

/// The commands of copies.
#[derive(Debug, Subcommand)]
pub enum CopiesCommand {
    /// List the copies of an event or a tour book, or all copies
    List {
        /// The event file or the tour book
        file: Option<PathBuf>,
    },
    /// Restore a copy as a new event file or tour book
    Restore {
        /// The copy's name, as in the list
        copy: String,
        /// The new file
        file: PathBuf,
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

/// The copies of events and those of tour books.
#[derive(Debug, Serialize, TS)]
pub struct AllCopies {
    #[serde(flatten)]
    view: CopiesView,
    /// The copies of tour books.
    tour_books: Vec<TourCopy>,
}

/// The copies of a tour book.
#[derive(Debug, Serialize, TS)]
pub struct BookCopies {
    /// The copies.
    tour_books: Vec<TourCopy>,
}

commands! {
    /// Runs a command of copies.
    pub fn run(copies: &CopiesCommand) {
        List { file } => list(file.as_deref()), ["view_copies"];
        Restore { copy, file, folder } => restore(copy, file, folder.saturating_sub(1)), ["restore_copy"];
        Second { folder } => set_second(folder.as_ref()), ["set_second_folder"];
    }
}

fn list(file: Option<&Path>) -> Result<Answer<Either<AllCopies, BookCopies>>, AppError> {
    match file {
        Some(file) if is_tour_book(file) => {
            let tour_books = tour::copies(&environment()?, Some(file))?;
            let shown = if tour_books.is_empty() { say!("copies-none") } else { columns(&book_rows(&tour_books)) };
            Ok(Answer::new(shown, &BookCopies { tour_books }).other())
        }
        _ => Ok(list_all(file)?.first()),
    }
}

fn restore(copy: &str, file: &Path, folder: usize) -> Result<Answer<Either<StatusView, TourCopy>>, AppError> {
    if tour::is_copy(copy) {
        let done = tour::restore_copy(&environment()?, folder, copy, file)?;
        let text = message!("copies-restored", file = file.display(), event = &done.tour);
        return Ok(Answer::message(&text, &done).other());
    }
    let request = RestoreCopy { folder, name: copy.to_owned(), file: file.into() };
    let status = copies::restore(&mut without_event()?, &request)?;
    let text = message!("copies-restored", file = file.display(), event = &status.event);
    Ok(Answer::message(&text, &status).first())
}

fn set_second(folder: Option<&PathBuf>) -> Result<Answer<Option<PathBuf>>, AppError> {
    let request = SetSecondFolder { file: folder.cloned().map(FileHandle::from) };
    let set = copies::set_second_folder(&mut without_event()?, &request)?;
    let text = match &set {
        Some(folder) => message!("copies-second-set", folder),
        None => message!("copies-second-cleared"),
    };
    Ok(Answer::message(&text, &set))
}

/// Whether a file is a tour book. A damaged or missing one is recognised by its name.
fn is_tour_book(file: &Path) -> bool {
    let opens = || environment().is_ok_and(|own| TourSession::open_read_only(own, file).is_ok());
    file.extension() == Some(OsStr::new("tourbook")) || opens()
}

/// Returns the lines of a list of copies of tour books.
fn book_rows(books: &[TourCopy]) -> Vec<Vec<String>> {
    let mut rows = vec![row![
        say!("cli-head-copy"),
        say!("cli-head-folder"),
        say!("cli-head-tour-of-copy"),
        say!("cli-head-events"),
        say!("cli-head-players"),
        say!("cli-head-changes")
    ]];
    rows.extend(books.iter().map(|c| {
        let tour = c.problem.as_ref().map_or_else(|| c.tour.clone(), text);
        row![c.name, c.folder + 1, tour, c.events, c.players, c.changes]
    }));
    rows
}

fn list_all(event: Option<&Path>) -> Result<Answer<AllCopies>, AppError> {
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
    let books = if event.is_none() { tour::copies(&environment()?, None)? } else { Vec::new() };
    let mut shown =
        if view.copies.is_empty() && books.is_empty() { say!("copies-none") } else { columns(&rows) } + "\n";
    if !books.is_empty() {
        shown += &(columns(&book_rows(&books)) + "\n");
    }
    for folder in &view.folders {
        shown += &format!(
            "{}{}\n",
            folder.path,
            folder.problem.as_ref().map(|p| format!(": {}", text(p))).unwrap_or_default()
        );
    }
    Ok(Answer::new(shown.trim_end().to_owned(), &AllCopies { view, tour_books: books }))
}

/// Writes the readable parts of a damaged file to a new one.
pub fn salvage(arguments: &Salvage) -> Result<Answer<SalvagedView>, AppError> {
    let request = SalvageEvent { file: Some(arguments.damaged.clone().into()), into: arguments.event.clone().into() };
    let view = copies::salvage(&mut without_event()?, &request)?;
    let (file, rows, entries) = (arguments.event.display(), view.rows, view.entries);
    let mut text = say!("copies-salvaged", file, rows, entries);
    for doubt in &view.doubts {
        text = text + "\n" + &say!("copies-doubt", doubt = doubt.clone());
    }
    Ok(Answer::new(text, &view))
}
