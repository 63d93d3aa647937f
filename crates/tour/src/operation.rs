//! The operations on a tour book: their names in the journal and the types of their inputs.

use chrono::NaiveDate;
use domain::{EventNumber, PlayerToken, TourPlayerId};
use formats::signing::PublicKey;
use serde::{Deserialize, Serialize};

session::operations! {
    /// The operations on a tour book, by their names in the journal.
    pub enum TourOperationName;
    /// Create the tour book.
    CreateTour = "create_tour": TourName;
    /// Add a bundle.
    AddBundle = "add_bundle": BundleAdded, always_copied;
    /// Register the key of an organiser.
    AddKey = "add_key": KeyAdded;
    /// Revoke a key.
    RevokeKey = "revoke_key": KeyRevoked;
    /// Confirm a player's data for a year.
    ConfirmPlayer = "confirm_player": PlayerConfirmed;
    /// Decide that two players are one person.
    MergePlayers = "merge_players": PlayersMerged;
    /// Decide that two players are different people.
    KeepSeparate = "keep_apart": PlayersKeptSeparate;
    /// Rename a championship.
    RenameChampionship = "rename_championship": ChampionshipRenamed;
}

/// The name of a new tour.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct TourName {
    /// The name.
    pub name: String,
}

/// A bundle that was added.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct BundleAdded {
    /// The event's permanent number.
    pub event: EventNumber,
    /// The event's name; empty in journals of earlier versions.
    #[serde(default)]
    pub name: String,
    /// The number of the bundle, from 1.
    pub sequence: u32,
    /// The bundle's hash.
    pub hash: String,
    /// The public key that signed it; `None` in journals of earlier versions.
    #[serde(default)]
    pub key: Option<PublicKey>,
    /// The holder of the key; empty in journals of earlier versions.
    #[serde(default)]
    pub signed_by: String,
    /// The holder of the key that signed the hand-over of the event to this one; else empty.
    #[serde(default)]
    pub handed_over_by: String,
    /// The day on which it was issued, as it says itself; `None` in journals of earlier versions.
    #[serde(default)]
    pub issued: Option<NaiveDate>,
}

/// A key that was registered.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct KeyAdded {
    /// The public key.
    pub public: PublicKey,
    /// The organiser's name.
    pub holder: String,
}

/// A key that was revoked.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct KeyRevoked {
    /// The public key.
    pub public: PublicKey,
}

/// A player whose data were confirmed.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PlayerConfirmed {
    /// The player's number in the book.
    pub player: TourPlayerId,
    /// The year.
    pub year: i32,
}

/// Two players who are one person, by their tokens.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PlayersMerged {
    /// The player who is the same person as `kept`.
    pub duplicate: PlayerToken,
    /// The player who stays in the lists.
    pub kept: PlayerToken,
}

/// Two players who are different people, by their tokens.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PlayersKeptSeparate {
    /// One of them.
    pub one: PlayerToken,
    /// The other.
    pub other: PlayerToken,
}

/// A championship that was renamed.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct ChampionshipRenamed {
    /// Its old name.
    pub old: String,
    /// Its new name.
    pub new: String,
}

#[cfg(test)]
mod tests {
    use formats::signing::KeyPair;
    use serde_json::json;

    use super::*;

    #[test]
    fn keys_in_journals_are_their_digits() {
        let key = KeyPair::from_secret(&[7; 32]).public();
        let stored = json!({ "public": key.to_string(), "holder": "Ada Brook" });
        let read: KeyAdded = serde_json::from_value(stored.clone()).expect("the key is valid");
        assert_eq!(read.public, key);
        assert_eq!(serde_json::to_value(&read).expect("it is JSON"), stored);
        assert!(serde_json::from_value::<KeyRevoked>(json!({ "public": "5e" })).is_err());
    }

    #[test]
    fn bundles_of_earlier_versions_have_no_signer() {
        let read: BundleAdded =
            serde_json::from_value(json!({ "event": "ab".repeat(16), "hash": "5e", "sequence": 1 }))
                .expect("it is readable");
        assert_eq!((read.key, read.signed_by.as_str(), read.issued), (None, "", None));
    }

    #[test]
    fn players_in_journals_are_their_tokens_and_numbers() {
        let stored = json!({ "duplicate": "pin:11111111", "kept": "irn:RO-1" });
        let read: PlayersMerged = serde_json::from_value(stored.clone()).expect("the tokens are valid");
        assert_eq!(read.kept, PlayerToken::of_irn("RO-1"));
        assert_eq!(serde_json::to_value(&read).expect("it is JSON"), stored);
        assert!(serde_json::from_value::<PlayersMerged>(json!({ "duplicate": "Pop", "kept": "irn:RO-1" })).is_err());
        let confirmed = json!({ "player": 3, "year": 2026 });
        let read: PlayerConfirmed = serde_json::from_value(confirmed.clone()).expect("the number is valid");
        assert_eq!((read.player, serde_json::to_value(&read).expect("it is JSON")), (TourPlayerId(3), confirmed));
    }
}
