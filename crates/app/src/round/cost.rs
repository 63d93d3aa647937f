//! The cost of a manual change above the best pairing, reason by reason.

use domain::knockout::needs_winner;
use domain::pairing::cost_of_pairs;
use domain::{EntryId, Game, RoundNumber, Tournament};
use serde::Serialize;
use session::Result;
use ts_rs::TS;

use super::cost_line::{CostLine, differences};
use super::request::around;
use super::validity::seen_from;
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
    let (tournament, rules) = (&seen, &seen.competition);
    let level = pairing_level(tournament, rules);
    let known = tournament.known_before_round(round);
    let earlier = pairing_level(&known, rules);
    let above_best = above_best(&earlier, round, level.games_of(round))?;
    Ok(ManualChange { board: Some(board), above_best })
}

/// Returns the cost of these games of a round above the best pairing of the same players. Knock-out and qualifying games
/// stay as they are in both.
pub(crate) fn above_best(earlier: &Tournament, round: RoundNumber, games: Vec<&Game>) -> Result<Vec<CostLine>> {
    let (fixed, chosen): (Vec<Game>, Vec<Game>) = games.into_iter().cloned().partition(|g| needs_winner(earlier, g));
    let pairs: Vec<(EntryId, EntryId)> = chosen.iter().map(|g| (g.black, g.white)).collect();
    let cost = cost_of_pairs(earlier, round, &around(earlier, round, fixed), &pairs)?;
    Ok(differences(&cost.above_best))
}
