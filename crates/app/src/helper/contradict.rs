//! A helper's result that differs from the entered one, or is of a game that is not played at its board any more, is kept for the desk
//! to decide.

use domain::{Colour, CompetitionId, Contradiction, ContradictionId, EntryId, Event, Game, GameResult, RoundState};
use messages::message;
use session::{AppError, Delivery, EventSession, Result};

use super::action::HelperAction;
use crate::labels::ResultView;
use crate::operation::{ReportResult, op};

/// The most contradictions of a helper that wait for the desk. Nobody reads that many boards that the desk has changed meanwhile.
pub(super) const MOST_OF_HELPER: usize = 24;

/// Records that a helper contradicts the desk about a board.
///
/// # Errors
/// The desk cannot decide it: there is no such board, its round is confirmed, or too many of the helper's results wait; or the file
/// cannot be written. Nothing is kept then.
pub(super) fn contradict(session: &mut EventSession, delivery: Delivery, action: &HelperAction) -> Result<()> {
    let whole = session.event()?;
    let sent = contradiction(whole, &delivery.author, action).ok_or_else(no_board)?;
    check_can_wait(whole, &sent)?;
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

/// Checks that the desk can decide a contradiction, so that the phone says "waits" only of results that the desk can see.
fn check_can_wait(whole: &Event, sent: &Contradiction) -> Result<()> {
    let [black, white] = sent.players;
    let are_players = black != white && sent.players.iter().all(|player| whole.entry(*player).is_some());
    let state = whole.round(sent.competition, sent.round).map(|round| round.state);
    if !are_players || state.is_none() || whole.game_at(sent.competition, sent.round, sent.board).is_none() {
        return Err(no_board());
    }
    if state == Some(RoundState::Confirmed) {
        return Err(AppError::not_now(message!("helper-round-confirmed", round = sent.round)));
    }
    let own = whole.contradictions().filter(|kept| kept.helper == sent.helper && is_open(whole, kept));
    let waiting: Vec<_> = own.collect();
    if waiting.len() >= MOST_OF_HELPER && !waiting.iter().any(|kept| kept.repeats(sent)) {
        return Err(AppError::not_now(message!("helper-too-many-wait", count = waiting.len())));
    }
    Ok(())
}

/// Nothing can wait for the desk at a board that it does not have.
fn no_board() -> AppError {
    AppError::not_found(message!("helper-no-board"))
}

/// Returns whether the helper sent this action, and the desk has not decided about it. Who confirms a round decides.
pub(super) fn is_contradiction(whole: &Event, helper: &str, action: &HelperAction) -> bool {
    let waits = |sent: Contradiction| {
        let mut waiting = whole.contradictions().filter(|kept| is_open(whole, kept));
        waiting.any(|kept| kept.repeats(&sent))
    };
    contradiction(whole, helper, action).is_some_and(waits)
}

fn is_open(whole: &Event, kept: &Contradiction) -> bool {
    whole.tournament(kept.competition).is_some_and(|tournament| tournament.is_undecided(kept))
}

/// Returns what the helper sends against a result, without a key; `None` if it does not name its players or a competition.
fn contradiction(whole: &Event, helper: &str, action: &HelperAction) -> Option<Contradiction> {
    let HelperAction::Result { competition, round, board, pass, result, players } = action else { return None };
    let competition = whole.competition(CompetitionId(*competition))?.id;
    let game = whole.game_at(competition, *round, *board);
    Some(Contradiction {
        id: ContradictionId::default(),
        competition,
        round: *round,
        board: *board,
        players: players.map(|players| players.map(EntryId))?,
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
