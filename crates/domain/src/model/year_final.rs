//! What a Final of the year consists of: two groups, the chairs of their circles, and the record of the draw (R50-R54).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::model::category::Category;
use crate::model::id::{CompetitionId, EntryId, RoundNumber, TableId};
use crate::model::knockout_table::Slot;
use crate::model::rank::Rank;
use crate::model::score::HalfPoints;

/// A group of the Final (R50).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum FinalGroup {
    /// GR, headed by the first of the list.
    Green,
    /// OR, headed by the second.
    Orange,
}

impl FinalGroup {
    /// Both, in their order.
    pub const BOTH: [FinalGroup; 2] = [FinalGroup::Green, FinalGroup::Orange];
}

impl fmt::Display for FinalGroup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == FinalGroup::Green { "GR" } else { "OR" })
    }
}

/// The text names no group.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("\"{0}\" is no group of the Final: write GR or OR")]
pub struct UnknownGroup(pub String);

impl FromStr for FinalGroup {
    type Err = UnknownGroup;
    fn from_str(text: &str) -> Result<FinalGroup, UnknownGroup> {
        match text.trim().to_uppercase().as_str() {
            "GR" => Ok(FinalGroup::Green),
            "OR" => Ok(FinalGroup::Orange),
            _ => Err(UnknownGroup(text.trim().to_string())),
        }
    }
}

/// What a jigo adds to the wins by which a group is ordered (R51).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum JigoValue {
    /// Nothing: only wins count.
    Nothing,
    /// Half a win.
    #[default]
    Half,
    /// As much as a win: the number of wins plus the number of jigos.
    Whole,
}

impl JigoValue {
    /// In half points.
    pub fn half_points(self) -> HalfPoints {
        match self {
            JigoValue::Nothing => HalfPoints::ZERO,
            JigoValue::Half => HalfPoints::JIGO,
            JigoValue::Whole => HalfPoints::WIN,
        }
    }
}

/// How five rounds of groups of five are put into the days, as each player rests once (R54).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RestPlan {
    /// Two rounds on one day and three on the other; the best ranked three rest on the long day, so that they play two
    /// games on each.
    BestRanked,
    /// The same, but lots say who rests when.
    Lots,
    /// The first round is played on the eve.
    Eve,
    /// Groups that are not of five: there is nothing to balance.
    Balanced,
}

/// A player who qualified (R48, R50).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finalist {
    /// His entry.
    pub entry: EntryId,
    /// His name as far as he lets it be published.
    pub name: String,
    /// Declared rank.
    pub rank: Rank,
    /// His points on the list; lots are drawn among players whose points are equal (R50). `None`: he has none, and stands
    /// where the list has him.
    pub points: Option<u32>,
}

/// Everything the Final's draw depends on but the entropy: what is frozen before it (R36, R50, R54).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinalPlan {
    /// The age category.
    pub category: Category,
    /// The players, first of the list first: ten or eight; four or six where no more have come.
    pub list: Vec<Finalist>,
    /// Who rests when.
    pub rests: RestPlan,
    /// The day with three rounds of the groups, 1 or 2, where the imbalance is accepted.
    pub long_day: u32,
    /// The director's nonce, hexadecimal.
    pub nonce: String,
}

/// What makes the Final's draw verifiable (R36).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinalRecord {
    /// What was drawn.
    pub plan: FinalPlan,
    /// The plan as a text, line by line (`docs/lots.md`).
    pub frozen: String,
    /// SHA-256 of `frozen`, 64 hexadecimal digits, published before the entropy was known.
    pub commitment: String,
    /// What nobody could know before. May be empty.
    pub entropy: String,
    /// Why it was drawn again, if it was.
    pub reason: Option<String>,
}

/// A player's place in a group.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CircleSeat {
    /// Who.
    pub entry: EntryId,
    /// His chair in the group's circle, from 0: it says whom he meets when, and when he rests (R66).
    pub chair: u32,
}

/// What smaller boards decided between players whom nothing else told apart (R51).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TieRuling {
    /// Their group.
    pub group: FinalGroup,
    /// The players, the better first.
    pub order: Vec<EntryId>,
}

/// What a director may choose about a drawn Final.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinalSettings {
    /// What a jigo counts for in the order of a group.
    pub jigos: JigoValue,
    /// Rounds in which nobody else plays: the eve, or the third round of a day.
    pub alone: Vec<RoundNumber>,
    /// What was settled on smaller boards.
    pub settled: Vec<TieRuling>,
}

/// A Final of one category, embedded in a competition, the Final Open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct YearFinal {
    /// Key in the event; no knock-out table has the same.
    pub id: TableId,
    /// The competition it is embedded in.
    pub competition: CompetitionId,
    /// The age category.
    pub category: Category,
    /// The competition's round in which its first round is played.
    pub first_round: RoundNumber,
    /// The players by entry position: all of GR, then as many of OR.
    pub chairs: Vec<CircleSeat>,
    /// What the director chose.
    pub settings: FinalSettings,
    /// How it was drawn.
    pub draw: FinalRecord,
}

impl YearFinal {
    /// Players in a group.
    pub fn group_size(&self) -> usize {
        self.chairs.len() / 2
    }

    /// A group by entry position.
    pub fn group(&self, group: FinalGroup) -> &[CircleSeat] {
        let (green, orange) = self.chairs.split_at(self.group_size());
        if group == FinalGroup::Green { green } else { orange }
    }

    /// Whether he plays in it.
    pub fn has(&self, entry: EntryId) -> bool {
        self.chairs.iter().any(|chair| chair.entry == entry)
    }

    /// Rounds of the groups.
    pub fn group_rounds(&self) -> u32 {
        group_rounds(self.group_size())
    }

    /// The competition's last round of it: that of the finals.
    pub fn last_round(&self) -> RoundNumber {
        self.first_round.saturating_add(self.group_rounds() + 1)
    }

    /// Whether somebody has to win the game in a slot, by the jigo ladder if need be: in the groups nobody has (R38, R51).
    pub fn needs_winner(&self, slot: Slot) -> bool {
        matches!(slot, Slot::Main { round, .. } if round >= self.group_rounds())
    }

    /// Whether a round of it is played in the competition's `round`.
    pub fn holds(&self, round: RoundNumber) -> bool {
        (self.first_round..=self.last_round()).contains(&round)
    }

    /// How many of its rounds are played on each day; the first day may be the eve (R54).
    pub fn days(&self) -> Vec<u32> {
        match (self.draw.plan.rests, self.draw.plan.long_day) {
            (RestPlan::BestRanked | RestPlan::Lots, 1) => vec![3, 2, 2],
            (RestPlan::BestRanked | RestPlan::Lots, _) => vec![2, 3, 2],
            (RestPlan::Eve, _) => vec![1, 2, 2, 2],
            (RestPlan::Balanced, _) => {
                let rounds = self.group_rounds() + 2;
                let first = if rounds.is_multiple_of(2) { 2 } else { 1 };
                std::iter::once(first).chain(std::iter::repeat_n(2, (rounds - first) as usize / 2)).collect()
            }
        }
    }
}

/// Rounds in which `players` all meet: one more for an odd number, as each rests once (R66).
pub fn group_rounds(players: usize) -> u32 {
    let rounds = if players.is_multiple_of(2) { players.saturating_sub(1) } else { players };
    rounds as u32
}
