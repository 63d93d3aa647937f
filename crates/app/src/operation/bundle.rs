//! The journal's record of an issued bundle. That of a hand-over is the signed statement itself.

use chrono::NaiveDate;
use domain::EventNumber;
use formats::bundle::{BundleLog, HandOver};
use formats::signing::PublicKey;
use serde::{Deserialize, Serialize};

/// The journal's record of an issued bundle (R82), from which the same bundle can be made again.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct BundleIssued {
    /// The event's permanent number.
    pub event: EventNumber,
    /// The number of the bundle, from 1.
    pub sequence: u32,
    /// The hash of the bundle before; empty for the first.
    pub previous: String,
    /// The day of issue.
    pub issued: NaiveDate,
    /// The public key of the organiser.
    pub key: PublicKey,
    /// The digest of the content, to recognise an unchanged event.
    pub content: String,
    /// The bundle's hash.
    pub hash: String,
    /// The secret of the salts, in hexadecimal digits.
    pub secret: String,
    /// The history before the issue; `None` in records of older versions, whose bundles do not have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub log: Option<BundleLog>,
    /// The statements in the bundle by which the event went to another key.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hand_overs: Vec<HandOver>,
}
