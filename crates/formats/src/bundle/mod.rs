//! The bundle: one signed ZIP with all that the tour needs of an event, and no more (R82).
//!
//! `manifest.json` names every file with its hash and is signed; its hash stands for the bundle and is named by the next
//! one of the same event. Names and other personal fields stand in `people.json` alone, each with a salt, and the signed
//! `data.json` holds their hashes: a name can be erased later, and so can the files that show names, and the
//! signature still holds. The form of `data.json` is published in `docs/schemas/bundle-2.schema.json`,
//! that of older bundles, which are read as well, in `bundle-1.schema.json`.

mod archive;
mod data;
mod error;
mod page;
mod page_final;
mod people;
mod read;
mod second;
mod write;

#[cfg(test)]
mod tests;

pub use data::{
    BoxData, ByeData, CompetitionData, Data, EventData, GameData, KnockoutPlace, PlayerData, PointsData, PointsTable,
    ReachedData, SmallGroupData, SourceData, TableData,
};
pub use error::BundleError;
pub use page::event_body;
pub use people::{Person, commit};
pub use read::{Bundle, read};
pub use second::{
    FinalData, FinalGroupData, FinalPlaceData, FinalPoints, LadderData, LadderGameData, MemberData, QualifyingData,
    SlipData,
};
pub use write::{Certificate, Content, write};

use serde::{Deserialize, Serialize};

/// The newest version of the format that this program reads and the one that it writes.
///
/// 2: the Finals, ladder games, qualifyings and pink slips have come in.
pub const VERSION: u32 = 2;

/// What a bundle's manifest calls itself.
const FORMAT: &str = "drawmaster-bundle";
/// What its signature is for.
const PURPOSE: &str = "drawmaster bundle 1";

const MANIFEST: &str = "manifest.json";
const SIGNATURE: &str = "manifest.sig";
const DATA: &str = "data.json";
const PEOPLE: &str = "people.json";

/// What a bundle is, and what is in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// `drawmaster-bundle`.
    pub format: String,
    /// The format's version.
    pub version: u32,
    /// The event's number for life, 32 hexadecimal digits.
    pub event: String,
    /// Which bundle of the event this is: 1, 2, 3 ...
    pub sequence: u32,
    /// The hash of the bundle before it; empty for the first.
    pub previous: String,
    /// The day on which it was issued.
    pub issued: chrono::NaiveDate,
    /// The organiser's public key.
    pub key: String,
    /// Its files but the manifest, the signature and `people.json`.
    pub files: Vec<FileLine>,
}

/// A file of a bundle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileLine {
    /// Its name.
    pub name: String,
    /// SHA-256 of its bytes.
    pub sha256: String,
    /// How many bytes.
    pub bytes: usize,
    /// Whether it shows names, so that it may be taken out later.
    pub personal: bool,
}

/// SHA-256 in hexadecimal.
pub fn sha256(bytes: &[u8]) -> String {
    use sha2::{Digest, Sha256};
    hex::encode(Sha256::digest(bytes))
}
