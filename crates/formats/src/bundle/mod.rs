//! The bundle: one signed ZIP archive with everything that the tour needs from an event, and nothing else (R82).
//!
//! `manifest.json` lists every file with its hash and is signed. Its hash identifies the bundle; the next bundle of the same
//! event refers to it. Names and other personal fields are only in `people.json`, each with a salt. The signed `data.json`
//! contains their hashes, so names, and files that show names, can be erased without invalidating the signature. `log.json`
//! has the head of the event's history, and `hand-over.json` the statements by which the event went to another key. The schema
//! of `data.json` is `docs/schemas/bundle-2.schema.json`, and that of older bundles `bundle-1.schema.json`.

pub(crate) mod archive;
mod data;
mod error;
mod hand_over;
mod log;
mod page;
mod page_final;
mod people;
mod read;
mod references;
mod second;
mod write;

#[cfg(test)]
mod tests;

pub use data::{
    BoxData, ByeData, CompetitionData, Data, EventData, GameData, KnockoutPlace, PlayerData, PointsData, PointsTable,
    ReachedData, SmallGroupData, SourceData, TableData,
};
pub use error::BundleError;
pub use hand_over::{HandOver, Statement};
pub use log::{BundleAct, BundleLog};
pub use page::event_body;
pub use people::{Person, commit};
pub use read::{Bundle, read};
pub use second::{
    FinalData, FinalGroupData, FinalPlaceData, FinalPoints, LadderData, LadderGameData, MemberData, QualifyingData,
    SlipData,
};
pub use write::{BundleCertificate, Content, write};

use domain::EventNumber;
use serde::{Deserialize, Serialize};

/// The version that this program writes, and the newest one that it reads.
///
/// Version 2 added the Finals, ladder games, qualifying stages and pink slips.
pub const VERSION: u32 = 2;

/// The format's name in the manifest.
const FORMAT: &str = "drawmaster-bundle";
/// The purpose of the signature.
const PURPOSE: &str = "drawmaster bundle 1";

/// The purpose of the signature of a hand-over.
const HAND_OVER_PURPOSE: &str = "drawmaster hand-over 1";

const MANIFEST: &str = "manifest.json";
const SIGNATURE: &str = "manifest.sig";
const DATA: &str = "data.json";
const PEOPLE: &str = "people.json";
const LOG: &str = "log.json";
const HAND_OVER: &str = "hand-over.json";

/// The identity of a bundle and the list of its files.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// `drawmaster-bundle`.
    pub format: String,
    /// The format's version.
    pub version: u32,
    /// The event's permanent number.
    pub event: EventNumber,
    /// The number of this bundle in the event: 1, 2, 3 ...
    pub sequence: u32,
    /// The hash of the previous bundle; empty for the first.
    pub previous: String,
    /// The date of issue.
    pub issued: chrono::NaiveDate,
    /// The organiser's public key.
    pub key: String,
    /// The program that wrote it, such as `Drawmaster 0.2.0 (1a2b3c4d5e6f)`; empty in bundles of older versions.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub program: String,
    /// Its files, except the manifest, the signature and `people.json`.
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
    /// Its size in bytes.
    pub bytes: usize,
    /// Whether it shows names and may be erased later.
    pub personal: bool,
}

/// Returns the SHA-256 in hexadecimal.
pub fn sha256(bytes: &[u8]) -> String {
    use sha2::{Digest, Sha256};
    hex::encode(Sha256::digest(bytes))
}

/// Whether a text has this number of hexadecimal digits and nothing else.
fn is_hex(text: &str, digits: usize) -> bool {
    text.len() == digits && text.bytes().all(|b| b.is_ascii_hexdigit())
}
