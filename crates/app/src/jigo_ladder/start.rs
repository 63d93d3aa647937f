//! Starts a ladder when the referee has accepted the jigo.

use chrono::{NaiveDateTime, Timelike};
use domain::model::jigo_ladder::{Decider, JigoLadder};
use domain::model::knockout_rules::AfterJigo;
use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use super::drawn_game;
use crate::operation::{StartLadder, op};
use crate::referee::moment_near;

/// Starts a ladder, or changes the start of a ladder without games. Returns the board.
///
/// # Errors
/// The board has no drawn game that needs a winner, games of its ladder are entered, or a new game lacks its times.
pub fn start(session: &mut EventSession, request: &StartLadder) -> Result<Mutation<u32>> {
    let now = whole_minute(session.now());
    session.transact(op::StartLadder, request, |tournament| {
        let position = drawn_game(tournament, request.round, request.board)?;
        let game = tournament.games[position].clone();
        if game.ladder_winner.is_some() || tournament.ladder_of(game.id).is_some_and(|l| !l.played().is_empty()) {
            return Err(AppError::not_now(message!("ladder-games-entered", board = game.board)));
        }
        let accepted = request.accepted.as_deref().map_or(Ok(now), |text| moment_near(text, now))?;
        let setting = tournament.competition.knockout_rules.after_jigo;
        let ladder = JigoLadder::new(game.id, [game.black, game.white], accepted, decider(request, setting)?);
        tournament.ladders.retain(|l| l.game != game.id);
        tournament.ladders.push(ladder);
        tournament.ladders.sort_unstable_by_key(|l| l.game);
        Ok(request.board)
    })
}

fn decider(request: &StartLadder, setting: AfterJigo) -> Result<Decider> {
    match (request.decider.map_or(setting, AfterJigo::from), request.remaining) {
        (AfterJigo::Boards, None) => Ok(Decider::Boards),
        (AfterJigo::Boards, Some(_)) => Err(AppError::bad_input(message!("ladder-boards-have-times"))),
        (AfterJigo::NewGame, Some(remaining)) => Ok(Decider::NewGame(remaining)),
        (AfterJigo::NewGame, None) => Err(AppError::bad_input(message!("ladder-new-game-needs-times"))),
    }
}

/// Returns the moment without seconds: people read it off a wall clock.
pub(super) fn whole_minute(moment: NaiveDateTime) -> NaiveDateTime {
    moment.with_second(0).and_then(|m| m.with_nanosecond(0)).unwrap_or(moment)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{jigo, played};
    use crate::operation::DeciderView;

    #[test]
    fn start_records_when_the_jigo_was_accepted() {
        let (mut session, board) = jigo();
        let accepted = Some("14:05".to_string());
        start(&mut session, &StartLadder { round: 1, board, accepted, ..StartLadder::default() }).expect("a jigo");
        let ladder = session.tournament().expect("an event is open").ladders[0].clone();
        assert_eq!(ladder.accepted.format("%H:%M").to_string(), "14:05");
    }

    #[test]
    fn start_refuses_games_without_a_ladder_times_and_missing_clocks() {
        let refused = start(&mut played(8), &StartLadder { round: 1, board: 1, ..StartLadder::default() });
        assert_eq!(refused.expect_err("Black won on board 1").message.id, "ladder-none");
        let (mut session, board) = jigo();
        let accepted = Some("soon".to_string());
        let refused = start(&mut session, &StartLadder { round: 1, board, accepted, ..StartLadder::default() });
        assert_eq!(refused.expect_err("that is not a time").message.id, "referee-moment-unknown");
        let decider = Some(DeciderView::NewGame);
        let refused = start(&mut session, &StartLadder { round: 1, board, decider, ..StartLadder::default() });
        assert_eq!(refused.expect_err("the times are missing").message.id, "ladder-new-game-needs-times");
    }
}
