//! What was changed after a round went on the wall.

use crate::model::game::Game;
use crate::model::round::RoundState;
use crate::model::tournament::Tournament;

/// Marks the games of `after` that sit otherwise than in `before`, in rounds that hung on the wall there: players have
/// read the old pairing, so every sheet must point at the new one.
pub fn mark_changes_after_release(before: &Tournament, after: &mut Tournament) {
    let seat = |g: &Game| (g.competition, g.round, g.board, g.black, g.white, g.handicap);
    for game in &mut after.games {
        let hung = before.round(game.competition, game.round).is_some_and(|r| r.state != RoundState::Draft);
        let old = hung.then(|| before.games.iter().find(|g| g.id == game.id));
        if old.is_some_and(|old| old.is_none_or(|old| seat(old) != seat(game))) {
            game.changed_after_release = true;
        }
    }
}
