//! The McMahon bar (R13, R20).

use domain::EntryStatus;
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::fields::rank;
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

/// The new bar.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct SetBar {
    /// A rank, `1d`.
    pub bar: String,
}

/// Sets the bar; the answer is how many registered players stand at or above it.
///
/// # Errors
/// The text is no rank, or a round is paired already: initial scores would change under the players.
pub fn set_bar(session: &mut EventSession, request: &SetBar) -> Result<Mutation<usize>> {
    let bar = rank(&request.bar)?;
    session.transact(Operation::SetBar, request, |tournament| {
        let id = main_competition(tournament)?.id;
        if tournament.paired_rounds(id) > 0 {
            return Err(AppError::not_now("A round is paired already: take the pairings back before moving the bar."));
        }
        if let Some(competition) = tournament.competitions.iter_mut().find(|c| c.id == id) {
            competition.mcmahon.bar = bar;
        }
        let at_bar = |e: &&domain::Entry| e.status == EntryStatus::Registered && e.player.rank.grade() >= bar.grade();
        Ok(tournament.entries_of(id).filter(at_bar).count())
    })
}
