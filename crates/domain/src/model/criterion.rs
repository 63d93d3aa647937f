//! The criteria that order players in the standings, by name (R21).

mod facts;

use std::fmt;
use std::str::FromStr;

use messages::{Explain, Message, message};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use facts::{CriterionFacts, ValueKind};

/// The score that a sum over opponents adds up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ScoreBasis {
    /// Wins.
    Wins,
    /// McMahon scores.
    Mms,
}

/// One tie-break. Higher values are better, except for categories, where the lowest index is first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(into = "String", try_from = "String")]
#[ts(type = "string")]
pub enum Criterion {
    /// McMahon score.
    Mms,
    /// Number of wins, including byes and forfeit wins.
    Wins,
    /// Sum of the opponents' scores, without the given number of lowest ones: SOS, SOS-1, SOS-2.
    Sos(ScoreBasis, u8),
    /// Sum of the scores of defeated opponents, and half the scores of opponents in drawn games. Depends on the zero of
    /// the scale (R21).
    Sodos(ScoreBasis),
    /// Sum of the opponents' SOS.
    Sosos(ScoreBasis),
    /// Sum of the player's own scores after each round.
    Cuss(ScoreBasis),
    /// Sum of the player's winning points after each round, without byes, forfeits and slept rounds (R21).
    Cusp,
    /// SOS without the opponents of the first `n` rounds (R59), written `SOSR1` for the first round.
    SosWithoutFirst(u8),
    /// Wins weighted by round: the sum is doubled before each round (OpenGotha's cup score).
    Cps,
    /// How many different sequences of results in the competition are worse than the player's own: results are compared from
    /// the first round on (R62).
    Sequence,
    /// How far the player came in the main table: 0 outside the table, 1 for a loss in its first round, one more for each round
    /// won; half a point for the game for third place (R60, R63, R67).
    Stage,
    /// What the boards of a team scored in all matches.
    BoardPoints,
    /// Height on a club ladder, in tenths of a grade (R70).
    Rung,
    /// McMahon score with a bonus for an unbeaten player of the top group (OpenGotha's STS).
    Sts,
    /// Sum of the opponents' STS.
    SosSts,
    /// Exploits attempted: the opponents' wins, weighted by how much stronger they are.
    ExploitsTried,
    /// Exploits achieved: the same over won games only.
    ExploitsDone,
    /// Direct confrontation between players who are tied so far.
    Direct,
    /// Simplified direct confrontation: counts only if all tied players have met.
    SimpleDirect,
    /// Age category or division by rank, youngest or strongest first.
    Category,
    /// Declared rank.
    Rank,
    /// Rating.
    Rating,
}

/// The text does not name a criterion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownCriterion(pub String);

impl Explain for UnknownCriterion {
    fn message(&self) -> Message {
        let known: Vec<String> = Criterion::ALL.iter().map(Criterion::to_string).collect();
        message!("criterion-unknown", text = &self.0, known = known)
    }
}

messages::explained!(UnknownCriterion);

impl Criterion {
    /// The criteria to choose from, in the order in which the window offers them. SOS can also leave out other numbers of scores
    /// or first rounds.
    pub const ALL: &[Criterion] = &[
        Criterion::Mms,
        Criterion::Sos(ScoreBasis::Mms, 0),
        Criterion::Sosos(ScoreBasis::Mms),
        Criterion::Wins,
        Criterion::Sos(ScoreBasis::Wins, 0),
        Criterion::Sosos(ScoreBasis::Wins),
        Criterion::Sos(ScoreBasis::Mms, 1),
        Criterion::Sos(ScoreBasis::Mms, 2),
        Criterion::Sodos(ScoreBasis::Mms),
        Criterion::Cuss(ScoreBasis::Mms),
        Criterion::Direct,
        Criterion::SimpleDirect,
        Criterion::ExploitsTried,
        Criterion::ExploitsDone,
        Criterion::Category,
        Criterion::Sequence,
        Criterion::Stage,
        Criterion::BoardPoints,
        Criterion::Sodos(ScoreBasis::Wins),
        Criterion::Cuss(ScoreBasis::Wins),
        Criterion::Cusp,
        Criterion::Cps,
        Criterion::Sts,
        Criterion::SosSts,
        Criterion::Rung,
        Criterion::Rank,
        Criterion::Rating,
    ];

    /// Returns the default tie-breaks of a McMahon competition: MMS, SOS, SOSOS (R21).
    pub fn mcmahon_tie_breaks() -> Vec<Criterion> {
        vec![Criterion::Mms, Criterion::Sos(ScoreBasis::Mms, 0), Criterion::Sosos(ScoreBasis::Mms)]
    }

    /// Returns the default tie-breaks of a Swiss: wins, SOS and SOSOS over wins (R64).
    pub fn swiss_tie_breaks() -> Vec<Criterion> {
        vec![Criterion::Wins, Criterion::Sos(ScoreBasis::Wins, 0), Criterion::Sosos(ScoreBasis::Wins)]
    }

    /// Returns the default tie-breaks of a round robin: wins, direct confrontation, SODOS over wins (R66).
    pub fn round_robin_tie_breaks() -> Vec<Criterion> {
        vec![Criterion::Wins, Criterion::Direct, Criterion::Sodos(ScoreBasis::Wins)]
    }

    /// Returns tie-breaks that come after the main table (R63, R67).
    pub fn staged(rest: Vec<Criterion>) -> Vec<Criterion> {
        [Criterion::Stage].into_iter().chain(rest).collect()
    }
}

impl fmt::Display for Criterion {
    /// Writes the word used on sheets and in data.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.facts().word)
    }
}

impl FromStr for Criterion {
    type Err = UnknownCriterion;

    /// Reads these names and OpenGotha's (`SOSM`, `SOSM-1`, `SOSOSW` ...), in upper or lower case.
    fn from_str(text: &str) -> Result<Criterion, UnknownCriterion> {
        let name = text.trim().to_uppercase();
        if name == "WINS" {
            return Ok(Criterion::Wins);
        }
        let listed = Criterion::ALL.iter().copied().find(|criterion| criterion.to_string() == name);
        listed.or_else(|| read_sum(&name)).ok_or_else(|| UnknownCriterion(text.trim().to_string()))
    }
}

/// Reads sums over opponents or rounds, such as `SOS`, `SOSM-1`, `SODOSW` and `SOSR2`.
fn read_sum(name: &str) -> Option<Criterion> {
    if let Some(rounds) = name.strip_prefix("SOSR") {
        return rounds.parse().ok().filter(|n| *n > 0).map(Criterion::SosWithoutFirst);
    }
    let (stem, drop) = match name.split_once('-') {
        Some((stem, drop)) => (stem, drop.parse().ok()?),
        None => (name, 0u8),
    };
    let (stem, basis) = match stem.strip_suffix('W') {
        Some(stem) => (stem, ScoreBasis::Wins),
        None => (stem.strip_suffix('M').unwrap_or(stem), ScoreBasis::Mms),
    };
    match (stem, drop) {
        ("SOS", drop) => Some(Criterion::Sos(basis, drop)),
        ("SODOS", 0) => Some(Criterion::Sodos(basis)),
        ("SOSOS", 0) => Some(Criterion::Sosos(basis)),
        ("CUSS", 0) => Some(Criterion::Cuss(basis)),
        _ => None,
    }
}

impl From<Criterion> for String {
    fn from(criterion: Criterion) -> String {
        criterion.to_string()
    }
}

impl TryFrom<String> for Criterion {
    type Error = UnknownCriterion;
    fn try_from(text: String) -> Result<Criterion, UnknownCriterion> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn criteria_parse_back_from_their_names() {
        let others = [Criterion::Sos(ScoreBasis::Wins, 2), Criterion::SosWithoutFirst(2)];
        for &criterion in Criterion::ALL.iter().chain(&others) {
            assert_eq!(criterion.to_string().parse(), Ok(criterion));
        }
        assert_eq!("SOSM-1".parse(), Ok(Criterion::Sos(ScoreBasis::Mms, 1)));
        assert!("SOSX".parse::<Criterion>().is_err() && "".parse::<Criterion>().is_err());
    }
}
