//! Explains why two players meet or do not meet: the cost of their pair, and of the best pairing without or with it.

use crate::model::certificate::Certificate;
use crate::model::id::EntryId;
use crate::model::score::HalfPoints;

use super::field::Field;
use super::lexicographic::{Levels, Optimum};
use super::pack::Proof;
use super::pool::PairingPool;
use super::proposal::{Reason, Share};
use super::propose::{PairingProblem, refusal};
use super::request::{PairingRefused, PairingRequest};

/// The difference in the total of one reason between two pairings of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CostDifference {
    /// The reason.
    pub reason: Reason,
    /// How much more the other pairing costs; negative if it costs less.
    pub by: i64,
}

/// Why two players meet or do not meet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairingExplanation {
    /// Whether the best pairing contains the pair.
    pub paired: bool,
    /// The cost of the pair, most important reason first.
    pub pays: Vec<Share>,
    /// The change in the round's totals in the alternative: the best pairing without the pair if it is paired, otherwise the
    /// best pairing with it. The bye stays with the same player. `None` if there is no alternative. The first change that is not 0 decides; under profile Seygo
    /// it is never negative.
    pub otherwise: Option<Vec<CostDifference>>,
    /// The first player's opponent where the pair is reversed: in the alternative if the best pairing contains the pair,
    /// otherwise in the best pairing.
    pub first_would_play: Option<EntryId>,
    /// The second player's opponent in the same pairing.
    pub second_would_play: Option<EntryId>,
    /// What the worse of the two pairings has and the other does not: the pair that pays most for the reason that decides. `None`
    /// without an alternative, or if no single pair pays for it.
    pub avoided: Option<AvoidedPair>,
}

/// A pair of the worse of two pairings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AvoidedPair {
    /// The first reason for which the two pairings differ.
    pub reason: Reason,
    /// The player of the pair with the higher score.
    pub first: EntryId,
    /// The other player.
    pub second: EntryId,
    /// How far apart their scores are.
    pub apart: HalfPoints,
}

impl AvoidedPair {
    /// Returns two contenders of a pool as the pair that pays for a reason.
    pub(super) fn of(pool: &PairingPool, reason: Reason, (i, j): (usize, usize)) -> AvoidedPair {
        let (a, b) = (&pool.contenders[i], &pool.contenders[j]);
        let (first, second) = if a.score >= b.score { (a, b) } else { (b, a) };
        let apart = HalfPoints(first.score - second.score);
        AvoidedPair { reason, first: first.entry, second: second.entry, apart }
    }
}

/// Explains a pair, under the same request as the pairing of the round. The round is not solved again if `certificate`, that of
/// its pairing, still proves a pairing of these players to be the best.
///
/// # Errors
/// [`PairingRefused`] as for the pairing, and if one of the two has the bye or a fixed board.
pub fn explain(
    field: &Field,
    request: &PairingRequest,
    certificate: Option<&Certificate>,
    pair: (EntryId, EntryId),
) -> Result<PairingExplanation, PairingRefused> {
    explain_each(field, request, certificate, &[pair])?.pop().unwrap_or(Err(PairingRefused::Unknown))
}

/// Explains several pairs as [`explain`] does, with the costs and the best pairing of the round computed once. Returns one
/// answer for each pair, in the same order.
///
/// # Errors
/// [`PairingRefused`] as for the pairing; for a single pair if one of the two has the bye or a fixed board.
pub fn explain_each(
    field: &Field,
    request: &PairingRequest,
    certificate: Option<&Certificate>,
    pairs: &[(EntryId, EntryId)],
) -> Result<Vec<Result<PairingExplanation, PairingRefused>>, PairingRefused> {
    let problem = PairingProblem::new(field, request)?;
    let pool = problem.even_pool()?.pool;
    let index = |id: EntryId| {
        let name = || field.entry(id).map(|e| e.player.list_name());
        pool.index(id).ok_or_else(|| {
            name().map_or(PairingRefused::Unknown, |name| PairingRefused::NotChosen(name, field.round()))
        })
    };
    let indices = |&(first, second): &(EntryId, EntryId)| match (index(first)?, index(second)?) {
        (i, j) if i == j => Err(PairingRefused::Unknown),
        both => Ok(both),
    };
    let pairs: Vec<_> = pairs.iter().map(indices).collect();
    let mut solved = if pairs.iter().any(Result::is_ok) { Some(SolvedRound::new(&pool, certificate)?) } else { None };
    let explained = |pair| {
        let (i, j) = pair?;
        let solved = solved.as_mut().ok_or(PairingRefused::Unknown)?;
        let alternative = solved.alternative(i, j);
        Ok(explanation(&pool, &solved.best, alternative.as_ref(), i, j))
    };
    Ok(pairs.into_iter().map(explained).collect())
}

fn explanation(
    pool: &PairingPool,
    best: &Optimum,
    alternative: Option<&Optimum>,
    i: usize,
    j: usize,
) -> PairingExplanation {
    let paired = best.mate[i] == j;
    let reversed = if paired { alternative } else { Some(best) };
    let opponent = |of: usize| reversed.map(|pairing| pool.contenders[pairing.mate[of]].entry);
    PairingExplanation {
        paired,
        pays: pool.shares(i, j),
        otherwise: alternative.map(|alternative| changes(pool, &best.totals, &alternative.totals)),
        first_would_play: opponent(i),
        second_would_play: opponent(j),
        avoided: alternative.and_then(|alternative| avoided(pool, best, alternative)),
    }
}

/// Returns the pair of the alternative that pays most for the first reason for which it costs more than the best pairing.
pub(super) fn avoided(pool: &PairingPool, best: &Optimum, alternative: &Optimum) -> Option<AvoidedPair> {
    let decisive = changes(pool, &best.totals, &alternative.totals).into_iter().find(|change| change.by != 0)?;
    let reason = Some(decisive.reason).filter(|_| decisive.by > 0)?;
    let new =
        (0..alternative.mate.len()).map(|i| (i, alternative.mate[i])).filter(|&(i, j)| i < j && best.mate[i] != j);
    let cost = |&(i, j): &(usize, usize)| {
        let share = pool.shares(i, j).into_iter().find(|share| share.reason == reason);
        share.map_or(0, |share| share.cost)
    };
    // The first of equal ones, so that the answer does not depend on the order of the search.
    let pair = new.filter(|pair| cost(pair) > 0).rev().max_by_key(cost)?;
    Some(AvoidedPair::of(pool, reason, pair))
}

/// Returns the proof of a certificate of the same players.
fn proof_for(pool: &PairingPool, certificate: &Certificate) -> Option<Proof> {
    let same = |proof: &Proof| proof.entries.iter().copied().eq(pool.contenders.iter().map(|c| c.entry));
    Proof::unpack(&certificate.proof).filter(same)
}

/// A round with its best pairing, from which alternatives are found.
struct SolvedRound<'p> {
    pool: &'p PairingPool,
    /// The costs of the pairs; `None` under the costs of OpenGotha, where each alternative is solved on its own.
    levels: Option<Levels<'p, PairingPool>>,
    best: Optimum,
}

impl<'p> SolvedRound<'p> {
    /// Takes the best pairing from the certificate, or solves the round if it proves none.
    fn new(pool: &'p PairingPool, certificate: Option<&Certificate>) -> Result<SolvedRound<'p>, PairingRefused> {
        if pool.opengotha.is_some() {
            return Ok(SolvedRound { pool, levels: None, best: pool.solve().map_err(refusal)? });
        }
        let levels = Levels::new(pool);
        let proof = certificate.and_then(|certificate| proof_for(pool, certificate));
        let best = match proof.filter(|proof| levels.verify(&proof.mate, &proof.stages).is_ok()) {
            Some(Proof { mate, stages, .. }) => levels.optimum(mate, stages, true),
            None => levels.solve().map_err(refusal)?,
        };
        Ok(SolvedRound { pool, levels: Some(levels), best })
    }

    /// Returns the best pairing without the pair `i`-`j` if the best one contains it, otherwise with it; `None` if no such pairing exists.
    fn alternative(&mut self, i: usize, j: usize) -> Option<Optimum> {
        let excluded = excluded(&self.best, i, j);
        let Some(levels) = &mut self.levels else {
            let mut pool = self.pool.clone();
            pool.forbidden.extend(excluded.iter().map(|&(a, b)| (a.min(b), a.max(b))));
            return pool.solve().ok();
        };
        levels.solve_without(&self.best, &excluded).ok()
    }
}

/// Returns the pairs that the alternative must not contain: the pair if it is paired, otherwise all other pairs of `i`.
fn excluded(best: &Optimum, i: usize, j: usize) -> Vec<(usize, usize)> {
    if best.mate[i] == j {
        vec![(i, j)]
    } else {
        (0..best.mate.len()).filter(|&k| k != i && k != j).map(|k| (i, k)).collect()
    }
}

/// Returns the differences between totals, reason by reason.
pub(crate) fn changes(pool: &PairingPool, from: &[u64], to: &[u64]) -> Vec<CostDifference> {
    let by = |(share, &to): (Share, &u64)| CostDifference { reason: share.reason, by: to as i64 - share.cost as i64 };
    pool.name(from).into_iter().zip(to).map(by).collect()
}
