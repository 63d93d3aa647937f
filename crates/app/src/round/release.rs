//! Releases a round: its pairings are published and players may start.

use domain::{RoundNumber, RoundState, Tournament};
use messages::message;
use session::{AppError, ErrorCode, EventSession, Mutation, Result};

use super::boards::in_use;
use super::left_over::left_over;
use super::validity::{Validity, validity};
use super::{paired, refuse_free};
use crate::operation::{RoundStep, op};

/// Releases a drafted round.
///
/// # Errors
/// The round is not paired, or is already released, or another competition uses a board. Players have neither a game nor the bye, or
/// the round is out of date, and the director does not consent.
pub fn release(session: &mut EventSession, request: &RoundStep) -> Result<Mutation<u32>> {
    let validity = validity(session, request.round)?;
    session.transact(op::ReleaseRound, request, |tournament| {
        refuse_free(&tournament.competition)?;
        let position = paired(tournament, request.round)?;
        if tournament.rounds[position].state != RoundState::Draft {
            return Err(AppError::not_now(message!("round-already-released", round = request.round)));
        }
        check_boards(tournament, request.round)?;
        check_left_over(tournament, request)?;
        check_current(&validity, request)?;
        tournament.rounds[position].state = RoundState::Released;
        Ok(request.round)
    })
}

/// Refuses to release a round at a board that another competition uses.
fn check_boards(tournament: &Tournament, round: RoundNumber) -> Result<()> {
    let games = tournament.games_of(round);
    match games.iter().find_map(|game| tournament.use_elsewhere(game.board)) {
        Some(busy) => Err(AppError::not_now(in_use(busy)).hint(message!("round-board-in-use-hint"))),
        None => Ok(()),
    }
}

/// Refuses to release a round that is out of date, without consent.
fn check_current(validity: &Validity, request: &RoundStep) -> Result<()> {
    if request.consent || !validity.is_out_of_date() {
        return Ok(());
    }
    let refused = AppError::new(ErrorCode::Consent, message!("round-no-longer-follows", round = request.round));
    let explained = validity.texts().into_iter().fold(refused, AppError::hint);
    Err(explained.hint(message!("round-out-of-date-hint")))
}

/// Refuses to release a round in which players have neither a game nor the bye, without consent.
fn check_left_over(tournament: &Tournament, request: &RoundStep) -> Result<()> {
    let names: Vec<String> = left_over(tournament, request.round).iter().map(|e| e.player.list_name()).collect();
    if request.consent || names.is_empty() {
        return Ok(());
    }
    let (round, count) = (request.round, names.len());
    let refused = AppError::new(ErrorCode::Consent, message!("round-players-left", round, count, names));
    Err(refused.hint(message!("round-players-left-hint")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use crate::operation::SetPaid;
    use crate::round::{PairRound, UnpairBoard, pair, unpair_board};

    #[test]
    fn each_reason_why_a_draft_is_out_of_date_is_a_sentence_of_its_own() {
        let mut session = fixture::played(8);
        pair(&mut session, &PairRound { round: 2, ..PairRound::default() }).expect("all results are agreed");
        let rank = |tournament: &mut Tournament| {
            tournament.entries[6].player.rank = "4d".parse().expect("a rank");
            Ok(())
        };
        session.transact(op::SetPaid, &SetPaid { id: 1, paid: true }, rank).expect("a rank can change");
        let refused = release(&mut session, &RoundStep::of(2)).expect_err("the draft is out of date");
        assert_eq!(refused.message.to_string(), "Round 2 is out of date.");
        let hints: Vec<_> = refused.hints.iter().map(|hint| hint.id).collect();
        assert_eq!(hints, ["stale-rank", "stale-pairs-differ", "round-out-of-date-hint"]);
    }

    #[test]
    fn release_publishes_a_draft_once() {
        let mut session = fixture::paired(8);
        release(&mut session, &RoundStep::of(1)).expect("round 1 is a draft");
        assert_eq!(session.tournament().expect("an event is open").rounds[0].state, RoundState::Released);
        let refused = release(&mut session, &RoundStep::of(1)).expect_err("round 1 is released");
        assert_eq!(refused.message.id, "round-already-released");
    }

    #[test]
    fn a_round_is_released_without_a_player_only_with_consent() {
        let mut session = fixture::paired(8);
        unpair_board(&mut session, &UnpairBoard { round: 1, board: 2 }).expect("board 2 has no result");
        let refused = release(&mut session, &RoundStep::of(1)).expect_err("two players have no game");
        assert_eq!((refused.code, refused.message.id), (ErrorCode::Consent, "round-players-left"));
        pair(&mut session, &PairRound { round: 1, ..PairRound::default() }).expect("the two can be paired");
        release(&mut session, &RoundStep::of(1)).expect("everybody has a game");

        let mut session = fixture::paired(8);
        unpair_board(&mut session, &UnpairBoard { round: 1, board: 2 }).expect("board 2 has no result");
        release(&mut session, &RoundStep { round: 1, consent: true }).expect("the director consents");
    }
}
