//! Lists of players, ratings and points, and season rules.

use formats::seed_list::SeedList;
use formats::signing::KeyPair;

use crate::{harmless, readable};

pub(crate) fn csv_list(bytes: &[u8]) {
    match formats::csv_list::read(bytes) {
        Ok(list) => list.players.iter().for_each(|listed| {
            harmless(&listed.player.family);
            harmless(&listed.player.given);
            harmless(&listed.player.club);
        }),
        Err(refusal) => readable(&refusal.to_string()),
    }
}

pub(crate) fn rating_list(bytes: &[u8]) {
    match formats::rating_list::read(bytes) {
        Ok(list) => list.players.iter().for_each(|player| {
            harmless(&player.family);
            harmless(&player.given);
        }),
        Err(refusal) => readable(&refusal.to_string()),
    }
}

/// Reads the bytes unchanged, and again with a valid signature, because anyone with a key can sign any content.
pub(crate) fn seed_list(bytes: &[u8]) {
    if let Err(refusal) = formats::seed_list::read(bytes) {
        readable(&refusal.to_string());
    }
    if let Ok(list) = serde_json::from_slice::<SeedList>(bytes) {
        let signed = formats::seed_list::write(&list, &KeyPair::from_secret(&[7; 32]));
        match formats::seed_list::read(&signed) {
            Ok((read, _)) => assert_eq!(read, list),
            Err(refusal) => readable(&refusal.to_string()),
        }
    }
}

pub(crate) fn season(bytes: &[u8]) {
    if let Err(refusal) = formats::season::read(bytes) {
        readable(&refusal.to_string());
    }
}
