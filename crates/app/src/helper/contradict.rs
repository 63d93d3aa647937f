//! A helper's result that differs from the entered one, or is of a game that is not played at its board any more, is kept for the desk
//! to decide.

use domain::{Colour, CompetitionId, Contradiction, ContradictionId, EntryId, Event, Game, GameResult, RoundState};
use messages::message;
use session::{AppError, Delivery, EventSession, Result};

use super::action::HelperAction;
use crate::labels::ResultView;
use crate::operation::{ReportResult, op};

/// The most contradictions of a board that are kept. Helpers who send more are known to differ.
const MOST_OF_BOARD: usize = 8;

/// Records that a helper contradicts the entered result of a board, unless the round is confirmed.
///
/// # Errors
/// The file cannot be written.
pub(super) fn contradict(session: &mut EventSession, delivery: Delivery, action: &HelperAction) -> Result<()> {
    let whole = session.event()?;
    let Some(sent) = contradiction(whole, &delivery.author, action) else { return Ok(()) };
    let of_board = whole.contradictions().filter(|kept| is_at_board_of(kept, &sent)).count();
    if is_confirmed(whole, sent.competition, sent.round) || of_board >= MOST_OF_BOARD {
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
        session.transact_event(op::ReportResult, &report, |whole, keys| {
            let missing = || AppError::not_found(message!("competition-missing"));
            whole.forget_sent_of_confirmed_rounds();
            let kept = &mut whole.tournament_mut(sent.competition).ok_or_else(missing)?.contradictions;
            if !kept.iter().any(|kept| kept.repeats(&sent)) {
                kept.push(Contradiction { id: keys.next_key::<Contradiction>(), ..sent });
            }
            Ok(())
        })
    })?;
    Ok(())
}

/// Returns whether the helper contradicts the entered result with this action, and the desk has not decided.
pub(super) fn is_contradiction(whole: &Event, helper: &str, action: &HelperAction) -> bool {
    contradiction(whole, helper, action).is_some_and(|sent| whole.contradictions().any(|kept| kept.repeats(&sent)))
}

/// Returns what the helper sends against a result, without a key.
fn contradiction(whole: &Event, helper: &str, action: &HelperAction) -> Option<Contradiction> {
    let HelperAction::Result { competition, round, board, pass, result, players } = action else { return None };
    let competition = whole.competition(CompetitionId(*competition))?.id;
    let shown = players.map(|players| players.map(EntryId));
    let game = whole.game_at(competition, *round, *board);
    Some(Contradiction {
        id: ContradictionId::default(),
        competition,
        round: *round,
        board: *board,
        players: shown.or_else(|| game.map(|game| [game.black, game.white]))?,
        pass: pass.map_or_else(|| contradicted(game, *result), Colour::from),
        result: (*result).into(),
        helper: helper.to_owned(),
    })
}

/// Returns the pass that a result read once contradicts: that of Black, unless only White's has another result.
fn contradicted(game: Option<&Game>, result: ResultView) -> Colour {
    let differs = |pass: Option<GameResult>| pass.is_some_and(|entered| ResultView::from(entered) != result);
    match game.map(|game| (differs(game.passes.black), differs(game.passes.white))) {
        Some((false, true)) => Colour::White,
        _ => Colour::Black,
    }
}

fn is_at_board_of(kept: &Contradiction, sent: &Contradiction) -> bool {
    (kept.competition, kept.round, kept.board) == (sent.competition, sent.round, sent.board)
}

fn is_confirmed(whole: &Event, competition: CompetitionId, round: u32) -> bool {
    whole.round(competition, round).is_some_and(|round| round.state == RoundState::Confirmed)
}
