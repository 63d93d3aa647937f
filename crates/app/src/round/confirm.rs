//! Confirms a round once all results are entered and agreed (R23).

use domain::{CompetitionId, Game, RoundNumber, RoundState, Tournament};
use messages::message;
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};

use super::{RoundRequest, paired};

/// Confirms a round.
///
/// # Errors
/// Results are missing or disagree; the message lists the boards.
pub fn confirm(session: &mut EventSession, request: &RoundRequest) -> Result<Mutation<u32>> {
    session.transact(Operation::ConfirmRound, request, |tournament| {
        let competition = main_competition(tournament)?.id;
        paired(tournament, competition, request.round)?;
        confirm_in(tournament, competition, request.round)?;
        Ok(request.round)
    })
}

/// Confirms a round of the snapshot if every result is agreed, and stores with it who was absent.
pub(crate) fn confirm_in(tournament: &mut Tournament, competition: CompetitionId, round: RoundNumber) -> Result<()> {
    let games = tournament.games_of(competition, round);
    let boards =
        |wanted: fn(&Game) -> bool| -> Vec<u32> { games.iter().filter(|g| wanted(g)).map(|g| g.board).collect() };
    let disagreeing = boards(|g| g.passes.disagree());
    if !disagreeing.is_empty() {
        let count = disagreeing.len();
        return Err(AppError::not_now(message!("round-passes-disagree", round, count, boards = disagreeing)));
    }
    let missing = boards(|g| g.passes.agreed().is_none());
    if !missing.is_empty() {
        let count = missing.len();
        return Err(AppError::not_now(message!("round-results-missing", round, count, boards = missing)));
    }
    let position = paired(tournament, competition, round)?;
    tournament.record_absences(competition, round);
    tournament.rounds[position].state = RoundState::Confirmed;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{played, playing};
    use crate::labels::{ColourView, ResultView};
    use crate::round::{EnterResult, enter_result};

    #[test]
    fn confirm_accepts_a_round_with_all_results() {
        let mut session = played(8);
        confirm(&mut session, &RoundRequest { round: 1 }).expect("all results are agreed");
        assert_eq!(session.tournament().expect("an event is open").rounds[0].state, RoundState::Confirmed);
    }

    #[test]
    fn confirm_lists_the_boards_without_a_result() {
        let mut session = playing(8);
        let request = EnterResult { round: 1, board: 2, result: Some(ResultView::BlackWon), ..EnterResult::default() };
        enter_result(&mut session, &request).expect("board 2 is being played");
        let refused = confirm(&mut session, &RoundRequest { round: 1 }).expect_err("three results are missing");
        assert_eq!(refused.to_string(), "Boards 1, 3, 4 of round 1 have no result. Enter the missing results first.");
    }

    #[test]
    fn confirm_refuses_passes_that_disagree() {
        let mut session = played(8);
        let request = EnterResult {
            round: 1,
            board: 2,
            result: Some(ResultView::WhiteWon),
            pass: Some(ColourView::White),
            ..EnterResult::default()
        };
        enter_result(&mut session, &request).expect("a pass can be entered again");
        let refused = confirm(&mut session, &RoundRequest { round: 1 }).expect_err("board 2 is disputed");
        assert_eq!(refused.message.id, "round-passes-disagree");
    }
}
