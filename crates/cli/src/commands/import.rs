//! `import`: an event from another program's file.

use std::path::PathBuf;

use app::event::{ImportEvent, import_noting};
use clap::Args;
use session::{AppError, EventSession, SystemEnvironment};

use super::list_arguments::ListArguments;
use crate::answer::Answer;

/// Which file, and into which.
#[derive(Debug, Args)]
pub struct Import {
    /// The event file to make
    event: PathBuf,
    /// The other program's file
    file: PathBuf,
    /// opengotha, macmahon, pairgoth, h9 or csv; guessed from the content if left out
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
    let imported = import_noting(&mut EventSession::new(SystemEnvironment), &request)?;
    let mut text = format!(
        "{}: {} entries, {} rounds paired, {} games.\n",
        imported.status.event, imported.entries, imported.rounds, imported.games
    );
    for note in &imported.notes {
        text += &format!("Note: {note}\n");
    }
    Ok(Answer::new(text, &imported))
}
