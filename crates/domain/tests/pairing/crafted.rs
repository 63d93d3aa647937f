//! Tournaments for specific tests: equal players, and rounds written down game by game.

use domain::{
    Colour, Entry, EntryId, Game, GameId, GameResult, Passes, Player, Rank, Round, RoundNumber, RoundState, System,
    Tournament,
};

use crate::field::{OPEN, field};

/// Returns a tournament of `n` players who differ only in name and number.
pub fn equals(n: usize, system: System) -> Tournament {
    let mut tournament = field(n, 1, system);
    for (id, entry) in (1..).zip(&mut tournament.entries) {
        entry.player = Player::new(format!("Family{id:04}"), "Given", Rank::SHODAN);
    }
    tournament
}

/// Returns the entry with this key.
pub fn entry_mut(tournament: &mut Tournament, id: i64) -> &mut Entry {
    &mut tournament.entries[id as usize - 1]
}

/// Adds a played round with these games (black, white, handicap), all won by Black.
pub fn play_games(tournament: &mut Tournament, round: RoundNumber, games: &[(i64, i64, u8)]) {
    tournament.rounds.push(Round { competition: OPEN, number: round, state: RoundState::Confirmed });
    for (board, &(black, white, handicap)) in (1..).zip(games) {
        tournament.games.push(Game {
            id: GameId(tournament.games.len() as i64 + 1),
            competition: OPEN,
            round,
            board,
            black: EntryId(black),
            white: EntryId(white),
            handicap,
            passes: Passes::both(Some(GameResult::played(Colour::Black.wins()))),
            knockout: None,
            ladder_winner: None,
            locked: false,
            changed_after_release: false,
            played_on: None,
        });
    }
}
