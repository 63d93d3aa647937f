//! The draw of the Final: the first two players head the groups, then lots split each pair (R36, R50, R54).

use super::plan::FinalPlanError;
use crate::lots::Lots;
use crate::model::year_final::{CircleSeat, FinalPlan, FinalRecord, RestPlan};

/// Draws the groups. Returns the circle seats of GR, then of OR, and the record from which anyone can repeat the draw.
///
/// `reason` says why an earlier draw is repeated, if there was one (R36).
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
    let seats = circle_seats(&plan, Lots::new(&commitment, entropy));
    Ok((seats, FinalRecord { plan, frozen, commitment, entropy: entropy.trim().to_string(), reason, stamp: None }))
}

/// Returns the circle seats that the lots give. The plan must have passed its check.
pub(super) fn circle_seats(plan: &FinalPlan, mut lots: Lots) -> Vec<CircleSeat> {
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
        let mut numbers = seat_numbers(plan, group.len());
        if plan.rests == RestPlan::Lots {
            lots.shuffle(&mut numbers);
        }
        seated.extend(group.iter().zip(numbers).map(|(&at, number)| CircleSeat { entry: plan.list[at].entry, number }));
    }
    seated
}

/// Returns the circle seat of each entry position. In groups of five, seat r rests in round r, counted from 0.
///
/// With [`RestPlan::BestRanked`], the three best ranked rest on the long day, so that they play two games on each day.
/// Apart from that, and with [`RestPlan::Eve`], the two strongest players of a group meet as late as possible.
fn seat_numbers(plan: &FinalPlan, players: usize) -> Vec<u32> {
    match (plan.rests, plan.long_day) {
        (RestPlan::BestRanked, 1) => vec![1, 2, 0, 3, 4],
        (RestPlan::BestRanked, _) => vec![2, 4, 3, 0, 1],
        (RestPlan::Eve, _) => vec![0, 3, 1, 2, 4],
        (RestPlan::Lots | RestPlan::Balanced, _) => (0..players as u32).collect(),
    }
}
