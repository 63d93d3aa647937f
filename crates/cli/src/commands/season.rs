//! `season`: the rules of seasons as readable, editable files.

use std::path::PathBuf;

use app::event::{UseSeasonFile, use_season_file};
use clap::Subcommand;
use messages::message;
use session::seasons::SeasonLine;
use session::{AppError, seasons};

use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::common::changing;
use crate::language::say;

/// The commands of season rules.
#[derive(Debug, Subcommand)]
pub enum Season {
    /// List the built-in seasons
    List,
    /// Show a season's rules in their file format
    Show {
        /// Its name, such as 2018-draft
        name: String,
    },
    /// Write a season's rules to a file, for editing
    Export {
        /// The name
        name: String,
        /// The file to write; it must not exist
        file: PathBuf,
    },
    /// Put a season file into an event, with its age categories
    Use {
        /// The event file
        event: PathBuf,
        /// The season file
        file: PathBuf,
        /// Consent to other age categories
        #[arg(long)]
        yes: bool,
    },
    /// Check a season file and report the wrong line
    Check {
        /// The file
        file: PathBuf,
    },
}

/// Runs a command of season rules.
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
            Ok(Answer::message(&message!("season-exported", file = file.display()), &written))
        }
        Season::Use { event, file, yes } => {
            let request = UseSeasonFile { file: file.clone().into(), consent: *yes };
            let name = use_season_file(&mut changing(event)?, &request)?.value;
            Ok(Answer::message(&message!("season-used", name = &name), &name))
        }
        Season::Check { file } => {
            let rules = seasons::from_file(file)?;
            let lines = seasons::summary(&rules);
            let row = |l: &SeasonLine| row![l.class, l.win, l.loss, l.stages];
            let mut rows = vec![row![
                say!("cli-head-class"),
                say!("cli-head-win"),
                say!("cli-head-loss"),
                say!("cli-head-stages")
            ]];
            rows.extend(lines.iter().map(row));
            Ok(Answer::new(say!("season-valid", name = &rules.name) + "\n" + &columns(&rows), &rules))
        }
    }
}
