//! The level at which a competition is paired and ranked: its players, or its teams with their matches as games.

use std::borrow::Cow;

use domain::teams::{match_play, matches};
use domain::{Competition, RoundNumber, Tournament};

/// Returns the event as pairing and standings see a competition: teams as entries and matches as games, if teams meet.
pub fn pairing_level<'t>(tournament: &'t Tournament, competition: &Competition) -> Cow<'t, Tournament> {
    match competition.teams {
        Some(_) => Cow::Owned(match_play(tournament)),
        None => Cow::Borrowed(tournament),
    }
}

/// Returns the number, among the matches of a round, of the one that is played at a board; the board itself without teams.
pub(crate) fn match_of_board(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
    board: u32,
) -> Option<u32> {
    if competition.teams.is_none() {
        return Some(board);
    }
    let all = matches(tournament, competition, round);
    let mut numbered = (1..).zip(&all);
    numbered.find(|(_, found)| found.games.iter().any(|game| game.board == board)).map(|(number, _)| number)
}

/// Returns the first board of a match by its number in the round; the number itself without teams.
pub(crate) fn first_board(tournament: &Tournament, competition: &Competition, round: RoundNumber, number: u32) -> u32 {
    let all = matches(tournament, competition, round);
    let found = number.checked_sub(1).and_then(|at| all.get(at as usize));
    found.and_then(|found| found.games.first()).map_or(number, |game| game.board)
}
