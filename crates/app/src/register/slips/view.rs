//! The register of pink slips as its screen shows it (R8).

use domain::{RoundState, Slip, SlipState, Tournament};
use messages::Message;
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use super::effect::effect;

/// One field that a slip changes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SlipChangeView {
    /// `number`, `family`, `given`, `rank`, `club`, `country`, `rounds`, `status`, or what follows: `initial`.
    pub what: String,
    /// What it was.
    pub before: String,
    /// What it is.
    pub after: String,
}

/// A seat in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
pub struct SeatView {
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
}

/// One slip.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SlipView {
    /// Its number, from 1.
    #[ts(type = "number")]
    pub slip: i64,
    /// Whose entry it changes; none for a late entry that is not made yet.
    #[ts(type = "number | null")]
    pub entry: Option<i64>,
    /// That entry's starting number.
    pub number: Option<u32>,
    /// "Family Given".
    pub name: String,
    /// `pending`, `applied` or `refused`.
    pub state: String,
    /// What the player said.
    pub note: String,
    /// When it came in.
    pub entered: String,
    /// When it was applied or refused.
    pub settled: Option<String>,
    /// Why it was refused; empty otherwise.
    pub answer: String,
    /// What it changed or, while it is pending, would change.
    pub changes: Vec<SlipChangeView>,
    /// Why it cannot be applied now; `None` when it can.
    pub disabled_reason: Option<Message>,
    /// Where somebody who wants to leave still sits: that game needs a decision.
    pub seat: Option<SeatView>,
}

/// The register of slips.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SlipsView {
    /// Whether the register is closed: before that entries are changed directly.
    pub closed: bool,
    /// How many wait.
    pub pending: usize,
    /// All, in the order they came in.
    pub slips: Vec<SlipView>,
}

/// Every slip, the pending ones with what applying them would change.
///
/// # Errors
/// No event is open.
pub fn slips(session: &EventSession) -> Result<SlipsView> {
    let tournament = session.tournament()?;
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
