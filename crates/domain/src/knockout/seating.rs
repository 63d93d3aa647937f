//! The boxes as the draw fills them, and the groups of players whose lots are still to come (R26, R28, R31).

use super::box_numbers::{box_numbers, lot_groups};
use super::plan::later_round;
use crate::model::knockout_table::{DrawPlan, Entrant};

/// Players whose lots are drawn together, and their boxes: as many of each, the boxes with the lowest numbers.
#[derive(Debug, Clone)]
pub(super) struct LotGroup {
    /// Indices into the list.
    pub players: Vec<usize>,
    /// Box numbers.
    pub places: Vec<u32>,
}

/// The players seated so far, and those still to be drawn.
#[derive(Debug, Clone)]
pub(super) struct Seating {
    /// Lines of the table.
    pub lines: u32,
    /// The player in each box, by box number, as an index into the list; index 0 is unused.
    pub players: Vec<Option<usize>>,
    /// Boxes that a later-round player keeps empty (R31), by box number.
    void: Vec<bool>,
    /// All groups, both seated and still to come.
    pub groups: Vec<LotGroup>,
}

impl Seating {
    /// Returns the empty table of `plan`.
    pub fn empty(plan: &DrawPlan) -> Seating {
        let boxes = plan.lines as usize + 1;
        let mut seating =
            Seating { lines: plan.lines, players: vec![None; boxes], void: vec![false; boxes], groups: Vec::new() };
        seating.form_groups(0, 0, plan.list.len());
        seating
    }

    /// Forms the groups from number `at` on, with the players `next..end` and the boxes that are open.
    fn form_groups(&mut self, at: usize, mut next: usize, end: usize) {
        self.groups.truncate(at);
        for range in lot_groups(self.lines).into_iter().skip(at) {
            let mut places: Vec<u32> = range.filter(|&p| !self.void[p as usize]).collect();
            places.truncate(end - next);
            let players: Vec<usize> = (next..next + places.len()).collect();
            next += places.len();
            self.groups.push(LotGroup { players, places });
        }
    }

    /// Seats group `at` in the order drawn, and voids the boxes that its later-round players cut off.
    pub fn seat(&mut self, plan: &DrawPlan, at: usize, drawn: &[usize]) {
        for (&player, place) in drawn.iter().zip(self.groups[at].places.clone()) {
            self.players[place as usize] = Some(player);
            if let Some(round) = later_round(&plan.list[player]) {
                self.void_around(place, round);
            }
        }
        let next = self.groups[..=at].iter().map(|g| g.players.len()).sum();
        self.form_groups(at + 1, next, plan.list.len());
    }

    /// Voids the boxes whose players could meet the holder of `place` before `round`.
    fn void_around(&mut self, place: u32, round: u32) {
        let block = 1usize << (round - 1);
        let order = box_numbers(self.lines);
        for part in order.chunks(block).filter(|part| part.contains(&place)) {
            part.iter().filter(|&&p| p != place).for_each(|&p| self.void[p as usize] = true);
        }
    }

    /// Returns whether no later-round player is left to draw from group `at` on, which fixes the boxes to be filled.
    pub fn is_settled(&self, list: &[Entrant], at: usize) -> bool {
        self.groups[at..].iter().flat_map(|g| &g.players).all(|&p| later_round(&list[p]).is_none())
    }
}
