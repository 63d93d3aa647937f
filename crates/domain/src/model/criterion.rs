//! The criteria by which players are placed, by name (R21).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// What a sum over opponents adds up: their wins, or their McMahon scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ScoreBasis {
    /// Wins.
    Wins,
    /// McMahon scores.
    Mms,
}

/// One tie-break. More is better for every one of them, but for the category, where the youngest index leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Criterion {
    /// McMahon score.
    Mms,
    /// Number of wins, bye and forfeit wins included.
    Wins,
    /// Sum of the opponents' scores, without the `drop` smallest addends: SOS, SOS-1, SOS-2.
    Sos(ScoreBasis, u8),
    /// Sum of the scores of the opponents beaten, half of those drawn with; depends on the scale's zero (R21).
    Sodos(ScoreBasis),
    /// Sum of the opponents' SOS.
    Sosos(ScoreBasis),
    /// Sum of the own score after each round.
    Cuss(ScoreBasis),
    /// Sum of the own winning points after each round; free wins and slept rounds give none (R21).
    Cusp,
    /// SOS without the opponents of the first `n` rounds (R59): SOS-R1 is written `SOSR1`.
    SosWithoutFirst(u8),
    /// Wins weighted so that later wins count more: doubled each round (OpenGotha's cup score).
    Cps,
    /// McMahon score with a bonus for an unbeaten player of the top group (OpenGotha's STS).
    Sts,
    /// Sum of the opponents' STS.
    SosSts,
    /// Exploits tried: opponents' wins weighted by how much stronger they were.
    ExploitsTried,
    /// Exploits done: the same over won games.
    ExploitsDone,
    /// Direct confrontation among players equal so far.
    Direct,
    /// Simplified direct confrontation: only where all of them met.
    SimpleDirect,
    /// Age or grade category, youngest or strongest first.
    Category,
    /// Declared rank.
    Rank,
    /// Rating.
    Rating,
}

/// The text names no criterion.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error(
    "\"{0}\" is not a standings criterion: choose among MMS, NBW, SOS, SOS-1, SOS-2, SODOS, SOSOS, CUSS, CUSP, DC, SDC, EXT, EXR, STS, CPS, CAT, RANK, RATING (with W or M at the end of a sum for wins or McMahon scores)"
)]
pub struct UnknownCriterion(pub String);

impl Criterion {
    /// The default for a McMahon competition: MMS, SOS, SOSOS (R21).
    pub fn mcmahon_ladder() -> Vec<Criterion> {
        vec![Criterion::Mms, Criterion::Sos(ScoreBasis::Mms, 0), Criterion::Sosos(ScoreBasis::Mms)]
    }

    /// The default for a Swiss: wins, SOS, SOSOS over wins (R64).
    pub fn swiss_ladder() -> Vec<Criterion> {
        vec![Criterion::Wins, Criterion::Sos(ScoreBasis::Wins, 0), Criterion::Sosos(ScoreBasis::Wins)]
    }
}

impl Criterion {
    /// The default where all meet all: wins, the game between the tied, then SODOS over wins (R66).
    pub fn round_robin_ladder() -> Vec<Criterion> {
        vec![Criterion::Wins, Criterion::Direct, Criterion::Sodos(ScoreBasis::Wins)]
    }

    /// Wins, SOS, then SOS without the opponents of the first round, of the first two, and so on, until decided (R59).
    pub fn score_pairing_ladder(rounds: crate::model::id::RoundNumber) -> Vec<Criterion> {
        let without = (1..u8::try_from(rounds).unwrap_or(u8::MAX)).map(Criterion::SosWithoutFirst);
        [Criterion::Wins, Criterion::Sos(ScoreBasis::Wins, 0)].into_iter().chain(without).collect()
    }
}

impl fmt::Display for Criterion {
    /// The name on sheets and in data: sums over McMahon scores bare (`SOS`), over wins with a W (`SOSW`).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let over = |over: &ScoreBasis| if *over == ScoreBasis::Wins { "W" } else { "" };
        match self {
            Criterion::Mms => write!(f, "MMS"),
            Criterion::Wins => write!(f, "NBW"),
            Criterion::Sos(o, 0) => write!(f, "SOS{}", over(o)),
            Criterion::Sos(o, drop) => write!(f, "SOS{}-{drop}", over(o)),
            Criterion::Sodos(o) => write!(f, "SODOS{}", over(o)),
            Criterion::Sosos(o) => write!(f, "SOSOS{}", over(o)),
            Criterion::Cuss(o) => write!(f, "CUSS{}", over(o)),
            Criterion::Cusp => write!(f, "CUSP"),
            Criterion::SosWithoutFirst(n) => write!(f, "SOSR{n}"),
            Criterion::Cps => write!(f, "CPS"),
            Criterion::Sts => write!(f, "STS"),
            Criterion::SosSts => write!(f, "SOSTS"),
            Criterion::ExploitsTried => write!(f, "EXT"),
            Criterion::ExploitsDone => write!(f, "EXR"),
            Criterion::Direct => write!(f, "DC"),
            Criterion::SimpleDirect => write!(f, "SDC"),
            Criterion::Category => write!(f, "CAT"),
            Criterion::Rank => write!(f, "RANK"),
            Criterion::Rating => write!(f, "RATING"),
        }
    }
}

impl FromStr for Criterion {
    type Err = UnknownCriterion;

    /// Reads the names above and OpenGotha's (`SOSM`, `SOSM-1`, `SOSOSW` ...), in any case.
    fn from_str(text: &str) -> Result<Criterion, UnknownCriterion> {
        let name = text.trim().to_uppercase();
        Ok(match name.as_str() {
            "MMS" => Criterion::Mms,
            "NBW" | "WINS" => Criterion::Wins,
            "CUSP" => Criterion::Cusp,
            "CPS" => Criterion::Cps,
            "STS" => Criterion::Sts,
            "SOSTS" => Criterion::SosSts,
            "EXT" => Criterion::ExploitsTried,
            "EXR" => Criterion::ExploitsDone,
            "DC" => Criterion::Direct,
            "SDC" => Criterion::SimpleDirect,
            "CAT" => Criterion::Category,
            "RANK" => Criterion::Rank,
            "RATING" => Criterion::Rating,
            sum => return read_sum(sum).ok_or_else(|| UnknownCriterion(text.trim().to_string())),
        })
    }
}

/// `SOS`, `SOSM-1`, `SODOSW`, `SOSR2` and their like.
fn read_sum(name: &str) -> Option<Criterion> {
    if let Some(rounds) = name.strip_prefix("SOSR") {
        return rounds.parse().ok().filter(|n| *n > 0).map(Criterion::SosWithoutFirst);
    }
    let (stem, drop) = match name.split_once('-') {
        Some((stem, drop)) => (stem, drop.parse().ok()?),
        None => (name, 0u8),
    };
    let (stem, over) = match stem.strip_suffix('W') {
        Some(stem) => (stem, ScoreBasis::Wins),
        None => (stem.strip_suffix('M').unwrap_or(stem), ScoreBasis::Mms),
    };
    match (stem, drop) {
        ("SOS", drop) => Some(Criterion::Sos(over, drop)),
        ("SODOS", 0) => Some(Criterion::Sodos(over)),
        ("SOSOS", 0) => Some(Criterion::Sosos(over)),
        ("CUSS", 0) => Some(Criterion::Cuss(over)),
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
    fn every_name_reads_back() {
        for name in ["MMS", "NBW", "SOS", "SOS-1", "SOSW-2", "SODOSW", "SOSOS", "CUSS", "CUSP", "DC", "SOSR2", "CAT"] {
            assert_eq!(name.parse::<Criterion>().unwrap().to_string(), name);
        }
        assert_eq!("SOSM-1".parse(), Ok(Criterion::Sos(ScoreBasis::Mms, 1)));
        assert!("SOSX".parse::<Criterion>().is_err() && "".parse::<Criterion>().is_err());
    }
}
