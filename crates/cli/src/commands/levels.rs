//! `levels`: shows the levels of a good pairing, or changes one.

use std::path::PathBuf;

use app::event::{LevelView, SetLevel, levels, set_level};
use app::vocabulary::LevelName;
use clap::Args;
use session::AppError;

use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::common::{changing, reading};
use crate::language::say;

/// The level to change, if any, and its new setting.
#[derive(Debug, Args)]
pub struct Levels {
    /// The event file
    event: PathBuf,
    /// The level to change, such as category; default: show all
    level: Option<String>,
    /// Turn the level on
    #[arg(long, requires = "level", conflicts_with = "off")]
    on: bool,
    /// Turn the level off
    #[arg(long, requires = "level")]
    off: bool,
    /// The maximum cost of one board; 0 for no limit
    #[arg(long, requires = "level")]
    cap: Option<u32>,
    /// The position of the level, from 1
    #[arg(long, requires = "level")]
    place: Option<usize>,
}

/// Shows the levels, or changes one.
pub fn run(arguments: &Levels) -> Result<Answer<Vec<LevelView>>, AppError> {
    let Levels { event, level, on, off, cap, place } = arguments;
    let list = match level {
        None => levels(&reading(event)?)?,
        Some(level) => {
            let on = (*on || *off).then_some(*on);
            let level = LevelName::named(level)?;
            let request = SetLevel { level, on, cap: *cap, place: *place };
            set_level(&mut changing(event)?, &request)?.value
        }
    };
    let state = |l: &LevelView| if l.on { say!("cli-on") } else { say!("cli-off") };
    let cap = |l: &LevelView| l.cap.map_or_else(String::new, |cap| say!("cli-level-cap", cap));
    let line = |(place, l): (usize, &LevelView)| row![place, l.level, state(l), cap(l), l.formula];
    let rows: Vec<Vec<String>> = (1..).zip(&list).map(line).collect();
    Ok(Answer::new(columns(&rows), &list))
}
