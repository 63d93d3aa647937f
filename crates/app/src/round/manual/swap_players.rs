//! Two players of different boards change places.

use domain::{Colour, Game};
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::{check_consent, check_free};
use crate::round::board_position;
use crate::round::boards::seat_fixed;
use crate::round::price::{ManualChange, by_hand};

/// A seat at a board.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct Seat {
    /// The board, from 1.
    pub board: u32,
    /// `black` or `white`.
    pub colour: String,
}

/// Two seats.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct SwapPlayers {
    /// The round, from 1.
    pub round: u32,
    /// One seat.
    pub one: Seat,
    /// The other, at another board.
    pub other: Seat,
    /// Yes to a second meeting or a family pairing.
    pub consent: bool,
}

/// Swaps the players of two seats. Handicaps stay: set them anew where they no longer fit.
///
/// # Errors
/// There is no such seat, a board has a result or is a knock-out game, or two may not meet without a yes.
pub fn swap_players(session: &mut EventSession, request: &SwapPlayers) -> Result<Mutation<ManualChange>> {
    let (one, other) = (colour(&request.one)?, colour(&request.other)?);
    if request.one.board == request.other.board {
        return Err(AppError::bad_input("Both seats are at one board: swap its colours instead."));
    }
    session.transact(Operation::SwapPlayers, request, |tournament| {
        let competition = main_competition(tournament)?.id;
        let at = board_position(tournament, competition, request.round, request.one.board)?;
        let there = board_position(tournament, competition, request.round, request.other.board)?;
        check_free(tournament, &tournament.games[at])?;
        check_free(tournament, &tournament.games[there])?;
        let (first, second) = (tournament.games[at].entry(one), tournament.games[there].entry(other));
        sit(&mut tournament.games[at], one, second);
        sit(&mut tournament.games[there], other, first);
        for board in [at, there] {
            check_consent(tournament, competition, request.round, &tournament.games[board], request.consent)?;
        }
        seat_fixed(tournament, competition, request.round);
        by_hand(tournament, request.round, tournament.games[at].board)
    })
}

fn sit(game: &mut Game, colour: Colour, entry: domain::EntryId) {
    match colour {
        Colour::Black => game.black = entry,
        Colour::White => game.white = entry,
    }
}

fn colour(seat: &Seat) -> Result<Colour> {
    match seat.colour.as_str() {
        "black" => Ok(Colour::Black),
        "white" => Ok(Colour::White),
        other => Err(AppError::bad_input(format!("\"{other}\" is no colour: write black or white."))),
    }
}
