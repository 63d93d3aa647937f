//! Corrects a qualifying game whose winner may be in a drawn table (R30).

use domain::knockout::{Exchange, Requalified, requalified};
use domain::{Category, Game, Tournament};
use messages::{Message, message};
use session::{AppError, Result};

use super::correction_view::{AffectedGame, CorrectionView, name, stays};
use crate::knockout::OwnReason;
use crate::operation::Carry;

/// Corrects a game that no table has. Before the first games of a table that depends on it, the new winner takes the old winner's box, or
/// the box that an earlier correction emptied. Returns what else changed.
///
/// # Errors
/// The table has begun, or a player would lose their box and the director has not chosen.
pub(super) fn correct_qualifying(
    tournament: &mut Tournament,
    position: usize,
    changed: Game,
    carry: Option<Carry>,
) -> Result<Vec<Message>> {
    let before = tournament.clone();
    tournament.games[position] = changed;
    let Some(found) = requalified(&before, tournament, position) else { return Ok(Vec::new()) };
    let category = found.category.to_string();
    let only_fills = found.exchanged.iter().all(|exchange| exchange.was.is_none());
    match carry {
        Some(Carry::Keep) => return Ok(kept(tournament, &found)),
        _ if found.begun => return Err(AppError::not_now(message!("correction-table-begun", category))),
        None if !only_fills => return Err(AppError::not_now(message!("correction-table-drawn", category))),
        None | Some(Carry::Through | Carry::Annul) => {}
    }
    found.apply(tournament, OwnReason::QualifyingCorrected.stored());
    Ok(found.exchanged.iter().map(|exchange| box_sentence(tournament, found.category, exchange)).collect())
}

/// Returns the choices for a correction of a game that no table has, from the snapshots before and after it.
pub(super) fn preview_qualifying(before: &Tournament, after: &Tournament, position: usize) -> CorrectionView {
    let Some(found) = requalified(before, after, position) else { return CorrectionView::default() };
    let round = after.table(found.table).map_or(0, |table| table.first_round);
    let affected = |exchange: &Exchange| {
        let category = found.category.to_string();
        let text = match exchange.was {
            Some(was) => message!("correction-qualifier", category, name = name(after, was)),
            None => message!("correction-qualifier-open", category),
        };
        AffectedGame { round, board: 0, result: None, text }
    };
    let mut copy = before.clone();
    let through = correct_qualifying(&mut copy, position, after.games[position].clone(), Some(Carry::Through));
    let keep = kept(after, &found);
    CorrectionView {
        affected: found.exchanged.iter().map(affected).collect(),
        through: through.ok(),
        keep: (!keep.is_empty()).then_some(keep),
        ..CorrectionView::default()
    }
}

/// Says who stays in the table.
fn kept(tournament: &Tournament, found: &Requalified) -> Vec<Message> {
    found.exchanged.iter().filter_map(|exchange| Some(stays(tournament, exchange.was?))).collect()
}

/// Says who takes a box.
fn box_sentence(tournament: &Tournament, category: Category, exchange: &Exchange) -> Message {
    let category = category.to_string();
    let name = |entry| name(tournament, entry);
    match (exchange.was, exchange.now) {
        (Some(was), Some(now)) => message!("correction-box", category, joins = name(now), leaves = name(was)),
        (Some(was), None) => message!("correction-box-empty", category, leaves = name(was)),
        (None, Some(now)) => message!("correction-box-filled", category, joins = name(now)),
        (None, None) => message!("correction-qualifier-open", category),
    }
}
