//! `import`: creates an event from another program's file.

use std::path::PathBuf;

use app::event::{ImportEvent, import_noting};
use app::vocabulary::FormatName;
use clap::Args;
use messages::message;
use session::AppError;

use super::entry::with_notes;
use super::list_arguments::ListArguments;
use crate::answer::Answer;
use crate::common::without_event;

/// The file to import and the new event file.
#[derive(Debug, Args)]
pub struct Import {
    /// The event file to create
    event: PathBuf,
    /// The other program's file
    file: PathBuf,
    /// The format: opengotha, macmahon, pairgoth, h9, tou or csv; default: detected
    #[arg(long = "as")]
    format: Option<String>,
    #[command(flatten)]
    list: ListArguments,
}

/// Creates the event.
pub fn run(arguments: &Import) -> Result<Answer, AppError> {
    let request = ImportEvent {
        file: arguments.file.clone().into(),
        into: arguments.event.clone().into(),
        format: arguments.format.as_deref().map(str::parse::<FormatName>).transpose()?,
        form: arguments.list.form()?,
    };
    let imported = import_noting(&mut without_event()?, &request)?;
    let (name, entries) = (&imported.status.event, imported.entries);
    let text = message!("cli-imported", name, entries, rounds = imported.rounds, games = imported.games);
    Ok(Answer::new(with_notes(&text, &imported.notes), &imported))
}
