//! The bye goes to somebody else, who gives his seat to whoever had it (R10).

use domain::{Colour, EntryId};
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::{check_consent, check_free};
use crate::round::boards::seat_fixed;
use crate::round::paired;
use crate::round::price::{ManualChange, by_hand};

/// Who is to have the bye.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct MoveBye {
    /// The round, from 1.
    pub round: u32,
    /// The entry's key.
    #[ts(type = "number")]
    pub to: i64,
    /// Yes to a second meeting or a family pairing.
    pub consent: bool,
}

/// Moves the bye. The answer is the board at which the seats changed.
///
/// # Errors
/// Nobody has the bye, the other has no game, his board has a result, or two may not meet without a yes.
pub fn move_bye(session: &mut EventSession, request: &MoveBye) -> Result<Mutation<ManualChange>> {
    let (round, to) = (request.round, EntryId(request.to));
    session.transact(Operation::MoveBye, request, |tournament| {
        let competition = main_competition(tournament)?.id;
        paired(tournament, competition, round)?;
        let bye = tournament.byes.iter().position(|b| b.competition == competition && b.round == round);
        let bye = bye.ok_or_else(|| AppError::not_now(format!("Nobody has the bye in round {round}.")))?;
        let seat = |g: &domain::Game| g.competition == competition && g.round == round && g.colour_of(to).is_some();
        let at = tournament.games.iter().position(seat).ok_or_else(|| {
            AppError::not_now(format!("The player has no game in round {round} to give away: choose one who plays."))
        })?;
        check_free(tournament, &tournament.games[at])?;
        let from = tournament.byes[bye].entry;
        tournament.byes[bye].entry = to;
        let game = &mut tournament.games[at];
        match game.colour_of(to) {
            Some(Colour::Black) => game.black = from,
            _ => game.white = from,
        }
        check_consent(tournament, competition, round, &tournament.games[at], request.consent)?;
        seat_fixed(tournament, competition, round);
        by_hand(tournament, request.round, tournament.games[at].board)
    })
}
