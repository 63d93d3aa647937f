//! Marks games that were changed after their round was released.

use std::collections::{HashMap, HashSet};

use crate::model::game::Game;
use crate::model::id::{GameId, RoundNumber};
use crate::model::round::RoundState;
use crate::model::tournament::Tournament;

/// Marks the games of `after` whose board, players, colours or handicap differ from `before`, in rounds that were already
/// released in `before`: players have read the old pairing, so every sheet must point out the new one.
pub fn mark_changes_after_release(before: &Tournament, after: &mut Tournament) {
    let seating = |g: &Game| (g.round, g.board, g.black, g.white, g.handicap);
    let public = before.rounds.iter().filter(|round| round.state != RoundState::Draft);
    let public: HashSet<RoundNumber> = public.map(|round| round.number).collect();
    let earlier: HashMap<GameId, &Game> = before.games.iter().map(|game| (game.id, game)).collect();
    for game in after.games.iter_mut().filter(|game| public.contains(&game.round)) {
        if earlier.get(&game.id).is_none_or(|earlier| seating(earlier) != seating(game)) {
            game.changed_after_release = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;
    use crate::model::competition::{Competition, System};
    use crate::model::event_settings::EventSettings;
    use crate::model::id::{CompetitionId, EntryId};
    use crate::model::round::Round;

    fn tournament(state: RoundState) -> Tournament {
        let game = Game::new(GameId(1), CompetitionId::OPEN, 1, 1, (EntryId(1), EntryId(2)));
        let event = EventSettings::new("Cup", NaiveDate::from_ymd_opt(2026, 11, 20).unwrap(), "");
        Tournament {
            rounds: vec![Round { competition: CompetitionId::OPEN, number: 1, state }],
            games: vec![game],
            ..Tournament::new(event, Competition::new(CompetitionId::OPEN, "Open", System::Swiss, 5))
        }
    }

    /// Whether a change of the only game is marked.
    fn is_marked(state: RoundState, change: impl Fn(&mut Game)) -> bool {
        let before = tournament(state);
        let mut after = before.clone();
        change(&mut after.games[0]);
        mark_changes_after_release(&before, &mut after);
        after.games[0].changed_after_release
    }

    #[test]
    fn changed_players_boards_and_handicaps_are_marked_after_the_release() {
        let changes: [fn(&mut Game); 5] = [
            |game| game.handicap = 2,
            |game| game.board = 3,
            |game| game.black = EntryId(3),
            |game| std::mem::swap(&mut game.black, &mut game.white),
            |game| game.id = GameId(2),
        ];
        for change in changes {
            assert!(is_marked(RoundState::Released, change));
            assert!(!is_marked(RoundState::Draft, change));
        }
    }

    #[test]
    fn locked_and_unchanged_games_are_not_marked() {
        assert!(!is_marked(RoundState::Released, |game| game.locked = true));
    }
}
