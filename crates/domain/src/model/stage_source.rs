//! Where a stage takes its players from, and what they bring along (R68).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::model::id::{CompetitionId, EntryId, RoundNumber};
use crate::model::score::HalfPoints;

/// A competition that is a stage: it takes its players from the competition before it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StageSource {
    /// The competition before it.
    pub after: CompetitionId,
    /// Which of its players go on to this stage.
    pub takes: Takes,
    /// What they bring along.
    #[serde(default)]
    pub carries: Carries,
    /// What they brought along; `None` until the stage is filled.
    #[serde(default)]
    pub brought: Option<Brought>,
}

impl StageSource {
    /// Whether a stage has taken its players.
    pub fn is_filled(&self) -> bool {
        self.brought.is_some()
    }
}

/// Which players of a competition go on to a stage. As text: `places:1-8`, `each:2`, `others`, `losers:1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(into = "String", try_from = "String")]
#[ts(type = "string")]
pub enum Takes {
    /// Those at these places of the standings, both included.
    Places {
        /// The first place, from 1.
        first: u32,
        /// The last place.
        last: u32,
    },
    /// The first of each zone, division or category.
    FirstOfEach(u32),
    /// Those who go on to no other stage.
    Others,
    /// The losers of this round of the main table, from 1.
    Losers(RoundNumber),
}

impl fmt::Display for Takes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Takes::Places { first, last } => write!(f, "places:{first}-{last}"),
            Takes::FirstOfEach(count) => write!(f, "each:{count}"),
            Takes::Others => write!(f, "others"),
            Takes::Losers(round) => write!(f, "losers:{round}"),
        }
    }
}

/// The text is not a rule by which players go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotARule;

impl fmt::Display for NotARule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not one of first:N, places:N-M, each:N, others, losers:N")
    }
}

impl FromStr for Takes {
    type Err = NotARule;

    /// Reads a rule; `first:8` stands for `places:1-8`.
    fn from_str(text: &str) -> Result<Takes, NotARule> {
        let text = text.trim().to_lowercase();
        let (kind, number) = text.split_once(':').unwrap_or((&text, ""));
        let count = |text: &str| text.trim().parse().ok().filter(|count| (1..=10_000).contains(count)).ok_or(NotARule);
        match kind.trim() {
            "first" => Ok(Takes::Places { first: 1, last: count(number)? }),
            "places" => {
                let (first, last) = number.split_once('-').ok_or(NotARule)?;
                let (first, last) = (count(first)?, count(last)?);
                if first <= last { Ok(Takes::Places { first, last }) } else { Err(NotARule) }
            }
            "each" => Ok(Takes::FirstOfEach(count(number)?)),
            "others" if number.is_empty() => Ok(Takes::Others),
            "losers" => Ok(Takes::Losers(count(number)?)),
            _ => Err(NotARule),
        }
    }
}

impl From<Takes> for String {
    fn from(takes: Takes) -> String {
        takes.to_string()
    }
}

impl TryFrom<String> for Takes {
    type Error = NotARule;

    fn try_from(text: String) -> Result<Takes, NotARule> {
        text.parse()
    }
}

/// What players bring along from the competition before a stage.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub enum Carries {
    /// Nothing: everyone starts from zero.
    #[default]
    Nothing,
    /// All their points. They do not meet again if it can be avoided.
    Score,
    /// The results of their games against each other, which a round robin does not repeat.
    Results,
}

/// What the players of a filled stage brought along.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Brought {
    /// The points with which entries of the stage start.
    pub points: Vec<(EntryId, HalfPoints)>,
    /// The games that entries of the stage have played against each other.
    pub games: Vec<BroughtGame>,
}

/// A game of an earlier stage between two entries of this one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct BroughtGame {
    /// One entry of the stage.
    pub one: EntryId,
    /// The other.
    pub other: EntryId,
    /// The points of `one`.
    pub points: HalfPoints,
    /// The points of `other`.
    pub other_points: HalfPoints,
}

impl BroughtGame {
    /// Whether these two played it.
    pub fn is_between(&self, one: EntryId, other: EntryId) -> bool {
        (self.one, self.other) == (one, other) || (self.one, self.other) == (other, one)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_read_back_as_written() {
        let first = Takes::Places { first: 1, last: 8 };
        assert_eq!("first:8".parse(), Ok(first));
        for takes in [first, Takes::FirstOfEach(2), Takes::Others, Takes::Losers(1)] {
            assert_eq!(takes.to_string().parse(), Ok(takes));
        }
        for wrong in ["", "first", "first:0", "places:9-8", "places:3", "others:2", "each:x", "losers:99999"] {
            assert_eq!(wrong.parse::<Takes>(), Err(NotARule), "{wrong}");
        }
    }
}
