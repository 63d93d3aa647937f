//! Settling a tie of a group by what came out on smaller boards (R51).

use std::collections::BTreeSet;

use domain::EntryId;
use domain::model::year_final::{FinalGroup, TieRuling};
use domain::year_final::progress;
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::drawn;

/// What came out. Entries are named by their keys.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct SettleFinal {
    /// The age category.
    pub category: u8,
    /// `GR` or `OR`.
    pub group: String,
    /// The players who are tied, the better first.
    #[ts(as = "Vec<i32>")]
    pub order: Vec<i64>,
}

/// Enters the order of players whom only games on smaller boards can tell apart; entered again, it is corrected.
///
/// # Errors
/// These players are not tied, or a semi-final stands on the order before.
pub fn settle(session: &mut EventSession, request: &SettleFinal) -> Result<Mutation<usize>> {
    session.transact(Operation::SettleFinal, request, |tournament| {
        let competition = main_competition(tournament)?.id;
        let group: FinalGroup = request
            .group
            .parse()
            .map_err(|e: domain::model::year_final::UnknownGroup| AppError::bad_input(e.to_string()))?;
        let order: Vec<EntryId> = request.order.iter().map(|&key| EntryId(key)).collect();
        let asked: BTreeSet<EntryId> = order.iter().copied().collect();
        let id = drawn(tournament, competition, request.category)?.id;
        let overlaps = |s: &TieRuling| s.group == group && s.order.iter().any(|e| asked.contains(e));
        let all = &mut tournament.finals;
        all.iter_mut().filter(|f| f.id == id).for_each(|f| f.settings.settled.retain(|s| !overlaps(s)));
        let without = progress(tournament, drawn(tournament, competition, request.category)?);
        let ties = without.groups.iter().filter(|g| g.group == group).flat_map(|g| &g.ties);
        let known = ties.map(|tie| tie.iter().copied().collect::<BTreeSet<_>>()).any(|tie| tie == asked);
        if !known || asked.len() != order.len() {
            let message = format!("These players of {group} are not tied: see the group's order for who is.");
            return Err(AppError::bad_input(message));
        }
        let settled = TieRuling { group, order };
        tournament.finals.iter_mut().filter(|f| f.id == id).for_each(|f| f.settings.settled.push(settled.clone()));
        Ok(asked.len())
    })
}
