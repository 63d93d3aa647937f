//! A helper's result that differs from the entered one, or is of a game that is not played at its board any more, is kept for the desk
//! to decide.

use domain::{Colour, CompetitionId, Contradiction, EntryId, RoundState, Tournament};
use session::{Delivery, EventSession, Result};

use super::action::HelperAction;
use crate::labels::ColourView;
use crate::operation::{ReportResult, op};

/// The most contradictions of a board that are kept. Helpers who send more are known to differ.
const MOST_OF_BOARD: usize = 8;

/// Records that a helper contradicts the entered result of a board, unless they did before or the round is confirmed.
///
/// # Errors
/// The file cannot be written.
pub(super) fn contradict(session: &mut EventSession, delivery: Delivery, action: &HelperAction) -> Result<()> {
    let whole = session.whole()?;
    let Some(sent) = contradiction(whole, &delivery.author, action) else { return Ok(()) };
    let of_board = whole.event.reports.contradictions.iter().filter(|kept| is_at_board_of(kept, &sent)).count();
    if is_confirmed(whole, sent.competition, sent.round) || of_board >= MOST_OF_BOARD {
        return Ok(());
    }
    if whole.event.reports.contradictions.contains(&sent) {
        return Ok(());
    }
    let report = ReportResult {
        competition: sent.competition.0,
        round: sent.round,
        board: sent.board,
        by: sent.pass.into(),
        result: sent.result.into(),
        contradicts: true,
    };
    session.deliver(delivery, |session| {
        session.transact_whole(op::ReportResult, &report, |whole, _| {
            let over: Vec<_> =
                whole.rounds.iter().filter(|round| round.state == RoundState::Confirmed).cloned().collect();
            let kept = &mut whole.event.reports.contradictions;
            kept.retain(|kept| !over.iter().any(|r| (r.competition, r.number) == (kept.competition, kept.round)));
            kept.push(sent);
            Ok(())
        })
    })?;
    Ok(())
}

/// Returns whether the helper contradicts the entered result with this action, and the desk has not decided.
pub(super) fn is_contradiction(whole: &Tournament, helper: &str, action: &HelperAction) -> bool {
    contradiction(whole, helper, action).is_some_and(|sent| whole.event.reports.contradictions.contains(&sent))
}

fn contradiction(whole: &Tournament, helper: &str, action: &HelperAction) -> Option<Contradiction> {
    let HelperAction::Result { competition, round, board, pass, result, players } = action else { return None };
    let competition = whole.competition(CompetitionId(*competition))?.id;
    let shown = players.map(|players| players.map(EntryId));
    let there = || whole.game_at(competition, *round, *board).map(|game| [game.black, game.white]);
    Some(Contradiction {
        competition,
        round: *round,
        board: *board,
        players: shown.or_else(there)?,
        pass: Colour::from(pass.unwrap_or(ColourView::Black)),
        result: (*result).into(),
        helper: helper.to_owned(),
    })
}

fn is_at_board_of(kept: &Contradiction, sent: &Contradiction) -> bool {
    (kept.competition, kept.round, kept.board) == (sent.competition, sent.round, sent.board)
}

fn is_confirmed(whole: &Tournament, competition: CompetitionId, round: u32) -> bool {
    whole.round(competition, round).is_some_and(|round| round.state == RoundState::Confirmed)
}
