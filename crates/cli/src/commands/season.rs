//! `season`: the rules of seasons as readable, editable files.

use domain::points::SeasonRules;
use std::path::{Path, PathBuf};

use app::event::{UseSeasonFile, use_season_file};
use clap::Subcommand;
use messages::message;
use session::atomic_file::Written;
use session::seasons::SeasonLine;
use session::{AppError, seasons};

use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::answer_types::commands;
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

commands! {
    /// Runs a command of season rules.
    pub fn run(season: &Season) {
        List => list(), ["view_settings"];
        Show { name } => show(name), "shows a season file, for people who write one";
        Export { name, file } => export(name, file), "writes a season file, for people who write one";
        Use { event, file, yes } => put_into(event, file, *yes), ["use_season_file"];
        Check { file } => check(file), "checks a season file, for people who write one";
    }
}

fn list() -> Result<Answer<Vec<String>>, AppError> {
    let names: Vec<String> = seasons::names().iter().map(ToString::to_string).collect();
    Ok(Answer::new(names.join("\n"), &names))
}

fn show(name: &str) -> Result<Answer<SeasonRules>, AppError> {
    let text = seasons::text(name)?;
    Ok(Answer::new(text, &seasons::named(name)?))
}

fn export(name: &str, file: &Path) -> Result<Answer<Written>, AppError> {
    let written = seasons::export(name, file)?;
    Ok(Answer::message(&message!("season-exported", file = file.display()), &written))
}

fn put_into(event: &Path, file: &Path, consent: bool) -> Result<Answer<String>, AppError> {
    let name = use_season_file(&mut changing(event)?, &UseSeasonFile { file: file.into(), consent })?.value;
    Ok(Answer::message(&message!("season-used", name = &name), &name))
}

fn check(file: &Path) -> Result<Answer<SeasonRules>, AppError> {
    let rules = seasons::from_file(file)?;
    let lines = seasons::summary(&rules);
    let row = |l: &SeasonLine| row![l.class, l.win, l.loss, l.stages];
    let mut rows =
        vec![row![say!("cli-head-class"), say!("cli-head-win"), say!("cli-head-loss"), say!("cli-head-stages")]];
    rows.extend(lines.iter().map(row));
    Ok(Answer::new(say!("season-valid", name = &rules.name) + "\n" + &columns(&rows), &rules))
}
