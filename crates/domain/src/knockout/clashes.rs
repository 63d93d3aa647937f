//! Keeping compatriots and clubmates apart in the first round "whenever possible" (R35): a lot is drawn again if
//! after it more of them would have to meet than need be.

use std::collections::BTreeMap;

use matching::{from_fn, solve};

use super::draw::{LotGroup, Seating};
use crate::model::knockout_table::{Apart, DrawPlan, Entrant};

/// One pair of a country weighs more than all pairs of a club that a table can have.
const COUNTRY: i64 = 1000;

/// Watches the lots of one group.
pub(super) struct FewestClashes<'a> {
    plan: &'a DrawPlan,
    seating: Seating,
    group: usize,
    fewest: i64,
    /// What was answered for a player at the position being drawn.
    answers: BTreeMap<(usize, usize), bool>,
}

impl<'a> FewestClashes<'a> {
    /// A watch over the lots of group `at`, if the plan wants one and the group's lots can matter.
    pub fn to_keep(plan: &'a DrawPlan, seating: &Seating, at: usize) -> Option<FewestClashes<'a>> {
        let wanted = plan.apart != Apart::default();
        if !wanted || seating.groups[at].players.len() < 2 || !seating.settled(&plan.list, at) {
            return None;
        }
        let mut watch =
            FewestClashes { plan, seating: seating.clone(), group: at, fewest: 0, answers: BTreeMap::new() };
        watch.fewest = watch.fewest_from(&[]);
        Some(watch)
    }

    /// Whether the lots up to and with `order[lot]` leave a way to the fewest clashes.
    pub fn allows(&mut self, order: &[usize], lot: usize) -> bool {
        if let Some(&known) = self.answers.get(&(lot, order[lot])) {
            return known;
        }
        let answer = self.fewest_from(&order[..=lot]) == self.fewest;
        self.answers.insert((lot, order[lot]), answer);
        answer
    }

    /// The fewest clashes that can come of the first round when this group's draw began with `drawn`.
    fn fewest_from(&self, drawn: &[usize]) -> i64 {
        let mut who = self.seating.who.clone();
        let LotGroup { players, places } = &self.seating.groups[self.group];
        drawn.iter().zip(places).for_each(|(&player, &place)| who[place as usize] = Some(player));
        let left = LotGroup {
            players: players.iter().copied().filter(|p| !drawn.contains(p)).collect(),
            places: places[drawn.len()..].to_vec(),
        };
        let mut to_come = vec![left];
        to_come.extend_from_slice(&self.seating.groups[self.group + 1..]);
        self.fewest_of(&who, &to_come)
    }

    /// The fewest clashes when these stand and those groups are still to come.
    fn fewest_of(&self, who: &[Option<usize>], to_come: &[LotGroup]) -> i64 {
        let lines = self.seating.lines;
        let filled = |place: u32| who[place as usize].is_some() || to_come.iter().any(|g| g.places.contains(&place));
        let plays = |place: u32| filled(lines + 1 - place);
        let last = to_come.last().expect("the group being drawn is there");
        let is_last = |place: u32| place > lines / 2;
        let mut certain = 0;
        let mut upper: Vec<(usize, bool)> = Vec::new();
        for place in (1..=lines / 2).filter(|&p| plays(p)) {
            match (who[place as usize], who[(lines + 1 - place) as usize]) {
                (Some(one), Some(other)) => certain += self.clash(one, other),
                (Some(one), None) => upper.push((one, false)),
                (None, _) => {}
            }
        }
        let mut sit_out = 0;
        for group in to_come.iter().filter(|g| g.places.iter().any(|&p| !is_last(p))) {
            let idle = group.places.iter().filter(|&&p| !plays(p)).count();
            sit_out += idle;
            upper.extend(group.players.iter().map(|&p| (p, idle > 0)));
        }
        let lower = if last.places.iter().all(|&p| is_last(p)) { last.players.as_slice() } else { &[] };
        certain + self.fewest_between(&upper, lower, sit_out)
    }

    /// The least sum of clashes when each of `lower` meets one of `upper` and `sit_out` of those marked meet nobody.
    fn fewest_between(&self, upper: &[(usize, bool)], lower: &[usize], sit_out: usize) -> i64 {
        let below = upper.len();
        let cost = |i: usize, j: usize| {
            let (one, other) = (i.min(j), i.max(j));
            let &(player, may_sit_out) = upper.get(one).filter(|_| other >= below)?;
            match lower.get(other - below) {
                Some(&opponent) => Some(self.clash(player, opponent)),
                None => may_sit_out.then_some(0),
            }
        };
        let pairs = solve(&from_fn(below + lower.len() + sit_out, cost));
        pairs.expect("as many stand above as below, and who may sit out is interchangeable").cost
    }

    /// What it weighs that these two meet.
    fn clash(&self, one: usize, other: usize) -> i64 {
        let (a, b): (&Entrant, &Entrant) = (&self.plan.list[one], &self.plan.list[other]);
        let country = self.plan.apart.countries && a.country.is_some() && a.country == b.country;
        let club = self.plan.apart.clubs && !a.club.is_empty() && a.club == b.club;
        COUNTRY * i64::from(country) + i64::from(club)
    }
}
