//! The operations on a tour book: their names in the journal and the types of their inputs.

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
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct BundleAdded {
    /// The event's permanent number.
    pub event: String,
    /// The event's name.
    pub name: String,
    /// The number of the bundle, from 1.
    pub sequence: u32,
    /// The bundle's hash.
    pub hash: String,
    /// The public key that signed it.
    pub key: String,
    /// The holder of the key; empty in journals of earlier versions.
    pub signed_by: String,
    /// The holder of the key that signed the hand-over of the event to this one; else empty.
    pub handed_over_by: String,
}

/// A key that was registered.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct KeyAdded {
    /// The public key.
    pub public: String,
    /// The organiser's name.
    pub holder: String,
}

/// A key that was revoked.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct KeyRevoked {
    /// The public key.
    pub public: String,
}

/// A player whose data were confirmed.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PlayerConfirmed {
    /// The player's number in the book.
    pub player: i64,
    /// The year.
    pub year: i32,
}

/// Two players who are one person, by their tokens.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PlayersMerged {
    /// The player who is the same person as `kept`.
    pub duplicate: String,
    /// The player who stays in the lists.
    pub kept: String,
}

/// Two players who are different people, by their tokens.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PlayersKeptSeparate {
    /// One of them.
    pub one: String,
    /// The other.
    pub other: String,
}

/// A championship that was renamed.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct ChampionshipRenamed {
    /// Its old name.
    pub old: String,
    /// Its new name.
    pub new: String,
}
