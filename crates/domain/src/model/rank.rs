//! Dan and kyu ranks: 30k..1k, 1d..9d, 1p..9p (R3).

use std::fmt;
use std::str::FromStr;

use messages::{Explain, Message, message};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A playing rank, ordered by strength; consecutive amateur ranks are one step apart.
///
/// The value counts steps from shodan: 30k is -30, 1k is -1, 1d is 0, 9d is 8, and 1p..9p are 9..17.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(into = "String", try_from = "String")]
#[ts(type = "string")]
pub struct Rank(i8);

/// The text is not a rank.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownRank(pub String);

impl Explain for UnknownRank {
    fn message(&self) -> Message {
        message!("rank-unknown", text = &self.0)
    }
}

messages::explained!(UnknownRank);

impl Rank {
    /// The weakest rank, 30 kyu.
    pub const WEAKEST: Rank = Rank(-30);
    /// 20 kyu, the zero of the European McMahon scale (R12).
    pub const KYU_20: Rank = Rank(-20);
    /// 25 kyu, from which novices play on 13x13 (R71).
    pub const KYU_25: Rank = Rank(-25);
    /// 1 dan.
    pub const SHODAN: Rank = Rank(0);
    /// The lower limits of the first two zones of a zoned Swiss: dan players, 1k to 9k, and everyone below (R65).
    pub const ZONE_LIMITS: [Rank; 2] = [Rank(0), Rank(-9)];
    /// 4 dan, OpenGotha's default bar.
    pub const DAN_4: Rank = Rank(3);

    /// Returns `n` kyu; `None` outside 1..=30.
    pub fn kyu(n: u8) -> Option<Rank> {
        (1..=30).contains(&n).then(|| Rank(-(n as i8)))
    }

    /// Returns `n` dan; `None` outside 1..=9.
    pub fn dan(n: u8) -> Option<Rank> {
        (1..=9).contains(&n).then(|| Rank(n as i8 - 1))
    }

    /// Returns `n` professional dan; `None` outside 1..=9.
    pub fn professional(n: u8) -> Option<Rank> {
        (1..=9).contains(&n).then(|| Rank(n as i8 + 8))
    }

    /// Returns the grades above shodan: 1d is 0, 1k is -1, 30k is -30. Professionals count as 9d (8).
    pub fn grade(self) -> i32 {
        i32::from(self.0.min(8))
    }

    /// Returns the steps above shodan, with professionals above 9d: 1d is 0, 9d is 8, 1p is 9.
    pub fn steps(self) -> i32 {
        i32::from(self.0)
    }

    /// Returns the amateur rank `grade` steps from shodan, clamped to 30k..9d.
    pub fn from_grade(grade: i32) -> Rank {
        Rank(grade.clamp(-30, 8) as i8)
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            v if v < 0 => write!(f, "{}k", -v),
            v if v <= 8 => write!(f, "{}d", v + 1),
            v => write!(f, "{}p", v - 8),
        }
    }
}

impl FromStr for Rank {
    type Err = UnknownRank;

    /// Reads `12k`, `12 K`, `12 kyu`, `3d`, `3 dan` and `1p`, in upper or lower case.
    fn from_str(text: &str) -> Result<Rank, UnknownRank> {
        let unknown = || UnknownRank(text.trim().to_string());
        let compact: String = text.chars().filter(|c| !c.is_whitespace()).collect::<String>().to_lowercase();
        let digits = compact.chars().take_while(char::is_ascii_digit).count();
        let n: u8 = compact[..digits].parse().map_err(|_| unknown())?;
        let rank = match &compact[digits..] {
            "k" | "kyu" => Rank::kyu(n),
            "d" | "dan" => Rank::dan(n),
            "p" | "pro" => Rank::professional(n),
            _ => None,
        };
        rank.ok_or_else(unknown)
    }
}

impl From<Rank> for String {
    fn from(rank: Rank) -> String {
        rank.to_string()
    }
}

impl TryFrom<String> for Rank {
    type Error = UnknownRank;
    fn try_from(text: String) -> Result<Rank, UnknownRank> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_parse_back_as_written() {
        for value in -30..=17 {
            if value != 0 || Rank(value) == Rank::SHODAN {
                let rank = Rank(value);
                assert_eq!(rank.to_string().parse(), Ok(rank));
            }
        }
    }

    #[test]
    fn ranks_are_ordered_by_strength() {
        let read = |t: &str| t.parse::<Rank>().unwrap();
        assert!(read("30k") < read("1k") && read("1k") < read("1 dan") && read("9D") < read("1p"));
        assert_eq!(read("1d").grade() - read("1K").grade(), 1);
    }

    #[test]
    fn invalid_ranks_are_refused() {
        for text in ["", "k", "31k", "0d", "10d", "3x", "dan", "-3k", "999k"] {
            assert!(text.parse::<Rank>().is_err(), "{text}");
        }
    }
}
