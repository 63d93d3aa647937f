//! What is asked of the pairing of a round: the knock-out games first, and who is kept apart for them (R19, R33).

use domain::knockout::{first_round_pairs, progress, qualifying_game};
use domain::model::pairing_rules::Profile;
use domain::model::qualifying::QualifyingStage;
use domain::pairing::{FixedBoard, PairingRequest};
use domain::systems::round_robin::round_robin;
use domain::{CompetitionId, Game, KnockoutGame, RoundNumber, System, Tournament, Verdict, year_final as group_final};
use session::{AppError, Result};

/// The request for a round that is not paired yet, from what is known before it.
pub(crate) fn fresh(
    earlier: &Tournament,
    competition: CompetitionId,
    round: RoundNumber,
    profile: Option<Profile>,
) -> Result<PairingRequest> {
    let mut request =
        PairingRequest { profile, apart: apart(earlier, competition, round), ..PairingRequest::default() };
    let robin = earlier.competition(competition).filter(|c| c.system == System::RoundRobin);
    if let Some(robin) = robin {
        let set = round_robin(earlier, robin, round).map_err(|e| AppError::not_now(e.to_string()))?;
        let game = |(black, white)| FixedBoard { handicap: Some(0), ..FixedBoard::pair(black, white) };
        request.already.extend(set.games.into_iter().map(game));
        request.bye = set.rests;
        return Ok(request);
    }
    for table in earlier.tables.iter().filter(|t| t.competition == competition) {
        let due = progress(earlier, table).due(round).map_err(|e| AppError::not_now(e.to_string()))?;
        let place = |slot| KnockoutGame { table: table.id, slot };
        request.already.extend(due.into_iter().map(|g| FixedBoard::knockout(g.a, g.b, place(g.slot))));
    }
    for group_final in earlier.finals.iter().filter(|f| f.competition == competition) {
        let due = group_final::progress(earlier, group_final).due(round);
        let due = due.map_err(|e| AppError::not_now(e.to_string()))?;
        let place = |slot| KnockoutGame { table: group_final.id, slot };
        request.already.extend(due.into_iter().map(|g| FixedBoard::knockout(g.a, g.b, place(g.slot))));
    }
    for stage in earlier.qualifyings.iter().filter(|q| q.competition == competition) {
        if let Some(board) = undecided(earlier, stage, round) {
            let (category, last) = (stage.category, round - 1);
            return Err(AppError::not_now(format!(
                "Board {board} of round {last} is a qualifying game of KO{category} without a winner: play its ladder first."
            )));
        }
        request.already.extend(stage.games(earlier, round).into_iter().map(|g| FixedBoard::pair(g.a, g.b)));
    }
    Ok(request)
}

/// The board of the round before at which a qualifying game is drawn and its ladder open.
fn undecided(earlier: &Tournament, stage: &QualifyingStage, round: RoundNumber) -> Option<u32> {
    let before = round.checked_sub(1)?;
    let drawn = |game: &&&Game| {
        let verdict = game.passes.known().map(|r| r.verdict);
        game.ladder_winner.is_none() && matches!(verdict, Some(Verdict::Jigo | Verdict::NoResult))
    };
    let own = |game: &&&Game| qualifying_game(earlier, game).is_some_and(|q| q.category == stage.category);
    let games = earlier.games_of(stage.competition, before);
    games.iter().filter(drawn).find(own).map(|game| game.board)
}

/// The request that leaves these games of the round as they are.
pub(super) fn around(
    earlier: &Tournament,
    competition: CompetitionId,
    round: RoundNumber,
    games: impl IntoIterator<Item = Game>,
) -> PairingRequest {
    let already = games.into_iter().map(|game| FixedBoard::game(&game)).collect();
    PairingRequest { already, apart: apart(earlier, competition, round), ..PairingRequest::default() }
}

/// Pairs who may meet in the first round of a table that has not begun (R19).
pub(crate) fn apart(
    earlier: &Tournament,
    competition: CompetitionId,
    round: RoundNumber,
) -> Vec<(domain::EntryId, domain::EntryId)> {
    let coming = earlier.tables.iter().filter(|t| t.competition == competition && round < t.first_round);
    coming.flat_map(first_round_pairs).collect()
}

/// The pairing profile of this name, if one is named.
pub(super) fn profile(text: Option<&str>) -> Result<Option<Profile>> {
    match text {
        None => Ok(None),
        Some("seygo") => Ok(Some(Profile::Seygo)),
        Some("opengotha") => Ok(Some(Profile::OpenGotha)),
        Some(other) => {
            Err(AppError::bad_input(format!("\"{other}\" is no pairing profile: choose seygo or opengotha.")))
        }
    }
}
