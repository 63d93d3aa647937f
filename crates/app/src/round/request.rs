//! The pairing request of a round: the knock-out games, and the pairs that must not meet before a knock-out (R19, R33).

use domain::knockout::{first_round_pairs, progress, qualifying_game};
use domain::model::pairing_rules::Profile;
use domain::model::qualifying::QualifyingStage;
use domain::pairing::{FixedBoard, PairingRequest};
use domain::systems::round_robin::{RobinGame, round_robin};
use domain::systems::zones;
use domain::{Category, Game, KnockoutGame, RoundNumber, Tournament, Verdict, year_final};
use messages::{Explain, message};
use session::{AppError, Result};

/// Returns the request for a round that is not paired yet, from what is known before it.
pub(crate) fn fresh(earlier: &Tournament, round: RoundNumber, profile: Option<Profile>) -> Result<PairingRequest> {
    let mut request = PairingRequest {
        profile,
        keep_separate: first_round_meetings(earlier, round),
        bye: earlier.given_bye(round).map(|entry| entry.id),
        ..PairingRequest::default()
    };
    let rules = &earlier.competition;
    if rules.system.everyone_meets() {
        let circle = round_robin(earlier, rules, round).map_err(|e| AppError::not_now(e.message()))?;
        request.fixed.extend(circle.games.into_iter().map(in_circle));
        let mut rests = circle.rests.into_iter();
        request.bye = rests.next();
        request.resting = rests.collect();
        return Ok(request);
    }
    if rules.system.has_zones() {
        let games = zones::games(earlier, rules, round).map_err(|e| AppError::not_now(e.message()))?;
        request.fixed.extend(games.into_iter().map(in_circle));
    }
    for table in &earlier.tables {
        let due = progress(earlier, table).due(round).map_err(|e| AppError::not_now(e.message()))?;
        let place = |slot| KnockoutGame { draw: table.id.into(), slot };
        request.fixed.extend(due.into_iter().map(|g| FixedBoard::knockout(g.a, g.b, place(g.slot))));
    }
    for year_final in &earlier.finals {
        let due = year_final::progress(earlier, year_final).due(round);
        let due = due.map_err(|e| AppError::not_now(e.message()))?;
        let place = |slot| KnockoutGame { draw: year_final.id.into(), slot };
        request.fixed.extend(due.into_iter().map(|g| FixedBoard::knockout(g.a, g.b, place(g.slot))));
    }
    for stage in &earlier.qualifyings {
        if let Some(board) = undecided(earlier, stage, round) {
            let (category, last) = (stage.category.to_string(), round - 1);
            let message = message!("round-qualifying-undecided", board, round = last, category);
            return Err(AppError::not_now(message));
        }
        request.fixed.extend(stage.games(earlier, round).into_iter().map(|g| FixedBoard::pair(g.a, g.b)));
    }
    Ok(request)
}

/// Returns the board of a game that the circle fixes.
fn in_circle(game: RobinGame) -> FixedBoard {
    FixedBoard { handicap: Some(0), result: game.forfeit, ..FixedBoard::pair(game.black, game.white) }
}

/// Returns the board in the round before of a drawn qualifying game whose ladder is not decided.
fn undecided(earlier: &Tournament, stage: &QualifyingStage, round: RoundNumber) -> Option<u32> {
    let before = round.checked_sub(1)?;
    let drawn = |game: &&&Game| {
        let verdict = game.passes.known().map(|r| r.verdict);
        game.ladder_winner.is_none() && matches!(verdict, Some(Verdict::Jigo | Verdict::NoResult))
    };
    let of_stage = |game: &&&Game| qualifying_game(earlier, game).is_some_and(|q| q.category == stage.category);
    let games = earlier.games_of(before);
    games.iter().filter(drawn).find(of_stage).map(|game| game.board)
}

/// Returns the request that leaves these games of the round as they are.
pub(super) fn around(
    earlier: &Tournament,
    round: RoundNumber,
    games: impl IntoIterator<Item = Game>,
) -> PairingRequest {
    let fixed = games.into_iter().map(|game| FixedBoard::game(&game)).collect();
    PairingRequest { fixed, keep_separate: first_round_meetings(earlier, round), ..PairingRequest::default() }
}

/// Returns the pairs that may meet in the first round of a table that has not begun (R19). The main table takes its players from
/// the rounds before it, so it keeps nobody apart in them (R63, R67).
pub(crate) fn first_round_meetings(
    earlier: &Tournament,
    round: RoundNumber,
) -> Vec<(domain::EntryId, domain::EntryId)> {
    let coming = earlier.tables.iter().filter(|t| round < t.first_round);
    let coming = coming.filter(|t| t.category != Category::EVERYONE);
    coming.flat_map(first_round_pairs).collect()
}
