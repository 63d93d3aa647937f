//! Removes a game that was added by mistake (R69).

use domain::GameId;
use domain::systems::self_pairing::remove_game;
use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use super::refuse_paired;
use crate::operation::{RemoveGame, op};

/// Removes a game and returns its key.
///
/// # Errors
/// The competition is not self-paired, or has no such game.
pub fn remove(session: &mut EventSession, request: &RemoveGame) -> Result<Mutation<i64>> {
    session.transact(op::RemoveGame, request, |tournament| {
        let competition = tournament.competition.clone();
        refuse_paired(&competition)?;
        let removed = remove_game(tournament, GameId(request.game));
        let removed =
            removed.ok_or_else(|| AppError::not_found(message!("self-pairing-game-unknown", game = request.game)))?;
        Ok(removed.id.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{played, self_paired};
    use crate::game::{AddGame, add};
    use crate::history::undo;
    use crate::labels::ResultView;

    #[test]
    fn a_removed_game_comes_back_with_undo() {
        let mut session = self_paired(2);
        let request = AddGame { black: 1, white: 2, result: ResultView::BlackWon, day: String::new() };
        let game = add(&mut session, &request).expect("the two may play").value.game;
        assert_eq!(remove(&mut session, &RemoveGame { game }).expect("the game exists").value, game);
        let tournament = session.tournament().expect("an event is open");
        assert!(tournament.games.is_empty() && tournament.rounds.is_empty());
        undo(&mut session).expect("the removal can be undone");
        assert_eq!(session.tournament().expect("an event is open").games.len(), 1);
    }

    #[test]
    fn remove_refuses_unknown_games_and_other_systems() {
        let refused = remove(&mut self_paired(2), &RemoveGame { game: 7 }).expect_err("there are no games");
        assert_eq!(refused.message.id, "self-pairing-game-unknown");
        let refused = remove(&mut played(4), &RemoveGame { game: 1 }).expect_err("the Open is paired");
        assert_eq!(refused.message.id, "game-rounds-paired");
    }
}
