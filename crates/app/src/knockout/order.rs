//! A category's list in the director's order, with its reason (R25).

use domain::model::knockout_table::Entrant;
use domain::{EntryId, Tournament};
use messages::message;
use session::{AppError, Result};

use super::not_eligible;

/// Returns the list with the entries of `order` first, in that order; the others keep their order.
///
/// # Errors
/// Fails if the list is reordered without a reason, or an entry of `order` is not in the list.
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
        return Err(AppError::bad_input(message!("ko-order-without-reason")));
    }
    if let Some(stranger) = order.iter().find(|key| !list.iter().any(|e| e.entry.0 == **key)) {
        return Err(not_eligible(tournament, EntryId(*stranger)));
    }
    list.sort_by_key(|e| order.iter().position(|key| *key == e.entry.0).unwrap_or(order.len()));
    Ok(list)
}
