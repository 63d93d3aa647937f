//! Writing a bundle. The same content, secret and key give the same bytes.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use domain::EventNumber;
use serde::{Deserialize, Serialize};

use super::people::{Person, seal};
use super::{
    BundleLog, DATA, Data, FORMAT, FileLine, HAND_OVER, HandOver, LOG, MANIFEST, Manifest, PEOPLE, PURPOSE, SIGNATURE,
    VERSION, archive, page, sha256,
};
use crate::canonical::canonical;
use crate::signing::KeyPair;

/// The content of a bundle.
#[derive(Debug, Clone)]
pub struct Content {
    /// The event's permanent number.
    pub event: EventNumber,
    /// The program that writes it.
    pub program: String,
    /// The number of this bundle in the event.
    pub sequence: u32,
    /// The hash of the previous bundle.
    pub previous: String,
    /// The date of issue.
    pub issued: NaiveDate,
    /// The data, without the hashes of personal fields.
    pub data: Data,
    /// The players' personal fields that the tour needs.
    pub persons: BTreeMap<i64, Person>,
    /// The players' names as they may be published.
    pub names: BTreeMap<i64, String>,
    /// The results file for the European Go Database.
    pub h9: Vec<u8>,
    /// The frozen lists of the draws, by the file names in the tables.
    pub draws: BTreeMap<String, String>,
    /// The certificates of the pairings.
    pub certificates: Vec<BundleCertificate>,
    /// The event's history; `None` leaves the file out, as older versions did.
    pub log: Option<BundleLog>,
    /// The statements by which the event went to another key, in order. Without any, the file is left out.
    pub hand_overs: Vec<HandOver>,
    /// 32 bytes that determine the salts.
    pub secret: [u8; 32],
}

/// The proof that the pairing of a round is optimal, which anyone with the event's history can verify.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BundleCertificate {
    /// The competition.
    pub competition: i64,
    /// The round.
    pub round: u32,
    /// 1 for the first pairing of the round; higher for players who were paired later.
    pub part: u32,
    /// The cost model: `seygo` or `opengotha`.
    pub profile: String,
    /// The total cost.
    pub cost: String,
    /// Whether the proof was valid when the round was paired.
    pub optimal: bool,
    /// A fingerprint of the levels or weights.
    pub rules: String,
    /// Pairs and dual variables, packed, in hexadecimal.
    pub proof: String,
}

/// Returns the bundle and its hash.
pub fn write(content: &Content, key: &KeyPair) -> (Vec<u8>, String) {
    let mut data = content.data.clone();
    let people = seal(&mut data, &content.persons, &content.secret);
    let mut files = vec![
        (DATA.to_string(), canonical(&data), false),
        ("certificates.json".into(), canonical(&content.certificates), false),
        ("page.html".into(), page::page(&data, &content.names).into_bytes(), true),
        ("results.h9".into(), content.h9.clone(), true),
    ];
    files.extend(content.log.as_ref().map(|log| (LOG.to_string(), canonical(log), false)));
    if !content.hand_overs.is_empty() {
        files.push((HAND_OVER.into(), canonical(&content.hand_overs), false));
    }
    let draws = content.draws.iter().map(|(name, text)| (name.clone(), text.clone().into_bytes(), true));
    files.extend(draws);
    let line = |(name, bytes, personal): &(String, Vec<u8>, bool)| FileLine {
        name: name.clone(),
        sha256: sha256(bytes),
        bytes: bytes.len(),
        personal: *personal,
    };
    let manifest = canonical(&Manifest {
        format: FORMAT.into(),
        version: VERSION,
        event: content.event.clone(),
        sequence: content.sequence,
        previous: content.previous.clone(),
        issued: content.issued,
        key: key.public().to_string(),
        program: content.program.clone(),
        files: files.iter().map(line).collect(),
    });
    let hash = sha256(&manifest);
    let signature = key.sign(PURPOSE, &manifest).into_bytes();
    let mut packed = vec![(MANIFEST.to_string(), manifest), (SIGNATURE.to_string(), signature)];
    packed.extend(files.into_iter().map(|(name, bytes, _)| (name, bytes)));
    packed.push((PEOPLE.into(), canonical(&people)));
    (archive::pack(&packed), hash)
}
