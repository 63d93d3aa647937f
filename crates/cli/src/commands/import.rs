//! `import` and `import-notes`: create an event from another program's file; what the import noted.

use app::event::Imported;
use std::path::{Path, PathBuf};

use app::event::{ImportEvent, ImportNoteView, import_notes, import_noting};
use app::vocabulary::FormatName;
use clap::Args;
use messages::message;
use session::AppError;

use super::entry::with_notes;
use super::list_arguments::ListArguments;
use crate::answer::Answer;
use crate::common::{reading, without_event};
use crate::language::{catalogue, say};
use crate::option_help::one_of;

/// The file to import and the new event file.
#[derive(Debug, Args)]
pub struct Import {
    /// The event file to create
    event: PathBuf,
    /// The other program's file
    file: PathBuf,
    #[arg(long = "as", help = one_of("The format, by default detected", FormatName::WORDS))]
    format: Option<String>,
    /// Let the teams of an OpenGotha file meet; without it, the event is one of the players
    #[arg(long)]
    teams: bool,
    #[command(flatten)]
    list: ListArguments,
}

/// Creates the event.
pub fn run(arguments: &Import) -> Result<Answer<Imported>, AppError> {
    let request = ImportEvent {
        file: arguments.file.clone().into(),
        into: arguments.event.clone().into(),
        format: arguments.format.as_deref().map(str::parse::<FormatName>).transpose()?,
        form: arguments.list.form()?,
        teams: arguments.teams,
    };
    let imported = import_noting(&mut without_event()?, &request)?;
    let (name, entries) = (&imported.status.event, imported.entries);
    let text = message!("cli-imported", name, entries, rounds = imported.rounds, games = imported.games);
    Ok(Answer::new(with_notes(&text, &imported.notes), &imported))
}

/// Shows the notes of the import that created the event.
pub fn notes(event: &Path) -> Result<Answer<Vec<ImportNoteView>>, AppError> {
    let notes = import_notes(&reading(event)?)?;
    let chosen = catalogue().chosen();
    let language = chosen.first().copied().unwrap_or("en");
    let lines: Vec<String> = notes.iter().map(|note: &ImportNoteView| note.text(language).to_string()).collect();
    let shown = if lines.is_empty() { say!("cli-no-import-notes") } else { lines.join("\n") };
    Ok(Answer::new(shown, &notes))
}
