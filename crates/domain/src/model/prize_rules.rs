//! Which prizes a competition gives (R55).

use std::fmt;

use messages::{Explain, Message, explained, message};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::model::rank::Rank;

/// The players among whom prizes are given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PrizeGroup {
    /// All players of the competition.
    All,
    /// The knock-outs.
    Knockouts,
    /// The players of each age category.
    Categories,
    /// The girls of each age category.
    Girls,
    /// The boys of each age category.
    Boys,
    /// The players who start at or above the bar of a McMahon.
    Bar,
    /// The players of these ranks, the lowest and the highest.
    Ranks(Rank, Rank),
    /// Everyone who won at least two thirds of the games.
    Wins,
    /// The countries, by their best two boys and two girls.
    Countries,
    /// The youngest.
    Youngest,
}

impl PrizeGroup {
    /// The groups that have a word, in the usual order.
    const NAMED: [(&str, PrizeGroup); 9] = [
        ("all", PrizeGroup::All),
        ("knock-outs", PrizeGroup::Knockouts),
        ("categories", PrizeGroup::Categories),
        ("girls", PrizeGroup::Girls),
        ("boys", PrizeGroup::Boys),
        ("bar", PrizeGroup::Bar),
        ("wins", PrizeGroup::Wins),
        ("countries", PrizeGroup::Countries),
        ("youngest", PrizeGroup::Youngest),
    ];

    /// Returns whether the group exists once in each age category.
    pub fn is_of_category(self) -> bool {
        matches!(self, PrizeGroup::Knockouts | PrizeGroup::Categories | PrizeGroup::Girls | PrizeGroup::Boys)
    }

    /// Reads a word, a rank, or two ranks as `10k-5k`, in either order.
    fn read(text: &str) -> Option<PrizeGroup> {
        let named = PrizeGroup::NAMED.iter().find(|(word, _)| word.eq_ignore_ascii_case(text));
        let ranks = || {
            let (one, other) = text.split_once(['-', '–']).unwrap_or((text, text));
            let (one, other): (Rank, Rank) = (one.trim().parse().ok()?, other.trim().parse().ok()?);
            Some(PrizeGroup::Ranks(one.min(other), one.max(other)))
        };
        named.map(|(_, group)| *group).or_else(ranks)
    }
}

impl fmt::Display for PrizeGroup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PrizeGroup::Ranks(low, high) if low == high => write!(f, "{low}"),
            PrizeGroup::Ranks(low, high) => write!(f, "{low}-{high}"),
            named => {
                PrizeGroup::NAMED.iter().find(|(_, group)| group == named).map_or(Ok(()), |(word, _)| f.write_str(word))
            }
        }
    }
}

/// Groups of prizes in the order in which they are given, each once. As text: `all, knock-outs, 5k-1k`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "String", into = "String")]
#[ts(type = "string")]
pub struct PrizeGroups(Vec<PrizeGroup>);

impl PrizeGroups {
    /// Returns the groups, in the order in which the prizes are given.
    pub fn groups(&self) -> &[PrizeGroup] {
        &self.0
    }
}

impl Default for PrizeGroups {
    fn default() -> PrizeGroups {
        PrizeGroups(PrizeGroup::NAMED.iter().map(|(_, group)| *group).collect())
    }
}

/// A text is not a list of prize groups.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoPrizeGroups(String);

impl Explain for NoPrizeGroups {
    fn message(&self) -> Message {
        let known: Vec<&str> = PrizeGroup::NAMED.iter().map(|(word, _)| *word).collect();
        message!("prize-group-unknown", text = &self.0, known)
    }
}

explained!(NoPrizeGroups);

impl TryFrom<String> for PrizeGroups {
    type Error = NoPrizeGroups;

    fn try_from(text: String) -> Result<PrizeGroups, NoPrizeGroups> {
        let mut groups: Vec<PrizeGroup> = Vec::new();
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let group = PrizeGroup::read(part).ok_or_else(|| NoPrizeGroups(part.to_string()))?;
            if !groups.contains(&group) {
                groups.push(group);
            }
        }
        // Without groups there is nothing to give: the usual ones are meant.
        Ok(if groups.is_empty() { PrizeGroups::default() } else { PrizeGroups(groups) })
    }
}

impl From<PrizeGroups> for String {
    fn from(groups: PrizeGroups) -> String {
        groups.0.iter().map(PrizeGroup::to_string).collect::<Vec<_>>().join(", ")
    }
}

/// The prizes of a competition.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct PrizeRules {
    /// Who wins prizes. Of each group, the places of the standings decide, except for knock-outs, wins and the youngest.
    pub groups: PrizeGroups,
    /// How many places of each group win a prize, at least 1.
    pub places: u32,
    /// Whether nobody wins a second prize: those who won one in an earlier group are passed over in later ones. Countries do not
    /// count as persons.
    pub one_per_person: bool,
}

impl Default for PrizeRules {
    fn default() -> PrizeRules {
        PrizeRules { groups: PrizeGroups::default(), places: 3, one_per_person: false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<String, NoPrizeGroups> {
        PrizeGroups::try_from(text.to_string()).map(String::from)
    }

    #[test]
    fn groups_read_back_in_their_order_and_once() {
        assert_eq!(read("1k-5k, All,5k-1k , 10k, bar"), Ok("5k-1k, all, 10k, bar".into()));
        let usual = "all, knock-outs, categories, girls, boys, bar, wins, countries, youngest";
        assert_eq!((read(" "), read(usual)), (Ok(usual.into()), Ok(usual.into())));
    }

    #[test]
    fn an_unknown_group_is_named() {
        assert_eq!(read("all, seniors"), Err(NoPrizeGroups("seniors".into())));
        assert_eq!(read("5k-x"), Err(NoPrizeGroups("5k-x".into())));
    }
}
