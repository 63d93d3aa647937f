//! The pink slips, for their screen (R8).

use domain::{Entry, EntryId, RoundState, Slip, SlipChange, SlipState, Tournament};
use messages::Message;
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use super::effect::effect;
use crate::vocabulary::{SlipField, SlipStateName};

/// One field that a slip changes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SlipChangeView {
    /// The field.
    pub what: SlipField,
    /// The old value.
    pub before: String,
    /// The new value.
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
    /// The key of the entry it changes; `None` for a late entry that is not added yet.
    #[ts(type = "number | null")]
    pub entry: Option<i64>,
    /// That entry's starting number.
    pub number: Option<u32>,
    /// "Family Given".
    pub name: String,
    /// Its state.
    pub state: SlipStateName,
    /// The player's own words.
    pub note: String,
    /// When it was added.
    pub entered: String,
    /// When it was applied or refused.
    pub settled: Option<String>,
    /// Why it was refused; empty otherwise.
    pub answer: String,
    /// The fields it changed or, while it is pending, would change.
    pub changes: Vec<SlipChangeView>,
    /// Why it cannot be applied now; `None` if it can.
    pub disabled_reason: Option<Message>,
    /// The unconfirmed game of a player who leaves, which needs a decision.
    pub seat: Option<SeatView>,
}

/// The register of slips.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SlipsView {
    /// Whether the register is closed. Until then entries are changed directly.
    pub closed: bool,
    /// Number of pending slips.
    pub pending: usize,
    /// All slips in the order they were added.
    pub slips: Vec<SlipView>,
}

/// Returns all slips, pending ones with the changes they would make.
///
/// # Errors
/// No event is open.
pub fn slips(session: &EventSession) -> Result<SlipsView> {
    let tournament = session.tournament()?;
    let late = session.counters()?.next_key::<Entry>();
    Ok(SlipsView {
        closed: session.competition()?.register_closed.is_some(),
        pending: tournament.pending_slips().count(),
        slips: tournament.slips.iter().map(|slip| slip_view(tournament, slip, late)).collect(),
    })
}

/// Returns the view of a slip. A late entry would get the key `late`.
fn slip_view(tournament: &Tournament, slip: &Slip, late: EntryId) -> SlipView {
    let entry = slip.entry.and_then(|id| tournament.entry(id));
    let is_pending = slip.state == SlipState::Pending;
    let (changes, disabled_reason) = match is_pending.then(|| effect(tournament, slip, late)) {
        None => (slip.changes.clone(), None),
        Some(Ok(effect)) => (effect.changes, None),
        Some(Err(failure)) => (Vec::new(), Some(failure.message)),
    };
    // An unknown field could only come from a newer program, whose files are refused.
    let view = |c: SlipChange| Some(SlipChangeView { what: c.what.parse().ok()?, before: c.before, after: c.after });
    let changes = changes.into_iter().filter_map(view);
    let requested = |text: &Option<String>| text.clone().unwrap_or_default();
    let late = || format!("{} {}", requested(&slip.wish.family), requested(&slip.wish.given)).trim().to_string();
    SlipView {
        slip: slip.id.0,
        entry: slip.entry.map(|id| id.0),
        number: entry.and_then(|entry| entry.number),
        name: entry.map_or_else(late, |entry| entry.player.list_name()),
        state: slip.state.into(),
        note: slip.note.clone(),
        entered: slip.entered.clone(),
        settled: slip.settled.clone(),
        answer: slip.answer.clone(),
        changes: changes.collect(),
        disabled_reason,
        seat: if is_pending && slip.wish.leaves { seat(tournament, slip) } else { None },
    }
}

/// Returns the seat of the slip's player in a round that is not confirmed.
fn seat(tournament: &Tournament, slip: &Slip) -> Option<SeatView> {
    let entry = slip.entry?;
    let open = tournament.rounds.iter().filter(|round| round.state != RoundState::Confirmed);
    open.flat_map(|round| tournament.games_of(round.number))
        .find(|game| game.black == entry || game.white == entry)
        .map(|game| SeatView { round: game.round, board: game.board })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{closed_register, no_event};
    use crate::register::{AddSlip, add_slip};

    #[test]
    fn slips_show_what_they_would_change() {
        let mut session = closed_register(4);
        let request = AddSlip { entry: Some(1), club: Some("Mill".into()), ..AddSlip::default() };
        add_slip(&mut session, &request).expect("the register is closed");
        let view = slips(&session).expect("an event is open");
        assert_eq!((view.closed, view.pending, view.slips.len()), (true, 1, 1));
        assert_eq!(view.slips[0].changes.iter().map(|c| c.after.as_str()).collect::<Vec<_>>(), ["Mill"]);
    }

    #[test]
    fn slips_refuse_a_session_without_an_event() {
        assert_eq!(slips(&no_event()).expect_err("no event is open").message.id, "event-not-open");
    }
}
