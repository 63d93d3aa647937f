//! Changing a pairing by hand: one verb a file. What breaks R11 or R19 needs a yes, which is kept with the change.

mod lock;
mod move_bye;
mod pair_rest;
mod pair_two;
mod set_handicap;
mod swap_players;
mod unpair_board;

pub use lock::{LockBoard, lock_board};
pub use move_bye::{MoveBye, move_bye};
pub use pair_rest::{PairRest, pair_rest};
pub use pair_two::{PairTwo, pair_two};
pub use set_handicap::{SetHandicap, set_handicap};
pub use swap_players::{Seat, SwapPlayers, swap_players};
pub use unpair_board::{UnpairBoard, unpair_board};

use domain::knockout::needs_winner;
use domain::{CompetitionId, EntryId, Game, RoundNumber, Tournament};
use session::{AppError, ErrorCode, Result};

/// Refuses a second meeting or a family pairing that nobody said yes to (R11, R19).
fn check_consent(
    tournament: &Tournament,
    competition: CompetitionId,
    round: RoundNumber,
    game: &Game,
    consent: bool,
) -> Result<()> {
    if consent || needs_winner(tournament, game) {
        return Ok(());
    }
    let pair = [game.black, game.white];
    let name = |id| tournament.entry(id).map_or_else(String::new, |e| e.player.list_name());
    let who = || format!("{} and {}", name(game.black), name(game.white));
    let met = |g: &&Game| {
        g.competition == competition && g.round < round && pair.contains(&g.black) && pair.contains(&g.white)
    };
    if let Some(earlier) = tournament.games.iter().find(met) {
        let message =
            format!("{} met in round {} already: say yes to a second meeting, or choose others.", who(), earlier.round);
        return Err(AppError::new(ErrorCode::Consent, message));
    }
    let family = pair.map(|id| tournament.entry(id).and_then(|e| e.family_group.clone()));
    if family[0].is_some() && family[0] == family[1] {
        let message = format!("{} are of one family: say yes to the pairing, or choose others.", who());
        return Err(AppError::new(ErrorCode::Consent, message));
    }
    Ok(())
}

/// Refuses a change of a board that has a result or belongs to a knock-out.
fn check_free(tournament: &Tournament, game: &Game) -> Result<()> {
    if game.passes.black.or(game.passes.white).is_some() {
        return Err(AppError::not_now(format!(
            "Board {} has a result: clear it before changing the pairing.",
            game.board
        )));
    }
    if needs_winner(tournament, game) {
        let message = format!("Board {} is a knock-out or qualifying game: its table says who plays it.", game.board);
        return Err(AppError::not_now(message));
    }
    Ok(())
}

/// Refuses somebody who is not there to be paired by hand: busy in the round, or not playing it.
fn check_idle(tournament: &Tournament, competition: CompetitionId, round: RoundNumber, id: EntryId) -> Result<()> {
    let entry = tournament
        .entry(id)
        .filter(|e| e.competition == competition)
        .ok_or_else(|| AppError::not_found(format!("There is no entry {}: look it up in the register.", id.0)))?;
    let name = entry.player.list_name();
    if !entry.plays(round) {
        return Err(AppError::not_now(format!(
            "{name} does not play in round {round}: change the rounds he misses first."
        )));
    }
    if tournament.is_kept_for_final(entry, round) {
        let message = format!("{name} is not paired in round {round}: the Final has him, or the round for itself.");
        return Err(AppError::not_now(message));
    }
    let games = tournament.games_of(competition, round);
    match games.iter().find(|g| g.colour_of(id).is_some()) {
        Some(game) => {
            Err(AppError::not_now(format!("{name} plays at board {} already: unpair that board first.", game.board)))
        }
        None => Ok(()),
    }
}
