//! Explains why two players meet or do not meet: the cost of their pair, and of the best pairing without or with it.

use crate::model::id::{CompetitionId, EntryId, RoundNumber};
use crate::model::tournament::Tournament;

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
}

/// Explains a pair, under the same request as the pairing of the round.
///
/// # Errors
/// [`PairingRefused`] as for the pairing, and if one of the two has the bye or a fixed board.
pub fn explain(
    tournament: &Tournament,
    competition: CompetitionId,
    round: RoundNumber,
    request: &PairingRequest,
    (first, second): (EntryId, EntryId),
) -> Result<PairingExplanation, PairingRefused> {
    let problem = PairingProblem::new(tournament, competition, round, request)?;
    let mut pool = problem.even_pool()?.pool;
    let index = |id: EntryId| {
        let name = || tournament.entry(id).map(|e| e.player.list_name());
        pool.index(id)
            .ok_or_else(|| name().map_or(PairingRefused::Unknown, |name| PairingRefused::NotChosen(name, round)))
    };
    let (i, j) = (index(first)?, index(second)?);
    if i == j {
        return Err(PairingRefused::Unknown);
    }
    let best = pool.solve().map_err(refusal)?;
    let paired = best.mate[i] == j;
    let pays = pool.shares(i, j);
    require_alternative(&mut pool, i, j, paired);
    let alternative = pool.solve().ok();
    let reversed = if paired { alternative.as_ref() } else { Some(&best) };
    let opponent = |of: usize| reversed.map(|pairing| pool.contenders[pairing.mate[of]].entry);
    Ok(PairingExplanation {
        paired,
        pays,
        otherwise: alternative.as_ref().map(|alternative| changes(&pool, &best.totals, &alternative.totals)),
        first_would_play: opponent(i),
        second_would_play: opponent(j),
    })
}

/// Forbids the pair if it is paired; otherwise forbids all other pairs of the first player.
fn require_alternative(pool: &mut PairingPool, i: usize, j: usize, paired: bool) {
    if paired {
        pool.forbidden.insert((i.min(j), i.max(j)));
    } else {
        let others = (0..pool.contenders.len()).filter(|&k| k != i && k != j);
        pool.forbidden.extend(others.map(|k| (i.min(k), i.max(k))));
    }
}

/// Returns the differences between totals, reason by reason.
pub(crate) fn changes(pool: &PairingPool, from: &[u64], to: &[u64]) -> Vec<CostDifference> {
    let by = |(share, &to): (Share, &u64)| CostDifference { reason: share.reason, by: to as i64 - share.cost as i64 };
    pool.name(from).into_iter().zip(to).map(by).collect()
}
