//! The register of pink slips as its screen shows it (R8).

use domain::{RoundState, Slip, SlipState, Tournament};

use super::effect::effect;
use crate::desk::EventSession;
use crate::failure::Result;
use crate::views::{SeatView, SlipChangeView, SlipView, SlipsView};

/// Every slip, the pending ones with what applying them would change.
///
/// # Errors
/// No event is open.
pub fn slips(desk: &EventSession) -> Result<SlipsView> {
    let tournament = desk.tournament()?;
    Ok(SlipsView {
        closed: tournament.event.register_closed.is_some(),
        pending: tournament.pending_slips().count(),
        slips: tournament.slips.iter().map(|slip| slip_view(tournament, slip)).collect(),
    })
}

fn slip_view(tournament: &Tournament, slip: &Slip) -> SlipView {
    let entry = slip.entry.and_then(|id| tournament.entry(id));
    let waits = slip.state == SlipState::Pending;
    let (changes, disabled_reason) = match waits.then(|| effect(tournament, slip)) {
        None => (slip.changes.clone(), None),
        Some(Ok(effect)) => (effect.changes, None),
        Some(Err(failure)) => (Vec::new(), Some(failure.message)),
    };
    let changes = changes.into_iter().map(|c| SlipChangeView { what: c.what, before: c.before, after: c.after });
    let wished = |text: &Option<String>| text.clone().unwrap_or_default();
    let late = || format!("{} {}", wished(&slip.wish.family), wished(&slip.wish.given)).trim().to_string();
    SlipView {
        slip: slip.id.0,
        entry: slip.entry.map(|id| id.0),
        number: entry.and_then(|entry| entry.number),
        name: entry.map_or_else(late, |entry| entry.player.list_name()),
        state: word(slip.state).into(),
        note: slip.note.clone(),
        entered: slip.entered.clone(),
        settled: slip.settled.clone(),
        answer: slip.answer.clone(),
        changes: changes.collect(),
        disabled_reason,
        seat: if waits && slip.wish.leaves { seat(tournament, slip) } else { None },
    }
}

fn word(state: SlipState) -> &'static str {
    match state {
        SlipState::Pending => "pending",
        SlipState::Applied => "applied",
        SlipState::Refused => "refused",
    }
}

/// Where he who leaves still sits in a round that is not confirmed.
fn seat(tournament: &Tournament, slip: &Slip) -> Option<SeatView> {
    let entry = slip.entry?;
    let open = tournament.rounds.iter().filter(|round| round.state != RoundState::Confirmed);
    open.flat_map(|round| tournament.games_of(round.competition, round.number))
        .find(|game| game.black == entry || game.white == entry)
        .map(|game| SeatView { round: game.round, board: game.board })
}
