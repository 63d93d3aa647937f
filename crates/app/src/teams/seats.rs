//! Gives the games of a match the players of its line-ups.

use domain::teams::{MatchGame, match_games};
use domain::{Competition, Decided, EntryId, GameId, Passes, RoundNumber, RoundState, Tournament};
use messages::message;
use session::{AppError, Result};

/// Gives games, by board, the players of the line-ups of two teams; the first team has Black at board 1. Games whose two players
/// stay keep their colours and results. In a released round, the others are marked as changed.
///
/// # Errors
/// A board whose players would change has a result of a played game.
pub(super) fn reseat(
    tournament: &mut Tournament,
    competition: &Competition,
    round: RoundNumber,
    pair: (u32, u32),
    games: &[GameId],
) -> Result<()> {
    let released = tournament.round(round).is_some_and(|round| round.state != RoundState::Draft);
    let planned = match_games(tournament, competition, round, pair);
    games.iter().zip(planned).try_for_each(|(&key, game)| change_game(tournament, key, game, released))
}

fn change_game(tournament: &mut Tournament, key: GameId, planned: MatchGame, released: bool) -> Result<()> {
    let Some(game) = tournament.games.iter_mut().find(|game| game.id == key) else { return Ok(()) };
    let players = |black, white| [EntryId::min(black, white), EntryId::max(black, white)];
    if players(game.black, game.white) == players(planned.black, planned.white) {
        return Ok(());
    }
    let mut known = [game.passes.black, game.passes.white].into_iter().flatten();
    if known.any(|result| result.decided == Decided::Played) {
        return Err(AppError::not_now(message!("line-up-result", board = game.board)));
    }
    (game.black, game.white, game.handicap) = (planned.black, planned.white, planned.handicap);
    game.passes = Passes::both(planned.forfeit);
    game.changed_after_release |= released;
    Ok(())
}
