//! The games of a round that follow from a fixed procedure instead of the levels.

use domain::model::pairing_rules::Profile;
use domain::model::system::rules::Circle;
use domain::pairing::{Field, PairingRequest, propose};
use domain::systems::round_robin::{RobinGame, round_robin};
use domain::systems::zones;
use domain::{Competition, EntryId, RoundNumber, Tournament};

/// Returns Black and White of the games of a round that follow from a procedure: the circle of a round robin or of zones (R63, R66),
/// or the literal score pairing (R57). `None` if the levels paired the round.
pub(crate) fn by_procedure(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
) -> Option<Vec<(EntryId, EntryId)>> {
    if competition.system.rules().circle.is_none() && competition.pairing.profile == Profile::Literal {
        let proposal = propose(&Field::before(tournament, round), &PairingRequest::default()).ok()?;
        return Some(proposal.boards.iter().map(|board| (board.black, board.white)).collect());
    }
    in_circle(tournament, competition, round)
}

/// Returns Black and White of the games that a round has in the circle of a round robin or of zones. `None` in other systems.
pub(super) fn in_circle(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
) -> Option<Vec<(EntryId, EntryId)>> {
    let circle = competition.system.rules().circle?;
    let field = Field::before(tournament, round);
    let games = match circle {
        Circle::Everyone => round_robin(&field, competition, round).map(|set| set.games),
        Circle::Zones => zones::games(&field, competition, round),
    };
    let players = |game: RobinGame| (game.black, game.white);
    Some(games.unwrap_or_default().into_iter().map(players).collect())
}
