//! `draw-cards`: a card per player, for pairing with shuffled cards.

use domain::Crosstable;
use messages::message;
use print::sheets::DrawCards;
use session::{AppError, Result};

use super::Subject;

/// The boxes of a card for games without planned rounds.
const FREE_GAMES: u32 = 12;

/// Returns the cards by starting number, with the starting scores (R12, R13).
pub(super) fn sheet(subject: &Subject) -> Result<DrawCards> {
    let numbers = subject.numbers();
    let table = Crosstable::of(subject.tournament, 0);
    if table.rows.is_empty() {
        return Err(AppError::not_now(message!("document-no-players")));
    }
    let mut rows: Vec<_> = table.rows.iter().map(|row| (numbers[&row.entry], row)).collect();
    rows.sort_by_key(|(number, _)| *number);
    let swiss = !subject.competition.system.starts_by_rank();
    let score =
        |row: &domain::standings::crosstable::CrosstableRow| if swiss { "0".into() } else { row.initial.glyphs() };
    let cards = rows.into_iter().map(|(number, row)| (number.to_string(), subject.player(row.entry), score(row)));
    Ok(DrawCards {
        heading: subject.heading(None),
        rounds: subject.competition.planned_rounds().unwrap_or(FREE_GAMES) as usize,
        cards: cards.collect(),
    })
}
