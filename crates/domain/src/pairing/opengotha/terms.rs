//! OpenGotha's nine terms. Each is a gain of at most its weight; the pairing with the largest sum of gains is chosen.

use crate::model::opengotha_weights::{FloatFrom, OpenGothaWeights};
use crate::model::pairing_rules::Seeding;

use super::curves::{Clubs, concave, fifth, geography};
use super::names;
use super::player::{GothaPlayer, Players};

/// How many distances of groups are worked out in advance.
const NEAR: i64 = 256;

/// Number of terms.
pub(super) const TERMS: usize = 9;

/// What the terms need beside the two players.
#[derive(Debug, Clone)]
pub(super) struct TermRules {
    pub weights: OpenGothaWeights,
    pub seeding: Seeding,
    pub categories: i64,
    pub pseudo_range: i64,
    /// What the geography loses, by same country (or not) and clubs.
    lost: [[i64; 3]; 2],
    /// What the score difference gains, by the distance of groups, as far as it is worked out in advance.
    near: Vec<i64>,
    groups: i64,
}

impl TermRules {
    pub(super) fn new(weights: &OpenGothaWeights, seeding: Seeding, players: &Players) -> TermRules {
        let (groups, k) = (players.groups, weights.concavity);
        let factors = (weights.country_factor, weights.club_factor);
        let lost = |same| {
            [Clubs::Same, Clubs::OneGroup, Clubs::Apart]
                .map(|clubs| geography(weights.geography, factors, (same, clubs), groups, k))
        };
        TermRules {
            lost: [lost(false), lost(true)],
            near: (0..groups.min(NEAR)).map(|apart| concave(weights.score_difference, apart, groups, k)).collect(),
            groups,
            weights: weights.clone(),
            seeding,
            categories: players.categories,
            pseudo_range: players.pseudo_range,
        }
    }

    /// The weight of each term: the most it can gain.
    pub(super) fn most(&self) -> [i64; TERMS] {
        let w = &self.weights;
        [
            w.avoid_rematch,
            w.random,
            w.balance_colours,
            w.avoid_mixing_categories,
            w.score_difference,
            // Two halves of a fifth for the places and up to four fifths for the scenario.
            w.floats,
            w.seeding,
            w.handicap,
            w.geography,
        ]
    }

    /// What the pair gains by each term. `even` says that they would play without handicap; `random` is the random
    /// part where it does not follow from the names.
    pub(super) fn gains(&self, a: &GothaPlayer, b: &GothaPlayer, even: bool, random: Option<i64>) -> [i64; TERMS] {
        let (w, k) = (&self.weights, self.weights.concavity);
        let (first, second) = if a.listed < b.listed { (a, b) } else { (b, a) };
        [
            if a.met.contains(&b.entry) { 0 } else { w.avoid_rematch },
            if w.random == 0 { 0 } else { random.unwrap_or_else(|| names::lot(w.random, &first.name, &second.name)) },
            if even { self.colours(a, b) } else { 0 },
            if self.categories > 1 {
                concave(w.avoid_mixing_categories, (a.category - b.category).abs(), self.categories, k)
            } else {
                0
            },
            if a.category == b.category { self.score_difference((a.group - b.group).abs()) } else { 0 },
            self.floats(a, b),
            if a.group == b.group { self.seeding(a, b) } else { 0 },
            concave(w.handicap, (a.pseudo - b.pseudo).abs(), self.pseudo_range, k),
            self.geography(a, b),
        ]
    }

    /// Between groups so many apart.
    fn score_difference(&self, apart: i64) -> i64 {
        let work_out = || concave(self.weights.score_difference, apart, self.groups, self.weights.concavity);
        self.near.get(apart as usize).copied().unwrap_or_else(work_out)
    }

    /// The whole weight if one has had more whites and the other more blacks, half of it if one is balanced and the
    /// other two or more off.
    fn colours(&self, a: &GothaPlayer, b: &GothaPlayer) -> i64 {
        let weight = self.weights.balance_colours;
        match (a.balance, b.balance) {
            (x, y) if x * y < 0 => weight,
            (0, y) if y.abs() >= 2 => weight / 2,
            (x, 0) if x.abs() >= 2 => weight / 2,
            _ => 0,
        }
    }

    /// Between groups one to three apart: by who has floated before, and from which place in their groups they come.
    fn floats(&self, a: &GothaPlayer, b: &GothaPlayer) -> i64 {
        if !(1..4).contains(&(a.group - b.group).abs()) {
            return 0;
        }
        let (upper, lower) = if a.group < b.group { (a, b) } else { (b, a) };
        let fifth = self.weights.floats / 5;
        let mut gain = from_place(fifth / 2, upper, self.weights.upper_floater)
            + from_place(fifth / 2, lower, self.weights.lower_floater)
            + scenario(upper, lower, self.weights.compensate_floats) * fifth;
        for _ in 0..4 {
            gain /= (a.category - b.category).abs() + 1;
        }
        gain
    }

    /// Inside a group of `n`, places `i` and `j`.
    fn seeding(&self, a: &GothaPlayer, b: &GothaPlayer) -> i64 {
        let (weight, n) = (self.weights.seeding, a.size);
        let bent = |x: i64, n: i64| weight - (weight * x / n) * x / n;
        match self.seeding {
            Seeding::Random if (2 * a.place < n) == (2 * b.place < n) => 0,
            Seeding::Random => {
                let (first, second) = if a.listed < b.listed { (a, b) } else { (b, a) };
                weight - names::lot(fifth(weight), &first.name, &second.name)
            }
            Seeding::Fold => bent(a.place + b.place - (n - 1), (n - 1).max(1)),
            Seeding::Slip => bent(2 * (a.place - b.place).abs() - n, n),
            Seeding::Neighbours => bent(2 * (a.place / 2 - b.place / 2).abs(), n),
        }
    }

    /// The score difference's weight less what equal origins lose, but not more than the geography's own weight.
    fn geography(&self, a: &GothaPlayer, b: &GothaPlayer) -> i64 {
        let w = &self.weights;
        let clubs = match () {
            () if a.club == b.club => Clubs::Same,
            () if a.club_group.is_some() && a.club_group == b.club_group => Clubs::OneGroup,
            () => Clubs::Apart,
        };
        let lost = self.lost[usize::from(a.country == b.country)][clubs as usize];
        (w.score_difference - lost).min(w.geography)
    }
}

/// How good it is that this player floats: 2 by default, less for everyone who has floated this way before, more for
/// those whom it brings back into balance.
fn scenario(upper: &GothaPlayer, lower: &GothaPlayer, compensate: bool) -> i64 {
    let mut scenario = 2 - i64::from(upper.downs > 0) - i64::from(lower.ups > 0);
    for restored in [upper.ups > 0 && upper.downs < upper.ups, lower.downs > 0 && lower.ups < lower.downs] {
        scenario += i64::from(scenario != 0 && restored);
    }
    if compensate { scenario } else { scenario.min(2) }
}

/// More of the weight the nearer a player stands to where floaters are taken from.
fn from_place(weight: i64, player: &GothaPlayer, from: FloatFrom) -> i64 {
    let (n, i) = (player.size, player.place);
    let near = match from {
        FloatFrom::Top => n - 1 - i,
        FloatFrom::Middle => n - 1 - (2 * i - n + 1).abs(),
        FloatFrom::Bottom => i,
    };
    weight * near / n
}
