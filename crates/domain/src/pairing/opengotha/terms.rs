//! OpenGotha's nine terms. Each is a gain up to its weight; the pairing with the largest sum of gains is best.

use crate::model::opengotha_weights::{FloatFrom, OpenGothaWeights};
use crate::model::pairing_rules::Seeding;

use super::curves::{Clubs, concave, fifth, geography};
use super::names;
use super::player::{OpenGothaPlayer, Players};

/// The number of group distances computed in advance.
const NEAR: i64 = 256;

/// Number of terms.
pub(super) const TERMS: usize = 9;

/// What the terms need to know besides the two players.
#[derive(Debug, Clone)]
pub(super) struct TermRules {
    pub weights: OpenGothaWeights,
    pub seeding: Seeding,
    pub categories: i64,
    pub pseudo_range: i64,
    /// What the geography term loses, by same country (or not) and clubs.
    lost: [[i64; 3]; 2],
    /// What the score difference gains, by distance between groups, as far as computed in advance.
    near: Vec<i64>,
    groups: i64,
}

impl TermRules {
    pub(super) fn new(weights: &OpenGothaWeights, seeding: Seeding, players: &Players) -> TermRules {
        let (groups, k) = (players.groups, weights.concavity);
        let factors = (weights.country_factor, weights.club_factor);
        let lost = |same| {
            [Clubs::Same, Clubs::OneGroup, Clubs::Unrelated]
                .map(|clubs| geography(weights.geography, factors, (same, clubs), groups, k))
        };
        TermRules {
            lost: [lost(false), lost(true)],
            near: (0..groups.min(NEAR))
                .map(|distance| concave(weights.score_difference, distance, groups, k))
                .collect(),
            groups,
            weights: weights.clone(),
            seeding,
            categories: players.categories,
            pseudo_range: players.pseudo_range,
        }
    }

    /// Returns the weight of each term, which is the most it can gain.
    pub(super) fn most(&self) -> [i64; TERMS] {
        let w = &self.weights;
        [
            w.avoid_rematch,
            w.random,
            w.balance_colours,
            w.avoid_mixing_categories,
            w.score_difference,
            // Twice half a fifth for the places, and up to four fifths for the scenario.
            w.floats,
            w.seeding,
            w.handicap,
            w.geography,
        ]
    }

    /// Returns what the pair gains by each term. `even`: the two would play without handicap. `random`: the random part, if it
    /// does not follow from the names.
    pub(super) fn gains(
        &self,
        a: &OpenGothaPlayer,
        b: &OpenGothaPlayer,
        even: bool,
        random: Option<i64>,
    ) -> [i64; TERMS] {
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

    /// Returns the gain between groups at this distance.
    fn score_difference(&self, distance: i64) -> i64 {
        let compute = || concave(self.weights.score_difference, distance, self.groups, self.weights.concavity);
        self.near.get(distance as usize).copied().unwrap_or_else(compute)
    }

    /// Returns the whole weight if one has had more whites and the other more blacks, and half of it if one is balanced and the
    /// other is off by two or more.
    fn colours(&self, a: &OpenGothaPlayer, b: &OpenGothaPlayer) -> i64 {
        let weight = self.weights.balance_colours;
        match (a.balance, b.balance) {
            (x, y) if x * y < 0 => weight,
            (0, y) if y.abs() >= 2 => weight / 2,
            (x, 0) if x.abs() >= 2 => weight / 2,
            _ => 0,
        }
    }

    /// Returns the gain between groups at a distance of one to three, from earlier floats and the places in the groups.
    fn floats(&self, a: &OpenGothaPlayer, b: &OpenGothaPlayer) -> i64 {
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

    /// Returns the gain within a group of `n` players, at places `i` and `j`.
    fn seeding(&self, a: &OpenGothaPlayer, b: &OpenGothaPlayer) -> i64 {
        let (weight, n) = (self.weights.seeding, a.size);
        let concave = |x: i64, n: i64| weight - (weight * x / n) * x / n;
        match self.seeding {
            Seeding::Random if (2 * a.place < n) == (2 * b.place < n) => 0,
            Seeding::Random => {
                let (first, second) = if a.listed < b.listed { (a, b) } else { (b, a) };
                weight - names::lot(fifth(weight), &first.name, &second.name)
            }
            Seeding::Fold => concave(a.place + b.place - (n - 1), (n - 1).max(1)),
            Seeding::Slip => concave(2 * (a.place - b.place).abs() - n, n),
            Seeding::Neighbours => concave(2 * (a.place / 2 - b.place / 2).abs(), n),
        }
    }

    /// Returns the weight of the score difference less what equal origins lose, at most the weight of the geography term.
    fn geography(&self, a: &OpenGothaPlayer, b: &OpenGothaPlayer) -> i64 {
        let w = &self.weights;
        let clubs = match () {
            () if a.in_main_club && b.in_main_club => Clubs::Unrelated,
            () if a.club == b.club => Clubs::Same,
            () if a.club_group.is_some() && a.club_group == b.club_group => Clubs::OneGroup,
            () => Clubs::Unrelated,
        };
        let lost = self.lost[usize::from(a.country == b.country)][clubs as usize];
        (w.score_difference - lost).min(w.geography)
    }
}

/// Returns how good it is that these players float: 2 by default, less for players who have floated this way before, more
/// for players whose floats it balances.
fn scenario(upper: &OpenGothaPlayer, lower: &OpenGothaPlayer, compensate: bool) -> i64 {
    let mut scenario = 2 - i64::from(upper.downs > 0) - i64::from(lower.ups > 0);
    for restored in [upper.ups > 0 && upper.downs < upper.ups, lower.downs > 0 && lower.ups < lower.downs] {
        scenario += i64::from(scenario != 0 && restored);
    }
    if compensate { scenario } else { scenario.min(2) }
}

/// Returns more of the weight the nearer a player is to the place from which floaters are taken.
fn from_place(weight: i64, player: &OpenGothaPlayer, from: FloatFrom) -> i64 {
    let (n, i) = (player.size, player.place);
    let near = match from {
        FloatFrom::Top => n - 1 - i,
        FloatFrom::Middle => n - 1 - (2 * i - n + 1).abs(),
        FloatFrom::Bottom => i,
    };
    weight * near / n
}
