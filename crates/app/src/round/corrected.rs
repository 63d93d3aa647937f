//! Which boards have their players from a corrected result.

use std::collections::BTreeSet;

use domain::GameId;
use serde_json::Value;
use session::{EventSession, Operation as _, Result};

use crate::operation::op;

/// The operations that change a result, and with it who advances in a knock-out (R34).
const CORRECTIONS: [&str; 5] = [
    op::EnterResult::NAME,
    op::EnterLadder::NAME,
    op::RecordLadderGame::NAME,
    op::TakeBackLadderGame::NAME,
    op::RuleCase::NAME,
];

/// Returns the games of the event whose players a corrected result put at their boards: another player advanced, or the one who did not
/// advance took the other's place in the round.
///
/// # Errors
/// No event is open, or the journal cannot be read.
pub(crate) fn corrected_games(session: &EventSession) -> Result<BTreeSet<GameId>> {
    let file = session.file()?;
    let carries =
        |operation: &str, input: &Value| operation == op::TakeBackLadderGame::NAME || input["carry"].is_string();
    let mut found = BTreeSet::new();
    for game in file.reseated_by(&CORRECTIONS, carries)? {
        // The director may have changed the board again.
        let seated = file.seating_entry(game)?.map(|entry| file.operation_of(entry)).transpose()?;
        if seated.is_some_and(|operation| CORRECTIONS.contains(&operation.as_str())) {
            found.insert(game);
        }
    }
    Ok(found)
}
