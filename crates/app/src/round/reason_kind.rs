//! The kinds of reasons for a pair.

use serde::Serialize;
use ts_rs::TS;

/// The kind of a reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
pub enum ReasonKind {
    /// The pair was set manually.
    #[serde(rename = "hand")]
    Manual,
    /// The pair is of a pairing of the round, and later changes or pairings of other players made another one better.
    #[serde(rename = "earlier")]
    Earlier,
    /// The pair follows from a fixed procedure, not from costs (R57).
    #[serde(rename = "procedure")]
    Procedure,
    /// The pair follows from a fixed order of games, in which everyone meets everyone (R63, R66).
    #[serde(rename = "circle")]
    Circle,
    /// The pair was set manually, and is not in the fixed order of games.
    #[serde(rename = "outside circle")]
    OutsideCircle,
    /// Games are added one by one; nothing was paired (R69, R70).
    #[serde(rename = "free")]
    Free,
    /// The pair came with the competition from another file.
    #[serde(rename = "imported")]
    Imported,
    /// The round cannot be paired without it.
    #[serde(rename = "must")]
    Necessary,
    /// Without it, the round costs the same.
    #[serde(rename = "same")]
    Equal,
    /// Without it, the round costs more.
    #[serde(rename = "dearer")]
    Better,
    /// A knock-out table or its qualifying decides who meets.
    #[serde(rename = "table")]
    Table,
    /// The round has too many boards with remarks to explain them all in the report.
    #[serde(rename = "large")]
    Large,
    /// The round cannot be paired again from what was known before it.
    #[serde(rename = "unknown")]
    Unknown,
}
