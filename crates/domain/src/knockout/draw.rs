//! The draw: assigns players to boxes, group by group, by lots that anyone can draw again (R26-R28, R35, R36).

use super::box_numbers::box_numbers;
use super::clashes::FewestClashes;
use super::plan::PlanError;
use super::seating::{LotGroup, Seating};
use crate::lots::Lots;
use crate::model::knockout_table::{DrawPlan, DrawRecord, EntryRoute, Mark, TableBox};

/// Draws the table. Returns its boxes in table order, and the record from which anyone can repeat the draw.
///
/// `reason` says why an earlier draw is repeated, if there was one (R36).
///
/// # Errors
/// [`PlanError`] if the plan breaks R24 or R29-R31.
pub fn draw(plan: DrawPlan, entropy: &str, reason: Option<String>) -> Result<(Vec<TableBox>, DrawRecord), PlanError> {
    plan.check()?;
    let frozen = plan.text();
    let commitment = plan.commitment();
    let boxes = boxes(&plan, Lots::new(&commitment, entropy));
    Ok((boxes, DrawRecord { plan, frozen, commitment, entropy: entropy.trim().to_string(), reason, stamp: None }))
}

/// Returns the boxes that the lots give. The plan must have passed its check.
pub(super) fn boxes(plan: &DrawPlan, lots: Lots) -> Vec<TableBox> {
    let seating = draw_groups(plan, lots, |_, _, _| {});
    let empty = |place| TableBox { place, entry: None, mark: Mark::None };
    let fill = |b: TableBox| match seating.players[b.place as usize] {
        Some(player) => TableBox { entry: Some(plan.list[player].entry), mark: mark(plan, player), ..b },
        None => b,
    };
    box_numbers(plan.lines).into_iter().map(empty).map(fill).collect()
}

/// Draws the lots group by group.
///
/// Every lot is shown to `observe` before it counts: its group, the group's players in their order at that moment, and
/// the index of the lot in it. A second lot for the same box replaces the first (R35).
pub(super) fn draw_groups(
    plan: &DrawPlan,
    mut lots: Lots,
    mut observe: impl FnMut(&LotGroup, &[usize], usize),
) -> Seating {
    let mut seating = Seating::empty(plan);
    for at in 0..seating.groups.len() {
        let mut players = seating.groups[at].players.clone();
        let mut clashes = FewestClashes::for_group(plan, &seating, at);
        lots.shuffle_where(&mut players, |order, lot| {
            observe(&seating.groups[at], order, lot);
            clashes.as_mut().is_none_or(|check| check.allows(order, lot))
        });
        seating.seat(plan, at, &players);
    }
    seating
}

/// Returns the mark that is printed beside a player's name (R28, R37).
pub(super) fn mark(plan: &DrawPlan, player: usize) -> Mark {
    match plan.list[player].way {
        EntryRoute::Qualified => Mark::Qualifier,
        EntryRoute::WildCard => Mark::WildCard,
        EntryRoute::Listed | EntryRoute::LaterRound(_) if player < plan.seeds as usize => Mark::Seed(player as u32 + 1),
        EntryRoute::Listed | EntryRoute::LaterRound(_) => Mark::None,
    }
}
