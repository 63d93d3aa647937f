//! Writing a bundle: the same content, secret and key give the same bytes.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::people::{Person, seal};
use super::{
    DATA, Data, FORMAT, FileLine, MANIFEST, Manifest, PEOPLE, PURPOSE, SIGNATURE, VERSION, archive, page, sha256,
};
use crate::canonical::canonical;
use crate::signing::KeyPair;

/// Everything that goes into a bundle.
#[derive(Debug, Clone)]
pub struct Content {
    /// The event's number for life, 32 hexadecimal digits.
    pub event: String,
    /// Which bundle of the event this is.
    pub sequence: u32,
    /// The hash of the one before.
    pub previous: String,
    /// The day.
    pub issued: NaiveDate,
    /// The data; the hashes of personal fields are put in here.
    pub data: Data,
    /// The players' personal fields, as far as the tour needs them.
    pub persons: BTreeMap<i64, Person>,
    /// The players' names as they may be published.
    pub names: BTreeMap<i64, String>,
    /// The results file for the European Go Database.
    pub h9: Vec<u8>,
    /// The frozen lists of the draws, by the file's name as the tables name it.
    pub draws: BTreeMap<String, String>,
    /// What is proved of the pairings.
    pub certificates: Vec<Certificate>,
    /// 32 bytes from which the salts follow.
    pub secret: [u8; 32],
}

/// The proof kept with the pairing of a round, from which anyone with the event's past can verify that none was better.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Certificate {
    /// The competition.
    pub competition: i64,
    /// The round.
    pub round: u32,
    /// 1 for the first pairing of the round; more for what was paired later around what stood.
    pub part: u32,
    /// `seygo` or `opengotha`: the model of costs.
    pub profile: String,
    /// The whole cost.
    pub cost: String,
    /// Whether the proof held when the round was paired.
    pub optimal: bool,
    /// A fingerprint of the levels or weights.
    pub rules: String,
    /// Pairs and dual variables, packed, in hexadecimal.
    pub proof: String,
}

/// The bundle, and its hash.
pub fn write(content: &Content, key: &KeyPair) -> (Vec<u8>, String) {
    let mut data = content.data.clone();
    let people = seal(&mut data, &content.persons, &content.secret);
    let mut files = vec![
        (DATA.to_string(), canonical(&data), false),
        ("certificates.json".into(), canonical(&content.certificates), false),
        ("page.html".into(), page::page(&data, &content.names).into_bytes(), true),
        ("results.h9".into(), content.h9.clone(), true),
    ];
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
        key: key.public(),
        files: files.iter().map(line).collect(),
    });
    let hash = sha256(&manifest);
    let signature = key.sign(PURPOSE, &manifest).into_bytes();
    let mut packed = vec![(MANIFEST.to_string(), manifest), (SIGNATURE.to_string(), signature)];
    packed.extend(files.into_iter().map(|(name, bytes, _)| (name, bytes)));
    packed.push((PEOPLE.into(), canonical(&people)));
    (archive::pack(&packed), hash)
}
