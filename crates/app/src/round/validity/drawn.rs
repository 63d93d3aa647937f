//! Whether a table that is drawn by the places of earlier rounds still follows from them: the main table of a Swiss knock-out (R67) and
//! that of zones (R63).

use domain::model::knockout_table::KnockoutTable;
use domain::systems::main_table::{DrawnOtherwise, drawn_otherwise};
use domain::{Category, EntryId, RoundNumber, Tournament};
use messages::{Message, message};
use session::{AppError, ErrorCode, EventSession, Operation as _, Result};

use crate::operation::op;

/// Returns how the table of the chosen competition that begins in a round would be drawn now.
///
/// # Errors
/// As [`super::basis`].
pub(in crate::round) fn table_drawn_otherwise(session: &EventSession, round: RoundNumber) -> Result<Option<Message>> {
    since_draw(session, session.tournament()?, round)
}

/// Refuses to pair a round in which a table begins that would be drawn otherwise now, without consent.
///
/// # Errors
/// As described.
pub(in crate::round) fn check_drawn_now(changed: Option<&Message>, consent: bool) -> Result<()> {
    match changed.filter(|_| !consent) {
        None => Ok(()),
        Some(changed) => {
            let refused = AppError::new(ErrorCode::Consent, changed.clone());
            Err(refused.hint(message!("stale-table-hint")))
        }
    }
}

/// Returns how the table that begins in a round would be drawn now, from the results that changed since it was drawn.
///
/// # Errors
/// As [`super::basis`].
pub(super) fn since_draw(session: &EventSession, now: &Tournament, round: RoundNumber) -> Result<Option<Message>> {
    let Some(table) = beginning(now, round) else { return Ok(None) };
    let Some(draw) = session.file()?.table_entry(table.id, &[op::DrawKnockout::NAME])? else { return Ok(None) };
    // A list that was frozen before the draw is as old as its freeze (R36).
    let list = match table.draw.plan.announced {
        Some(_) => frozen_before(session, draw)?.unwrap_or(draw),
        None => draw,
    };
    let Ok(then) = session.event_after(list, now.competition.id) else { return Ok(None) };
    Ok(since(&then, now, round))
}

/// Returns the last freeze of a list of everyone before a draw, as journal entries.
fn frozen_before(session: &EventSession, draw: i64) -> Result<Option<i64>> {
    let entries = session.file()?.operations([op::FreezeKnockout::NAME, op::DrawKnockout::NAME])?;
    let everyone = serde_json::json!(Category::EVERYONE.0);
    let freezes = entries.iter().filter(|entry| entry.operation == op::FreezeKnockout::NAME && !entry.undone);
    Ok(freezes.filter(|entry| entry.id < draw && entry.input["category"] == everyone).map(|entry| entry.id).max())
}

/// Returns the main table, if it begins in a round.
fn beginning(now: &Tournament, round: RoundNumber) -> Option<&KnockoutTable> {
    now.table_of(Category::EVERYONE).filter(|table| table.first_round == round)
}

/// Returns how the table that begins in a round would be drawn now, from the results that changed since an earlier state.
pub(super) fn since(then: &Tournament, now: &Tournament, round: RoundNumber) -> Option<Message> {
    beginning(now, round)?;
    Some(sentence(now, &drawn_otherwise(then, now)?))
}

fn sentence(now: &Tournament, changed: &DrawnOtherwise) -> Message {
    let name = |id: &EntryId| now.entry(*id).map_or_else(String::new, |entry| entry.player.list_name());
    let names = |ids: &[EntryId]| ids.iter().map(name).collect::<Vec<String>>();
    let (joins, leaves) = (names(&changed.joins), names(&changed.leaves));
    match joins.is_empty() {
        true => message!("stale-table-order"),
        false => message!("stale-table", joins, leaves),
    }
}
