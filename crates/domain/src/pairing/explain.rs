//! Why two play each other, or why not: what their pairing pays, and what the best pairing otherwise would cost.

use crate::model::id::{CompetitionId, EntryId, RoundNumber};
use crate::model::tournament::Tournament;

use super::field::PairingPool;
use super::proposal::{Reason, Share};
use super::propose::{PairingProblem, refusal};
use super::request::{PairingRefused, PairingRequest};

/// How the total of one reason differs between two pairings of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Change {
    /// What is paid for.
    pub reason: Reason,
    /// How much more the other pairing pays; negative if it pays less.
    pub by: i64,
}

/// The answer to "why do they play each other?", or "why do they not?".
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    /// Whether the best pairing pairs them.
    pub paired: bool,
    /// What their pairing pays, the most important first.
    pub pays: Vec<Share>,
    /// What changes in the whole round's totals if it is otherwise: if they are paired, in the best pairing without
    /// this pair; if not, in the best one with it. `None` where there is no such pairing. The first change that is not
    /// 0 is what tells; under profile Seygo it is never negative.
    pub otherwise: Option<Vec<Change>>,
    /// Whom the first of the two would play then.
    pub first_would_play: Option<EntryId>,
    /// Whom the second of the two would play then.
    pub second_would_play: Option<EntryId>,
}

/// Explains a pair under the same request as the round's pairing.
///
/// # Errors
/// [`PairingRefused`] as for the pairing; also if one of the two has the bye or a board that stood already.
pub fn explain(
    tournament: &Tournament,
    competition: CompetitionId,
    round: RoundNumber,
    request: &PairingRequest,
    (first, second): (EntryId, EntryId),
) -> Result<Explanation, PairingRefused> {
    let asked = PairingProblem::new(tournament, competition, round, request)?;
    let (mut field, ..) = asked.field()?;
    let index = |id: EntryId| {
        let name = || tournament.entry(id).map(|e| e.player.list_name());
        field
            .index(id)
            .ok_or_else(|| name().map_or(PairingRefused::Unknown, |name| PairingRefused::NotChosen(name, round)))
    };
    let (i, j) = (index(first)?, index(second)?);
    if i == j {
        return Err(PairingRefused::Unknown);
    }
    let best = field.solve().map_err(refusal)?;
    let paired = best.mate[i] == j;
    let pays = field.shares(i, j);
    turn(&mut field, i, j, paired);
    let other = field.solve().ok();
    let opponent = |of: usize| other.as_ref().map(|other| field.contenders[other.mate[of]].entry);
    Ok(Explanation {
        paired,
        pays,
        otherwise: other.as_ref().map(|other| changes(&field, &best.totals, &other.totals)),
        first_would_play: opponent(i),
        second_would_play: opponent(j),
    })
}

/// Forbids the pair if it is made, else all other pairs of the first: then the second is left for him.
fn turn(field: &mut PairingPool, i: usize, j: usize, paired: bool) {
    if paired {
        field.forbidden.insert((i.min(j), i.max(j)));
    } else {
        let others = (0..field.contenders.len()).filter(|&k| k != i && k != j);
        field.forbidden.extend(others.map(|k| (i.min(k), i.max(k))));
    }
}

/// The differences of totals, reason by reason.
pub(crate) fn changes(field: &PairingPool, from: &[u64], to: &[u64]) -> Vec<Change> {
    let by = |(share, &to): (Share, &u64)| Change { reason: share.reason, by: to as i64 - share.cost as i64 };
    field.name(from).into_iter().zip(to).map(by).collect()
}
