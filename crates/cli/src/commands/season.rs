//! `season`: the seasons' rules as files that people can read and edit.

use std::path::PathBuf;

use clap::Subcommand;
use session::seasons::SeasonLine;
use session::{AppError, seasons};

use crate::answer::row;
use crate::answer::{Answer, columns};

/// What can be done with season rules.
#[derive(Debug, Subcommand)]
pub enum Season {
    /// List the seasons that the program brings
    List,
    /// Show a season's rules as the file they are
    Show {
        /// Its name, 2018-draft
        name: String,
    },
    /// Write a season's rules into a file, to be edited
    Export {
        /// Its name
        name: String,
        /// The file to write; it must not be there yet
        file: PathBuf,
    },
    /// Check a season file; a wrong one is refused with its line
    Check {
        /// The file
        file: PathBuf,
    },
}

/// Carries out one of them.
pub fn run(season: &Season) -> Result<Answer, AppError> {
    match season {
        Season::List => {
            let names = seasons::names();
            Ok(Answer::new(names.join("\n"), &names))
        }
        Season::Show { name } => {
            let text = seasons::text(name)?;
            Ok(Answer::new(text, &seasons::named(name)?))
        }
        Season::Export { name, file } => {
            let written = seasons::export(name, file)?;
            Ok(Answer::new(format!("{} is written: edit it, then check it.", file.display()), &written))
        }
        Season::Check { file } => {
            let rules = seasons::from_file(file)?;
            let lines = seasons::summary(&rules);
            let row = |l: &SeasonLine| row![l.class, l.win, l.loss, l.stages];
            let mut rows = vec![row!["class", "win", "loss", "stages"]];
            rows.extend(lines.iter().map(row));
            Ok(Answer::new(format!("The season {} is sound.\n{}", rules.name, columns(&rows)), &rules))
        }
    }
}
