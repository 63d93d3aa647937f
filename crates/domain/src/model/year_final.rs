//! The Final of a season: its two groups, their circles, and the record of the draw (R50-R54).

use std::fmt;
use std::str::FromStr;

use messages::{Explain, Message, message};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::model::announcement::Announcement;
use crate::model::category::Category;
use crate::model::id::{CompetitionId, EntryId, FinalId, RoundNumber};
use crate::model::knockout_table::{DrawRecord, Slot};
use crate::model::rank::Rank;
use crate::model::score::HalfPoints;

/// A group of the Final (R50).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum FinalGroup {
    /// GR, headed by the first player of the list.
    Green,
    /// OR, headed by the second player of the list.
    Orange,
}

impl FinalGroup {
    /// Both groups, in order.
    pub const BOTH: [FinalGroup; 2] = [FinalGroup::Green, FinalGroup::Orange];
}

impl fmt::Display for FinalGroup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == FinalGroup::Green { "GR" } else { "OR" })
    }
}

/// The text does not name a group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownGroup(pub String);

impl Explain for UnknownGroup {
    fn message(&self) -> Message {
        message!("final-group-unknown", text = &self.0)
    }
}

messages::explained!(UnknownGroup);

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

/// What a jigo counts in the order of a group (R51).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum JigoValue {
    /// Nothing.
    Nothing,
    /// Half a win.
    #[default]
    Half,
    /// As much as a win.
    Whole,
}

impl JigoValue {
    /// Returns the value in half points.
    pub fn half_points(self) -> HalfPoints {
        match self {
            JigoValue::Nothing => HalfPoints::ZERO,
            JigoValue::Half => HalfPoints::JIGO,
            JigoValue::Whole => HalfPoints::WIN,
        }
    }
}

/// How the five rounds of groups of five are spread over the days, given that each player rests once (R54).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub enum RestPlan {
    /// Two rounds on one day and three on the other. The three best ranked players of each group rest on the long day, so
    /// that they play two games on both days.
    BestRanked,
    /// The same, but lots decide who rests when.
    Lots,
    /// The first round is played on the eve.
    Eve,
    /// For groups of any other size: nothing to balance.
    Balanced,
}

/// A player qualified for the Final (R48, R50).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Finalist {
    /// The entry.
    pub entry: EntryId,
    /// The name, as far as the player agrees to its publication.
    pub name: String,
    /// Declared rank.
    pub rank: Rank,
    /// Points on the list; lots are drawn among players with equal points (R50). `None`: no points, the player keeps their
    /// place on the list.
    pub points: Option<u32>,
}

/// Everything that determines the Final's draw except the entropy; frozen before the draw (R36, R50, R54).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FinalPlan {
    /// The age category.
    pub category: Category,
    /// The players in order of the list: ten or eight, or four or six if no more have come.
    pub list: Vec<Finalist>,
    /// How the rests are spread over the days.
    pub rests: RestPlan,
    /// The day with three group rounds, 1 or 2, if there is one.
    pub long_day: u32,
    /// The director's nonce in hexadecimal.
    pub nonce: String,
    /// What was announced when the list was frozen; `None` if list and lots were drawn in one step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub announced: Option<Announcement>,
}

/// Everything needed to verify the Final's draw (R36).
pub type FinalRecord = DrawRecord<FinalPlan>;

/// A player's position in the circle of a group.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CircleSeat {
    /// The entry.
    pub entry: EntryId,
    /// The position, from 0. It determines the round of each game and of the rest (R66).
    pub number: u32,
}

/// The order of tied players, as decided by games on smaller boards (R51).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TieRuling {
    /// Their group.
    pub group: FinalGroup,
    /// The players, best first.
    pub order: Vec<EntryId>,
}

/// The director's settings of a drawn Final.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinalSettings {
    /// What a jigo counts in the order of a group.
    pub jigos: JigoValue,
    /// Rounds in which only the Final is played: on the eve, or the third round of a day.
    pub alone: Vec<RoundNumber>,
    /// Ties decided by games on smaller boards.
    pub settled: Vec<TieRuling>,
}

/// The Final of one category, embedded in a competition, the Final Open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct YearFinal {
    /// Key in the event.
    pub id: FinalId,
    /// The competition it is embedded in.
    pub competition: CompetitionId,
    /// The age category.
    pub category: Category,
    /// The competition's round in which the Final's first round is played.
    pub first_round: RoundNumber,
    /// The players by entry position: first all of GR, then all of OR.
    pub seats: Vec<CircleSeat>,
    /// The director's settings.
    pub settings: FinalSettings,
    /// The record of the draw.
    pub draw: FinalRecord,
}

impl YearFinal {
    /// Returns the number of players in a group.
    pub fn group_size(&self) -> usize {
        self.seats.len() / 2
    }

    /// Returns the players of a group by entry position.
    pub fn group(&self, group: FinalGroup) -> &[CircleSeat] {
        let (green, orange) = self.seats.split_at(self.group_size());
        if group == FinalGroup::Green { green } else { orange }
    }

    /// Whether an entry plays in the Final.
    pub fn has(&self, entry: EntryId) -> bool {
        self.seats.iter().any(|seat| seat.entry == entry)
    }

    /// Returns the number of group rounds.
    pub fn group_rounds(&self) -> u32 {
        group_rounds(self.group_size())
    }

    /// Returns the competition's round in which the last games of the Final are played.
    pub fn last_round(&self) -> RoundNumber {
        self.first_round.saturating_add(self.group_rounds() + 1)
    }

    /// Whether the game in a slot must have a winner, by the jigo ladder if necessary. Group games need none (R38, R51).
    pub fn needs_winner(&self, slot: Slot) -> bool {
        matches!(slot, Slot::Main { round, .. } if round >= self.group_rounds())
    }

    /// Whether a round of the Final is played in the competition's `round`.
    pub fn holds(&self, round: RoundNumber) -> bool {
        (self.first_round..=self.last_round()).contains(&round)
    }

    /// Returns the number of the Final's rounds on each day; the first day may be the eve (R54).
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

/// Returns the number of rounds in which all `players` meet; with an odd number, each rests once (R66).
pub fn group_rounds(players: usize) -> u32 {
    let rounds = if players.is_multiple_of(2) { players.saturating_sub(1) } else { players };
    rounds as u32
}
