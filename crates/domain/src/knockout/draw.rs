//! The draw: numbers to boxes, group by group, by lots that can be drawn again (R26-R28, R35, R36).

use super::apart::FewestClashes;
use super::places::{lot_groups, places};
use super::plan::{PlanError, later_round};
use crate::lots::Lots;
use crate::model::knockout_table::{DrawPlan, DrawRecord, Entrant, EntryRoute, Mark, TableBox};

/// Draws the table: its boxes in table order, and the record from which anyone can draw it again.
///
/// `reason` says why, if it was drawn before (R36).
///
/// # Errors
/// [`PlanError`] if the plan breaks R24 or R29-R31.
pub fn draw(plan: DrawPlan, entropy: &str, reason: Option<String>) -> Result<(Vec<TableBox>, DrawRecord), PlanError> {
    plan.check()?;
    let frozen = plan.text();
    let commitment = plan.commitment();
    let boxes = boxes(&plan, Lots::new(&commitment, entropy));
    Ok((boxes, DrawRecord { plan, frozen, commitment, entropy: entropy.trim().to_string(), reason }))
}

/// The boxes that the lots give; the plan has been checked.
pub(super) fn boxes(plan: &DrawPlan, lots: Lots) -> Vec<TableBox> {
    let seating = seated(plan, lots, |_, _, _| {});
    let stand = |place| TableBox { place, entry: None, mark: Mark::None };
    let fill = |b: TableBox| match seating.who[b.place as usize] {
        Some(player) => TableBox { entry: Some(plan.list[player].entry), mark: mark(plan, player), ..b },
        None => b,
    };
    places(plan.lines).into_iter().map(stand).map(fill).collect()
}

/// Draws the lots group by group. `seen` is told of every lot before it counts: its group, the group's players as they
/// then lie, and which of them from the front it is; a lot for a place that was drawn before stands in its stead (R35).
pub(super) fn seated(plan: &DrawPlan, mut lots: Lots, mut seen: impl FnMut(&LotGroup, &[usize], usize)) -> Seating {
    let mut seating = Seating::of(plan);
    for at in 0..seating.groups.len() {
        let mut players = seating.groups[at].players.clone();
        let mut clashes = FewestClashes::to_keep(plan, &seating, at);
        lots.shuffle_where(&mut players, |order, lot| {
            seen(&seating.groups[at], order, lot);
            clashes.as_mut().is_none_or(|watch| watch.allows(order, lot))
        });
        seating.seat(plan, at, &players);
    }
    seating
}

/// What is printed beside a player's name (R28, R37).
pub(super) fn mark(plan: &DrawPlan, player: usize) -> Mark {
    match plan.list[player].way {
        EntryRoute::Qualified => Mark::Qualifier,
        EntryRoute::WildCard => Mark::WildCard,
        EntryRoute::Listed | EntryRoute::LaterRound(_) if player < plan.seeds as usize => Mark::Seed(player as u32 + 1),
        EntryRoute::Listed | EntryRoute::LaterRound(_) => Mark::None,
    }
}

/// Players whose lots are drawn together, and their boxes: as many of each, the boxes with the lowest numbers.
#[derive(Debug, Clone)]
pub(super) struct LotGroup {
    /// Indices into the list.
    pub players: Vec<usize>,
    /// Numbers of boxes.
    pub places: Vec<u32>,
}

/// Who stands where so far, and who is still to be drawn.
#[derive(Debug, Clone)]
pub(super) struct Seating {
    /// Lines of the table.
    pub lines: u32,
    /// The player in a box, by the box's number; index 0 is not used.
    pub who: Vec<Option<usize>>,
    /// Boxes that a player of a later round voids (R31), by number.
    void: Vec<bool>,
    /// All groups, those seated and those to come.
    pub groups: Vec<LotGroup>,
}

impl Seating {
    /// The empty table.
    fn of(plan: &DrawPlan) -> Seating {
        let boxes = plan.lines as usize + 1;
        let mut seating =
            Seating { lines: plan.lines, who: vec![None; boxes], void: vec![false; boxes], groups: Vec::new() };
        seating.group_from(0, 0, plan.list.len());
        seating
    }

    /// Forms the groups from number `at` on, with the players `next..end`, out of the boxes that are open.
    fn group_from(&mut self, at: usize, mut next: usize, end: usize) {
        self.groups.truncate(at);
        for range in lot_groups(self.lines).into_iter().skip(at) {
            let mut places: Vec<u32> = range.filter(|&p| !self.void[p as usize]).collect();
            places.truncate(end - next);
            let players: Vec<usize> = (next..next + places.len()).collect();
            next += places.len();
            self.groups.push(LotGroup { players, places });
        }
    }

    /// Puts group `at` into its boxes, in the order drawn, and voids what its later-round players cut off.
    fn seat(&mut self, plan: &DrawPlan, at: usize, drawn: &[usize]) {
        for (&player, place) in drawn.iter().zip(self.groups[at].places.clone()) {
            self.who[place as usize] = Some(player);
            if let Some(round) = later_round(&plan.list[player]) {
                self.void_around(place, round);
            }
        }
        let next = self.groups[..=at].iter().map(|g| g.players.len()).sum();
        self.group_from(at + 1, next, plan.list.len());
    }

    /// Voids the boxes from which nobody can come to meet the holder of `place` before `round`.
    fn void_around(&mut self, place: u32, round: u32) {
        let block = 1usize << (round - 1);
        let order = places(self.lines);
        for part in order.chunks(block).filter(|part| part.contains(&place)) {
            part.iter().filter(|&&p| p != place).for_each(|&p| self.void[p as usize] = true);
        }
    }

    /// Whether the rest of the draw is free of later-round players, so that it is known which boxes will be filled.
    pub fn settled(&self, list: &[Entrant], at: usize) -> bool {
        self.groups[at..].iter().flat_map(|g| &g.players).all(|&p| later_round(&list[p]).is_none())
    }
}
