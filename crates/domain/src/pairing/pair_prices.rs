//! The price of exchanging pairs of a round, without looking for the best pairing. It answers at once for every seat to which a
//! player may be dragged.

use crate::model::entry::Entry;
use crate::model::id::EntryId;

use super::explain::{AvoidedPair, CostDifference};
use super::field::Field;
use super::handicap_and_colours::colour_cost;
use super::pool::PairingPool;
use super::proposal::{Reason, Share};
use super::propose::PairingProblem;
use super::request::{PairingRefused, PairingRequest};

/// Two players who meet in a round.
type Pair = (EntryId, EntryId);

/// The costs of all pairs of the players of a round, from what was known before it.
pub struct PairPrices {
    pool: PairingPool,
}

impl PairPrices {
    /// Returns the prices of the pairs of `players`, under the request of the round. Score groups are those of these players.
    ///
    /// # Errors
    /// As [`super::cost_of_pairs`]; players who are not entered are left out.
    pub fn of(field: &Field, request: &PairingRequest, players: &[EntryId]) -> Result<PairPrices, PairingRefused> {
        let problem = PairingProblem::new(field, request)?;
        let entries: Vec<&Entry> = players.iter().filter_map(|&id| field.entry(id)).collect();
        Ok(PairPrices { pool: problem.pool_of(entries) })
    }

    /// Returns by how much more the pairs `after` cost than the pairs `before`, most important reason first. Players outside of
    /// the prices cost nothing.
    pub fn difference(&self, before: &[Pair], after: &[Pair]) -> Vec<CostDifference> {
        let (before, after) = (self.total(before), self.total(after));
        let reasons = if after.is_empty() { &before } else { &after };
        let cost = |shares: &[Share], at: usize| shares.get(at).map_or(0, |share: &Share| share.cost.cast_signed());
        let by = |(at, share): (usize, &Share)| CostDifference {
            reason: share.reason,
            by: cost(&after, at) - cost(&before, at),
        };
        reasons.iter().enumerate().map(by).collect()
    }

    /// Returns the first of `pairs` that pays most for a reason; `None` if none of them pays for it.
    pub fn dearest(&self, pairs: &[Pair], reason: Reason) -> Option<AvoidedPair> {
        let cost = |&(i, j): &(usize, usize)| {
            let share = self.pool.shares(i, j).into_iter().find(|share| share.reason == reason);
            share.map_or(0, |share| share.cost)
        };
        let priced = pairs.iter().filter_map(|&pair| self.pool.pair(pair)).filter(|pair| cost(pair) > 0);
        let dearest = priced.rev().max_by_key(cost)?;
        Some(AvoidedPair::of(&self.pool, reason, dearest))
    }

    /// Returns by how much more it costs that `white` has Black against `black` than the other way round (R18): positive if the
    /// colours of the two are better as they are. 0 for players outside of the prices.
    pub fn colours_difference(&self, black: EntryId, white: EntryId) -> i64 {
        let Some((i, j)) = self.pool.pair((black, white)) else { return 0 };
        let (black, white) = (&self.pool.contenders[i], &self.pool.contenders[j]);
        i64::from(colour_cost(white, black)) - i64::from(colour_cost(black, white))
    }

    /// Returns the sum of the costs of pairs, reason by reason; empty without pairs.
    fn total(&self, pairs: &[Pair]) -> Vec<Share> {
        let priced = pairs.iter().filter_map(|&pair| self.pool.pair(pair)).map(|(i, j)| self.pool.shares(i, j));
        priced
            .reduce(|mut sum, shares| {
                sum.iter_mut().zip(shares).for_each(|(total, share)| total.cost += share.cost);
                sum
            })
            .unwrap_or_default()
    }
}
