//! Manual changes of a pairing, one verb per file. A change that breaks R11 or R19 needs consent, which the journal keeps.

mod lock;
mod move_bye;
mod pair_rest;
mod pair_two;
mod set_handicap;
mod swap_players;
mod unpair_board;

pub use lock::lock_board;
pub use move_bye::move_bye;
pub(super) use pair_rest::keep_games;
pub use pair_rest::pair_rest;
pub use pair_two::pair_two;
pub use set_handicap::set_handicap;
pub use swap_players::swap_players;
pub use unpair_board::unpair_board;

use domain::knockout::needs_winner;
use domain::{Competition, EntryId, Game, RoundNumber, Tournament};
use messages::message;
use session::{AppError, ErrorCode, Result};

use crate::round::families::of_one_family;
use crate::round::{board_position, refuse_begun, refuse_confirmed};
use crate::teams::{match_of_board, pairing_level};

/// Refuses a rematch or a family pairing without consent (R11, R19).
fn check_consent(tournament: &Tournament, round: RoundNumber, game: &Game, consent: bool) -> Result<()> {
    if consent || needs_winner(tournament, game) {
        return Ok(());
    }
    let pair = [game.black, game.white];
    let [black, white] = pair.map(|id| tournament.entry(id).map_or_else(String::new, |e| e.player.list_name()));
    let met = |g: &&Game| g.round < round && pair.contains(&g.black) && pair.contains(&g.white);
    if let Some(earlier) = tournament.games.iter().find(met) {
        let message = message!("pairing-consent-rematch", black, white, round = earlier.round);
        return Err(AppError::new(ErrorCode::Consent, message));
    }
    if of_one_family(tournament, pair) {
        return Err(AppError::new(ErrorCode::Consent, message!("pairing-consent-family", black, white)));
    }
    Ok(())
}

/// Lets a player play a round that they were to miss, which needs consent: a late entry comes to a published round, or someone comes
/// after all.
fn let_play(tournament: &mut Tournament, round: RoundNumber, id: EntryId, consent: bool) -> Result<()> {
    let mut missing = tournament.entries.iter_mut().filter(|entry| entry.only_misses(round));
    let Some(entry) = missing.find(|entry| entry.id == id) else { return Ok(()) };
    if !consent {
        let message = message!("pairing-consent-missed", name = entry.player.list_name(), round);
        return Err(AppError::new(ErrorCode::Consent, message));
    }
    entry.missed = entry.missed.without(round);
    Ok(())
}

/// Refuses a second match of the teams that meet at a board without consent.
fn check_match_consent(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
    board: u32,
    consent: bool,
) -> Result<()> {
    let level = pairing_level(tournament, competition);
    let number = match_of_board(tournament, competition, round, board).unwrap_or(board);
    let position = board_position(&level, round, number)?;
    check_consent(&level, round, &level.games[position], consent)
}

/// Refuses to change a board of a confirmed round, or one that has a result, is adjourned, or belongs to a knock-out.
pub(super) fn check_free(tournament: &Tournament, game: &Game) -> Result<()> {
    refuse_confirmed(tournament, game.round)?;
    refuse_begun(tournament, game)?;
    if needs_winner(tournament, game) {
        return Err(AppError::not_now(message!("round-board-of-table", board = game.board)));
    }
    Ok(())
}

/// Refuses a player who has a board in the round, is not registered, or rests in it, unless the game is `of_draw`: of a knock-out
/// or a Final.
fn check_idle(tournament: &Tournament, round: RoundNumber, id: EntryId, of_draw: bool) -> Result<()> {
    let entry =
        tournament.entry(id).ok_or_else(|| AppError::not_found(message!("pairing-entry-unknown", entry = id.0)))?;
    let name = entry.player.list_name();
    if !entry.plays(round) && !entry.only_misses(round) {
        return Err(AppError::not_now(message!("pairing-player-absent", name, round)));
    }
    if !of_draw && tournament.is_kept_for_final(entry, round) {
        return Err(AppError::not_now(message!("pairing-player-in-final", name, round)));
    }
    if !of_draw && tournament.is_held(entry, round) {
        return Err(AppError::not_now(message!("pairing-player-held", name, round)));
    }
    if !of_draw && tournament.rests(entry, round) {
        return Err(AppError::not_now(message!("pairing-games-fixed", name, round)));
    }
    let games = tournament.games_of(round);
    match games.iter().find(|g| g.colour_of(id).is_some()) {
        Some(game) => Err(AppError::not_now(message!("pairing-player-busy", name, board = game.board))),
        None => Ok(()),
    }
}
