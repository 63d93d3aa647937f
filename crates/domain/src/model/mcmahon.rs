//! Initial McMahon scores: scale, floor, bar and supergroup (R12, R13), and the guideline for the bar (R20).

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::model::rank::Rank;
use crate::model::score::HalfPoints;

/// How the initial score follows from the rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct McMahon {
    /// The rank with score 0: 20k on the European scale, 1d on the British scale (R12).
    pub zero: Rank,
    /// All weaker players start with this rank's score (R13).
    pub floor: Rank,
    /// All stronger players start with this rank's score (R13).
    pub bar: Rank,
    /// Players of this rank and above start one point above the bar (R13).
    pub supergroup: Option<Rank>,
}

impl Default for McMahon {
    /// Returns the European scale with the bar at 4 dan.
    fn default() -> McMahon {
        McMahon { zero: Rank::KYU_20, floor: Rank::KYU_20, bar: Rank::DAN_4, supergroup: None }
    }
}

impl McMahon {
    /// Returns the initial score of a rank (R12, R13). A bar below the floor counts as the floor.
    pub fn initial(&self, rank: Rank) -> HalfPoints {
        let above = self.supergroup.is_some_and(|group| rank >= group);
        let score = HalfPoints::whole(rank.grade().max(self.floor.grade()) - self.zero.grade());
        score.min(self.bar_score()) + HalfPoints::whole(i32::from(above))
    }

    /// Returns the initial score at the bar, without the extra point of the supergroup.
    pub fn bar_score(&self) -> HalfPoints {
        HalfPoints::whole(self.bar.grade().max(self.floor.grade()) - self.zero.grade())
    }

    /// Whether a rank is at or above the bar.
    pub fn at_bar(&self, rank: Rank) -> bool {
        rank.grade() >= self.bar.grade()
    }
}

/// Returns how many players should be at or above the bar (R20); `None` outside 3..=10 rounds.
pub fn bar_guideline(rounds: u32) -> Option<RangeInclusive<usize>> {
    Some(match rounds {
        3 => 4..=8,
        4 => 5..=10,
        5 => 6..=12,
        6 => 7..=15,
        7 => 8..=18,
        8 => 9..=22,
        9 => 10..=26,
        10 => 11..=30,
        _ => return None,
    })
}

/// Proposes a bar for the entrants' ranks (R20): the one that brings the group at or above it closest to the middle of
/// the guideline. `None` without a guideline or without players.
pub fn propose_bar(ranks: &[Rank], rounds: u32) -> Option<Rank> {
    let guideline = bar_guideline(rounds)?;
    let middle = (guideline.start() + guideline.end()) / 2;
    let at_or_above = |bar: Rank| ranks.iter().filter(|r| r.grade() >= bar.grade()).count();
    let mut bars: Vec<Rank> = ranks.iter().map(|r| Rank::from_grade(r.grade())).collect();
    bars.sort_unstable();
    bars.dedup();
    bars.into_iter().min_by_key(|&bar| (at_or_above(bar).abs_diff(middle), bar))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rank(text: &str) -> Rank {
        text.parse().unwrap()
    }

    #[test]
    fn the_european_scale_has_20k_at_zero_and_shodan_at_20() {
        let scale = McMahon::default();
        let initial = |text| scale.initial(rank(text)).to_string();
        assert_eq!(
            [initial("30k"), initial("20k"), initial("1d"), initial("4d"), initial("9p")],
            ["0", "0", "20", "23", "23"]
        );
    }

    #[test]
    fn the_british_scale_has_shodan_at_zero() {
        let scale = McMahon { zero: Rank::SHODAN, floor: rank("30k"), ..McMahon::default() };
        assert_eq!(scale.initial(rank("1k")), HalfPoints::whole(-1));
    }

    #[test]
    fn the_supergroup_starts_one_above_the_bar() {
        let scale = McMahon { supergroup: Some(rank("6d")), ..McMahon::default() };
        assert_eq!(scale.initial(rank("6d")) - scale.initial(rank("5d")), HalfPoints::WIN);
    }

    #[test]
    fn the_proposed_bar_follows_the_guideline() {
        let ranks: Vec<Rank> = (-20..8).flat_map(|g| [Rank::from_grade(g); 2]).collect();
        for rounds in 3..=10 {
            let bar = propose_bar(&ranks, rounds).unwrap();
            let group = ranks.iter().filter(|&&r| r >= bar).count();
            assert!(bar_guideline(rounds).unwrap().contains(&group), "{rounds} rounds: {group} at {bar}");
        }
    }
}
