//! Computes what manually chosen pairs cost, compared with the best pairing of the same players.

use std::collections::BTreeSet;

use crate::model::entry::Entry;
use crate::model::id::EntryId;

use super::explain::{AvoidedPair, CostDifference, avoided, changes};
use super::field::Field;
use super::proposal::Share;
use super::propose::{PairingProblem, refusal};
use super::request::{PairingRefused, PairingRequest};

/// The cost of manually chosen pairs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairsCost {
    /// The totals, most important first.
    pub totals: Vec<Share>,
    /// The total as one number, as in [`super::Proposal::cost`].
    pub cost: i128,
    /// The difference to the best pairing of the same players.
    pub above_best: Vec<CostDifference>,
    /// The cost of each pair, in the given order.
    pub pairs: Vec<Vec<Share>>,
    /// The pair that pays most for the first reason for which these pairs cost more than the best pairing. `None` if no pairing is
    /// better, or if no single pair pays for it.
    pub worst: Option<AvoidedPair>,
}

/// Computes the cost of `pairs`, chosen manually among the players without a fixed board or bye in `request`.
///
/// # Errors
/// [`PairingRefused`] if a player does not play in the round or is in two pairs.
pub fn cost_of_pairs(
    field: &Field,
    request: &PairingRequest,
    pairs: &[(EntryId, EntryId)],
) -> Result<PairsCost, PairingRefused> {
    let problem = PairingProblem::new(field, request)?;
    let mut seen = BTreeSet::new();
    let mut entries = Vec::new();
    for id in pairs.iter().flat_map(|&(a, b)| [a, b]) {
        let entry: &Entry = field.entry(id).ok_or(PairingRefused::Unknown)?;
        if !entry.plays(field.round()) {
            return Err(PairingRefused::NotPlaying(entry.player.list_name(), field.round()));
        }
        let fixed = request.fixed.iter().any(|s| s.first == id || s.second == id) || request.bye == Some(id);
        if fixed || !seen.insert(id) {
            return Err(PairingRefused::Twice(entry.player.list_name()));
        }
        entries.push(entry);
    }
    let pool = problem.pool_of(entries);
    let indices: Vec<(usize, usize)> = pairs.iter().filter_map(|&pair| pool.pair(pair)).collect();
    let mut mate = vec![0; pool.contenders.len()];
    for &(i, j) in &indices {
        (mate[i], mate[j]) = (j, i);
    }
    let chosen = pool.cost_of(mate);
    let best = pool.solve().map_err(refusal)?;
    Ok(PairsCost {
        totals: pool.name(&chosen.totals),
        cost: chosen.cost,
        above_best: changes(&pool, &best.totals, &chosen.totals),
        pairs: indices.iter().map(|&(i, j)| pool.shares(i, j)).collect(),
        worst: avoided(&pool, &best, &chosen),
    })
}
