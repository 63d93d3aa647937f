//! The pairing request of a round: the knock-out games, and the pairs that must not meet before a knock-out (R19, R33).

use std::collections::BTreeSet;

use domain::knockout::{awaits_qualifier, first_round_pairs, progress, qualifying_game};
use domain::model::entry::EntryStatus;
use domain::model::pairing_rules::Profile;
use domain::model::qualifying::QualifyingStage;
use domain::pairing::{Field, FixedBoard, PairingRequest};
use domain::systems::round_robin::{RobinGame, round_robin};
use domain::systems::zones;
use domain::{Category, EntryId, Game, KnockoutGame, RoundNumber, Tournament, Verdict, year_final};
use messages::{Explain, message};
use session::{AppError, Result};

/// Returns the request for a round that is not paired yet, from what is known before it.
pub(crate) fn fresh(field: &Field, profile: Option<Profile>) -> Result<PairingRequest> {
    let round = field.round();
    let mut request = PairingRequest {
        profile,
        keep_separate: first_round_meetings(field),
        bye: field.given_bye(round).map(|entry| entry.id),
        ..PairingRequest::default()
    };
    let rules = &field.competition;
    if rules.system.everyone_meets() {
        let circle = round_robin(field, rules, round).map_err(|e| AppError::not_now(e.message()))?;
        request.fixed.extend(circle.games.into_iter().map(in_circle));
        let mut rests = circle.rests.into_iter();
        request.bye = rests.next();
        request.resting = rests.collect();
        return Ok(request);
    }
    if rules.system.has_zones() {
        let games = zones::games(field, rules, round).map_err(|e| AppError::not_now(e.message()))?;
        request.fixed.extend(games.into_iter().map(in_circle));
    }
    for table in &field.tables {
        let due = progress(field, table).due(round).map_err(|e| AppError::not_now(e.message()))?;
        let place = |slot| KnockoutGame { draw: table.id.into(), slot };
        request.fixed.extend(due.into_iter().map(|g| FixedBoard::knockout(g.a, g.b, place(g.slot))));
    }
    for year_final in &field.finals {
        let due = year_final::progress(field, year_final).due(round);
        let due = due.map_err(|e| AppError::not_now(e.message()))?;
        let place = |slot| KnockoutGame { draw: year_final.id.into(), slot };
        request.fixed.extend(due.into_iter().map(|g| FixedBoard::knockout(g.a, g.b, place(g.slot))));
    }
    for stage in &field.qualifyings {
        if let Some(board) = undecided(field, stage, round).filter(|_| is_awaited(field, stage)) {
            let (category, last) = (stage.category.to_string(), round - 1);
            let message = message!("round-qualifying-undecided", board, round = last, category);
            return Err(AppError::not_now(message));
        }
        request.fixed.extend(stage.games(field, round).into_iter().map(|g| FixedBoard::pair(g.a, g.b)));
    }
    Ok(request)
}

/// As [`fresh`], around games of the round that stay: what is fixed for their players gives way.
pub(super) fn fresh_around(field: &Field, profile: Option<Profile>, games: Vec<Game>) -> Result<PairingRequest> {
    let mut request = fresh(field, profile)?;
    let sits = |id: EntryId| games.iter().any(|game| game.colour_of(id).is_some());
    request.fixed.retain(|board| !sits(board.first) && !sits(board.second));
    request.bye = request.bye.filter(|&id| !sits(id));
    request.resting.retain(|&id| !sits(id));
    request.fixed.extend(games.iter().map(FixedBoard::game));
    Ok(request)
}

/// Returns the board of a game that the circle fixes.
fn in_circle(game: RobinGame) -> FixedBoard {
    FixedBoard { handicap: Some(0), result: game.forfeit, ..FixedBoard::pair(game.black, game.white) }
}

/// Whether a table waits for who qualifies: it is not drawn, or a corrected game has left a box of it empty.
fn is_awaited(earlier: &Tournament, stage: &QualifyingStage) -> bool {
    earlier.table_of(stage.category).is_none_or(awaits_qualifier)
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

/// Lets players play the round who sit at boards that stay, or have its bye, also if they have left since: their board is another
/// question.
pub(super) fn let_seated_play(tournament: &mut Tournament, round: RoundNumber, seated: &BTreeSet<EntryId>) {
    for entry in tournament.entries.iter_mut().filter(|entry| seated.contains(&entry.id) && !entry.plays(round)) {
        (entry.status, entry.missed) = (EntryStatus::Registered, entry.missed.without(round));
    }
}

/// Returns the players of games.
pub(super) fn players<'g>(games: impl IntoIterator<Item = &'g Game>) -> BTreeSet<EntryId> {
    games.into_iter().flat_map(|game| [game.black, game.white]).collect()
}

/// Returns the request that leaves these games of the round as they are.
pub(super) fn around(field: &Field, games: impl IntoIterator<Item = Game>) -> PairingRequest {
    let fixed = games.into_iter().map(|game| FixedBoard::game(&game)).collect();
    PairingRequest { fixed, keep_separate: first_round_meetings(field), ..PairingRequest::default() }
}

/// Returns the pairs that may meet in the first round of a table that has not begun (R19). The main table takes its players from
/// the rounds before it, so it keeps nobody apart in them (R63, R67).
pub(crate) fn first_round_meetings(field: &Field) -> Vec<(domain::EntryId, domain::EntryId)> {
    let coming = field.tables.iter().filter(|t| field.round() < t.first_round);
    let coming = coming.filter(|t| t.category != Category::EVERYONE);
    coming.flat_map(first_round_pairs).collect()
}
