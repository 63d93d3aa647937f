//! Absence from a round of the Open, which gives the opponent a walkover (R34).

use crate::model::game::Game;
use crate::model::id::{CompetitionId, EntryId, RoundNumber};
use crate::model::result::Decided;
use crate::model::round::RoundState;
use crate::model::tournament::Tournament;

/// Returns for each of two opponents without a game whether they are absent from `round`.
///
/// A walkover in a confirmed round is a fact that later changes of the register must not change. If at least one of the
/// opponents took part in such a round, their games and byes decide. Otherwise the register decides: before the round
/// is confirmed, and if neither of them took part.
pub(super) fn absent(
    tournament: &Tournament,
    competition: CompetitionId,
    round: RoundNumber,
    opponents: [EntryId; 2],
) -> [bool; 2] {
    let confirmed = tournament.round(competition, round).is_some_and(|r| r.state == RoundState::Confirmed);
    let present = opponents.map(|entry| confirmed && took_part(tournament, competition, round, entry));
    if present.contains(&true) {
        return present.map(|present| !present);
    }
    opponents.map(|entry| tournament.entry(entry).is_none_or(|e| !e.plays(round)))
}

/// Returns whether `entry` had the bye of the round or a game that they did not lose without play.
fn took_part(tournament: &Tournament, competition: CompetitionId, round: RoundNumber, entry: EntryId) -> bool {
    let bye = tournament.byes.iter().any(|b| b.competition == competition && b.round == round && b.entry == entry);
    let games = tournament.games.iter().filter(|g| g.competition == competition && g.round == round);
    bye || games.filter(|g| g.colour_of(entry).is_some()).any(|g| !lost_without_play(g, entry))
}

fn lost_without_play(game: &Game, entry: EntryId) -> bool {
    let unplayed = game.passes.known().filter(|result| result.decided != Decided::Played);
    unplayed.is_some_and(|result| result.winner().is_none_or(|winner| game.entry(winner) != entry))
}
