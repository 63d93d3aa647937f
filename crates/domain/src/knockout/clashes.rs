//! Separates compatriots and clubmates in the first round where possible (R35): a lot is drawn again if it forces
//! more of their games than necessary.

use std::collections::BTreeMap;

use matching::{from_fn, solve};

use super::seating::{LotGroup, Seating};
use crate::model::knockout_table::{Apart, DrawPlan, Entrant};

/// The weight of a game between compatriots: more than all games between clubmates that a table can have.
const COUNTRY: i64 = 1000;

/// Checks the lots of one group: each must still allow the smallest possible number of clashes.
pub(super) struct FewestClashes<'a> {
    plan: &'a DrawPlan,
    seating: Seating,
    group: usize,
    fewest: i64,
    /// The answers so far, by lot and the player drawn.
    answers: BTreeMap<(usize, usize), bool>,
}

impl<'a> FewestClashes<'a> {
    /// Returns a check for the lots of group `at`; `None` if the plan does not ask for it or the lots cannot matter.
    pub fn for_group(plan: &'a DrawPlan, seating: &Seating, at: usize) -> Option<FewestClashes<'a>> {
        let wanted = plan.apart != Apart::default();
        if !wanted || seating.groups[at].players.len() < 2 || !seating.is_settled(&plan.list, at) {
            return None;
        }
        let mut check =
            FewestClashes { plan, seating: seating.clone(), group: at, fewest: 0, answers: BTreeMap::new() };
        check.fewest = check.fewest_after(&[]);
        Some(check)
    }

    /// Returns whether the fewest clashes can still be reached after the lots up to and including `order[lot]`.
    pub fn allows(&mut self, order: &[usize], lot: usize) -> bool {
        if let Some(&known) = self.answers.get(&(lot, order[lot])) {
            return known;
        }
        let answer = self.fewest_after(&order[..=lot]) == self.fewest;
        self.answers.insert((lot, order[lot]), answer);
        answer
    }

    /// Returns the fewest clashes of the first round if this group's draw begins with `drawn`.
    fn fewest_after(&self, drawn: &[usize]) -> i64 {
        let mut seated = self.seating.players.clone();
        let LotGroup { players, places } = &self.seating.groups[self.group];
        drawn.iter().zip(places).for_each(|(&player, &place)| seated[place as usize] = Some(player));
        let left = LotGroup {
            players: players.iter().copied().filter(|p| !drawn.contains(p)).collect(),
            places: places[drawn.len()..].to_vec(),
        };
        let mut to_come = vec![left];
        to_come.extend_from_slice(&self.seating.groups[self.group + 1..]);
        self.fewest_with(&seated, &to_come)
    }

    /// Returns the fewest clashes with the players in `seated` fixed and the groups `to_come` still to draw.
    fn fewest_with(&self, seated: &[Option<usize>], to_come: &[LotGroup]) -> i64 {
        let lines = self.seating.lines;
        let filled = |place: u32| seated[place as usize].is_some() || to_come.iter().any(|g| g.places.contains(&place));
        let plays = |place: u32| filled(lines + 1 - place);
        let last = to_come.last().expect("the group being drawn is one of them");
        let is_last = |place: u32| place > lines / 2;
        let mut certain = 0;
        let mut upper: Vec<(usize, Option<usize>)> = Vec::new();
        for place in (1..=lines / 2).filter(|&p| plays(p)) {
            match (seated[place as usize], seated[(lines + 1 - place) as usize]) {
                (Some(one), Some(other)) => certain += self.clash(one, other),
                (Some(one), None) => upper.push((one, None)),
                (None, _) => {}
            }
        }
        let mut sit_out: Vec<usize> = Vec::new();
        for (at, group) in to_come.iter().enumerate().filter(|(_, g)| g.places.iter().any(|&p| !is_last(p))) {
            let idle = group.places.iter().filter(|&&p| !plays(p)).count();
            sit_out.extend(std::iter::repeat_n(at, idle));
            upper.extend(group.players.iter().map(|&p| (p, Some(at))));
        }
        let lower = if last.places.iter().all(|&p| is_last(p)) { last.players.as_slice() } else { &[] };
        certain + self.fewest_between(&upper, lower, &sit_out)
    }

    /// Returns the smallest sum of clashes if each player of `lower` meets one of `upper`, and the others meet nobody.
    /// Players of `upper` have their group; `sit_out` has the groups of the places whose players meet nobody.
    fn fewest_between(&self, upper: &[(usize, Option<usize>)], lower: &[usize], sit_out: &[usize]) -> i64 {
        let below = upper.len();
        let cost = |i: usize, j: usize| {
            let (one, other) = (i.min(j), i.max(j));
            let &(player, group) = upper.get(one).filter(|_| other >= below)?;
            match lower.get(other - below) {
                Some(&opponent) => Some(self.clash(player, opponent)),
                None => (group == sit_out.get(other - below - lower.len()).copied()).then_some(0),
            }
        };
        let pairs = solve(&from_fn(below + lower.len() + sit_out.len(), cost));
        pairs.expect("both halves have equal size, and so have the places and the players of a group").cost
    }

    /// Returns the weight of a game between these two players.
    fn clash(&self, one: usize, other: usize) -> i64 {
        let (a, b): (&Entrant, &Entrant) = (&self.plan.list[one], &self.plan.list[other]);
        let country = self.plan.apart.countries && a.country.is_some() && a.country == b.country;
        let club = self.plan.apart.clubs && !a.club.is_empty() && a.club == b.club;
        COUNTRY * i64::from(country) + i64::from(club)
    }
}
