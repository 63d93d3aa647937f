//! `timetable`: the rounds of all competitions by time, and who is due in two at one time (R79).

use std::path::Path;

use app::timetable::{TimetableLine, in_full, view};
use serde::Serialize;
use session::AppError;
use ts_rs::TS;

use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::common::reading;
use crate::language::{say, texts};

/// The rounds of all competitions by time.
#[derive(Debug, Serialize, TS)]
pub struct TimetableShown {
    /// The rounds.
    rounds: Vec<TimetableLine>,
    /// Who is due in two competitions at one time, one sentence each.
    conflicts: Vec<String>,
    /// Days on which the rounds take too long, one sentence each.
    too_long: Vec<String>,
}

/// Shows the timetable.
pub fn show(event: &Path) -> Result<Answer<TimetableShown>, AppError> {
    let view = view(&reading(event)?)?;
    let line =
        |l: &TimetableLine| row![l.day, format!("{}-{}", l.start, l.over), say!("cli-round", round = l.round), l.name];
    let rounds = columns(&view.rounds.iter().map(line).collect::<Vec<_>>());
    let (conflicts, too_long) = (texts(&in_full(&view.conflicts)), texts(&view.too_long));
    let lines: Vec<String> = std::iter::once(rounds).chain(conflicts.clone()).chain(too_long.clone()).collect();
    Ok(Answer::new(lines.join("\n"), &TimetableShown { rounds: view.rounds, conflicts, too_long }))
}
