//! `timetable`: the rounds of all competitions by time, and who is due in two at one time (R79).

use std::path::Path;

use app::timetable::{TimetableLine, in_full, view};
use serde_json::json;
use session::AppError;

use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::common::reading;
use crate::language::{say, texts};

/// Shows the timetable.
pub fn show(event: &Path) -> Result<Answer, AppError> {
    let view = view(&reading(event)?)?;
    let line =
        |l: &TimetableLine| row![l.day, format!("{}-{}", l.start, l.over), say!("cli-round", round = l.round), l.name];
    let rounds = columns(&view.rounds.iter().map(line).collect::<Vec<_>>());
    let (conflicts, too_long) = (texts(&in_full(&view.conflicts)), texts(&view.too_long));
    let lines: Vec<String> = std::iter::once(rounds).chain(conflicts.clone()).chain(too_long.clone()).collect();
    let shown = json!({ "rounds": view.rounds, "conflicts": conflicts, "too_long": too_long });
    Ok(Answer::new(lines.join("\n"), &shown))
}
