//! Rulings: the director decides who advances from a game.

use domain::EntryId;
use domain::knockout::{Progress, invalidated_games, progress, slot_of};
use domain::model::knockout_table::Ruling;
use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use super::draw::{category, follow_main_table};
use super::drawn_table;
use super::labels::list_name;
use crate::operation::{DecideKnockout, op};

/// Lets a player advance whatever the result of the game, even if it was not played. The answer is the player's key.
///
/// # Errors
/// Fails if the table is not drawn, the player is not in that round, the reason is empty, or a later game was paired for
/// another winner.
pub fn decide(session: &mut EventSession, request: &DecideKnockout) -> Result<Mutation<i64>> {
    session.transact(op::DecideKnockout, request, |tournament| {
        let category = category(tournament, request.category)?;
        let table = drawn_table(tournament, category)?;
        let (id, before) = (table.id, progress(tournament, table));
        let (winner, round) = (EntryId(request.winner), request.round);
        let slot = slot_of(&before, round, winner).ok_or_else(|| {
            let name = list_name(tournament, winner);
            AppError::not_found(message!("ko-player-not-in-round", name, category, round))
        })?;
        let reason = request.reason.trim().to_string();
        if reason.is_empty() && !request.take_back {
            return Err(AppError::bad_input(message!("ko-decision-without-reason")));
        }
        if let Some(table) = tournament.tables.iter_mut().find(|t| t.id == id) {
            table.since.rulings.retain(|r| r.slot != slot);
            if !request.take_back {
                table.since.rulings.push(Ruling { slot, winner, reason });
            }
        }
        let after = tournament.table(id).map(|table| progress(tournament, table));
        let invalidated = |progress: &Progress| invalidated_games(progress).len();
        if after.is_some_and(|after| invalidated(&after) > invalidated(&before)) {
            return Err(AppError::not_now(message!("ko-decision-invalidates")));
        }
        follow_main_table(tournament)?;
        Ok(request.winner)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use crate::knockout::view;

    /// Returns a decision for the upper player of the first game of the table.
    fn upper_advances(session: &EventSession, reason: &str) -> DecideKnockout {
        let view = view(session).expect("the knock-outs can be shown");
        let table = view.categories[0].table.as_ref().expect("KO12 is drawn");
        let winner = table.rounds[0].games[0].a.expect("the first game has two players");
        DecideKnockout { category: 12, round: table.first_round, winner, reason: reason.into(), take_back: false }
    }

    #[test]
    fn decide_lets_a_player_advance_and_keeps_the_reason() {
        let mut session = fixture::knockout(4);
        let request = upper_advances(&session, "opponent ill");
        decide(&mut session, &request).expect("the decision fits");
        let table = view(&session).expect("the knock-outs can be shown").categories[0].table.clone();
        let table = table.expect("KO12 is drawn");
        assert_eq!(table.rounds[0].games[0].winner, Some(request.winner));
        assert!(table.since[0].to_string().ends_with("advances by decision (opponent ill)."), "{}", table.since[0]);
        decide(&mut session, &DecideKnockout { take_back: true, ..request }).expect("a decision can be taken back");
        let table = view(&session).expect("the knock-outs can be shown").categories[0].table.clone();
        assert_eq!(table.expect("KO12 is drawn").since, []);
    }

    #[test]
    fn decide_refuses_an_empty_reason() {
        let mut session = fixture::knockout(4);
        let request = upper_advances(&session, " ");
        let error = decide(&mut session, &request).expect_err("a decision needs a reason");
        assert_eq!(error.message.id, "ko-decision-without-reason");
    }
}
