//! `import`: an event from another program's file.

use std::path::PathBuf;

use app::event::{ImportEvent, import_noting};
use clap::Args;
use session::AppError;

use super::list_arguments::ListArguments;
use crate::answer::Answer;
use crate::common::without_event;

/// Which file, and into which.
#[derive(Debug, Args)]
pub struct Import {
    /// The event file to create
    event: PathBuf,
    /// The other program's file
    file: PathBuf,
    /// The format: opengotha, macmahon, pairgoth, h9 or csv; default: detected
    #[arg(long = "as")]
    format: Option<String>,
    #[command(flatten)]
    list: ListArguments,
}

/// Makes the event.
pub fn run(arguments: &Import) -> Result<Answer, AppError> {
    let request = ImportEvent {
        file: arguments.file.clone(),
        into: arguments.event.clone(),
        format: arguments.format.clone(),
        form: arguments.list.form()?,
    };
    let imported = import_noting(&mut without_event()?, &request)?;
    let mut text = format!(
        "{}: {} entries, {} rounds paired, {} games.\n",
        imported.status.event, imported.entries, imported.rounds, imported.games
    );
    for note in &imported.notes {
        text += &format!("Note: {note}\n");
    }
    Ok(Answer::new(text, &imported))
}
