//! The referee accepts the jigo, and the ladder begins.

use chrono::{NaiveDateTime, Timelike};
use domain::model::jigo_ladder::{Decider, JigoLadder};
use domain::model::knockout_rules::AfterJigo;
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::{drawn_game, moment};

/// When the jigo was accepted, and what decides.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct StartLadder {
    /// The round, from 1.
    pub round: u32,
    /// The board of the original game.
    pub board: u32,
    /// When the referee accepted the jigo, `14:05`; none for now.
    #[ts(optional)]
    pub accepted: Option<String>,
    /// `boards` (R38) or `new_game` (R41); none for the competition's setting.
    #[ts(optional)]
    pub decider: Option<String>,
    /// For a new game: the seconds that remain to Black and to White of the original game.
    #[ts(optional)]
    pub remaining: Option<[u32; 2]>,
}

/// Begins a ladder; begun anew before its first game it takes over the new time. The answer is the board.
///
/// # Errors
/// The board holds no drawn game that needs a winner, games of its ladder are entered, or a new game lacks its times.
pub fn start(session: &mut EventSession, request: &StartLadder) -> Result<Mutation<u32>> {
    let now = whole_minute(session.now());
    session.transact(Operation::StartLadder, request, |tournament| {
        let at = drawn_game(tournament, request.round, request.board)?;
        let game = tournament.games[at].clone();
        if game.ladder_winner.is_some() || tournament.ladder_of(game.id).is_some_and(|l| !l.played().is_empty()) {
            let message = format!("Games of the ladder of board {} are entered: take them back first.", game.board);
            return Err(AppError::not_now(message));
        }
        let accepted = request.accepted.as_deref().map_or(Ok(now), |text| moment(text, now.date()))?;
        let setting = main_competition(tournament)?.knockout_rules.after_jigo;
        let ladder = JigoLadder::new(game.id, [game.black, game.white], accepted, decider(request, setting)?);
        tournament.ladders.retain(|l| l.game != game.id);
        tournament.ladders.push(ladder);
        tournament.ladders.sort_unstable_by_key(|l| l.game);
        Ok(request.board)
    })
}

fn decider(request: &StartLadder, setting: AfterJigo) -> Result<Decider> {
    let wanted = match request.decider.as_deref() {
        None => setting,
        Some("boards") => AfterJigo::Boards,
        Some("new_game") => AfterJigo::NewGame,
        Some(other) => {
            return Err(AppError::bad_input(format!("\"{other}\" decides nothing: choose boards or new_game.")));
        }
    };
    match (wanted, request.remaining) {
        (AfterJigo::Boards, None) => Ok(Decider::Boards),
        (AfterJigo::Boards, Some(_)) => {
            Err(AppError::bad_input("The boards have times of their own: leave the remaining times out."))
        }
        (AfterJigo::NewGame, Some(remaining)) => Ok(Decider::NewGame(remaining)),
        (AfterJigo::NewGame, None) => {
            Err(AppError::bad_input("A new game is played with the times that remain: enter those of Black and White."))
        }
    }
}

/// Without seconds: people read the time off a wall clock.
pub(super) fn whole_minute(moment: NaiveDateTime) -> NaiveDateTime {
    moment.with_second(0).and_then(|m| m.with_nanosecond(0)).unwrap_or(moment)
}
