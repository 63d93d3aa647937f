//! What is cut up and handed out or put on tables: `labels`, `tables`, `pink-slips`.

use print::sheets::{Labels, PinkSlips, TableNumbers};

use super::Subject;
use super::subject::printed;
use crate::failure::Outcome;

/// A badge for everyone in the register.
pub(super) fn labels(subject: &Subject) -> Outcome<Labels> {
    let players = subject.entries()?.into_iter().map(printed).collect();
    Ok(Labels { heading: subject.heading(None), players })
}

/// A number for every board that was used or may be needed.
pub(super) fn tables(subject: &Subject) -> Outcome<TableNumbers> {
    let competition = subject.competition.id;
    let used = subject.tournament.games.iter().filter(|g| g.competition == competition).map(|g| g.board).max();
    let fixed = subject.tournament.entries_of(competition).filter_map(|e| e.fixed_board).max();
    let needed = u32::try_from(subject.entries()?.len().div_ceil(2)).unwrap_or(u32::MAX);
    let last = needed.max(used.unwrap_or(0)).max(fixed.unwrap_or(0));
    Ok(TableNumbers { heading: subject.heading(None), tables: (1..=last).map(|n| n.to_string()).collect() })
}

/// A page of blank change slips (R8).
pub(super) fn pink_slips(subject: &Subject) -> Outcome<PinkSlips> {
    Ok(PinkSlips { heading: subject.heading(None), pages: 1 })
}
