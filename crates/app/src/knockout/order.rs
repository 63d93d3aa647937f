//! A category's list in the director's order, with its reason (R25).

use domain::model::knockout_table::Entrant;
use domain::{EntryId, Tournament};
use session::{AppError, Result};

/// The list with the entries of `order` first, in that order; the others follow as they stand.
///
/// # Errors
/// No reason is given, or somebody is not in the list.
pub(super) fn reordered(
    tournament: &Tournament,
    mut list: Vec<Entrant>,
    order: &[i64],
    reason: Option<&str>,
) -> Result<Vec<Entrant>> {
    if order.is_empty() {
        return Ok(list);
    }
    if reason.is_none_or(|reason| reason.trim().is_empty()) {
        let message = "The list is reordered without a reason: give one, it is kept with the draw.";
        return Err(AppError::bad_input(message));
    }
    if let Some(stranger) = order.iter().find(|key| !list.iter().any(|e| e.entry.0 == **key)) {
        let name = tournament.entry(EntryId(*stranger)).map(|e| e.player.list_name());
        let name = name.unwrap_or_else(|| format!("Entry {stranger}"));
        return Err(AppError::bad_input(format!("{name} is not eligible for this table: see who is in its list.")));
    }
    list.sort_by_key(|e| order.iter().position(|key| *key == e.entry.0).unwrap_or(order.len()));
    Ok(list)
}
