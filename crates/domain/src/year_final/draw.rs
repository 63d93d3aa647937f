//! The Final's draw: two heads, then pair by pair one to each group, by lots that can be drawn again (R36, R50, R54).

use super::plan::FinalPlanError;
use crate::lots::Lots;
use crate::model::year_final::{CircleSeat, FinalPlan, FinalRecord, RestPlan};

/// Draws the groups: the chairs of GR, then those of OR, and the record from which anyone can draw them again.
///
/// `reason` says why, if it was drawn before (R36).
///
/// # Errors
/// [`FinalPlanError`] if the plan breaks R50 or R54.
pub fn draw(
    plan: FinalPlan,
    entropy: &str,
    reason: Option<String>,
) -> Result<(Vec<CircleSeat>, FinalRecord), FinalPlanError> {
    plan.check()?;
    let (frozen, commitment) = (plan.text(), plan.commitment());
    let chairs = chairs(&plan, Lots::new(&commitment, entropy));
    Ok((chairs, FinalRecord { plan, frozen, commitment, entropy: entropy.trim().to_string(), reason }))
}

/// The chairs that the lots give; the plan has been checked.
pub(super) fn chairs(plan: &FinalPlan, mut lots: Lots) -> Vec<CircleSeat> {
    let mut order: Vec<usize> = (0..plan.list.len()).collect();
    for run in plan.tied_runs() {
        lots.shuffle(&mut order[run]);
    }
    let (mut green, mut orange) = (vec![order[0]], vec![order[1]]);
    for pair in order[2..].chunks_exact_mut(2) {
        lots.shuffle(pair);
        green.push(pair[0]);
        orange.push(pair[1]);
    }
    let mut seated = Vec::new();
    for group in [green, orange] {
        let mut numbers = circle_chairs(plan, group.len());
        if plan.rests == RestPlan::Lots {
            lots.shuffle(&mut numbers);
        }
        seated.extend(group.iter().zip(numbers).map(|(&at, chair)| CircleSeat { entry: plan.list[at].entry, chair }));
    }
    seated
}

/// The chair of each entry position. Whoever has chair r rests in round r, counted from 0.
///
/// On the long day three rest, and they are those who play two games on either day: the best ranked. Among what that leaves
/// open, and on the eve, the two strongest of the group meet as late as possible.
fn circle_chairs(plan: &FinalPlan, players: usize) -> Vec<u32> {
    match (plan.rests, plan.long_day) {
        (RestPlan::BestRanked, 1) => vec![1, 2, 0, 3, 4],
        (RestPlan::BestRanked, _) => vec![2, 4, 3, 0, 1],
        (RestPlan::Eve, _) => vec![0, 3, 1, 2, 4],
        (RestPlan::Lots | RestPlan::Balanced, _) => (0..players as u32).collect(),
    }
}
