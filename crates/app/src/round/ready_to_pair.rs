//! The conditions for pairing a round: the register is closed, the round is the next one, its tables are drawn, no slips are pending.

use domain::{Competition, Game, RoundNumber, RoundState, Tournament};
use messages::{Message, message};
use session::{AppError, ErrorCode, Result};

use super::refuse_free;
use crate::knockout::to_draw;

/// Checks everything that must be done before a round can be paired.
pub(crate) fn check_next(tournament: &Tournament, competition: &Competition, round: RoundNumber) -> Result<()> {
    refuse_free(competition)?;
    let next = tournament.paired_rounds() + 1;
    if competition.register_closed.is_none() {
        return Err(AppError::not_now(message!("round-register-open")).hint(message!("round-register-open-hint")));
    }
    if next > competition.rounds && round >= next {
        return Err(AppError::not_now(message!("round-all-paired", rounds = competition.rounds)));
    }
    if round != next {
        return Err(AppError::not_now(not_next(tournament, round)));
    }
    check_drawn(tournament, competition, round)
}

/// Refuses to pair a round while a table that begins in it is not drawn (R32).
pub(super) fn check_drawn(tournament: &Tournament, competition: &Competition, round: RoundNumber) -> Result<()> {
    match to_draw(tournament, competition, round).first() {
        Some(category) => {
            let category = category.to_string();
            Err(AppError::not_now(message!("round-knockout-not-drawn", category, round)))
        }
        None => Ok(()),
    }
}

/// Returns why a round is not the next to be paired, and what is really next.
fn not_next(tournament: &Tournament, round: RoundNumber) -> Message {
    let current = tournament.paired_rounds();
    if (1..=current).contains(&round) {
        return message!("round-paired-already", round);
    }
    let next = current + 1;
    match tournament.round(current).map(|r| r.state) {
        None | Some(RoundState::Confirmed) => message!("round-not-next", round, next),
        Some(RoundState::Draft) => message!("round-not-next-draft", round, current, next),
        Some(RoundState::Released | RoundState::Playing) => message!("round-not-next-open", round, current, next),
    }
}

/// Returns the boards of closed rounds before `round` whose games have no agreed result and are not adjourned (R23, R75).
pub(crate) fn missing_before(tournament: &Tournament, round: RoundNumber) -> Vec<(RoundNumber, u32)> {
    let missing = |game: &&Game| {
        let closed = game.round < round && tournament.is_closed(game.round);
        closed && game.passes.agreed().is_none() && !tournament.is_unfinished(game)
    };
    let mut boards: Vec<_> = tournament.games.iter().filter(missing).map(|game| (game.round, game.board)).collect();
    boards.sort_unstable();
    boards
}

/// Refuses to pair from closed rounds in which a result is missing, as after it was taken away, without consent.
pub(super) fn check_earlier_results(tournament: &Tournament, round: RoundNumber, consent: bool) -> Result<()> {
    let missing = missing_before(tournament, round);
    let Some(&(earlier, _)) = missing.first().filter(|_| !consent) else { return Ok(()) };
    let boards: Vec<u32> = missing.iter().filter(|(of, _)| *of == earlier).map(|&(_, board)| board).collect();
    let message = message!("round-results-missing", round = earlier, count = boards.len(), boards);
    Err(AppError::new(ErrorCode::Consent, message).hint(message!("round-results-missing-hint")))
}

/// Refuses to pair a round while slips are pending, unless the director decides otherwise (R8).
pub(super) fn check_slips(tournament: &Tournament, round: RoundNumber, despite: bool) -> Result<()> {
    let count = tournament.pending_slips().count();
    if count == 0 || despite {
        return Ok(());
    }
    Err(AppError::not_now(message!("round-slips-pending", round, count)).hint(message!("round-slips-pending-hint")))
}

#[cfg(test)]
mod tests {
    use session::EventSession;

    use crate::fixture::{closed_register, paired, playing};
    use crate::round::{PairRound, RoundStep, confirm, pair};

    #[test]
    fn pairing_another_round_says_what_is_really_next() {
        let refusal = |mut session: EventSession, round| {
            pair(&mut session, &PairRound { round, ..PairRound::default() }).expect_err("it is not next").to_string()
        };
        assert_eq!(refusal(closed_register(8), 2), "Round 2 is not next. Pair round 1.");
        let draft = "Round 9 is not next: round 1 is a draft. Release it, play it, and pair round 2.";
        assert_eq!(refusal(paired(8), 9), draft);
        let open = "Round 3 is not next: round 1 is not confirmed. Enter its results, and pair round 2.";
        assert_eq!(refusal(playing(8), 3), open);
        assert_eq!(refusal(playing(8), 1), "Round 1 is paired already.");
        let mut confirmed = crate::fixture::played(8);
        confirm(&mut confirmed, &RoundStep::of(1)).expect("all results are agreed");
        assert_eq!(refusal(confirmed, 3), "Round 3 is not next. Pair round 2.");
    }
}
