//! Two who are free play each other.

use domain::pairing::PairingRequest;
use domain::{EntryId, Game, GameId, Passes, RoundNumber, Tournament, pairing};
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::{check_consent, check_idle};
use crate::round::boards::seat_fixed;
use crate::round::paired;
use crate::round::price::{ManualChange, by_hand};

/// The two, by their keys.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct PairTwo {
    /// The round, from 1.
    pub round: u32,
    /// One of them.
    #[ts(type = "number")]
    pub first: i64,
    /// The other.
    #[ts(type = "number")]
    pub second: i64,
    /// Yes to a second meeting or a family pairing.
    pub consent: bool,
}

/// Pairs two; colours and handicap follow the rules (R17, R18). Who had the bye loses it. The answer is the board.
///
/// # Errors
/// One of them is busy or does not play, or they may not meet without a yes.
pub fn pair_two(session: &mut EventSession, request: &PairTwo) -> Result<Mutation<ManualChange>> {
    let (first, second, round) = (EntryId(request.first), EntryId(request.second), request.round);
    session.transact(Operation::PairTwo, request, |tournament| {
        let competition = main_competition(tournament)?.id;
        paired(tournament, competition, round)?;
        check_idle(tournament, competition, round, first)?;
        check_idle(tournament, competition, round, second)?;
        if first == second {
            return Err(AppError::bad_input("Nobody plays himself: choose two players."));
        }
        let game = seated(tournament, round, first, second)?;
        check_consent(tournament, competition, round, &game, request.consent)?;
        tournament.byes.retain(|b| b.round != round || ![first, second].contains(&b.entry));
        tournament.games.push(game);
        let at = tournament.games.len() - 1;
        seat_fixed(tournament, competition, round);
        by_hand(tournament, request.round, tournament.games[at].board)
    })
}

/// The game of two at the first free board.
fn seated(tournament: &Tournament, round: RoundNumber, first: EntryId, second: EntryId) -> Result<Game> {
    let competition = main_competition(tournament)?.id;
    // Only these two are there, so their board is the whole proposal; who they met before is still known.
    let mut known = tournament.before_round(competition, round);
    for entry in known.entries.iter_mut().filter(|e| e.competition == competition && ![first, second].contains(&e.id)) {
        entry.missed = entry.missed.with(round);
    }
    let proposal = pairing::propose(&known, competition, round, &PairingRequest::default())?;
    let seat = proposal.boards.first().ok_or_else(|| AppError::internal("two players made no board"))?;
    let taken: Vec<u32> = tournament.games_of(competition, round).iter().map(|g| g.board).collect();
    let board = (1..).find(|board| !taken.contains(board)).unwrap_or(1);
    Ok(Game {
        id: GameId(tournament.games.iter().map(|g| g.id.0).max().unwrap_or(0) + 1),
        competition,
        round,
        board,
        black: seat.black,
        white: seat.white,
        handicap: seat.handicap,
        passes: Passes::default(),
        knockout: None,
        ladder_winner: None,
        locked: true,
        changed_after_release: false,
    })
}
