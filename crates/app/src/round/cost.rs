//! The cost of a manual change above the best pairing, reason by reason.

use domain::knockout::needs_winner;
use domain::pairing::{Field, cost_of_pairs};
use domain::{EntryId, Game, RoundNumber, Tournament};
use messages::{Explain, Message, message};
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use super::cost_line::{CostLine, differences};
use super::reason::worse_with;
use super::request::around;
use super::validity::{seen_by, seen_from};
use crate::teams::pairing_level;

/// The answer to a manual change of a pairing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ManualChange {
    /// The changed board; `None` if no board changed.
    pub board: Option<u32>,
    /// The cost of the round above the best pairing of the same players, most important reason first; empty if no
    /// pairing is better.
    pub above_best: Vec<CostLine>,
}

/// Returns the change at `board` with the cost of the whole round as it is paired now, by what the round was paired from.
pub(super) fn manual_change(
    tournament: &Tournament,
    basis: Option<&Tournament>,
    round: RoundNumber,
    board: u32,
) -> Result<ManualChange> {
    let seen = seen_from(basis, tournament, round);
    Ok(ManualChange { board: Some(board), above_best: compared(&seen, round)?.lines })
}

/// Returns what decides that the best pairing is better than a round as it is paired now, as one sentence with names. `None` if no
/// pairing is better, or if the games follow from a fixed order, so that there is nothing to choose.
///
/// # Errors
/// No event is open, the journal cannot be read, or the round cannot be compared.
pub fn worse_than_best(session: &EventSession, round: RoundNumber) -> Result<Option<Message>> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    if competition.system.rules().circle.is_some() {
        return Ok(None);
    }
    Ok(compared(&seen_by(session, tournament, competition.id, round)?, round)?.reason)
}

/// How games of a round compare with the best pairing of the same players.
pub(crate) struct AboveBest {
    /// By how much more they cost, most important reason first; empty if no pairing is better.
    pub lines: Vec<CostLine>,
    /// What decides, as one sentence with names; `None` if no pairing is better.
    pub reason: Option<Message>,
}

/// Compares a round as it was seen with the best pairing of its players.
fn compared(seen: &Tournament, round: RoundNumber) -> Result<AboveBest> {
    let rules = &seen.competition;
    let level = pairing_level(seen, rules);
    above_best(&Field::before(seen, round).of_teams(), level.games_of(round))
}

/// Compares these games of a round with the best pairing of the same players. Knock-out and qualifying games stay as they are in
/// both.
pub(crate) fn above_best(field: &Field, games: Vec<&Game>) -> Result<AboveBest> {
    let (fixed, chosen): (Vec<Game>, Vec<Game>) = games.into_iter().cloned().partition(|g| needs_winner(field, g));
    let pairs: Vec<(EntryId, EntryId)> = chosen.iter().map(|g| (g.black, g.white)).collect();
    let cost = cost_of_pairs(field, &around(field, fixed), &pairs)?;
    let lines = differences(&cost.above_best);
    let name = |id| field.entry(id).map_or_else(String::new, |entry| entry.player.list_name());
    let reason = match (&cost.worst, lines.first()) {
        (Some(worst), _) => Some(worse_with(worst, &name)),
        (None, first) => first.map(|line| message!("deciding-other", reason = line.reason.message())),
    };
    Ok(AboveBest { lines, reason })
}
