//! Who advances by the director's decision.

use domain::EntryId;
use domain::knockout::{progress, slot_of};
use domain::model::knockout_table::Ruling;
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::draw::category;

/// The decision.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct DecideKnockout {
    /// The age category.
    pub category: u8,
    /// The competition's round in which the game stands.
    pub round: u32,
    /// Who advances from it; he must stand in it.
    #[ts(type = "number")]
    pub winner: i64,
    /// Why; it is kept with the table.
    pub reason: String,
    /// Take the decision on his game back instead.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub take_back: bool,
}

/// Lets a player advance whatever the result of his game says, or although it was not played. The answer is his key.
///
/// # Errors
/// There is no such table, he does not stand in that round, no reason is given, or a later game stands on another winner.
pub fn decide(session: &mut EventSession, request: &DecideKnockout) -> Result<Mutation<i64>> {
    session.transact(Operation::DecideKnockout, request, |tournament| {
        let category = category(tournament, request.category)?;
        let competition = main_competition(tournament)?.id;
        let not_drawn = || AppError::not_found(format!("KO{category} is not drawn: draw it first."));
        let table = tournament.table_of(competition, category).ok_or_else(not_drawn)?;
        let (id, before) = (table.id, progress(tournament, table));
        let winner = EntryId(request.winner);
        let slot = slot_of(&before, request.round, winner).ok_or_else(|| {
            AppError::not_found(format!("He does not stand in a game of KO{category} in round {}.", request.round))
        })?;
        let reason = request.reason.trim().to_string();
        if reason.is_empty() && !request.take_back {
            return Err(AppError::bad_input("A decision needs its reason: give one, it is kept with the table."));
        }
        if let Some(table) = tournament.tables.iter_mut().find(|t| t.id == id) {
            table.since.rulings.retain(|r| r.slot != slot);
            if !request.take_back {
                table.since.rulings.push(Ruling { slot, winner, reason });
            }
        }
        let after = tournament.table(id).map(|table| progress(tournament, table));
        let overtaken = |p: &domain::knockout::Progress| domain::knockout::overtaken(p).len();
        if after.is_some_and(|after| overtaken(&after) > overtaken(&before)) {
            return Err(AppError::not_now(
                "A later game was set for another winner of this one: correct the result and carry it through instead.",
            ));
        }
        Ok(request.winner)
    })
}
